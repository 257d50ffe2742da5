import type { AnchorHTMLAttributes, ComponentType, MouseEventHandler } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** What draws a component's links: a plain `a`, or a feature's own that goes through the router. */
export type LinkComponent = "a" | ComponentType<LinkProps>;

/** A link that a component draws as a button. */
export interface ActionLink {
  href: string;
  label: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
