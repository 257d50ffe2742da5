import type { BookingFacts } from "#src/domain/bookingFacts.ts";
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

/**
 * Normalises the line breaks of a message. Control characters and lone surrogates, which Telegram or a database would reject, become `�`.
 */
export function cleanMessage(message: string): string {
  return message.replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n").replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, "\uFFFD");
}

/**
 * The message as it is sent: the visitor's text and the relay's last line. Suspicious and repeated requests get a mark before the headline;
 * for a repeated one, a second line names the previous request.
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
  const text = truncate([...ahead, ...rest].join("\n"), TELEGRAM_LIMIT - line.length - 1);
  const fold = foldedFrom(text);
  return {
    text: `${text}\n${line}`,
    facts: {
      booking: booking && { ...booking, needsCheck: booking.needsCheck || suspicious },
      folded: fold === null ? null : { offset: fold, length: text.length - fold },
      footer: { offset: text.length + 1, length: line.length },
    },
  };
}
