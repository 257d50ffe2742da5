import { linkWithText } from "./linkWithText.ts";

/** The operator's contact details from which links are built. */
export interface ContactAddresses {
  phone: { e164: string };
  /** Digits only, in international format without the plus sign. */
  whatsapp: string;
  /** User name below t.me/, if the operator has one. */
  telegram?: string;
}

/** Links that contact the operator, by channel. */
export interface ContactLinks {
  whatsapp: string;
  call: string;
  sms: string;
  telegram?: string;
}

/** Builds the contact links. All except the call are pre-filled with `text`, if given. */
export function contactLinks(contact: ContactAddresses, text?: string): ContactLinks {
  const { whatsapp, phone, telegram } = contact;
  return {
    whatsapp: linkWithText(`https://wa.me/${whatsapp}`, "text", text),
    call: callLink(contact),
    // iOS reads the text after `&`, Android after `?`; both accept this form.
    sms: linkWithText(`sms:${phone.e164}`, "&body", text),
    ...(telegram ? { telegram: linkWithText(`https://t.me/${telegram}`, "text", text) } : {}),
  };
}

/** `tel:` link of the business. */
export function callLink({ phone }: Pick<ContactAddresses, "phone">): string {
  return `tel:${phone.e164}`;
}
