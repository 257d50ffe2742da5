interface Policy {
  createHTML: (html: string) => TrustedHTML;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
}

/** Browsers that guard what becomes markup (Trusted Types) take none but from a policy that the page's headers name. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("own-html", { createHTML: (html) => html });

/** React writes markup anew when it gets another object, so that the same text always has to give the same one. */
const known = new Map<string, TrustedHTML>();

/** Markup for `dangerouslySetInnerHTML`. It has to be the site's own, from the build: whatever it is, it goes into the page. */
export function ownHtml(html: string): { __html: string | TrustedHTML } {
  if (policy === undefined) return { __html: html };
  const trusted = known.get(html) ?? policy.createHTML(html);
  known.set(html, trusted);
  return { __html: trusted };
}
