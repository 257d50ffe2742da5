import type { Booking } from "#tests/faults/clients.ts";
import { RETRY_AFTER, type Attempt } from "#tests/faults/telegram.ts";

/** Everything that a run left behind. Times are milliseconds since 1970. */
export interface Evidence {
  bookings: readonly Booking[];
  attempts: readonly Attempt[];
  /** When a process was killed, and which one. */
  kills: readonly { at: number; from: string }[];
  /** When the store itself was out of reach: an arrival that could not be noted may be sent again by another replica. */
  outages?: readonly { from: number; to: number }[];
  /** When nothing could be written: an arrival is noted as soon as that is over, by the process that saw it. */
  fullDisks?: readonly { from: number; to: number }[];
}

export interface Verdict {
  /** Bookings that were answered and never arrived. */
  lost: string[];
  /** Second copies for a kill between Telegram's taking the message and the note of it. */
  twinsOfKills: number;
  /** Second copies because Telegram's answer did not come through whole. */
  twinsOfLostAnswers: number;
  /** Everything that no promise allows, in sentences. */
  faults: string[];
}

/** Clocks of two processes on one machine are the same; the time between writing and reading a time is not nothing. */
const SLACK_MS = 25;
/** What a process sent before it was killed is read by a busy test so much later. Nothing else can come from it any more. */
const LAST_WORD_MS = 500;
/** So long after Telegram's answer at most an arrival is noted by a machine that has other things to do, unless the disk is full. */
const NOTE_MS = 2_000;

function headOf(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

/** The relay's last line is its own; what stands above it is the customer's. */
function messageOf(text: string): string {
  return text.slice(0, text.lastIndexOf("\nAktarım: "));
}

/** Judges a run by what the relay promises. */
export function judge({ bookings, attempts, kills, outages = [], fullDisks = [] }: Evidence): Verdict {
  const faults: string[] = [];
  const lost: string[] = [];
  let [twinsOfKills, twinsOfLostAnswers] = [0, 0];

  const known = new Set(bookings.map(({ message }) => message));
  const copies = new Map<string, Attempt[]>();
  const refused = new Set<string>();
  for (const attempt of attempts) {
    const message = messageOf(attempt.text);
    if (!known.has(message)) faults.push(`${headOf(attempt.text)} arrived otherwise than it was sent`);
    if (attempt.mood === "refuse") refused.add(message);
    if (attempt.isTaken) copies.set(message, [...(copies.get(message) ?? []), attempt]);
  }

  for (const { message, answered } of bookings) {
    const arrived = copies.get(message) ?? [];
    if (arrived.length === 0 && answered !== null) lost.push(headOf(message));
    for (const [index, copy] of arrived.entries()) {
      const earlier = arrived[index - 1];
      if (earlier === undefined) continue;
      if (copy.text !== earlier.text) faults.push(`${headOf(message)} arrived twice, under two references`);
      const wasKilled = kills.some(({ at, from }) => {
        if (from !== earlier.from || at < earlier.at - LAST_WORD_MS || at > copy.at) return false;
        const wasFull = fullDisks.some(({ from: since, to }) => since <= at && to >= earlier.at);
        return at <= (earlier.until ?? earlier.at) + NOTE_MS || wasFull;
      });
      const wasOut = outages.some(({ from, to }) => from <= copy.at && to >= earlier.at);
      if (!earlier.isTold) twinsOfLostAnswers += wasKilled ? 0 : 1;
      if (wasKilled || (wasOut && earlier.isTold)) twinsOfKills += 1;
      else if (earlier.isTold) {
        const when = [`by ${earlier.from}, and ${copy.at - earlier.at} ms later by ${copy.from}`];
        for (const { at, from } of kills) if (from === earlier.from) when.push(`killed after ${at - earlier.at} ms`);
        faults.push(`${headOf(message)} arrived twice although nobody was killed in between: ${when.join("; ")}`);
      }
    }
  }

  // Oldest first. What was answered before something else was even sent is older than that.
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
      faults.push(`${headOf(message)} was overtaken by ${youngest.head}`);
    if (firstSent > youngest.sent) youngest = { sent: firstSent, head: headOf(message) };
  }

  for (const [index, attempt] of attempts.entries()) {
    const next = attempts[index + 1];
    if (next === undefined) break;
    const end = attempt.until ?? Number.POSITIVE_INFINITY;
    if (next.from !== attempt.from && next.at + SLACK_MS < end) {
      // A process that is gone sends nothing any more, even if its connection lingers.
      const isGone = kills.some(({ at, from }) => from === attempt.from && at <= next.at + SLACK_MS);
      if (!isGone) faults.push(`${attempt.from} and ${next.from} were sending at the same time`);
    }
    if (attempt.mood === "limit") {
      // A process that was killed before it could note the pause takes it along; on a full disk it cannot note it at all.
      const wasFull = fullDisks.some(({ from, to }) => from <= end && to >= attempt.at);
      const wasKilled = kills.some(
        ({ at, from }) =>
          from === attempt.from && at >= attempt.at && at <= (wasFull ? next.at : attempt.at + LAST_WORD_MS),
      );
      const wasOut = outages.some(({ from, to }) => from <= attempt.at + 1_000 && to >= attempt.at);
      const waited = next.at - attempt.at;
      if (!wasKilled && !wasOut && waited < RETRY_AFTER * 1_000 - SLACK_MS)
        faults.push(`after "not before ${RETRY_AFTER} s" the next attempt came after ${waited} ms`);
    }
  }
  return { lost, twinsOfKills, twinsOfLostAnswers, faults };
}
