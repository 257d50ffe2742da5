import { SEEN_ORDER_SCRIPT_HASH } from "#src/domain/seenOrders.ts";
import { THEME_SCRIPT_HASH } from "#src/domain/theme.ts";

/** Switched off for the page and the map's frame. Only what browsers have known for years: they complain in the console of other names. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** What scripts, styles, fonts and pictures need: the others only say what a document may do. */
const OF_ASSETS = new Set(["X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Strict-Transport-Security"]);

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * The headers of all answers but assets, and those of assets, the parts of pages: more than a kilobyte less, which HTTP/1.1 would send
 * again with each. `siteUrl` is the site's origin.
 */
export function securityHeaders(siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  const policy = [
    // What is not named here may not be loaded at all.
    "default-src 'none'",
    // Two scripts in the pages work before the first paint: the chosen theme, and the order in which articles were seen.
    `script-src 'self' '${THEME_SCRIPT_HASH}' '${SEEN_ORDER_SCRIPT_HASH}'`,
    "script-src-attr 'none'",
    // Written pages place pins and crops by attributes, and the dialogs' scroll lock writes a style that no hash could foresee.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    // The street map's host is asked whether it is there before its frame is.
    "connect-src 'self' https://www.openstreetmap.org",
    "frame-src https://www.openstreetmap.org",
    // Markup and scripts come from the site's own two policies, whatever else tries: `src/ui/trustedHtml.ts` and the worker's address.
    "require-trusted-types-for 'script'",
    "trusted-types own-html own-worker",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  const all: Record<string, string> = {
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
    // For two years. Not for subdomains, of which the relay cannot know whether each has a certificate.
    ...(isSecure ? { "Strict-Transport-Security": "max-age=63072000" } : {}),
  };
  return { all, assets: Object.fromEntries(Object.entries(all).filter(([name]) => OF_ASSETS.has(name))) };
}
