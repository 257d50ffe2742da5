import type { Booking } from "#tests/faults/clients.ts";
import { RETRY_AFTER, type Attempt } from "#tests/faults/telegram.ts";

/** The record of a run. Times are milliseconds since 1970. */
export interface RunRecord {
  bookings: readonly Booking[];
  attempts: readonly Attempt[];
  /** Kills, with the name of the process. */
  kills: readonly { at: number; from: string }[];
  /** When the store was unreachable: a delivery that could not be recorded may be repeated by another replica. */
  outages?: readonly { from: number; to: number }[];
  /** When the disk was full: a delivery is recorded afterwards, by the same process. */
  fullDisks?: readonly { from: number; to: number }[];
}

/** Tolerance in comparisons of times from two processes: they share a clock, but recording a time takes a moment. */
const SLACK_MS = 25;
/** How long after a kill a busy test may still read what the process had sent before. */
const READ_DELAY_MS = 500;
/** Maximum time from Telegram's answer to its record in the outbox on a busy machine, unless the disk is full. */
const RECORD_MS = 5_000;

function headOf(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

/** The guest's message, without the relay's footer. */
function messageOf(text: string): string {
  return text.slice(0, text.lastIndexOf("\nAktarım: "));
}

/** All violations of the delivery guarantees in a run, one sentence each. A duplicate is none if a kill or a lost answer explains it. */
export function violationsOf({ bookings, attempts, kills, outages = [], fullDisks = [] }: RunRecord): string[] {
  const violations: string[] = [];

  const known = new Set(bookings.map(({ message }) => message));
  const copies = new Map<string, Attempt[]>();
  const refused = new Set<string>();
  for (const attempt of attempts) {
    const message = messageOf(attempt.text);
    if (!known.has(message)) violations.push(`${headOf(attempt.text)} arrived with another text`);
    if (attempt.reaction === "refuse") refused.add(message);
    if (attempt.isAccepted) copies.set(message, [...(copies.get(message) ?? []), attempt]);
  }

  for (const { message, answered } of bookings) {
    const arrived = copies.get(message) ?? [];
    if (arrived.length === 0 && answered !== null) violations.push(`${headOf(message)} was accepted and is lost`);
    for (const [index, copy] of arrived.entries()) {
      const earlier = arrived[index - 1];
      if (earlier === undefined) continue;
      if (copy.text !== earlier.text) violations.push(`${headOf(message)} arrived twice, under two references`);
      const wasKilled = kills.some(({ at, from }) => {
        if (from !== earlier.from || at < earlier.at - READ_DELAY_MS || at > copy.at) return false;
        const wasFull = fullDisks.some(({ from: since, to }) => since <= at && to >= earlier.at);
        return at <= (earlier.until ?? earlier.at) + RECORD_MS || wasFull;
      });
      const wasOut = outages.some(({ from, to }) => from <= copy.at && to >= earlier.at);
      if (earlier.isAnswered && !wasKilled && !wasOut) {
        const when = [`by ${earlier.from}, and ${copy.at - earlier.at} ms later by ${copy.from}`];
        for (const { at, from } of kills) if (from === earlier.from) when.push(`killed after ${at - earlier.at} ms`);
        violations.push(
          `${headOf(message)} arrived twice although no process was killed in between: ${when.join("; ")}`,
        );
      }
    }
  }

  // Oldest first: a booking that was answered before another one was sent is older.
  const inOrder = bookings
    .filter(({ message }) => !refused.has(message))
    .flatMap((booking) => {
      const first = copies.get(booking.message)?.[0];
      return first === undefined ? [] : [{ ...booking, arrivedAt: attempts.indexOf(first) }];
    })
    .toSorted((one, other) => one.arrivedAt - other.arrivedAt);
  let youngest = { sent: 0, head: "" };
  for (const { message, firstSent, answered } of inOrder) {
    if (answered !== null && answered + SLACK_MS < youngest.sent)
      violations.push(`${headOf(message)} was overtaken by ${youngest.head}`);
    if (firstSent > youngest.sent) youngest = { sent: firstSent, head: headOf(message) };
  }

  for (const [index, attempt] of attempts.entries()) {
    const next = attempts[index + 1];
    if (next === undefined) break;
    const end = attempt.until ?? Number.POSITIVE_INFINITY;
    if (next.from !== attempt.from && next.at + SLACK_MS < end) {
      // A killed process sends nothing more, even if its connection is still open.
      const isGone = kills.some(({ at, from }) => from === attempt.from && at <= next.at + SLACK_MS);
      if (!isGone) violations.push(`${attempt.from} and ${next.from} were sending at the same time`);
    }
    if (attempt.reaction === "limit") {
      // A process that is killed before it has stored the pause loses it; on a full disk it cannot store it at all.
      const wasFull = fullDisks.some(({ from, to }) => from <= end && to >= attempt.at);
      const wasKilled = kills.some(
        ({ at, from }) =>
          from === attempt.from && at >= attempt.at && at <= (wasFull ? next.at : attempt.at + READ_DELAY_MS),
      );
      const wasOut = outages.some(({ from, to }) => from <= attempt.at + 1_000 && to >= attempt.at);
      const waited = next.at - attempt.at;
      if (!wasKilled && !wasOut && waited < RETRY_AFTER * 1_000 - SLACK_MS)
        violations.push(`with a retry_after of ${RETRY_AFTER} s, the next attempt came after ${waited} ms`);
    }
  }
  return violations;
}
