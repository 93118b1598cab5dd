"""Asking the server why something cannot be done."""

from .live_server import Served


def test_the_reason_is_given_in_the_language_that_is_asked_for(server: Served) -> None:
    anna = server.guest()
    table = anna.open_table("realms", seats=2, bots=["random"], autostart=True, options={"seat_0_begins": True})
    why = f"/api/tables/{table}/why?sort=deck&lang="
    assert anna.get(f"{why}en") == {
        "text": "The top of the deck is only to be seen: it comes into a row when a place is free."
    }
    assert anna.get(f"{why}ru")["text"].startswith("Верхняя карта колоды")


def test_a_spectator_is_told_that_the_choice_is_not_theirs(server: Served) -> None:
    anna = server.guest()
    table = anna.open_table("duel", seats=2, bots=["random"], autostart=True)
    watching = server.visitor().get(f"/api/tables/{table}/why?sort=action&name=move&lang=en")
    assert watching == {"text": "You are watching: the choice is not yours."}


def test_who_has_answered_in_secret_learns_nothing_of_the_others(server: Served) -> None:
    anna, boris, clara = (server.guest() for _ in range(3))
    table = anna.open_table("castle", seats=3, autostart=True, listed=True)
    with anna.at(table) as first, boris.at(table) as second, clara.at(table) as third:
        second.do("sit")
        third.do("sit")
        item = first.settle()["view"]["table"]["seats"][0]["items"][0]
        asked = f"/api/tables/{table}/why?sort=item&name={item}&lang=en"
        first.do("act", action=first.look["view"]["options"][0]["action"])
        told = anna.get(asked)
        assert told["text"].startswith("Not your turn: the table waits for Guest")
        second.do("act", action=second.settle()["view"]["options"][0]["action"])
        assert anna.get(asked) == told


def test_what_is_not_on_the_table_is_refused(server: Served) -> None:
    anna = server.guest()
    table = anna.open_table("duel", seats=2, bots=["random"], autostart=True)
    for thing in ("sort=unicorn", "sort=area&place=99", "sort=area&place=-1", "sort=action&name=dance"):
        status, _ = anna.refusal("GET", f"/api/tables/{table}/why?lang=en&{thing}")
        assert status in (400, 404), thing
    assert anna.refusal("GET", f"/api/tables/{table}/why?lang=en&sort=area&place=99") in (
        (404, "why-nothing"),
        (404, "server-not-found"),
    )
