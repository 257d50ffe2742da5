import { expect, test } from "vitest";

import { BOOKING_DEFAULTS } from "#src/domain/bookingForm.ts";
import { EXTRAS_DEFAULTS } from "#src/domain/extrasForm.ts";
import { checkForm, contentKeyOf, formContentKey } from "#src/features/booking/checkForm.ts";

const form = {
  ...BOOKING_DEFAULTS,
  fullName: "Emma Clarke",
  phone: "5321234567",
  from: "airport",
  to: "torba",
  date: "2027-07-14",
  time: "23:30",
};

test("forms with the same content make the same request, however it was typed", () => {
  const content = formContentKey(form, EXTRAS_DEFAULTS);
  expect(content).not.toBeNull();
  const typed = { ...form, fullName: " Emma Clarke", phone: "532 123 45 67" };
  expect(formContentKey(typed, { ...EXTRAS_DEFAULTS, childSeats: "" })).toBe(content);
  const check = checkForm(form, EXTRAS_DEFAULTS);
  expect("kind" in check || contentKeyOf(check)).toBe(content);
});

test("each field and each option makes another request", () => {
  const content = formContentKey(form, EXTRAS_DEFAULTS);
  expect(formContentKey({ ...form, passengers: "2" }, EXTRAS_DEFAULTS)).not.toBe(content);
  expect(formContentKey(form, { ...EXTRAS_DEFAULTS, note: "Two surfboards" })).not.toBe(content);
});

test("a form that cannot be sent has no content", () => {
  expect(formContentKey({ ...form, fullName: "" }, EXTRAS_DEFAULTS)).toBeNull();
});
