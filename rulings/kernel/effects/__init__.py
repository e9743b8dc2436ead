"""What the verbs do (CR 610, 701): one file a verb or family; importing a module declares its performers."""
