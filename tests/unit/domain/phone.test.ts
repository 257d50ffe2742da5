import fc from "fast-check";
import { expect, test } from "vitest";

import {
  isPossiblePhone,
  parseCompletePhone,
  parseTypedPhone,
  phoneE164,
  phoneText,
  whatsappLink,
} from "#src/domain/phone.ts";
import { nationalDigits, normalizePhoneInput, normalizeTypedPhone } from "#src/domain/phoneInput.ts";

const countries = ["+90", "+1", "+7", "+44", "+49", "+39", "+375", "+971", "+99", "+998"].map((dialCode) => ({
  dialCode,
}));

test.each([
  ["532 123 45 67", "5321234567"],
  ["(0532) 123-45-67", "05321234567"],
  ["532\u00a0123\u202f4567", "5321234567"],
  ["٠٥٣٢", "0532"],
  ["۰۹۱۲", "0912"],
  ["０５３２", "0532"],
  ["abc", ""],
])("%j has the digits %j", (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});

test.each([
  ["+90", "5321234567", "+905321234567"],
  ["+90", "05321234567", "+905321234567"],
  ["+90", "0532 123 45 67", "+905321234567"],
  ["+90", "905321234567", "+905321234567"],
  ["+90", "9005321234567", "+905321234567"],
  ["+90", "0905321234567", "+905321234567"],
  ["+90", "+90 (0532) 123 45 67", "+905321234567"],
  ["+90", "0090 532 123 45 67", "+905321234567"],
  ["+90", "+49 151 23456789", "+4915123456789"],
  ["+90", "0049 151 23456789", "+4915123456789"],
  ["+7", "89161234567", "+79161234567"],
  ["+7", "9161234567", "+79161234567"],
  ["+7", "79161234567", "+79161234567"],
  ["+7", "7011234567", "+77011234567"],
  ["+7", "8005553535", "+78005553535"],
  ["+44", "07911123456", "+447911123456"],
  ["+44", "447911123456", "+447911123456"],
  ["+44", "+44 (0)7911 123456", "+447911123456"],
  ["+49", "015123456789", "+4915123456789"],
  ["+49", "04915551234", "+494915551234"],
  ["+39", "0612345678", "+390612345678"],
  ["+39", "3912345678", "+393912345678"],
  ["+39", "393331234567", "+393331234567"],
  ["+36", "06301234567", "+36301234567"],
  ["+375", "80291234567", "+375291234567"],
  ["+45", "45123456", "+4545123456"],
  ["+45", "4520123456", "+4520123456"],
  ["+91", "9123456789", "+919123456789"],
  ["+372", "37251234567", "+37251234567"],
  ["+1", "12025550123", "+12025550123"],
])("with %s the number %s is dialled %s", (dialCode, number, e164) => {
  expect(phoneE164(dialCode, number)).toBe(e164);
});

test.each([
  ["+90", "0532 123 45 67", "+90 532 123 45 67"],
  ["+7", "89161234567", "+7 916 123 45 67"],
  ["+90", "53212", "+90 53212"],
  ["+44", "07911123456", "+44 7911 123456"],
  ["+44", "2079460123", "+44 2079460123"],
  ["+1", "2025550123", "+1 2025550123"],
  ["+90", "+49 151 23456789", "+4915123456789"],
])("%s and %j are shown as %s", (dialCode, number, text) => {
  expect(phoneText(dialCode, number).replaceAll("\u00a0", " ")).toBe(text);
});

test.each([
  ["+90 532 123 45 67", "+90", "5321234567"],
  ["+90 (0532) 123-45-67", "+90", "5321234567"],
  ["00905321234567", "+90", "5321234567"],
  ["\u202a+90 532 123 45 67\u202c", "+90", "5321234567"],
  ["tel:+447911123456", "+44", "7911123456"],
  ["+998901234567", "+998", "901234567"],
  ["+991234567", "+99", "1234567"],
  ["+375291234567", "+375", "291234567"],
  ["+7 8 916 123 45 67", "+7", "9161234567"],
  ["+39 06 1234 5678", "+39", "0612345678"],
])("%j pasted as a whole is a number of %s", (text, dialCode, number) => {
  expect(parseCompletePhone(text, countries)).toEqual({ dialCode, number });
});

test.each(["", "0532 123 45 67", "5321234567", "+", "00", "+90", "+850123456", "532+90", "+90+90"])(
  "%j is not a complete pasted number",
  (text) => {
    expect(parseCompletePhone(text, countries)).toBeNull();
  },
);

/** The value of the field after each key, and the dial code that was found. */
function typeInto(text: string): { dialCode: string | null; shown: string } {
  let dialCode: string | null = null;
  let shown = "";
  for (const key of text) {
    const found = parseTypedPhone(shown + key, countries);
    if (found) dialCode = found.dialCode;
    shown = found ? found.number : normalizeTypedPhone(shown + key);
  }
  return { dialCode, shown };
}

test.each([
  ["+49 151 23456789", "+49", "15123456789", "+4915123456789"],
  ["0049 151 23456789", "+49", "15123456789", "+4915123456789"],
  ["+49 (0)151 23456789", "+49", "15123456789", "+4915123456789"],
  ["+1 202 555 0123", "+1", "2025550123", "+12025550123"],
  ["+7 916 123 45 67", "+7", "9161234567", "+79161234567"],
  ["+7 8 916 123 45 67", "+7", "89161234567", "+79161234567"],
  ["+375 29 123 45 67", "+375", "291234567", "+375291234567"],
  ["+998 90 123 45 67", "+998", "901234567", "+998901234567"],
  ["+99 7 123 45 67", "+99", "71234567", "+9971234567"],
])("%s typed key by key is a number of %s", (text, dialCode, shown, e164) => {
  expect(typeInto(text)).toEqual({ dialCode, shown });
  expect(phoneE164(dialCode, shown)).toBe(e164);
});

test.each([
  ["+4", "+4"],
  ["+49", "+49"],
  ["+99", "+99"],
  ["+998", "+998"],
  ["00", "00"],
  ["+94 77 123 45 67", "+94771234567"],
  ["0094 77 123 45 67", "0094771234567"],
  ["+850 123456", "+850123456"],
  ["0532 123 45 67", "05321234567"],
  ["532+90", "53290"],
])("%s typed key by key stays %s while the country is ambiguous", (text, shown) => {
  expect(typeInto(text)).toEqual({ dialCode: null, shown });
});

test.each([
  "ext 5",
  "ext. 512",
  "x5",
  "доб. 5",
  "dahili 5",
  "#5",
  "(int. 5)",
  ";ext=5",
  "№5",
  "ｅｘｔ ５",
  "or 5339998877",
])("an extension such as %j does not become part of the number", (extension) => {
  for (const number of ["532 123 45 67", "0532 123 45 67", "+90 (532) 123-45-67", "٠٥٣٢ ١٢٣ ٤٥ ٦٧"]) {
    const typed = `${number} ${extension}`;
    expect(phoneE164("+90", typed)).toBe("+905321234567");
    expect(phoneE164("+90", normalizePhoneInput(typed))).toBe("+905321234567");
    expect(phoneE164("+90", typeInto(typed).shown)).toBe("+905321234567");
    expect(phoneE164("+90", normalizePhoneInput(typeInto(typed).shown))).toBe("+905321234567");
  }
  expect(parseCompletePhone(`+44 7700 900123 ${extension}`, countries)).toEqual({
    dialCode: "+44",
    number: "7700900123",
  });
});

test("a number with the dial code of no listed country is kept as typed", () => {
  expect(phoneE164("+90", normalizePhoneInput("+94 77 123 45 67"))).toBe("+94771234567");
  expect(whatsappLink("+90", normalizePhoneInput("+94 77 123 45 67"))).toBe("https://wa.me/94771234567");
  expect(whatsappLink("+90", normalizePhoneInput("+999 123 456"))).toBe("https://wa.me/999123456");
});

test("a Turkish mobile number has one format however it was typed", () => {
  const national = fc.stringMatching(/^5\d{9}$/);
  const front = fc.constantFrom("", "0", "90", "+90", "0090", "900", "+90 0", "+90 (0)", "0090 0", "090");
  const gap = fc.constantFrom("", " ", "-", ".", "\u00a0");
  fc.assert(
    fc.property(national, front, gap, (digits, prefix, between) => {
      const typed = prefix + [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(between);
      expect(phoneE164("+90", typed)).toBe(`+90${digits}`);
    }),
  );
});

test("for any input, the number is a plus and digits, and formatting is idempotent", () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.string({ unit: "grapheme" }), ({ dialCode }, typed) => {
      const e164 = phoneE164(dialCode, typed);
      expect(e164).toMatch(/^\+\d+$/);
      expect(whatsappLink(dialCode, typed)).toBe(`https://wa.me/${e164.slice(1)}`);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^0?[1-9]\d{9}$/), (typed) => {
      const once = phoneE164("+90", typed);
      expect(phoneE164("+90", once)).toBe(once);
    }),
  );
});

test.each([
  ["+90", "5321234567", true],
  ["+90", "0532 123 45 67", true],
  ["+90", "+90 532 123 45 67", true],
  ["+90", "5321234567 ext 5", true],
  ["+90", "12", false],
  ["+90", "532123456", false],
  ["+90", "53212345678", false],
  ["+90", "1111111111111111111", false],
  ["+90", "447911123111", false],
  ["+90", "+447911123111", true],
  ["+90", "+44791112311", true],
  ["+90", "+4479111231", false],
  ["+90", "+1", false],
  ["+90", "+1 202 555 0123", true],
  ["+1", "202 555 012", false],
  ["+49", "15123456789", true],
  ["+90", "+999 123", false],
  ["+90", "+999 1234", true],
  ["+90", "+999 123456789012", true],
  ["+90", "+999 1234567890123", false],
])("with %s the number %s has a length that is possible: %s", (dialCode, number, isPossible) => {
  expect(isPossiblePhone(dialCode, number)).toBe(isPossible);
});

test("a chat link has digits only, and the text", () => {
  expect(whatsappLink("+90", "0532 123 45 67")).toBe("https://wa.me/905321234567");
  expect(whatsappLink("+90", "5321234567", "Merhaba, 2 kişi & bebek\nTorba")).toBe(
    "https://wa.me/905321234567?text=Merhaba%2C%202%20ki%C5%9Fi%20%26%20bebek%0ATorba",
  );
});

test("a lone surrogate in the text of a chat link does not throw", () => {
  expect(whatsappLink("+90", "5321234567", "a\ud83d")).toBe("https://wa.me/905321234567?text=a%EF%BF%BD");
});
