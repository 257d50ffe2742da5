import fc from "fast-check";

import { LOCATIONS } from "#content/locations.ts";
import { MAIN_AIRPORT } from "#src/domain/places.ts";
import { VEHICLE_TYPES, VEHICLES } from "#src/domain/price.ts";
import { Act, type Deed } from "./act.ts";
import { anyChoice, anyNumber } from "./environment.ts";
import { messageFaults } from "./invariants.ts";
import { missingFields, sendRequest, type Model } from "./model.ts";
import { pickOne } from "./pickOne.ts";
import { isDialogOpen } from "./targets.ts";
import { releaseScripts, untilAtRest, type Line, type Visit } from "./visit.ts";

/** A number as typed, and what the form makes of it. */
const PHONES = [
  { typed: "5321234567", phone: "5321234567", countryCode: "+90" },
  { typed: "+447700900123", phone: "7700900123", countryCode: "+44" },
  { typed: "+7 912 345-67-89", phone: "9123456789", countryCode: "+7" },
] as const;

/** Values for each text field: typed as they are. */
const TEXTS: Record<string, readonly string[]> = {
  fullName: ["Emma Clarke", "Анна Смирнова", "Zeynep Işıl Öztürk-O’Connor"],
  date: ["2027-07-14", "2027-12-31", "2028-02-29"],
  time: ["23:30", "00:05", "12:00"],
  passengers: ["2", "7", "19"],
};

const EXTRAS: Record<string, readonly string[]> = {
  flightNumber: ["TK 2512"],
  luggage: ["2 + 1"],
  signName: ["Zeynep Işıl"],
  address: ["Çökertme Caddesi 6"],
  note: ["a surf board"],
  childSeats: ["1", "2"],
};

const controlOf = ({ page }: Visit, name: string) => page.locator(`#reservation-form [name="${name}"]`);

/** Whether the form can be used: it is on the page, not folded away, and nothing lies over it. */
async function isFormUsable(visit: Visit): Promise<boolean> {
  return (await visit.page.locator("#reservation-form").isVisible()) && !(await isDialogOpen(visit));
}

/** A deed with the form; impossible where there is none. */
const withForm =
  (deed: Deed): Deed =>
  async (visit, model) =>
    (await isFormUsable(visit)) ? deed(visit, model) : null;

async function typeText(visit: Visit, model: Model, name: string, value: string): Promise<void> {
  visit.steps.push(`type "${value}" as ${name}`);
  model.fields[name] = value;
  await controlOf(visit, name).fill(value);
}

async function typePhone(visit: Visit, model: Model, choice: number): Promise<void> {
  const number = PHONES[choice % PHONES.length];
  if (!number) return;
  const { typed, ...fields } = number;
  await typeText(visit, model, "phone", typed);
  // Digits alone leave the country as it is.
  Object.assign(model.fields, typed.startsWith("+") ? fields : { phone: fields.phone });
  await controlOf(visit, "phone").blur();
}

async function choosePlace(visit: Visit, model: Model, name: "from" | "to", choice: number): Promise<void> {
  const options = await controlOf(visit, name)
    .locator("option")
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  const { taste, language } = visit.environment;
  // Most fares begin or end at the airport.
  const isAtAirport = choice % 3 === 0;
  const id = isAtAirport ? MAIN_AIRPORT : pickOne(options.filter(Boolean), (value) => `${taste} ${value}`, choice);
  if (id === undefined) return;
  const label = LOCATIONS.find((place) => place.id === id)?.label[language];
  visit.steps.push(`choose "${label}" as ${name === "from" ? "start" : "destination"}`);
  model.fields[name] = id;
  await controlOf(visit, name).selectOption(id);
}

async function chooseVehicle(visit: Visit, model: Model, choice: number): Promise<void> {
  const type = VEHICLE_TYPES[choice % VEHICLE_TYPES.length] ?? VEHICLE_TYPES[0];
  visit.steps.push(`choose "${VEHICLES[type].name}"`);
  model.fields["vehicleType"] = type;
  await visit.page.locator(`#reservation-form label:has([name=vehicleType][value="${type}"])`).click();
}

async function fillInExtra(visit: Visit, model: Model, choice: number): Promise<void> {
  if (choice % 7 === 3 && (await typeFlight(visit, model))) return;
  const fold = visit.page.locator("#reservation-form details:not([open]):has([name=returnTrip]) > summary");
  if (await fold.isVisible()) {
    visit.steps.push("open the extras");
    await fold.click();
  }
  const [name, values = []] = pickOne(Object.entries(EXTRAS), ([key]) => key, choice) ?? [];
  if (name === undefined || choice % 5 === 0) return addReturnTrip(visit, model);
  await typeText(visit, model, name, values[choice % values.length] ?? "");
}

/** Types the time of a flight if the form asks for it. Resolves with whether it does. */
async function typeFlight(visit: Visit, model: Model): Promise<boolean> {
  const fold = visit.page.locator("#reservation-form details:not(:has([name=returnTrip])):has([name=flightTime])");
  if (!(await fold.locator("> summary").isVisible())) return false;
  if ((await fold.getAttribute("open")) === null) {
    visit.steps.push("open the flight");
    await fold.locator("> summary").click();
  }
  await typeText(visit, model, "flightTime", "00:30");
  return true;
}

async function addReturnTrip(visit: Visit, model: Model): Promise<void> {
  visit.steps.push("add the return trip");
  const box = controlOf(visit, "returnTrip");
  if (!(await box.isChecked())) await visit.page.locator("#reservation-form label:has([name=returnTrip])").click();
  model.fields["returnTrip"] = "yes";
  await typeText(visit, model, "returnDate", "2029-01-01");
  await typeText(visit, model, "returnTime", "10:00");
}

const editField = (field: number, choice: number): Deed =>
  withForm(async (visit, model) => {
    const names = ["from", "to", "vehicleType", "phone", "extra", ...Object.keys(TEXTS)];
    const name = pickOne(names, String, field) ?? "to";
    if (name === "from" || name === "to") await choosePlace(visit, model, name, choice);
    else if (name === "vehicleType") await chooseVehicle(visit, model, choice);
    else if (name === "phone") await typePhone(visit, model, choice);
    else if (name === "extra") await fillInExtra(visit, model, choice);
    else await typeText(visit, model, name, pickOne(TEXTS[name] ?? [], String, choice) ?? "");
    return [];
  });

async function fillInMissing(visit: Visit, model: Model, choice: number): Promise<void> {
  for (const name of missingFields(model)) {
    if (name === "from" || name === "to") await choosePlace(visit, model, name, choice + (name === "to" ? 1 : 0));
    else if (name === "phone") await typePhone(visit, model, choice);
    else await typeText(visit, model, name, pickOne(TEXTS[name] ?? [], String, choice) ?? "");
  }
}

const SENDING: Record<Line, string> = {
  up: "press send",
  refused: "press send, and the relay refuses",
  cut: "press send without a network",
  lost: "press send, and the answer is lost",
};

/** The form takes a second press within two seconds after a success for a double click. */
const DOUBLE_CLICK_MS = 2_100;

const send = (line: Line, fillsIn: boolean, choice: number): Deed =>
  withForm(async (visit, model) => {
    if (fillsIn) await fillInMissing(visit, model, choice);
    await visit.page.waitForTimeout(Math.max(0, visit.sentAt + DOUBLE_CLICK_MS - Date.now()));
    const isImpatient = choice % 3 === 2;
    visit.steps.push(`${SENDING[line]}${isImpatient ? ", pressed twice" : ""}`);
    const postsBefore = visit.posts;
    visit.line = line;
    await visit.page.locator("#reservation-form [type=submit]").click({ clickCount: isImpatient ? 2 : 1 });
    const areScriptsLate = visit.release !== null;
    releaseScripts(visit);
    await untilAtRest(visit);
    visit.line = "up";
    const hasLeft = visit.posts > postsBefore;
    // The pass, or what is missing, comes into the page later than the browser counts as caused by the press.
    if (hasLeft || areScriptsLate) await visit.page.evaluate(() => window.takeShifts());
    return judgeSending(visit, model, line, hasLeft);
  });

async function judgeSending(visit: Visit, model: Model, line: Line, hasLeft: boolean): Promise<string[]> {
  const missing = missingFields(model);
  const told = visit.page.locator("[role=alert], [role=status]").filter({ visible: true, hasText: /\S/ });
  const isTold = (await told.count()) > 0;
  if (!hasLeft) {
    const isBlocked = (await visit.page.locator("#reservation-form [aria-invalid=true]").count()) > 0;
    return isBlocked ? [] : ["pressing send does nothing, and no field says why"];
  }
  if (missing.length > 0) return [`a request without ${missing.join(", ")} has been sent`];
  if (line === "up") visit.sentAt = Date.now();
  if (line === "up" || line === "lost") sendRequest(model, line === "up");
  return [...(isTold ? [] : ["nothing says what became of the request"]), ...(await messageFaults(visit, model))];
}

const anyLine = fc.oneof(
  { withCrossShrink: true },
  { weight: 3, arbitrary: fc.constant<Line>("up") },
  { weight: 2, arbitrary: fc.constantFrom<Line>("refused", "cut", "lost") },
);

/** What a guest does with the form, each with its weight. */
export const FORM_ACTS: fc.WeightedArbitrary<Act>[] = [
  {
    weight: 10,
    arbitrary: fc
      .tuple(anyNumber(), anyChoice())
      .map(([field, choice]) => new Act("fill in a field", editField(field, choice))),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyLine, fc.boolean(), anyChoice())
      .map(([line, isHasty, choice]) => new Act("send the request", send(line, !isHasty, choice))),
  },
];
