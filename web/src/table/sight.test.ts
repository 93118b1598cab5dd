import { expect, test } from "vitest";

import { beside } from "./sight";

const room = new DOMRect(0, 0, 390, 844);
const panel = { width: 300, height: 160 };

test("a hint stands above what it is about", () => {
  expect(beside(new DOMRect(100, 500, 60, 40), panel, room, 10)).toEqual({ left: 10, top: 330 });
});

test("without room above it stands below", () => {
  expect(beside(new DOMRect(100, 60, 60, 40), panel, room, 10)).toEqual({ left: 10, top: 110 });
});

test("a hint covers neither its thing nor a name between them", () => {
  const [thing, name] = [new DOMRect(100, 500, 60, 40), new DOMRect(8, 450, 180, 20)];
  const { left, top } = beside(thing, panel, room, 10, [name]);
  expect(left + panel.width <= name.left || left >= name.right || top + panel.height <= name.top || top >= name.bottom).toBe(true);
  expect(top + panel.height <= thing.top || top >= thing.bottom).toBe(true);
});

test("where names are everywhere it covers what matters least", () => {
  const thing = new DOMRect(0, 300, 390, 40);
  const { top } = beside(thing, panel, room, 10, [new DOMRect(0, 0, 390, 844)]);
  expect(top + panel.height <= thing.top || top >= thing.bottom).toBe(true);
});
