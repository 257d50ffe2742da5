import type { ContactData } from "#src/content/schema.ts";

/** A link that calls the operator. */
export function callHref({ phone }: Pick<ContactData, "phone">): string {
  return `tel:${phone.e164}`;
}

/** A link that opens a WhatsApp chat with the operator, with `text` already typed. */
export function chatHref({ whatsapp }: Pick<ContactData, "whatsapp">, text: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
}
