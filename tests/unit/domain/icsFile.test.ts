import fc from "fast-check";
import { expect, test } from "vitest";

import { LANGUAGES } from "#src/domain/language.ts";
import { icsFile, type CalendarRide } from "#src/domain/icsFile.ts";

const ride: CalendarRide = {
  id: "2027-07-14T2330-airport-yalikavak@example.com",
  date: "2027-07-14",
  time: "23:30",
  title: "Transfer: Airport (BJV) → Yalıkavak",
  description: "Bodrum VIP Transfer\n+90 252 000 00 00; WhatsApp, too",
  location: "Airport (BJV)",
};
const made = { product: "Bodrum VIP Transfer", language: "en", now: new Date("2027-07-01T09:05:07.123Z") } as const;

/** The lines of the file, unfolded. */
function linesOf(file: string): string[] {
  return file.replaceAll("\r\n ", "").split("\r\n");
}

/** The value of a text property, unescaped as in RFC 5545 (3.3.11). */
function said(line: string | undefined): string {
  return (line?.slice(line.indexOf(":") + 1) ?? "").replace(/\\([\\;,nN])/g, (_, sign: string) =>
    sign.toLowerCase() === "n" ? "\n" : sign,
  );
}

test("a ride lasts two hours in Bodrum's time zone, across midnight, with a reminder two hours before", () => {
  const lines = linesOf(icsFile([ride], made));
  expect(lines).toContain("DTSTART;TZID=Europe/Istanbul:20270714T233000");
  expect(lines).toContain("DTEND;TZID=Europe/Istanbul:20270715T013000");
  expect(lines).toContain("DTSTAMP:20270701T090507Z");
  expect(lines).toContain("TRIGGER:-PT2H");
  expect(lines).toContain("TZID:Europe/Istanbul");
  expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test.each(LANGUAGES)("declares its language as %s", (language) => {
  expect(linesOf(icsFile([ride], { ...made, language }))).toContain(
    `PRODID:-//Bodrum VIP Transfer//${language.toUpperCase()}`,
  );
});

test("both rides are entries with unique ids", () => {
  const back = { ...ride, id: "back@example.com", date: "2027-07-21", time: "11:00" };
  const lines = linesOf(icsFile([ride, back], made));
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(new Set(lines.filter((line) => line.startsWith("UID:"))).size).toBe(2);
});

test("every component that begins also ends, in order", () => {
  const open: string[] = [];
  for (const line of linesOf(icsFile([ride, ride], made))) {
    const [, verb, part] = /^(BEGIN|END):(.+)$/.exec(line) ?? [];
    if (verb === "BEGIN") open.push(part ?? "");
    if (verb === "END") expect(open.pop()).toBe(part);
  }
  expect(open).toEqual([]);
});

test("any text keeps the format valid and can be read back", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 200 }).filter((value) => !/\p{Cc}/u.test(value));
  fc.assert(
    fc.property(text, text, (title, line) => {
      const file = icsFile([{ ...ride, title, description: `${title}\n${line}` }], made);
      for (const piece of file.split("\r\n")) expect(new TextEncoder().encode(piece).length).toBeLessThanOrEqual(75);
      const lines = linesOf(file);
      expect(said(lines.find((one) => one.startsWith("SUMMARY:")))).toBe(title);
      expect(said(lines.find((one) => one.startsWith("DESCRIPTION:")))).toBe(`${title}\n${line}`);
    }),
  );
});

test("control characters cannot begin a new line", () => {
  const file = icsFile([{ ...ride, title: "a\rATTENDEE:x\u0000\u0007b" }], made);
  expect(linesOf(file).some((line) => line.startsWith("ATTENDEE"))).toBe(false);
  expect([...file].filter((sign) => sign < " " && sign !== "\r" && sign !== "\n")).toEqual([]);
});
