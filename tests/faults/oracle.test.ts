import { describe, expect, test } from "vitest";
import type { Booking } from "#tests/faults/clients.ts";
import { checkRun, type RunRecord } from "#tests/faults/oracle.ts";
import type { Attempt } from "#tests/faults/telegram.ts";

/** Three bookings, one after the other, each answered and then delivered. */
function goodRun(): RunRecord & { bookings: Booking[]; attempts: Attempt[]; kills: { at: number; from: string }[] } {
  const messages = ["Transfer 0", "Transfer 1", "Transfer 2"];
  return {
    bookings: messages.map((message, index) => ({
      message,
      firstSent: 1_000 * index,
      answered: 1_000 * index + 500,
      tries: 1,
    })),
    attempts: messages.map((message, index) => ({
      text: `${message}\nAktarım: R${index}`,
      from: "life1",
      reaction: "ok" as const,
      at: 1_000 * index + 600,
      until: 1_000 * index + 700,
      isAccepted: true,
      isAnswered: true,
    })),
    kills: [],
  };
}

function copyOf(attempt: Attempt | undefined, changes: Partial<Attempt>): Attempt {
  if (attempt === undefined) throw new Error("There is no such attempt.");
  return { ...attempt, ...changes };
}

describe("the oracle of the fault tests", () => {
  test("reports nothing about a run without violations", () => {
    expect(checkRun(goodRun())).toEqual({ lost: [], duplicatesByKill: 0, duplicatesByLostAnswer: 0, violations: [] });
  });

  test("reports a booking that was accepted and never delivered", () => {
    const run = goodRun();
    run.attempts.splice(1, 1);
    expect(checkRun(run).lost).toEqual(["Transfer 1"]);
  });

  test("reports an unexplained duplicate, and counts one that a kill or a lost answer explains", () => {
    const run = goodRun();
    const duplicate = copyOf(run.attempts[2], { at: 5_000, until: 5_100, from: "life2" });
    run.attempts.push(duplicate);
    expect(checkRun(run).violations).toEqual([
      "Transfer 2 arrived twice although no process was killed in between: by life1, and 2400 ms later by life2",
    ]);
    expect(checkRun({ ...run, kills: [{ at: 3_000, from: "life1" }] })).toMatchObject({
      duplicatesByKill: 1,
      violations: [],
    });
    run.attempts[2] = copyOf(run.attempts[2], { isAnswered: false });
    expect(checkRun(run)).toMatchObject({ duplicatesByLostAnswer: 1, violations: [] });
  });

  test("reports a duplicate if the kill came too early to explain it", () => {
    const run = goodRun();
    run.attempts.push(copyOf(run.attempts[2], { at: 5_000, until: 5_100 }));
    run.kills.push({ at: 1_000, from: "life1" });
    expect(checkRun(run).violations).toHaveLength(1);
  });

  test("reports a duplicate if the kill came too late to explain it, unless the disk was full until then", () => {
    const run = goodRun();
    run.attempts.push(copyOf(run.attempts[2], { at: 90_000, until: 90_100, from: "life2" }));
    run.kills.push({ at: 60_000, from: "life1" });
    expect(checkRun(run).violations).toHaveLength(1);
    const fullDisks = [{ from: 2_500, to: 60_000 }];
    expect(checkRun({ ...run, fullDisks })).toMatchObject({ duplicatesByKill: 1, violations: [] });
  });

  test("reports a message that was overtaken, unless it had been refused", () => {
    const run = goodRun();
    run.attempts.push(copyOf(run.attempts[0], { at: 4_000, until: 4_100 }));
    run.attempts[0] = copyOf(run.attempts[0], { isAccepted: false, isAnswered: false, reaction: "error" });
    expect(checkRun(run).violations).toEqual(["Transfer 0 was overtaken by Transfer 2"]);
    run.attempts[0] = copyOf(run.attempts[0], { reaction: "refuse" });
    expect(checkRun(run).violations).toEqual([]);
  });

  test("reports two processes that send at the same time, unless one of them had been killed", () => {
    const run = goodRun();
    run.attempts[1] = copyOf(run.attempts[1], { until: 4_000 });
    run.attempts[2] = copyOf(run.attempts[2], { from: "life2" });
    expect(checkRun(run).violations).toEqual(["life1 and life2 were sending at the same time"]);
    expect(checkRun({ ...run, kills: [{ at: 2_000, from: "life1" }] }).violations).toEqual([]);
  });

  test("reports an attempt before `retry_after` has passed, and a changed text", () => {
    const run = goodRun();
    run.attempts[0] = copyOf(run.attempts[0], { reaction: "limit", isAccepted: false, isAnswered: false });
    run.attempts.splice(
      1,
      0,
      copyOf(run.attempts[0], { reaction: "ok", isAccepted: true, isAnswered: true, at: 900, until: 950 }),
    );
    const fault = "with a retry_after of 2 s, the next attempt came after 300 ms";
    expect(checkRun(run).violations).toEqual([fault]);
    const fullDisks = [{ from: 0, to: 1_000 }];
    expect(checkRun({ ...run, fullDisks }).violations).toEqual([fault]);
    expect(checkRun({ ...run, fullDisks, kills: [{ at: 800, from: "life1" }] }).violations).toEqual([]);
    run.attempts[1] = copyOf(run.attempts[1], { at: 2_000, until: 2_050 });
    const killed = { ...run, kills: [{ at: 1_500, from: "life1" }] };
    expect(checkRun(killed).violations).toHaveLength(1);
    expect(checkRun({ ...killed, fullDisks }).violations).toEqual([]);
    run.attempts[1] = copyOf(run.attempts[1], { text: "Transfer 9\nAktarım: R0" });
    expect(checkRun(run).violations).toContain("Transfer 9 arrived with another text");
  });
});
