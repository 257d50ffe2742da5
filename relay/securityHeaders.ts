import { SEEN_ORDER_SCRIPT_HASH } from "#src/domain/seenOrders.ts";
import { THEME_SCRIPT_HASH } from "#src/domain/theme.ts";

/** What a page of this site never asks a browser for. Each is switched off by name, for the page and for the map's frame in it. */
const UNUSED_FEATURES = [
  "accelerometer",
  "attribution-reporting",
  "browsing-topics",
  "camera",
  "captured-surface-control",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "join-ad-interest-group",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "run-ad-auction",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** What of the headers below is more than a word on documents. */
const OF_PARTS = new Set(["X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Strict-Transport-Security"]);

/**
 * Of the headers of every answer those that a page's parts need: scripts, styles, faces and pictures are no documents, and the rest
 * only says what a document may do. It is more than a kilobyte, and HTTP/1.1 sends it again with each part.
 */
export function headersOfParts(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => OF_PARTS.has(name)));
}

/** The headers of every answer, but for the parts of a page. `siteUrl` is the site's origin. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  const isSecure = siteUrl.startsWith("https:");
  const policy = [
    // What is not named here may not be loaded at all.
    "default-src 'none'",
    // The scripts in the pages themselves do what must be done before the first paint: they set the chosen theme, and put the
    // articles into the order in which they were seen.
    `script-src 'self' '${THEME_SCRIPT_HASH}' '${SEEN_ORDER_SCRIPT_HASH}'`,
    "script-src-attr 'none'",
    // Places on maps and crops of pictures are attributes of the written pages, and the dialogs' scroll lock is a style whose text
    // depends on the width of the visitor's scroll bar: neither has a hash that could be listed, and a written page has no nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    // The street map's host is asked whether it is there before its frame is.
    "connect-src 'self' https://www.openstreetmap.org",
    "frame-src https://www.openstreetmap.org",
    // Markup and scripts come from the site's own two policies, whatever else tries: `src/ui/ownHtml.ts` and the worker's address.
    "require-trusted-types-for 'script'",
    "trusted-types own-html own-worker",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    // For browsers that do not know `frame-ancestors`.
    "X-Frame-Options": "DENY",
    // Anything stricter would leave the form without an `Origin` to send.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    // The name sign keeps the phone awake while it is held up for the driver.
    "Permissions-Policy": [...UNUSED_FEATURES.map((feature) => `${feature}=()`), "screen-wake-lock=(self)"].join(", "),
    // For two years. Not for subdomains: the relay cannot know which the operator has, and one without a certificate would be gone
    // for all that time. Who knows adds `includeSubDomains` in the proxy.
    ...(isSecure ? { "Strict-Transport-Security": "max-age=63072000" } : {}),
  };
}
