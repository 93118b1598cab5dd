### The lesson of Ravens, step by step.

learn-ravens-welcome-title = Welcome, raven
learn-ravens-welcome = Everyone offers gifts face down. Rings and buttons score points, nails and thorns cost points.
learn-ravens-offer-title = Make an offer
learn-ravens-offer = If your neighbour refuses, the card goes to your own row. Offer your ring.
learn-ravens-answer-title = Answer an offer
learn-ravens-answer = The ring is yours. Now your neighbour offers you a card. Refuse it.
learn-ravens-end-title = That is all
learn-ravens-end = When all hands are empty, the rows are turned up and counted.
