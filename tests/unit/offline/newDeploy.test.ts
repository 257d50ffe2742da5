import { beforeEach, expect, test, vi } from "vitest";

import { bootModuleUrl, reloadIfDeployed } from "#src/offline/newDeploy.ts";

const page = (boot: string) => `<head><script>theme()</script><script type="module" src="${boot}"></script></head>`;
const kept = new Map<string, string>();
const reload = vi.fn<() => void>();
let onServer: () => Promise<Response>;

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/boot-old.js" }) });
  vi.stubGlobal("location", { pathname: "/en/tours", reload });
  vi.stubGlobal("fetch", () => onServer());
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the boot module of a page is found, and none on a page without scripts", () => {
  expect(bootModuleUrl(page("/assets/boot-a.js"))).toBe("/assets/boot-a.js");
  expect(bootModuleUrl("<p>A wireless network asks for a password</p>")).toBeUndefined();
});

test("with another build on the server, the page reloads once", async () => {
  onServer = () => Promise.resolve(new Response(page("/assets/boot-new.js")));
  expect(await reloadIfDeployed()).toBe(true);
  expect(await reloadIfDeployed()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["the same build is on the server", () => Promise.resolve(new Response(page("/assets/boot-old.js")))],
  ["somebody else answers", () => Promise.resolve(new Response("Sign in to the wireless network"))],
  ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
])("the page does not reload if %s", async (_what, answer) => {
  onServer = answer;
  expect(await reloadIfDeployed()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("without session storage the page does not reload, because it could do so forever", async () => {
  onServer = () => Promise.resolve(new Response(page("/assets/boot-new.js")));
  vi.stubGlobal("sessionStorage", undefined);
  expect(await reloadIfDeployed()).toBe(false);
});
