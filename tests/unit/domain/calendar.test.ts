import { expect, test } from "vitest";

import { calendarLink } from "#src/domain/calendar.ts";

const labels = { title: "Transfer: A → B", details: "Ayşe & Ali\n+905321234567", location: "Havalimanı (BJV)" };

test.each([
  ["2027-07-14", "12:00", "20270714T120000/20270714T140000"],
  ["2027-07-14", "21:59", "20270714T215900/20270714T235900"],
  ["2027-07-14", "22:00", "20270714T220000/20270715T000000"],
  ["2027-07-14", "23:30", "20270714T233000/20270715T013000"],
  ["2027-07-31", "23:30", "20270731T233000/20270801T013000"],
  ["2027-12-31", "23:30", "20271231T233000/20280101T013000"],
  ["2028-02-28", "23:30", "20280228T233000/20280229T013000"],
  ["2028-02-29", "23:30", "20280229T233000/20280301T013000"],
  ["2027-02-28", "23:30", "20270228T233000/20270301T013000"],
  ["2027-03-28", "01:30", "20270328T013000/20270328T033000"],
  ["2027-01-05", "00:00", "20270105T000000/20270105T020000"],
])("an entry on %s at %s lasts %s", (date, time, dates) => {
  expect(new URL(calendarLink({ date, time }, labels)).searchParams.get("dates")).toBe(dates);
});

test("the link is a Google Calendar template in Istanbul's time zone with all texts", () => {
  const url = new URL(calendarLink({ date: "2027-07-14", time: "23:30" }, labels));
  expect(url.origin + url.pathname).toBe("https://calendar.google.com/calendar/render");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: "TEMPLATE",
    text: labels.title,
    dates: "20270714T233000/20270715T013000",
    ctz: "Europe/Istanbul",
    details: labels.details,
    location: labels.location,
  });
});

test("a date that does not exist throws", () => {
  expect(() => calendarLink({ date: "2027-13-01", time: "23:30" }, labels)).toThrow(RangeError);
});
