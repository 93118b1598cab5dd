"""The designer's lab: what it notes, what it concludes, and what it writes."""

import csv
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

import eldritch
import eldritch.bots
from eldritch.cli import main
from eldritch.cli.study import distinct_names
from eldritch.games.duel.state import Duel
from eldritch.lab.play import seed_of
from eldritch.lab.study.comparing import compare
from eldritch.lab.study.estimates import difference, entropy, mean, slope
from eldritch.lab.study.figures import collect, figures
from eldritch.lab.study.playing import POINTS, Plan, Record, play_game, play_study
from eldritch.lab.study.tallies import Counting, groups, name_of
from eldritch.locale import LANGUAGES, Words

NIGHTMARIUM = eldritch.game("nightmarium")
SEATS = {"realms": 2, "nightmarium": 3, "duel": 2, "castle": 4}


def record(returns: list[float], red: list[int] | None = None, turns: int = 10, **more: object) -> Record:
    """A game made up, in which red cards were bought."""
    seats = len(returns)
    counts = [{"card:red": times} if times else {} for times in red or [0] * seats]
    chances = [[1 / seats] * seats] * POINTS
    given: dict[str, object] = {
        "turns": turns,
        "decisions": 5 * turns,
        "ending": "won",
        "bots": ["greedy"] * seats,
        "returns": returns,
        "wins": returns,
        "counts": counts,
        "chances": chances,
        "asked": {},
        "chosen": {},
    }
    return Record(**{**given, **more})  # type: ignore[arg-type]


# Records of games.


@pytest.mark.parametrize("id", eldritch.games())
def test_every_game_can_be_studied(id: str) -> None:
    bots = ("greedy" if id != "castle" else "random",) * SEATS.get(id, 3)
    played = play_game(eldritch.game(id), Plan(bots, seed=3), 0)
    assert sum(played.returns) == pytest.approx(1.0)
    assert len(played.chances) == POINTS
    if id != "castle":
        assert played.wins == played.returns
        assert all(sum(point) == pytest.approx(1.0, abs=0.01) for point in played.chances)
    assert sum(asked[0] for asked in played.asked.values()) == played.decisions
    found = {label.partition(":")[0] for counts in played.counts for label in counts}
    assert found <= set(groups(id))
    assert len(found) >= min(2, len(groups(id)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", eldritch.games())
def test_what_is_counted_has_a_name_in_every_language(id: str, lang: str) -> None:
    words = Words(lang)
    bots = ("random",) * SEATS.get(id, 3)
    for counts in play_game(eldritch.game(id), Plan(bots, seed=1), 0).counts:
        for label in counts:
            said = name_of(id, label, words)
            assert bool(re.search("[А-Яа-яё]", said)) == (lang == "ru"), label
            assert "_" not in said


def test_events_are_counted_for_the_seat_that_caused_them() -> None:
    game = eldritch.game("realms")
    state = game.new(2, seed=1)
    state.emit("unheard", {})
    state.events = []
    state.emit("bought", {"seat": 1, "card": "necronomicon", "side": 0, "price": 7})
    counted = list(Counting(game).counted(state.events[0]))
    assert counted == [(1, "colour:yellow"), (1, "card:necronomicon")]


def test_the_same_plan_plays_the_same_games() -> None:
    plan = Plan(("greedy", "random"), seed=2)
    assert list(play_study(NIGHTMARIUM, plan, 3)) == list(play_study(NIGHTMARIUM, plan, 3))


def test_different_bots_change_seats_with_every_deal() -> None:
    """The same deal begins with the same seat, so each of two bots begins it once."""
    games = list(play_study(NIGHTMARIUM, Plan(("greedy", "random"), seed=2), 8))
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert {one.bots[0], other.bots[0]} == {"greedy", "random"}
        assert one.bots == other.bots[::-1]
    assert figures(collect(games)).bots["greedy"].value > 0.5


def test_of_three_bots_each_has_every_place_of_a_deal() -> None:
    plan = Plan(("greedy", "random", "random"), seed=2)
    games = [play_game(NIGHTMARIUM, plan, number) for number in range(3)]
    assert sorted(one.bots.index("greedy") for one in games) == [0, 1, 2]


@pytest.mark.parametrize("id", eldritch.games())
def test_places_are_counted_from_who_has_the_first_turn(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the Castle all seats decide something before the first turn, which does not tell who begins."""
    monkeypatch.setattr("eldritch.lab.study.playing.seated_bot", lambda _name, seed: eldritch.bots.bot("random", seed))
    game, seats = eldritch.game(id), SEATS.get(id, 3)
    plan = Plan(tuple(f"seat {seat}" for seat in range(seats)), seed=5)
    began = []
    for deal in range(5):
        state = game.new(seats, seed_of(plan.seed, "deal", deal))
        while state.turns() == 0:
            seat = state.deciders()[0]
            state.apply(seat, state.legal(seat)[0])
        began.append(state.first if isinstance(state, Duel) else state.current)  # type: ignore[attr-defined]
        order = [f"seat {(began[-1] + place) % seats}" for place in range(seats)]
        assert play_game(game, plan, deal * seats).bots == order
    assert len(set(began)) > 1 or id == "duel", "in the duel Great Cthulhu begins"


def test_companions_of_the_castle_win_together() -> None:
    """The returns share one victory; each of the winners has won all the same."""
    played = [play_game(eldritch.game("castle"), Plan(("random",) * 4, seed=3), number) for number in range(5)]
    together = [one for one in played if one.ending == "wrongly_declared"]
    assert together
    for one in together:
        assert sorted(one.returns) == [0.0, 0.0, 0.5, 0.5]
        assert one.wins == [float(gained > 0) for gained in one.returns]


def test_a_draw_of_the_castle_is_half_a_victory() -> None:
    drawn = play_game(eldritch.game("castle"), Plan(("random",) * 4, 3, {"turn_limit": 20}), 0)
    assert drawn.ending == "turn_limit"
    assert drawn.wins == [0.5] * 4


# What is concluded.


def test_length_places_and_endings() -> None:
    games = [record([1.0, 0.0], turns=20), record([1.0, 0.0], turns=40), record([0.5, 0.5], turns=30, ending="drawn")]
    found = figures(collect(games))
    assert found.turns.value == 15.0, "turns of each of two seats"
    assert found.turns.low < 15.0 < found.turns.high
    assert [place.value for place in found.places] == pytest.approx([2.5 / 3, 0.5 / 3])
    assert {ending: one.value for ending, one in found.endings.items()} == pytest.approx({"won": 2 / 3, "drawn": 1 / 3})


def test_companions_each_win_and_an_equal_share_is_what_all_places_win_on_average() -> None:
    """Three of four seats form an organisation that wins two games in three; the fourth wins the rest alone."""
    games = [record([1 / 3, 1 / 3, 1 / 3, 0.0], wins=[1.0, 1.0, 1.0, 0.0])] * 20
    games += [record([0.0, 0.0, 0.0, 1.0], wins=[0.0, 0.0, 0.0, 1.0])] * 10
    found = figures(collect(games))
    assert [place.value for place in found.places] == pytest.approx([2 / 3, 2 / 3, 2 / 3, 1 / 3])
    assert found.equal == pytest.approx(7 / 12)
    assert not found.drawn


def test_seats_that_win_together_prove_no_more_than_one() -> None:
    """Three seats with the same bot that win or lose together are one trial, not three."""
    bots = ["greedy", "greedy", "greedy", "random"]
    games = [record([1 / 3, 1 / 3, 1 / 3, 0.0], wins=[1.0, 1.0, 1.0, 0.0], bots=bots)] * 20
    games += [record([0.0, 0.0, 0.0, 1.0], wins=[0.0, 0.0, 0.0, 1.0], bots=bots)] * 20
    found = figures(collect(games)).bots
    assert found["greedy"].value == found["random"].value == 0.5
    assert found["greedy"].low == pytest.approx(found["random"].low)
    assert found["greedy"].high == pytest.approx(found["random"].high)


def test_a_profession_that_wins_for_its_organisation_is_worth_what_it_adds() -> None:
    """Two against two: a red card adds 0.3 to the chance of both team mates; shares of a victory would halve it."""
    generator = np.random.default_rng(5)
    games = []
    for _ in range(4000):
        holder = int(generator.integers(0, 4))
        won = generator.random() < (0.8 if holder < 2 else 0.2)
        wins = [1.0, 1.0, 0.0, 0.0] if won else [0.0, 0.0, 1.0, 1.0]
        red = [int(seat == holder) for seat in range(4)]
        games.append(record([win / 2 for win in wins], red, wins=wins))
    worth = figures(collect(games)).contributions[0].worth
    assert worth is not None
    assert worth.value == pytest.approx(0.3, abs=0.03)


def test_a_winning_card_is_distinguished_from_a_useless_one() -> None:
    generator = np.random.default_rng(1)
    games = []
    for _ in range(400):
        red, blue = generator.integers(0, 4, 2), generator.integers(0, 4, 2)
        chance = 1 / (1 + np.exp(-(red[0] - red[1])))
        won = float(generator.random() < chance)
        counts = [{"card:red": int(red[seat]), "card:blue": int(blue[seat])} for seat in range(2)]
        games.append(record([won, 1 - won], counts=counts))
    found = {one.label: one for one in figures(collect(games)).contributions}
    red_worth, blue_worth = found["card:red"].worth, found["card:blue"].worth
    assert red_worth is not None
    assert red_worth.low > 0.05
    assert blue_worth is not None
    assert not blue_worth.excludes_zero


def test_a_card_is_not_praised_for_the_luck_of_the_place() -> None:
    """Only the first player buys it, and the first player wins more often; the card itself does nothing."""
    generator = np.random.default_rng(2)
    bought = generator.integers(0, 2, 2000)
    counts = np.stack([bought, np.zeros(2000, dtype=np.int64)], axis=1).astype(np.float64)
    won = (generator.random(2000) < 0.7).astype(np.float64)
    worth = slope(counts, np.stack([won, 1 - won], axis=1))
    assert worth is not None
    assert abs(worth.mean()) < 0.1, "who counts the place to the card finds 0.2 and more"


def test_the_interval_of_a_slope_holds_the_truth_as_often_as_it_says() -> None:
    generator = np.random.default_rng(3)
    held = 0
    for _ in range(300):
        counts = generator.poisson(2.0, (150, 3)).astype(np.float64)
        gained = 0.15 * (counts - counts.mean(axis=1, keepdims=True)) + generator.normal(0, 0.5, (150, 3))
        slopes = slope(counts, gained)
        assert slopes is not None
        worth = mean(slopes)
        # One more of three seats raises one's lead by two thirds, and 0.15 times that is 0.1.
        held += worth.low <= 0.1 <= worth.high
    assert 0.90 <= held / 300 <= 0.99


def test_rare_things_have_no_estimated_effect() -> None:
    games = [record([1.0, 0.0], red=[1, 0])] + [record([0.0, 1.0])] * 200
    assert figures(collect(games)).contributions[0].worth is None


def test_a_comeback_is_a_win_of_who_did_not_lead_half_way() -> None:
    ahead = [[0.8, 0.2]] * POINTS
    turned = [[0.8, 0.2]] * (POINTS - 2) + [[0.1, 0.9]] * 2
    games = [record([1.0, 0.0], chances=ahead)] * 3 + [record([0.0, 1.0], chances=turned)]
    games += [record([0.5, 0.5], chances=ahead)]
    found = figures(collect(games))
    assert found.behind.value == 0.25, "a draw of all is nobody's comeback"
    assert found.changes == 0.25
    assert found.curve[0].leader.value == 0.75
    assert found.curve[-1].leader.value == 1.0
    assert found.curve[0].winner == pytest.approx((3 * 0.8 + 0.2) / 4)


def test_entropy_of_choices() -> None:
    assert entropy(Counter()) == entropy(Counter(a=9)) == 0.0
    assert entropy(Counter(a=1, b=1, c=1, d=1)) == 2.0
    asked = {"turn": [4.0, 1.0, 13.0, 6.0]}
    chosen = {"turn": {"7": 2, "8": 1}}
    decision = figures(collect([record([1.0, 0.0], asked=asked, chosen=chosen)] * 2)).choices[0]
    assert (decision.per_game, decision.forced, decision.options, decision.offered) == (4.0, 0.25, 3.25, 1.5)
    assert decision.variety == pytest.approx(0.918, abs=0.001)
    assert decision.commonest == pytest.approx(2 / 3)


def test_a_change_shows_with_its_interval_and_no_change_shows_none() -> None:
    generator = np.random.default_rng(4)
    before = [record([1.0, 0.0], red=[2, 1], turns=int(turns)) for turns in generator.integers(10, 40, 50)]
    after = [record([1.0, 0.0], red=[2, 2], turns=one.turns + int(generator.integers(0, 3))) for one in before]
    found = {effect.label: effect for effect in compare(before, after)}
    assert found["course:turns"].clear, "pairs differ by far less than games do"
    assert found["course:turns"].difference.value == pytest.approx(0.5, abs=0.25), "turns of each of two seats"
    assert found["card:red"].difference.value == 0.5
    assert not found["place:1"].clear
    assert not any(effect.clear for effect in compare(before, before))


def test_turns_are_of_the_same_unit_in_a_study_and_in_a_comparison() -> None:
    games = [record([1.0, 0.0], turns=turns) for turns in (10, 20, 30)]
    found = {effect.label: effect for effect in compare(games, games)}
    assert found["course:turns"].before == figures(collect(games)).turns.value == 10.0


@pytest.mark.parametrize("label", ["place:1", "ending:won", "course:turns", "card:red"])
def test_that_no_pair_differs_proves_no_equality(label: str) -> None:
    """Of 100 pairs none differs; if four in a hundred did, that would happen once in sixty times."""
    generator = np.random.default_rng(6)
    games = [record([1.0, 0.0], [int(red), 0], turns=int(10 + red)) for red in generator.integers(0, 3, 100)]
    change = {effect.label: effect for effect in compare(games, games)}[label].difference
    assert change.low < 0.0 == change.value < change.high
    if label in ("place:1", "ending:won"):
        assert change.high == pytest.approx(0.037, abs=0.001)


@pytest.mark.parametrize("discordant", [0.002, 0.01, 0.05, 0.5])
def test_the_interval_of_a_difference_holds_the_truth_also_where_few_pairs_differ(discordant: float) -> None:
    """Three of four pairs that differ are won by the second."""
    generator = np.random.default_rng(7)
    held = 0
    for _ in range(1000):
        change = generator.choice([0.0, 1.0, -1.0], 200, p=[1 - discordant, 0.75 * discordant, 0.25 * discordant])
        before = np.where(change == 0, 1.0, (change < 0).astype(np.float64))
        found = difference(before, before + change, furthest=1.0)
        held += found.low <= discordant / 2 <= found.high
    assert held >= 940


def test_a_change_of_what_a_card_is_worth_shows_with_an_honest_interval() -> None:
    """Red wins by 0.3 for each in the one edition and by 0.1 in the other, with the same luck in both."""
    held = clear = 0
    for seed in range(100):
        generator = np.random.default_rng(seed)
        red, luck = generator.integers(0, 2, (300, 2)), generator.random(300)
        editions = []
        for worth in (0.3, 0.1):
            won = (luck < 0.5 + worth * (red[:, 0] - red[:, 1])).astype(np.float64)
            editions.append([record([won[game], 1 - won[game]], red[game].tolist()) for game in range(300)])
        change = {effect.label: effect for effect in compare(*editions)}["worth:card:red"]
        held += change.difference.low <= -0.2 <= change.difference.high
        clear += change.clear
    assert held >= 90
    assert clear >= 90, "two studies that know nothing of each other would tell them apart in half the cases"


def test_comebacks_options_and_varieties_are_compared() -> None:
    ahead = [[0.8, 0.2]] * POINTS
    plain = record([1.0, 0.0], chances=ahead, asked={"turn": [4.0, 1.0, 9.0, 5.0]}, chosen={"turn": {"7": 3}})
    turned = record([0.0, 1.0], chances=ahead, asked={"turn": [4.0, 0.0, 16.0, 8.0]}, chosen={"turn": {"7": 2, "8": 2}})
    found = {effect.label: effect for effect in compare([plain] * 60, [plain] * 30 + [turned] * 30)}
    assert (found["course:behind"].before, found["course:behind"].after) == (0.0, 0.5)
    assert (found["course:options"].before, found["course:options"].after) == (2.25, 3.125)
    assert (found["course:forced"].before, found["course:forced"].after) == (0.25, 0.125)
    assert found["course:changes"].difference.value == 0.0
    assert found["options:turn"].difference.value == pytest.approx(0.875)
    assert found["variety:turn"].before == 0.0
    assert found["variety:turn"].after == pytest.approx(entropy(Counter({"7": 5, "8": 2})))
    assert found["variety:turn"].clear
    assert not found["asked:turn"].clear


def test_a_variety_that_cannot_be_larger_is_not_therefore_certain() -> None:
    """Two choices as frequent as each other: more of either would make as little difference as more of the other."""
    even = [record([1.0, 0.0], asked={"aim": [2.0, 0.0, 4.0, 2.0]}, chosen={"aim": {"1": 1, "2": 1}})] * 40
    change = {effect.label: effect for effect in compare(even, even)}["variety:aim"].difference
    assert change.high == pytest.approx(0.088, abs=0.001)


def test_different_bots_are_compared() -> None:
    bots = ["greedy", "random"]
    before = [record([1.0, 0.0], bots=bots), record([0.0, 1.0], bots=bots)] * 30
    after = [record([1.0, 0.0], bots=bots)] * 60
    found = {effect.label: effect for effect in compare(before, after)}
    assert found["bot:greedy"].difference.value == 0.5
    assert found["bot:greedy"].clear


# What is written.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_writes_a_report_pictures_and_tables(tmp_path: Path, lang: str) -> None:
    assert main(["study", "nightmarium", "--games", "30", "--seed", "1", "--out", str(tmp_path), "--lang", lang]) == 0
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert bool(re.search("[А-Яа-я]", page)) == (lang == "ru")
    assert not re.search(r'(src|href)="(?!#)', page), "the page needs nothing else"
    for name in ("length", "places", "curve", "choices", "worth-ability"):
        assert (tmp_path / f"{name}.svg").stat().st_size > 1000
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 60
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["turns"] for row in table] == [int(row["turns"]) for row in rows]


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    command = ["study", "nightmarium", "--seed", "1", "--lang", "en", "--out"]
    main([*command, str(tmp_path / "one"), "--games", "4"])
    main([*command, str(tmp_path / "one"), "--games", "9"])
    main([*command, str(tmp_path / "other"), "--games", "9", "--workers", "2"])
    for name in ("games.csv", "contributions.csv"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()


def test_a_changed_hand_shows_its_effect(tmp_path: Path) -> None:
    """With a target of the same creatures and hands of two cards instead of five, games take longer."""
    own = Path(NIGHTMARIUM.edition.path).read_text(encoding="utf-8")
    changed = tmp_path / "small-hands.toml"
    changed.write_text(own.replace("cards = 5", "cards = 2"), encoding="utf-8")
    editions = ["--edition", "box", "--edition", str(changed)]
    command = ["study", "nightmarium", "--games", "60", "--seed", "1", "--lang", "en"]
    assert main([*command, *editions, "--out", str(tmp_path)]) == 0
    with (tmp_path / "effects.csv").open(encoding="utf-8", newline="") as file:
        effects = {row["label"]: row for row in csv.DictReader(file)}
    assert float(effects["course:turns"]["difference_low"]) > 0
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "The first edition is box, the second small-hands.toml." in page
    assert 'class="sure"' in page
    assert "turns per player" in page
    assert any(label.startswith("worth:ability:") for label in effects)
    assert (tmp_path / "effect-worth-ability.svg").stat().st_size > 1000


def test_the_box_is_our_own_whatever_the_environment_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = Path(NIGHTMARIUM.edition.path).read_text(encoding="utf-8")
    changed = tmp_path / "small-hands.toml"
    changed.write_text(own.replace("cards = 5", "cards = 2"), encoding="utf-8")
    digest = eldritch.game("nightmarium", changed).edition.digest
    monkeypatch.setenv("ELDRITCH_EDITION_NIGHTMARIUM", str(changed))
    command = ["study", "nightmarium", "--games", "2", "--seed", "1", "--lang", "en", "--out"]
    editions = ["--edition", "box", "--edition", str(changed)]
    assert main([*command, str(tmp_path / "both"), *editions]) == 0
    assert main([*command, str(tmp_path / "none")]) == 0
    played = {folder: {path.stem for path in (tmp_path / folder).glob("*.jsonl")} for folder in ("both", "none")}
    assert played["none"] == {f"games-{digest}"}
    assert played["both"] == {f"games-{digest}", f"games-{NIGHTMARIUM.edition.digest}"}


def test_editions_of_the_same_name_are_distinct_names_by_their_folders() -> None:
    assert distinct_names([]) == ()
    assert distinct_names(["box", "mine/hands.toml"]) == ("box", "hands.toml")
    assert distinct_names(["a/b/hands.toml", "c/b/hands.toml"]) == ("a/b/hands.toml", "c/b/hands.toml")
    assert distinct_names(["hands.toml", "hands.toml"]) == ("hands.toml", "hands.toml")
    assert distinct_names(["box", "mine/box"]) == ("box", "mine/box")


def test_records_of_another_version_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / f"games-{NIGHTMARIUM.edition.digest}.jsonl"
    command = ["study", "nightmarium", "--games", "2", "--seed", "1", "--lang", "en", "--out", str(tmp_path)]
    assert main(command) == 0
    kept.write_text(
        kept.read_text(encoding="utf-8").replace('"record_version": 3', '"record_version": 2'), encoding="utf-8"
    )
    assert main(command) != 0
    assert "record_version is 2 there and 3 here" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (["--bots", "random,random,random", "--seats", "2"], "each of the 2 seats, not 3"),
        (["--edition", "box", "--edition", "box", "--edition", "box"], "two to compare, not 3"),
        (["--games", "1"], "at least 2"),
        (["--seats", "9"], "2 to 5"),
        (["--executor", "abacus"], "abacus"),
    ],
)
def test_wrong_input_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str], complaint: str
) -> None:
    assert main(["study", "nightmarium", "--out", str(tmp_path), "--lang", "en", *wrong]) == 2
    assert complaint in capsys.readouterr().err
