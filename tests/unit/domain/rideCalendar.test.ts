import fc from "fast-check";
import { expect, test } from "vitest";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import {
  answerCalendarRequest,
  calendarQuery,
  type CalendarFacts,
  type CalendarRequest,
} from "#src/domain/rideCalendar.ts";

const AIRPORT = { tr: "Havalimanı", en: "Airport", ru: "Аэропорт" };
const YALIKAVAK = { tr: "Yalıkavak", en: "Yalıkavak", ru: "Ялыкавак" };
const factsIn = (language: Language): CalendarFacts => ({
  business: "Side Transfer",
  phone: "+90 242 000 00 00",
  labelOf: (id) => (id === "airport" ? AIRPORT : YALIKAVAK)[language],
});
const RIDE: CalendarRequest = {
  from: "airport",
  to: "yalıkavak",
  date: "2027-07-14",
  time: "23:30",
  language: "en",
  returnTrip: null,
  childSeats: 0,
  reference: null,
};

const answerTo = (query: string) =>
  answerCalendarRequest(`https://vip.example/api/ride.ics?${query}`, factsIn, new Date("2027-07-01T09:00:00Z"));

/** The values of a property in the file, outbound first, as lists of lines. */
async function valuesOf(name: string, request: Partial<CalendarRequest> = {}): Promise<string[][]> {
  const response = await answerTo(calendarQuery({ ...RIDE, ...request }));
  expect(response.status).toBe(200);
  const [, ...events] = (await response.text()).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
  return events.map((event) => {
    const [, value = ""] = new RegExp(`\r\n${name}:(.*)\r\n`).exec(event) ?? [];
    return value.replaceAll("\\,", ",").replaceAll("\\;", ";").split("\\n");
  });
}

test.each([
  ["tr", "Transfer: Havalimanı – Yalıkavak", "Havalimanı"],
  ["en", "Transfer: Airport – Yalıkavak", "Airport"],
  ["ru", "Трансфер: Аэропорт\u00a0— Ялыкавак", "Аэропорт"],
] as const)("title and place are in the language: %s", async (language, title, location) => {
  expect(await valuesOf("SUMMARY", { language })).toEqual([[title]]);
  expect(await valuesOf("LOCATION", { language })).toEqual([[location]]);
});

test("the description names the business, and what was chosen", async () => {
  const [plain] = await valuesOf("DESCRIPTION");
  expect(plain).toEqual(["Side Transfer", "+90 242 000 00 00", expect.stringContaining("a note of your request")]);
  const [full] = await valuesOf("DESCRIPTION", { reference: "K7QF-2M9X", childSeats: 2 });
  expect(full?.slice(2, -1)).toEqual(["Reference: K7QF-2M9X", "Child seats, free: 2"]);
});

test("a return ride whose date and time are known has an event of its own", async () => {
  const request = { returnTrip: { date: "2027-07-21", time: "11:00" }, childSeats: 1 };
  expect(await valuesOf("SUMMARY", request)).toEqual([
    ["Transfer: Airport – Yalıkavak"],
    ["Transfer: Yalıkavak – Airport"],
  ]);
  expect(await valuesOf("DTSTART;TZID=Europe/Istanbul", request)).toEqual([["20270714T233000"], ["20270721T110000"]]);
  expect(await valuesOf("LOCATION", request)).toEqual([["Airport"], ["Yalıkavak"]]);
  const [out, back] = await valuesOf("DESCRIPTION", request);
  expect(out).toContain("Child seats, free: 1");
  expect(back).toEqual(out);
});

test.each([
  [{ date: "2027-07-21", time: "" }, "Return: 21 July 2027"],
  [{ date: "", time: "11:00" }, "Return: 11:00"],
  [{ date: "", time: "" }, "Return: date to be agreed"],
])("a return that is not settled is described in the outbound event: %o", async (returnTrip, line) => {
  const events = await valuesOf("DESCRIPTION", { returnTrip });
  expect(events).toHaveLength(1);
  expect(events[0]).toContain(line);
});

test("the same ride has the same id each time and in each language, so that calendars keep one event", async () => {
  const returnTrip = { date: "2027-07-21", time: "11:00" };
  const ids = await Promise.all(
    LANGUAGES.map((language) => valuesOf("UID", { language, returnTrip, reference: "K7QF-2M9X" })),
  );
  expect(ids[0]).toEqual([
    ["K7QF-2M9X-2027-07-14-2330-airport-yalikavak@vip.example"],
    ["K7QF-2M9X-2027-07-21-1100-yalikavak-airport@vip.example"],
  ]);
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
});

test("it is a file to be saved, in UTF-8, which may be cached for an hour", async () => {
  const { headers } = await answerTo(calendarQuery(RIDE));
  expect(Object.fromEntries(headers)).toEqual({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="transfer.ics"',
    "cache-control": "public, max-age=3600",
  });
});

test("places may be written without Turkish letters, and other parameters are ignored", async () => {
  const query = "from=airport&to=yalikavak&date=2027-07-14&time=23:30&language=en";
  const fileAt = async (asked: string) => (await answerTo(asked)).text();
  const file = await fileAt(query);
  expect(file).toBe(await fileAt(calendarQuery(RIDE)));
  expect(await fileAt(`${query}&fullName=Ann&phone=5321234567&note=Ann&signName=Ann&fbclid=Ann`)).toBe(file);
});

test.each([
  ["from", null],
  ["from", "atlantis"],
  ["to", ""],
  ["to", "constructor"],
  ["date", null],
  ["date", "2027-02-29"],
  ["date", "14.07.2027"],
  ["date", "0000-01-01"],
  ["date", "9999-12-31"],
  ["date", "2027-07-14\r\nX-Injected: 1"],
  ["time", null],
  ["time", "24:00"],
  ["time", "9:30"],
  ["language", null],
  ["language", "de"],
  ["returnDate", "9999-12-31"],
  ["returnTime", "25:00"],
  ["childSeats", "5"],
  ["childSeats", "-1"],
  ["childSeats", "<b>"],
  ["reference", "Ann"],
  ["reference", ""],
])("%s=%s gets 400 with an error that names the parameter", async (parameter, value) => {
  const query = new URLSearchParams(calendarQuery({ ...RIDE, returnTrip: { date: "2027-07-21", time: "" } }));
  if (value === null) query.delete(parameter);
  else query.set(parameter, value);
  const response = await answerTo(query.toString());
  expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/json"]);
  expect(await response.json()).toEqual({
    ok: false,
    error: expect.stringMatching(new RegExp(`^${parameter} must be `)),
  });
});

test("no answer repeats what an address says beyond known values", async () => {
  const parameter = fc.constantFrom(
    ..."from to date time language returnDate returnTime childSeats reference note".split(" "),
  );
  const value = fc.string({ unit: "grapheme" }).map((text) => `<i>${text}`);
  await fc.assert(
    fc.asyncProperty(parameter, value, async (name, text) => {
      const query = new URLSearchParams(calendarQuery({ ...RIDE, returnTrip: { date: "2027-07-21", time: "11:00" } }));
      query.set(name, text);
      expect(await (await answerTo(query.toString())).text()).not.toContain("<i>");
    }),
  );
});
