"""Whose turn it is to think."""

from __future__ import annotations

from itertools import pairwise

from tianxia.server.thinking.turns import KEPT, Share, Turns, Wish


def wishing(*shares, **more):
    """Turns for which these wait, in this order."""
    turns = Turns()
    turns.waiting += [Wish(share, **more) for share in shares]
    return turns


def served(turns, rounds, again=True):
    """Whose turn it is, one after the other; whoever was served comes back at once."""
    order = []
    for _ in range(rounds):
        wish = turns.next()
        order.append(wish.share)
        turns.thinking.remove(wish)
        if again:
            turns.waiting.append(Wish(wish.share, review=wish.review))
    return order


def names(shares):
    return "".join(share.table for share in shares)


def test_every_address_has_its_turn_however_many_tables_it_has_opened():
    many = [Share(name, "10.0.0.1") for name in "abcde"]
    one = Share("z", "10.0.0.2")
    order = served(wishing(*many, one), 10)
    assert names(order) == "azbzczdzez"


def test_every_table_of_an_address_has_its_turn():
    shares = [Share(name, "10.0.0.1") for name in "abc"]
    turns = wishing(*shares)
    turns.waiting += [Wish(shares[0]) for _ in range(3)]  # hints asked for besides
    assert names(served(turns, 6, again=False)) == "abcaaa"


def test_nobody_starves_among_those_who_come_and_go():
    turns = wishing(*(Share(str(n), f"10.0.0.{n}") for n in range(20)))
    order = served(turns, 400)
    for share in {id(share): share for share in order}.values():
        at = [number for number, one in enumerate(order) if one is share]
        assert max(b - a for a, b in pairwise(at)) == 20


def test_a_network_of_many_addresses_is_one():
    here = Share("a", "2001:db8::1"), Share("b", "2001:db8::2:3")
    there = Share("c", "2001:db8:0:1::1")
    assert names(served(wishing(*here, there), 4)) == "acbc"
    mapped = Wish(Share("a", "::ffff:10.0.0.1")), Wish(Share("b", "::ffff:10.0.0.2"))
    assert mapped[0].owner != mapped[1].owner


def test_people_come_before_tables_nobody_is_at_and_those_before_reviews():
    nobody, somebody = Share("n", "1.1.1.1", watched=False), Share("s", "2.2.2.2")
    turns = wishing(Share("r"), review=True)
    turns.waiting += [Wish(nobody), Wish(somebody), Wish(somebody)]
    assert names(served(turns, 4, again=False)) == "ssnr"


def test_whoever_comes_back_to_a_table_is_served_as_one_who_is_there():
    away, there = Share("a", "1.1.1.1", watched=False), Share("t", "2.2.2.2")
    turns = wishing(there, away)
    served(turns, 3)
    away.watched = True
    assert names(served(turns, 1)) == "a"


def test_time_is_divided_among_addresses_and_then_among_their_tables():
    many = [Share(name, "10.0.0.1") for name in "abcde"]
    one, nobody = Share("z", "10.0.0.2"), Share("n", "10.0.0.3", watched=False)
    turns = wishing(*many, one, nobody)
    turns.waiting.append(Wish(Share("r"), review=True))
    assert turns.sharers(Wish(one)) == 2, "ten tables of a neighbour cost no more than one"
    assert turns.sharers(Wish(many[0])) == 2 * 5
    turns.waiting.append(Wish(many[0]))
    assert turns.sharers(Wish(many[0])) == 2 * 5, "a table counts once"
    turns.next()
    assert turns.sharers(Wish(many[0])) == 2 * 5, "so it does while it thinks"
    assert Turns().sharers(Wish(one)) == 1


def test_what_is_remembered_of_strangers_is_bounded():
    turns = wishing(*(Share("t", f"10.0.{n // 250}.{n % 250}") for n in range(2 * KEPT)))
    served(turns, 2 * KEPT, again=False)
    assert len(turns._served) == KEPT
