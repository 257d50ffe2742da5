import type { BookingFacts } from "#src/domain/bookingFacts.ts";
import { draftLabel, foldedDrafts } from "#src/domain/drafts.ts";
import { foldedFrom, truncate, turkeyTime } from "#src/domain/message.ts";

/** Maximum length of a Telegram message, in UTF-16 units. */
const TELEGRAM_LIMIT = 4096;

/** A part of a text, in UTF-16 units. */
interface TextRange {
  offset: number;
  length: number;
}

/** What a channel has to know of a message beside its text. Stored as JSON. */
export interface MessageFacts {
  /** Null for what is no booking. */
  booking: BookingFacts | null;
  /** The lines that are not needed to act. */
  folded: TextRange | null;
  /** The last of them, which names what else can be written to the guest. Absent in messages that were stored without it. */
  drafts?: TextRange | null;
  /** The relay's own last line. */
  footer: TextRange;
}

interface Footer {
  /** On lines of its own, as `cleanMessage` returns it. */
  message: string;
  booking: BookingFacts | null;
  reference: string;
  /** The visitor's IP address; `null` if unknown. */
  address: string | null;
  /** Milliseconds since 1970. */
  now: number;
  suspicious: boolean;
  /** The previous request of the same phone number within a day; `null` if none is known. */
  earlier: EarlierRequest | null;
}

/** The previous request of a phone number, and how many it has sent within a day. */
export interface EarlierRequest {
  reference: string;
  count: number;
}

/** Marks before the headline of a suspicious message, and of another request from the same phone number. */
const SUSPICIOUS_MARK = "🤖";
const REPEATED_MARK = "🔁";
/** Label of the line with further drafts. */
const DRAFTS_LABEL = "Taslaklar";

/**
 * Normalises the line breaks of a message. Control characters and lone surrogates, which Telegram or a database would reject, become `�`.
 */
export function cleanMessage(message: string): string {
  return message.replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n").replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, "\uFFFD");
}

/**
 * The message as it is sent: the visitor's text, a line with what else can be written to the guest, and the relay's last line. Suspicious
 * and repeated requests get a mark before the headline; for a repeated one, a second line names the previous request.
 */
export function withFooter(input: Footer): { text: string; facts: MessageFacts } {
  const { message, booking, reference, address, now, suspicious, earlier } = input;
  const [headline = "", ...rest] = message.split("\n");
  const ahead = [
    [...(earlier ? [REPEATED_MARK] : []), ...(suspicious ? [SUSPICIOUS_MARK] : []), headline].join(" "),
    ...(earlier ? [`${REPEATED_MARK} Aynı numaradan ${earlier.count + 1}. talep, önceki: ${earlier.reference}`] : []),
  ];
  const told = [reference, address ?? "Bilinmiyor", turkeyTime(new Date(now))];
  if (suspicious) told.push("robot olabilir");
  const line = `Aktarım: ${told.join(" · ")}`;
  const facts = booking && { ...booking, needsCheck: booking.needsCheck || suspicious };
  const labels = facts === null ? [] : foldedDrafts(facts).map((draft) => draftLabel(draft, facts));
  const whole = [...ahead, ...rest].join("\n");
  const room = TELEGRAM_LIMIT - line.length - 1;
  const draftLine = `\n${DRAFTS_LABEL}: ${labels.join(" · ")}`;
  // The guest's own words matter more than the drafts.
  const hasDrafts = labels.length > 0 && foldedFrom(whole) !== null && whole.length + draftLine.length <= room;
  const typed = truncate(whole, room);
  const text = hasDrafts ? typed + draftLine : typed;
  const fold = foldedFrom(text);
  return {
    text: `${text}\n${line}`,
    facts: {
      booking: facts,
      folded: fold === null ? null : { offset: fold, length: text.length - fold },
      drafts: hasDrafts ? { offset: typed.length + 1, length: draftLine.length - 1 } : null,
      footer: { offset: text.length + 1, length: line.length },
    },
  };
}
