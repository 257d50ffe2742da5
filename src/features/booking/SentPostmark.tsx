import { turkeyTime } from "#src/domain/message.ts";
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
  const { t } = useTranslation("request");
  const [day, month] = turkeyTime(new Date(sentAt)).split(".");
  return <Postmark ring={`${t("sent.stamp")} · ${name}`} middle={`${day}.${month}`} className={className} />;
}
