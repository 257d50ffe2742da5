import { useEffect } from "react";

import type { SiteData } from "#src/content/pageData/pageDataTypes.ts";
import { trustedHtml } from "#src/ui/trustedHtml.ts";
import { usePageData } from "./currentPage.ts";
import { headTags } from "./head.ts";

/** Updates the document's head after client-side navigation. The prerendered head is already right. */
export function DocumentHead({ language }: { language: SiteData["language"] }) {
  const { head } = usePageData();

  useEffect(() => {
    // Title and language identify a page, so a prerendered head is left alone.
    if (!head || (document.title === head.title && document.documentElement.lang === language)) return;
    document.documentElement.lang = language;
    document.title = head.title;
    for (const stale of document.head.querySelectorAll("[data-page]")) stale.remove();
    const siteUrl = document.documentElement.dataset["siteUrl"] ?? location.origin;
    const { __html: tags } = trustedHtml(headTags(language, head, siteUrl).join(""));
    // It is a TrustedHTML, which the DOM types take as a string.
    document.head.insertAdjacentHTML("beforeend", tags as string);
  }, [language, head]);

  return null;
}
