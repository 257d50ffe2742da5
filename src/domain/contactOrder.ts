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

/**
 * Channels for a request that was not sent, in every language: chat and call first, then those that work in Russia as
 * well. While the connection is `uncertain`, the call comes first, because it needs none.
 */
const FALLBACK_CHANNELS = {
  online: ["whatsapp", "call", "telegram", "sms"],
  uncertain: ["call", "whatsapp", "sms", "telegram"],
} as const satisfies Partial<Record<Network, readonly ContactChannel[]>>;

/** Channels that work without the internet. */
const OFFLINE_CHANNELS: readonly ContactChannel[] = ["call", "sms"];

/**
 * Sorts the available contact links by preference. Offline, only the channels that work without the internet are
 * returned; while the connection is `uncertain`, they come first. Text messages are left out for visitors who are likely
 * to have the other channels: they are offered in Russian, without a good connection, or if `all` is set.
 */
export function contactOrder(
  links: ContactLinks,
  { language, network, all }: { language: Language; network: Network; all: boolean },
): { channel: ContactChannel; href: string }[] {
  const order =
    network === "offline" ? OFFLINE_CHANNELS : all ? FALLBACK_CHANNELS[network] : usualOrder(language, network);
  return order.flatMap((channel) => {
    const href = links[channel];
    const isOffered = channel !== "sms" || all || language === "ru" || network !== "online";
    return href !== undefined && isOffered ? [{ channel, href }] : [];
  });
}

function usualOrder(language: Language, network: Exclude<Network, "offline">): readonly ContactChannel[] {
  const preferred = PREFERRED_CHANNELS[language];
  if (network === "online") return preferred;
  return [...OFFLINE_CHANNELS, ...preferred.filter((channel) => !OFFLINE_CHANNELS.includes(channel))];
}
