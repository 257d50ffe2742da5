/** What Telegram takes in one message, in UTF-16 units. */
const TELEGRAM_LIMIT = 4096;

const TURKEY_TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Istanbul",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** `14.07.2027 23:30:00`, put together from its parts, since finished formats differ between versions of Node. */
function turkeyTime(now: number): string {
  const parts = new Map(TURKEY_TIME.formatToParts(now).map(({ type, value }) => [type, value]));
  const [day, month, year] = [parts.get("day"), parts.get("month"), parts.get("year")];
  return `${day}.${month}.${year} ${parts.get("hour")}:${parts.get("minute")}:${parts.get("second")}`;
}

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

/** A line that reads `Aktarım…` to a hurried eye, whatever stands before it and however it is written. */
function looksLikeRelayLine(line: string): boolean {
  const letters = line.normalize("NFKD").replaceAll(/[^\p{L}]/gu, "");
  return /^aktar[ıi]m/.test(letters.toLowerCase());
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/**
 * The message as it goes out: the visitor's text and the relay's own last line. Nothing is taken out, but what Telegram or a
 * database would not take (NUL, halves of characters), or what would move the cursor, stands as `�`; a line of the visitor's that
 * pretends to be the relay's is quoted.
 */
export function withRelayLine({ message, reference, address, now, suspicious }: RelayLine): string {
  const lines = message
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, "\uFFFD")
    .split("\n")
    .map((line) => (looksLikeRelayLine(line) ? `> ${line}` : line));
  const facts = [reference, address ?? "Bilinmiyor", turkeyTime(now), ...(suspicious ? ["robot olabilir"] : [])];
  const own = `\nAktarım: ${facts.join(" · ")}`;
  return cut(lines.join("\n"), TELEGRAM_LIMIT - own.length) + own;
}
