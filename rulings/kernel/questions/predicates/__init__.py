"""Predicates of filters: one module a family; importing a module declares its tests
(``rulings.kernel.questions.matching``)."""
