"""Buttons and menus that survive a restart."""
