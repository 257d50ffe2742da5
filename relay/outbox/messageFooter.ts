import { truncate, turkeyTime } from "#src/domain/message.ts";

/** What Telegram takes in one message, in UTF-16 units. */
const TELEGRAM_LIMIT = 4096;

interface Footer {
  message: string;
  reference: string;
  /** The one that the relay saw; `null` when it saw none. */
  address: string | null;
  /** Milliseconds since 1970. */
  now: number;
  suspicious: boolean;
  /** What the same number sent within the day before; `null` when nothing is known of it. */
  earlier: EarlierRequest | null;
}

/** The last request of a number, and which one of the day it was. */
export interface EarlierRequest {
  reference: string;
  count: number;
}

/** Stand before the headline of what looks like a machine's, and of a number's second request, so that they differ at a glance. */
const SUSPICIOUS_MARK = "🤖";
const REPEATED_MARK = "🔁";

/**
 * The message as it goes out: the visitor's text, and the relay's own last line. Nothing is taken out, but line breaks are written
 * alike, and what Telegram or a database would not take (NUL, halves of characters) or what moves the cursor stands as `�`. A mark
 * before the headline and a line below it tell a suspicious and a repeated request.
 */
export function withFooter({ message, reference, address, now, suspicious, earlier }: Footer): string {
  const clean = message
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, "\uFFFD");
  const [headline = "", ...rest] = clean.split("\n");
  const text = [
    [...(earlier ? [REPEATED_MARK] : []), ...(suspicious ? [SUSPICIOUS_MARK] : []), headline].join(" "),
    ...(earlier === null
      ? []
      : [`${REPEATED_MARK} Aynı numaradan ${earlier.count + 1}. talep, önceki: ${earlier.reference}`]),
    ...rest,
  ].join("\n");
  const facts = [reference, address ?? "Bilinmiyor", turkeyTime(new Date(now))];
  if (suspicious) facts.push("robot olabilir");
  const footer = `\nAktarım: ${facts.join(" · ")}`;
  return truncate(text, TELEGRAM_LIMIT - footer.length) + footer;
}

/** Where the footer of a message stands, in UTF-16 units. */
export function footerRange(text: string): { offset: number; length: number } {
  const offset = text.lastIndexOf("\n") + 1;
  return { offset, length: text.length - offset };
}
