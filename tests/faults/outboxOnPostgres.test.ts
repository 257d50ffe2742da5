import { afterAll, expect, test } from "vitest";
import { startPostgres } from "#tests/support/postgres.ts";

// Runs the tests of the outbox, which otherwise use SQLite, with a Postgres of their own as well.
const postgres = await startPostgres();
afterAll(async () => postgres?.stop());

if (postgres !== null) {
  process.env["TEST_DATABASE_URL"] = postgres.url;
  await import("#tests/relay/outbox.test.ts");
}

test("the tests of the outbox above have run on Postgres as well", ({ skip }) => {
  skip(postgres === null, "npm has no Postgres for this machine.");
  expect(process.env["TEST_DATABASE_URL"]).toBe(postgres?.url);
});
