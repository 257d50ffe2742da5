import type { Section } from "#src/i18n/paths.ts";

/** The element id of the footer's navigation. */
export const SITE_NAVIGATION_ID = "site-navigation";

/** The main navigation, in its order; the words are `nav.{section}`. The way to the form stands beside it as a button. */
export const MAIN_NAVIGATION = ["home", "services", "tours", "blog", "contact"] as const satisfies readonly Section[];

/** The footer's navigation: every list and page that the site has, for who found nothing above or has no script. */
export const SITE_NAVIGATION = [
  ...MAIN_NAVIGATION,
  "prices",
  "faq",
  "gallery",
  "reservation",
] as const satisfies readonly Section[];

/** The services that the footer leads to at once; the words are `footer.services.{id}`. */
export const QUICK_SERVICES = [
  { id: "airport", slug: "bodrum-airport-transfer" },
  { id: "withinBodrum", slug: "vip-bodrum-transfer" },
  { id: "car", slug: "vip-car-rental" },
  { id: "fromBodrum", slug: "bodrum-vip-transfer" },
] as const;
