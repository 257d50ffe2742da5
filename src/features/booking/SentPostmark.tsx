import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Postmark } from "#src/ui/Postmark/Postmark.tsx";

interface SentPostmarkProps {
  /** When the request was sent, in milliseconds since 1970. */
  sentAt: number;
  /** Name of the business, on the ring. */
  name: string;
  className?: string | undefined;
}

/** Stamp on a request that was received: the day on which it was sent, in Türkiye. */
export function SentPostmark({ sentAt, name, className }: SentPostmarkProps) {
  const { t, i18n } = useTranslation("request");
  return (
    <Postmark ring={`${t("sent.stamp")} · ${name}`} middle={shortDay(sentAt, i18n.language)} className={className} />
  );
}

/** Day and three letters of the month, which fit into the ring: `29 Nov`, `29 Kas`, `29 ноя`. */
function shortDay(time: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "Europe/Istanbul" });
  const parts = format.formatToParts(time);
  const textOf = (type: "day" | "month") => parts.find((part) => part.type === type)?.value ?? "";
  return `${textOf("day")} ${textOf("month").slice(0, 3)}`;
}
