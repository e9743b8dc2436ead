"""Which events fit which patterns (CR 603.2): one module a family; importing a module declares its matchers."""
