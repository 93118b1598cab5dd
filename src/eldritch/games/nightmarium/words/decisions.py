"""Decisions in words: the question, and every choice with its consequences."""

from typing import Any

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import Choice, Pick

from .cards import Deck

ONE_OF_A_LEGION = 1
TWO_OF_ANY = 2

Option = dict[str, Any]


class Decisions:
    """Puts the decision and the options of a view into words."""

    def __init__(self, deck: Deck, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.words = words
        self.names = names

    def prompt(self, view: Data) -> list[str]:
        stack: list[Data] = view["decision"]["stack"]
        lines = [self._chain(view, step) for step in stack if step["step"] == "chain"]
        return [*filter(None, lines), *self._question(view, stack[-1])]

    def _question(self, view: Data, step: Data) -> list[str]:
        key = f"nightmarium-step-{step['step'].replace('_', '-')}"
        match step["step"]:
            case "turn":
                lines = [self.words.say(key, left=step["left"])]
                if step["legion"]:
                    lines.append(self.words.say("nightmarium-legion-binds", legion=step["legion"]))
                return lines
            case "pure_legion" if step["answers"][view["viewer"]]:
                return [self.words.say(f"{key}-second")]
            case "pure_legion":
                if self._may_keep_seal(view, step):
                    return [self.words.say(f"{key}-seal", legion=step["legion"])]
                return [self.words.say(key, legion=step["legion"], count=self._owed(view, step))]
            case "aim":
                return [self.words.say(f"{key}-{step['ability']}")]
            case "chorister":
                return [self.words.say(key, cards=self.deck.names(step["cards"]))]
            case "swap":
                return [self.words.say(key, cards=self.deck.names(step["marked"]), count=step["draws"])]
            case "replay":
                chain = self._replayed(view, step["slot"], step["legion"])
                return [self.words.say(key, slot=_number(step["slot"]), chain=chain)]
            case _:
                return [self.words.say(key)]

    def _chain(self, view: Data, step: Data) -> str:
        """The running chain: abilities that have run, that run now, and that are still to come. Empty without any."""
        current = view["table"]["current"]
        cards = self._body(view, current, step["slot"])
        parts: list[str] = []
        for card in self.deck.chain(cards, step["legion"]):
            position = cards.index(card)
            name = self.deck.name(card)
            if position > step["position"] + 1:
                parts.append(self.words.say("nightmarium-chain-done", card=name))
            elif position == step["position"] + 1:
                parts.append(self.words.say("nightmarium-chain-now", card=name))
            else:
                parts.append(self.words.say("nightmarium-chain-waits", card=name))
        if not parts:
            return ""
        return self.words.say(
            "nightmarium-chain", name=self.names[current], slot=_number(step["slot"]), parts="  ".join(parts)
        )

    def _replayed(self, view: Data, slot: int, legion: str) -> str:
        cards = self._body(view, view["table"]["current"], slot)
        return self.deck.names(self.deck.chain(cards, legion))

    def choices(self, view: Data) -> list[Choice]:
        step = view["decision"]["stack"][-1]
        options: list[Option] = view["options"]
        if step["step"] == "pure_legion" and self._owed(view, step) == TWO_OF_ANY:
            return [self._give_two(view)]
        found = [self._choice(view, option) for option in options if option["verb"] != "mark"]
        marks = [option for option in options if option["verb"] == "mark"]
        if marks and step["step"] == "turn":
            found.append(self._swap(view))
        elif marks:
            found += [self._choice(view, option) for option in marks]
        return found

    def _choice(self, view: Data, option: Option) -> Choice:
        verb: str = option["verb"]
        group = self.words.say(f"nightmarium-group-{verb}")
        text = self._play(view, option) if verb == "play" else self._other(view, option)
        return Choice(group, text, (option["action"],), keys=self._keys(verb))

    def _keys(self, verb: str) -> tuple[str, ...]:
        return ("d", self.words.say("nightmarium-key-draw")) if verb == "draw" else ()

    def _other(self, view: Data, option: Option) -> str:
        key = f"nightmarium-choice-{option['verb']}"
        match option["verb"]:
            case "scavenge" | "execute":
                return self.words.say(
                    key,
                    name=self.names[option["seat"]],
                    **self._target(view, option["seat"], option["slot"]),
                )
            case "devour":
                return self.words.say(key, **self._target(view, view["table"]["current"], option["slot"]))
            case "mark" | "discard":
                return self.words.say(key, card=self.deck.name_in_hand(option["card"]))
            case _:
                return self.words.say(key)

    def _target(self, view: Data, seat: int, slot: int) -> dict[str, str]:
        cards = self._body(view, seat, slot)
        is_complete = view["table"]["seats"][seat]["creatures"][slot]["complete"]
        return {
            "slot": _number(slot),
            "state": "complete" if is_complete else "incomplete",
            "card": self.deck.name(cards[-1]),
            "cards": self.deck.names(list(reversed(cards))),
        }

    def _play(self, view: Data, option: Option) -> str:
        """A card to play, with the abilities it triggers as a head or a seal."""
        card, slot, position = option["card"], option["slot"], option["position"]
        arguments = {"card": self.deck.name(card), "slot": _number(slot)}
        key = f"nightmarium-choice-play-{position}"
        if position in ("legs", "torso"):
            return self.words.say(key, **arguments)
        body = self._body(view, view["table"]["current"], slot)
        whole = [*body, card]
        chain = self.deck.chain(whole, self.deck.legion(card) if position == "seal" else None)
        names = " → ".join(self.deck.ability_name(self.deck.ability(part)) for part in chain)
        pure = "yes" if position == "head" and self.deck.is_pure(whole) else "no"
        return self.words.say(key, **arguments, abilities=len(chain), chain=names, pure=pure)

    def _swap(self, view: Data) -> Choice:
        """Any cards of the hand, marked one by one in rising order, then "stop"."""
        hand: list[int] = view["table"]["seats"][view["viewer"]]["hand"]
        encode = self.deck.actions.encode
        pick = Pick(
            self.words.say("nightmarium-pick-swap"),
            each=tuple(encode("mark", card) for card in hand),
            labels=tuple(map(self.deck.name_in_hand, hand)),
            least=1,
            most=len(hand),
            then=(encode("stop"),),
        )
        return Choice(
            self.words.say("nightmarium-group-mark"),
            self.words.say("nightmarium-choice-swap"),
            pick=pick,
            keys=("s", self.words.say("nightmarium-key-swap")),
        )

    def _owed(self, view: Data, step: Data) -> int:
        """The number of cards the viewer discards for a pure legion: one of the legion, or two without one."""
        matching = any(self.deck.legion(option["card"]) == step["legion"] for option in view["options"])
        return ONE_OF_A_LEGION if matching or step["answers"][view["viewer"]] else TWO_OF_ANY

    def _may_keep_seal(self, view: Data, step: Data) -> bool:
        """Whether the viewer chooses between a seal of the legion and two other cards."""
        return len({self.deck.legion(option["card"]) == step["legion"] for option in view["options"]}) > 1

    def _give_two(self, view: Data) -> Choice:
        hand: list[int] = view["table"]["seats"][view["viewer"]]["hand"]
        encode = self.deck.actions.encode
        pick = Pick(
            self.words.say("nightmarium-pick-two"),
            each=tuple(encode("discard", card) for card in hand),
            labels=tuple(map(self.deck.name_in_hand, hand)),
            least=TWO_OF_ANY,
            most=TWO_OF_ANY,
        )
        group = self.words.say("nightmarium-group-discard")
        return Choice(group, group, pick=pick, alone=True)

    def _body(self, view: Data, seat: int, slot: int) -> list[int]:
        creature = view["table"]["seats"][seat]["creatures"][slot]
        return list(creature["cards"]) if creature else []


def _number(slot: int) -> str:
    """A creature's number, counted from 1."""
    return str(slot + 1)
