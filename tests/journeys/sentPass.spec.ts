import { expect, type Page } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { REFERENCE_HEADER } from "#src/domain/reference.ts";
import { euroTo } from "#tests/support/fares.ts";
import { interpolate, waitForHydration, sharedTest, messagesOf } from "#tests/e2e/fixtures.ts";

/** Submits the form of a page. The response is a stub, which waits for `answered`. */
async function send(page: Page, path: string, language: Language, answered: Promise<void> = Promise.resolve()) {
  const { booking } = messagesOf(language);
  await page.route("**/api/telegram-handler.php", async (route) => {
    await answered;
    await route.fulfill({ json: { ok: true }, headers: { [REFERENCE_HEADER]: "K7QF-2M9X" } });
  });
  await page.goto(path);
  await waitForHydration(page);
  const field = (name: "from" | "to" | "date" | "time" | "fullName" | "phone") =>
    page.getByLabel(booking.fields[name], { exact: true });
  await field("from").selectOption("airport");
  await field("to").selectOption("yalıkavak");
  await field("date").fill("2027-07-14");
  await field("time").fill("14:30");
  await field("fullName").fill("Emma Clarke");
  await field("phone").fill("5321234567");
  await page.getByRole("button", { name: booking.send }).click();
  return page.getByRole("region", { name: messagesOf(language).request.sent.passHeading });
}

/** Submits the form in Russian to a relay that fails. Returns the submit button, and how far down the toast covers the page, in pixels. */
async function failToSend(page: Page) {
  const { booking } = messagesOf("ru");
  await page.route("**/api/telegram-handler.php", (route) => route.fulfill({ status: 503 }));
  await page.goto("/ru/reservation?from=airport&to=yalikavak&date=2027-07-14&time=14:30");
  await waitForHydration(page);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
  await page.getByRole("button", { name: booking.send }).click();
  const toast = page.getByRole("alert");
  await expect(toast).toContainText(booking.toast.failedTitle);
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  return { button: page.getByRole("button", { name: booking.sendAgain }), covered: y + height };
}

sharedTest("sending a request in ru replaces the form with the pass, in view and focused @once", async ({ page }) => {
  const { booking, request } = messagesOf("ru");
  const pass = await send(page, "/ru", "ru");
  await expect(pass.getByRole("heading", { name: request.sent.passHeading })).toBeFocused();
  for (const part of [
    "K7QF-2M9X",
    request.sent.headline,
    "14:30",
    "Emma Clarke",
    "+90 532 123 45 67",
    `${euroTo("yalıkavak")}`,
  ])
    await expect(pass).toContainText(part);
  const open = pass.getByRole("link", { name: request.voucher.open });
  await expect(open).toBeInViewport({ ratio: 1 });
  const toast = page.getByRole("status").filter({ hasText: booking.toast.sentTitle });
  await expect(toast).toBeVisible();
  // Controls that the toast covered could not be clicked.
  for (const control of [open, pass.getByRole("link", { name: request.sent.addToCalendar })])
    await control.click({ trial: true });
  await expect(page.getByRole("button", { name: request.sent.print })).toHaveCount(0);

  // The form is collapsed and reset. Closing the toast moves neither page nor pass, and one click expands the form below the pass.
  const from = page.getByLabel(booking.fields.from, { exact: true });
  await expect(from).toBeHidden();
  await expect(from).toHaveValue("");
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole("button", { name: booking.toast.close }).click();
  await expect(toast).toHaveCount(0);
  await expect(pass.getByRole("heading", { name: request.sent.passHeading })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const again = page.getByRole("button", { name: request.sent.newRequest });
  await again.click();
  await expect(pass).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(from).toBeFocused();
  await expect(from).toBeInViewport();
});

sharedTest(
  "the reservation page shows the pass only once, and a link to the form expands the form",
  async ({ page }) => {
    const { booking, request, reservation, services } = messagesOf("en");
    const pass = await send(page, "/en/reservation#reservation-form", "en");
    await expect(pass).toBeVisible();
    const from = page.getByLabel(booking.fields.from, { exact: true });
    const kept = page.getByRole("article", { name: `${request.sent.printHeading} K7QF-2M9X` });
    await expect(from).toBeHidden();
    await expect(kept).toHaveCount(0);
    await expect(page.getByRole("heading", { name: services.steps.title })).toHaveCount(0);
    await page.getByRole("link", { name: reservation.bookNow, exact: true }).click();
    await expect(from).toBeInViewport();
    await pass.getByRole("link", { name: request.voucher.open }).click();
    await expect(kept).toBeInViewport();
  },
);

sharedTest("after a reload the home page links to the pass in tr @once", async ({ page }) => {
  const { request } = messagesOf("tr");
  const pass = await send(page, "/tr", "tr");
  await expect(pass).toBeVisible();
  const link = page.getByRole("link", { name: interpolate(request.voucher.latest, { ride: "" }) });
  await expect(link).toHaveCount(0);
  await page.reload();
  await expect(link).toContainText("14.07.2027, 14:30");
  await link.click();
  await expect(page.getByRole("article", { name: `${request.sent.printHeading} K7QF-2M9X` })).toBeInViewport();
});

sharedTest(
  "after a failed request with text at 200 % the toast does not cover the focused button in ru",
  { tag: "@phone" },
  async ({ page, consoleErrors }) => {
    // A phone of 390 × 844 px, zoomed.
    await page.setViewportSize({ width: 195, height: 422 });
    const { button, covered } = await failToSend(page);
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(covered);
    consoleErrors.length = 0;
  },
);

sharedTest(
  "after a failed request the form stays in view, and the toast covers neither price, button nor contact buttons",
  async ({ page, consoleErrors }) => {
    const { booking, shell } = messagesOf("ru");
    const { button, covered } = await failToSend(page);
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(covered);
    // Controls that the toast covered could not be clicked.
    await page.locator("form").getByRole("link", { name: BUSINESS.phone.display }).click({ trial: true });
    const floating = page.getByRole("complementary", { name: shell.floating.label, includeHidden: true });
    if ((page.viewportSize()?.width ?? 0) < 1024) {
      // The fare stands below the places, and in the panel below the notice.
      const fare = page
        .getByRole("region", { name: booking.heading })
        .getByText(formatEuro(euroTo("yalıkavak"), "ru"), { exact: true });
      const panel = page.getByRole("region", { name: booking.price.heading });
      await expect(fare.filter({ visible: true })).toHaveCount(2);
      await expect(panel.locator("[data-currency=EUR]")).toBeInViewport();
      expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(covered);
      // The floating bar would repeat the buttons of the form.
      await expect(floating).toBeHidden();
    } else await expect(floating).toBeVisible();
    consoleErrors.length = 0;
  },
);

sharedTest("the stamp of a pass is animated once, and not with reduced motion", async ({ page }) => {
  for (const [reducedMotion, durations] of [
    ["no-preference", [0.24]],
    ["reduce", [0.001, 0]],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const pass = await send(page, "/en", "en");
    const { duration, count } = await pass.locator("svg:has(textPath)").evaluate((stamp) => {
      const { animationDuration, animationIterationCount } = getComputedStyle(stamp);
      return { duration: Number.parseFloat(animationDuration), count: animationIterationCount };
    });
    expect(durations).toContain(duration);
    expect(count).toBe("1");
  }
});

sharedTest(
  "a guest who has scrolled away before the response keeps scroll position and focus",
  { tag: "@once" },
  async ({ page }) => {
    const { request } = messagesOf("en");
    let answer = () => {};
    const pass = await send(page, "/en", "en", new Promise((resolve) => (answer = resolve)));
    const read = page.getByRole("contentinfo");
    await read.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = await read.boundingBox();
    answer();
    await expect(pass).toBeAttached();
    await expect(pass.getByRole("heading", { name: request.sent.passHeading })).not.toBeFocused();
    expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
  },
);

sharedTest(
  "if the code of the pass fails to load, the toast says that the request was sent",
  async ({ page, consoleErrors }) => {
    const { booking } = messagesOf("en");
    await page.route(/\/assets\/SentPass-[^/]*\.js$/, (route) => route.abort());
    const pass = await send(page, "/en/reservation", "en");
    await expect(page.getByRole("status").filter({ hasText: booking.toast.sentTitle })).toBeVisible();
    await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("");
    await expect(pass).toHaveCount(0);
    consoleErrors.length = 0;
  },
);
