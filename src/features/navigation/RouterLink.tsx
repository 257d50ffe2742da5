import { Link } from "react-router-dom";

import type { LinkProps } from "#src/ui/link.ts";
import { canFade } from "./viewTransition.ts";

/** Draws the links of `ui` components through the router. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} viewTransition={canFade()} />;
}
