/** A page of each type, by its path below the language. */
export const PAGE_TYPES = [
  "",
  "reservation",
  "services",
  "services/vip-yalikavak-transfer",
  "tours",
  "tours/efes-turu",
  "prices",
  "blog",
  "blog/bodrum-kalesi",
  "contact",
  "faq",
  "gallery",
  "terms",
  "no-such-page",
  "offline.html",
] as const;
