import { expect, test } from "vitest";

import { address, go, match } from "./router.svelte";

test("a pattern gives the values of its places", () => {
  go("/table/abc%20d");
  expect(match("/table/:id")).toEqual({ id: "abc d" });
  expect(match("/table/:id/after")).toBeNull();
  expect(match("/rules/:game")).toBeNull();
});

test("home is home, with or without a query", () => {
  go("/?code=raven");
  expect(match("/")).toEqual({});
  expect(address.query.get("code")).toBe("raven");
});

test("going back in the browser is noticed", () => {
  go("/one");
  go("/two", { replace: true });
  expect(address.path).toBe("/two");
  history.pushState(null, "", "/three");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(address.path).toBe("/three");
});
