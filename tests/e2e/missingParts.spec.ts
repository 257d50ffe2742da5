import { expect, type Locator, type Page } from "@playwright/test";

import { HEADS } from "#content/heads.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { hydrated, sharedTest, wordsOf, widthsIn } from "./world.ts";

/** What comes on intent may not come: somebody has walked out of the network since the page was there. */

sharedTest(
  "where what checks and sends the form cannot be had, the request goes another way",
  async ({ page, complaints }) => {
    const { booking } = wordsOf("en");
    await page.route(/\/assets\/desk-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
    await hydrated(page);
    const name = page.getByLabel(booking.fields.fullName, { exact: true });
    await name.fill("Emma Clarke");
    await page.getByRole("button", { name: booking.send }).click();
    const toast = page.getByRole("alert");
    await expect(toast).toContainText(booking.toast.failedTitle);
    const chat = toast.getByRole("link", { name: booking.channels.whatsapp });
    expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain("Emma Clarke");
    await expect(name).toHaveValue("Emma Clarke");
    complaints.length = 0;
  },
);

sharedTest.describe("without a worker, which would have it after a reload", () => {
  sharedTest.use({ serviceWorkers: "block" });

  sharedTest(
    "where the code of the extras cannot be had, the fields of the page serve",
    { tag: "@once" },
    async ({ page, complaints }) => {
      const { booking } = wordsOf("en");
      await page.route(/\/assets\/desk-[^/]*\.js$/, (route) => route.abort());
      await page.goto("/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
      await hydrated(page);
      const flight = page.getByLabel(booking.fields.flightNumber, { exact: true });
      await page.getByText(booking.extras.title).click();
      await flight.fill("TK 2512");
      await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
      await page.reload();
      await hydrated(page);
      await page.getByText(booking.extras.title).click();
      await expect(flight).toHaveValue("TK 2512");
      await page.getByRole("button", { name: booking.send }).click();
      const chat = page.getByRole("alert").getByRole("link", { name: booking.channels.whatsapp });
      const text = decodeURIComponent((await chat.getAttribute("href")) ?? "");
      for (const part of ["Flight number: TK 2512", "From: Airport (BJV)", "Full name: Emma Clarke", "VIP Vito"])
        expect(text).toContain(part);
      complaints.length = 0;
    },
  );
});

sharedTest(
  "where the page has no such fields, its line says so, and asks for them again",
  { tag: "@once" },
  async ({ page, complaints }) => {
    const { booking, shell } = wordsOf("en");
    let isGone = true;
    await page.route(/\/assets\/desk-[^/]*\.js/, (route) => (isGone ? route.abort() : route.continue()));
    await page.goto("/en/faq");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: shell.nav.reservation, exact: true }).click();
    const line = page.getByText(booking.extras.title);
    await line.click();
    await expect(page.getByText(booking.extras.missing)).toBeVisible();
    isGone = false;
    await line.click();
    await line.click();
    await expect(page.getByLabel(booking.fields.flightNumber, { exact: true })).toBeVisible();
    await expect(page.getByText(booking.extras.missing)).toBeHidden();
    complaints.length = 0;
  },
);

sharedTest(
  "where the list of countries cannot be had, a plain select takes its place",
  async ({ page, complaints }) => {
    const { booking } = wordsOf("en");
    await page.route(/\/assets\/Dial(Sheet|Popover)-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/en/reservation");
    await hydrated(page);
    await page.getByRole("button", { name: /\+90/ }).click();
    const select = page.locator("select[name=countryCode]");
    await expect(select).toBeFocused();
    await select.selectOption("+49");
    await page.getByLabel(booking.fields.fullName, { exact: true }).focus();
    await expect(page.getByRole("button", { name: /\+49/ })).toBeVisible();
    complaints.length = 0;
  },
);

sharedTest("what is typed while the list of countries is on its way is searched for", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/Dial(Sheet|Popover)-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/en/reservation");
  await hydrated(page);
  await page.getByRole("button", { name: /\+90/ }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("United Kx");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("button", { name: /\+44/ })).toBeFocused();
  await expect(page.getByRole("listbox")).toBeHidden();
});

sharedTest(
  "where the menu cannot be had, its button leads to the footer's navigation",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    const { shell } = wordsOf("en");
    await page.route(/\/assets\/MenuDialog-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/en/privacy");
    await hydrated(page);
    const button = page.getByRole("button", { name: shell.menu.open });
    await button.click();
    await expect(page.getByRole("navigation", { name: shell.footer.site })).toBeInViewport();
    await expect(page.getByRole("navigation", { name: shell.footer.site }).getByRole("link").first()).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    complaints.length = 0;
  },
);

/** Keeps a part's code from coming until what this returns is called. */
async function hold(page: Page, code: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A control that brings what it opens says that it was pressed, and that it is open only once it is. */
async function expectWait(button: Locator, release: () => void): Promise<void> {
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  const icon = button.locator("svg[stroke=currentColor]");
  await expect(icon).toBeHidden();
  const sign = () => icon.evaluate((drawing) => getComputedStyle(drawing.parentElement ?? drawing, "::after").content);
  expect(await sign()).toBe('""');
  release();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(button).not.toHaveAttribute("aria-busy");
  await expect.poll(sign).toBe("none");
}

for (const language of LANGUAGES) {
  for (const width of [390, 820]) {
    sharedTest(
      `a press on the menu's button is answered while the menu is on its way in ${language} at ${width} px`,
      { tag: "@phone" },
      async ({ page }) => {
        const { shell } = wordsOf(language);
        await page.setViewportSize({ width, height: 844 });
        const release = await hold(page, /\/assets\/MenuDialog-[^/]*\.js$/);
        await page.goto(`/${language}/privacy`);
        await hydrated(page);
        // In a menu that stands open the page behind it has no roles.
        await expectWait(page.locator(`header button[aria-label="${shell.menu.open}"]`), release);
        await expect(page.getByRole("dialog", { name: shell.menu.title })).toBeVisible();
      },
    );
  }

  sharedTest(
    `a press on the dial code is answered while its list is on its way in ${language}`,
    widthsIn(language),
    async ({ page }) => {
      const release = await hold(page, /\/assets\/Dial(Sheet|Popover)-[^/]*\.js$/);
      await page.goto(`/${language}/reservation`);
      await hydrated(page);
      const button = page.locator("button[aria-label*='+90']");
      await button.scrollIntoViewIfNeeded();
      await expectWait(button, release);
      await expect(page.getByRole("listbox")).toBeVisible();
    },
  );
}

sharedTest("who has gone on does not get the menu that comes late", { tag: "@phone" }, async ({ page }) => {
  const { shell } = wordsOf("en");
  const release = await hold(page, /\/assets\/MenuDialog-[^/]*\.js$/);
  await page.goto("/en/privacy");
  await hydrated(page);
  const button = page.getByRole("button", { name: shell.menu.open });
  await button.click();
  await page.getByRole("contentinfo").getByRole("link", { name: shell.footer.terms }).click();
  await expect(page).toHaveURL("/en/terms");
  const come = page.waitForResponse(/\/assets\/MenuDialog-[^/]*\.js$/);
  release();
  await come;
  await expect(button).not.toHaveAttribute("aria-busy");
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

for (const kind of ["js", "css"]) {
  sharedTest(
    `the menu whose ${kind} did not come does at the next press`,
    { tag: "@phone" },
    async ({ page, complaints }) => {
      const { shell } = wordsOf("ru");
      let isGone = true;
      await page.route(new RegExp(`/assets/MenuDialog-[^/]*\\.${kind}$`), (route) =>
        isGone ? route.abort() : route.continue(),
      );
      await page.goto("/ru/privacy");
      await hydrated(page);
      const button = page.locator(`header button[aria-label="${shell.menu.open}"]`);
      await button.click();
      await expect(page.getByRole("navigation", { name: shell.footer.site }).getByRole("link").first()).toBeFocused();
      isGone = false;
      await button.click();
      const menu = page.getByRole("dialog", { name: shell.menu.title });
      await expect(menu).toBeVisible();
      await expect(menu).toHaveCSS("position", "fixed");
      complaints.length = 0;
    },
  );
}

sharedTest(
  "a network that answers nothing keeps nobody waiting for ever",
  { tag: "@phone" },
  async ({ page, context, complaints }) => {
    // What is asked for at the touch and again at the press gives up twice.
    sharedTest.setTimeout(90_000);
    const { shell } = wordsOf("en");
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/en/faq");
      await hydrated(tab);
      await tab.route(/MenuDialog-|\/_data\//, () => {});
    }
    const linksOf = (tab: Page) => tab.getByRole("navigation", { name: shell.footer.site }).getByRole("link");
    await linksOf(other).filter({ hasText: shell.nav.tours }).click();
    await page.locator(`header button[aria-label="${shell.menu.open}"]`).click();
    await expect(linksOf(page).first()).toBeFocused({ timeout: 20_000 });
    await expect(other.getByRole("heading", { level: 1, name: shell.crash.title })).toBeVisible({ timeout: 35_000 });
    complaints.length = 0;
  },
);

sharedTest(
  "what sends the form comes at the next press where it did not",
  { tag: "@once" },
  async ({ page, complaints }) => {
    const { booking } = wordsOf("en");
    let isGone = true;
    await page.route(/\/assets\/desk-[^/]*\.js$/, (route) => (isGone ? route.abort() : route.continue()));
    await page.goto("/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
    await hydrated(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    await page.getByRole("button", { name: booking.send }).click();
    await expect(page.getByRole("alert")).toContainText(booking.toast.failedTitle);
    isGone = false;
    await page.getByRole("button", { name: booking.send }).click();
    // The check has come, and finds the telephone number missing.
    await expect(page.getByRole("alert")).toContainText(booking.toast.missingTitle);
    complaints.length = 0;
  },
);

sharedTest("a page whose code and words did not come does at the next press", async ({ page, complaints }) => {
  const { shell } = wordsOf("en");
  let isGone = true;
  await page.route(/\/assets\/(faq|en-faq)-[^/]*\.js$/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto("/en/privacy");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: shell.nav.faq });
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: shell.crash.title })).toBeVisible();
  isGone = false;
  await page.goBack();
  await link.click();
  await expect(page).toHaveTitle(HEADS.faq.en.title);
  complaints.length = 0;
});
