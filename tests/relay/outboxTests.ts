import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#relay/outbox/database.ts";
import { createOutbox, type NewMessage, type Outbox } from "#relay/outbox/outbox.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";
import { storedMessage } from "#tests/support/testRelay.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long the lead of a replica lasts. */
const LEASE_MS = 6_000;

/** The statement that tests whether the store can be written. */
const WRITE_PROBE = /^UPDATE outbox_channel SET status = status/;

function message(text: string, idempotencyKey: string | null = null): NewMessage {
  return storedMessage(text, { idempotencyKey });
}

/** Opens an empty store whose clock is `clock`. */
export type OpenDatabase = (clock: FakeClock) => Promise<Database>;

async function openOutbox(
  openDatabase: OpenDatabase,
): Promise<{ outbox: Outbox; clock: FakeClock; database: Database }> {
  const clock = createFakeClock();
  const database = await openDatabase(clock);
  const outbox = createOutbox(database, clock);
  onTestFinished(() => outbox.close());
  return { outbox, clock, database };
}

async function nextText(outbox: Outbox): Promise<string | null> {
  return (await outbox.next())?.text ?? null;
}

/** Marks all messages as delivered, in their order, and resolves with their texts. */
async function deliverAll(outbox: Outbox): Promise<string[]> {
  const texts: string[] = [];
  for (let delivery = await outbox.next(); delivery !== null; delivery = await outbox.next()) {
    texts.push(delivery.text);
    await outbox.delivered(delivery.id);
  }
  return texts;
}

/** The tests of the outbox on one of its engines. */
export function testOutbox(openDatabase: OpenDatabase): void {
  test("returns the oldest message first, also among those of the same millisecond", async () => {
    const { outbox, clock } = await openOutbox(openDatabase);
    for (const text of ["one", "two", "three"]) await outbox.enqueue(message(text));
    await clock.advance(5);
    await outbox.enqueue(message("four"));
    expect(await deliverAll(outbox)).toEqual(["one", "two", "three", "four"]);
  });

  test("a pause of the channel is kept to the millisecond, and for a clock that was far ahead not at all", async () => {
    const { outbox, clock, database } = await openOutbox(openDatabase);
    expect(await outbox.takeLead()).toBe(0);
    await outbox.pause(30_000);
    await clock.advance(29_999);
    expect(await outbox.takeLead()).toBe(1);
    await clock.advance(1);
    expect(await outbox.takeLead()).toBe(0);
    await database.query("UPDATE outbox_channel SET paused_until = $1", [clock.monotonic() + 3 * DAY_MS]);
    expect(await outbox.takeLead()).toBe(0);
  });

  test("failed attempts are counted from the first one", async () => {
    const { outbox, clock } = await openOutbox(openDatabase);
    await outbox.enqueue(message("one"));
    const id = (await outbox.next())?.id ?? "";
    expect(await outbox.noteFailure(id)).toEqual({ failures: 1, failingMs: 0, othersWait: false });
    await clock.advance(5_000);
    await outbox.enqueue(message("two"));
    expect(await outbox.noteFailure(id)).toEqual({ failures: 2, failingMs: 5_000, othersWait: true });
    expect(await outbox.next()).toMatchObject({ text: "one", waitedMs: 5_000 });
  });

  test("a dead letter does not block others, and comes again in an hour, when no other message waits", async () => {
    const { outbox, clock } = await openOutbox(openDatabase);
    await outbox.enqueue(message("refused"));
    await outbox.enqueue(message("two"));
    await outbox.deadLetter((await outbox.next())?.id ?? "");
    expect(await outbox.counts()).toEqual({ waiting: 1, oldestSeconds: 0, failed: 1 });
    expect(await deliverAll(outbox)).toEqual(["two"]);
    await clock.advance(HOUR_MS - 1);
    expect(await outbox.next()).toBeNull();
    await clock.advance(1);
    expect(await outbox.next()).toMatchObject({ text: "refused", isDeadLetter: true });
  });

  test("a message that another process has delivered cannot be postponed by a slower one", async () => {
    const { outbox } = await openOutbox(openDatabase);
    await outbox.enqueue({ ...message("one"), idempotencyKey: "key" });
    const id = (await outbox.next())?.id ?? "";
    await outbox.delivered(id);
    await outbox.deadLetter(id);
    expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
    expect(await outbox.enqueue({ ...message("one"), idempotencyKey: "key" })).toMatchObject({ outcome: "repeated" });
  });

  test("counts waiting messages and the age of the oldest", async () => {
    const { outbox, clock } = await openOutbox(openDatabase);
    expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
    await outbox.enqueue(message("one"));
    await clock.advance(90_500);
    await outbox.enqueue(message("two"));
    expect(await outbox.counts()).toEqual({ waiting: 2, oldestSeconds: 90, failed: 0 });
  });

  test("a message accepted by a clock that was ahead counts as accepted now, once its age is corrected", async () => {
    const { outbox, clock, database } = await openOutbox(openDatabase);
    await outbox.enqueue(message("one"));
    await clock.advance(60_000);
    await outbox.enqueue(message("two"));
    await outbox.correctAges();
    expect(await outbox.counts()).toMatchObject({ oldestSeconds: 60 });
    await database.query("UPDATE outbox SET created = $1", [clock.monotonic() + 3 * DAY_MS]);
    await outbox.correctAges();
    await clock.advance(5_000);
    expect(await outbox.counts()).toMatchObject({ waiting: 2, oldestSeconds: 5 });
    expect(await deliverAll(outbox)).toEqual(["one", "two"]);
  });

  test("a message with the same key is stored once; with another body it is a conflict", async () => {
    const { outbox } = await openOutbox(openDatabase);
    const first = { ...message("one", "key"), reference: "B2CD-3FGH" };
    expect(await outbox.enqueue(first)).toEqual({ outcome: "stored", reference: "B2CD-3FGH" });
    expect(await outbox.enqueue(message("one", "key"))).toEqual({ outcome: "repeated", reference: "B2CD-3FGH" });
    expect(await outbox.enqueue(message("other", "key"))).toEqual({ outcome: "conflict" });
    expect(await outbox.enqueue(message("one", "another key"))).toMatchObject({ outcome: "stored" });
    expect(await outbox.enqueue(message("one"))).toMatchObject({ outcome: "stored" });
    expect((await outbox.counts()).waiting).toBe(3);
  });

  test("a key is remembered for a day after its message was delivered, and no longer", async () => {
    const { outbox, clock } = await openOutbox(openDatabase);
    await outbox.enqueue(message("one", "key"));
    const delivery = await outbox.next();
    await clock.advance(1_000);
    await outbox.delivered(delivery?.id ?? "");
    await clock.advance(DAY_MS - 1);
    expect(await outbox.enqueue(message("one", "key"))).toMatchObject({ outcome: "repeated" });
    expect(await outbox.enqueue(message("other", "key"))).toMatchObject({ outcome: "conflict" });
    expect(await nextText(outbox)).toBeNull();
    await clock.advance(1);
    expect(await outbox.enqueue(message("one", "key"))).toMatchObject({ outcome: "stored" });
    expect(await nextText(outbox)).toBe("one");
  });

  test("of a delivered message nothing stays but its key", async () => {
    const { outbox, database } = await openOutbox(openDatabase);
    await outbox.enqueue(message("one", "key"));
    await outbox.delivered((await outbox.next())?.id ?? "");
    expect(await database.query("SELECT text, facts FROM outbox")).toEqual([{ text: null, facts: null }]);
  });

  test("simultaneous messages each get their own result", async () => {
    const { outbox } = await openOutbox(openDatabase);
    await outbox.enqueue(message("zero", "known"));
    const [one, zero, other, two, again] = await Promise.all([
      outbox.enqueue(message("one", "new")),
      outbox.enqueue(message("zero", "known")),
      outbox.enqueue(message("other", "known")),
      outbox.enqueue(message("two")),
      outbox.enqueue(message("one", "new")),
    ]);
    expect([zero, other, two].map(({ outcome }) => outcome)).toEqual(["repeated", "conflict", "stored"]);
    // Connections of a pool may take them in any order.
    expect([one, again].map(({ outcome }) => outcome).toSorted()).toEqual(["repeated", "stored"]);
    expect((await deliverAll(outbox)).toSorted()).toEqual(["one", "two", "zero"]);
  });

  test("a dead letter's time stored by a clock that was far ahead is corrected by a purge", async () => {
    const { outbox, clock, database } = await openOutbox(openDatabase);
    await outbox.enqueue(message("one"));
    await outbox.deadLetter((await outbox.next())?.id ?? "");
    await database.query("UPDATE outbox SET next_attempt = $1", [clock.monotonic() + 3 * DAY_MS]);
    expect(await outbox.next()).toBeNull();
    await outbox.purge();
    expect(await nextText(outbox)).toBe("one");
  });

  test("dead letters of an older release are kept", async () => {
    const { outbox, database } = await openOutbox(openDatabase);
    await outbox.enqueue(message("one"));
    await database.query("UPDATE outbox SET state = 'refused'");
    await outbox.purge();
    expect(await outbox.next()).toMatchObject({ text: "one", isDeadLetter: true });
  });

  test("dead letters come after waiting messages, also when they may be retried at once", async () => {
    const { outbox } = await openOutbox(openDatabase);
    await outbox.enqueue(message("refused"));
    await outbox.deadLetter((await outbox.next())?.id ?? "");
    await outbox.enqueue(message("one"));
    await outbox.retryAll();
    expect(await deliverAll(outbox)).toEqual(["one", "refused"]);
  });

  test("a message that has stepped aside still counts, and comes back in its place, before doubtful ones", async () => {
    const { outbox, clock } = await openOutbox(openDatabase);
    await outbox.enqueue({ ...message("machine"), doubtful: true });
    for (const text of ["one", "two", "three"]) await outbox.enqueue(message(text));
    const stepAside = async () => outbox.stepAside((await outbox.next())?.id ?? "", 60_000);
    await stepAside();
    expect(await nextText(outbox)).toBe("two");
    await clock.advance(59_999);
    expect(await outbox.counts()).toEqual({ waiting: 4, oldestSeconds: 59, failed: 0 });
    expect(await nextText(outbox)).toBe("two");
    await clock.advance(1);
    expect(await nextText(outbox)).toBe("one");
    for (let index = 0; index < 2; index += 1) await stepAside();
    await outbox.retryAll();
    expect(await deliverAll(outbox)).toEqual(["one", "two", "three", "machine"]);
  });

  test("a message that stepped aside by a clock that was far ahead is tried at once, and dead letters only if they may", async () => {
    const { outbox, clock, database } = await openOutbox(openDatabase);
    await outbox.enqueue(message("one"));
    await database.query("UPDATE outbox SET next_attempt = $1", [clock.monotonic() + DAY_MS]);
    expect(await nextText(outbox)).toBe("one");
    await outbox.deadLetter((await outbox.next())?.id ?? "");
    await outbox.retryAll();
    expect([await outbox.next(false), await nextText(outbox)]).toEqual([null, "one"]);
  });

  test("a doubtful message waits until no other message does, even if it came first", async () => {
    const { outbox } = await openOutbox(openDatabase);
    await outbox.enqueue({ ...message("machine"), doubtful: true });
    await outbox.enqueue(message("one"));
    await outbox.enqueue({ ...message("machine 2"), doubtful: true });
    await outbox.enqueue(message("two"));
    expect(await deliverAll(outbox)).toEqual(["one", "two", "machine", "machine 2"]);
  });

  test("a known key is found without storing anything", async () => {
    const { outbox } = await openOutbox(openDatabase);
    expect(await outbox.findRepeated(message("one", "key"))).toBeNull();
    await outbox.enqueue(message("one", "key"));
    expect(await outbox.findRepeated(message("one", "key"))).toMatchObject({ outcome: "repeated" });
    expect(await outbox.findRepeated(message("other", "key"))).toMatchObject({ outcome: "conflict" });
    expect(await outbox.findRepeated(message("one"))).toBeNull();
    expect((await outbox.counts()).waiting).toBe(1);
  });

  test("counts fail while the store cannot be written, also before the first message", async () => {
    const clock = createFakeClock();
    const database = await openDatabase(clock);
    let isFull = true;
    const query: Database["query"] = (sql, values) =>
      isFull && WRITE_PROBE.test(sql) ? Promise.reject(new Error("disk full")) : database.query(sql, values);
    const outbox = createOutbox({ ...database, query }, clock);
    onTestFinished(() => outbox.close());
    await expect(outbox.counts()).rejects.toThrow("disk full");
    isFull = false;
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
  });

  test("counts fail for ten seconds after a message could not be stored, or until one is stored", async () => {
    const clock = createFakeClock();
    const database = await openDatabase(clock);
    let isFull = true;
    const query: Database["query"] = (sql, values) =>
      isFull && /INSERT INTO outbox\s/.test(sql) ? Promise.reject(new Error("disk full")) : database.query(sql, values);
    const outbox = createOutbox({ ...database, query }, clock);
    onTestFinished(() => outbox.close());
    await expect(outbox.enqueue(message("one"))).rejects.toThrow("disk full");
    await clock.advance(9_999);
    await expect(outbox.counts()).rejects.toThrow("disk full");
    await clock.advance(1);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
    await expect(outbox.enqueue(message("one"))).rejects.toThrow("disk full");
    isFull = false;
    await outbox.enqueue(message("one"));
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
  });

  test("a full disk is noticed within ten seconds", async () => {
    const clock = createFakeClock();
    const database = await openDatabase(clock);
    let isFull = false;
    let probes = 0;
    const query: Database["query"] = (sql, values) => {
      if (!WRITE_PROBE.test(sql)) return database.query(sql, values);
      probes += 1;
      return isFull ? Promise.reject(new Error("disk full")) : database.query(sql, values);
    };
    const outbox = createOutbox({ ...database, query }, clock);
    onTestFinished(() => outbox.close());
    await outbox.counts();
    isFull = true;
    await clock.advance(9_999);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
    await clock.advance(1);
    await expect(outbox.counts()).rejects.toThrow("disk full");
    isFull = false;
    for (let count = 0; count < 5; count += 1) await outbox.counts();
    expect(probes).toBe(3);
  });

  test("the channel's status is stored and returned", async () => {
    const { outbox } = await openOutbox(openDatabase);
    expect(await outbox.channelStatus()).toEqual({ status: "ok", reason: null });
    await outbox.recordChannelStatus({ status: "misconfigured", reason: "no such chat" });
    expect(await outbox.channelStatus()).toEqual({ status: "misconfigured", reason: "no such chat" });
    await outbox.recordChannelStatus({ status: "ok", reason: null });
    expect(await outbox.channelStatus()).toEqual({ status: "ok", reason: null });
  });

  test("a key stored by a clock that was far ahead is remembered for one more day, and no longer", async () => {
    const { outbox, clock } = await openOutbox(openDatabase);
    await outbox.enqueue(message("one", "key"));
    clock.step(400 * DAY_MS);
    await outbox.delivered((await outbox.next())?.id ?? "");
    clock.step(-400 * DAY_MS);
    await outbox.purge();
    await clock.advance(DAY_MS - 1);
    expect(await outbox.enqueue(message("one", "key"))).toMatchObject({ outcome: "repeated" });
    await clock.advance(1);
    expect(await outbox.enqueue(message("one", "key"))).toMatchObject({ outcome: "stored" });
  });

  test("twenty simultaneous posts with one key are stored as one message", async () => {
    const { outbox } = await openOutbox(openDatabase);
    const answers = await Promise.all(Array.from({ length: 20 }, () => outbox.enqueue(message("one", "key"))));
    expect(answers.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
    expect((await outbox.counts()).waiting).toBe(1);
  });
}

/** The tests of the outbox on an engine that several replicas share. */
export function testSharedOutbox(openDatabase: OpenDatabase): void {
  /** Two replicas that share a store. */
  async function openTwo(): Promise<{ one: Outbox; other: Outbox; clock: FakeClock; database: Database }> {
    const open = async (clock: FakeClock) => ({ ...(await openDatabase(clock)), leaseMs: LEASE_MS });
    const { outbox: one, clock, database } = await openOutbox(open);
    return { one, other: createOutbox({ ...database, holder: "the other" }, clock), clock, database };
  }

  test("one replica at a time has the lead, until it has not renewed it for the time of the lease", async () => {
    const { one, other, clock } = await openTwo();
    expect(await one.takeLead()).toBe(0);
    expect(await other.takeLead()).toBeNull();
    await clock.advance(LEASE_MS - 1);
    expect(await one.takeLead()).toBe(0);
    await clock.advance(LEASE_MS - 1);
    expect(await other.takeLead()).toBeNull();
    await clock.advance(1);
    expect(await other.takeLead()).toBe(0);
    expect(await one.takeLead()).toBeNull();
  });

  test("of replicas that ask for the lead at the same time one gets it", async () => {
    const { database, clock } = await openTwo();
    const replicas = Array.from({ length: 12 }, (_, index) =>
      createOutbox({ ...database, holder: `replica ${index}` }, clock),
    );
    const answers = await Promise.all(replicas.map((replica) => replica.takeLead()));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });

  test("a replica whose question reaches the store late, or whose clock was set back, takes the lead from nobody", async () => {
    const { one, database, clock } = await openTwo();
    await one.takeLead();
    let asked: () => Promise<void> = async () => undefined;
    // While the other one is asking, the leading one renews its lead.
    const query: Database["query"] = async (sql, values) => {
      if (/^\s*UPDATE/.test(sql)) await asked();
      return database.query(sql, values);
    };
    const late = createOutbox({ ...database, query, holder: "a late one" }, clock);
    asked = async () => {
      await clock.advance(LEASE_MS - 1_000);
      await one.takeLead();
    };
    expect(await late.takeLead()).toBeNull();
    const slow = { ...database, now: () => `(${database.now()} - 30000)`, holder: "one with a slow clock" };
    expect(await createOutbox(slow, clock).takeLead()).toBeNull();
  });

  test("a replica that stops lets another one take the lead at once, and takes it from nobody", async () => {
    const { one, other } = await openTwo();
    await one.takeLead();
    await other.releaseLead();
    expect(await other.takeLead()).toBeNull();
    await one.releaseLead();
    expect(await other.takeLead()).toBe(0);
  });

  test("a lead that was taken by a clock far ahead does not last", async () => {
    const { one, other, database, clock } = await openTwo();
    await one.takeLead();
    await database.query("UPDATE outbox_channel SET held_until = $1", [clock.monotonic() + DAY_MS]);
    expect(await other.takeLead()).toBe(0);
  });

  test("a replica without the lead sees the status and the pause that the leading one has stored", async () => {
    const { one, other, clock } = await openTwo();
    await one.takeLead();
    await one.recordChannelStatus({ status: "misconfigured", reason: "no such chat" });
    await one.pause(30_000);
    await one.releaseLead();
    expect(await other.channelStatus()).toEqual({ status: "misconfigured", reason: "no such chat" });
    await clock.advance(10_000);
    expect(await other.takeLead()).toBe(20_000);
  });
}
