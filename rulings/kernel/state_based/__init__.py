"""State-based actions: one file a rule or group, all looking at one snapshot and applied together (CR 704).

What is not here: how a rule declares one (``happening.state_based_actions``). Begin with ``checking``.
"""
