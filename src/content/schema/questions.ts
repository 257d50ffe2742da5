import { z } from "zod";

import { anchor, line, localized, oneOf, text } from "./fields.ts";

/** Groups of questions, in display order. */
export const FAQ_GROUPS = ["arrival", "price", "onboard", "changes"] as const;
export type FaqGroupId = (typeof FAQ_GROUPS)[number];

/** A question with its answer. */
export const faqItem = z.strictObject({
  /** Anchor on the page. */
  id: anchor,
  group: oneOf(FAQ_GROUPS),
  question: localized(line(10, 120)),
  /** A few sentences, which may contain links and `{{fare …}}`. */
  answer: localized(text(40, 700)),
});
export type FaqItem = z.infer<typeof faqItem>;
