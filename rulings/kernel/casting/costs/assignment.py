"""Sending units through a network so that the reward is greatest: who blocks whom, as a sum to be made largest.

What is here: the arithmetic (successive best paths). What is not: what the units, limits and rewards are.
"""

from dataclasses import dataclass

from rulings.kernel.state.effort import EDGES_PER_LOOK, Effort


@dataclass(slots=True)
class _Edge:
    start: int
    end: int
    room: int
    reward: int


class Network:
    """Nodes are numbers; edges have room for so many units, and a reward for each.

    Shape: of several edges between the same nodes the better one is used first, so that "the first unit is worth more"
    can be said; nothing is sent that earns nothing.
    """

    def __init__(self, nodes: int, effort: Effort) -> None:
        self._nodes = nodes
        self._effort = effort
        self._edges: list[_Edge] = []

    def connect(self, start: int, end: int, room: int, reward: int = 0) -> int:
        """Adds an edge; its number is for ``sent``."""
        self._edges += [_Edge(start, end, room, reward), _Edge(end, start, 0, -reward)]
        return len(self._edges) - 2

    def sent(self, edge: int) -> int:
        """How many units went along an edge."""
        return self._edges[edge + 1].room

    def fill(self, source: int, sink: int) -> int:
        """Sends units as long as one more earns something; returns the whole reward.

        Shape: cost nodes x edges for each unit, counted as work.
        Raises: BoundError: it takes more work than the game may.
        """
        total = 0
        while True:
            gain, path = self._best_path(source, sink)
            if gain <= 0:
                return total
            for number in path:
                self._edges[number].room -= 1
                self._edges[number ^ 1].room += 1
            total += gain

    def _best_path(self, source: int, sink: int) -> tuple[int, list[int]]:
        """The path with the greatest reward along edges that have room (Bellman-Ford)."""
        best: list[int | None] = [None] * self._nodes
        came_by: list[int | None] = [None] * self._nodes
        best[source] = 0
        for _ in range(self._nodes):
            self._effort.spend(1 + len(self._edges) // EDGES_PER_LOOK)
            has_changed = False
            for number, edge in enumerate(self._edges):
                here = best[edge.start]
                if not edge.room or here is None:
                    continue
                there = best[edge.end]
                if there is None or here + edge.reward > there:
                    best[edge.end], came_by[edge.end], has_changed = here + edge.reward, number, True
            if not has_changed:
                break
        gain = best[sink]
        if gain is None:
            return 0, []
        path: list[int] = []
        node = sink
        while node != source:
            last = came_by[node]
            assert last is not None
            path.append(last)
            node = self._edges[last].start
        return gain, path
