"""Keywords that open another ability: boast, exhaust, forecast, max speed (CR 702.57, 702.142, 702.177, 702.178).

日本語: 誇示、消尽、予見、最高速
Reading gives such an ability its limits ("only once each turn"); nothing else is special about it.
"""

from rulings.kernel.keywords import asked_by_name

asked_by_name("702.142", "boast")
asked_by_name("702.177", "exhaust")
asked_by_name("702.57", "forecast")
asked_by_name("702.178", "max speed")
# A companion is revealed before the game, and put into hand from outside it (CR 702.139a): on a card in the game the
# ability does nothing.
asked_by_name("702.139", "companion")
