import type { Network } from "./connection.ts";
import type { ContactLinks } from "./contact.ts";
import type { Language } from "./language.ts";

type ContactChannel = keyof ContactLinks;

/**
 * Channels by preference of each language's speakers. WhatsApp is blocked in Russia, so for Russian speakers the
 * channels that work there come first, beginning with Telegram if the operator has it.
 */
const PREFERRED_CHANNELS: Readonly<Record<Language, readonly ContactChannel[]>> = {
  tr: ["whatsapp", "call", "telegram", "sms"],
  en: ["whatsapp", "call", "telegram", "sms"],
  ru: ["telegram", "call", "sms", "whatsapp"],
};

/** Channels that work without the internet. */
const OFFLINE_CHANNELS: readonly ContactChannel[] = ["call", "sms"];

/**
 * Sorts the available contact links by preference. Offline, only the channels that work without the internet are
 * returned; while the connection is doubtful, they come first. Text messages are left out for visitors who are likely
 * to have the other channels: they are offered in Russian, without a good connection, or if `all` is set.
 */
export function contactOrder(
  links: ContactLinks,
  { language, network, all }: { language: Language; network: Network; all: boolean },
): { channel: ContactChannel; href: string }[] {
  const onlineChannels = PREFERRED_CHANNELS[language].filter((channel) => !OFFLINE_CHANNELS.includes(channel));
  const order =
    network === "online"
      ? PREFERRED_CHANNELS[language]
      : network === "uncertain"
        ? [...OFFLINE_CHANNELS, ...onlineChannels]
        : OFFLINE_CHANNELS;
  return order.flatMap((channel) => {
    const href = links[channel];
    const isOffered = channel !== "sms" || all || language === "ru" || network !== "online";
    return href !== undefined && isOffered ? [{ channel, href }] : [];
  });
}
