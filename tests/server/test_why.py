"""The route that explains why something cannot be chosen."""

from .live_server import Served


def test_the_reason_is_given_in_the_requested_language(server: Served) -> None:
    anna = server.guest()
    table = anna.open_table("realms", seats=2, bots=["random"], autostart=True, options={"seat_0_begins": True})
    why = f"/api/tables/{table}/why?sort=deck&lang="
    assert anna.get(f"{why}en") == {
        "text": "You can only look at the top card of the deck. It goes into a row when a place is free."
    }
    assert anna.get(f"{why}ru")["text"].startswith("На верхнюю карту колоды")


def test_a_spectator_learns_that_it_is_not_their_decision(server: Served) -> None:
    anna = server.guest()
    table = anna.open_table("duel", seats=2, bots=["random"], autostart=True)
    watching = server.visitor().get(f"/api/tables/{table}/why?sort=action&name=move&lang=en")
    assert watching == {"text": "You are watching: you cannot choose."}


def test_after_a_sealed_answer_the_reason_reveals_nothing_about_others(server: Served) -> None:
    anna, boris, clara = (server.guest() for _ in range(3))
    table = anna.open_table("castle", seats=3, autostart=True, listed=True)
    with anna.at(table) as first, boris.at(table) as second, clara.at(table) as third:
        second.do("sit")
        third.do("sit")
        item = first.settle()["view"]["table"]["seats"][0]["items"][0]
        asked = f"/api/tables/{table}/why?sort=item&name={item}&lang=en"
        first.do("act", action=first.look["view"]["options"][0]["action"])
        answer = anna.get(asked)
        assert answer["text"].startswith("It is not your turn. Waiting for Guest")
        second.do("act", action=second.settle()["view"]["options"][0]["action"])
        assert anna.get(asked) == answer


def test_unknown_things_are_refused(server: Served) -> None:
    anna = server.guest()
    table = anna.open_table("duel", seats=2, bots=["random"], autostart=True)
    for thing in ("sort=unicorn", "sort=area&place=99", "sort=area&place=-1", "sort=action&name=dance"):
        status, _ = anna.refusal("GET", f"/api/tables/{table}/why?lang=en&{thing}")
        assert status in (400, 404), thing
    assert anna.refusal("GET", f"/api/tables/{table}/why?lang=en&sort=area&place=99") in (
        (404, "why-nothing"),
        (404, "server-not-found"),
    )
