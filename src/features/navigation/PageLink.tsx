import { Link } from "react-router-dom";

import type { LinkProps } from "#src/ui/link.ts";

/** Internal link: adapts the router's `Link` to the `href` prop of `ui` components, with a view transition between pages. */
export function PageLink({ href, ...rest }: LinkProps) {
  // Otherwise every link would get an attribute that only React Router's framework mode reads.
  return <Link {...rest} to={href} discover="none" viewTransition />;
}
