/** The words that most pages need, in one file: a request for each would take longer. */

export default import.meta.glob<string>(
  [
    "../../../src/eldritch/locale/en/{core,house,join,learn,page,pile,position,puzzles,replay,server,shell,table}.ftl",
    "../../../src/eldritch/games/*/locale/en/house-*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
