import type { ContactLinks } from "./contact.ts";
import type { Language } from "./language.ts";

type ContactChannel = keyof ContactLinks;

/**
 * What guests of a language take first. WhatsApp is blocked in Russia, so that Russian speakers find before it what works without it,
 * and Telegram first where the operator has it.
 */
const PREFERRED: Readonly<Record<Language, readonly ContactChannel[]>> = {
  tr: ["whatsapp", "call", "telegram", "sms"],
  en: ["whatsapp", "call", "telegram", "sms"],
  ru: ["telegram", "call", "sms", "whatsapp"],
};

/**
 * The ways to reach the operator, the likeliest for the guest first: of those that there are, and without the internet of those that
 * do without it. A text message is for who may not have the others: Russian speakers, whoever has no internet, and where `all` are
 * asked for.
 */
export function contactOrder(
  links: ContactLinks,
  { language, isOnline, all }: { language: Language; isOnline: boolean; all: boolean },
): { channel: ContactChannel; href: string }[] {
  return PREFERRED[language].flatMap((channel) => {
    const href = links[channel];
    const isFitting = channel === "call" || (channel === "sms" ? all || language === "ru" || !isOnline : isOnline);
    return href !== undefined && isFitting ? [{ channel, href }] : [];
  });
}
