import { afterAll, expect, test } from "vitest";
import { startPostgres } from "#tests/support/postgres.ts";

// The promises of the outbox that the unit tests check on a file, on a Postgres of its own.
const postgres = await startPostgres();
afterAll(async () => postgres?.stop());

if (postgres !== null) {
  process.env["TEST_DATABASE_URL"] = postgres.url;
  await import("#tests/relay/outbox.test.ts");
}

test("the outbox keeps its promises on Postgres as well", ({ skip }) => {
  skip(postgres === null, "npm has no Postgres for this machine.");
  expect(process.env["TEST_DATABASE_URL"]).toBe(postgres?.url);
});
