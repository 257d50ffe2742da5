import { expect } from "@playwright/test";

import type { Language } from "#src/domain/language.ts";
import { messagesOf } from "#tests/e2e/fixtures.ts";
import type { Chord, Tab } from "./tab.ts";

/** How tests name an element: by its own text, or by its accessible name. */
const named = (name: string) => `[normalize-space()="${name}" or @aria-label="${name}"]`;

export const button = (name: string) => `//button${named(name)}`;
export const link = (name: string) => `//a${named(name)}`;
export const field = (name: string) => `//*[@name="${name}"]`;
export const heading = (name: string) => `//*[self::h1 or self::h2 or self::h3]${named(name)}`;
export const text = (words: string) => `//*[text()[contains(normalize-space(), "${words}")]]`;
export const dialog = '//*[@role="dialog"]';

/** The year after the machine's, because these browsers run on its clock, and a pass is deleted soon after its ride. */
export const NEXT_YEAR = `${new Date().getFullYear() + 1}`;

/** Polling interval. Playwright's default soon polls only once a second, and most of a journey is waiting. */
const POLL_MS = 50;

/** Polls until a value of the page is as expected. */
export function eventually<Value>(
  value: () => Value | Promise<Value>,
  options: { message?: string; timeout?: number } = {},
) {
  return expect.poll(value, { ...options, intervals: [POLL_MS] });
}

/** Actions of a guest in a window. Each one waits until it is possible. */
export interface Guest {
  tab: Tab;
  /** Opens a path of the site and waits until React has hydrated the page. */
  visit(path: string): Promise<void>;
  /** The same for a page whose scripts are held back. */
  look(path: string): Promise<void>;
  waitForHydration(): Promise<void>;
  click(xpath: string): Promise<void>;
  press(...chord: Chord): Promise<void>;
  type(name: string, text: string): Promise<void>;
  /** Fills the booking form in: airport to Yalıkavak, on 7 July of the next year at half past eleven. */
  fillIn(fullName: string): Promise<void>;
  send(): Promise<void>;
  sees(xpath: string): Promise<void>;
  seesNo(xpath: string): Promise<void>;
  /** Waits until an element's text contains all of `parts`. */
  reads(xpath: string, ...parts: string[]): Promise<void>;
  holds(name: string, value: string): Promise<void>;
  /** Waits until the URL ends with this. */
  isAt(path: string): Promise<void>;
  /** Waits until an element has the focus. */
  isOn(xpath: string): Promise<void>;
}

/** A guest who uses the site at `url` in a window. */
export function guestIn(tab: Tab, url: string, language: Language): Guest {
  const { booking } = messagesOf(language);
  const guest: Guest = {
    tab,
    async visit(path) {
      await tab.goto(url + path);
      await guest.waitForHydration();
    },
    look: (path) => tab.goto(url + path),
    async waitForHydration() {
      // The menu's button has `aria-controls` only once it is hydrated.
      const count = () => tab.evaluate(() => document.querySelectorAll("header button[aria-controls]").length);
      await eventually(count, { message: "React takes the page over" }).toBeGreaterThan(0);
    },
    async click(xpath) {
      await guest.sees(xpath);
      await tab.click(xpath);
    },
    press: (...chord) => tab.press(chord),
    async type(name, typed) {
      await guest.sees(field(name));
      await tab.type(field(name), typed);
    },
    async fillIn(fullName) {
      await tab.select(field("from"), "airport");
      await tab.select(field("to"), "yalıkavak");
      // Works with either order of day and month, and with or without AM and PM.
      await tab.typeParts(field("date"), ["07", "07", NEXT_YEAR]);
      await tab.typeParts(field("time"), ["11", "30", "AM"]);
      await guest.type("fullName", fullName);
      await guest.type("phone", "5321234567");
      await guest.holds("date", `${NEXT_YEAR}-07-07`);
      await guest.holds("time", "11:30");
    },
    send: () => guest.click(button(booking.send)),
    sees: (xpath) => eventually(() => tab.shows(xpath), { message: `shown: ${xpath}` }).toBe(true),
    seesNo: (xpath) => eventually(() => tab.shows(xpath), { message: `shown: ${xpath}` }).toBe(false),
    async reads(xpath, ...parts) {
      await guest.sees(xpath);
      const written = () => tab.evaluate(writtenIn, xpath);
      for (const part of parts) await eventually(written).toContain(part);
    },
    holds: (name, value) => eventually(() => tab.evaluate(valueOf, name), { message: name }).toBe(value),
    isAt: (path) => eventually(() => tab.evaluate(() => location.href)).toBe(url + path),
    isOn: (xpath) => eventually(() => tab.evaluate(hasFocus, xpath), { message: `focused: ${xpath}` }).toBe(true),
  };
  return guest;
}

// The functions below run in the page.

function writtenIn(xpath: string): string {
  const { stringValue } = document.evaluate(xpath, document, null, XPathResult.STRING_TYPE);
  return stringValue;
}

function valueOf(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
}

function hasFocus(xpath: string): boolean {
  const { activeElement } = document;
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index)).includes(activeElement);
}
