### The keywords of Cthulhu Realms. Forms: how each may stand in a text; a star stands for any ending.

realms-keywords-power = Power
realms-keywords-power-forms = conjuring power, power
realms-keywords-power-text =
    You buy cards with it. It comes from cards you play and is lost when your turn ends; nothing can be saved up.
realms-keywords-sanity = Sanity
realms-keywords-sanity-forms = sanity
realms-keywords-sanity-text =
    Everybody begins with 50. Whoever has none left is out. Locations have sanity, too: it says how much they can
    take.
realms-keywords-loss = Loss
realms-keywords-loss-forms = lose*, loss, robs, rob
realms-keywords-loss-text =
    An attack. You spread the points over your opponent and their locations as you like, as far as shields allow.
realms-keywords-gain = Gain
realms-keywords-gain-forms = gain*
realms-keywords-gain-text = A player of your choice, mostly yourself, gets sanity back. There is no upper limit.
realms-keywords-draw = Draw
realms-keywords-draw-forms = draw, draws, drawn
realms-keywords-draw-text = From one's own deck. When it is empty, the discard pile is shuffled and becomes the deck.
realms-keywords-discard = Discard
realms-keywords-discard-forms = discard, discards, discarded
realms-keywords-discard-text =
    A card goes from hand to its owner's discard pile and will come again. Whoever discards chooses it.
realms-keywords-abjure = Abjure
realms-keywords-abjure-forms = abjure*, abjuration
realms-keywords-abjure-text =
    A card that costs 6 or less leaves the game for good: from your hand, your discard pile or the available cards.
realms-keywords-return = Return
realms-keywords-return-forms = return, returns, returned
realms-keywords-return-text =
    A card you have abjured this turn, even one from the row, goes on top of your deck. You will draw it next.
realms-keywords-destroy = Destroy
realms-keywords-destroy-forms = destroy*
realms-keywords-destroy-text = Any location in play, whatever shields there are, goes to its owner's discard pile.
realms-keywords-character = Character
realms-keywords-character-forms = character*
realms-keywords-character-text =
    A card that is used this turn and then goes to your discard pile. The weak black cards are characters as well.
realms-keywords-artifact = Artifact
realms-keywords-artifact-forms = artifact*
realms-keywords-artifact-text =
    A book or a thing. Like a character it is used this turn and then goes to your discard pile.
realms-keywords-location = Location
realms-keywords-location-forms = location*
realms-keywords-location-text =
    It stays on the table and works every turn of yours, until its sanity is gone or it is destroyed.
realms-keywords-colour = Colour
realms-keywords-colour-forms = colour*, yellow, green, purple
realms-keywords-colour-text =
    Many abilities need another card of a certain colour in play, mostly their own: cards of one colour do more
    together.
realms-keywords-requirement = Requirement
realms-keywords-requirement-forms = requirement*, requires
realms-keywords-requirement-text =
    What an ability asks for: another card of yours in play with that sign, or that something happened this turn.
realms-keywords-self = Abjures itself
realms-keywords-self-forms = abjures itself, abjuring this card
realms-keywords-self-text =
    First the effect happens, then this very card leaves the game. It counts as a card you have abjured this turn.
realms-keywords-refuge = Refuge
realms-keywords-refuge-forms = refuge*
realms-keywords-refuge-text =
    A shield for its owner: as long as a refuge stands, its owner cannot lose sanity. Break it first.
realms-keywords-gate = Gate
realms-keywords-gate-forms = gate, gates
realms-keywords-gate-text =
    A shield for locations: as long as a gate stands, its owner's other locations cannot lose sanity. The player still
    can.
realms-keywords-available = Available cards
realms-keywords-available-forms = available, row, market
realms-keywords-available-text =
    The cards you may buy: the open row and the stack of Initiates. A gap in the row is filled at once.
realms-keywords-adept = Initiates
realms-keywords-adept-forms = initiate, initiates
realms-keywords-adept-text =
    A common stack of cheap cards, for sale while it lasts. Each gives 2 power or takes 1 sanity, and takes 1 more if
    you abjure it.
realms-keywords-shared = Shared deck
realms-keywords-shared-forms = shared deck
realms-keywords-shared-text =
    It lies face up, so everybody sees what comes into the row next. When it is used up the game ends.
realms-keywords-neighbour = Neighbours
realms-keywords-neighbour-forms = neighbour*
realms-keywords-neighbour-text =
    With three or four players you reach only those beside you, and buy only from the rows on both your sides.
