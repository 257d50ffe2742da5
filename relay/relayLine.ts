import { cutTo, turkeyTime } from "#src/domain/message.ts";

/** What Telegram takes in one message, in UTF-16 units. */
const TELEGRAM_LIMIT = 4096;

interface RelayLine {
  /** As the visitor's browser composed it. */
  message: string;
  reference: string;
  /** The address that the relay saw; `null` when it saw none. */
  address: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** The post looks like a machine's. */
  suspicious: boolean;
}

let lastSecond = Number.NaN;
let lastTime = "";

/** As `turkeyTime`, which looks up calendar and clock for each answer: once a second is enough here. */
function currentTurkeyTime(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== lastSecond) lastTime = turkeyTime(new Date(now));
  lastSecond = second;
  return lastTime;
}

/** What few messages hold and what has to be looked at closely: control characters, rare line breaks, characters of two units. */
const UNUSUAL = /[^\n\t -~\u00a0-\u2027\u202a-\ud7ff\ue000-\uffff]/;

/**
 * Lines but those of which two letters say that they do not read `Aktarım`, with nothing before these that could be taken for a letter.
 * To look closely at a line costs more than all the rest, and hardly any message has one.
 */
const ODD_LINES =
  /^(?![^A-Za-z\u0080-\uffff\n]*(?:$|[B-Zb-zÇĞİÖŞÜçğıöşü]|[Aa][^A-Za-z\u0080-\uffff\n]*[A-JL-Za-jl-z])).+$/gm;

/** A line that reads `Aktarım…` to a hurried eye, whatever stands before it and however it is written. */
function looksLikeRelayLine(line: string): boolean {
  const letters = line.normalize("NFKD").replaceAll(/[^\p{L}]/gu, "");
  return /^aktar[ıi]m/.test(letters.toLowerCase());
}

/** `message` with every line break written alike, and `�` for what Telegram or a database would not take or what moves the cursor. */
function cleaned(message: string): string {
  if (!UNUSUAL.test(message)) return message;
  return message.replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n").replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, "\uFFFD");
}

/**
 * The message as it goes out: the visitor's text and the relay's own last line. Nothing is taken out, but what Telegram or a
 * database would not take (NUL, halves of characters), or what would move the cursor, stands as `�`; a line of the visitor's that
 * pretends to be the relay's is quoted.
 */
export function withRelayLine({ message, reference, address, now, suspicious }: RelayLine): string {
  const text = cleaned(message).replaceAll(ODD_LINES, (line) => (looksLikeRelayLine(line) ? `> ${line}` : line));
  const facts = [reference, address ?? "Bilinmiyor", currentTurkeyTime(now), ...(suspicious ? ["robot olabilir"] : [])];
  const own = `\nAktarım: ${facts.join(" · ")}`;
  return cutTo(text, TELEGRAM_LIMIT - own.length) + own;
}
