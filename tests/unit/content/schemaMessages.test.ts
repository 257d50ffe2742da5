import { expect, test } from "vitest";

import { messageOf } from "#src/content/schema/issues.ts";
import { entriesOf } from "#src/content/read/entries.ts";
import { FILES } from "#src/content/read/library.ts";
import { provideTurkish, sentenceIn, wordsOf } from "#src/content/messages/sentences.ts";
import { TURKISH } from "#src/content/messages/turkish.ts";
import { CONSTANTS, type ConstantName } from "#src/content/read/sources.ts";

provideTurkish(TURKISH);

/** What may stand in a field by mistake. */
const MISTAKES = [undefined, null, true, -1, 1e6, 2.5, "", "x", "x".repeat(2000), [], ["x"], {}, { x: 1 }];

/** A value with each of its fields, and itself, replaced by each mistake; of a list or a long record only the first entries. */
function mistaken(value: unknown): unknown[] {
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const inFields = fields.slice(0, Array.isArray(value) ? 2 : 40).flatMap(([name, field]) =>
    mistaken(field).map((other) => {
      const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
      return Object.assign(copy as object, { [name]: other });
    }),
  );
  return [...MISTAKES, ...inFields];
}

test.each(Object.keys(CONSTANTS) as ConstantName[])("whatever is wrong in %s can be said in both languages", (name) => {
  const { kind, schema } = CONSTANTS[name];
  const value = FILES.constants[name];
  const given = kind === "value" ? value : entriesOf(value)?.[0]?.[1];
  const messages = new Set(
    mistaken(given).flatMap((other) =>
      (schema.safeParse(other, { error: messageOf }).error?.issues ?? []).map(({ message }) => message),
    ),
  );
  expect(messages.size).toBeGreaterThan(0);
  for (const message of messages) {
    const sentence = sentenceIn(message);
    expect(wordsOf(sentence, "tr")).not.toBe(wordsOf(sentence, "en"));
  }
});
