import { rm } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { PAGES } from "#content/pages.ts";
import { BUSINESS } from "#content/business.ts";
import { HEADS } from "#content/heads.ts";
import { FROM_CACHE } from "#src/domain/connection.ts";
import type { Language } from "#src/domain/language.ts";
import { MESSAGE_ENDPOINT, pathOf } from "#src/i18n/paths.ts";
import { startRelay } from "#tests/support/startRelay.ts";
import { nextDeploy } from "./nextDeploy.ts";
import { goOffline, ignoreFailedRequests, untilPrecached } from "./withoutNetwork.ts";
import { waitForHydration, test, messagesOf } from "./fixtures.ts";

const PRECACHED = ["home", "prices", "contact", "reservation"] as const;

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Paths of all cached responses. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Follows a link of the footer with the keyboard: a pointer would prefetch the links that it passes. */
async function followLink(page: Page, language: Language, to: "prices" | "tours"): Promise<void> {
  const { nav } = messagesOf(language).shell;
  await page.getByRole("contentinfo").getByRole("link", { name: nav[to], exact: true }).press("Enter");
  await expect(page).toHaveTitle(HEADS[to][language].title);
}

async function visitThreePages(page: Page, language: Language): Promise<void> {
  await page.goto(pathOf(language, "home"));
  await waitForHydration(page);
  await followLink(page, language, "tours");
  await followLink(page, language, "prices");
  await untilPrecached(page, language);
}

function failedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("requestfailed", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Style sheets without rules and fonts that failed to load, of which there should be none, and whether the body font has loaded. */
async function stylesAndFontsOf(page: Page): Promise<{ styles: (string | null)[]; faces: string[]; loaded: boolean }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts];
    const [first = ""] = getComputedStyle(document.body).fontFamily.split(",");
    const bare = (family: string) => family.replaceAll('"', "");
    const failed = faces.filter(({ status, family }) => status === "error" && !family.includes("Fallback"));
    return {
      styles: [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).map(({ href }) => href),
      faces: failed.map(({ family, unicodeRange }) => `${family} ${unicodeRange}`),
      loaded: faces.some(({ status, family }) => status === "loaded" && bare(family) === bare(first)),
    };
  });
}

// None of this depends on the width of the window.
test.describe("offline", { tag: "@once" }, () => {
  // The worker downloads all its files, relays start and stop, and some tests write a second site.
  test.describe.configure({ timeout: 90_000 });

  test("the third page of a visit to /ru registers the worker, not the second, and then the precached pages open offline", async ({
    page,
    context,
    servers,
    consoleErrors,
  }) => {
    const { shell } = messagesOf("ru");
    await page.goto(pathOf("ru", "home"));
    await waitForHydration(page);
    await followLink(page, "ru", "tours");
    // Longer than an idle browser would need to register it.
    await page.waitForTimeout(1_000);
    expect(await registrations(page)).toBe(0);
    await followLink(page, "ru", "prices");
    await untilPrecached(page, "ru");

    await goOffline(context, servers);
    const failed = failedPaths(page);
    for (const section of PRECACHED) {
      const response = await page.goto(pathOf("ru", section));
      expect([section, response?.status(), response?.fromServiceWorker()]).toEqual([section, 200, true]);
      await waitForHydration(page);
      await expect(page).toHaveTitle(HEADS[section].ru.title);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(shell.offline.notice)).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: shell.floating.sms })).toBeVisible();
      await expect(page.locator("a[href*='wa.me'], a[href*='t.me/']")).toHaveCount(0);
      expect(await stylesAndFontsOf(page)).toEqual({ styles: [], faces: [], loaded: true });
    }
    // Only these may fail: API calls, which are never cached, and pictures further down the page.
    expect(failed.filter((path) => !/^\/(?:api|images|maps)\//.test(path))).toEqual([]);

    await page.reload();
    await expect(page).toHaveTitle(HEADS.reservation.ru.title);
    const links = page.getByRole("contentinfo").getByRole("link", { name: shell.nav.prices, exact: true });
    await waitForHydration(page);
    await links.click();
    await expect(page).toHaveTitle(HEADS.prices.ru.title);
    ignoreFailedRequests(consoleErrors);
  });

  // The worker's code is the same for every language; `tests/site` checks what it precaches for each.
  test("a page that is not cached is replaced by the offline page, under its own URL", async ({
    page,
    context,
    servers,
    consoleErrors,
  }) => {
    const language = "ru";
    const { offline, shell } = messagesOf(language);
    await visitThreePages(page, language);
    await goOffline(context, servers);
    const gallery = pathOf(language, "gallery");
    const response = await page.goto(`${gallery}?a=1`);
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page).toHaveURL(`${gallery}?a=1`);
    await expect(page).toHaveTitle(HEADS.offline[language].title);
    await expect(page.getByRole("heading", { level: 1, name: offline.title })).toBeVisible();
    const call = page.getByRole("link", { name: BUSINESS.phone.display });
    await expect(call).toHaveAttribute("href", `tel:${BUSINESS.phone.e164}`);
    expect(await stylesAndFontsOf(page)).toEqual({ styles: [], faces: [], loaded: true });

    await page.getByRole("link", { name: shell.nav.prices, exact: true }).click();
    await expect(page).toHaveTitle(HEADS.prices[language].title);
    await page.goBack();
    await expect(page).toHaveTitle(HEADS.offline[language].title);
    await page.getByRole("link", { name: offline.again }).click();
    await expect(page).toHaveURL(`${gallery}?a=1`);
    await expect(page).toHaveTitle(HEADS.offline[language].title);

    const relay = await startRelay({ port: servers.relay.port });
    await context.setOffline(false);
    await page.getByRole("link", { name: offline.again }).click();
    await expect(page).toHaveTitle(HEADS.gallery[language].title);
    // Its code and later requests need the relay, which stops at the end of this test.
    await waitForHydration(page);
    await page.close();
    ignoreFailedRequests(consoleErrors);
    await relay.kill();
  });

  test("if the network does not respond, calling is offered first, and a text message in the dock", async ({
    page,
    servers,
    consoleErrors,
  }) => {
    const language = "tr";
    const { shell } = messagesOf(language);
    const { call, sms, whatsapp } = shell.channels;
    const footer = page.getByRole("contentinfo");
    const contactChannels = async () => {
      await waitForHydration(page);
      const inMain = page.getByRole("main").getByRole("link");
      // In the page, but hidden: the contact page has its own links.
      const inDock = page.locator(`aside[aria-label="${shell.floating.label}"] [aria-label]`);
      return {
        page: (await inMain.allInnerTexts()).filter((text) => [call, sms, whatsapp].includes(text)),
        dock: await inDock.evaluateAll((floats) => floats.map((float) => float.getAttribute("aria-label"))),
        text: await footer.getByRole("link", { name: shell.floating.sms }).count(),
        chat: await footer.getByRole("link", { name: "WhatsApp" }).count(),
      };
    };
    await visitThreePages(page, language);
    await page.goto(pathOf(language, "contact"));
    const before = await contactChannels();
    await servers.relay.kill();

    await page.goto(pathOf(language, "contact"));
    await expect(page.locator(`html[${FROM_CACHE}]`)).toHaveCount(1);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expect.poll(contactChannels).toEqual({
      page: [call, whatsapp, sms],
      dock: [shell.floating.call, shell.floating.sms],
      text: 1,
      chat: 1,
    });
    await expect(page.getByText(shell.offline.notice)).toHaveCount(0);

    const relay = await startRelay({ port: servers.relay.port });
    await page.reload();
    await expect(page.locator(`html[${FROM_CACHE}]`)).toHaveCount(0);
    await expect.poll(contactChannels).toEqual(before);
    await page.close();
    ignoreFailedRequests(consoleErrors);
    await relay.kill();
  });

  test("a booking that fails without a network offers calling first, and a text message in the dock", async ({
    page,
    servers,
    consoleErrors,
  }) => {
    const { booking, request, shell } = messagesOf("en");
    await page.goto("/en/reservation?from=airport&to=torba&date=2027-07-14&time=10:00");
    await waitForHydration(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("+447911123456");
    await expect.poll(() => servers.upstreams.requests.some((path) => path.startsWith("/geolocation"))).toBe(true);
    await page.route("**/api/telegram-handler.php", (route) => route.abort());
    await page.getByRole("button", { name: booking.send }).click();

    await page.getByRole("button", { name: booking.toast.otherWay }).click();
    const contactChannels = page.getByRole("dialog", { name: request.failed.title }).getByRole("link");
    await expect(contactChannels).toHaveText([shell.channels.call, shell.channels.whatsapp, shell.channels.sms]);
    const dock = page.locator("aside").filter({ has: page.locator(`[aria-label="${shell.floating.sms}"]`) });
    await expect(dock).toHaveCount(1);
    ignoreFailedRequests(consoleErrors);
  });

  test("if live data fail to load, the dock offers a text message; once they load, WhatsApp again", async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install();
    await page.route("**/api/**", (route) => route.abort());
    await page.goto("/en/faq");
    await waitForHydration(page);
    const { floating } = messagesOf("en").shell;
    const dock = page.getByRole("complementary", { name: floating.label });
    await expect(dock.getByRole("link", { name: floating.sms })).toBeVisible();
    await page.unroute("**/api/**");
    await page.clock.runFor("05:30");
    await expect(dock.getByRole("link", { name: floating.whatsapp })).toBeVisible();
    ignoreFailedRequests(consoleErrors);
  });

  test("URLs work offline as they do online: with form parameters, with a hash, and without a language", async ({
    page,
    context,
    servers,
    consoleErrors,
  }) => {
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
    ignoreFailedRequests(consoleErrors);
  });

  test("a language that was not visited has an offline page of its own, which links to the precached pages", async ({
    page,
    context,
    servers,
    consoleErrors,
  }) => {
    const language = "tr";
    const read = "en";
    const { offline, shell } = messagesOf(language);
    await visitThreePages(page, read);
    await goOffline(context, servers);
    await page.goto(`/${language}/prices`);
    await expect(page).toHaveURL(`/${language}/prices`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1, name: offline.title })).toBeVisible();
    expect((await stylesAndFontsOf(page)).styles).toEqual([]);
    await page.getByRole("link", { name: shell.nav.prices, exact: true }).click();
    await expect(page).toHaveTitle(HEADS.prices[read].title);
    ignoreFailedRequests(consoleErrors);
  });

  test("a link to a page that is not cached leads to the offline page, and Back returns from it", async ({
    page,
    context,
    servers,
    consoleErrors,
  }) => {
    const language = "en";
    const { offline, shell } = messagesOf(language);
    await visitThreePages(page, language);
    await goOffline(context, servers);
    await page.getByRole("contentinfo").getByRole("link", { name: shell.nav.gallery, exact: true }).click();
    await expect(page).toHaveURL(pathOf(language, "gallery"));
    await expect(page.getByRole("heading", { level: 1, name: offline.title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(HEADS.prices[language].title);

    const relay = await startRelay({ port: servers.relay.port });
    await context.setOffline(false);
    await waitForHydration(page);
    await page.getByRole("contentinfo").getByRole("link", { name: shell.nav.gallery, exact: true }).click();
    await expect(page).toHaveTitle(HEADS.gallery[language].title);
    // Requests in progress would fail when the relay stops.
    await page.close();
    ignoreFailedRequests(consoleErrors);
    await relay.kill();
  });

  test("visited pages are cached, including those loaded before the worker", async ({
    page,
    context,
    servers,
    consoleErrors,
  }) => {
    await page.goto("/en/blog/bodrum-kalesi");
    await waitForHydration(page);
    await followLink(page, "en", "tours");
    await followLink(page, "en", "prices");
    await untilPrecached(page, "en");
    await page.goto("/en/faq");
    await waitForHydration(page);
    // The files of a page are cached as they load, which takes a moment.
    const files = await page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => (name.includes("/assets/") ? [name] : [])),
    );
    for (const path of ["/en/blog/bodrum-kalesi", "/en/faq", ...files]) {
      await expect
        .poll(() => page.evaluate(async (asked) => Boolean(await caches.match(asked)), path), { message: path })
        .toBe(true);
    }
    await goOffline(context, servers);
    await page.goto("/en/faq");
    await waitForHydration(page);
    await expect(page).toHaveTitle(HEADS.faq.en.title);
    await page.goto("/en/blog/bodrum-kalesi");
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    ignoreFailedRequests(consoleErrors);
  });

  test("of visited pages, the latest two hundred files stay cached", async ({ page, request }) => {
    await visitThreePages(page, "en");
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    const posts = pages.filter((path) => path.includes("/blog/"));
    const seen = [...pages, ...posts.map((path) => `/_data${path.replace("/blog/", "/post/")}.json`)];
    await page.evaluate(async (paths) => {
      for (const path of paths) await (await fetch(path)).text();
    }, seen);
    expect(seen.length).toBeGreaterThan(220);
    const visitedCache = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open("offline-seen")).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(async () => (await visitedCache()).length).toBe(200);
    const left = await visitedCache();
    expect(left).toContain(seen.at(-1));
    expect(left).not.toContain("/tr/services");
  });

  test("a visit in another language precaches that language, too", async ({
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
    await expect(page).toHaveTitle(HEADS.home.ru.title);
    ignoreFailedRequests(consoleErrors);
  });

  test("focusing the form registers the worker; with Save-Data nothing else does", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true }, configurable: true }),
    );
    await page.goto("/en");
    await waitForHydration(page);
    await followLink(page, "en", "tours");
    await followLink(page, "en", "prices");
    await page.goto("/en/reservation");
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(await registrations(page)).toBe(0);
    await page.locator("[name=fullName]").focus();
    await untilPrecached(page, "en");
  });

  test("bookings and other API calls bypass the caches of the worker", async ({ page, servers }) => {
    await visitThreePages(page, "tr");
    const isPosted = await page.evaluate(async (endpoint) => {
      const body = JSON.stringify({ action: "sendReservation", message: "Deneme" });
      const posted = await fetch(endpoint, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      await fetch("/api/rates?base=EUR");
      return posted.ok;
    }, MESSAGE_ENDPOINT);
    expect(isPosted).toBe(true);
    expect((await cachedPaths(page)).filter((path) => path.startsWith("/api/"))).toEqual([]);
    await expect.poll(() => servers.telegram.messages.length).toBe(1);
  });

  test("of languages that are not visited only the offline page is cached, and nothing of older versions", async ({
    page,
  }) => {
    await page.goto("/en");
    await page.evaluate(() => caches.open("offline-kept-older"));
    await waitForHydration(page);
    await followLink(page, "en", "tours");
    await followLink(page, "en", "prices");
    await untilPrecached(page, "en");
    await expect.poll(() => cacheNames(page)).not.toContain("offline-kept-older");
    const others = (await cachedPaths(page)).filter((path) => /^\/(?:_data\/)?(?:tr|ru)\b|-russian/.test(path));
    expect(others.toSorted()).toEqual(["/ru/offline.html", "/tr/offline.html"]);
  });

  test.describe("after a deploy", () => {
    test("an open tab keeps the code that it started with, and the next visit uses only the new code", async ({
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

      const { nav } = messagesOf("en").shell;
      for (const section of ["reservation", "contact", "prices"] as const) {
        const name = section === "reservation" ? nav.reserve : nav[section];
        await page.getByRole("link", { name, exact: true }).last().click();
        await expect(page).toHaveTitle(HEADS[section].en.title);
      }
      expect(await page.evaluate(() => "sameVisit" in window)).toBe(true);

      // The new worker is installed, and waits.
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      expect(await cachedPaths(page)).toEqual(expect.arrayContaining(before));
      await page.close();

      // The browser activates the new worker only some time after the last tab of the old one is closed.
      const next = await context.newPage();
      await expect(async () => {
        await next.goto("about:blank");
        await next.waitForTimeout(1_000);
        await next.goto("/en");
        expect((await cachedPaths(next)).filter((path) => before.includes(path))).toEqual([]);
      }).toPass();
      await waitForHydration(next);
      expect(await cacheNames(next)).toContain("somebody-else");
      const scripts = await next.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      expect(scripts.filter((name) => /\/assets\//.test(name) && !name.includes("-NEXT"))).toEqual([]);
      ignoreFailedRequests(consoleErrors);
      await relay.kill();
      await rm(folder, { recursive: true });
    });

    test("a page whose code is gone is reloaded", async ({ page, servers, consoleErrors }) => {
      await page.goto("/en");
      await waitForHydration(page);
      const folder = await nextDeploy();
      await servers.relay.kill();
      const relay = await startRelay({ port: servers.relay.port, siteDir: folder });
      await followLink(page, "en", "tours");
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1, name: PAGES.tours.title.en })).toBeVisible();
      const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      expect(scripts.some((name) => name.includes("-NEXT"))).toBe(true);
      // Both the browser and the router log the missing code.
      consoleErrors.length = 0;
      // Requests in progress would fail when the relay stops.
      await page.close();
      await relay.kill();
      await rm(folder, { recursive: true });
    });

    test("a worker that unregisters itself deletes the caches of the site, and no others", async ({
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
      await expect(page).toHaveTitle(HEADS.contact.en.title);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      consoleErrors.length = 0;
      await relay.kill();
      await rm(folder, { recursive: true });
    });
  });

  for (const [what, prepare] of [
    ["does not support service workers", () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker")],
    [
      "rejects their registration",
      () => (navigator.serviceWorker.register = () => Promise.reject(new DOMException("no", "SecurityError"))),
    ],
  ] as const) {
    test(`navigation and the form work in a browser that ${what}`, async ({ page }) => {
      await page.addInitScript(prepare);
      await page.goto("/en");
      await waitForHydration(page);
      await followLink(page, "en", "prices");
      await page.goto("/en/reservation");
      await waitForHydration(page);
      await page.locator("[name=fullName]").fill("Ada Lovelace");
      await expect(page.locator("[name=fullName]")).toHaveValue("Ada Lovelace");
    });
  }
});
