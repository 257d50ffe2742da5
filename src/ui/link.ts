import type { AnchorHTMLAttributes, ComponentType } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Component that renders links: a plain `a`, or one that uses the router. */
export type LinkComponent = "a" | ComponentType<LinkProps>;

/** Link that a component renders as a button. */
export interface ActionLink {
  href: string;
  label: string;
  Link?: LinkComponent;
}
