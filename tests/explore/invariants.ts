import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { FARES } from "#content/prices.ts";
import { LANGUAGES, languageOfPath } from "#src/domain/language.ts";
import { isPlaceId } from "#src/domain/places.ts";
import { anchorOf, findFare, isVehicleType } from "#src/domain/price.ts";
import { look, lookAtFocus, type Focus, type Sight } from "./look.ts";
import { compareFields, type FieldValues, type Model } from "./model.ts";
import type { Visit } from "./visit.ts";

/** The most that the page may move by itself after one act. */
const MAX_SHIFT = 0.05;

/** By how much browsers move the page for a control that is in view already, so that it is not at its edge. */
const MAX_ADJUSTMENT_PX = 40;

/** How long the relay may take to pass on what it has accepted. */
const DELIVERY_TIMEOUT_MS = 15_000;

const CRASH_TITLES = LANGUAGES.map((language) => {
  const messages = readFileSync(resolve(`src/i18n/messages/${language}/shell.json`), "utf8");
  return (JSON.parse(messages) as { crash: { title: string } }).crash.title;
});

/** Checks what must be true after every act. Returns what is not. */
export async function findFaults(visit: Visit, model: Model): Promise<string[]> {
  const sight = await visit.page.evaluate(look);
  const areScriptsHeld = visit.release !== null;
  const faults = visit.complaints.splice(0);
  if (CRASH_TITLES.includes(sight.heading)) faults.push(`error screen on ${sight.path}`);
  else if (sight.heading === "") faults.push(`the page ${sight.path} has no heading`);
  if (sight.language !== languageOfPath(sight.path))
    faults.push(`${sight.path} says that its language is ${sight.language}`);
  if (sight.sideways.by > 1)
    faults.push(`${sight.path} can be scrolled sideways by ${sight.sideways.by} px: ${sight.sideways.what}`);
  faults.push(...shiftFaults(sight));
  faults.push(...(await focusFaults(visit)));
  faults.push(...listFaults(sight));
  if (sight.fields) {
    faults.push(...compareFields(model, sight.fields, areScriptsHeld));
    if (!areScriptsHeld) faults.push(...fareFaults(sight, sight.fields));
  }
  return faults;
}

function shiftFaults({ shifts, path, hasLateFonts }: Sight): string[] {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum < MAX_SHIFT) return [];
  const most = shifts.reduce((largest, shift) => (shift.value > largest.value ? shift : largest));
  const page = `${path}${hasLateFonts ? ", whose fonts came late" : ""}`;
  return [`layout shift of ${sum.toFixed(2)} on ${page}: ${most.what}`];
}

/** The form's trip has the fare of the price list, in each place where the page shows it. */
function fareFaults({ fares, path }: Sight, fields: FieldValues): string[] {
  const { from, to, vehicleType, returnTrip } = fields;
  const isTrip = isPlaceId(from) && isPlaceId(to) && isVehicleType(vehicleType);
  const fare = isTrip ? findFare(FARES, { from, to, vehicleType }) : null;
  const trip = `${from} → ${to} in ${vehicleType}`;
  if (fare === null)
    return fares.length > 0 ? [`price ${fares[0]?.value} for ${trip}, which has none, on ${path}`] : [];
  const euro = returnTrip ? 2 * fare : fare;
  if (fares.length === 0) return [`no price for ${trip} on ${path}`];
  return fares
    .filter(({ value, digits }) => value !== euro || digits !== String(euro))
    .map(({ value, digits }) => `price of ${trip} is shown as "${digits}" (${value}) instead of ${euro} on ${path}`);
}

function listFaults({ list, path }: Sight): string[] {
  const faults = FARES.flatMap((fare) => {
    const shown = list[anchorOf(fare)];
    if (!shown || (shown.value === fare.euro && shown.digits === String(fare.euro))) return [];
    return [
      `price of ${anchorOf(fare)} is listed as "${shown.digits}" (${shown.value}) instead of ${fare.euro} on ${path}`,
    ];
  });
  // One cause makes all of them wrong.
  return faults.slice(0, 1);
}

/** One message in the chat for each request that was accepted, once the relay has none left to deliver. */
export async function messageFaults({ world, earlierMessages }: Visit, model: Model): Promise<string[]> {
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS;
  for (;;) {
    const { waiting } = (await (await fetch(`${world.relay.url}/healthz`)).json()) as { waiting: number };
    if (waiting === 0) break;
    if (Date.now() > deadline) return [`messages: ${waiting} are not delivered`];
    await new Promise((again) => setTimeout(again, 20));
  }
  const count = world.telegram.messages.length - earlierMessages;
  return count === model.accepted ? [] : [`messages: ${count} in the chat for ${model.accepted} accepted requests`];
}

/** What has the focus is in view, unless the guest has scrolled since it got it. */
async function focusFaults(visit: Visit): Promise<string[]> {
  const focus = await visit.page.evaluate(lookAtFocus);
  if (focus?.what !== visit.scrolledFrom?.what) visit.scrolledFrom = null;
  return focus?.isHidden && !visit.scrolledFrom ? [`focus out of sight: ${placeOf(focus)}`] : [];
}

function placeOf({ what, top, bottom, windowHeight }: Focus): string {
  return `${what} at ${Math.round(top)} to ${Math.round(bottom)} px of ${windowHeight}`;
}

/** Checks what a press of Tab has given the focus: it is in view, and the page has not moved without need. */
export async function tabFaults({ page }: Visit, scrollBefore: number): Promise<string[]> {
  let focus: Focus | null = null;
  // What takes the focus may have to move into place first.
  for (let looks = 0; looks < 12; looks += 1) {
    await page.waitForTimeout(25);
    const last = focus;
    focus = await page.evaluate(lookAtFocus);
    if (!focus) return [];
    if (!focus.isHidden && focus.scrollY === last?.scrollY) break;
  }
  if (!focus) return [];
  const { top, bottom, windowHeight, clearTop, clearBottom, isInStickyHeader, isHidden } = focus;
  const moved = focus.scrollY - scrollBefore;
  const faults = isHidden ? [`focus out of sight: ${placeOf(focus)}`] : [];
  const wasInTheMiddle =
    top + moved > Math.max(windowHeight * 0.25, clearTop) &&
    bottom + moved < Math.min(windowHeight * 0.75, clearBottom);
  if (Math.abs(moved) > (isInStickyHeader ? 1 : MAX_ADJUSTMENT_PX) && (isInStickyHeader || wasInTheMiddle))
    faults.push(`focus moves the page by ${Math.round(moved)} px: ${placeOf(focus)}`);
  return faults;
}
