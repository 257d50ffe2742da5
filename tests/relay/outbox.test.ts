import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { StoreError, type Database } from "#relay/database.ts";
import { openFileDatabase } from "#relay/fileDatabase.ts";
import { createOutbox, newReference, type NewMessage, type Outbox } from "#relay/outbox.ts";
import { openPostgres } from "#relay/postgres.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const DAY_MS = 86_400_000;

function message(text: string, idempotencyKey: string | null = null): NewMessage {
  return { reference: "K7QF-2M9X", text, idempotencyKey, body: [text] };
}

async function fileDatabase(): Promise<Database> {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  return openFileDatabase(folder.path);
}

const postgresUrl = process.env["TEST_DATABASE_URL"];

async function postgres(): Promise<Database> {
  const database = await openPostgres(postgresUrl ?? "", () => undefined);
  await database.query("DELETE FROM outbox");
  return database;
}

async function open(openDatabase: () => Promise<Database>): Promise<{ outbox: Outbox; clock: FakeClock }> {
  const clock = createFakeClock();
  const database = await openDatabase();
  // What Postgres' own clock does is not for a test to say.
  const own = database.now === undefined ? {} : { now: async () => clock.steady() };
  const outbox = createOutbox({ ...database, ...own }, clock.now, clock.steady);
  onTestFinished(() => outbox.close());
  return { outbox, clock };
}

async function claimedText(outbox: Outbox): Promise<string | null> {
  return (await outbox.claim(1_000)).delivery?.text ?? null;
}

// The same promises on Postgres, wherever one is at hand.
const ENGINES: [string, () => Promise<Database>][] = [["a file", fileDatabase]];
if (postgresUrl !== undefined) ENGINES.push(["Postgres", postgres]);

describe.each(ENGINES)("the outbox in %s", (_, openDatabase) => {
  test("hands out the oldest first, also when they came in the same millisecond", async () => {
    const { outbox, clock } = await open(openDatabase);
    for (const text of ["one", "two", "three"]) await outbox.accept(message(text));
    await clock.advance(5);
    await outbox.accept(message("four"));
    const texts: string[] = [];
    for (;;) {
      const { delivery } = await outbox.claim(1_000);
      if (delivery === null) break;
      texts.push(delivery.text);
      await outbox.delivered(delivery.id);
    }
    expect(texts).toEqual(["one", "two", "three", "four"]);
  });

  test("gives a message to one worker at a time, and again when its lease has run out", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.accept(message("one"));
    await outbox.accept(message("two"));
    expect((await outbox.claim(1_000)).delivery).toMatchObject({ text: "one", attempt: 1, refused: false });
    expect(await outbox.claim(1_000)).toEqual({ delivery: null, dueInMs: 1_000 });
    await clock.advance(1_000);
    expect((await outbox.claim(1_000)).delivery).toMatchObject({ text: "one", attempt: 2 });
  });

  test("nobody overtakes a message that is postponed", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.accept(message("one"));
    await outbox.accept(message("two"));
    const { delivery } = await outbox.claim(1_000);
    await outbox.postpone(delivery?.id ?? "", 30_000);
    expect(await outbox.claim(1_000)).toEqual({ delivery: null, dueInMs: 30_000 });
    await clock.advance(30_000);
    expect(await claimedText(outbox)).toBe("one");
  });

  test("a refused message steps aside and comes back when it is due, after those that wait", async () => {
    const { outbox } = await open(openDatabase);
    await outbox.accept(message("refused"));
    await outbox.accept(message("two"));
    const { delivery } = await outbox.claim(1_000);
    await outbox.refuse(delivery?.id ?? "", 60_000);
    expect(await outbox.counts()).toEqual({ waiting: 1, oldestSeconds: 0, failed: 1 });
    const second = await outbox.claim(1_000);
    expect(second.delivery?.text).toBe("two");
    await outbox.delivered(second.delivery?.id ?? "");
    expect(await outbox.claim(1_000)).toEqual({ delivery: null, dueInMs: 60_000 });
    await outbox.retryRefused();
    expect((await outbox.claim(1_000)).delivery).toMatchObject({ text: "refused", refused: true, attempt: 2 });
  });

  test("what arrived through another process is not undone by one that was slower", async () => {
    const { outbox } = await open(openDatabase);
    await outbox.accept({ ...message("one"), idempotencyKey: "key" });
    const id = (await outbox.claim(1_000)).delivery?.id ?? "";
    await outbox.delivered(id);
    await outbox.refuse(id, 0);
    await outbox.postpone(id, 0);
    expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
    expect(await outbox.accept({ ...message("one"), idempotencyKey: "key" })).toBe("repeated");
  });

  test("counts what waits and how long the oldest does", async () => {
    const { outbox, clock } = await open(openDatabase);
    expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
    await outbox.accept(message("one"));
    await clock.advance(90_500);
    await outbox.accept(message("two"));
    expect(await outbox.counts()).toEqual({ waiting: 2, oldestSeconds: 90, failed: 0 });
  });

  test("the same key is stored once, with another body it is a mismatch", async () => {
    const { outbox } = await open(openDatabase);
    expect(await outbox.accept(message("one", "key"))).toBe("stored");
    expect(await outbox.accept(message("one", "key"))).toBe("repeated");
    expect(await outbox.accept(message("other", "key"))).toBe("mismatched");
    expect(await outbox.accept(message("one", "another key"))).toBe("stored");
    expect(await outbox.accept(message("one"))).toBe("stored");
    expect((await outbox.counts()).waiting).toBe(3);
  });

  test("a key is remembered for a day after its message was delivered, and no longer", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.accept(message("one", "key"));
    const { delivery } = await outbox.claim(1_000);
    await clock.advance(1_000);
    await outbox.delivered(delivery?.id ?? "");
    await clock.advance(DAY_MS - 1);
    expect(await outbox.accept(message("one", "key"))).toBe("repeated");
    expect(await outbox.accept(message("other", "key"))).toBe("mismatched");
    expect(await claimedText(outbox)).toBeNull();
    await clock.advance(1);
    expect(await outbox.accept(message("one", "key"))).toBe("stored");
    expect(await claimedText(outbox)).toBe("one");
  });

  test("messages that come at once are each answered for themselves, in the order in which they came", async () => {
    const { outbox } = await open(openDatabase);
    await outbox.accept(message("zero", "known"));
    const answers = await Promise.all([
      outbox.accept(message("one", "new")),
      outbox.accept(message("zero", "known")),
      outbox.accept(message("other", "known")),
      outbox.accept(message("two")),
      outbox.accept(message("one", "new")),
      outbox.accept(message("other", "new")),
    ]);
    expect(answers).toEqual(["stored", "repeated", "mismatched", "stored", "repeated", "mismatched"]);
    const texts: string[] = [];
    for (let { delivery } = await outbox.claim(1_000); delivery !== null; { delivery } = await outbox.claim(1_000)) {
      texts.push(delivery.text);
      await outbox.delivered(delivery.id);
    }
    expect(texts).toEqual(["zero", "one", "two"]);
  });

  test("what a clock noted that was ahead holds nothing up, and what another one noted in time holds", async () => {
    const database = await openDatabase();
    const [right, ahead] = [createFakeClock(), createFakeClock()];
    await ahead.advance(3 * 3_600_000);
    const [ours, theirs] = [right, ahead].map((clock) =>
      createOutbox({ ...database, now: async () => clock.steady() }, clock.now),
    ) as [Outbox, Outbox];
    onTestFinished(() => ours.close());
    await ours.accept(message("one"));
    const id = (await theirs.claim(20_000)).delivery?.id ?? "";
    expect((await ours.claim(20_000)).delivery).toMatchObject({ text: "one", attempt: 2 });
    expect(await ours.claim(20_000)).toEqual({ delivery: null, dueInMs: 20_000 });
    await theirs.postpone(id, 90_000);
    expect((await ours.claim(20_000)).delivery).toMatchObject({ text: "one", attempt: 3 });
    await theirs.refuse(id, 3_600_000);
    expect((await ours.claim(20_000)).delivery).toMatchObject({ text: "one", attempt: 4 });
    // Another one that was refused since does not come before it for three hours.
    await theirs.refuse(id, 3_600_000);
    await ours.accept(message("two"));
    await ours.refuse((await ours.claim(20_000)).delivery?.id ?? "", 3_600_000);
    await ours.tidy();
    expect((await ours.claim(20_000)).delivery).toMatchObject({ text: "one", attempt: 5 });
    await ours.postpone(id, 10 * 3_600_000);
    expect(await ours.claim(20_000)).toEqual({ delivery: null, dueInMs: 3_600_000 });
  });

  test("a key that was noted by a clock far ahead is remembered for a day more, and no longer", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.accept(message("one", "key"));
    clock.step(400 * DAY_MS);
    await outbox.delivered((await outbox.claim(1_000)).delivery?.id ?? "");
    clock.step(-400 * DAY_MS);
    await outbox.tidy();
    await clock.advance(DAY_MS - 1);
    expect(await outbox.accept(message("one", "key"))).toBe("repeated");
    await clock.advance(1);
    expect(await outbox.accept(message("one", "key"))).toBe("stored");
  });

  test("twenty posts with one key at once are one message", async () => {
    const { outbox } = await open(openDatabase);
    const answers = await Promise.all(Array.from({ length: 20 }, () => outbox.accept(message("one", "key"))));
    expect(answers.filter((answer) => answer === "stored")).toHaveLength(1);
    expect((await outbox.counts()).waiting).toBe(1);
  });
});

describe.each(ENGINES.filter(([name]) => name === "Postgres"))(
  "the outbox of several machines in %s",
  (_, openDatabase) => {
    test("machines whose clocks differ go by that of Postgres", async () => {
      const database = await openDatabase();
      const [right, ahead] = [createFakeClock(), createFakeClock()];
      await ahead.advance(3 * 3_600_000);
      const [ours, theirs] = [right, ahead].map(({ now, steady }) => createOutbox(database, now, steady)) as [
        Outbox,
        Outbox,
      ];
      onTestFinished(() => ours.close());
      await ours.accept(message("one"));
      expect((await theirs.claim(20_000)).delivery).toMatchObject({ text: "one", attempt: 1 });
      const { delivery, ...wait } = await ours.claim(20_000);
      expect(delivery).toBeNull();
      expect("dueInMs" in wait && (wait.dueInMs ?? 0)).toBeGreaterThan(10_000);
      expect("dueInMs" in wait && (wait.dueInMs ?? 0)).toBeLessThanOrEqual(20_000);
    });
  },
);

test("what was accepted is there after the file is opened again, and a lease of the past holds nobody up", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const clock = createFakeClock();
  const before = createOutbox(await openFileDatabase(folder.path), clock.now);
  await before.accept(message("one"));
  await before.claim(60_000);
  await before.close();
  const after = createOutbox(await openFileDatabase(folder.path), clock.now);
  expect(await after.lead()).toBe(true);
  expect(await claimedText(after)).toBe("one");
  await after.close();
});

test("after delivery the text is nowhere in the folder", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const outbox = createOutbox(await openFileDatabase(folder.path), createFakeClock().now);
  const onDisk = () =>
    readdirSync(folder.path).some((name) => readFileSync(join(folder.path, name)).includes("+905321234567"));
  await outbox.accept(message("Telefon: +905321234567", "key"));
  await outbox.accept(message("Telefon: +905321234567"));
  expect(onDisk()).toBe(true);
  for (const _ of [1, 2]) await outbox.delivered((await outbox.claim(1_000)).delivery?.id ?? "");
  await outbox.tidy();
  expect(onDisk()).toBe(false);
  await outbox.close();
});

test("a file that is taken away while it is in use takes no more messages", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const outbox = createOutbox(await openFileDatabase(folder.path), createFakeClock().now);
  rmSync(join(folder.path, "outbox.db"));
  await expect(outbox.accept(message("one"))).rejects.toThrow();
  writeFileSync(join(folder.path, "outbox.db"), "");
  await expect(outbox.accept(message("one"))).rejects.toThrow(StoreError);
  await outbox.close();
});

test("a store that cannot be opened is refused, naming the setting", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  writeFileSync(join(folder.path, "file"), "");
  await expect(openFileDatabase(join(folder.path, "file"))).rejects.toThrow(/^DATA_DIR: /);
  await expect(openPostgres("postgres://u:secret@127.0.0.1:1/relay", () => undefined)).rejects.toThrow(
    /^DATABASE_URL: (?!.*secret).*ECONNREFUSED/,
  );
});

/** A database whose commits are counted, and fail as `faultOf` says. */
async function countedDatabase(faultOf: (texts: string[]) => string | null): Promise<[Database, string[][]]> {
  const database = await fileDatabase();
  const commits: string[][] = [];
  const insert: Database["insert"] = (rows) => {
    const texts = rows.map(({ text }) => text);
    commits.push(texts);
    const fault = faultOf(texts);
    return fault === null ? database.insert(rows) : Promise.reject(new Error(fault));
  };
  return [{ ...database, insert }, commits];
}

test("messages that come at once share a commit, and one that comes later waits for the next", async () => {
  const [database, commits] = await countedDatabase(() => null);
  const outbox = createOutbox(database, createFakeClock().now);
  onTestFinished(() => outbox.close());
  await Promise.all(["one", "two", "three"].map((text) => outbox.accept(message(text))));
  await outbox.accept(message("four"));
  expect(commits).toEqual([["one", "two", "three"], ["four"]]);
});

test("a message that cannot be stored costs none of those that came with it", async () => {
  const [database] = await countedDatabase((texts) => (texts.includes("bad") ? "not this one" : null));
  const outbox = createOutbox(database, createFakeClock().now);
  onTestFinished(() => outbox.close());
  const answers = await Promise.allSettled(["one", "bad", "two"].map((text) => outbox.accept(message(text))));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect((await outbox.counts()).waiting).toBe(2);
});

test("what is noted while others are stored stays, even if those cannot be", async () => {
  const database = await fileDatabase();
  onTestFinished(() => database.close());
  const row = (id: string) => ({ id, reference: id, text: id, idempotencyKey: null, bodyHash: "hash", created: 0 });
  await database.insert([row("first")]);
  // From here on the fault of a new message shows when it is committed.
  await database.query("PRAGMA foreign_keys = ON");
  await database.query("CREATE TABLE flaw (id TEXT REFERENCES outbox (id) DEFERRABLE INITIALLY DEFERRED)");
  await database.query(
    "CREATE TRIGGER fault AFTER INSERT ON outbox WHEN NEW.id = 'second' BEGIN INSERT INTO flaw VALUES ('nobody'); END",
  );
  for (let count = 1; count <= 20; count += 1) {
    const storing = Promise.allSettled([database.insert([row("second")])]);
    for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
    await database.query("UPDATE outbox SET attempts = $1 WHERE id = 'first'", [count]);
    const [outcome] = await storing;
    expect(String(outcome.status === "rejected" && outcome.reason)).toContain("FOREIGN KEY");
    expect(await database.query("SELECT id, attempts FROM outbox")).toEqual([{ id: "first", attempts: count }]);
  }
});

test("a transaction that was left open is taken back before anything else is done", async () => {
  const database = await fileDatabase();
  onTestFinished(() => database.close());
  const row = { id: "one", reference: "one", text: "one", idempotencyKey: null, bodyHash: "hash", created: 0 };
  await database.query("BEGIN IMMEDIATE");
  expect(await database.insert([row])).toEqual(new Set(["one"]));
});

test("what comes after the end is refused", async () => {
  const database = await fileDatabase();
  const row = { id: "one", reference: "one", text: "one", idempotencyKey: null, bodyHash: "hash", created: 0 };
  await database.insert([row]);
  const [, late] = await Promise.allSettled([database.close(), database.insert([{ ...row, id: "two" }])]);
  expect(String(late.status === "rejected" && late.reason)).toContain("is closed");
  await expect(database.query("SELECT id FROM outbox")).rejects.toThrow("is closed");
});

test("a commit that went through although its answer was lost counts once", async () => {
  const database = await fileDatabase();
  let isFirst = true;
  const insert: Database["insert"] = async (rows) => {
    const stored = await database.insert(rows);
    if (!isFirst) return stored;
    isFirst = false;
    throw new Error("connection lost");
  };
  const outbox = createOutbox({ ...database, insert }, createFakeClock().now);
  onTestFinished(() => outbox.close());
  const answers = await Promise.all([outbox.accept(message("one")), outbox.accept(message("two", "key"))]);
  expect(answers).toEqual(["stored", "stored"]);
  expect((await outbox.counts()).waiting).toBe(2);
});

test.each([
  ["short", "Ad Soyad: Ayşe Yılmaz 🚐"],
  ["long", "ş".repeat(20_000)],
])("a %s body is known by the hash of its pieces in a row", async (_, text) => {
  const database = await fileDatabase();
  const hashes: string[] = [];
  const insert: Database["insert"] = (rows) => {
    hashes.push(...rows.map(({ bodyHash }) => bodyHash));
    return database.insert(rows);
  };
  const outbox = createOutbox({ ...database, insert }, createFakeClock().now);
  onTestFinished(() => outbox.close());
  await outbox.accept({ ...message("one"), body: ["sendMessage", "\n", text] });
  expect(hashes).toEqual([createHash("sha256").update(`sendMessage\n${text}`).digest("hex")]);
});

test("a crowd that comes at once is stored whole, in its order", async () => {
  const database = await fileDatabase();
  const sizes: number[] = [];
  const insert: Database["insert"] = (rows) => {
    sizes.push(rows.length);
    return database.insert(rows);
  };
  const outbox = createOutbox({ ...database, insert }, createFakeClock().now);
  onTestFinished(() => outbox.close());
  const texts = Array.from({ length: 300 }, (_, index) => `message ${index}`);
  expect(new Set(await Promise.all(texts.map((text) => outbox.accept(message(text)))))).toEqual(new Set(["stored"]));
  // The disk has something to do while others still come in, and nobody waits for a commit that has no end.
  expect(sizes[0]).toBeLessThanOrEqual(100);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(300);
  for (const text of texts) {
    const { delivery } = await outbox.claim(0);
    expect(delivery?.text).toBe(text);
    await outbox.delivered(delivery?.id ?? "");
  }
});

test("a reference is easy to read out", () => {
  const references = new Set(Array.from({ length: 1_000 }, newReference));
  expect(references.size).toBe(1_000);
  for (const reference of references) expect(reference).toMatch(/^[2-9BCDFGHJ-NP-TVWXZ]{4}-[2-9BCDFGHJ-NP-TVWXZ]{4}$/);
});

test("where there is no room to note it the oldest that waits is given all the same, but none that is done", async () => {
  const database = await fileDatabase();
  let isFull = false;
  const query: Database["query"] = (sql, values) =>
    isFull && !sql.trimStart().startsWith("SELECT")
      ? Promise.reject(Object.assign(new Error("disk full"), { code: "SQLITE_FULL" }))
      : database.query(sql, values);
  const clock = createFakeClock();
  const outbox = createOutbox({ ...database, query }, clock.now);
  onTestFinished(() => outbox.close());
  for (const text of ["one", "two"]) await outbox.accept(message(text));
  const id = (await outbox.claim(1_000)).delivery?.id ?? "";
  await outbox.postpone(id, 30_000);
  isFull = true;
  expect(await outbox.claim(1_000)).toEqual({ delivery: null, dueInMs: 30_000 });
  await clock.advance(30_000);
  expect((await outbox.claim(1_000)).delivery).toMatchObject({ text: "one", attempt: 2 });
  expect((await outbox.claim(1_000, new Set([id]))).delivery).toMatchObject({ text: "two", attempt: 1 });
  isFull = false;
  expect(await outbox.claim(1_000, new Set([id]))).toEqual({ delivery: null, dueInMs: 0 });

  // With others at work on the store, to look is not enough.
  const shared = createOutbox({ ...database, query, pollMs: 1_000 }, clock.now);
  isFull = true;
  await expect(shared.claim(1_000)).rejects.toThrow("disk full");
});

test("after a message that could not be stored the counts fail too, until a write passes again", async () => {
  const database = await fileDatabase();
  let isFull = false;
  const touch: Database["touch"] = () => (isFull ? Promise.reject(new Error("disk full")) : database.touch());
  const insert: Database["insert"] = (rows) =>
    isFull ? Promise.reject(new Error("disk full")) : database.insert(rows);
  const outbox = createOutbox({ ...database, touch, insert }, createFakeClock().now);
  onTestFinished(() => outbox.close());
  await outbox.accept(message("one"));
  isFull = true;
  await expect(outbox.accept(message("two"))).rejects.toThrow("disk full");
  await expect(outbox.counts()).rejects.toThrow("disk full");
  isFull = false;
  expect(await outbox.counts()).toMatchObject({ waiting: 1 });
});
