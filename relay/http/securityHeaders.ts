import { SEEN_ORDER_SCRIPT_HASH } from "#src/domain/seenOrders.ts";
import { THEME_SCRIPT_HASH } from "#src/domain/theme.ts";

/** Features switched off for the page and the map's frame. Only names that all browsers know: others cause warnings in the console. */
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

/** Headers that assets (scripts, styles, fonts, pictures) need. All others affect documents only. */
const ASSET_HEADERS = new Set(["X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Strict-Transport-Security"]);

/** Security headers of assets and of all other responses. */
export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * Security headers: `assetHeaders` for assets, `defaultHeaders` for all other responses. Assets get fewer, which saves more than a kilobyte each over
 * HTTP/1.1. `siteUrl` is the site's origin.
 */
export function securityHeaders(siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  const policy = [
    // Everything that is not listed below is forbidden.
    "default-src 'none'",
    // Two inline scripts run before the first paint: they apply the chosen theme and the order in which articles were shown.
    `script-src 'self' '${THEME_SCRIPT_HASH}' '${SEEN_ORDER_SCRIPT_HASH}'`,
    "script-src-attr 'none'",
    // Map pins and picture crops use style attributes, and the scroll lock of dialogs adds a style whose hash is not known in advance.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    // Before the street map's frame is loaded, a request checks whether its host can be reached.
    "connect-src 'self' https://www.openstreetmap.org",
    "frame-src https://www.openstreetmap.org",
    // Trusted Types policies of the site: for HTML (`src/ui/trustedHtml.ts`) and for the service worker's URL.
    "require-trusted-types-for 'script'",
    "trusted-types trustedHtml workerUrl",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  const defaultHeaders: Record<string, string> = {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    // For browsers that do not know `frame-ancestors`.
    "X-Frame-Options": "DENY",
    // With anything stricter, the form would be sent without an `Origin`.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    // The name sign keeps the phone's screen on while it is shown to the driver.
    "Permissions-Policy": [...UNUSED_FEATURES.map((feature) => `${feature}=()`), "screen-wake-lock=(self)"].join(", "),
    // For two years. Without subdomains, because the relay cannot know whether each has a certificate.
    ...(isSecure ? { "Strict-Transport-Security": "max-age=63072000" } : {}),
  };
  const ofAssets = Object.entries(defaultHeaders).filter(([name]) => ASSET_HEADERS.has(name));
  return { defaultHeaders, assetHeaders: Object.fromEntries(ofAssets) };
}
