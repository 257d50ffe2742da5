/** The headers that every answer carries. `siteUrl` is the site's origin. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  const isSecure = siteUrl.startsWith("https:");
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // The dialogs lock scrolling with a style of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // The street map's host is asked whether it is there before its frame is.
    "connect-src 'self' https://www.openstreetmap.org",
    "frame-src https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Anything stricter would leave the form without an `Origin` to send.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    ...(isSecure ? { "Strict-Transport-Security": "max-age=63072000" } : {}),
  };
}
