import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#relay/outbox/database.ts";
import { createOutbox, type NewMessage, type Outbox } from "#relay/outbox/outbox.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";

const DAY_MS = 86_400_000;

function message(text: string, idempotencyKey: string | null = null): NewMessage {
  return { reference: "K7QF-2M9X", text, idempotencyKey, body: text, suspicious: false };
}

/** Opens an empty store whose clock is `clock`. */
export type OpenDatabase = (clock: FakeClock) => Promise<Database>;

async function open(openDatabase: OpenDatabase): Promise<{ outbox: Outbox; clock: FakeClock; database: Database }> {
  const clock = createFakeClock();
  const database = await openDatabase(clock);
  const outbox = createOutbox(database, clock);
  onTestFinished(() => outbox.close());
  return { outbox, clock, database };
}

async function claimedText(outbox: Outbox): Promise<string | null> {
  return (await outbox.claim(1_000))?.text ?? null;
}

/** The tests of the outbox on one of its engines. */
export function testOutbox(openDatabase: OpenDatabase): void {
  test("returns the oldest message first, also among those of the same millisecond", async () => {
    const { outbox, clock } = await open(openDatabase);
    for (const text of ["one", "two", "three"]) await outbox.enqueue(message(text));
    await clock.advance(5);
    await outbox.enqueue(message("four"));
    const texts: string[] = [];
    for (;;) {
      const delivery = await outbox.claim(1_000);
      if (delivery === null) break;
      texts.push(delivery.text);
      await outbox.delivered(delivery.id);
    }
    expect(texts).toEqual(["one", "two", "three", "four"]);
  });

  test("no message overtakes one that is postponed", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.enqueue(message("one"));
    await outbox.enqueue(message("two"));
    const delivery = await outbox.claim(1_000);
    await outbox.reschedule(delivery?.id ?? "", 30_000);
    await clock.advance(29_999);
    expect(await outbox.claim(1_000)).toBeNull();
    await clock.advance(1);
    expect(await claimedText(outbox)).toBe("one");
  });

  test("a pause that Telegram demanded applies to messages that are ahead of the postponed one, too", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.enqueue({ ...message("machine"), suspicious: true });
    await outbox.reschedule((await outbox.claim(1_000))?.id ?? "", 30_000);
    await outbox.enqueue(message("one"));
    await clock.advance(29_999);
    expect(await outbox.claim(1_000)).toBeNull();
    await clock.advance(1);
    expect(await claimedText(outbox)).toBe("one");
  });

  test("a dead letter does not block others, and is claimed again once it is due and no other message waits", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.enqueue(message("refused"));
    await outbox.enqueue(message("two"));
    const delivery = await outbox.claim(1_000);
    await outbox.deadLetter(delivery?.id ?? "", 60_000);
    expect(await outbox.counts()).toEqual({ waiting: 1, oldestSeconds: 0, failed: 1 });
    const second = await outbox.claim(1_000);
    expect(second?.text).toBe("two");
    await outbox.delivered(second?.id ?? "");
    await clock.advance(59_999);
    expect(await outbox.claim(1_000)).toBeNull();
    await outbox.retryDeadLetters();
    expect(await outbox.claim(1_000)).toMatchObject({ text: "refused", attempt: 2 });
  });

  test("a message that another process has delivered cannot be postponed by a slower one", async () => {
    const { outbox } = await open(openDatabase);
    await outbox.enqueue({ ...message("one"), idempotencyKey: "key" });
    const id = (await outbox.claim(1_000))?.id ?? "";
    await outbox.delivered(id);
    await outbox.deadLetter(id, 0);
    await outbox.reschedule(id, 0);
    expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
    expect(await outbox.enqueue({ ...message("one"), idempotencyKey: "key" })).toMatchObject({ outcome: "repeated" });
  });

  test("counts waiting messages and the age of the oldest", async () => {
    const { outbox, clock } = await open(openDatabase);
    expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
    await outbox.enqueue(message("one"));
    await clock.advance(90_500);
    await outbox.enqueue(message("two"));
    expect(await outbox.counts()).toEqual({ waiting: 2, oldestSeconds: 90, failed: 0 });
  });

  test("a message with the same key is stored once; with another body it is a conflict", async () => {
    const { outbox } = await open(openDatabase);
    const first = { ...message("one", "key"), reference: "B2CD-3FGH" };
    expect(await outbox.enqueue(first)).toEqual({ outcome: "stored", reference: "B2CD-3FGH" });
    expect(await outbox.enqueue(message("one", "key"))).toEqual({ outcome: "repeated", reference: "B2CD-3FGH" });
    expect(await outbox.enqueue(message("other", "key"))).toEqual({ outcome: "conflict" });
    expect(await outbox.enqueue(message("one", "another key"))).toMatchObject({ outcome: "stored" });
    expect(await outbox.enqueue(message("one"))).toMatchObject({ outcome: "stored" });
    expect((await outbox.counts()).waiting).toBe(3);
  });

  test("a key is remembered for a day after its message was delivered, and no longer", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.enqueue(message("one", "key"));
    const delivery = await outbox.claim(1_000);
    await clock.advance(1_000);
    await outbox.delivered(delivery?.id ?? "");
    await clock.advance(DAY_MS - 1);
    expect(await outbox.enqueue(message("one", "key"))).toMatchObject({ outcome: "repeated" });
    expect(await outbox.enqueue(message("other", "key"))).toMatchObject({ outcome: "conflict" });
    expect(await claimedText(outbox)).toBeNull();
    await clock.advance(1);
    expect(await outbox.enqueue(message("one", "key"))).toMatchObject({ outcome: "stored" });
    expect(await claimedText(outbox)).toBe("one");
  });

  test("simultaneous messages each get their own result, and are stored in the order in which they came", async () => {
    const { outbox } = await open(openDatabase);
    await outbox.enqueue(message("zero", "known"));
    const answers = await Promise.all([
      outbox.enqueue(message("one", "new")),
      outbox.enqueue(message("zero", "known")),
      outbox.enqueue(message("other", "known")),
      outbox.enqueue(message("two")),
      outbox.enqueue(message("one", "new")),
      outbox.enqueue(message("other", "new")),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      "stored",
      "repeated",
      "conflict",
      "stored",
      "repeated",
      "conflict",
    ]);
    const texts: string[] = [];
    for (let delivery = await outbox.claim(1_000); delivery !== null; delivery = await outbox.claim(1_000)) {
      texts.push(delivery.text);
      await outbox.delivered(delivery.id);
    }
    expect(texts).toEqual(["zero", "one", "two"]);
  });

  test("times stored by a clock that was far ahead block nothing after a purge", async () => {
    const { outbox, clock, database } = await open(openDatabase);
    await outbox.enqueue(message("one"));
    await database.query("UPDATE outbox SET next_attempt = $1, lease = $1", [clock.monotonic() + 3 * DAY_MS]);
    expect(await outbox.claim(20_000)).toBeNull();
    await outbox.purge();
    expect(await claimedText(outbox)).toBe("one");
  });

  test("dead letters come after waiting messages, also when they may be retried at once", async () => {
    const { outbox } = await open(openDatabase);
    await outbox.enqueue(message("refused"));
    await outbox.deadLetter((await outbox.claim(0))?.id ?? "", 60_000);
    await outbox.enqueue(message("one"));
    await outbox.retryDeadLetters();
    expect(await claimedText(outbox)).toBe("one");
  });

  test("a suspicious message waits until no other message does, even if it came first", async () => {
    const { outbox } = await open(openDatabase);
    await outbox.enqueue({ ...message("machine"), suspicious: true });
    await outbox.enqueue(message("one"));
    await outbox.enqueue({ ...message("machine 2"), suspicious: true });
    await outbox.enqueue(message("two"));
    const texts: string[] = [];
    for (let delivery = await outbox.claim(0); delivery !== null; delivery = await outbox.claim(0)) {
      texts.push(delivery.text);
      await outbox.delivered(delivery.id);
    }
    expect(texts).toEqual(["one", "two", "machine", "machine 2"]);
  });

  test("a known key is found without storing anything", async () => {
    const { outbox } = await open(openDatabase);
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
    const probeWrite = () => (isFull ? Promise.reject(new Error("disk full")) : database.probeWrite());
    const outbox = createOutbox({ ...database, probeWrite }, clock);
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
    await expect(outbox.counts()).rejects.toThrow("could not be stored");
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
    const outbox = createOutbox(
      {
        ...database,
        probeWrite() {
          probes += 1;
          return isFull ? Promise.reject(new Error("disk full")) : database.probeWrite();
        },
      },
      clock,
    );
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

  test("the delivery status is stored and returned", async () => {
    const { outbox } = await open(openDatabase);
    await outbox.recordDeliveryStatus("misconfigured");
    expect(await outbox.deliveryStatus()).toBe("misconfigured");
    await outbox.recordDeliveryStatus("ok");
    expect(await outbox.deliveryStatus()).toBe("ok");
  });

  test("a key stored by a clock that was far ahead is remembered for one more day, and no longer", async () => {
    const { outbox, clock } = await open(openDatabase);
    await outbox.enqueue(message("one", "key"));
    clock.step(400 * DAY_MS);
    await outbox.delivered((await outbox.claim(1_000))?.id ?? "");
    clock.step(-400 * DAY_MS);
    await outbox.purge();
    await clock.advance(DAY_MS - 1);
    expect(await outbox.enqueue(message("one", "key"))).toMatchObject({ outcome: "repeated" });
    await clock.advance(1);
    expect(await outbox.enqueue(message("one", "key"))).toMatchObject({ outcome: "stored" });
  });

  test("twenty simultaneous posts with one key are stored as one message", async () => {
    const { outbox } = await open(openDatabase);
    const answers = await Promise.all(Array.from({ length: 20 }, () => outbox.enqueue(message("one", "key"))));
    expect(answers.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
    expect((await outbox.counts()).waiting).toBe(1);
  });
}

/** The tests of the outbox on an engine that several replicas share. */
export function testSharedOutbox(openDatabase: OpenDatabase): void {
  test("a message is leased to one replica at a time, and can be claimed again once its lease has expired", async () => {
    const { outbox, clock } = await open(openDatabase);
    for (const text of ["one", "two"]) await outbox.enqueue(message(text));
    expect(await outbox.claim(1_000)).toMatchObject({ text: "one" });
    await clock.advance(999);
    expect(await outbox.claim(1_000)).toBeNull();
    await clock.advance(1);
    expect(await outbox.claim(1_000)).toMatchObject({ text: "one" });
  });

  test("of two replicas that find the same message at the same time only one claims it", async () => {
    const clock = createFakeClock();
    const database = await openDatabase(clock);
    let arrived = 0;
    let meet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => (meet = resolve));
    // Both have selected the message before either claims it.
    const query: Database["query"] = async (sql, values) => {
      const rows = await database.query(sql, values);
      if (sql.includes("ORDER BY state")) {
        arrived += 1;
        if (arrived === 2) meet();
        await met;
      }
      return rows;
    };
    const [one, other] = [createOutbox({ ...database, query }, clock), createOutbox({ ...database, query }, clock)];
    onTestFinished(() => one.close());
    await one.enqueue(message("one"));
    const claims = await Promise.all([one.claim(1_000), other.claim(1_000)]);
    expect(claims.filter((delivery) => delivery !== null)).toHaveLength(1);
  });

  test("a replica without the lead sees the delivery status of the leading one", async () => {
    const { outbox, database, clock } = await open(openDatabase);
    await outbox.recordDeliveryStatus("misconfigured");
    const waiting = createOutbox(database, clock);
    expect(await waiting.deliveryStatus()).toBe("misconfigured");
    await waiting.recordDeliveryStatus("ok");
    expect(await outbox.deliveryStatus()).toBe("ok");
    // The first one leads again, and has the same status as before.
    await outbox.recordDeliveryStatus("misconfigured");
    expect(await waiting.deliveryStatus()).toBe("misconfigured");
  });

  test("a message that was postponed after it was found is not claimed", async () => {
    const clock = createFakeClock();
    const database = await openDatabase(clock);
    const other = createOutbox(database, clock);
    let hasLooked = false;
    const query: Database["query"] = async (sql, values) => {
      const rows = await database.query(sql, values);
      if (sql.includes("ORDER BY state") && !hasLooked) {
        hasLooked = true;
        await other.reschedule(String(rows[0]?.["id"]), 60_000);
      }
      return rows;
    };
    const outbox = createOutbox({ ...database, query }, clock);
    onTestFinished(() => outbox.close());
    await outbox.enqueue(message("one"));
    expect(await outbox.claim(1_000)).toBeNull();
  });
}
