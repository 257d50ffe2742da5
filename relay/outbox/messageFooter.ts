import { truncate, turkeyTime } from "#src/domain/message.ts";

/** Maximum length of a Telegram message, in UTF-16 units. */
const TELEGRAM_LIMIT = 4096;

interface Footer {
  message: string;
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
 * The message as it is sent: the visitor's text and the relay's last line. Line breaks are normalised; control characters and lone
 * surrogates, which Telegram or a database would reject, become `�`. Suspicious and repeated requests get a mark before the headline;
 * for a repeated one, a second line names the previous request.
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

/** Position of the footer in a message, in UTF-16 units. */
export function footerRange(text: string): { offset: number; length: number } {
  const offset = text.lastIndexOf("\n") + 1;
  return { offset, length: text.length - offset };
}
