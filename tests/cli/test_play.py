"""Games in the terminal."""

import io
import random
import re
import sys
from collections.abc import Callable

import pytest

import eldritch as library
from eldritch import bots
from eldritch.cli.screen import Screen
from eldritch.cli.shell import Player, Shell
from eldritch.cli.tables import terminal_table
from eldritch.games.nightmarium.state import Nightmare
from eldritch.locale import Words

from .typist import Keyboard, Result, first_of_everything, question, typed

Run = Callable[..., Result]

ALONE = "play nightmarium --seats 3 --bots random --seed"


@pytest.mark.parametrize(
    ("lang", "won", "again"),
    [
        ("en", r"\n(.+) won with 5 complete", "To play the same deal"),
        ("ru", r"\nПобеда: (.+), 5 завершённых", "ту же раздачу"),
    ],
)
def test_a_whole_game_against_bots(eldritch: Run, lang: str, won: str, again: str) -> None:
    seed = 5
    result = eldritch(f"{ALONE} {seed} --lang {lang}", first_of_everything)
    assert (result.code, result.complained) == (0, "")
    assert re.search(won, result.shown)
    assert again in result.shown
    assert f"eldritch play nightmarium --seats 3 --seed {seed} --bots random,random" in result.shown
    assert max(len(line) for line in result.shown.splitlines()) <= 80


def test_a_game_with_seals_and_seven_creatures_keeps_to_the_width(eldritch: Run) -> None:
    command = f"{ALONE} 4 --option seals=yes --option target=7 --option turn_limit=60 --lang ru"
    result = eldritch(command, first_of_everything)
    assert result.code == 0
    assert "◆" in result.shown
    shown = [line for line in result.shown.splitlines() if not line.startswith("  eldritch play")]
    assert max(len(line) for line in shown) <= 80


def test_the_same_seed_repeats_the_game(eldritch: Run) -> None:
    first, second, other = (eldritch(f"{ALONE} {seed}", typed(["1"] * 8)).shown for seed in (3, 3, 4))
    assert first == second
    assert "Turn 4" in first
    assert first != other


def test_play_without_arguments_starts_a_game(eldritch: Run) -> None:
    result = eldritch("play nightmarium", typed([]))
    assert result.code == 0
    assert "At the table: Player 1, Bot 2 (Cultist, level 4" in result.shown
    assert "--bots level:4,level:4" in result.shown
    assert "Your hand" in result.shown


def test_the_end_of_input_ends_the_game_cleanly(eldritch: Run) -> None:
    result = eldritch(f"{ALONE} 5", typed(["1"]))
    assert (result.code, result.complained) == (0, "")
    assert "unfinished" in result.shown
    assert result.shown.endswith("Goodbye!\n")


def test_quitting_asks_first(eldritch: Run) -> None:
    result = eldritch(f"{ALONE} 5", typed(["q", "n", "q", "y", "never read"]))
    assert result.code == 0
    assert result.shown.count("Leave the game?") == 2
    assert "unfinished" in result.shown


def test_another_game_has_another_seed(eldritch: Run) -> None:
    games = iter(["y", "n"])

    def once_more(shown: str) -> str:
        return next(games) if "Another game" in question(shown) else first_of_everything(shown)

    shown = eldritch(f"{ALONE} 2", once_more).shown
    seeds = re.findall(r"--seed (\d+)", shown)
    assert len(seeds) == 2
    assert seeds[0] == "2" != seeds[1]


def test_a_game_of_bots_only_can_be_watched(eldritch: Run) -> None:
    result = eldritch("play nightmarium --humans 0 --seats 2 --bots random --seed 3")
    assert result.code == 0
    assert "Turn 2: Bot" in result.shown
    assert "Your hand" not in result.shown
    assert " won with 5 complete creatures" in result.shown


@pytest.mark.parametrize(("lang", "key", "wins"), [("en", "h", "win chance"), ("ru", "п", "шансы")])
def test_a_hint_names_moves_with_their_chances_and_reasons(eldritch: Run, lang: str, key: str, wins: str) -> None:
    shown = eldritch(f"{ALONE} 5 --lang {lang}", typed([key])).shown
    hints = re.findall(rf"^[1-3]\. [^%]+:\s{wins}\s+\d+\s?%", shown, re.MULTILINE)  # long lines are wrapped
    assert 1 < len(hints) <= 3
    reasons = [line for line in shown.splitlines() if line.startswith("   ") and line.strip() in said_reasons(lang)]
    assert len(reasons) >= len(hints)


def said_reasons(lang: str) -> set[str]:
    words = Words(lang)
    keys = ("begin", "grow", "complete", "draw", "pure-legion")
    plain = {words.say(f"nightmarium-why-{key}") for key in keys}
    return plain | {f"{words.say('bots-why-looked-ahead')}; {reason}" for reason in plain}


def test_bots_do_not_reveal_their_reasons(eldritch: Run) -> None:
    shown = eldritch(f"{ALONE} 5", typed(["w"])).shown
    assert "Start with --training to hear their reasons." in " ".join(shown.split())


def test_in_training_bots_give_reasons(eldritch: Run) -> None:
    command = "play nightmarium --seats 2 --bots greedy --training --seed 5"
    shown = eldritch(command, typed(["1", "1", "1", "1", "w"])).shown
    assert "as the torso of #1 (the creature grows)" in shown[shown.rfind("for help): w") :]
    assert "--bots greedy --training" in shown


def hand(shown: str) -> list[str]:
    """The codes of the cards in the last shown hand."""
    return re.findall(r"^ +\d+  ([NHIC]\d+) ", shown[shown.rfind("Your hand") :], re.MULTILINE)


def test_cards_are_swapped_by_their_places_in_the_hand(eldritch: Run) -> None:
    screens: list[str] = []

    def swap(shown: str) -> str | None:
        screens.append(shown)
        return "s 4 1" if len(screens) == 1 else None

    shown = eldritch(f"{ALONE} 5", swap).shown
    before, after = hand(screens[0]), hand(screens[1])
    assert re.search(rf"swaps 2 cards: {before[0]}[^,]*, {before[3]}", shown)
    assert len(after) == 4
    assert set(before) - set(after) == {before[0], before[3]}


def test_a_swap_chosen_by_number_asks_for_the_cards(eldritch: Run) -> None:
    def choose_swap(shown: str) -> str | None:
        if "Which cards?" in question(shown):
            return "2"
        swap = re.findall(r"^ +(\d+) discard cards", shown, re.MULTILINE)
        return str(swap[-1]) if len(swap) == 1 else None

    shown = eldritch(f"{ALONE} 5", choose_swap).shown
    assert "Which cards?" in shown
    assert "swaps a card: H35." in shown


def test_a_swap_in_russian(eldritch: Run) -> None:
    assert "меняет 2 карты: Н24 (Падальщик), Л35." in eldritch(f"{ALONE} 5 --lang ru", typed(["м 1 2"])).shown


WRONG = [
    ("99", "number from 1 to"),
    ("0", "number from 1 to"),
    ("-1", "number from 1 to"),
    ("", "number from 1 to"),
    ("hello", "number from 1 to"),
    ("1 2", "Type only one number"),
    ("s 9", "from this list: 1, 2, 3, 4, 5"),
    ("s x", "from this list: 1, 2, 3, 4, 5"),
    ("s 1 1", "only once"),
]


@pytest.mark.parametrize(("line", "friendly"), WRONG)
def test_wrong_input_prints_one_line_and_asks_again(eldritch: Run, line: str, friendly: str) -> None:
    shown = eldritch(f"{ALONE} 5", typed([line])).shown
    after = shown[shown.index("Your choice") :].splitlines()
    assert friendly in after[1]
    assert after[2].startswith("Your choice")


def test_an_empty_list_of_cards_swaps_nothing(eldritch: Run) -> None:
    shown = eldritch(f"{ALONE} 5", typed(["s", ""])).shown
    assert "at least one number" in shown
    assert "Player 1 swaps" not in shown


def test_playing_a_card_can_be_undone(eldritch: Run) -> None:
    screens: list[str] = []

    def play_and_undo(shown: str) -> str | None:
        screens.append(shown)
        return {1: "1", 2: "u"}.get(len(screens))

    shown = eldritch(f"{ALONE} 5", play_and_undo).shown
    assert "plays N24" in shown
    assert "Undone." in shown
    assert len(hand(screens[1])) == 4
    assert hand(screens[2]) == hand(screens[0])
    assert "2 actions left" in screens[2][screens[2].rfind("Undone.") :]


def test_a_swap_without_a_draw_is_undone_as_a_whole(eldritch: Run) -> None:
    shown = eldritch(f"{ALONE} 5", typed(["s 1", "u"])).shown
    after = shown[shown.index("Undone.") :]
    assert "2 actions left" in after
    assert "Swapping" not in after


def test_a_draw_cannot_be_undone(eldritch: Run) -> None:
    assert "cannot be undone: it revealed a hidden card" in eldritch(f"{ALONE} 5", typed(["d", "u"])).shown


def test_moves_of_others_cannot_be_undone(eldritch: Run) -> None:
    assert "others have acted since" in eldritch(f"{ALONE} 5", typed(["u"])).shown


def test_before_the_first_step_there_is_nothing_to_undo(eldritch: Run) -> None:
    result = eldritch("play nightmarium --humans 2 --seats 2 --seed 1", typed(["", "u"]))
    assert "nothing to undo yet" in result.shown


def test_help_log_table_and_rules_at_any_time(eldritch: Run) -> None:
    shown = eldritch(f"{ALONE} 5", typed(["?", "l", "t", "r", "r 3", "r 77"])).shown
    assert "undo your last action" in shown
    assert "Mourner      draw two cards" in shown
    assert "Discarded: " in shown
    assert "  9  Winning, and variants" in shown
    assert "3. Your turn" in shown
    assert "from 1 to 9" in shown
    assert shown.count("Bot 3 ends the turn") == 2


def test_the_letters_of_the_language_work_too(eldritch: Run) -> None:
    shown = eldritch(f"{ALONE} 5 --lang ru", typed(["ж", "т", "р 3", "о", "в", "д"])).shown
    assert shown.count("Бот 3 заканчивает ход") == 2
    assert "Сброс: " in shown
    assert "3. Ваш ход" in shown
    assert "только собственный последний шаг" in shown
    assert "неоконченной" in shown


def test_without_a_terminal_there_are_no_escape_codes(eldritch: Run) -> None:
    assert "\x1b" not in eldritch(f"{ALONE} 5", typed(["1", "1"])).shown


@pytest.mark.parametrize(("no_color", "colours"), [("", True), ("1", False)])
def test_no_color_is_respected(eldritch: Run, monkeypatch: pytest.MonkeyPatch, no_color: str, colours: bool) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    if no_color:
        monkeypatch.setenv("NO_COLOR", no_color)
    shown = eldritch(f"{ALONE} 5", typed(["1"])).shown
    assert bool(re.search(r"\x1b\[[\d;]*(3[0-7]|9[0-7])m", shown)) == colours


@pytest.mark.parametrize(
    ("answer", "title"), [("", "Cthulhu Realms"), ("1", "Cthulhu Realms"), ("nightmarium", "Nightmarium")]
)
def test_without_a_name_the_game_is_asked_for(eldritch: Run, answer: str, title: str) -> None:
    result = eldritch("play", typed([answer]))
    assert "  1  Cthulhu Realms\n" in result.shown
    assert f"\n{title} ─" in result.shown


def test_other_commands_require_a_game(eldritch: Run) -> None:
    assert eldritch("rules").complained.startswith("eldritch: name a game: realms, nightmarium")


def before_paying_two() -> Nightmare:
    """A position in which the first seat owes two cards for a pure legion, because it has none of that legion."""
    for seed in range(100):
        chance = random.Random(seed)
        state = library.game("nightmarium").new(3, seed)
        assert isinstance(state, Nightmare)
        while not state.over:
            waiting = state.deciders()
            if 0 in waiting and state.current != 0 and "any 2 cards" in prompt_text(state):
                return state
            state.apply(waiting[0], chance.choice(state.legal(waiting[0])))
    raise AssertionError("no such position")


def prompt_text(state: Nightmare) -> str:
    table = terminal_table(library.game("nightmarium"), Words("en"), ["Anya", "Borya", "Vova"])
    return " ".join(table.prompt(state.view(0)))


def test_two_cards_for_a_pure_legion_are_typed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", Keyboard(screen, typed(["1", "1 2 3", "2 1"])))
    players = [Player("Anya"), *(Player(name, bots.bot("random", 1)) for name in ("Borya", "Vova"))]
    with pytest.raises(EOFError):
        Shell(library.game("nightmarium"), before_paying_two(), players, Screen(), Words("en")).run()
    shown = screen.getvalue()
    held = hand(shown[: shown.index("Which two cards?")])
    assert shown.count("Please type 2 numbers.") == 2
    assert re.search(rf"Anya has no \w+ and discards {held[0]}\b[^,]*, {held[1]}\b", shown)
