"""Attacking, blocking and combat damage (CR 508-510).

What is here: declarations, their restrictions, requirements and costs. What is not: the steps of the phase
(``turn.combat_phase``). Begin with ``attacking`` and ``blocking``.
"""
