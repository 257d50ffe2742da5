import type { z } from "zod";

import { asMessage, say, type Sentence, type Value } from "#src/content/messages/sentences.ts";

/*
 * What the schemas say of a value that they do not accept. Messages are sentences, written to follow a file and a field:
 * "content/blog/kumpir/en.md: title has 3 characters; the minimum is 10".
 */

type IssueInput = { readonly input?: unknown };

/** Formats an invalid value for a message. Strings are quoted, so that "35" is not mistaken for 35. */
export function formatValue(input: unknown): Value {
  return typeof input === "string" ? `"${input}"` : Array.isArray(input) ? say("a list") : String(input);
}

export const IS_MISSING = asMessage("is missing");

/** Error message for a missing or mistyped value. */
export const mustBe =
  (be: Sentence) =>
  ({ input }: IssueInput) =>
    input === undefined ? IS_MISSING : asMessage("must be %{be}", { be });

/** What zod calls the kinds of values. */
const KINDS: Readonly<Record<string, Sentence>> = {
  string: say("string"),
  number: say("number"),
  boolean: say("boolean"),
  array: say("array"),
  tuple: say("tuple"),
  object: say("object"),
  record: say("record"),
};

/** Error message for issues without one of their own: a missing value, a wrong type, an unknown key or a list of the wrong length. */
export function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "unrecognized_keys") {
    const keys = (issue["keys"] as string[]).map((key) => `"${key}"`).join(", ");
    return asMessage("has what nobody asks for: %{keys}", { keys });
  }
  if (issue.input === undefined) return IS_MISSING;
  if (issue.code === "invalid_type") {
    const expected = String(issue["expected"]);
    return asMessage("must be of the kind %{kind}", { kind: KINDS[expected] ?? expected });
  }
  if (issue.code === "invalid_value")
    return asMessage("must be %{be}", { be: (issue["values"] as unknown[]).join(", ") });
  if (issue.code === "too_small") return atLeast(Number(issue["minimum"]));
  if (issue.code === "too_big") return atMost(Number(issue["maximum"]));
  return asMessage("is not valid");
}

export function atLeast(least: number): string {
  return least === 1
    ? asMessage("must have 1 entry at least")
    : asMessage("must have %{least} entries at least", { least });
}

export function atMost(most: number): string {
  return most === 1 ? asMessage("must have 1 entry at most") : asMessage("must have %{most} entries at most", { most });
}

export const isUnder =
  (least: number) =>
  ({ input }: IssueInput) =>
    asMessage("%{value} is under %{least}", { value: String(input), least });
export const isOver =
  (most: number) =>
  ({ input }: IssueInput) =>
    asMessage("%{value} is over %{most}", { value: String(input), most });
