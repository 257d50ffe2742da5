interface Policy {
  createHTML: (html: string) => TrustedHTML;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
}

/** With Trusted Types, browsers accept markup only from a policy that the Content Security Policy names. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("trustedHtml", { createHTML: (html) => html });

/** React rewrites the markup when it gets a new object, so equal strings must yield the same one. */
const cache = new Map<string, TrustedHTML>();

/** Value for `dangerouslySetInnerHTML`. The HTML must come from the site's own build: it is inserted unsanitised. */
export function trustedHtml(html: string): { __html: string | TrustedHTML } {
  if (policy === undefined) return { __html: html };
  const trusted = cache.get(html) ?? policy.createHTML(html);
  cache.set(html, trusted);
  return { __html: trusted };
}
