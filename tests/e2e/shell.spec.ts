import { expect, type Page } from "@playwright/test";

import { HEADS } from "#content/heads.ts";
import { euroTo } from "#tests/support/fares.ts";
import { wrongCapitals } from "./capitals.ts";
import { setTextSize } from "./textSize.ts";
import { waitForHydration, openDetails, disablePaintingIn, sharedTest, test, messagesOf } from "./fixtures.ts";

sharedTest(
  "the root redirects to the stored language, else to the browser's",
  { tag: "@once" },
  async ({ page, context }) => {
    await page.goto("/?a=1");
    await expect(page).toHaveURL("/en?a=1");
    await page.goto("/ru");
    await waitForHydration(page);
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("ru");
    await page.goto("/reservation?from=airport");
    await expect(page).toHaveURL("/ru/reservation?from=airport");
    // A page that is still hydrating would store its language again.
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto("/");
    await expect(page).toHaveURL("/en");
  },
);

sharedTest(
  "the language switch keeps page, query, hash and typed input, and replaces the history entry",
  async ({ page }) => {
    const { booking, shell } = messagesOf("en");
    await page.goto("/en");
    await page.goto("/en/reservation?from=airport#reservation-form");
    await waitForHydration(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    const languages = page.getByRole("banner").getByRole("navigation", { name: shell.languages.label });
    const russian = languages.getByRole("link", { name: "Русский" });
    if (!(await russian.isVisible()))
      await languages.getByRole("button").or(languages.locator("summary")).first().click();
    await russian.click();
    await expect(page).toHaveURL("/ru/reservation?from=airport#reservation-form");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(page).toHaveTitle(HEADS.reservation.ru.title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/ru\/reservation$/);
    await expect(page.getByLabel(messagesOf("ru").booking.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");
    await page.goBack();
    await expect(page).toHaveURL("/en");
  },
);

sharedTest("the header is marked once the page is scrolled by more than 20 px", async ({ page }) => {
  await page.goto("/en");
  await waitForHydration(page);
  const header = page.getByRole("banner");
  await page.evaluate(() => scrollTo(0, 20));
  await expect(header).not.toHaveAttribute("data-scrolled");
  await page.evaluate(() => scrollTo(0, 21));
  await expect(header).toHaveAttribute("data-scrolled");
});

sharedTest("the cookie banner stays away once accepted", async ({ page }) => {
  const { shell } = messagesOf("tr");
  await page.goto("/tr");
  const banner = page.getByRole("region", { name: shell.cookie.label });
  await banner.getByRole("button", { name: shell.cookie.accept }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("accepted");
  await page.reload();
  await waitForHydration(page);
  await expect(banner).toBeHidden();
});

sharedTest("the live board shows rates and weather from the relay", async ({ page }) => {
  await page.goto("/en");
  const board = page.getByRole("banner");
  await expect(board).toContainText("49.37");
  await expect(board).toContainText("31°");
});

test(
  "the live board shows 0 and the reason while there are no rates",
  { tag: "@once" },
  async ({ page, servers, consoleErrors }) => {
    const { shell } = messagesOf("en");
    servers.upstreams.setDown(true);
    const refused = page.waitForResponse((response) => response.url().includes("/api/rates?base=TRY"));
    await page.goto("/en");
    expect((await refused).status()).toBe(503);
    const board = page.getByRole("banner").getByRole("group", { name: shell.board.label });
    await expect(board).toContainText(`EUR 0${shell.board.notAvailable}`);
    consoleErrors.length = 0;
  },
);

sharedTest("the menu opens, closes on Escape and restores the focus", { tag: "@phone" }, async ({ page }) => {
  const { shell } = messagesOf("ru");
  await page.goto("/ru");
  await waitForHydration(page);
  const button = page.getByRole("button", { name: shell.menu.open });
  const controlled = await button.getAttribute("aria-controls");
  await button.click();
  const menu = page.getByRole("dialog", { name: shell.menu.title });
  await expect(menu).toHaveAttribute("id", controlled ?? "");
  await expect(menu.getByRole("link", { name: shell.nav.home, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole("link", { name: shell.nav.reserve }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/ru/reservation#reservation-form");
});

sharedTest(
  "an unknown URL without a language gets the not-found page in Turkish",
  { tag: "@once" },
  async ({ page, consoleErrors }) => {
    const { shell } = messagesOf("tr");
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await page.getByRole("main").getByRole("link", { name: shell.notFound.reserve }).click();
    await expect(page).toHaveURL("/tr/reservation#reservation-form");
    // The browser logs the 404; React must log nothing.
    expect(consoleErrors.filter((text) => !text.includes("404"))).toEqual([]);
    consoleErrors.length = 0;
  },
);

sharedTest("following a link focuses the heading of the page and shows its top", async ({ page }) => {
  const { shell, legal } = messagesOf("en");
  await page.goto("/en");
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: shell.footer.privacy }).click();
  await expect(page.getByRole("heading", { level: 1, name: legal.privacy.title })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: shell.footer.privacy })).toBeInViewport();
});

sharedTest("the language links of the not-found page keep its URL", async ({ page, consoleErrors }) => {
  await page.goto("/en/no-such-page?a=1");
  await expect(page.locator("header a[hreflang=ru]").first()).toHaveAttribute("href", "/ru/no-such-page?a=1");
  consoleErrors.length = 0;
});

test("the home page contacts no other host", { tag: "@once" }, async ({ page, servers }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/en");
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([new URL(servers.relay.url).host]);
  // Merely reading a page does not look up the visitor.
  expect(servers.upstreams.requests.filter((path) => path.startsWith("/geolocation"))).toEqual([]);
});

sharedTest("Trusted Types block injected markup and scripts", { tag: "@once" }, async ({ page, consoleErrors }) => {
  await page.goto("/en/blog/bodrum-kalesi");
  await waitForHydration(page);
  const refused = await page.evaluate(() => {
    const tries = [
      () => (document.body.innerHTML = "<b>in</b>"),
      () => document.head.insertAdjacentHTML("beforeend", "<b>in</b>"),
      () => Object.assign(document.createElement("script"), { src: "/assets/other.js" }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return "taken";
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
  // The application's own navigation still updates text and head.
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesOf("en").shell.nav.services })
    .first()
    .click();
  await expect(page).toHaveTitle(HEADS.services.en.title);
  expect(consoleErrors.splice(0).filter((text) => !/TrustedHTML|TrustedScriptURL|Trusted Types/i.test(text))).toEqual(
    [],
  );
});

sharedTest(
  "the first style of the document declares the order of the cascade layers",
  { tag: "@desktop" },
  async ({ page }) => {
    const { shell } = messagesOf("en");
    await page.goto("/en");
    expect(await page.locator("head > style").first().textContent()).toBe("@layer reset, base, ui, features, pages;");
    // The base layer colours every link; the library's button, in a later layer, has its own colour.
    const reserve = page.getByRole("banner").getByRole("link", { name: shell.nav.reserve });
    await expect(reserve).toHaveCSS("color", "rgb(255, 255, 255)");
  },
);

for (const [language, path] of [
  ["en", ""],
  ["ru", "/reservation"],
] as const) {
  sharedTest(`nothing at the lower edge covers the focused element on /${language}${path}`, async ({ page }) => {
    const { shell } = messagesOf(language);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${language}${path}`);
    await waitForHydration(page);
    await expect(page.getByRole("region", { name: shell.cookie.label })).toBeVisible();
    const covered: string[] = [];
    let stop = "";
    for (let count = 0; count < 120 && stop !== "end"; count++) {
      await page.keyboard.press("Tab");
      stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return "end";
        // Header and fixed elements are always in view.
        if (!element.closest("main, footer")) return "";
        // Only wide elements count: on a desktop the floating buttons are in the margin.
        const edges = [...document.querySelectorAll("aside, section")]
          .filter((part) => getComputedStyle(part).position === "fixed")
          .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > innerWidth / 2)
          .map((part) => part.getBoundingClientRect().top);
        const { bottom } = element.getBoundingClientRect();
        return bottom > Math.min(innerHeight, ...edges) + 1 ? element.outerHTML.slice(0, 100) : "";
      });
      if (stop && stop !== "end") covered.push(stop);
    }
    expect(covered).toEqual([]);
  });
}

sharedTest("with reduced motion changes of size and colour are not animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  await waitForHydration(page);
  const moving = await page.evaluate(() => {
    document.documentElement.style.fontSize = "150%";
    document.documentElement.dataset["theme"] = "night";
    return document.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty);
  });
  expect(moving).toEqual([]);
});

sharedTest(
  "the floating bar leads into the form until a fare is known, and keeps its height",
  { tag: "@phone" },
  async ({ page }) => {
    const { booking, shell } = messagesOf("tr");
    await page.goto("/tr");
    await waitForHydration(page);
    const shelf = page.getByRole("complementary", { name: shell.floating.label });
    const { height } = (await shelf.boundingBox()) ?? {};
    await shelf.getByRole("link", { name: shell.floating.seePrice }).click();
    await expect(page).toHaveURL("/tr#reservation-form");
    await expect(page.getByLabel(booking.fields.from, { exact: true })).toBeInViewport();
    await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
    await page.getByLabel(booking.fields.to, { exact: true }).selectOption("other");
    await expect(shelf).toContainText(shell.floating.onRequest);
    await page.getByLabel(booking.fields.to, { exact: true }).selectOption("torba");
    await expect(shelf).toContainText(`${euroTo("torba")}`);
    expect((await shelf.boundingBox())?.height).toBe(height);
  },
);

sharedTest(
  "the floating bar hides its booking button while the page's own is in view",
  { tag: "@phone" },
  async ({ page }) => {
    const { shell, tour } = messagesOf("en");
    const shelf = page.getByRole("complementary", { name: shell.floating.label });
    const second = shelf.getByRole("link", { name: shell.nav.reserve });
    await page.goto("/en/tours/likya-fethiye-turu");
    await waitForHydration(page);
    await expect(second).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    // A tour without a price asks for it.
    await page.getByRole("main").getByRole("link", { name: tour.ask }).scrollIntoViewIfNeeded();
    await expect(shelf).toContainText(shell.floating.questions);
    await expect(second).toHaveCount(0);
    await page.getByRole("heading", { name: tour.highlights }).evaluate((heading) => heading.scrollIntoView());
    await expect(second).toBeVisible();
  },
);

sharedTest("in forced colours areas that otherwise differ only in their background have a border", async ({ page }) => {
  const { shell } = messagesOf("en");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en");
  const call = page.getByRole("complementary").getByRole("link", { name: shell.floating.call });
  for (const part of [
    call,
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("region", { name: shell.cookie.label }),
  ]) {
    const edges = await part.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.borderBlockStartWidth, style.borderBlockEndWidth];
    });
    expect(edges).toContain("2px");
  }
});

sharedTest("at 390 px the exchange rates are in one row", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/ru");
  const rates = page.getByRole("main").getByRole("group", { name: messagesOf("ru").shell.board.label });
  const tops = await Promise.all(
    ["EUR", "USD", "GBP"].map(async (code) => (await rates.getByText(code).first().boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
});

sharedTest("on the narrowest phone the header keeps name and menu apart", { tag: "@phone" }, async ({ page }) => {
  const { shell } = messagesOf("tr");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/tr");
  await page.evaluate(() => document.fonts.ready);
  const header = page.getByRole("banner");
  const name = await header.getByText("Bodrum VIP", { exact: true }).first().boundingBox();
  const button = await header.getByRole("button", { name: shell.menu.open }).boundingBox();
  expect((button?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0))).toBeGreaterThanOrEqual(8);
});

for (const language of ["en", "ru"] as const) {
  sharedTest(`Turkish names are capitalised by Turkish rules in a request in ${language}`, async ({ page }) => {
    const { booking } = messagesOf(language);
    await page.goto(`/${language}/reservation?from=airport&to=izmir&date=2027-07-14&time=23:30`);
    await waitForHydration(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
    expect(await wrongCapitals(page)).toEqual([]);
    await page.route("**/api/telegram-handler.php", (route) => route.fulfill({ json: { ok: true } }));
    await page.getByRole("button", { name: booking.send }).click();
    await openDetails(page, language);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await wrongCapitals(page)).toEqual([]);
  });
}

/** Describes the focused element if others cover it completely: empty if it is visible, `end` if nothing has the focus. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "end";
    // A visually hidden control is represented by its label.
    const seen = focused.clientWidth > 1 ? focused : (focused.closest("label") ?? focused);
    const isSeen = [...seen.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((aside) => {
          const hit = document.elementFromPoint(left + aside * width, top + down * height);
          return hit !== null && (seen.contains(hit) || hit.contains(focused) || hit.closest("label") === seen);
        }),
      ),
    );
    const { top, bottom } = seen.getBoundingClientRect();
    if (isSeen) return "";
    const cover = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2)?.outerHTML ?? "nothing";
    return `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)}–${Math.round(bottom)}, under ${cover.slice(0, 80)}`;
  });

/** Presses Tab through a page, and returns the focused elements that were covered. */
async function coveredStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press("Tab");
    let fault = await coveredFocus(page);
    // Wait until animated elements have stopped, and until a busy machine has drawn a frame.
    for (let look = 0; look < 40 && fault && fault !== "end"; look += 1) {
      await page.waitForTimeout(50);
      fault = await coveredFocus(page);
    }
    if (fault === "end") return hidden;
    if (fault) hidden.push(fault);
  }
  return hidden;
}

/**
 * Windows in which a page has little room, in CSS pixels. `text` is the browser's default font size, which media queries take into account;
 * `root` is the font size of the root element, which they do not.
 */
const SMALL_WINDOWS = [
  {
    what: "a root font size of 200 % on a phone",
    language: "ru",
    width: 390,
    height: 844,
    text: 16,
    root: "200%",
  },
  {
    what: "twice the default font size on the smallest phone",
    language: "ru",
    width: 320,
    height: 568,
    text: 32,
    root: "100%",
  },
  { what: "a desktop at 400 % zoom", language: "tr", width: 320, height: 256, text: 16, root: "100%" },
  { what: "a phone in landscape", language: "en", width: 844, height: 390, text: 16, root: "100%" },
] as const;

/** Sets the font size of the root element in every document that is loaded later. */
const setRootFontSize = (page: Page, size: string) =>
  page.addInitScript((fontSize) => {
    document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = fontSize));
  }, size);

for (const { what, language, width, height, text, root } of SMALL_WINDOWS) {
  sharedTest(
    `${what} leaves half of the window to the page, and the focus is visible, in ${language}`,
    { tag: "@once" },
    async ({ browser, shared }) => {
      test.setTimeout(120_000);
      const { shell } = messagesOf(language);
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
      await disablePaintingIn(page);
      await setTextSize(page, text);
      await setRootFontSize(page, root);
      for (const path of ["/reservation", "/tours/efes-turu"]) {
        await page.goto(`${shared.relay.url}/${language}${path}`);
        await waitForHydration(page);
        // Fonts that arrive later would move what has the focus.
        await page.evaluate(() => document.fonts.ready);
        const cookieBanner = page.getByRole("region", { name: shell.cookie.label });
        await expect(cookieBanner).toBeVisible();
        const isFixed = (await cookieBanner.evaluate((element) => getComputedStyle(element).position)) === "fixed";
        if (isFixed) await expect(cookieBanner.getByRole("button")).toBeInViewport({ ratio: 1 });
        // At least half of the window shows the page at every scroll position. In a low window the top is left out: the header takes it up.
        for (const share of height < 400 ? [0.3, 0.6] : [0, 0.3, 0.6]) {
          const own = await page.evaluate((part) => {
            scrollTo(0, document.body.scrollHeight * part);
            const main = document.querySelector("main, footer");
            const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
            return rows.filter((hit) => hit?.closest("main, footer") ?? hit === main).length / innerHeight;
          }, share);
          expect(own).toBeGreaterThanOrEqual(0.5);
        }
        await page.evaluate(() => scrollTo(0, 0));
        expect(await coveredStops(page)).toEqual([]);
      }
      await page.close();
    },
  );
}

sharedTest("text of twice the default font size fits a phone in ru", { tag: "@phone" }, async ({ browser, shared }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await disablePaintingIn(page);
  await setTextSize(page, 32);
  for (const path of ["", "/reservation", "/privacy"]) {
    await page.goto(`${shared.relay.url}/ru${path}`);
    await page.waitForFunction(() => document.documentElement.style.length > 0);
    await page.evaluate(() => document.fonts.ready);
    // Words that overflow their box, or that are broken over several lines.
    const faults = await page.evaluate(() => {
      const parts = [...document.querySelectorAll("header a, header button, aside, aside *, h1, main h2")];
      return parts
        .filter((part) => part instanceof HTMLElement && part.checkVisibility())
        .filter((part) => {
          const range = document.createRange();
          const edge = part.getBoundingClientRect().right + 1;
          const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          for (let node = text.nextNode(); node; node = text.nextNode()) {
            // Visually hidden text, for screen readers only.
            if (node.parentElement?.clientWidth === 1) continue;
            // A soft hyphen marks where a line may be broken.
            for (const word of node.textContent?.matchAll(/[^\s\u00ad-]+/g) ?? []) {
              range.setStart(node, word.index);
              range.setEnd(node, word.index + word[0].length);
              const boxes = [...range.getClientRects()];
              // After a soft hyphen at which the line was broken, the rendered hyphen is a box of its own.
              const most = node.textContent?.[word.index - 1] === "\u00ad" ? 2 : 1;
              if (boxes.length > most || boxes.some(({ right }) => right > edge)) return true;
            }
          }
          return false;
        })
        .map((part) => part.outerHTML.slice(0, 120));
    });
    expect(faults).toEqual([]);
  }
  await page.close();
});

sharedTest(
  "rates are not requested while the tab is hidden, and at once when it is visible again",
  { tag: "@once" },
  async ({ page }) => {
    const asked: string[] = [];
    await page.clock.install();
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/rates") asked.push(request.url());
    });
    const setHidden = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await page.goto("/en/contact");
    await waitForHydration(page);
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor("05:05");
    await expect.poll(() => asked.length).toBe(2);
    await setHidden(true);
    await page.clock.runFor("20:00");
    expect(asked).toHaveLength(2);
    await setHidden(false);
    await expect.poll(() => asked.length).toBe(3);
  },
);
