import { expect, type Page } from "@playwright/test";

import { FAQ } from "#content/faq.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { euroTo, priceLines } from "#tests/support/fares.ts";
import { sharedTest, test, messagesOf, widthsIn } from "#tests/e2e/fixtures.ts";

test.use({ javaScriptEnabled: false });

/** The fare of the ride that `fillIn` chooses. */
const EURO = euroTo("torba");

/** Fills in all required fields but the phone number. */
async function fillIn(page: Page, language: Language): Promise<void> {
  const { fields } = messagesOf(language).booking;
  await page.getByLabel(fields.from, { exact: true }).selectOption("airport");
  await page.getByLabel(fields.to, { exact: true }).selectOption("torba");
  await page.getByLabel(fields.date, { exact: true }).fill("2027-07-14");
  await page.getByLabel(fields.time, { exact: true }).fill("09:05");
  await page.getByLabel(fields.fullName, { exact: true }).fill("Ayşe Yıldız");
}

for (const language of LANGUAGES) {
  test(
    `without JavaScript the form is posted in ${language}, arrives, and the page confirms it`,
    widthsIn(language),
    async ({ page, servers }) => {
      const { booking, reservation } = messagesOf(language);
      await page.goto(`/${language}/reservation`);
      await fillIn(page, language);
      await page.locator("select[name=countryCode]").selectOption("+44");
      await page.getByLabel(booking.fields.phone, { exact: true }).fill("07911123456");
      await page.getByRole("button", { name: booking.send }).click();

      await expect(page).toHaveURL(`/${language}/reservation#sent`);
      await expect(page.getByRole("heading", { name: reservation.sentTitle })).toBeVisible();
      await expect(page.getByRole("heading", { name: reservation.notSentTitle })).toBeHidden();
      const [message] = await servers.telegram.waitFor(1);
      const lines = message?.text.split("\n") ?? [];
      for (const line of [
        "Ad Soyad: Ayşe Yıldız",
        "Telefon: +447911123456",
        "Nereden: Havalimanı (BJV)",
        "Nereye: Torba",
        "Tarih: 2027-07-14",
        "Saat: 09:05",
        "Yolcu: 1",
        ...priceLines(EURO),
      ]) {
        expect(lines).toContain(line);
      }
    },
  );
}

test("without JavaScript the extras can be expanded, are posted and arrive in en", async ({ page, servers }) => {
  const {
    booking,
    request: { extras },
  } = messagesOf("en");
  await page.goto("/en");
  await fillIn(page, "en");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
  await expect(page.getByLabel(booking.fields.note, { exact: true })).toBeHidden();
  await page.getByText(booking.extras.title).click();
  const returnDate = page.getByLabel(booking.fields.returnDate, { exact: true });
  // CSS alone shows the return date once a return trip is selected.
  await expect(returnDate).toBeHidden();
  await page.getByText(extras.returnTrip).click();
  await returnDate.fill("2027-07-21");
  await page.getByRole("spinbutton", { name: booking.fields.childSeats }).fill("2");
  await page.getByLabel(booking.fields.note, { exact: true }).fill("Bebek arabası");
  await page.getByRole("button", { name: booking.send }).click();
  await expect(page).toHaveURL("/en/reservation#sent");
  const [message] = await servers.telegram.waitFor(1);
  const lines = message?.text.split("\n") ?? [];
  expect(
    lines.slice(
      lines.indexOf("Ek bilgi:"),
      lines.findIndex((line) => line.startsWith("Takvim: ")),
    ),
  ).toEqual([
    "Ek bilgi:",
    `Gidiş: 14.07.2027 Çar 09:05 · Havalimanı (BJV) → Torba · ${EURO} EUR`,
    `Dönüş: 21.07.2027 Çar saat belirtilmedi · Torba → Havalimanı (BJV) · ${EURO} EUR`,
    `Gidiş-dönüş: ${2 * EURO} EUR (2 × ${EURO})`,
    "Çocuk koltuğu: 2",
    "Not: Bebek arabası",
    "",
  ]);
});

test("without JavaScript a rejected form says what to do", async ({ page, servers }) => {
  const { booking, reservation } = messagesOf("en");
  await page.goto("/en/reservation");
  // As a browser without form validation would send it.
  await page.locator("#reservation-form").evaluate((form) => form.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: booking.send }).click();
  await expect(page).toHaveURL("/en/reservation#not-sent");
  const refused = page.getByRole("heading", { name: reservation.notSentTitle });
  await expect(refused).toBeVisible();
  expect(servers.telegram.attempts()).toBe(0);

  // The next attempt leads to the same page with another hash, whose notice replaces the previous one.
  await fillIn(page, "en");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
  await page.getByRole("button", { name: booking.send }).click();
  await expect(page).toHaveURL("/en/reservation#sent");
  await expect(page.getByRole("heading", { name: reservation.sentTitle })).toBeVisible();
  await expect(refused).toBeHidden();
});

test("without JavaScript a page shows one notice at a time, sent or not sent, in tr, also after Back", async ({
  page,
}) => {
  const { booking, reservation } = messagesOf("tr");
  const notices = page.locator("#sent, #not-sent").filter({ visible: true });
  const says = async (id: "sent" | "not-sent") => {
    await expect(page).toHaveURL(`/tr/reservation#${id}`);
    await expect(notices).toHaveId(id);
  };
  const send = () => page.getByRole("button", { name: booking.send }).click();
  await page.goto("/tr/reservation");
  await page.locator("#reservation-form").evaluate((form) => form.setAttribute("novalidate", ""));
  await send();
  await says("not-sent");
  await expect(page.getByRole("heading", { name: reservation.notSentTitle })).toBeVisible();
  await fillIn(page, "tr");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
  await send();
  await says("sent");
  await expect(page.getByRole("heading", { name: reservation.sentTitle })).toBeVisible();
  await page.goBack();
  await says("not-sent");
  await page.goForward();
  await says("sent");
  // The same in print, and after the hash was edited by hand.
  await page.emulateMedia({ media: "print" });
  await says("sent");
  await page.goto("/tr/reservation#not-sent");
  await says("not-sent");
});

sharedTest(
  "without JavaScript the menu button leads to the footer's navigation, and no banner covers the page",
  { tag: "@phone" },
  async ({ page }) => {
    const { shell } = messagesOf("en");
    await page.goto("/en");
    await expect(page.getByRole("region", { name: shell.cookie.label })).toHaveCount(0);
    await page.getByRole("link", { name: shell.menu.open }).click();
    const navigation = page.getByRole("navigation", { name: shell.footer.site });
    await expect(navigation).toBeInViewport({ ratio: 1 });
    await navigation.getByRole("link", { name: shell.nav.tours, exact: true }).click();
    await expect(page).toHaveURL("/en/tours");
  },
);

sharedTest("without JavaScript every answer can be read in tr", async ({ page }) => {
  await page.goto("/tr/faq");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(FAQ.length);
  for (const { id, question, answer } of FAQ) {
    const item = page.locator(`#${id}`);
    await expect(item.getByRole("heading", { name: question.tr })).toBeVisible();
    // Up to its first link or fare, which the page renders differently.
    const [beginning = ""] = answer.tr.split(/[[{]/);
    const text = item.getByText(beginning.trim());
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport();
  }
});

test("without JavaScript a newsletter subscription is posted, arrives, and the page confirms it", async ({
  page,
  servers,
}) => {
  const { newsletter } = messagesOf("ru");
  await page.goto("/ru/blog");
  await page.getByLabel(newsletter.label).fill("anna@example.com");
  await page.getByRole("button", { name: newsletter.subscribe }).click();
  await expect(page).toHaveURL("/ru/blog#subscribed");
  await expect(page.getByRole("heading", { name: newsletter.subscribedTitle })).toBeInViewport();
  await expect(page.getByRole("heading", { name: newsletter.notSubscribedTitle })).toBeHidden();
  const [message] = await servers.telegram.waitFor(1);
  expect(message?.text.split("\n")).toContain("E-posta: anna@example.com");
});

sharedTest("without JavaScript a tile links to its picture, and that of a film to the film", async ({ page }) => {
  const {
    tour: { gallery },
    gallery: { viewer },
  } = messagesOf("en");
  await page.goto("/en/tours/efes-turu");
  const tiles = page.getByRole("list", { name: gallery }).getByRole("link");
  await expect(tiles).toHaveCount(3);
  const film = await page.getByRole("link", { name: viewer.film }).getAttribute("href");
  expect((await page.request.head(film ?? "")).headers()["content-type"]).toBe("video/mp4");
  const arrived = page.waitForResponse((response) => response.request().isNavigationRequest());
  await tiles.first().click();
  expect((await arrived).headers()["content-type"]).toMatch(/^image\//);
});

for (const language of ["en", "ru"] as const) {
  sharedTest(`without JavaScript the dock has the contact channels in the order for ${language}`, async ({ page }) => {
    const { floating } = messagesOf(language).shell;
    await page.goto(`/${language}/faq`);
    const dock = page.getByRole("complementary", { name: floating.label });
    const order = await dock
      .locator("[aria-label]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
    const { call, whatsapp } = floating;
    expect(order).toEqual(language === "ru" ? [call, whatsapp] : [whatsapp, call]);
    // The text message is for guests who may not have WhatsApp.
    const text = page.getByRole("contentinfo").getByRole("link", { name: floating.sms });
    await expect(text).toHaveCount(language === "ru" ? 1 : 0);
  });
}
