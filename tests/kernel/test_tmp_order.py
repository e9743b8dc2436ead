import random
from unittest import mock
from .test_order_of_equals import some_game, outcome, shuffled, drive, pool, state_based
from rulings.kernel.state import battlefield
from rulings.kernel.state_based.checking import perform_state_based_actions
from rulings.kernel.foreseeing import copy_of


def test_it(pool):
    out = open("/tmp/rb/order.out", "w")
    for seed in (6061,):
        game, chance = some_game(pool, seed)
        for i in battlefield(game.state):
            if game.seen(i).is_creature and chance.random() < 0.6:
                game.change_object(i, damage=chance.randint(1, 4), has_deathtouch_damage=chance.random() < 0.2)
            if chance.random() < 0.3:
                game.change_object(
                    i, counters=game.object(i).counters.set("+1/+1", 1).set("-1/-1", chance.randint(1, 3))
                )
        for i in battlefield(game.state):
            s = game.seen(i)
            o = game.object(i)
            print(i, s.name, s.controller, s.power, s.toughness, o.damage, dict(o.counters), o.attached_to, file=out)
        logs = []

        def act(one, order):
            checks = list(state_based.checks())
            order.shuffle(checks)
            with mock.patch.object(state_based, "_CHECKS", checks):
                drive(perform_state_based_actions(one))
            logs.append([repr(x.event)[:200] for x in one.log[-30:]])

        outs = [outcome(copy_of(game), random.Random(0), act)]
        for n in range(1, 4):
            outs.append(outcome(shuffled(game, chance), random.Random(n), act))
        for n, o in enumerate(outs[1:]):
            if isinstance(o, str) or isinstance(outs[0], str):
                print("STR", o, outs[0], file=out)
                continue
            print(
                "DIFF",
                o[0] - outs[0][0],
                outs[0][0] - o[0],
                o[1:] == outs[0][1:],
                o[2] - outs[0][2],
                outs[0][2] - o[2],
                file=out,
            )
            print(logs[0], file=out)
            print(logs[n + 1], file=out)
    out.close()
