"""Cards that change what others do, and cards that do much at once: what makes interactions of two or three cards.

Names only, chosen because each touches another rule. Which of them both engines understand is found out at run.
"""

INTERPLAY = (
    # Characteristics (613)
    "Humility", "Opalescence", "Blood Moon", "Yixlid Jailer", "Glorious Anthem", "Elesh Norn, Grand Cenobite",
    "March of the Machines", "Mycosynth Lattice", "Darksteel Forge", "Maskwood Nexus",
    "Archetype of Imagination", "Muraganda Petroglyphs", "Levitation", "Night of Souls' Betrayal",
    "Dryad of the Ilysian Grove", "Prismatic Omen", "Urborg, Tomb of Yawgmoth", "Concordant Crossroads",
    "Ashaya, Soul of the Wild", "Life and Limb", "Knight of the Reliquary", "Master of Etherium",
    "Coat of Arms", "Crusade", "Bad Moon", "Akroma's Memorial", "Eldrazi Monument", "Privileged Position",
    # What enters, and how (614)
    "Torpor Orb", "Doubling Season", "Primal Vigor", "Anointed Procession", "Parallel Lives", "Hardened Scales",
    "Winding Constrictor", "Corpsejack Menace", "Solemnity", "Melira, Sylvok Outcast", "Kismet",
    "Authority of the Consuls", "Orb of Dreams", "Amulet of Vigor", "Containment Priest", "Grafdigger's Cage",
    "Vorinclex, Monstrous Raider", "Gather Specimens", "Essence of the Wild", "Master Biomancer",
    "Yarok, the Desecrated", "Panharmonicon",
    # Graveyards and death
    "Rest in Peace", "Leyline of the Void", "Samurai of the Pale Curtain", "Kalitas, Traitor of Ghet",
    "Anafenza, the Foremost", "Teysa Karlov", "Blood Artist", "Zulaport Cutthroat", "Grave Pact",
    "Dictate of Erebos", "Fecundity", "Syr Konrad, the Grim", "Mayhem Devil", "Skullclamp",
    "Harvester of Souls", "Grim Haruspex", "Midnight Reaper", "Cruel Celebrant", "Poison-Tip Archer",
    "Massacre Wurm", "Wurmcoil Engine", "Hangarback Walker", "Kitchen Finks", "Geralf's Messenger",
    "Young Wolf", "Murderous Redcap", "Mikaeus, the Unhallowed", "Reassembling Skeleton", "Scrap Trawler",
    "Disciple of the Vault", "Marionette Master", "Field of Dreams", "Tombstone Stairwell", "Whip of Erebos",
    # Damage and life
    "Furnace of Rath", "Dictate of the Twin Gods", "Gratuitous Violence", "Gisela, Blade of Goldnight",
    "Boon Reflection", "Rhox Faithmender", "Tainted Remedy", "Worship", "Platinum Emperion", "Phyrexian Unlife",
    "Everlasting Torment", "Erebos, God of the Dead", "Repercussion", "Spiteful Sliver", "Mogg Maniac",
    "Boros Reckoner", "Stuffy Doll", "Sanguine Bond", "Ajani's Pridemate", "Well of Lost Dreams",
    "Archangel of Thune", "Basilisk Collar", "Urza's Armor", "Fiery Emancipation", "Torbran, Thane of Red Fell",
    "Soulfire Grand Master", "Pariah", "Vigor", "Phyrexian Vindicator",
    # Cards drawn, discarded, put away
    "Thought Reflection", "Alhammarret's Archive", "Notion Thief", "Hullbreacher", "Narset, Parter of Veils",
    "Spirit of the Labyrinth", "Megrim", "Liliana's Caress", "Waste Not", "Underworld Dreams",
    "Psychosis Crawler", "Niv-Mizzet, the Firemind", "Smothering Tithe", "Consecrated Sphinx",
    "Library of Leng", "Nekusar, the Mindrazer", "Abundance", "Chains of Mephistopheles", "Archmage Ascension",
    "Bloodchief Ascension", "Sire of Insanity",
    # Entering triggers
    "Soul Warden", "Suture Priest", "Purphoros, God of the Forge", "Impact Tremors", "Warstorm Surge",
    "Pandemonium", "Guardian Project", "Cathars' Crusade", "Champion of Lambholt", "Elemental Bond",
    "Aura Shards", "Champion of the Parish", "Tatyova, Benthic Druid", "Lotus Cobra", "Ruin Crab",
    "Valakut, the Molten Pinnacle", "Sigil of the Empty Throne", "Eidolon of Blossoms", "Setessan Champion",
    "Sram, Senior Edificer", "Puresteel Paladin", "Reckless Fireweaver",
    # Casting
    "Monastery Mentor", "Young Pyromancer", "Guttersnipe", "Talrand, Sky Summoner",
    "Thalia, Guardian of Thraben", "Sphere of Resistance", "Rule of Law", "Grand Abolisher",
    "Archmage Emeritus", "Rhystic Study", "Mirari", "Lurking Predators", "Ethersworn Canonist",
    "Eidolon of the Great Revel", "Spirit-Sister's Call", "Deathbringer Liege", "Sedris, the Traitor King",
    # Combat and sacrifice
    "Sigarda, Host of Herons", "Tajuru Preserver", "Rafiq of the Many", "Coastal Piracy", "Bident of Thassa",
    "Dolmen Gate", "Fog Bank", "Lightning Greaves", "Sword of Fire and Ice", "Sword of Feast and Famine",
    "Umezawa's Jitte", "Edric, Spymaster of Trest", "Noble Hierarch", "Archetype of Courage",
    "Odric, Lunarch Marshal", "Savage Beating", "Smokestack", "Braids, Cabal Minion", "Contamination",
    "Winter Orb", "Static Orb", "Seedborn Muse", "Wilderness Reclamation", "Sulfuric Vortex", "Awakening Zone",
    "Bitterblossom", "Phyrexian Arena", "Verdant Force", "Luminarch Ascension",
)  # fmt: skip
"""Permanents that another card's event, characteristics or costs meet."""

EVENTFUL = (
    # All of them
    "Wrath of God", "Damnation", "Day of Judgment", "Pyroclasm", "Blasphemous Act", "Earthquake",
    "Star of Extinction", "Evacuation", "Upheaval", "Cyclonic Rift", "Living Death", "Rally the Ancestors",
    "Austere Command", "Planar Cleansing", "Chandra's Ignition", "Massacre", "Toxic Deluge",
    "Black Sun's Zenith", "Barter in Blood", "Innocent Blood", "Tragic Slip", "Overrun",
    "Overwhelming Stampede", "Triumph of the Hordes", "Craterhoof Behemoth", "Inspiring Call",
    "Collective Blessing", "Faith's Reward", "Second Sunrise", "Eerie Interlude", "Ghostly Flicker",
    "Sudden Disappearance", "Mass Calcify",
    # Damage, life
    "Lightning Helix", "Fireball", "Fling", "Soul's Fire", "Corrupt", "Exsanguinate", "Drain Life",
    "Consume Spirit", "Prey Upon", "Rabid Bite", "Swords to Plowshares", "Condemn", "Divine Offering",
    "Congregate", "Beacon of Immortality", "Warleader's Helix", "Flame Slash", "Arc Lightning", "Comet Storm",
    "Electrolyze", "Banefire", "Burst Lightning", "Vampire Nighthawk", "Gray Merchant of Asphodel",
    "Siege-Gang Commander", "Inferno Titan", "Bogardan Hellkite",
    # Cards
    "Harmonize", "Sign in Blood", "Windfall", "Wheel of Fortune", "Mind Rot", "Traumatize",
    "Glimpse the Unthinkable", "Mulldrifter", "Divination", "Jace's Ingenuity", "Careful Study",
    "Faithless Looting", "Tolarian Winds", "Syphon Mind", "Fact or Fiction", "Impulse", "Ponder", "Brainstorm",
    "Cultivate", "Rampant Growth", "Harrow", "Demonic Tutor", "Eternal Witness", "Regrowth", "Raise Dead",
    "Night's Whisper", "Painful Truths", "Read the Bones", "Dig Through Time",
    # Tokens, counters
    "Raise the Alarm", "Secure the Wastes", "Lingering Souls", "Dragon Fodder", "Call of the Herd",
    "Increasing Devotion", "Avenger of Zendikar", "Grave Titan", "Hornet Queen", "Travel Preparations",
    "Gavony Township", "Hunger of the Howlpack", "Incremental Growth", "Common Bond", "Rite of Replication",
    "Cackling Counterpart", "Clone", "Phantasmal Image", "Mirrorweave", "Cytoshape", "Sakashima the Impostor",
    "Populate", "Rootborn Defenses", "Contagion Clasp", "Thrummingbird",
    # Zones and control
    "Reanimate", "Exhume", "Animate Dead", "Zombify", "Victimize", "Path to Exile", "Oblivion Ring",
    "Banisher Priest", "Fiend Hunter", "Journey to Nowhere", "Vindicate", "Beast Within", "Chaos Warp",
    "Threads of Disloyalty", "Control Magic", "Act of Treason", "Insurrection", "Mob Rule", "Treachery",
    "Switcheroo", "Gilded Drake", "Restoration Angel", "Cloudshift", "Momentary Blink", "Flickerwisp",
    "Galepowder Mage", "Sun Titan", "Angel of Serenity", "Puppeteer Clique", "Meren of Clan Nel Toth",
    "Turn to Frog", "Ovinize", "Humble", "Lignify", "Song of the Dryads", "Imprisoned in the Moon",
    "Darksteel Mutation", "Kenrith's Transformation", "Rancor", "Armadillo Cloak", "Spirit Link",
    "Empyrial Armor", "Ethereal Armor", "Mind Control",
    # Modes, kicker, additional costs
    "Cryptic Command", "Kolaghan's Command", "Abzan Charm", "Casualties of War", "Primal Command",
    "Profane Command", "Into the Roil", "Orim's Thunder", "Gatekeeper of Malakir", "Goblin Bushwhacker",
    "Vines of Vastwood", "Bloodchief's Thirst", "Altar's Reap", "Village Rites", "Momentous Fall",
    "Life's Legacy", "Thrilling Discovery", "Bone Splinters", "Shrapnel Blast", "Collective Brutality",
    "Natural Order", "Eldritch Evolution", "Birthing Pod", "Plunge into Darkness", "Reckless Abandon",
    # Planeswalkers and Sagas
    "Elspeth, Knight-Errant", "Garruk Wildspeaker", "Liliana of the Veil", "Jace Beleren", "Chandra Nalaar",
    "Ajani Goldmane", "Sorin Markov", "Karn Liberated", "Ugin, the Spirit Dragon", "Vraska the Unseen",
    "Gideon Jura", "Sarkhan the Mad", "History of Benalia", "The Eldest Reborn", "Song of Freyalise",
    "Fall of the Thran", "Elspeth Conquers Death", "Binding the Old Gods",
)  # fmt: skip
"""Cards whose effect is of many events or of a kind that much replaces or watches."""

EVENTS = (
    "Wrath of God", "Pyroclasm", "Harmonize", "Sign in Blood", "Lightning Helix", "Raise the Alarm",
    "Travel Preparations", "Mind Rot", "Glimpse the Unthinkable", "Evacuation", "Living Death",
    "Barter in Blood", "Innocent Blood", "Overrun", "Faithless Looting", "Fling", "Reanimate", "Act of Treason",
    "Swords to Plowshares", "Disenchant", "Earthquake", "Exsanguinate", "Blightning", "Electrolyze",
    "Dragon Fodder", "Mulldrifter", "Siege-Gang Commander", "Kitchen Finks", "Night's Whisper", "Syphon Mind",
    "Triumph of the Hordes", "Contagion Clasp", "Hornet Queen", "Zombify", "Cloudshift", "Armadillo Cloak",
    "Rite of Replication", "Prey Upon", "Blasphemous Act", "Congregate", "Tragic Slip", "Mind Control",
    "Fecundity", "Wurmcoil Engine", "Gray Merchant of Asphodel", "Inferno Titan", "Flickerwisp",
    "Day of Judgment",
)  # fmt: skip
"""Cards that are cast beside another one, for what happens then."""
