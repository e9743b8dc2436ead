"""How each part of a cost is paid (CR 118, 601.2h): one module a family; importing a module declares its parts."""
