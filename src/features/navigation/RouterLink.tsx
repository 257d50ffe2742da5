import { useHref, useLinkClickHandler } from "react-router-dom";

import type { LinkProps } from "#src/ui/link.ts";
import { canFade } from "./viewTransition.ts";

export interface RouterLinkProps extends LinkProps {
  /** Leads to the same page in another state: the page stays where it is scrolled to, and nothing fades. */
  still?: { state: unknown; replace: boolean };
}

/**
 * Draws the links of `ui` components through the router. The router's own `Link` knows ways of fetching ahead that this site has no use for,
 * and would bring their code.
 */
export function RouterLink({ href, onClick, still, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    ...(rest.target !== undefined && { target: rest.target }),
    ...(still ? { ...still, preventScrollReset: true } : { viewTransition: canFade() }),
  });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
