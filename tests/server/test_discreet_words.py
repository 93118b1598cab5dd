"""Words for a screen that others can see: nothing in them tells what only its owner may know."""

from typing import Any

from .live_server import Served, Socket


def told(socket: Socket, discreet: bool) -> dict[str, Any]:
    socket.raw.send(f'{{"t": "speak", "lang": "en", "discreet": {str(discreet).lower()}}}')
    return socket.next("words")


def begun(sockets: list[Socket]) -> None:
    """Everybody has looked at their cards."""
    for socket in sockets:
        socket.do("act", action=socket.settle()["view"]["options"][0]["action"])


def test_with_the_hand_covered_neither_log_nor_choices_name_it(server: Served) -> None:
    people = [server.guest() for _ in range(3)]
    table = people[0].open_table("castle", seats=3, autostart=True, listed=True)
    with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
        second.do("sit")
        third.do("sit")
        begun([first, second, third])
        looks = [(socket, socket.settle()) for socket in (first, second, third)]
        asked, look = next((one, seen) for one, seen in looks if seen["viewer"] in seen["view"]["decision"]["seats"])
        open_words, covered = told(asked, discreet=False), told(asked, discreet=True)
        own = look["view"]["table"]["seats"][look["viewer"]]
        dealt = next(line["text"] for line in open_words["lines"] if line["text"].startswith("The coach sets off."))
        assert dealt != "The coach sets off."
        assert "The coach sets off." in [line["text"] for line in covered["lines"]]
        assert any("item 1" in choice["text"] for choice in covered["choices"])
        assert len(covered["choices"]) == len(open_words["choices"])
        offers = [option for option in look["view"]["options"] if option["verb"] == "offer"]
        asked.do("act", action=offers[0]["action"])
        assert own["items"]


def test_an_offer_is_not_named_while_the_hand_is_covered(server: Served) -> None:
    people = [server.guest() for _ in range(3)]
    table = people[0].open_table("castle", seats=3, autostart=True, listed=True)
    with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
        second.do("sit")
        third.do("sit")
        sockets = [first, second, third]
        begun(sockets)
        for socket in sockets:
            socket.settle()
        asking = next(one for one in sockets if one.look["viewer"] in one.look["view"]["decision"]["seats"])
        offer = next(option for option in asking.look["view"]["options"] if option["verb"] == "offer")
        asking.do("act", action=offer["action"])
        target = next(one for one in sockets if one.look["viewer"] == offer["seat"])
        target.settle()
        assert told(target, discreet=True)["status"].endswith(" offers you an item.")
        assert " offers you: " in told(target, discreet=False)["status"]
