import { useLocation } from "react-router-dom";

import type { LinkProps } from "#src/ui/link.ts";
import { RouterLink } from "./RouterLink.tsx";
import { scrollKeyOf, type ScrollState } from "./scrollKey.ts";

export interface StillLinkProps extends LinkProps {
  /** Back leads to the state before. */
  isStep?: boolean;
}

/**
 * Leads to the same page in another state, such as another language or another choice on it: the page stays where it is scrolled to,
 * and unless it `isStep` Back does not lead to the state before.
 */
export function StillLink({ isStep = false, ...rest }: StillLinkProps) {
  const state: ScrollState = { scrollKey: scrollKeyOf(useLocation()) };
  // Pressed before the application has come it waits: the browser would follow it without what was typed.
  return <RouterLink {...rest} still={{ state, replace: !isStep }} data-press />;
}
