import { expect, type Page } from "@playwright/test";

import type { Language } from "#src/domain/language.ts";
import { hydrated, sharedTest, wordsOf } from "./world.ts";

/** Sends a request from a page with the form; the answer waits for `answered`. */
async function send(page: Page, path: string, language: Language, answered: Promise<void> = Promise.resolve()) {
  const { booking } = wordsOf(language);
  await page.route("**/api/telegram-handler.php", async (route) => {
    await answered;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto(path);
  await hydrated(page);
  const field = (name: "from" | "to" | "date" | "time" | "fullName" | "phone") =>
    page.getByLabel(booking.fields[name], { exact: true });
  await field("from").selectOption("airport");
  await field("to").selectOption("yalıkavak");
  await field("date").fill("2027-07-14");
  await field("time").fill("14:30");
  await field("fullName").fill("Emma Clarke");
  await field("phone").fill("5321234567");
  await page.getByRole("button", { name: booking.send }).click();
  return page.getByRole("region", { name: wordsOf(language).request.sent.passHeading });
}

sharedTest(
  "a request sent in ru opens its pass above the empty form, in view and with the focus @once",
  async ({ page }) => {
    const { booking, request } = wordsOf("ru");
    const pass = await send(page, "/ru", "ru");
    await expect(pass.getByRole("heading", { name: request.sent.passHeading })).toBeFocused();
    for (const part of [request.voucher.sent, "14:30", "Emma Clarke", "+905321234567", "75"])
      await expect(pass).toContainText(part);
    const open = pass.getByRole("link", { name: request.voucher.open });
    await expect(open).toBeInViewport({ ratio: 1 });
    const toast = page.getByRole("status").filter({ hasText: booking.toast.sentTitle });
    await expect(toast).toBeVisible();
    // What the toast would cover could not be hit by a pointer.
    for (const control of [open, pass.getByRole("link", { name: request.sent.addToCalendar })])
      await control.click({ trial: true });
    await pass.getByRole("button", { name: request.sent.close }).click({ trial: true });
    await expect(pass.getByRole("button", { name: request.sent.print })).toBeHidden();

    // The toast goes alone, and the pass with a new request.
    await page.getByRole("button", { name: booking.toast.close }).click();
    await expect(pass).toBeVisible();
    await pass.getByText(request.sent.more).click();
    await pass.getByRole("button", { name: request.sent.newRequest }).click();
    await expect(pass).toHaveCount(0);
    const from = page.getByLabel(booking.fields.from, { exact: true });
    await expect(from).toBeFocused();
    await expect(from).toHaveValue("");
    await expect(from).toBeInViewport();
  },
);

sharedTest("the stamp of a pass strikes, and is still for who asks for little motion", async ({ page }) => {
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

sharedTest("who reads on elsewhere in the meantime is left there", { tag: "@once" }, async ({ page }) => {
  const { request } = wordsOf("en");
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
});

sharedTest(
  "where the code of the pass did not come, the toast says that the request was sent",
  async ({ page, complaints }) => {
    const { booking } = wordsOf("en");
    await page.route(/\/assets\/SentPass-[^/]*\.js$/, (route) => route.abort());
    const pass = await send(page, "/en/reservation", "en");
    await expect(page.getByRole("status").filter({ hasText: booking.toast.sentTitle })).toBeVisible();
    await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("");
    await expect(pass).toHaveCount(0);
    complaints.length = 0;
  },
);
