import { Link } from "react-router-dom";

import type { LinkProps } from "#src/ui/link.ts";

/** Internal link: adapts the router's `Link` to the `href` prop of `ui` components, with a view transition between pages. */
export function PageLink({ href, ...rest }: LinkProps) {
  // Without an attribute on every link that only the router's framework reads.
  return <Link {...rest} to={href} discover="none" viewTransition />;
}
