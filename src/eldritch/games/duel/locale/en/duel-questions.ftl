### Questions that come up in Cthulhu Wars: Duel.

duel-questions-keeper = Who keeps a gate when the keeper is lost?
duel-questions-keeper-answer =
    Nobody, even if other cultists of yours stand beside it. In your own next turn one of them steps on by itself;
    until then the enemy may.
duel-questions-choice = Who chooses which cultist is captured or which figure is killed?
duel-questions-choice-answer = Its owner, always. So a second cultist beside the keeper is a shield.
duel-questions-decay = I have exactly as much Power as Decay. May I act?
duel-questions-decay-answer =
    No. You are left with none, and your turn is over. Decay is paid once a turn, not for each action.
duel-questions-zero = May I do something that costs 0 with no Power left?
duel-questions-zero-answer =
    No action: those need at least 1 Power after Decay. Manning gates and stepping off is still free in your own turn.
duel-questions-pass = Must I act while I have Power?
duel-questions-pass-answer = Yes, once a turn. If nothing else can be afforded, passing is left.
duel-questions-retreat = What if the pained cannot retreat?
duel-questions-retreat-answer =
    One of them, of its owner's choice, is lost and scores Doom for the enemy. The others stay where they are.
duel-questions-enemy-turn = Do I get a spellbook in the enemy's turn?
duel-questions-enemy-turn-answer =
    Yes, as soon as a requirement of yours is met, whoever's turn it is. In a battle it comes when the battle is over.
duel-questions-sixth = What happens with the sixth book?
duel-questions-sixth-answer =
    From then on both players may battle as often as they can pay for it in a turn, once in each area.
duel-questions-signs = When do Elder Signs count?
duel-questions-signs-answer = When you reveal them, or at the end. Hidden ones do not bring the game to 30.
