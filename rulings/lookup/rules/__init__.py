"""Rule numbers and words of the rules as people type them.

Begin with ``rule_numbers``.
"""
