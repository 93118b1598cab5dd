### Questions that come up in Cthulhu Wars: Duel.

duel-questions-keeper = Who controls a gate when its keeper is lost?
duel-questions-keeper-answer =
    Nobody. Acolytes beside the gate are lost before the one on it, so there is usually nobody left to take it. A
    cultist who arrives later takes the gate automatically on your turn; until then the enemy may take it.
duel-questions-choice = Who chooses which cultist is captured or which figure is killed?
duel-questions-choice-answer = Its owner, always. So a second cultist beside the keeper protects the gate.
duel-questions-decay = I have exactly as much Power as Decay. May I act?
duel-questions-decay-answer =
    No. You are left with none, and your turn is over. Decay is paid once a turn, not for each action.
duel-questions-zero = May I do something that costs 0 with no Power left?
duel-questions-zero-answer =
    No action: actions need at least 1 Power after Decay. Taking and leaving control of gates is still free on your own
    turn.
duel-questions-pass = Must I act while I have Power?
duel-questions-pass-answer = Yes, once a turn. If you can afford nothing else, you must pass.
duel-questions-retreat = What if pained figures cannot retreat?
duel-questions-retreat-answer =
    One of them, chosen by its owner, is lost and scores Doom for the enemy. The others stay where they are.
duel-questions-enemy-turn = Can I get a spellbook on the enemy’s turn?
duel-questions-enemy-turn-answer = Yes, as soon as you meet a requirement. In a battle it comes when the battle is over.
duel-questions-sixth = What does the sixth spellbook bring?
duel-questions-sixth-answer =
    From then on both players may battle as often as they can afford in a turn, once in each area.
duel-questions-signs = When do Elder Signs count?
duel-questions-signs-answer = When you reveal them, or at the end. Hidden signs do not count towards the 30.
