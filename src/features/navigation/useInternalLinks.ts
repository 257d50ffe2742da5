import type { MouseEvent, MouseEventHandler } from "react";
import { useNavigate } from "react-router-dom";

import { isPlainClick } from "#src/ui/isPlainClick.ts";

/**
 * Click handler for a container of raw HTML: sends its internal links through the router, as `PageLink` does for rendered links.
 * Clicks with a modifier key, and links with `target` or `download`, are left to the browser.
 */
export function useInternalLinks(): MouseEventHandler<HTMLElement> {
  const navigate = useNavigate();
  return (event) => {
    const href = internalHref(event);
    if (href === null) return;
    event.preventDefault();
    void navigate(href, { viewTransition: true });
  };
}

function internalHref(event: MouseEvent): string | null {
  if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  const href = link?.getAttribute("href") ?? "";
  return href.startsWith("/") && !link?.target && !link?.hasAttribute("download") ? href : null;
}
