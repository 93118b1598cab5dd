/** Who answers: a server, or Python in a worker of this very page. Pages do not know. */

/** The files of a site without a server: their `index.html` says so. */
export const isSite = document.querySelector('meta[name="eldritch-host"][content="page"]') !== null;

/** This page plays without a server: it is of such a site, or a server's app was opened at `/#/`. */
export const isLocal = isSite || (location.pathname === "/" && location.hash.startsWith("#/"));

/** The folder that the app was loaded from; a server has it at the top. */
const ROOT = isLocal ? location.pathname.replace(/[^/]*$/, "") : "/";

/** The address of a file beside `index.html`. */
export function file(name: string): string {
  return ROOT + name;
}
