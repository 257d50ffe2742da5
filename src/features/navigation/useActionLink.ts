import { useLinkClickHandler } from "react-router-dom";

import type { ActionLink } from "#src/ui/link.ts";
import { canFade } from "./viewTransition.ts";

/** A link that a `ui` component draws as a button, through the router. */
export function useActionLink(href: string, label: string): ActionLink {
  return { href, label, onClick: useLinkClickHandler<HTMLAnchorElement>(href, { viewTransition: canFade() }) };
}
