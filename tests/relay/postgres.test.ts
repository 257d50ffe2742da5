import { writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#relay/log.ts";
import { storeFault, type Database } from "#relay/outbox/database.ts";
import { openPostgres } from "#relay/outbox/postgres.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const SILENT = createLog({ level: "error", secrets: [], destination: { write: () => undefined } });

function open(url: string): Database {
  const database = openPostgres(url, SILENT);
  onTestFinished(() => database.close());
  return database;
}

test("a server without encryption, which the address demands, is named at the start and later", async () => {
  // A Postgres without TLS answers the first packet so.
  const server = createServer((socket) => socket.on("error", () => undefined).once("data", () => socket.end("N")));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const database = open(
    `postgres://u:secret@127.0.0.1:${(server.address() as AddressInfo).port}/d?sslmode=verify-full`,
  );
  const words = "Postgres offers no encryption, which sslmode in DATABASE_URL demands";
  await expect(database.migrate()).rejects.toThrow(/^DATABASE_URL: .* cannot be opened: Postgres offers no encryption/);
  expect(storeFault(await database.query("SELECT 1").catch((error: unknown) => error))).toBe(words);
});

test.each(["sslrootcert", "sslcert", "sslkey"])("an address whose %s cannot be used is rejected", async (name) => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const garbage = join(folder.path, "garbage.pem");
  writeFileSync(garbage, "no certificate, and no key");
  for (const [path, code] of [
    [join(folder.path, "nowhere.pem"), "ENOENT"],
    [folder.path, "EISDIR"],
    [garbage, "ERR_OSSL_"],
  ] as const) {
    const url = `postgres://u:secret@127.0.0.1:1/d?sslmode=verify-full&${name}=${encodeURIComponent(path)}`;
    const message = `^DATABASE_URL: the file that its ${name} names cannot be used \\(${code}\\w*\\)\\.$`;
    expect(() => open(url)).toThrow(new RegExp(message));
  }
});
