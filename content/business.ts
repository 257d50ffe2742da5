import type { Localized } from "#src/domain/language.ts";

export interface Business {
  name: string;
  /** As people read it, and as a phone dials it. */
  phone: { display: string; e164: string };
  /** Digits only, country first, as chat links take them. */
  whatsapp: string;
  /** The name behind t.me/, where the owner has one. */
  telegram?: string;
  emails: readonly [string, string];
  address: Localized<string>;
  /** Where that is, in degrees: the street map and the directions lead there. */
  position: { latitude: number; longitude: number };
  hours: Localized<string>;
  /**
   * Who is answerable for personal data (KVKK article 10, GDPR article 13): the registered name, where letters reach it, and on what legal
   * ground and safeguard data may go abroad (KVKK article 9, GDPR chapter V), in Turkish. The last is for the owner's lawyer to say.
   */
  controller: { name: string; address: string; transferAbroad: string };
  /** Addresses of the pages. */
  social: { facebook: string; instagram: string };
}

export const BUSINESS: Business = {
  name: "Bodrum VIP Transfer",
  phone: { display: "+90 252 000 00 00", e164: "+902520000000" },
  whatsapp: "902520000000",
  emails: ["info@example.com", "rezervasyon@example.com"],
  address: { tr: "Bodrum, Muğla, Türkiye", en: "Bodrum, Muğla, Türkiye", ru: "Бодрум, Мугла, Турция" },
  position: { latitude: 37.0344, longitude: 27.4305 },
  hours: { tr: "Her gün, 24 saat", en: "Every day, 24 hours", ru: "Ежедневно, круглосуточно" },
  controller: {
    name: "Ticaret unvanı buraya gelecek",
    address: "Tebligat adresi buraya gelecek",
    transferAbroad: "Hukuki sebep ve güvenceler buraya gelecek",
  },
  social: { facebook: "https://www.facebook.com/", instagram: "https://www.instagram.com/" },
};

/** The keys above that do not hold the owner's own details yet. Take a key out once its value is real. */
export const PLACEHOLDERS: readonly (keyof Business)[] = [
  "phone",
  "whatsapp",
  "emails",
  "address",
  "position",
  "controller",
  "social",
];
