import { expect, onTestFinished, test, vi } from "vitest";
import {
  createDelivery,
  CROWDED,
  pauseAfter,
  type DeliveryLoop,
  type Failure,
  type Message,
  type Outcome,
} from "#relay/outbox/delivery.ts";
import { createLog } from "#relay/log.ts";
import { createMetrics } from "#relay/metrics.ts";
import { createOutbox, type Outbox } from "#relay/outbox/outbox.ts";
import type { Database } from "#relay/outbox/database.ts";
import { openSqlite } from "#relay/outbox/sqlite.ts";
import { createFakeClock, settle, type FakeClock } from "#tests/support/fakeClock.ts";
import { storedMessage, temporaryFolder } from "#tests/support/testRelay.ts";

interface Setting {
  outbox: Outbox;
  database: Database;
  clock: FakeClock;
  loop: DeliveryLoop;
  /** What the channel was asked to send, with the seconds since the start. */
  tries: string[];
  lines: Record<string, unknown>[];
  accept: (text: string) => Promise<void>;
  /** When the channel was checked, in seconds since the start. */
  checks: number[];
  /** Sets what a check finds. */
  find: (fault: Failure | null | (() => Promise<Failure | null>)) => void;
  answer: (outcome: Outcome | ((text: string, signal: AbortSignal) => Outcome | Promise<Outcome>)) => void;
}

async function setUp(changes: (outbox: Outbox) => Outbox = (outbox) => outbox): Promise<Setting> {
  const folder = await temporaryFolder();
  const clock = createFakeClock();
  const database = await openSqlite(folder.path, { clock });
  const outbox = changes(createOutbox(database, clock));
  const start = clock.monotonic();
  const tries: string[] = [];
  const checks: number[] = [];
  const lines: Record<string, unknown>[] = [];
  let finding: () => Promise<Failure | null> = async () => null;
  let outcomeOf: (text: string, signal: AbortSignal) => Outcome | Promise<Outcome> = () => ({ kind: "sent" });
  const log = createLog({ level: "info", secrets: [], destination: { write: (line) => lines.push(JSON.parse(line)) } });
  const channel = {
    async send({ text }: Message, signal: AbortSignal): Promise<Outcome> {
      tries.push(`${text} ${(clock.monotonic() - start) / 1000}`);
      return outcomeOf(text, signal);
    },
    async check(): Promise<Failure | null> {
      checks.push((clock.monotonic() - start) / 1000);
      return finding();
    },
    advice: () => null,
  };
  const loop = createDelivery({ outbox, channel, clock, log, metrics: createMetrics(() => outbox.counts()) });
  onTestFinished(async () => {
    await loop.stop(0);
    await outbox.close();
    await folder.remove();
  });
  return {
    outbox,
    database,
    clock,
    loop,
    tries,
    checks,
    find: (fault) => (finding = typeof fault === "function" ? fault : async () => fault),
    lines,
    async accept(text) {
      await outbox.enqueue(storedMessage(text, { reference: `R-${text}` }));
      loop.wake();
      await settle();
    },
    answer(outcome) {
      outcomeOf = typeof outcome === "function" ? outcome : () => outcome;
    },
  };
}

function untilAborted(signal: AbortSignal): Promise<Outcome> {
  return new Promise((done) => signal.addEventListener("abort", () => done({ kind: "later", reason: "" })));
}

test("messages that wait at the start are delivered, oldest first, and removed", async () => {
  const { loop, tries, accept, outbox, clock } = await setUp();
  await accept("one");
  await accept("two");
  loop.start();
  await clock.advance(0);
  expect(tries).toEqual(["one 0", "two 0"]);
  expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
});

test("at the start no message counts as accepted later than now", async () => {
  const { loop, accept, answer, clock, outbox, database } = await setUp();
  answer({ kind: "later", reason: "no answer" });
  await accept("one");
  await database.query("UPDATE outbox SET created = created + $1", [3 * 86_400_000]);
  loop.start();
  await clock.advance(5_000);
  expect(await outbox.counts()).toMatchObject({ waiting: 1, oldestSeconds: 5 });
});

test("text is removed from the disk as soon as nothing waits, not only every hour", async () => {
  let purges = 0;
  const { loop, accept, clock } = await setUp((outbox) => ({
    ...outbox,
    purge() {
      purges += 1;
      return outbox.purge();
    },
  }));
  loop.start();
  await clock.advance(60_000);
  const before = purges;
  await accept("one");
  expect(purges).toBe(before + 1);
});

test("a message that is accepted later is delivered at once", async () => {
  const { loop, tries, accept, clock } = await setUp();
  loop.start();
  await clock.advance(12_000);
  await accept("one");
  expect(tries).toEqual(["one 12"]);
});

test("pauses grow exponentially, to one minute at most", () => {
  expect([1, 2, 3, 6, 7, 8, 1_000].map(pauseAfter)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000]);
});

test("during an outage retries back off, keep the order, and are not triggered by new messages", async () => {
  const { loop, tries, accept, answer, clock, lines } = await setUp();
  answer({ kind: "later", reason: "no answer" });
  loop.start();
  await accept("one");
  await clock.advance(6_500);
  await accept("two");
  expect(tries).toEqual(["one 0", "one 1", "one 3"]);
  await clock.advance(3 * 3_600_000);
  const gaps = tries.map((line) => Number(line.split(" ")[1])).map((at, index, all) => at - (all[index - 1] ?? at));
  expect(Math.max(...gaps)).toBe(60);
  answer({ kind: "sent" });
  await clock.advance(60_000);
  expect(tries.slice(-2).map((line) => line.split(" ")[0])).toEqual(["one", "two"]);
  expect(lines[0]).toMatchObject({
    level: "warn",
    event: "delivery",
    reference: "R-one",
    failuresInARow: 1,
    outcome: "later",
    retryInSeconds: 1,
  });
});

test("a message that may have arrived is sent again after a minute at the earliest", async () => {
  const { loop, tries, accept, answer, clock } = await setUp();
  answer({ kind: "later", reason: "504", mayHaveArrived: true });
  loop.start();
  await accept("one");
  await clock.advance(120_000);
  expect(tries).toEqual(["one 0", "one 60", "one 120"]);
});

test("new messages during an outage cause no query of the store", async () => {
  let looks = 0;
  const counted = (outbox: Outbox): Outbox => ({
    ...outbox,
    takeLead() {
      looks += 1;
      return outbox.takeLead();
    },
  });
  const { loop, accept, answer, clock } = await setUp(counted);
  answer({ kind: "later", reason: "429", pauseSeconds: 60 });
  loop.start();
  await accept("one");
  const before = looks;
  for (let count = 0; count < 20; count += 1) await accept(`more ${count}`);
  expect(looks).toBe(before);
  await clock.advance(60_000);
  expect(looks).toBeGreaterThan(before);
});

test("a message that is accepted while the loop looks for one is delivered at once", async () => {
  let answered: () => void = () => undefined;
  let isSlow = false;
  const slow = (outbox: Outbox): Outbox => ({
    ...outbox,
    async next() {
      const delivery = await outbox.next();
      if (isSlow) await new Promise<void>((done) => (answered = done));
      return delivery;
    },
  });
  const { loop, tries, accept, clock } = await setUp(slow);
  loop.start();
  await settle();
  isSlow = true;
  loop.wake();
  await settle();
  // The loop has found nothing, but does not know it yet.
  await accept("one");
  isSlow = false;
  answered();
  await clock.advance(1);
  expect(tries).toEqual(["one 0"]);
});

test.each<[string, number, Failure]>([
  ["that the channel demands", 90_000, { kind: "later", reason: "429", pauseSeconds: 90 }],
  ["after which there could be a copy", 60_000, { kind: "later", reason: "504", mayHaveArrived: true }],
])("a pause %s is kept to the second, also after a restart", async (_name, ms, failure) => {
  const { loop, tries, accept, answer, clock, outbox } = await setUp();
  answer(failure);
  loop.start();
  await accept("one");
  await loop.stop(0);
  answer({ kind: "sent" });
  const sent: number[] = [];
  const channel = {
    async send(): Promise<Outcome> {
      sent.push(clock.now());
      return { kind: "sent" };
    },
    check: async () => null,
    advice: () => null,
  };
  const start = clock.now();
  const log = createLog({ level: "error", secrets: [], destination: { write: () => undefined } });
  const second = createDelivery({ outbox, channel, clock, log, metrics: createMetrics(() => outbox.counts()) });
  second.start();
  await clock.advance(ms - 1);
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent).toEqual([start + ms]);
  expect(tries).toEqual(["one 0"]);
  await second.stop(0);
});

test("setting the system clock back or forward does not change a pause", async () => {
  const { loop, tries, accept, answer, clock, outbox } = await setUp();
  answer({ kind: "later", reason: "no answer" });
  loop.start();
  await accept("one");
  clock.step(-3 * 3_600_000);
  await clock.advance(3_000);
  clock.step(10 * 3_600_000);
  answer({ kind: "later", reason: "429", pauseSeconds: 90 });
  await clock.advance(4_000);
  expect(tries).toEqual(["one 0", "one 1", "one 3", "one 7"]);
  clock.step(-1_800_000);
  answer({ kind: "refused", reason: "400" });
  await clock.advance(90_000);
  clock.step(-1_800_000);
  answer({ kind: "sent" });
  await accept("two");
  await clock.advance(3_600_000);
  expect(tries.slice(4)).toEqual(["one 97", "two 97", "one 3697"]);
  expect(await outbox.counts()).toMatchObject({ waiting: 0, failed: 0 });
});

test.each([3_000_000, 1e300, Number.POSITIVE_INFINITY])(
  "a retry_after of %d seconds is capped at an hour",
  async (seconds) => {
    const { loop, tries, accept, answer, clock } = await setUp();
    answer({ kind: "later", reason: "429", pauseSeconds: seconds });
    loop.start();
    await accept("one");
    await clock.advance(3_599_999);
    expect(tries).toEqual(["one 0"]);
    answer({ kind: "sent" });
    await clock.advance(1);
    expect(tries).toEqual(["one 0", "one 3600"]);
  },
);

test("a refused message does not block others, is logged as an error, counted, and retried every hour", async () => {
  const { loop, tries, accept, answer, clock, lines, outbox } = await setUp();
  answer((text) => (text === "bad" ? { kind: "refused", reason: "400" } : { kind: "sent" }));
  loop.start();
  await accept("bad");
  await accept("good");
  expect(tries).toEqual(["bad 0", "good 0"]);
  expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 1 });
  expect(await outbox.channelStatus()).toEqual({ status: "ok", reason: null });
  expect(lines.find(({ outcome }) => outcome === "refused")).toMatchObject({
    level: "error",
    reference: "R-bad",
    reason: "400",
  });
  await clock.advance(3_599_999);
  expect(tries).toHaveLength(2);
  await clock.advance(1);
  expect(tries[2]).toBe("bad 3600");
  answer({ kind: "sent" });
  await clock.advance(3_600_000);
  expect(tries[3]).toBe("bad 7200");
  expect((await outbox.counts()).failed).toBe(0);
});

test("a message at which the channel throws does not block those behind it", async () => {
  const { loop, tries, accept, answer, lines, outbox } = await setUp();
  answer((text) => {
    if (text === "bad") throw new TypeError("text");
    return { kind: "sent" };
  });
  loop.start();
  await accept("bad");
  await accept("good");
  expect(tries).toEqual(["bad 0", "good 0"]);
  expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 1 });
  expect(lines.find(({ outcome }) => outcome === "refused")).toMatchObject({
    reason: expect.stringContaining("TypeError"),
  });
});

test("a refused message whose retry meets an outage or wrong settings does not block others afterwards", async () => {
  for (const outcome of [
    { kind: "later", reason: "502" },
    { kind: "misconfigured", reason: "403" },
  ] as const) {
    const { loop, tries, accept, answer, clock, outbox } = await setUp();
    answer({ kind: "refused", reason: "400" });
    loop.start();
    await accept("bad");
    answer(outcome);
    await clock.advance(3_600_000);
    expect(tries).toEqual(["bad 0", "bad 3600"]);
    answer((text) => (text === "bad" ? outcome : { kind: "sent" }));
    await accept("good");
    expect(tries[2]).toBe("good 3600");
    expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 1 });
  }
});

test.each<Outcome>([{ kind: "sent" }, { kind: "refused", reason: "400" }])(
  "many dead letters at a start are retried one a second at most, and delay no other: $kind",
  async (outcome) => {
    const { loop, tries, accept, answer, clock, outbox } = await setUp();
    for (let index = 0; index < 60; index += 1) await outbox.enqueue(storedMessage(`dead${index}`));
    for (let index = 0; index < 60; index += 1) await outbox.deadLetter((await outbox.next())?.id ?? "");
    answer((text) => (text.startsWith("dead") ? outcome : { kind: "sent" }));
    loop.start();
    await clock.advance(10_000);
    expect(tries.length).toBeLessThanOrEqual(11);
    await accept("booking");
    expect(tries.at(-1)).toMatch(/^booking 10/);
    await clock.advance(60_000);
    expect(tries).toHaveLength(61);
  },
);

test("a refused message is retried at the next start", async () => {
  const { loop, tries, accept, clock, outbox } = await setUp();
  await accept("bad");
  await outbox.deadLetter((await outbox.next())?.id ?? "");
  loop.start();
  await clock.advance(0);
  expect(tries).toEqual(["bad 0"]);
});

test("wrong settings block all messages, with an error every minute, until they are corrected", async () => {
  const { loop, tries, accept, answer, clock, lines, outbox } = await setUp();
  answer({ kind: "misconfigured", reason: "401" });
  loop.start();
  await accept("one");
  await accept("two");
  expect(await outbox.channelStatus()).toMatchObject({ status: "misconfigured" });
  await clock.advance(180_000);
  expect(tries).toEqual(["one 0", "one 60", "one 120", "one 180"]);
  expect(lines.filter(({ level, outcome }) => level === "error" && outcome === "misconfigured")).toHaveLength(4);
  expect((await outbox.counts()).waiting).toBe(2);
  answer({ kind: "later", reason: "no answer" });
  await clock.advance(60_000);
  expect(await outbox.channelStatus()).toMatchObject({ status: "misconfigured" });
  answer({ kind: "sent" });
  await clock.advance(60_000);
  expect(await outbox.channelStatus()).toEqual({ status: "ok", reason: null });
  expect((await outbox.counts()).waiting).toBe(0);
});

test("an error of the store does not end the loop", async () => {
  let isBroken = true;
  const { loop, tries, accept, clock, lines } = await setUp((whole) => ({
    ...whole,
    next: () => (isBroken ? Promise.reject(new Error("secret of the store")) : whole.next()),
  }));
  loop.start();
  await accept("one");
  await clock.advance(10_000);
  isBroken = false;
  await clock.advance(2_000);
  expect(tries).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: "error", event: "outbox", outcome: "unavailable" });
  expect(JSON.stringify(lines)).not.toContain("secret of the store");
});

test("a stop waits for the current delivery and starts no other", async () => {
  const { loop, accept, answer, clock, outbox } = await setUp();
  let arrived: (outcome: Outcome) => void = () => undefined;
  answer(() => new Promise((done) => (arrived = done)));
  for (const text of ["one", "two"]) await accept(text);
  loop.start();
  await settle();
  const stopped = loop.stop(60_000);
  arrived({ kind: "sent" });
  await stopped;
  expect((await outbox.counts()).waiting).toBe(1);
  expect(clock.sleeping()).toBe(0);
});

test("a stop lets another replica deliver at once", async () => {
  const { loop, outbox, clock } = await setUp();
  const release = vi.spyOn(outbox, "releaseLead");
  loop.start();
  await clock.advance(1_000);
  expect(release).not.toHaveBeenCalled();
  await loop.stop(0);
  expect(release).toHaveBeenCalledOnce();
});

test("a stop aborts a delivery that takes too long, and the message is kept", async () => {
  const { loop, accept, answer, outbox } = await setUp();
  // Without the attempt's own timeout.
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
  onTestFinished(() => timeout.mockRestore());
  answer((_, signal) => untilAborted(signal));
  loop.start();
  await accept("one");
  await loop.stop(10);
  expect((await outbox.counts()).waiting).toBe(1);
});

test("an attempt times out after 45 seconds", async () => {
  const { loop, accept, answer, lines } = await setUp();
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  answer((_, signal) => untilAborted(signal));
  loop.start();
  await accept("one");
  expect([timeout.mock.calls, lines]).toEqual([[[10_000], [45_000]], []]);
  limit.abort();
  await settle();
  expect(lines).toMatchObject([{ reference: "R-one", outcome: "later" }]);
});

test("while outcomes cannot be stored, a sent message is not sent again, and the others are delivered afterwards", async () => {
  let isFull = false;
  const { loop, tries, accept, clock, lines, outbox } = await setUp((whole) => ({
    ...whole,
    async delivered(id) {
      if (isFull) throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
      return whole.delivered(id);
    },
  }));
  loop.start();
  isFull = true;
  for (const text of ["one", "two", "three"]) await accept(text);
  await clock.advance(5_000);
  expect(tries).toEqual(["one 0"]);
  const full = { level: "error", event: "outbox", outcome: "unavailable", reason: "the disk is full" };
  expect(lines.at(-1)).toMatchObject(full);
  isFull = false;
  await clock.advance(2_000);
  expect(tries).toEqual(["one 0", "two 6", "three 6"]);
  expect((await outbox.counts()).waiting).toBe(0);
});

test("the channel is checked at the start, and every hour", async () => {
  const { loop, checks, clock } = await setUp();
  loop.start();
  await clock.advance(2 * 3_600_000);
  expect(checks).toEqual([0, 3_600, 7_200]);
});

test("wrong settings are found without a message, and checked every minute until they are corrected", async () => {
  const { loop, checks, find, clock, lines, outbox } = await setUp();
  find({ kind: "misconfigured", reason: "no such chat" });
  loop.start();
  await clock.advance(60_000);
  expect(await outbox.channelStatus()).toEqual({ status: "misconfigured", reason: "no such chat" });
  expect(lines.map(({ level, event, outcome }) => [level, event, outcome])).toEqual(
    Array.from({ length: 2 }, () => ["error", "channel", "misconfigured"]),
  );
  find(null);
  await clock.advance(60_000);
  expect([await outbox.channelStatus(), checks]).toEqual([{ status: "ok", reason: null }, [0, 60, 120]]);
});

test("a check that fails never keeps a message back", async () => {
  for (const kind of ["misconfigured", "later"] as const) {
    const { loop, find, tries, accept } = await setUp();
    find({ kind, reason: "x" });
    loop.start();
    await accept("one");
    expect(tries).toEqual(["one 0"]);
  }
});

test("a check does not take back what an attempt has found", async () => {
  const { loop, answer, accept, clock, outbox } = await setUp();
  answer({ kind: "misconfigured", reason: "the bot may not write there" });
  loop.start();
  await accept("one");
  await clock.advance(2 * 3_600_000);
  expect(await outbox.channelStatus()).toEqual({ status: "misconfigured", reason: "the bot may not write there" });
});

test("after a refused message, which shows that the settings are right, a check decides again", async () => {
  const { loop, answer, find, accept, clock, outbox } = await setUp();
  answer({ kind: "misconfigured", reason: "the bot may not write there" });
  loop.start();
  await accept("one");
  answer({ kind: "refused", reason: "400" });
  await clock.advance(60_000);
  find({ kind: "misconfigured", reason: "no such chat" });
  await clock.advance(3_600_000);
  expect(await outbox.channelStatus()).toMatchObject({ status: "misconfigured" });
  find(null);
  answer({ kind: "later", reason: "502", pauseSeconds: 3_600 });
  await clock.advance(120_000);
  expect(await outbox.channelStatus()).toMatchObject({ status: "ok" });
});

test("a message that is refused because of the chat waits, and is no dead letter", async () => {
  const { loop, find, answer, accept, clock, outbox } = await setUp();
  loop.start();
  await clock.advance(1_000);
  answer({ kind: "refused", reason: "400" });
  find({ kind: "misconfigured", reason: "no such chat" });
  await accept("one");
  expect(await outbox.counts()).toMatchObject({ waiting: 1, failed: 0 });
  expect(await outbox.channelStatus()).toMatchObject({ status: "misconfigured" });
});

test.each<Failure>([
  { kind: "refused", reason: "the check was refused" },
  { kind: "later", reason: "no answer to the check" },
  { kind: "later", reason: "the check has to wait", pauseSeconds: 30 },
])("a message that is refused waits as long as checks fail, too, and their reason is told: $reason", async (fault) => {
  const { loop, find, answer, accept, clock, outbox, lines, tries } = await setUp();
  answer({ kind: "refused", reason: "400" });
  find(fault);
  loop.start();
  for (const text of ["one", "two"]) await accept(text);
  await clock.advance(3_600_000);
  expect(await outbox.counts()).toMatchObject({ waiting: 2, failed: 0 });
  expect(await outbox.channelStatus()).toMatchObject({ reason: fault.reason });
  expect(lines.at(-1)).toMatchObject({ reason: fault.reason });
  find(null);
  answer((text) => (text === "one" ? { kind: "refused", reason: "400" } : { kind: "sent" }));
  await clock.advance(60_000);
  expect(tries.at(-1)).toMatch(/^two /);
  expect(await outbox.counts()).toMatchObject({ waiting: 0, failed: 1 });
});

/** What a chat answers to one message at which it stumbles. */
const STUMBLE: Outcome = { kind: "later", reason: "502" };

test("a message at which a sound channel stumbles steps aside after ten attempts in ten minutes, and still counts", async () => {
  const { loop, tries, answer, accept, clock, outbox, lines } = await setUp();
  answer((text) => (text === "bad" ? STUMBLE : { kind: "sent" }));
  loop.start();
  await accept("bad");
  await accept("good");
  await clock.advance(600_000);
  expect(tries.some((line) => line.startsWith("good"))).toBe(false);
  await clock.advance(60_000);
  expect(tries.at(-1)).toMatch(/^good /);
  expect(await outbox.counts()).toEqual({ waiting: 1, oldestSeconds: 660, failed: 0 });
  expect(lines.filter(({ level }) => level === "error")).toMatchObject([{ reference: "R-bad", reason: "502" }]);
  // It is tried again after ten minutes, and delays the others by a minute at most.
  const before = tries.length;
  await accept("more");
  await clock.advance(540_000);
  expect(tries.slice(before)).toEqual(["more 660"]);
  await clock.advance(60_000);
  expect(tries.at(-1)).toMatch(/^bad /);
  await accept("another");
  await clock.advance(60_000);
  expect(tries.at(-1)).toMatch(/^another /);
  answer({ kind: "sent" });
  await clock.advance(600_000);
  expect(await outbox.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failed: 0 });
});

test("in a flood the log says once a minute that messages wait for long, as /healthz does", async () => {
  const { loop, answer, accept, clock, lines, outbox } = await setUp();
  // As many as a chat takes.
  answer(async (_, signal) => {
    await clock.sleep(3_000, signal);
    return { kind: "sent" };
  });
  for (let index = 0; index < 250; index += 1) await outbox.enqueue(storedMessage(`${index}`));
  loop.start();
  await accept("the last");
  await clock.advance(600_000);
  const delays = () => lines.filter(({ outcome }) => outcome === "delayed");
  expect(delays()).toEqual([]);
  await clock.advance(120_000);
  expect(delays().length).toBeGreaterThanOrEqual(2);
  expect(delays().length).toBeLessThanOrEqual(3);
  expect(delays()[0]).toMatchObject({ level: "warn", event: "outbox", reason: CROWDED });
});

test("several messages at which the channel stumbles do not stop delivery either", async () => {
  const { loop, tries, answer, accept, clock, outbox } = await setUp();
  answer((text) => (text.startsWith("bad") ? STUMBLE : { kind: "sent" }));
  loop.start();
  for (const text of ["bad1", "bad2", "good"]) await accept(text);
  await clock.advance(1_800_000);
  expect(tries.filter((line) => line.startsWith("good"))).toHaveLength(1);
  expect(await outbox.counts()).toMatchObject({ waiting: 2, failed: 0 });
});

test.each<[string, Outcome, Failure | null]>([
  ["in which checks fail, too", STUMBLE, STUMBLE],
  ["of messages only", STUMBLE, null],
  ["with demanded pauses", { kind: "later", reason: "429", pauseSeconds: 20 }, null],
])("an outage %s makes no dead letters, and changes no order", async (_, outcome, fault) => {
  const { loop, answer, find, accept, clock, outbox, tries } = await setUp();
  answer(outcome);
  find(fault);
  loop.start();
  for (const text of ["one", "two", "three"]) await accept(text);
  await clock.advance(3 * 3_600_000);
  expect(await outbox.counts()).toEqual({ waiting: 3, oldestSeconds: 10_800, failed: 0 });
  const gaps = tries.map((line) => Number(line.split(" ")[1])).map((at, index, all) => at - (all[index - 1] ?? at));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(60);
  const before = tries.length;
  answer({ kind: "sent" });
  await clock.advance(60_000);
  expect(tries.slice(before).map((line) => line.split(" ")[0])).toEqual(["one", "two", "three"]);
});

test("what an outage has failed does not count against a message", async () => {
  const { loop, answer, find, accept, clock, tries } = await setUp();
  answer(STUMBLE);
  find(STUMBLE);
  loop.start();
  for (const text of ["one", "two"]) await accept(text);
  await clock.advance(3_600_000);
  answer((text) => (text === "one" ? STUMBLE : { kind: "sent" }));
  find(null);
  await clock.advance(540_000);
  expect(tries.some((line) => line.startsWith("two"))).toBe(false);
});

test("without others behind it a message does not step aside", async () => {
  const { loop, answer, accept, clock, tries } = await setUp();
  answer(STUMBLE);
  loop.start();
  await accept("one");
  await clock.advance(3_600_000);
  const before = tries.length;
  await clock.advance(60_000);
  expect(tries).toHaveLength(before + 1);
});

test("a dead letter whose retry fails delays no other, unless the channel demands a pause, and is retried sparingly", async () => {
  for (const [outcome, everySeconds] of [
    [STUMBLE, 3_600],
    [{ kind: "misconfigured", reason: "403" }, 60],
  ] as const) {
    const { loop, tries, accept, answer, clock, outbox } = await setUp();
    await accept("dead");
    await outbox.deadLetter((await outbox.next())?.id ?? "");
    answer((text) => (text === "dead" ? outcome : { kind: "sent" }));
    loop.start();
    await clock.advance(5_000);
    await accept("one");
    await clock.advance(everySeconds * 1000);
    expect(tries).toEqual(["dead 0", "one 5", `dead ${everySeconds}`]);
  }
  const { loop, tries, accept, answer, clock, outbox } = await setUp();
  await accept("dead");
  await outbox.deadLetter((await outbox.next())?.id ?? "");
  answer((text) => (text === "dead" ? { kind: "later", reason: "429", pauseSeconds: 30 } : { kind: "sent" }));
  loop.start();
  await clock.advance(5_000);
  await accept("one");
  await clock.advance(25_000);
  expect(tries).toEqual(["dead 0", "one 30"]);
});

test("a failed attempt that cannot be recorded is not repeated in a tight loop, and the loop goes on", async () => {
  let isFull = true;
  const { loop, tries, answer, accept, clock } = await setUp((whole) => ({
    ...whole,
    noteFailure: (id) => (isFull ? Promise.reject(new Error("disk full")) : whole.noteFailure(id)),
  }));
  answer({ kind: "later", reason: "429" });
  loop.start();
  await accept("one");
  await clock.advance(120_000);
  expect(tries.length).toBeLessThan(10);
  isFull = false;
  answer({ kind: "sent" });
  await accept("two");
  await clock.advance(60_000);
  expect(tries.slice(-2).map((line) => line.split(" ")[0])).toEqual(["one", "two"]);
});

test("a pause that Telegram demands is kept also if it cannot be recorded", async () => {
  const { loop, tries, answer, accept, clock } = await setUp((whole) => ({
    ...whole,
    noteFailure: () => Promise.reject(new Error("disk full")),
  }));
  answer({ kind: "later", reason: "429", pauseSeconds: 90 });
  loop.start();
  await accept("one");
  await clock.advance(89_999);
  expect(tries).toEqual(["one 0"]);
  await clock.advance(2_000);
  expect(tries).toHaveLength(2);
});

/** A lead that `has` tells, and that counts how often it was taken. */
function leadOf(has: () => boolean): { taken: () => number; change: (outbox: Outbox) => Outbox } {
  let count = 0;
  return {
    taken: () => count,
    change: (outbox) => ({
      ...outbox,
      certainMs: 4_000,
      async takeLead() {
        count += 1;
        return has() ? outbox.takeLead() : null;
      },
    }),
  };
}

test("the lead is renewed during an attempt, and during a check", async () => {
  const lead = leadOf(() => true);
  const { loop, answer, find, accept, clock } = await setUp(lead.change);
  let arrived: (outcome: Outcome) => void = () => undefined;
  answer(() => new Promise((done) => (arrived = done)));
  let checked: (fault: null) => void = () => undefined;
  find(() => new Promise((done) => (checked = done)));
  loop.start();
  await accept("one");
  for (const end of [() => checked(null), () => arrived({ kind: "sent" })]) {
    const before = lead.taken();
    await clock.advance(10_000);
    expect(lead.taken() - before).toBe(5);
    end();
    await settle();
  }
});

test("nothing is sent after the lead was lost during a check, or while the store was slow", async () => {
  let isLeading = true;
  const { loop, find, tries, accept, clock, checks } = await setUp(leadOf(() => isLeading).change);
  let checked: (fault: null) => void = () => undefined;
  find(() => new Promise((done) => (checked = done)));
  loop.start();
  await accept("one");
  isLeading = false;
  checked(null);
  await clock.advance(60_000);
  expect(tries).toEqual([]);
  // The other process may have found something else, so the channel is checked again.
  isLeading = true;
  await clock.advance(2_000);
  expect(checks).toHaveLength(2);
  checked(null);

  let isSlow = false;
  const slow = leadOf(() => !isSlow);
  const other = await setUp((outbox) => ({
    ...slow.change(outbox),
    async next() {
      const delivery = await outbox.next();
      if (isSlow && delivery !== null) await other.clock.advance(4_000);
      return delivery;
    },
  }));
  other.loop.start();
  await settle();
  isSlow = true;
  await other.outbox.enqueue(storedMessage("two"));
  await other.clock.advance(1_000);
  expect(other.tries).toEqual([]);
});

test("an attempt is aborted when another process has the lead, and says nothing about the channel", async () => {
  let isLeading = true;
  const { loop, answer, tries, accept, clock, outbox, lines } = await setUp(leadOf(() => isLeading).change);
  let isAborted = false;
  answer(async (_, signal) => {
    const outcome = await untilAborted(signal);
    isAborted = true;
    return outcome;
  });
  loop.start();
  await accept("one");
  isLeading = false;
  await clock.advance(60_000);
  expect([isAborted, tries, lines]).toEqual([true, ["one 0"], []]);
  expect(await outbox.channelStatus()).toEqual({ status: "ok", reason: null });
});

test("after the lead has changed, the status is what this process finds, not what it has stored before", async () => {
  let isLeading = true;
  const { loop, clock, outbox } = await setUp(leadOf(() => isLeading).change);
  loop.start();
  await clock.advance(1_000);
  isLeading = false;
  await clock.advance(4_000);
  await outbox.recordChannelStatus({ status: "misconfigured", reason: "another process has a wrong token" });
  isLeading = true;
  await clock.advance(2_000);
  expect(await outbox.channelStatus()).toEqual({ status: "ok", reason: null });
});

const WRONG_TOKEN: Failure = { kind: "misconfigured", reason: "401" };
const NO_WAY: Failure = { kind: "later", reason: "no answer" };

/** Two replicas that share an outbox. `faultOf` tells what keeps one of them from delivering. */
async function setUpReplicas(faultOf: (name: string) => { check: Failure | null; send: Failure | null }) {
  const folder = await temporaryFolder();
  const clock = createFakeClock();
  const database = await openSqlite(folder.path, { clock });
  const start = clock.monotonic();
  const sent: string[] = [];
  const [one, other] = ["one", "other"].map((name) => {
    const outbox = createOutbox({ ...database, holder: name, isShared: true, leaseMs: 6_000 }, clock);
    const lines: Record<string, unknown>[] = [];
    const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
    const channel = {
      async send({ text }: Message): Promise<Outcome> {
        const fault = faultOf(name).send;
        if (fault === null) sent.push(`${text} by ${name}`);
        return fault ?? { kind: "sent" };
      },
      check: async () => faultOf(name).check,
      advice: () => null,
    };
    const log = createLog({ level: "info", secrets: [], destination });
    const metrics = createMetrics(() => outbox.counts());
    return { loop: createDelivery({ outbox, channel, clock, log, metrics }), outbox, lines };
  }) as [Replica, Replica];
  onTestFinished(async () => {
    for (const { loop } of [one, other]) await loop.stop(0);
    await database.close();
    await folder.remove();
  });
  const seconds = () => (clock.monotonic() - start) / 1000;
  return { one, other, clock, sent, seconds };
}

interface Replica {
  loop: DeliveryLoop;
  outbox: Outbox;
  lines: Record<string, unknown>[];
}

test.each([
  ["a wrong token", { check: WRONG_TOKEN, send: WRONG_TOKEN }],
  ["no way to the channel", { check: NO_WAY, send: NO_WAY }],
  ["a wrong topic, which no check finds", { check: null, send: WRONG_TOKEN }],
])("a replica with %s leaves the lead to a sound one", async (_, faults) => {
  const { one, other, clock, sent } = await setUpReplicas((name) =>
    name === "one" ? faults : { check: null, send: null },
  );
  one.loop.start();
  await clock.advance(0);
  other.loop.start();
  await one.outbox.enqueue(storedMessage("booking"));
  await clock.advance(8_000);
  expect(sent).toEqual(["booking by other"]);
  await clock.advance(3_600_000);
  expect(await one.outbox.channelStatus()).toEqual({ status: "ok", reason: null });
  expect([one.loop.ownFault(), other.loop.ownFault()]).toEqual([faults.check, null]);
  // The sound one keeps it, until it stops.
  await other.loop.stop(0);
  await clock.advance(120_000);
  expect(await one.outbox.channelStatus()).toMatchObject({ reason: faults.check?.reason ?? null });
  expect(one.loop.ownFault()).toBeNull();
});

test("a replica that finds its channel lost, as after a new token, leaves the lead to a sound one", async () => {
  let fault: Failure | null = null;
  const { one, other, clock, sent } = await setUpReplicas((name) => {
    const found = name === "one" ? fault : null;
    return { check: found, send: found };
  });
  one.loop.start();
  await clock.advance(1_000);
  other.loop.start();
  await clock.advance(60_000);
  fault = WRONG_TOKEN;
  await one.outbox.enqueue(storedMessage("booking"));
  await clock.advance(5_000);
  expect(sent).toEqual(["booking by other"]);
});

test("replicas none of which can deliver take turns once a minute, and deliver as soon as one of them can", async () => {
  let fault: Failure | null = NO_WAY;
  const { one, other, clock, sent } = await setUpReplicas(() => ({ check: fault, send: fault }));
  for (const { loop } of [one, other]) loop.start();
  await one.outbox.enqueue(storedMessage("booking"));
  await clock.advance(600_000);
  expect(one.lines.length + other.lines.length).toBeLessThan(80);
  fault = null;
  await clock.advance(61_000);
  expect(sent).toHaveLength(1);
});

test("a replica that is alone goes on although it stands back for moments", async () => {
  let fault: Failure | null = WRONG_TOKEN;
  const { one, clock, sent } = await setUpReplicas(() => ({ check: fault, send: fault }));
  one.loop.start();
  await one.outbox.enqueue(storedMessage("booking"));
  await clock.advance(600_000);
  expect(await one.outbox.channelStatus()).toEqual({ status: "misconfigured", reason: "401" });
  expect(one.lines.length).toBeLessThan(50);
  fault = null;
  await clock.advance(66_000);
  expect(sent).toEqual(["booking by one"]);
});

test("a replica without the lead checks its channel, too, and takes over as fast as ever", async () => {
  let isWrong = true;
  const { one, other, clock, sent } = await setUpReplicas((name) => ({
    check: name === "other" && isWrong ? WRONG_TOKEN : null,
    send: null,
  }));
  one.loop.start();
  await clock.advance(1_000);
  other.loop.start();
  await clock.advance(119_000);
  expect(other.lines).toMatchObject(
    Array.from({ length: 2 }, () => ({ level: "error", event: "channel", outcome: "misconfigured", reason: "401" })),
  );
  expect(await one.outbox.channelStatus()).toEqual({ status: "ok", reason: null });
  expect(other.loop.ownFault()).toEqual(WRONG_TOKEN);
  isWrong = false;
  await clock.advance(60_000);
  expect(other.loop.ownFault()).toBeNull();
  await one.loop.stop(0);
  await one.outbox.enqueue(storedMessage("booking"));
  await clock.advance(3_000);
  expect(sent).toEqual(["booking by other"]);
});
