import { withFooter } from "#relay/outbox/messageFooter.ts";
import { newReference, type NewMessage } from "#relay/outbox/outbox.ts";

/** The chat message about a damaged outbox that was renamed to `file`. `now` is in milliseconds since 1970. */
export function damageNotice(file: string, now: number): NewMessage {
  const reference = newReference();
  const message = [
    "⚠️ Rezervasyon kuyruğunun dosyası bozulmuş",
    "",
    "Henüz size ulaşmamış talepler varsa bu dosyada kaldı; yeni talepler gelmeye devam ediyor.",
    `Dosya silinmedi, sunucuda şu adla duruyor: ${file}`,
    "Siteye bakan kişiye iletin: docs/backup.md, “A damaged outbox” bölümünde ne yapılacağı yazıyor.",
    "Form gönderip haber alamadığını söyleyen bir misafir olursa talebini telefonda yeniden alın.",
  ].join("\n");
  return {
    reference,
    ...withFooter({ message, booking: null, reference, address: null, now, suspicious: false, earlier: null }),
    // The same file is reported once a day, however often the relay is started.
    idempotencyKey: file,
    body: file,
    doubtful: false,
  };
}
