import { expect } from "@playwright/test";

import { FAQ } from "#content/faq.ts";
import { pageTitle } from "#tests/support/pageTitle.ts";
import { PAGES } from "#content/pages.ts";
import { FROM_CACHE } from "#src/domain/connection.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { languagesOfWorker } from "#src/offline/languages.ts";
import { interpolate, messagesOf, placeName } from "#tests/e2e/fixtures.ts";
import { converted, euroTo, priceLines } from "#tests/support/fares.ts";
import { FIRST_QUESTIONS } from "#tests/support/firstQuestions.ts";
import type { FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { button, dialog, eventually, field, heading, link, NEXT_YEAR, text, type Guest } from "./guest.ts";
import { test } from "./fixtures.ts";

/** The places of the ride that `fillIn` chooses, as the operator reads them. */
const AIRPORT = placeName("airport", "tr");
const VILLAGE = placeName("yalıkavak", "tr");

/** The lines of a guest's message. All tests of a browser share one chat. */
async function messageAbout(telegram: FakeTelegram, guest: string): Promise<string[]> {
  const lines = () => telegram.messages.find((message) => message.text.includes(guest))?.text.split("\n") ?? [];
  await eventually(lines, { message: `a message about ${guest}` }).not.toEqual([]);
  return lines();
}

/** Opens the menu of languages or navigation, if the window is too narrow to show it. */
async function clickIfShown(guest: Guest, xpath: string): Promise<boolean> {
  const isNarrow = await guest.tab.evaluate(() => innerWidth < 1024);
  if (isNarrow) await guest.click(xpath);
  return isNarrow;
}

const scrolledTo = (guest: Guest) => guest.tab.evaluate(() => scrollY);
const nextOf = (language: Language) => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? "tr";

test("book", async ({ guest, language, shared }) => {
  const { booking, shell } = messagesOf(language);
  await guest.visit(pathOf(language, "reservation"));
  await guest.fillIn("Ayşe Yıldız");
  await guest.click(button(booking.passengers.more));
  await guest.reads('//section//data[@data-currency="TRY"]', `${converted(euroTo("yalıkavak")).TRY}`.slice(-3));
  await guest.send();
  await guest.sees(`//*[@role="status"]${text(shell.toast.sentTitle)}`);
  const lines = await messageAbout(shared.telegram, "Ayşe Yıldız");
  for (const line of ["Telefon: +905321234567", `Nereden: ${AIRPORT}`, `Nereye: ${VILLAGE}`])
    expect(lines).toContain(line);
  for (const line of [`Tarih: ${NEXT_YEAR}-07-07`, "Saat: 11:30", "Yolcu: 2", ...priceLines(euroTo("yalıkavak"))])
    expect(lines).toContain(line);
  await guest.holds("fullName", "");
});

test("book while the relay does not answer", async ({ guest, language, pausingProxy }) => {
  const { request, shell } = messagesOf(language);
  await guest.visit(pathOf(language, "reservation"));
  await guest.fillIn("Emma Clarke");
  await pausingProxy.close();
  await guest.send();
  await guest.sees(`//*[@role="alert"]${text(shell.toast.failedTitle)}`);
  await guest.holds("fullName", "Emma Clarke");
  await guest.click(button(shell.toast.otherWay));
  await guest.sees(`${dialog}${heading(request.failed.title)}`);
  const written = () =>
    guest.tab.evaluate(() => document.querySelector<HTMLAnchorElement>('[role="dialog"] a[href*="sms:"]')?.href ?? "");
  await guest.sees(dialog + link(shell.channels.sms));
  const sms = decodeURIComponent(await written());
  for (const part of ["Emma Clarke", "+905321234567", "11:30"]) expect(sms).toContain(part);
  await guest.press("Escape");
  await guest.seesNo(dialog);
});

test("paste a phone number", { tag: "@clipboard" }, async ({ guest, language }) => {
  await guest.visit(pathOf(language, "reservation"));
  await guest.type("fullName", "+44 7700 900123");
  await guest.press("Control", "a");
  await guest.press("Control", "x");
  await guest.holds("fullName", "");
  await guest.click(field("phone"));
  await guest.press("Control", "v");
  await guest.holds("phone", "7700900123");
  await guest.holds("countryCode", "+44");
});

test("find the draft again after a reload", async ({ guest, language }) => {
  await guest.visit(pathOf(language, "reservation"));
  await guest.fillIn("Emma Clarke");
  await guest.tab.reload();
  await guest.waitForHydration();
  await guest.holds("fullName", "Emma Clarke");
  await guest.holds("from", "airport");
  await guest.holds("date", `${NEXT_YEAR}-07-07`);
  await guest.holds("phone", "5321234567");
});

test("change the language", async ({ guest, language }) => {
  const next = nextOf(language);
  await guest.visit(`${pathOf(language, "reservation")}?from=airport&to=torba`);
  await guest.type("fullName", "Emma Clarke");
  // The bar with the languages stays at the top of the page.
  await guest.tab.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await clickIfShown(guest, "//header//summary");
  await guest.click(`//header//a[@hreflang="${next}"]`);
  await guest.isAt(`${pathOf(next, "reservation")}?from=airport&to=torba`);
  await eventually(() => guest.tab.evaluate(() => document.title)).toBe(pageTitle("reservation", next));
  expect(await guest.tab.evaluate(() => document.documentElement.lang)).toBe(next);
  await guest.sees(button(messagesOf(next).booking.send));
  await guest.holds("fullName", "Emma Clarke");
  await guest.holds("to", "torba");
});

test("use the menu", async ({ guest, language }) => {
  const { menu, nav } = messagesOf(language).shell;
  await guest.visit(pathOf(language, "faq"));
  const isMenu = await clickIfShown(guest, `//header${button(menu.open)}`);
  if (isMenu) {
    await guest.sees(dialog);
    await guest.press("Escape");
    await guest.seesNo(dialog);
    await guest.isOn(`//header${button(menu.open)}`);
    await guest.click(`//header${button(menu.open)}`);
    await guest.sees(dialog);
    await guest.tab.back();
    await guest.seesNo(dialog);
    await guest.isAt(pathOf(language, "faq"));
    await guest.click(`//header${button(menu.open)}`);
  }
  await guest.click(`//nav[@aria-label="${nav.label}"]${link(nav.tours)}`);
  await guest.isAt(pathOf(language, "tours"));
  await guest.seesNo(dialog);
  await guest.isOn(heading(PAGES.tours.title[language]));
});

test("read the answers of the FAQ", async ({ guest, language }) => {
  await guest.visit(pathOf(language, "faq"));
  const [first, second, third] = FAQ.map(({ id, question }) => ({
    id,
    button: `//main//h3//button[contains(., "${question[language]}")]`,
  }));
  const open = () =>
    guest.tab.evaluate(() =>
      [...document.querySelectorAll('main [aria-expanded="true"]')].map((each) => each.closest("[id]:not(button)")?.id),
    );
  const heightOf = (id: string) =>
    guest.tab.evaluate((item) => document.getElementById(item)?.querySelector("[role=region]")?.clientHeight ?? 0, id);
  await eventually(open).toEqual(FIRST_QUESTIONS);
  expect(await heightOf(first?.id ?? "")).toBeGreaterThan(20);
  await guest.click(second?.button ?? "");
  await guest.isAt(`${pathOf(language, "faq")}#${second?.id}`);
  await eventually(() => heightOf(second?.id ?? "")).toBeGreaterThan(20);
  await guest.click(third?.button ?? "");
  await eventually(open).toHaveLength(FIRST_QUESTIONS.length + 2);
  await guest.click(second?.button ?? "");
  await eventually(() => heightOf(second?.id ?? "")).toBe(0);
  await eventually(open).toHaveLength(FIRST_QUESTIONS.length + 1);
});

test("look through the lightbox", async ({ guest, language }) => {
  const { viewer } = messagesOf(language).gallery;
  const position = (place: number) => interpolate(viewer.position, { position: place, total: 22 });
  const tile = '(//main//li//a[@role="button"])[3]';
  await guest.visit(pathOf(language, "gallery"));
  await guest.click(tile);
  await guest.reads(`${dialog}//*[@role="status"]`, position(3));
  const loaded = () =>
    guest.tab.evaluate(() => document.querySelector<HTMLImageElement>('[role="dialog"] figure img')?.naturalWidth ?? 0);
  await eventually(loaded).toBeGreaterThan(0);
  await guest.click(dialog + button(viewer.next));
  await guest.reads(`${dialog}//*[@role="status"]`, position(4));
  await guest.press("ArrowLeft");
  await guest.press("ArrowLeft");
  await guest.reads(`${dialog}//*[@role="status"]`, position(2));
  await guest.press("Escape");
  await guest.seesNo(dialog);
  await guest.isOn(tile);
  await guest.click(tile);
  await guest.sees(dialog);
  await guest.tab.back();
  await guest.seesNo(dialog);
  await guest.isAt(pathOf(language, "gallery"));
});

test("choose on the price map", async ({ guest, language }) => {
  const { card } = messagesOf(language).prices;
  const row = '//*[@id="airport-yalikavak"]';
  await guest.visit(pathOf(language, "home"));
  await guest.visit(pathOf(language, "prices"));
  await guest.click('//main//a[contains(@href, "#airport-yalikavak")]');
  await guest.isAt(`${pathOf(language, "prices")}#airport-yalikavak`);
  await guest.sees(`${row}[@data-on="true"]`);
  await guest.sees(heading(card.chosen));
  const before = await scrolledTo(guest);
  await guest.tab.back();
  await guest.isAt(pathOf(language, "prices"));
  await guest.sees(heading(card.example));
  expect(await scrolledTo(guest)).toBe(before);
});

test("open the pass", async ({ guest, language }) => {
  const { request } = messagesOf(language);
  await guest.visit(pathOf(language, "home"));
  await guest.fillIn("Zeynep Işıl");
  await guest.send();
  await guest.isOn(heading(request.sent.passHeading));
  await guest.click(link(request.pass.open));
  await guest.isAt(`${pathOf(language, "reservation")}#voucher`);
  await guest.tab.reload();
  await guest.waitForHydration();
  await guest.reads("//article", "Zeynep Işıl", "11:30", `${euroTo("yalıkavak")}`, request.sent.headline);
  await guest.click(button(request.pass.show));
  await guest.reads(dialog, "Zeynep Işıl");
  await guest.press("Escape");
  await guest.seesNo(dialog);
});

test("go on without a network", async ({ guest, language, pausingProxy }) => {
  const { offline, shell } = messagesOf(language);
  const title = () => guest.tab.evaluate(() => document.title);
  await guest.visit(pathOf(language, "home"));
  // The worker is registered at the third page of a visit.
  for (const section of ["tours", "prices"] as const) {
    await guest.click(`//footer${link(shell.nav[section])}`);
    await eventually(title).toBe(pageTitle(section, language));
    await guest.isOn("//h1");
  }
  // A worker that controls the page has cached its files. Its `state` is not checked, because WebKit may keep reporting "installing".
  const worker = () => guest.tab.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  await eventually(async () => languagesOfWorker((await worker()) || "file:///"), { timeout: 150_000 }).toContain(
    language,
  );
  await pausingProxy.close();
  for (const section of ["home", "contact", "reservation", "prices"] as const) {
    await guest.visit(pathOf(language, section));
    expect(await title()).toBe(pageTitle(section, language));
    await guest.sees(`//html[@${FROM_CACHE}]`);
  }
  await guest.look(pathOf(language, "gallery"));
  await eventually(title).toBe(pageTitle("offline", language));
  await guest.sees(heading(offline.title));
  await guest.click(`//main${link(shell.nav.prices)}`);
  await eventually(title).toBe(pageTitle("prices", language));
});

test.describe(() => {
  test.use({ scripts: false });

  test("book without scripts", async ({ guest, language, shared }) => {
    const { reservation } = messagesOf(language);
    await guest.look(pathOf(language, "reservation"));
    await guest.fillIn("Анна Смирнова");
    await guest.send();
    await guest.isAt(`${pathOf(language, "reservation")}#sent`);
    await guest.sees(heading(reservation.sentTitle));
    await guest.seesNo(heading(reservation.notSentTitle));
    const lines = await messageAbout(shared.telegram, "Анна Смирнова");
    for (const line of ["Telefon: +905321234567", `Nereye: ${VILLAGE}`, "Saat: 11:30", `EUR: ${euroTo("yalıkavak")}`])
      expect(lines).toContain(line);
  });
});

test("press before the scripts have come", async ({ guest, language, pausingProxy, shared }) => {
  const { booking, shell } = messagesOf(language);
  const release = pausingProxy.holdScripts();
  await guest.look(pathOf(language, "reservation"));
  await guest.fillIn("Ibrahim Çelik");
  await guest.click(button(booking.passengers.more));
  await guest.click(button(booking.passengers.more));
  await guest.holds("passengers", "3");
  await guest.click(button(booking.places.swap));
  await guest.holds("from", "yalıkavak");
  await guest.send();
  await guest.sees(`${button(booking.send)}[@data-pending]`);
  release();
  await guest.waitForHydration();
  await guest.sees(`//*[@role="status"]${text(shell.toast.sentTitle)}`);
  const lines = await messageAbout(shared.telegram, "Ibrahim Çelik");
  for (const line of [`Nereden: ${VILLAGE}`, `Nereye: ${AIRPORT}`, "Yolcu: 3"]) expect(lines).toContain(line);
});
