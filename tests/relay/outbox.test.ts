import { describe, expect, onTestFinished, test } from "vitest";
import { newReference } from "#relay/outbox/outbox.ts";
import { openSqlite } from "#relay/outbox/sqlite.ts";
import { testOutbox } from "#tests/relay/outboxTests.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

describe("the outbox in a file", () => {
  testOutbox(async (clock) => {
    const folder = await temporaryFolder();
    onTestFinished(folder.remove);
    return openSqlite(folder.path, { clock });
  });
});

test("a reference has no characters that are easily confused", () => {
  const references = new Set(Array.from({ length: 1_000 }, newReference));
  expect(references.size).toBe(1_000);
  for (const reference of references) expect(reference).toMatch(/^[2-9BCDFGHJ-NP-TVWXZ]{4}-[2-9BCDFGHJ-NP-TVWXZ]{4}$/);
});
