import { Link, useLocation } from "react-router-dom";

import type { LinkProps } from "#src/ui/link.ts";
import { scrollKeyOf, type ScrollState } from "#src/scrollKey.ts";

export interface ReplaceLinkProps extends LinkProps {
  /** False to add a history entry, so that Back leads to the previous state. */
  replace?: boolean;
}

/**
 * Link to the same page in another state, such as another language or another selection. Keeps the scroll position and replaces the
 * history entry.
 */
export function ReplaceLink({ href, replace = true, ...rest }: ReplaceLinkProps) {
  const state: ScrollState = { scrollKey: scrollKeyOf(useLocation()) };
  // `data-press` queues a press before hydration: the browser itself would follow the link and lose what was typed.
  return <Link {...rest} to={href} discover="none" state={state} replace={replace} preventScrollReset data-press />;
}
