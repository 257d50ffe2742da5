import { expect, type Page } from "@playwright/test";

import { FAQ } from "#content/faq.ts";
import { TOURS } from "#content/tours.ts";
import { MARKS } from "#src/domain/headline.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import {
  bookingField,
  messageAbout,
  messagesOf,
  placeName,
  send,
  sharedTest as test,
  widthsIn,
} from "#tests/e2e/fixtures.ts";
import { euroTo, priceLines } from "#tests/support/fares.ts";

test.use({ javaScriptEnabled: false });

/** The fare of the ride that `fillIn` chooses. */
const EURO = euroTo("torba");
const [AIRPORT, TORBA] = [placeName("airport", "tr"), placeName("torba", "tr")];

/** Fills in all required fields. */
async function fillIn(page: Page, language: Language, guest: string): Promise<void> {
  const field = (name: Parameters<typeof bookingField>[2]) => bookingField(page, language, name);
  await field("from").selectOption("airport");
  await field("to").selectOption("torba");
  await field("date").fill("2027-07-14");
  await field("time").fill("09:05");
  await field("fullName").fill(guest);
  await page.locator("select[name=countryCode]").selectOption("+44");
  await field("phone").fill("07911123456");
}

for (const language of LANGUAGES) {
  test(
    `without JavaScript the form is posted in ${language}, arrives, and the page confirms it`,
    widthsIn(language),
    async ({ page, shared, guest }) => {
      const { reservation } = messagesOf(language);
      await page.goto(`/${language}/reservation`);
      await fillIn(page, language, guest);
      await send(page, language);
      await expect(page).toHaveURL(`/${language}/reservation#sent`);
      await expect(page.getByRole("heading", { name: reservation.sentTitle })).toBeVisible();
      const lines = await messageAbout(guest, shared);
      // To the relay, which writes the headline, the day lies in the future.
      expect(lines[0]).not.toContain(MARKS.implausible);
      for (const line of [
        `Ad Soyad: ${guest}`,
        "Telefon: +447911123456",
        `Nereden: ${AIRPORT}`,
        `Nereye: ${TORBA}`,
        "Tarih: 2027-07-14",
        "Saat: 09:05",
        "Yolcu: 1",
        ...priceLines(EURO),
      ])
        expect(lines).toContain(line);
    },
  );
}

for (const language of LANGUAGES) {
  test(
    `without JavaScript the phone field shows and says in ${language} which characters it takes`,
    widthsIn(language),
    async ({ page }) => {
      await page.goto(`/${language}/reservation`);
      const phone = bookingField(page, language, "phone");
      await expect(phone).toHaveAttribute("title", messagesOf(language).booking.phoneFormat);
      const isRefused = () =>
        phone.evaluate((field) => field instanceof HTMLInputElement && field.validity.patternMismatch);
      for (const written of ["+44 7700 900123", "532 000 00 00"]) {
        await phone.fill(written);
        expect(await isRefused()).toBe(true);
      }
      await phone.fill((await phone.getAttribute("placeholder")) ?? "");
      expect(await isRefused()).toBe(false);
    },
  );
}

test("without JavaScript the extras can be expanded, are posted and arrive", async ({ page, shared, guest }) => {
  const { booking, request } = messagesOf("en");
  await page.goto("/en");
  await fillIn(page, "en", guest);
  await expect(bookingField(page, "en", "note")).toBeHidden();
  await page.getByText(booking.extras.title).click();
  const returnDate = bookingField(page, "en", "returnDate");
  // CSS alone shows the return date once a return trip is selected.
  await expect(returnDate).toBeHidden();
  await page.getByRole("checkbox", { name: request.extras.returnTrip }).check();
  await returnDate.fill("2027-07-21");
  await page.getByRole("spinbutton", { name: booking.fields.childSeats }).fill("2");
  await bookingField(page, "en", "note").fill("Bebek arabası");
  await send(page, "en");
  await expect(page).toHaveURL("/en/reservation#sent");
  const lines = await messageAbout(guest, shared);
  const calendar = lines.findIndex((line) => line.startsWith("Takvim: "));
  expect(lines.slice(lines.indexOf("Ek bilgi:"), calendar)).toEqual([
    "Ek bilgi:",
    `Gidiş: 14.07.2027 Çar 09:05 · ${AIRPORT} → ${TORBA} · ${EURO} EUR`,
    `Dönüş: 21.07.2027 Çar saat belirtilmedi · ${TORBA} → ${AIRPORT} · ${EURO} EUR`,
    `Gidiş-dönüş: ${2 * EURO} EUR (2 × ${EURO})`,
    "Çocuk koltuğu: 2",
    "Not: Bebek arabası",
    "",
  ]);
});

test("without JavaScript a page says either that the form was sent or what to do, also after Back", async ({
  page,
  shared,
  guest,
}) => {
  const { reservation } = messagesOf("en");
  const notices = page.locator("#sent, #not-sent").filter({ visible: true });
  const says = async (id: "sent" | "not-sent") => {
    await expect(page).toHaveURL(`/en/reservation#${id}`);
    await expect(notices).toHaveId(id);
  };
  await page.goto("/en/reservation");
  // As a browser without form validation would send it.
  await page.locator("#reservation-form").evaluate((form) => form.setAttribute("novalidate", ""));
  await send(page, "en");
  await says("not-sent");
  await expect(page.getByRole("heading", { name: reservation.notSentTitle })).toBeVisible();
  await fillIn(page, "en", guest);
  await send(page, "en");
  await says("sent");
  await messageAbout(guest, shared);
  await page.goBack();
  await says("not-sent");
  await page.goForward();
  await says("sent");
});

test("without JavaScript the menu button leads to the footer's navigation, and no banner covers the page @phone", async ({
  page,
}) => {
  const { shell } = messagesOf("en");
  await page.goto("/en");
  await expect(page.getByRole("region", { name: shell.cookie.label })).toHaveCount(0);
  await page.getByRole("link", { name: shell.menu.open }).click();
  const navigation = page.getByRole("navigation", { name: shell.footer.site });
  await expect(navigation).toBeInViewport({ ratio: 1 });
  await navigation.getByRole("link", { name: shell.nav.tours, exact: true }).click();
  await expect(page).toHaveURL("/en/tours");
});

test("without JavaScript every answer can be read", async ({ page }) => {
  await page.goto("/tr/faq");
  const answers = page.getByRole("main").locator("[role=region]");
  await expect(answers).toHaveCount(FAQ.length);
  const shown = await answers.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight > 0));
  expect(shown).not.toContain(false);
});

test("without JavaScript a newsletter subscription is posted, arrives, and the page confirms it", async ({
  page,
  shared,
  guest,
}) => {
  const { newsletter } = messagesOf("ru");
  const address = `${guest.split(" ").at(-1)}@example.com`;
  await page.goto("/ru/blog");
  await page.getByLabel(newsletter.label).fill(address);
  await page.getByRole("button", { name: newsletter.subscribe }).click();
  await expect(page).toHaveURL("/ru/blog#subscribed");
  await expect(page.getByRole("heading", { name: newsletter.subscribedTitle })).toBeInViewport();
  await expect(page.getByRole("heading", { name: newsletter.notSubscribedTitle })).toBeHidden();
  expect(await messageAbout(address, shared)).toContain(`E-posta: ${address}`);
});

test("without JavaScript a tile links to its picture, and that of a film to the film", async ({ page }) => {
  const { tour, gallery } = messagesOf("en");
  const filmed = TOURS.find(({ video }) => video);
  await page.goto(`/en/tours/${filmed?.slug}`);
  const tiles = page.getByRole("list", { name: tour.gallery }).getByRole("link");
  const film = await page.getByRole("link", { name: gallery.viewer.film }).getAttribute("href");
  expect(film).toBe(filmed?.video?.src);
  const arrived = page.waitForResponse((response) => response.request().isNavigationRequest());
  await tiles.first().click();
  expect((await arrived).headers()["content-type"]).toMatch(/^image\//);
});
