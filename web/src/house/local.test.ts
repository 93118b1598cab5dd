/** The router of a page without a server: what it shows stands behind the `#`. */

import { beforeEach, expect, test, vi } from "vitest";

type Router = typeof import("./router.svelte");
let router: Router;

beforeEach(async () => {
  document.head.innerHTML = '<meta name="eldritch-host" content="page">';
  history.replaceState(null, "", "/some/folder/index.html#/table/abc?at=3");
  vi.resetModules();
  router = await import("./router.svelte");
});

function press(html: string): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.body.addEventListener("click", (pressed) => router.follow(pressed as MouseEvent), { once: true });
  document.querySelector("a")!.dispatchEvent(event);
  return event;
}

test("the address behind the # is read, and links are written there", () => {
  expect(router.match("/table/:id")).toEqual({ id: "abc" });
  expect(router.address.query.get("at")).toBe("3");
  router.go("/rules/one#word-two");
  expect(location.pathname).toBe("/some/folder/index.html");
  expect(router.address.path).toBe("/rules/one");
  expect(router.address.place).toBe("word-two");
  expect(router.linkTo("/replay/x?at=1")).toMatch(/\/some\/folder\/index\.html#\/replay\/x\?at=1$/);
});

test("a link to a page is followed, one to a place on the page leaves the address as it is", () => {
  expect(press('<a href="#/settings">Settings</a>').defaultPrevented).toBe(true);
  expect(router.address.path).toBe("/settings");
  expect(press('<a href="#main">Skip</a><main id="main"></main>').defaultPrevented).toBe(true);
  expect(router.address.path).toBe("/settings");
  expect(document.activeElement?.id).toBe("main");
});

test("files lie beside the page", async () => {
  const { file, isLocal, isSite } = await import("./host");
  expect([isLocal, isSite]).toEqual([true, true]);
  expect(file("py/runtime.json")).toBe("/some/folder/py/runtime.json");
});
