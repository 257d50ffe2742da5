import { rm } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import { PAGES } from "#content/pages.ts";
import { FROM_CACHE } from "#src/domain/connection.ts";
import { MESSAGE_ENDPOINT, pathOf } from "#src/i18n/paths.ts";
import { startRelay } from "#tests/support/startRelay.ts";
import { fillInRide, messageAbout, messagesOf, send, test, waitForHydration } from "./fixtures.ts";
import { nextDeploy } from "./nextDeploy.ts";
import { ARTICLES } from "./pageTypes.ts";
import { followLink, goOffline, ignoreFailedRequests, untilPrecached, visitThreePages } from "./withoutNetwork.ts";

// The worker downloads all its files, relays start and stop, and some tests write a second site. None depends on the width of the window.
test.describe.configure({ timeout: 90_000 });

const { nav } = messagesOf("en").shell;
const ARTICLE = `/en/blog/${ARTICLES[0]}`;

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (name.includes("/assets/") ? [name] : [])),
  );

/** Paths of all cached responses. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("the third page of a visit registers the worker, and with Save-Data only the focus in the form @once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...parts) {
      sessionStorage.setItem("registeredOn", location.pathname);
      return register.apply(this, parts);
    };
  });
  const registeredOn = () => page.evaluate(() => sessionStorage.getItem("registeredOn"));
  await visitThreePages(page, "en");
  expect(await registeredOn()).toBe("/en/prices");

  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    sessionStorage.clear();
  });
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true }, configurable: true }),
  );
  await page.goto("/en");
  await waitForHydration(page);
  await followLink(page, "en", "tours");
  await followLink(page, "en", "prices");
  await page.goto("/en/reservation");
  await waitForHydration(page);
  await page.locator("[name=fullName]").focus();
  await untilPrecached(page, "en");
  expect(await registeredOn()).toBe("/en/reservation");
});

test("if the network does not respond, calling is offered first, and a text message in the dock @once", async ({
  page,
  servers,
  consoleErrors,
}) => {
  const { shell } = messagesOf("tr");
  const { call, sms, whatsapp } = shell.channels;
  const contactChannels = async () => {
    await waitForHydration(page);
    const inMain = page.getByRole("main").getByRole("link");
    // In the page, but hidden: the contact page has its own links.
    const inDock = page.locator(`aside[aria-label="${shell.floating.label}"] [aria-label]`);
    return {
      page: (await inMain.allInnerTexts()).filter((text) => [call, sms, whatsapp].includes(text)),
      dock: await inDock.evaluateAll((floats) => floats.map((float) => float.getAttribute("aria-label"))),
    };
  };
  await visitThreePages(page, "tr");
  await page.goto(pathOf("tr", "contact"));
  const before = await contactChannels();
  await servers.relay.kill();

  await page.goto(pathOf("tr", "contact"));
  await expect(page.locator(`html[${FROM_CACHE}]`)).toHaveCount(1);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect
    .poll(contactChannels)
    .toEqual({ page: [call, whatsapp, sms], dock: [shell.floating.call, shell.floating.sms] });

  const relay = await startRelay({ port: servers.relay.port });
  await page.reload();
  await expect(page.locator(`html[${FROM_CACHE}]`)).toHaveCount(0);
  await expect.poll(contactChannels).toEqual(before);
  await page.close();
  ignoreFailedRequests(consoleErrors);
  await relay.kill();
});

test("a booking that fails without a network offers calling first @once", async ({ page, servers, consoleErrors }) => {
  const { request, shell } = messagesOf("en");
  await fillInRide(page, "en");
  await expect.poll(() => servers.upstreams.requests.some((path) => path.startsWith("/geolocation"))).toBe(true);
  await page.route(`**${MESSAGE_ENDPOINT}`, (route) => route.abort());
  await send(page, "en");
  await page.getByRole("button", { name: shell.toast.otherWay }).click();
  const channels = page.getByRole("dialog", { name: request.failed.title }).getByRole("link");
  await expect(channels).toHaveText([shell.channels.call, shell.channels.whatsapp, shell.channels.sms]);
  ignoreFailedRequests(consoleErrors);
});

test("offline, URLs work with parameters and without a language, and links and Back lead to and from the offline page @once", async ({
  page,
  context,
  servers,
  consoleErrors,
}) => {
  const offlineTitle = page.getByRole("heading", { level: 1, name: messagesOf("en").offline.title });
  await visitThreePages(page, "en");
  await goOffline(context, servers);
  await page.goto("/en/reservation?from=airport&to=torba#voucher");
  await waitForHydration(page);
  await expect(page).toHaveURL("/en/reservation?from=airport&to=torba#voucher");
  await expect(page.locator("[name=to]")).toHaveValue("torba");
  for (const [asked, reached] of [
    ["/", "/en"],
    ["/prices?a=1", "/en/prices"],
    ["/en/contact/", "/en/contact"],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(reached);
  }
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: nav.gallery, exact: true }).click();
  await expect(page).toHaveURL("/en/gallery");
  await expect(offlineTitle).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(pageTitle("contact", "en"));

  // A language that was not visited has an offline page of its own.
  const turkish = messagesOf("tr");
  await page.goto("/tr/prices");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await expect(page.getByRole("heading", { level: 1, name: turkish.offline.title })).toBeVisible();
  await page.getByRole("link", { name: turkish.shell.nav.prices, exact: true }).click();
  await expect(page).toHaveTitle(pageTitle("prices", "en"));

  const relay = await startRelay({ port: servers.relay.port });
  await context.setOffline(false);
  await page.goto("/en/gallery");
  await expect(page).toHaveTitle(pageTitle("gallery", "en"));
  // Requests in progress would fail when the relay stops.
  await page.close();
  ignoreFailedRequests(consoleErrors);
  await relay.kill();
});

test("visited pages are cached, including those loaded before the worker @once", async ({
  page,
  context,
  servers,
  consoleErrors,
}) => {
  await page.goto(ARTICLE);
  await page.evaluate(() => caches.open("offline-kept-older"));
  await waitForHydration(page);
  await followLink(page, "en", "tours");
  await followLink(page, "en", "prices");
  await untilPrecached(page, "en");
  await expect.poll(() => cacheNames(page)).not.toContain("offline-kept-older");
  const others = (await cachedPaths(page)).filter((path) => /^\/(?:_data\/)?(?:tr|ru)\b|-russian/.test(path));
  expect(others.toSorted()).toEqual(["/ru/offline.html", "/tr/offline.html"]);

  await page.goto("/en/faq");
  await waitForHydration(page);
  // The files of a page are cached as they load, which takes a moment.
  for (const path of [ARTICLE, "/en/faq", ...(await scriptsOf(page))]) {
    await expect
      .poll(() => page.evaluate(async (asked) => Boolean(await caches.match(asked)), path), { message: path })
      .toBe(true);
  }
  await goOffline(context, servers);
  for (const path of ["/en/faq", ARTICLE]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  ignoreFailedRequests(consoleErrors);
});

test("a visit in another language precaches that language, too @once", async ({
  page,
  context,
  servers,
  consoleErrors,
}) => {
  await visitThreePages(page, "en");
  await page.goto("/ru/contact");
  await untilPrecached(page, "ru");
  await goOffline(context, servers);
  await page.goto("/ru");
  await waitForHydration(page);
  await expect(page).toHaveTitle(pageTitle("home", "ru"));
  ignoreFailedRequests(consoleErrors);
});

test("of visited pages, the latest two hundred files stay cached, and no API call is @once", async ({
  page,
  request,
  servers,
  guest,
}) => {
  await visitThreePages(page, "en");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const posts = pages.filter((path) => path.includes("/blog/"));
  const seen = [...pages, ...posts.map((path) => `/_data${path.replace("/blog/", "/post/")}.json`)];
  await page.evaluate(async (paths) => {
    for (const path of paths) await (await fetch(path)).text();
  }, seen);
  const visitedCache = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open("offline-seen")).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await visitedCache()).length).toBe(200);
  const left = await visitedCache();
  expect(left).toContain(seen.at(-1));
  expect(left).not.toContain("/tr/services");

  await fillInRide(page, "en", guest);
  await send(page, "en");
  await messageAbout(guest, servers);
  expect((await cachedPaths(page)).filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("after a deployment an open tab keeps its code, and the next visit uses only the new code @once", async ({
  page,
  context,
  servers,
  consoleErrors,
}) => {
  await visitThreePages(page, "en");
  await page.evaluate(async () => {
    await caches.open("somebody-else");
    Object.assign(window, { sameVisit: true });
  });
  const before = (await cachedPaths(page)).filter((path) => path.startsWith("/assets/"));
  const folder = await nextDeploy();
  await servers.relay.kill();
  const relay = await startRelay({ port: servers.relay.port, siteDir: folder });

  for (const section of ["reservation", "contact", "prices"] as const) {
    const name = section === "reservation" ? nav.reserve : nav[section];
    await page.getByRole("link", { name, exact: true }).last().click();
    await expect(page).toHaveTitle(pageTitle(section, "en"));
  }
  expect(await page.evaluate(() => "sameVisit" in window)).toBe(true);

  // The new worker is installed, and waits.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise<void>((installed) => {
      if (!worker || worker.state === "installed") return installed();
      worker.addEventListener("statechange", () => installed(), { once: true });
    });
    if (!registration.waiting) throw new Error("no new worker waits");
  });
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining(before));
  await page.close();

  // The browser activates the new worker only some time after the last tab of the old one is closed.
  const next = await context.newPage();
  await expect(async () => {
    await next.goto("about:blank");
    await next.goto("/en");
    expect((await cachedPaths(next)).filter((path) => before.includes(path))).toEqual([]);
  }).toPass();
  await waitForHydration(next);
  expect(await cacheNames(next)).toContain("somebody-else");
  expect((await scriptsOf(next)).filter((name) => !name.includes("-NEXT"))).toEqual([]);
  ignoreFailedRequests(consoleErrors);
  await relay.kill();
  await rm(folder, { recursive: true });
});

test("after a deployment a page whose code is gone is reloaded @once", async ({ page, servers, consoleErrors }) => {
  await page.goto("/en");
  await waitForHydration(page);
  const folder = await nextDeploy();
  await servers.relay.kill();
  const relay = await startRelay({ port: servers.relay.port, siteDir: folder });
  await followLink(page, "en", "tours");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: PAGES.tours.title.en })).toBeVisible();
  expect((await scriptsOf(page)).some((name) => name.includes("-NEXT"))).toBe(true);
  // Both the browser and the router log the missing code.
  consoleErrors.length = 0;
  await page.close();
  await relay.kill();
  await rm(folder, { recursive: true });
});

test("a worker that unregisters itself deletes the caches of the site, and no others @once", async ({
  page,
  servers,
  consoleErrors,
}) => {
  await visitThreePages(page, "en");
  await page.evaluate(() => caches.open("somebody-else"));
  const folder = await nextDeploy("unregisters");
  await servers.relay.kill();
  const relay = await startRelay({ port: servers.relay.port, siteDir: folder });
  await page.goto("/en/contact");
  // The browser looks for a new worker only some time after the page has loaded.
  await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0);
  expect(await cacheNames(page)).toEqual(["somebody-else"]);
  await page.reload();
  await expect(page).toHaveTitle(pageTitle("contact", "en"));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  consoleErrors.length = 0;
  await relay.kill();
  await rm(folder, { recursive: true });
});

for (const [what, prepare] of [
  ["does not support service workers", () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker")],
  [
    "rejects their registration",
    () => (navigator.serviceWorker.register = () => Promise.reject(new DOMException("no", "SecurityError"))),
  ],
] as const) {
  test(`navigation and the form work in a browser that ${what} @once`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto("/en");
    await waitForHydration(page);
    await followLink(page, "en", "prices");
    await fillInRide(page, "en");
    await expect(page.locator("[name=fullName]")).toHaveValue("Emma Clarke");
  });
}
