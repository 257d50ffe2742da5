import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#relay/outbox/database.ts";
import { createOutbox, newReference } from "#relay/outbox/outbox.ts";
import { openSqlite } from "#relay/outbox/sqlite.ts";
import { testOutbox, testSharedOutbox } from "#tests/relay/outboxTests.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

async function openFile(clock: FakeClock): Promise<Database> {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  return openSqlite(folder.path, { clock });
}

describe("the outbox in a file", () => {
  testOutbox(openFile);
  testSharedOutbox(openFile);
});

test("the next message is found, and all are counted, without reading the texts of the others or sorting them", async () => {
  const clock = createFakeClock();
  const database = await openFile(clock);
  const plans: unknown[] = [];
  const query: Database["query"] = async (sql, values) => {
    if (/ FROM outbox WHERE state/.test(sql)) plans.push(await database.query(`EXPLAIN QUERY PLAN ${sql}`, values));
    return database.query(sql, values);
  };
  const outbox = createOutbox({ ...database, query }, clock);
  onTestFinished(() => outbox.close());
  await outbox.next();
  await outbox.counts();
  expect(plans.map((plan) => JSON.stringify(plan))).toEqual([
    expect.stringMatching(/^(?!.*TEMP B-TREE).* USING INDEX outbox_waiting\b/),
    expect.stringMatching(/^(?!.*TEMP B-TREE).* USING INDEX outbox_dead\b/),
    expect.stringMatching(/ USING COVERING INDEX outbox_waiting\b/),
    expect.stringMatching(/ USING COVERING INDEX outbox_dead\b/),
  ]);
});

test("a reference has no characters that are easily confused", () => {
  const references = new Set(Array.from({ length: 1_000 }, newReference));
  expect(references.size).toBe(1_000);
  for (const reference of references) expect(reference).toMatch(/^[2-9BCDFGHJ-NP-TVWXZ]{4}-[2-9BCDFGHJ-NP-TVWXZ]{4}$/);
});
