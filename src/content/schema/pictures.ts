import { z } from "zod";

import { asMessage, say } from "#src/content/messages/sentences.ts";
import { LOOKS, PHOTO_LICENCES, type Picture } from "#src/content/pageData/picture.ts";
import { integer, line, listOf, localized, matching, oneOf, picture } from "./fields.ts";

/** A screen reader reads a text alternative in one go, without a way to skip within it. */
const MOST_ALT_WORDS = 25;
const wordsIn = (said: string) => said.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;

export const focus = matching(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/, say("a point, such as 50% 40%"));

const shownPicture = {
  /** Size of the largest file, in pixels. */
  width: integer(100, 4000),
  height: integer(100, 4000),
  /** Widths of the files, smallest first. */
  widths: listOf(integer(100, 4000), 1, 8),
  /**
   * What the picture is recognised by at first glance. Pictures that share one of these are not placed side by side in
   * lists of articles.
   */
  looks: z.exactOptional(listOf(oneOf(LOOKS), 1, 3)),
  /** Text alternative. A page that uses the picture as decoration omits it. */
  alt: localized(
    line(40, 230).refine((said) => wordsIn(said) <= MOST_ALT_WORDS, {
      error: ({ input }) =>
        asMessage("has %{words} words; the maximum is %{most}", {
          words: wordsIn(String(input)),
          most: MOST_ALT_WORDS,
        }),
    }),
  ),
};

const drawing = z.strictObject({
  ...shownPicture,
  kind: z.exactOptional(z.literal("drawing")),
  /**
   * Horizontal band that contains everything named in `alt`, from its top to its bottom edge, in percent of the
   * picture's height. Cropping removes the same share above and below it. By default the middle is kept.
   */
  named: z.exactOptional(
    z
      .tuple([integer(0, 100), integer(0, 100)])
      .readonly()
      .check(z.refine(([from, to]) => from < to, { error: asMessage("goes from its upper edge to its lower one") })),
  ),
});

/** A picture that `npm run new:photo` wrote. */
export const photoFacts = z.strictObject({
  ...shownPicture,
  kind: z.literal("photo"),
  /** Point that stays in view in every crop, from the left and top edges. */
  focus,
  /** Average colour: the placeholder until the photograph has loaded. */
  colour: matching(/^#[0-9a-f]{6}$/, say("a colour, such as #8fa9b3")),
  /** Who took it and where it comes from, and the terms on which it is used. */
  credit: z.strictObject({ source: line(3, 120), licence: oneOf(PHOTO_LICENCES) }),
});

/** A picture of the site: files `public/images/{name}-{width}.avif` for each of its widths, and `.webp` for most of them. */
export const pictureFacts = z.discriminatedUnion("kind", [drawing, photoFacts], {
  error: asMessage("kind is photo, or left out where the picture is drawn"),
}) satisfies z.ZodType<Picture>;

/** All pictures by name. No two pictures or languages may share a text alternative. */
export const distinctPictures = z
  .record(z.string(), z.object({ alt: z.record(z.string(), z.unknown()) }))
  .superRefine((pictures, { addIssue }) => {
    const seen = new Map<unknown, string>();
    for (const [name, { alt }] of Object.entries(pictures)) {
      for (const [language, said] of Object.entries(alt)) {
        const other = seen.get(said);
        if (other !== undefined) {
          const message = asMessage("says what %{other} says already", { other });
          addIssue({ code: "custom", path: [name, "alt", language], message });
        }
        seen.set(said, `${name}.alt.${language}`);
      }
    }
  });

/** Caption of a picture. */
export const caption = z.strictObject({
  src: picture,
  title: localized(line(3, 60)),
  location: localized(line(2, 60)),
});
export type Caption = z.infer<typeof caption>;
