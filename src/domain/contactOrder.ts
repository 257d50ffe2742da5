import type { Network } from "./connection.ts";
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

/** What does without the internet. */
const BY_PHONE: readonly ContactChannel[] = ["call", "sms"];

/**
 * The ways to reach the operator, the likeliest for the guest first: of those that there are, and without the internet of those that
 * do without it; where it is doubtful those come first. A text message is for who may not have the others: Russian speakers, whoever
 * may have no internet, and where `all` are asked for.
 */
export function contactOrder(
  links: ContactLinks,
  { language, network, all }: { language: Language; network: Network; all: boolean },
): { channel: ContactChannel; href: string }[] {
  const chats = PREFERRED[language].filter((channel) => !BY_PHONE.includes(channel));
  const order = network === "there" ? PREFERRED[language] : network === "doubtful" ? [...BY_PHONE, ...chats] : BY_PHONE;
  return order.flatMap((channel) => {
    const href = links[channel];
    const isFitting = channel !== "sms" || all || language === "ru" || network !== "there";
    return href !== undefined && isFitting ? [{ channel, href }] : [];
  });
}
