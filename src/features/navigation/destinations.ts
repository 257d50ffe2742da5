import type { Section } from "#src/i18n/paths.ts";

/** Element id of the footer's navigation. */
export const SITE_NAVIGATION_ID = "site-navigation";

/** Items of the main navigation, in order; their labels are `nav.{section}`. The reservation form has a button beside it instead. */
export const MAIN_NAVIGATION = [
  "home",
  "services",
  "tours",
  "prices",
  "blog",
  "contact",
] as const satisfies readonly Section[];

/** Items of the footer's navigation: every section of the site. Also the fallback for the mobile menu without scripts. */
export const SITE_NAVIGATION = [
  ...MAIN_NAVIGATION,
  "faq",
  "gallery",
  "reservation",
] as const satisfies readonly Section[];
