import { z } from "zod";

import type { PictureName } from "#content/pictures.ts";
import { asMessage, say, type Sentence } from "#src/content/messages/sentences.ts";
import { atLeast, atMost, formatValue, IS_MISSING, isOver, isUnder, mustBe } from "./issues.ts";

/*
 * The kinds of fields from which the schemas of `content/` are made; invalid content never reaches a page. The schemas import ids of the
 * content and nothing else of it, so that an error in one file does not keep the others from being read.
 */

/** Text of one or several lines, with limits in characters. */
export const text = (least: number, most: number) =>
  z
    .string({ error: mustBe(say("words")) })
    .trim()
    .min(least, {
      error: ({ input }) =>
        asMessage("has %{length} characters; the minimum is %{least}", { length: String(input).length, least }),
    })
    .max(most, {
      error: ({ input }) =>
        asMessage("has %{length} characters; the maximum is %{most}", { length: String(input).length, most }),
    });
/** One line of text without markup, with limits in characters. */
export const line = (least: number, most: number) =>
  text(least, most).regex(/^[^\n<>]*$/, asMessage("must be one line without markup"));
/** A list with limits on its number of entries. */
export const listOf = <Schema extends z.ZodType>(schema: Schema, least: number, most: number) =>
  z
    .array(schema, { error: mustBe(say("a list")) })
    .min(least, { error: atLeast(least) })
    .max(most, { error: atMost(most) })
    .readonly();
export const localized = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ tr: schema, en: schema, ru: schema });
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: ({ input }) =>
      input === undefined
        ? IS_MISSING
        : asMessage("%{value} is none of %{list}", { value: formatValue(input), list: values.join(", ") }),
  });
/** An id of an article's author or category, of which an owner may add more. */
export const articleId = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.enum(ids, {
    error: ({ input }) =>
      input === undefined
        ? IS_MISSING
        : asMessage("%{value} is none of %{list}; a new one is added to content/articleIds.ts first", {
            value: formatValue(input),
            list: ids.join(", "),
          }),
  });

export const integer = (least: number, most: number) =>
  z
    .int({
      error: ({ input }) =>
        input === undefined ? IS_MISSING : asMessage("%{value} is no whole number", { value: formatValue(input) }),
    })
    .min(least, { error: isUnder(least) })
    .max(most, { error: isOver(most) });
/** The least and the most of a unit. */
export const range = (least: number, most: number, be: Sentence) =>
  z
    .tuple([integer(least, most), integer(least, most)], { error: mustBe(be) })
    .refine(([from, to]) => from < to, asMessage("must be the least, then the most"));
/** One number of a unit, or the least and the most. */
export const integerOrRange = (least: number, most: number, be: Sentence) =>
  z.union([integer(least, most), range(least, most, be)], { error: mustBe(be) });
/** Text that matches a pattern. */
export const matching = (pattern: RegExp, be: Sentence) =>
  z.string({ error: mustBe(be) }).regex(pattern, { error: mustBe(be) });
/** URL segment of a page, or the name of a folder of texts. */
export const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, say("small letters and digits joined by dashes"));

export const anchor = matching(/^[a-z][a-z0-9-]*$/, say("small letters, digits and dashes"));
/** Name of a picture. The reader checks that it exists, because it knows all of them. */
export const picture = z.custom<PictureName>((name) => typeof name === "string" && name !== "", {
  error: mustBe(say("the name of a picture")),
});

export const seo = { seoTitle: line(15, 60), seoDescription: line(50, 155) };

/** Marks a draft, which `npm run dev` shows and the site does not. Removing the line publishes it. */
export const draft = z.exactOptional(z.literal(true, asMessage("can only be true; without the line it is published")));

export const date = z.iso.date({
  error: ({ input }) =>
    input === undefined ? IS_MISSING : asMessage("%{value} is no date (YYYY-MM-DD)", { value: formatValue(input) }),
});

/** A constant of the content that names one of these ids. */
export const constantId = <const Ids extends readonly string[]>(constant: string, ids: Ids) =>
  z.enum(ids, {
    error: ({ input }) =>
      asMessage("%{constant} %{value} is none of %{list}", {
        constant,
        value: formatValue(input),
        list: ids.join(", "),
      }),
  });

export const address = z.url({ protocol: /^https$/, error: mustBe(say("an https address")) });

export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, say("a time such as 08:30"));
export const colour = matching(/^#[0-9a-f]{6}$/, say("a colour such as #0b1c31"));
export const email = z.email({ error: mustBe(say("an e-mail address")) });
