"""Every picture of the games and of the house, drawn by code when the program is built.

    import art

    art.pictures("realms")                   the names of a set's pictures: "realms-dagon", ...
    art.picture("realms-dagon")              a picture as SVG text
    art.file_name("realms-dagon")            "realms-dagon.3f9ac01b.svg": the name changes with the content
    art.for_component("realms", "dagon")     the picture's name; a generic one for a card only some edition knows

`python -m art build` writes all of them to files, which the server sends. Nothing under src/eldritch imports this
package.

Pictures are the same in every process, carry no costly filters and stay below 30 KB. Their ids differ, so that many can
be put on one page.

How a picture is made
---------------------
A *part* is a function that paints on a canvas, decorated with `part`; called without the canvas it gives a *layer*:

    @part
    def band(c: Canvas, y: float, tone: str = "ink") -> None:
        c.path(f"M0 {y}H{c.width}V{c.height}H0z", tone)

A *recipe* (see `recipe.Recipe`) is a name, a palette and layers from far to near, in three stages:

    Recipe("realms-dagon", GREEN, size=(300, 220), light=(-1, -1),
           scene=[sky(), orb(x=210), sea()],        what lies behind
           subject=[mass(d="..."), eyes(...)],      the silhouette that names the picture
           front=[fog(y=200), vignette()])          what frames it

Colours are tones of the palette by name ("ink" to "glow", and "accent"), mixes of them ("mid+deep*.3"), or plain.
Curves are texts, "10,20 30,40! 50,60", where "!" marks a corner (see `geometry`). Randomness comes from `canvas.rng`.

Parts: `light` (mass, inked, glow, rays, line, shape, group ...), `sky`, `land`, `houses`, `stones`, `texture`,
`beings`, `props`. The recipes lie in `recipes`, a package for each game and one for the house; each lists its own as
RECIPES, named "<set>-<key>" after the keys of the game's edition. A set's picture "<set>-unknown" (or
"<set>-unknown_<kind>") stands in for cards it has never heard of.

What makes a picture work
-------------------------
One light, one rim side, one accent, and the accent on the idea of the card. Value before colour: a dark figure on a lit
ground, now and then a pale one in a dark place, never middle on middle. One shape dominates and nobody else has it:
filled with black, it could be no other card. Three to five depths, with fog between. Look at the sheet after every
change (`python -m art sheet SET`), also at 64 px and in grey.
"""

from .gallery import SETS, file_name, for_component, picture, pictures
from .recipe import Recipe, draw

__all__ = ["SETS", "Recipe", "draw", "file_name", "for_component", "picture", "pictures"]
