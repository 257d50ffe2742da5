import type { MouseEvent, MouseEventHandler } from "react";
import { useNavigate } from "react-router-dom";

import { canFade } from "./viewTransition.ts";

/**
 * Leads the links to this site's pages in a text of HTML through the router, as `RouterLink` does for those that React draws.
 * The handler belongs to the text's container; a press that the browser is to answer otherwise, in a new tab say, is left to it.
 */
export function useOwnLinks(): MouseEventHandler<HTMLElement> {
  const navigate = useNavigate();
  return (event) => {
    const href = ownAddress(event);
    if (href === null) return;
    event.preventDefault();
    void navigate(href, { viewTransition: canFade() });
  };
}

function ownAddress(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  const href = link?.getAttribute("href") ?? "";
  return href.startsWith("/") && !link?.target && !link?.hasAttribute("download") ? href : null;
}
