import { expect, test } from "vitest";

import { componentOf, factsOf, titleOf } from "./facts";

const raven = { card: "raven", copies: 3, sorts: ["bird", "omen"], night: true, mark: "S", abilities: [{ needs: [] }], text: "" };
const box = { components: [raven, { card: "owl", copies: 1 }], map: {} };

test("a component is found by its name", () => {
  expect(componentOf(box, "owl")).toEqual({ card: "owl", copies: 1 });
  expect(componentOf(box, "crow")).toBeUndefined();
});

test("plain facts are shown, marks and empty or nested ones are not", () => {
  expect(titleOf("ravens", raven)).toBe("raven");
  expect(factsOf("ravens", raven)).toEqual([
    { label: "copies", value: "3" },
    { label: "sorts", value: "bird, omen" },
    { label: "night", value: "core-yes" },
  ]);
});
