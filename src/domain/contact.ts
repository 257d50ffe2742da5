import { linkWithText } from "./linkWithText.ts";

/** The operator's own addresses, as far as links are made of them. */
export interface ContactAddresses {
  phone: { e164: string };
  /** Digits only, country first. */
  whatsapp: string;
  /** The user name behind t.me/, where there is one. */
  telegram?: string;
}

/** The ways to reach the operator. */
export interface ContactLinks {
  whatsapp: string;
  call: string;
  sms: string;
  telegram?: string;
}

/** The ways to reach the operator, each but the call with `text` already in it, where a text is given. */
export function contactLinks(contact: ContactAddresses, text?: string): ContactLinks {
  const { whatsapp, phone, telegram } = contact;
  return {
    whatsapp: linkWithText(`https://wa.me/${whatsapp}`, "text", text),
    call: callLink(contact),
    // iPhones read the text after `&`, Androids after `?`; both take this.
    sms: linkWithText(`sms:${phone.e164}`, "&body", text),
    ...(telegram ? { telegram: linkWithText(`https://t.me/${telegram}`, "text", text) } : {}),
  };
}

export function callLink({ phone }: Pick<ContactAddresses, "phone">): string {
  return `tel:${phone.e164}`;
}
