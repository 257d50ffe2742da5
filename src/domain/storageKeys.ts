/** Keys in `localStorage`, which is persistent and shared by all tabs. The privacy policy names each of them. */
export const LOCAL_KEYS = {
  /** Language of the last page, for the next visit. */
  language: "language",
  /** Theme that the visitor chose; unset while the system preference applies. */
  theme: "theme",
  /** Whether the cookie notice was accepted. */
  consent: "cookieConsent",
  /** The kept passes; the number is the version of the stored format. */
  passes: "vouchers.1",
} as const;

/** Keys in `sessionStorage`, which is kept while the tab is open. The privacy policy names each of them. */
export const SESSION_KEYS = {
  /** The unsent values of the booking form. */
  reservationDraft: "reservationDraft",
  /** Bookings that may have arrived without an answer. */
  reservationAttempts: "reservationAttempt",
  /** The typed newsletter address. */
  newsletterDraft: "newsletterDraft",
  /** What has become of the last newsletter address that was sent. */
  newsletterResult: "newsletterResult",
  /** Newsletter addresses that may have arrived without an answer. */
  newsletterAttempts: "newsletterAttempt",
  /** The orders of articles that were shown: pairs of a history entry's key and the ids, oldest first. */
  postOrders: "blogOrders",
  /** The build that the tab was reloaded for, which prevents a reload loop between two servers with different builds. */
  reloadedFor: "reloadedFor",
} as const;

/** Name of the cookie with the language of the last page, for the server's redirects. */
export const LANGUAGE_COOKIE = "language";

export type LocalKey = (typeof LOCAL_KEYS)[keyof typeof LOCAL_KEYS];
export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS];
