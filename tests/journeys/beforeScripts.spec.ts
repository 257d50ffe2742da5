import { expect, type Page } from "@playwright/test";

import { FAQ } from "#content/faq.ts";
import {
  bookingField,
  countPosts,
  messageAbout,
  messagesOf,
  placeName,
  send,
  sharedTest,
  waitForHydration,
} from "#tests/e2e/fixtures.ts";
import { AFTER_BOOT_MODULE, holdScripts } from "#tests/e2e/lateScripts.ts";
import { euroTo } from "#tests/support/fares.ts";

/** Chooses a ride and fills in who travels before the page is hydrated. */
async function typeRide(page: Page, guest: string, phone: string): Promise<void> {
  const field = (name: Parameters<typeof bookingField>[2]) => bookingField(page, "en", name);
  await field("from").selectOption("airport");
  await field("to").selectOption("yalıkavak");
  await field("date").fill("2027-07-14");
  await field("time").fill("23:30");
  await field("fullName").fill(guest);
  await field("phone").fill(phone);
}

sharedTest(
  "the dial code of a number is recognised, whether typed before hydration or pasted after it",
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/en/reservation", AFTER_BOOT_MODULE);
    const phone = bookingField(page, "en", "phone");
    await phone.fill("+44 7700 900123");
    release();
    await waitForHydration(page);
    const country = page.getByRole("button", { name: "+44" });
    await expect(country).toBeVisible();
    await expect(phone).toHaveValue("7700900123");

    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/en/reservation");
    await waitForHydration(page);
    await phone.focus();
    await phone.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "0044 7700 900123");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(country).toBeVisible();
    await expect(phone).toHaveValue("7700900123");
  },
);

sharedTest("input and clicks before hydration are kept and replayed", async ({ page, shared, guest }) => {
  const { booking, request, shell } = messagesOf("en");
  const posts = countPosts(page);
  const release = await holdScripts(page);
  await page.goto("/en/reservation?from=torba", AFTER_BOOT_MODULE);
  await typeRide(page, guest, "+44 7911 123456");
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
  await expect(bookingField(page, "en", "from")).toHaveValue("yalıkavak");
  await page.getByRole("button", { name: booking.places.swap }).click();
  await send(page, "en");
  expect(await opacityOf(booking.send)).toBeLessThan(1);
  expect(await opacityOf(booking.places.swap)).toBe(1);
  expect(posts()).toBe(0);

  release();
  await waitForHydration(page);
  await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
  // The pass has taken the place of the form, whose button waits for nothing any more.
  await page.getByRole("button", { name: request.sent.newRequest }).click();
  await expect.poll(() => opacityOf(booking.send)).toBe(1);
  const lines = await messageAbout(guest, shared);
  for (const line of [
    "Telefon: +447911123456",
    `Nereden: ${placeName("airport", "tr")}`,
    `Nereye: ${placeName("yalıkavak", "tr")}`,
    "Yolcu: 4",
  ])
    expect(lines).toContain(line);
});

sharedTest(
  "extras filled in before hydration are kept, and typing goes on in the focused field",
  async ({ page, shared, guest }) => {
    const { booking, request } = messagesOf("en");
    const euro = euroTo("yalıkavak");
    const release = await holdScripts(page);
    await page.goto("/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30", AFTER_BOOT_MODULE);
    await page.getByText(booking.extras.title).click();
    await bookingField(page, "en", "luggage").fill("Two suitcases");
    await page.getByRole("button", { name: request.extras.moreSeats }).click();
    release();
    await waitForHydration(page);
    await page.getByLabel(request.extras.returnTrip).check({ force: true });
    const panel = page.getByRole("region", { name: booking.price.heading });
    await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${2 * euro}`);
    await bookingField(page, "en", "returnDate").fill("2027-07-21");
    await page.getByRole("button", { name: request.extras.moreSeats }).click();
    await bookingField(page, "en", "note").focus();
    await page.keyboard.type("Surfboard");
    await expect(page.getByText(booking.extras.title).locator("xpath=ancestor::summary")).toContainText(
      "2 child seats",
    );
    await bookingField(page, "en", "fullName").fill(guest);
    await bookingField(page, "en", "phone").fill("5321234567");
    await send(page, "en");
    const lines = await messageAbout(guest, shared);
    for (const line of ["Çocuk koltuğu: 2", "Bagaj: Two suitcases", "Not: Surfboard"]) expect(lines).toContain(line);
    expect(lines).toContain(`Gidiş-dönüş: ${2 * euro} EUR (2 × ${euro})`);
  },
);

sharedTest(
  "if the application script fails to load, the form is posted natively",
  async ({ page, shared, guest, consoleErrors }) => {
    await page.route(/\/assets\/entry-client.*\.js$/, (route) => route.abort());
    await page.goto("/en/reservation");
    await typeRide(page, guest, "5321234567");
    // The boot module handles the steppers without the application.
    await page.getByRole("button", { name: messagesOf("en").booking.passengers.more }).click();
    await expect(page.locator("[name=passengers]")).toHaveValue("2");
    await send(page, "en");
    await expect(page).toHaveURL("/en/reservation#sent");
    expect(await messageAbout(guest, shared)).toContain("Yolcu: 2");
    consoleErrors.length = 0;
  },
);

sharedTest(
  "a number that the browser refuses while the application script is missing is read and sent once it arrives",
  async ({ page, shared, guest }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    const posts = countPosts(page);
    await page.goto("/en/reservation", AFTER_BOOT_MODULE);
    await typeRide(page, guest, "+44 7700 900123");
    await send(page, "en");
    await page.clock.fastForward(10_000);
    const phone = bookingField(page, "en", "phone");
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute("title", messagesOf("en").booking.phoneFormat);
    expect(posts()).toBe(0);
    release();
    await waitForHydration(page);
    await expect(phone).toHaveValue("7700900123");
    await send(page, "en");
    expect(await messageAbout(guest, shared)).toContain("Telefon: +447700900123");
  },
);

sharedTest("if the application script never arrives, the form is posted natively", async ({ page, shared, guest }) => {
  await page.clock.install();
  await page.route(/\/assets\/entry-client.*\.js$/, () => {});
  const posts = countPosts(page);
  await page.goto("/en/reservation", AFTER_BOOT_MODULE);
  await typeRide(page, guest, "5321234567");
  await send(page, "en");
  expect(posts()).toBe(0);
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL("/en/reservation#sent");
  await messageAbout(guest, shared);
});

sharedTest(
  "if the application script fails to load, the menu button leads to the footer links, and answers expand @phone",
  async ({ page, consoleErrors }) => {
    await page.route(/\/assets\/entry-client.*\.js$/, (route) => route.abort());
    await page.goto("/ru/faq", AFTER_BOOT_MODULE);
    await page.getByRole("button", { name: messagesOf("ru").shell.menu.open, exact: true }).click();
    await expect(page).toHaveURL("/ru/faq#site-navigation");
    const answers = page.getByRole("main").locator("[role=region]");
    await expect(answers).toHaveCount(FAQ.length);
    const lowest = () => answers.evaluateAll((all) => Math.min(...all.map(({ clientHeight }) => clientHeight)));
    await expect.poll(lowest, { timeout: 15_000 }).toBeGreaterThan(0);
    consoleErrors.length = 0;
  },
);

sharedTest("presses before, during and after hydration count once each", async ({ page }) => {
  const { booking } = messagesOf("en");
  const release = await holdScripts(page);
  await page.goto("/en/reservation", AFTER_BOOT_MODULE);
  await bookingField(page, "en", "from").selectOption("airport");
  await bookingField(page, "en", "to").selectOption("torba");
  await page.getByRole("button", { name: booking.passengers.more }).click();
  // Swaps the places in one task after the other until the menu's button is hydrated, and once more then, so that presses come before,
  // during and after hydration. A press that counts twice, or not at all, leaves the places as they were.
  const pressing = page.evaluate(
    (name) =>
      new Promise<{ from: string; wrong: number }>((resolve) => {
        let [from, next] = ["airport", "torba"] as [string, string];
        let wrong = 0;
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          if (document.querySelector<HTMLSelectElement>("select[name=from]")?.value !== from) wrong += 1;
          document.querySelector<HTMLElement>(`main button[aria-label="${name}"]`)?.click();
          [from, next] = [next, from];
          if (document.querySelector("header button[aria-controls]") === null) port2.postMessage(null);
          else resolve({ from, wrong });
        });
        port1.start();
        port2.postMessage(null);
      }),
    booking.places.swap,
  );
  release();
  const { from, wrong } = await pressing;
  expect(wrong).toBe(0);
  await expect(page.locator("select[name=from]")).toHaveValue(from);
  await expect(page.locator("[name=passengers]")).toHaveValue("2");
});

sharedTest(
  "a question clicked before hydration expands after it, however late, and one that was expanded collapses",
  async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto("/en/faq", AFTER_BOOT_MODULE);
    const questions = page.getByRole("main").locator("h3 button");
    for (const index of [0, 1, 2]) await questions.nth(index).click();
    // A second click on the same question must not toggle it again.
    await questions.nth(2).click();
    await page.clock.fastForward(12_000);
    await expect(page.locator("[data-pending]")).toHaveCount(3);
    release();
    await waitForHydration(page);
    await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "false");
    for (const index of [1, 2]) await expect(questions.nth(index)).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("[data-pending]")).toHaveCount(0);
  },
);

sharedTest("changing the language before hydration keeps the URL and the typed input", async ({ page, guest }) => {
  const release = await holdScripts(page);
  const search = "?from=airport&to=torba";
  await page.goto(`/en/reservation${search}#reservation-form`, AFTER_BOOT_MODULE);
  const entries = await page.evaluate(() => history.length);
  await bookingField(page, "en", "fullName").fill(guest);
  const opener = page.locator("header summary").filter({ visible: true });
  if ((await opener.count()) > 0) await opener.click();
  const russian = page.getByRole("banner").locator("a[hreflang=ru]").filter({ visible: true });
  await russian.click();
  await expect(russian).toHaveAttribute("data-pending");
  await expect(page).toHaveURL(/\/en\//);
  release();
  await expect(page).toHaveURL(`/ru/reservation${search}#reservation-form`);
  await expect(bookingField(page, "ru", "fullName")).toHaveValue(guest);
  await expect(bookingField(page, "ru", "to")).toHaveValue("torba");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
