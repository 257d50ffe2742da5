import type { Business } from "#src/content/schema/business.ts";

/** Names, addresses and other facts of the business, used on every page and in the operator's messages. */
export const BUSINESS: Business = {
  name: "Bodrum VIP Transfer",
  shortName: "Bodrum VIP",
  town: { tr: "Bodrum", en: "Bodrum", ru: "Бодрум" },
  region: { tr: "Bodrum Yarımadası", en: "Bodrum peninsula", ru: "Полуостров Бодрум" },
  regionTitle: { tr: "Yarımada", en: "Peninsula", ru: "Полуостров" },
  beyondRegion: { tr: "Yarımada dışı", en: "Coast and beyond", ru: "За пределами полуострова" },
  area: { tr: "Bodrum, Muğla", en: "Bodrum, Muğla", ru: "Бодрум, Мугла" },
  place: "bodrum",
  phone: { display: "+90 252 000 00 00", e164: "+902520000000" },
  whatsapp: "902520000000",
  emails: ["info@example.com", "rezervasyon@example.com"],
  address: { tr: "Bodrum, Muğla, Türkiye", en: "Bodrum, Muğla, Türkiye", ru: "Бодрум, Мугла, Турция" },
  postal: { locality: "Bodrum", region: "Muğla", country: "TR" },
  position: { latitude: 37.0344, longitude: 27.4305 },
  openingHours: { opens: "00:00", closes: "23:59" },
  themeColours: { day: "#0b1c31", night: "#050d18", page: "#fbf7ef" },
  hours: {
    always: { tr: "Her gün, 24 saat", en: "Every day, 24 hours", ru: "Ежедневно, круглосуточно" },
    between: {
      tr: "Her gün {{opens}}–{{closes}}",
      en: "Every day, {{opens}}–{{closes}}",
      ru: "Ежедневно, {{opens}}–{{closes}}",
    },
  },
  controller: {
    name: "Ticaret unvanı buraya gelecek",
    address: "Tebligat adresi buraya gelecek",
    transferAbroad: "Hukuki sebep ve güvenceler buraya gelecek",
  },
  social: { facebook: "https://www.facebook.com/", instagram: "https://www.instagram.com/" },
};

/** The fields above that are not yet the owner's real details, whatever their values. Remove a field once its value is real. */
export const PLACEHOLDERS: readonly (keyof Business)[] = [
  "phone",
  "whatsapp",
  "emails",
  "address",
  "position",
  "controller",
  "social",
];
