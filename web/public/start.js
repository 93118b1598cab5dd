/* What the page cannot do without, its first script and its style, is asked for again until it comes. If it does not
   come, the page says so. */
(function () {
  const entry = document.querySelector("script[type=module][src]").src;
  const FIRST = 500;
  const TRIES = 6;

  function mendStyles() {
    for (const link of document.querySelectorAll("link[rel=stylesheet]")) if (!link.sheet) link.replaceWith(link.cloneNode());
  }

  function giveUp() {
    const lost = document.getElementById("lost");
    if (!lost || document.getElementById("app").childElementCount > 0) return;
    lost.hidden = false;
    lost.querySelector("button").onclick = () => location.reload();
  }

  /** A script that has come is not run twice. */
  function ask(count) {
    if (count > TRIES) return giveUp();
    import(entry).catch(() => setTimeout(ask, FIRST * 1.5 ** count, count + 1));
  }

  function begin() {
    mendStyles();
    ask(1);
  }

  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
})();
