import googleLibphonenumber from "google-libphonenumber";
import { expect, test } from "vitest";

import { COUNTRIES } from "#content/countries.ts";
import { isPossiblePhone, parseCompletePhone, phoneE164 } from "#src/domain/phone.ts";
import { NATIONAL_LENGTHS } from "#src/domain/phoneLengths.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const { PhoneNumber, PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = googleLibphonenumber;
const library = PhoneNumberUtil.getInstance();

/** Prefixes for calls within a country, in any country. */
const TRUNK_PREFIXES = ["0", "8", "80", "06"];

/** With the dial code once more, these are no longer than another number that begins with the same digits. */
const AMBIGUOUS = ["+43 43664123456", "+49 4930123456", "+46 468123456"];

const TYPES = [PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE];

/** One mobile number and one fixed line of each country, in the ways in which people write them. */
const EXAMPLES = COUNTRIES.flatMap(({ code, dialCode }) =>
  TYPES.flatMap((type) => {
    const example = library.getExampleNumberForType(code, type);
    if (!example) return [];
    const e164 = library.format(example, PhoneNumberFormat.E164);
    const digits = library.getNationalSignificantNumber(example);
    const isSameNumber = (typed: string) => {
      const parsed = library.parse(typed, code);
      return library.isValidNumberForRegion(parsed, code) && library.format(parsed, PhoneNumberFormat.E164) === e164;
    };
    const trunkPrefix = library.getNddPrefixForRegion(code, true);
    return {
      dialCode,
      e164,
      national: [
        library.format(example, PhoneNumberFormat.NATIONAL),
        digits,
        ...TRUNK_PREFIXES.map((prefix) => prefix + digits).filter(isSameNumber),
        // The dial code once more, behind the one that is chosen.
        e164.slice(1),
      ],
      international: [
        library.format(example, PhoneNumberFormat.INTERNATIONAL),
        e164,
        `00${e164.slice(1)}`,
        ...(trunkPrefix ? [`${dialCode} (${trunkPrefix}) ${digits}`] : []),
      ],
    };
  }),
);

test("a number of any country is read as Google's library reads it, however it is written", () => {
  expectNone(
    EXAMPLES.flatMap(({ dialCode, e164, national, international }) =>
      [...national, ...international]
        .filter((typed) => !AMBIGUOUS.includes(`${dialCode} ${typed}`) && phoneE164(dialCode, typed) !== e164)
        .map((typed) => `${dialCode} ${typed} is ${phoneE164(dialCode, typed)} instead of ${e164}`),
    ),
  );
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(COUNTRIES.length);
});

test("an international number of any country is read whichever country is chosen", () => {
  expectNone(
    EXAMPLES.flatMap(({ dialCode, e164, international }) =>
      international
        .map((typed) => ({ typed, parsed: parseCompletePhone(typed, COUNTRIES) }))
        .filter(({ parsed }) => parsed?.dialCode !== dialCode || phoneE164(dialCode, parsed.number) !== e164)
        .map(({ typed, parsed }) => `${typed} is ${parsed?.dialCode} ${parsed?.number} instead of ${e164}`),
    ),
  );
});

test("every example has as many digits as the numbers of its country", () => {
  expectNone(
    EXAMPLES.filter(({ dialCode, e164 }) => !isPossiblePhone(dialCode, e164)).map(({ e164 }) => `${e164} has not`),
  );
});

/** The fewest and the most digits of mobile numbers and fixed lines. */
function lengthsInLibrary(dialDigits: number): readonly [number, number] {
  const lengths = Array.from({ length: 15 }, (_, index) => index + 1).filter((length) => {
    const number = new PhoneNumber();
    number.setCountryCode(dialDigits);
    number.setNationalNumber(Number("2".repeat(length)));
    return TYPES.some(
      (type) =>
        library.isPossibleNumberForTypeWithReason(number, type) === PhoneNumberUtil.ValidationResult.IS_POSSIBLE,
    );
  });
  return [Math.min(...lengths), Math.max(...lengths)];
}

test("the lengths of every country's numbers are those of Google's library", () => {
  const inTable = new Map(
    NATIONAL_LENGTHS.flatMap(([fewest, most, codes]) => codes.split(" ").map((code) => [code, [fewest, most]])),
  );
  const codes = COUNTRIES.map(({ dialCode }) => dialCode.slice(1));
  expect(Object.fromEntries(codes.map((code) => [code, inTable.get(code)]))).toEqual(
    Object.fromEntries(codes.map((code) => [code, lengthsInLibrary(Number(code))])),
  );
});
