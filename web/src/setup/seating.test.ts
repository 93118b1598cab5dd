import { describe, expect, it } from "vitest";

import { commonLevel, likeAt, planOf, resized, type Sitter, wantedOf } from "./seating";

const spec = (level: number): string => `level:${level}`;

describe("the seats of a table being set up", () => {
  it("follow one plan until they differ", () => {
    expect(planOf(["3", "6"])).toBe("bots");
    expect(planOf(["here", "here"])).toBe("here");
    expect(planOf(["friend"])).toBe("friends");
    expect(planOf(["friend", "3"])).toBeNull();
  });

  it("keep their sitters when there are more or fewer of them", () => {
    expect(resized([], 2, 3)).toEqual(["3", "3"]);
    expect(resized(["here"], 3, 3)).toEqual(["here", "here", "here"]);
    expect(resized(["friend", "6"], 3, 4)).toEqual(["friend", "6", "4"]);
    expect(resized(["friend", "6", "4"], 1, 4)).toEqual(["friend"]);
  });

  it("share a level only if all bots have it", () => {
    expect(commonLevel(["friend", "6", "6"])).toBe(6);
    expect(commonLevel(["5", "6"])).toBeNull();
    expect(commonLevel(["friend"])).toBeNull();
  });

  it("reach the server as they are", () => {
    const sitters: Sitter[] = ["6", "here", "friend", "1"];
    expect(wantedOf(sitters, ["", "Anna", "", ""], spec)).toEqual({
      companions: [null, "Anna", null, null],
      bots: ["level:6", null, "level:1"],
    });
  });

  it("can be those of a game played before", () => {
    const seat = (player: string | null, bot = "") => ({ player, bot, name: "", ready: true });
    const seats = [seat("someone"), seat("me"), seat("me.1"), seat("b", "level:6"), seat("b", "random")];
    expect(likeAt({ seats }, "me", 3)).toEqual(["friend", "here", "6", "3"]);
  });
});
