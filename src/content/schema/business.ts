import { z } from "zod";

import { PLACE_IDS } from "#content/placeIds.ts";
import { asMessage, say, type Sentence } from "#src/content/messages/sentences.ts";
import { address, colour, email, integer, line, localized, matching, oneOf, timeOfDay } from "./fields.ts";
import { formatValue, mustBe } from "./issues.ts";
import { degrees, notSwapped } from "./positions.ts";

/** An international number, with or without a plus. One in Türkiye has ten digits behind its 90, and no 0 or 1 in front of them. */
const dialable = (pattern: RegExp, be: Sentence) =>
  matching(pattern, be).refine(
    (number) => !pattern.test(number) || !/^\+?90/.test(number) || /^\+?90[2-9]\d{9}$/.test(number),
    {
      error: ({ input }) =>
        asMessage('"%{number}" is no number in Türkiye, which has ten digits behind 90, the first of them no 0 or 1', {
          number: String(input),
        }),
    },
  );

/** The data in `content/business.ts`. */
export const business = z.strictObject({
  name: line(2, 60),
  /** Name below the icon of the installed site. */
  shortName: line(2, 20),
  /** The town of the business, the surrounding region in which it mostly drives, and that region with its province. */
  town: localized(line(2, 40)),
  region: localized(line(2, 40)),
  /** That region as a heading, without the town's name: "Peninsula". */
  regionTitle: localized(line(2, 40)),
  /** Heading of the places outside of that region. */
  beyondRegion: localized(line(2, 40)),
  area: localized(line(2, 60)),
  /** Id of the town in the price list. */
  place: oneOf(PLACE_IDS),
  /** For display, and in E.164: the same digits, or guests would dial another number than they read. */
  phone: z
    .strictObject({
      display: line(5, 30),
      e164: dialable(/^\+\d{7,15}$/, say("a plus and digits only, as a phone dials it, such as +905321112233")),
    })
    .refine(({ display, e164 }) => display.replace(/[^\d+]/g, "") === e164, {
      error: ({ input }) => {
        const { display, e164 } = input as { display: string; e164: string };
        const dialled = display.replace(/[^\d+]/g, "");
        return dialled.startsWith("+")
          ? asMessage('shows %{display} and dials %{e164}; set e164 to "%{dialled}", or correct display', {
              display,
              e164,
              dialled,
            })
          : asMessage(
              "shows %{display}, which cannot be dialled from abroad; begin display with the country, as %{e164} does",
              { display, e164 },
            );
      },
    }),
  /** Digits only, for chat links. */
  whatsapp: dialable(
    /^[1-9]\d{6,14}$/,
    say("digits only, the country's first and no 0 before them, such as 905321112233"),
  ),
  /** User name, if the owner has an account. */
  telegram: z.exactOptional(matching(/^\w{5,32}$/, say("the name behind t.me/"))),
  /** Inquiries go to the first. */
  emails: z
    .tuple([email], email, { error: mustBe(say("one or two e-mail addresses")) })
    .refine((emails) => emails.length <= 2, { error: mustBe(say("one or two e-mail addresses")) }),
  address: localized(line(5, 120)),
  /** Town of that address, for structured data. */
  postal: z.strictObject({
    locality: line(2, 40),
    region: line(2, 40),
    country: matching(/^[A-Z]{2}$/, say("two capital letters")),
  }),
  /** Coordinates of that address, for the street map and the directions. */
  position: notSwapped(z.strictObject({ latitude: degrees(90), longitude: degrees(180) })),
  /** When somebody answers, the same every day, in local time; at any hour from 00:00 to 23:59. */
  openingHours: z.strictObject({ opens: timeOfDay, closes: timeOfDay }),
  /** How these are said: at any hour, or between two times. */
  hours: z.strictObject({ always: localized(line(3, 60)), between: localized(line(3, 60)) }),
  /** What a browser paints around the page: the token `--color-board` by day and by night; and behind the installed app while it starts: `--color-page`. */
  themeColours: z.strictObject({ day: colour, night: colour, page: colour }),
  /**
   * Data controller (KVKK article 10, GDPR article 13): registered name, postal address, and the legal ground and
   * safeguards for transfers abroad (KVKK article 9, GDPR chapter V), in Turkish. The last one must come from the
   * owner's lawyer.
   */
  controller: z.strictObject({ name: line(2, 120), address: line(5, 160), transferAbroad: line(10, 300) }),
  /** URLs of the profiles that there are. */
  social: z.strictObject({ facebook: z.exactOptional(address), instagram: z.exactOptional(address) }),
});
export type Business = z.infer<typeof business>;

/** Name of one of these fields. */
export const businessField = z.enum(Object.keys(business.shape) as [keyof Business, ...(keyof Business)[]], {
  error: ({ input }) => asMessage("%{value} is no field of BUSINESS", { value: formatValue(input) }),
});

/** The numbers in the terms of a ride. Texts have them in front of words in the plural. */
export const termNumbers = z.strictObject({
  waitingMinutes: integer(2, 600),
  cancellingHours: integer(2, 240),
  lateCancellingPercent: integer(0, 100),
});

/** One of the terms of every ride. */
export const rideTerm = z.strictObject({
  label: localized(line(3, 40)),
  text: localized(line(20, 220)),
});
/** One of the terms of every ride. */
export type RideTerm = z.infer<typeof rideTerm>;
