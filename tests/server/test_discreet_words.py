"""Discreet words, for a screen that others can see, reveal nothing hidden."""

from typing import Any

from .live_server import Served, Socket


def words_of(socket: Socket, discreet: bool) -> dict[str, Any]:
    socket.raw.send(f'{{"t": "speak", "lang": "en", "discreet": {str(discreet).lower()}}}')
    return socket.next("words")


def begin(sockets: list[Socket]) -> None:
    """Play until everyone has looked at their cards."""
    for socket in sockets:
        socket.do("act", action=socket.settle()["view"]["options"][0]["action"])


def test_discreet_log_and_choices_do_not_name_hidden_cards(server: Served) -> None:
    people = [server.guest() for _ in range(3)]
    table = people[0].open_table("castle", seats=3, autostart=True, listed=True)
    with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
        second.do("sit")
        third.do("sit")
        begin([first, second, third])
        looks = [(socket, socket.settle()) for socket in (first, second, third)]
        asked, look = next((one, seen) for one, seen in looks if seen["viewer"] in seen["view"]["decision"]["seats"])
        open_words, covered = words_of(asked, discreet=False), words_of(asked, discreet=True)
        own = look["view"]["table"]["seats"][look["viewer"]]
        dealt = next(line["text"] for line in open_words["lines"] if line["text"].startswith("The coach sets off."))
        assert dealt != "The coach sets off."
        assert "The coach sets off." in [line["text"] for line in covered["lines"]]
        assert any("item 1" in choice["text"] for choice in covered["choices"])
        assert len(covered["choices"]) == len(open_words["choices"])
        offers = [option for option in look["view"]["options"] if option["verb"] == "offer"]
        asked.do("act", action=offers[0]["action"])
        assert own["items"]


def test_discreet_words_do_not_name_an_offered_card(server: Served) -> None:
    people = [server.guest() for _ in range(3)]
    table = people[0].open_table("castle", seats=3, autostart=True, listed=True)
    with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
        second.do("sit")
        third.do("sit")
        sockets = [first, second, third]
        begin(sockets)
        for socket in sockets:
            socket.settle()
        asking = next(one for one in sockets if one.look["viewer"] in one.look["view"]["decision"]["seats"])
        offer = next(option for option in asking.look["view"]["options"] if option["verb"] == "offer")
        asking.do("act", action=offer["action"])
        target = next(one for one in sockets if one.look["viewer"] == offer["seat"])
        target.settle()
        assert words_of(target, discreet=True)["status"].endswith(" offers you an item.")
        assert " offers you: " in words_of(target, discreet=False)["status"]
