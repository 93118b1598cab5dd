"""The decisions of Cthulhu Realms, in words."""

from typing import Any

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import Choice

from .cards import Deck
from .rows import has_single_row

Option = dict[str, Any]


class Decisions:
    """Puts the decision and the options of a view into words."""

    def __init__(self, deck: Deck, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.words = words
        self.names = names

    def prompt(self, view: Data) -> list[str]:
        step: Data = view["decision"]["stack"][-1]
        key = f"realms-step-{step['step']}"
        match step["step"]:
            case "turn":
                return [self.words.say(key, power=view["table"]["power"])]
            case "aim":
                return [self.words.say(f"{key}-{self._aimed(step)}", **{name: step[name] for name in AIMED})]
            case "discard":
                return [self.words.say(key, count=step["count"])]
            case "loss":
                name = self.names[step["victim"]]
                return [self.words.say(key, name=name, rest=str(step["rest"]), amount=str(step["amount"]))]
            case _:
                return [self.words.say(key)]

    def _aimed(self, step: Data) -> str:
        """The effect on the chosen player."""
        if step["effect"] != "cards":
            return str(step["effect"])
        return "-".join(verb for verb in ("draw", "discard") if step[verb])

    def choices(self, view: Data) -> list[Choice]:
        options: list[Option] = view["options"]
        found = [self._choice(view, option) for option in options]
        if len(view["table"]["seats"][view["viewer"]]["hand"]) > 1 and options[0]["verb"] == "play":
            found.insert(0, self._play_all(view))
        return found

    def _play_all(self, view: Data) -> Choice:
        """Play all cards of the hand, one after another."""
        hand: list[str] = view["table"]["seats"][view["viewer"]]["hand"]
        encode = self.deck.actions.encode
        actions = tuple(encode("play", self.deck.keys.index(card)) for card in hand)
        keys = ("a", self.words.say("realms-key-all"))
        return Choice(self.words.say("realms-group-play"), self.words.say("realms-choice-play-all"), actions, keys=keys)

    def _choice(self, view: Data, option: Option) -> Choice:
        verb: str = option["verb"].replace("_", "-")
        keys = ("e", self.words.say("realms-key-end")) if verb == "end-turn" else ()
        return Choice(
            self.words.say(f"realms-group-{verb}"), self._text(view, verb, option), (option["action"],), keys=keys
        )

    def _text(self, view: Data, verb: str, option: Option) -> str:
        key = f"realms-choice-{verb}"
        card = self.deck.name(option["card"]) if "card" in option else ""
        match verb:
            case "play":
                return self.words.say(key, card=card, abilities=self.deck.abilities(option["card"]))
            case "use":
                return self.words.say(key, card=card, effect=self.deck.line(option["card"], option["line"]))
            case "buy" | "abjure-market":
                price = str(self.deck.price(option["card"]))
                return self.words.say(key, card=card, price=price, row=self._row(view, option))
            case "aim" if option["seat"] == view["viewer"] and view["decision"]["stack"][-1]["effect"] == "loss":
                return self.words.say(f"{key}-own")
            case "aim" | "destroy" if option["seat"] == view["viewer"]:
                return self.words.say(f"{key}-{'self' if verb == 'aim' else 'own'}", card=card)
            case "aim" | "destroy":
                return self.words.say(key, name=self.names[option["seat"]], card=card)
            case "strike-player" | "graze-player" | "strike" | "graze":
                return self._hit(view, key, option)
            case _:
                return self.words.say(key, card=card)

    def _row(self, view: Data, option: Option) -> str:
        """Which of two rows a card lies in; empty where there is no doubt."""
        if has_single_row(view["table"]) or option["card"] == "adept":
            return ""
        rows = view["table"]["rows"]
        viewer = view["viewer"]
        if option["side"] == 0:
            neighbour = next(row["between"][1] for row in rows if row["between"][0] == viewer)
            return self.words.say("realms-row-left", name=self.names[neighbour])
        neighbour = next(row["between"][0] for row in rows if row["between"][1] == viewer)
        return self.words.say("realms-row-right", name=self.names[neighbour])

    def _hit(self, view: Data, key: str, option: Option) -> str:
        """The effect of a part of a loss on a player or location."""
        step = view["decision"]["stack"][-1]
        victim = view["table"]["seats"][step["victim"]]
        name = self.names[step["victim"]]
        if "card" not in option:
            points = min(step["rest"], victim["sanity"])
            return self.words.say(key, name=name, sanity=str(victim["sanity"]), points=str(points))
        left = min(card["left"] for card in victim["in_play"] if card["card"] == option["card"])
        points = min(step["rest"], left)
        return self.words.say(
            key,
            card=self.deck.name(option["card"]),
            left=str(left),
            points=str(points),
            falls="yes" if points == left else "no",
        )


AIMED = ("amount", "draw", "discard")
