"""What a seat is shown of the journey. It is made from a view with holes, so it cannot reveal more."""

from mypy_extensions import i64

from eldritch.core.seats import bit, listed

from .actions import ATTACKER, DEFENDER
from .box.components import BROTHERHOOD, ITEMS, ORDER, item_name, organisation_name, profession_name
from .knowledge.notebook import notebook
from .knowledge.views import own_ledger
from .rules.fight_points import points
from .rules.used_cards import card_of, is_item, seat_of
from .state import Journey
from .view_types import Fight, Seat, Table, Used


def table(seen: Journey) -> Table:
    ledger = own_ledger(seen)
    return {
        "turn": seen.turn,
        "current": seen.current,
        "pile": len(seen.pile),
        "bags_turned": not seen.pile,
        "spare": [profession_name(profession) for profession in seen.spare],
        "hand_limit": seen.limit,
        "seats": [player(seen, seat) for seat in range(seen.seats)],
        "fight": fight(seen),
        "notebook": None if ledger is None else notebook(ledger),
    }


def player(seen: Journey, seat: i64) -> Seat:
    """A seat's cards; None for each that is hidden."""
    slots = seen.allegiance[seat * seen.slots : (seat + 1) * seen.slots]
    return {
        "character": seen.box.characters[seen.characters[seat]],
        "items": [item_name(item) for item in seen.hands[seat]],
        "goals": {"order": goals(seen, seat, ORDER), "brotherhood": goals(seen, seat, BROTHERHOOD)},
        "profession": profession_name(seen.professions[seat]),
        "face_up": seen.is_face_up(seat),
        "allegiance": [organisation_name(card) for card in slots],
        "organisation": organisation_name(seen.organisation[seat]),
        "elixir": seen.seats % 2 == 1,
    }


def goals(seen: Journey, seat: i64, organisation: i64) -> list[str]:
    return [ITEMS[item] for item in seen.hands[seat] if seen.is_goal(item, organisation)]


def fight(seen: Journey) -> Fight | None:
    """Who fights whom, who supports whom, which cards were used, and the points."""
    if seen.attacker < 0:
        return None
    return {
        "attacker": seen.attacker,
        "defender": seen.defender,
        "supporters": [listed(supporters(seen, side)) for side in (ATTACKER, DEFENDER)],
        "hypnotised": seen.hypnotised if seen.hypnotised >= 0 else None,
        "used": [used(seen, play) for play in seen.plays],
        "points": {"attacker": points(seen, ATTACKER), "defender": points(seen, DEFENDER)},
    }


def supporters(seen: Journey, side: i64) -> i64:
    found: i64 = 0
    for seat in range(seen.seats):
        if seen.stance[seat] == side:
            found |= bit(seat)
    return found


def used(seen: Journey, play: i64) -> Used:
    """A card used in a fight. A profession is the one its player has."""
    seat, card = seat_of(play), card_of(play)
    name = item_name(card) if is_item(card) else profession_name(seen.professions[seat])
    return {"seat": seat, "card": name}
