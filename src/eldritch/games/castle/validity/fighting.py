"""Checks of the fight and of its frames."""

from collections.abc import Iterable

from eldritch.core.dumps import require
from eldritch.core.seats import bit
from eldritch.core.stack_checks import below, is_seat
from eldritch.core.state import UNKNOWN

from ..box.components import (
    DAGGER,
    DOCTOR,
    DUELIST,
    HYPNOTIST,
    NO_ITEM,
    POISON_MIXER,
    POISON_RING,
    PRIEST,
)
from ..rules import fight, powers, spoils
from ..rules.fight_points import is_fighter
from ..rules.spoils import Doctor, GiveBack, Luggage, Spoils
from ..rules.used_cards import FINISHED, PROFESSION, card_of, is_item, is_poison, seat_of
from ..state import NOBODY, Journey
from .places import answers_fit, asks, holds, in_fight, is_top, knows, on_turn, yes_or_no
from .zones import is_whole


def check_fight(state: Journey) -> None:
    fighters = (state.attacker, state.defender)
    frames = sum(isinstance(frame, fight.Fight) for frame in state.stack)
    if state.attacker == NOBODY:
        rest = (state.defender, state.hypnotised)
        require(rest == (NOBODY, NOBODY) and not any(state.stance), "fight: nobody attacks")
        require(not state.plays and frames == 0, "fight: nobody attacks")
        return
    require(all(is_seat(state, seat) for seat in fighters), "fight: two seats must fight")
    require(state.attacker != state.defender and state.attacker == state.current, "fight: the current seat attacks")
    require(frames == 1, "fight: it needs its place on the stack")
    for seat, side in enumerate(state.stance):
        require(0 <= side <= 2, "stance: there is no such side")
        require(side == 0 or not is_fighter(state, seat), "stance: fighters are on their own side")
    if state.hypnotised != NOBODY:
        is_bystander = is_seat(state, state.hypnotised) and not is_fighter(state, state.hypnotised)
        require(is_bystander and state.stance[state.hypnotised] == 0, "fight: this seat cannot be hypnotised")
        require(is_after_hypnosis(state), "fight: nobody can be hypnotised yet")
    require(len(set(state.plays)) == len(state.plays), "plays: no card is used twice")
    for play in state.plays:
        check_used(state, seat_of(play), card_of(play))


def is_after_hypnosis(state: Journey) -> bool:
    """Whether the fight has passed the step at which its attacker, a Hypnotist, takes somebody out of it."""
    stages = [frame.stage for frame in state.stack if isinstance(frame, fight.Fight)]
    asked = any(isinstance(frame, fight.Hypnosis) for frame in state.stack)
    return stages[0] >= fight.POWERS and not asked and state.professions[state.attacker] == HYPNOTIST


def check_used(state: Journey, seat: int, card: int) -> None:
    require(is_seat(state, seat), "plays: must be of a seat")
    if is_item(card):
        holds = card in state.hands[seat] or (UNKNOWN in state.hands[seat] and not is_whole(state))
        require(DAGGER <= card <= POISON_RING and holds, "plays: nobody can have used this")
        return
    require(state.is_face_up(seat), "plays: a used profession lies face up")
    poisons = is_poison(card)
    require(card <= PROFESSION + 2, "plays: there is no such card")
    require(poisons == (state.professions[seat] == POISON_MIXER), "plays: only the Poison Mixer poisons")
    require(not poisons or not is_fighter(state, seat), "plays: fighters do not poison")


def fights(state: Journey, place: int, frame: fight.Fight) -> bool:
    stages = fight.CHALLENGE < frame.stage <= fight.CONSEQUENCES
    return on_turn(state, place) and stages and not is_top(state, place)


def priest(state: Journey, place: int, frame: fight.Priest) -> bool:
    fits = answers_fit(state, frame.asked, frame.answers, yes_or_no(state, PRIEST))
    return in_fight(state, place, fight.SUPPORTING) and fits and asks(state, frame.asked, fight.possible_priests(state))


def early_duel(state: Journey, place: int, frame: fight.EarlyDuel) -> bool:
    beneath = below(state, place)
    fits = answers_fit(state, frame.asked, frame.answers, yes_or_no(state, DUELIST))
    asked = asks(state, frame.asked, fight.possible_duelists(state))
    return state.options.early_duelist and isinstance(beneath, fight.Support) and fits and asked


def support(state: Journey, place: int, frame: fight.Support) -> bool:
    return in_fight(state, place, fight.HYPNOSIS) and not is_fighter(state, frame.seat)


def hypnosis(state: Journey, place: int, frame: fight.Hypnosis) -> bool:
    return in_fight(state, place, fight.POWERS) and frame.seat == state.attacker


def powers_round(state: Journey, place: int, frame: powers.Powers) -> bool:
    def allowed(seat: int) -> Iterable[int]:
        cards = powers.usable(state, seat)
        chosen = frame.answers[seat] & (FINISHED - 1)
        return [chosen, chosen | FINISHED] if chosen & ~cards == 0 and is_one_poison(chosen) else []

    fits = answers_fit(state, frame.asked, frame.answers, allowed)
    return in_fight(state, place, fight.COUNT) and fits and asks(state, frame.asked, powers.asked_in_round(state))


def is_one_poison(chosen: int) -> bool:
    """Whether the chosen cards let at most one side win by poison."""
    both = bit(PROFESSION + 1) | bit(PROFESSION + 2)
    return chosen & both != both


def doctor(state: Journey, place: int, frame: Doctor) -> bool:
    fits = answers_fit(state, frame.asked, frame.answers, yes_or_no(state, DOCTOR))
    asked = asks(state, frame.asked, spoils.possible_doctors(state))
    return in_fight(state, place, fight.CONSEQUENCES) and fits and asked


def pay(state: Journey, place: int, frame: fight.Pay) -> bool:
    is_priest = state.is_face_up(frame.priest) and state.professions[frame.priest] == PRIEST
    attacks = frame.seat == state.current != frame.priest
    return on_turn(state, place) and attacks and is_priest and len(state.hands[frame.seat]) >= 2


def fought(state: Journey, place: int, frame: Spoils | Luggage | GiveBack) -> bool:
    return on_turn(state, place) and frame.winner != frame.loser and state.current in (frame.winner, frame.loser)


def luggage(state: Journey, place: int, frame: Luggage) -> bool:
    """The winner has looked at the luggage."""
    sees = is_whole(state) or frame.winner == state.viewer
    if sees and not knows(state, frame.winner, state.hands[frame.loser], of=frame.loser):
        return False
    return fought(state, place, frame) and frame.luggage == (state.hands[frame.loser] if sees else [])


def give_back(state: Journey, place: int, frame: GiveBack) -> bool:
    sees = is_whole(state) or state.viewer in (frame.winner, frame.loser)
    has_it = holds(state, frame.winner, frame.taken) if sees else frame.taken == NO_ITEM
    return fought(state, place, frame) and has_it and not state.hands[frame.loser]
