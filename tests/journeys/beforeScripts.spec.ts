import { expect, type Page } from "@playwright/test";

import { FAQ } from "#content/faq.ts";
import { euroTo } from "#tests/support/fares.ts";
import { FIRST_QUESTIONS } from "#tests/support/firstQuestions.ts";
import { interpolate, waitForHydration, sharedTest, test, messagesOf } from "#tests/e2e/fixtures.ts";

/** Holds back all scripts but the boot module until the returned function is called. Other routes still apply to them afterwards. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** `DOMContentLoaded` fires only after the boot module has run, because module scripts are deferred. */
const AFTER_BOOT_MODULE = { waitUntil: "domcontentloaded" } as const;

for (const { typed, dialCode, number } of [
  { typed: "+44 7700 900123", dialCode: "+44", number: "7700900123" },
  { typed: "0044 7700 900123", dialCode: "+44", number: "7700900123" },
  { typed: "+7 (912) 345-67-89", dialCode: "+7", number: "9123456789" },
]) {
  sharedTest(
    `the dial code of ${typed} is recognised, whether typed before hydration or pasted after it`,
    async ({ page }) => {
      const { booking } = messagesOf("en");
      const release = await holdScripts(page);
      await page.goto("/en/reservation", AFTER_BOOT_MODULE);
      const phone = page.getByLabel(booking.fields.phone, { exact: true });
      await phone.fill(typed);
      release();
      await waitForHydration(page);
      const country = page.getByRole("button", { name: dialCode });
      await expect(country).toBeVisible();
      await expect(phone).toHaveValue(number);

      await page.evaluate(() => sessionStorage.clear());
      await page.goto("/en/reservation");
      await waitForHydration(page);
      await phone.focus();
      await phone.evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text", text);
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, typed);
      await expect(country).toBeVisible();
      await expect(phone).toHaveValue(number);
    },
  );
}

test("input and clicks before hydration are kept and replayed", async ({ page, servers }) => {
  const { booking, request } = messagesOf("en");
  const release = await holdScripts(page);
  await page.goto("/en/reservation?from=torba", AFTER_BOOT_MODULE);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
  await page.getByLabel(booking.fields.to, { exact: true }).selectOption("yalıkavak");
  await page.getByLabel(booking.fields.date, { exact: true }).fill("2027-07-14");
  await page.getByLabel(booking.fields.time, { exact: true }).fill("23:30");
  await page.locator("select[name=countryCode]").selectOption("+44");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("7911123456");
  const opacityOf = (name: string) =>
    page.getByRole("button", { name }).evaluate((button) => Number(getComputedStyle(button).opacity));
  await page.getByRole("button", { name: booking.passengers.more }).click();
  await page.getByRole("button", { name: booking.passengers.more }).click();
  const passengers = page.locator("[name=passengers]");
  await expect(passengers).toHaveValue("3");
  // Announced to screen readers.
  await expect(page.locator("body > output")).toHaveText("3");
  // Input after the clicks takes precedence over them.
  await passengers.fill("4");
  await page.getByRole("button", { name: booking.places.swap }).click();
  await expect(page.getByLabel(booking.fields.from, { exact: true })).toHaveValue("yalıkavak");
  await page.getByRole("button", { name: booking.places.swap }).click();
  await page.getByRole("button", { name: booking.send }).click();
  expect(await opacityOf(booking.send)).toBeLessThan(1);
  expect(await opacityOf(booking.places.swap)).toBe(1);
  expect(servers.telegram.attempts()).toBe(0);

  release();
  await waitForHydration(page);
  await expect(page.getByRole("status").filter({ hasText: booking.toast.sentTitle })).toBeVisible();
  // The pass has taken the place of the form, whose button waits for nothing any more.
  await page.getByRole("button", { name: request.sent.newRequest }).click();
  await expect.poll(() => opacityOf(booking.send)).toBe(1);
  const [message] = await servers.telegram.waitFor(1);
  for (const line of [
    "Ad Soyad: Emma Clarke",
    "Telefon: +447911123456",
    "Nereden: Havalimanı (BJV)",
    "Nereye: Yalıkavak",
    "Yolcu: 4",
  ]) {
    expect(message?.text.split("\n")).toContain(line);
  }
});

test("a phone number with a dial code, submitted before hydration, is sent with that dial code", async ({
  page,
  servers,
}) => {
  const { booking } = messagesOf("en");
  const release = await holdScripts(page);
  await page.goto("/en/reservation", AFTER_BOOT_MODULE);
  await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
  await page.getByLabel(booking.fields.to, { exact: true }).selectOption("yalıkavak");
  await page.getByLabel(booking.fields.date, { exact: true }).fill("2027-07-14");
  await page.getByLabel(booking.fields.time, { exact: true }).fill("23:30");
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("+44 7911 123456");
  await page.getByRole("button", { name: booking.send }).click();
  release();
  const [message] = await servers.telegram.waitFor(1);
  expect(message?.text.split("\n")).toContain("Telefon: +447911123456");
});

sharedTest("an empty form submitted before hydration shows its validation errors", async ({ page }) => {
  const { booking } = messagesOf("ru");
  const release = await holdScripts(page);
  await page.goto("/ru/reservation", AFTER_BOOT_MODULE);
  await page.getByRole("button", { name: booking.send }).click();
  release();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("#reservation-form [aria-invalid=true]")).toHaveCount(6);
});

test("extras filled in before hydration are kept, and typing goes on in the focused field", async ({
  page,
  servers,
}) => {
  const {
    booking,
    request: { extras },
  } = messagesOf("en");
  const field = (name: keyof typeof booking.fields) => page.getByLabel(booking.fields[name], { exact: true });
  const release = await holdScripts(page);
  await page.goto("/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30", AFTER_BOOT_MODULE);
  await page.getByText(booking.extras.title).click();
  await field("luggage").fill("Two suitcases");
  await page.getByRole("button", { name: extras.moreSeats }).click();
  release();
  await waitForHydration(page);
  await page.getByLabel(extras.returnTrip).check({ force: true });
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${2 * euroTo("yalıkavak")}`);
  await field("returnDate").fill("2027-07-21");
  await page.getByRole("button", { name: extras.moreSeats }).click();
  await field("note").focus();
  await page.keyboard.type("Surfboard");
  await expect(page.getByText(booking.extras.title).locator("xpath=ancestor::summary")).toContainText("2 child seats");
  await field("fullName").fill("Emma Clarke");
  await field("phone").fill("5321234567");
  await page.getByRole("button", { name: booking.send }).click();
  const [message] = await servers.telegram.waitFor(1);
  for (const line of ["Çocuk koltuğu: 2", "Bagaj: Two suitcases", "Not: Surfboard", "Gidiş-dönüş: 150 EUR (2 × 75)"])
    expect(message?.text.split("\n")).toContain(line);
});

test("if the application script fails to load, the form is posted natively", async ({
  page,
  servers,
  consoleErrors,
}) => {
  const { booking } = messagesOf("en");
  await page.route(/\/assets\/entry-client.*\.js$/, (route) => route.abort());
  await page.goto("/en/reservation");
  await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
  await page.getByLabel(booking.fields.to, { exact: true }).selectOption("yalıkavak");
  await page.getByLabel(booking.fields.date, { exact: true }).fill("2027-07-14");
  await page.getByLabel(booking.fields.time, { exact: true }).fill("23:30");
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
  // The boot module handles the steppers without the application.
  await page.getByRole("button", { name: booking.passengers.more }).click();
  await expect(page.locator("[name=passengers]")).toHaveValue("2");
  await page.getByRole("button", { name: booking.send }).click();
  await expect(page).toHaveURL("/en/reservation#sent");
  await servers.telegram.waitFor(1);
  consoleErrors.length = 0;
});

test("if the application script never arrives, the form is posted natively", async ({ page, servers }) => {
  await page.clock.install();
  await page.route(/\/assets\/entry-client.*\.js$/, () => {});
  const { booking } = messagesOf("en");
  await page.goto("/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30", AFTER_BOOT_MODULE);
  for (const [name, value] of Object.entries({ from: "airport", to: "yalıkavak" }))
    await page.locator(`select[name=${name}]`).selectOption(value);
  for (const [name, value] of Object.entries({ date: "2027-07-14", time: "23:30", fullName: "Emma Clarke" }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
  await page.getByRole("button", { name: booking.send }).click();
  expect(servers.telegram.attempts()).toBe(0);
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL("/en/reservation#sent");
  await servers.telegram.waitFor(1);
});

sharedTest(
  "a click waits ten seconds for the application script, then takes its native effect",
  { tag: "@phone" },
  async ({ page }) => {
    const { shell } = messagesOf("ru");
    await page.clock.install();
    await page.route(/\/assets\/entry-client.*\.js$/, () => {});
    await page.goto("/ru/faq", AFTER_BOOT_MODULE);
    await page.getByRole("button", { name: shell.menu.open, exact: true }).click();
    await page.clock.fastForward(9_000);
    await expect(page).toHaveURL("/ru/faq");
    await page.clock.fastForward(1_000);
    await expect(page).toHaveURL("/ru/faq#site-navigation");
    await expect(page.locator("[data-pending]")).toHaveCount(0);
  },
);

sharedTest("a click that needs the application is replayed however late the application loads", async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto("/ru/faq", AFTER_BOOT_MODULE);
  const question = page.getByRole("main").locator("h3 button").nth(1);
  await question.click();
  await page.clock.fastForward(12_000);
  await expect(question).toHaveAttribute("data-pending");
  release();
  await waitForHydration(page);
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("main").locator("h3 button[aria-expanded=true]")).toHaveCount(FIRST_QUESTIONS.length + 1);
  await expect(question).not.toHaveAttribute("data-pending");
});

sharedTest(
  "if the application script fails to load, the menu button leads to the footer links, and answers expand",
  { tag: "@phone" },
  async ({ page, consoleErrors }) => {
    const { shell } = messagesOf("ru");
    await page.route(/\/assets\/entry-client.*\.js$/, (route) => route.abort());
    await page.goto("/ru/faq", AFTER_BOOT_MODULE);
    await page.getByRole("button", { name: shell.menu.open, exact: true }).click();
    await expect(page).toHaveURL("/ru/faq#site-navigation");
    const answers = page.getByRole("main").locator("h3 + div");
    await expect(answers).toHaveCount(FAQ.length);
    // Sooner than the fallback of the style sheet, which expands them after eight seconds.
    await expect
      .poll(() => answers.evaluateAll((all) => Math.min(...all.map(({ clientHeight }) => clientHeight))), {
        timeout: 4_000,
      })
      .toBeGreaterThan(0);
    consoleErrors.length = 0;
  },
);

/**
 * Clicks the elements of `selectors` in order, after React has attached its listeners and while the boot module still queues clicks. Runs
 * in the page.
 */
function clickDuringHydration(selectors: readonly string[]): void {
  interface Root {
    stateNode: { current: { memoizedState: { isDehydrated?: boolean } } };
  }
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    const root = document.getElementById("root");
    const key = Object.keys(root ?? {}).find((name) => name.startsWith("__reactContainer$"));
    const held = key === undefined ? undefined : (root as unknown as Record<string, Root>)[key];
    if (!held) return void setTimeout(() => port2.postMessage(null));
    // React schedules its tasks with messages, too, so this listener runs between them.
    if (held.stateNode.current.memoizedState.isDehydrated !== false) return port2.postMessage(null);
    const isEarly = document.querySelector("header button[aria-controls]") === null;
    for (const selector of selectors) document.querySelector<HTMLElement>(selector)?.click();
    Object.assign(document.documentElement.dataset, { pressed: isEarly ? "early" : "late" });
  });
  port1.start();
  port2.postMessage(null);
}

sharedTest("clicks during hydration take effect exactly once", async ({ page }) => {
  const { booking } = messagesOf("en");
  const [more, swap] = [booking.passengers.more, booking.places.swap].map(
    (name) => `main button[aria-label="${name}"]`,
  );
  await page.addInitScript(clickDuringHydration, [more ?? "", swap ?? ""]);
  const release = await holdScripts(page);
  await page.goto("/en/reservation", AFTER_BOOT_MODULE);
  await page.locator("select[name=from]").selectOption("airport");
  await page.locator("select[name=to]").selectOption("torba");
  release();
  await waitForHydration(page);
  await expect(page.locator("html")).toHaveAttribute("data-pressed", "early");
  await expect(page.locator("select[name=from]")).toHaveValue("torba");
  await expect(page.locator("select[name=to]")).toHaveValue("airport");
  await expect(page.locator("[name=passengers]")).toHaveValue("2");
});

sharedTest("clicking a question during hydration expands that question and no further one", async ({ page }) => {
  await page.addInitScript(clickDuringHydration, ["#meeting button"]);
  await page.goto("/ru/faq", AFTER_BOOT_MODULE);
  await waitForHydration(page);
  await expect(page.locator("html")).toHaveAttribute("data-pressed", "early");
  const questions = page.getByRole("main").locator("h3 button");
  await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("main").locator("h3 button[aria-expanded=true]")).toHaveCount(FIRST_QUESTIONS.length + 1);
});

sharedTest(
  "all collapsed questions clicked before hydration expand after it, and an expanded one collapses",
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/en/faq", AFTER_BOOT_MODULE);
    const questions = page.getByRole("main").locator("h3 button");
    const pressed = [1, 2, 4];
    for (const index of [0, ...pressed]) await questions.nth(index).click();
    // A second click on the same question must not toggle it again.
    await questions.nth(4).click();
    await expect(page.locator("[data-pending]")).toHaveCount(1 + pressed.length);
    release();
    await waitForHydration(page);
    await expect(page.getByRole("main").locator("h3 button[aria-expanded=true]")).toHaveCount(
      FIRST_QUESTIONS.length - 1 + pressed.length,
    );
    await expect(questions.first()).toHaveAttribute("aria-expanded", "false");
    for (const index of pressed) await expect(questions.nth(index)).toHaveAttribute("aria-expanded", "true");
  },
);

sharedTest("of two gallery tiles clicked before hydration, only the last one opens after it", async ({ page }) => {
  const { gallery } = messagesOf("tr");
  const release = await holdScripts(page);
  await page.goto("/tr/gallery", AFTER_BOOT_MODULE);
  const tiles = page.getByRole("main").locator("li a:has(img)");
  await tiles.nth(2).click();
  await tiles.nth(4).click();
  await expect(page).toHaveURL("/tr/gallery");
  release();
  const lightbox = page.getByRole("dialog", { name: gallery.title });
  await expect(lightbox.getByRole("status").first()).toContainText(
    interpolate(gallery.viewer.position, { position: 5, total: 22 }),
  );
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL("/tr/gallery");
});

sharedTest("changing the language before hydration keeps the URL and the typed input", async ({ page }) => {
  const { booking } = messagesOf("en");
  const { fields } = messagesOf("ru").booking;
  const release = await holdScripts(page);
  const search = "?from=airport&to=torba";
  await page.goto(`/en/reservation${search}#reservation-form`, AFTER_BOOT_MODULE);
  const entries = await page.evaluate(() => history.length);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  const opener = page.locator("header summary").filter({ visible: true });
  if ((await opener.count()) > 0) await opener.click();
  const russian = page.getByRole("banner").locator("a[hreflang=ru]").filter({ visible: true });
  await russian.click();
  await expect(russian).toHaveAttribute("data-pending");
  await expect(page).toHaveURL(/\/en\//);
  release();
  await expect(page).toHaveURL(`/ru/reservation${search}#reservation-form`);
  await expect(page.getByLabel(fields.fullName, { exact: true })).toHaveValue("Emma Clarke");
  await expect(page.getByLabel(fields.to, { exact: true })).toHaveValue("torba");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  sharedTest(
    `before hydration (${reducedMotion}) only the answers to the first questions and to that of the hash are expanded; one whose question is clicked expands after it`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      // Forces the browser to calculate styles while style sheets are still loading.
      await page.addInitScript(() => void setInterval(() => document.documentElement?.getBoundingClientRect(), 1));
      await page.route("**/assets/*.css", async (route) => {
        await new Promise((later) => setTimeout(later, 200));
        await route.continue();
      });
      const release = await holdScripts(page);
      await page.goto("/tr/faq#certain", AFTER_BOOT_MODULE);
      const questions = page.getByRole("main").getByRole("heading", { level: 3 });
      const heights = () =>
        questions.locator("xpath=following-sibling::div").evaluateAll((answers) => answers.map((a) => a.clientHeight));
      await expect(questions).toHaveCount(FAQ.length);
      const expanded = FAQ.map(({ id }) => [...FIRST_QUESTIONS, "certain"].includes(id));
      await expect.poll(async () => (await heights()).map((height) => height > 0)).toEqual(expanded);
      const before = await heights();

      const pressed = questions.nth(1).getByRole("button");
      await pressed.click();
      release();
      await waitForHydration(page);
      await expect(pressed).toHaveAttribute("aria-expanded", "true");
      await expect.poll(async () => (await heights())[1]).toBeGreaterThan(0);
      expect((await heights()).toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
    },
  );
}

test("a newsletter subscription submitted before hydration is sent after it", async ({ page, servers }) => {
  const { newsletter } = messagesOf("tr");
  const release = await holdScripts(page);
  await page.goto("/tr/blog", AFTER_BOOT_MODULE);
  await page.getByLabel(newsletter.label).fill("erken@example.com");
  await page.getByRole("button", { name: newsletter.subscribe }).click();
  await expect(page).toHaveURL("/tr/blog");
  expect(servers.telegram.attempts()).toBe(0);
  release();
  await expect(page.getByRole("status").filter({ hasText: newsletter.success })).toBeVisible();
  const [message] = await servers.telegram.waitFor(1);
  expect(message?.text.split("\n")).toContain("E-posta: erken@example.com");
});

sharedTest("without requestIdleCallback, the application starts after the load event", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await page.goto("/en");
  await waitForHydration(page);
  const waited = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const asked = performance.getEntriesByType("resource").find(({ name }) => /entry-client[^/]*\.js$/.test(name));
    return (asked?.startTime ?? Infinity) - (document?.loadEventEnd ?? 0);
  });
  expect(waited).toBeLessThan(1_000);
});
