import type { ButtonHTMLAttributes, AnchorHTMLAttributes, Ref } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./Button.module.css";

/** `action` is the one colour that means "do this"; a view has one of it. */
export const BUTTON_VARIANTS = ["action", "line", "call", "whatsapp", "brass"] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

interface Shared {
  variant?: ButtonVariant;
  /** Fills the width of its container. */
  wide?: boolean;
}

export interface ButtonProps extends Shared, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  /** Waiting for an answer: `aria-disabled`, so that focus stays. A press is then the caller's to ignore. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that does something on this page. For an address use `ButtonLink`. */
export function Button({
  variant = "action",
  wide = false,
  busy = false,
  className,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={join(styles.button, className)}
      data-variant={variant}
      data-wide={wide || undefined}
      aria-disabled={busy || undefined}
    />
  );
}

export interface ButtonLinkProps extends Shared, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** What draws it: a plain `a` unless the address is a page of this site. */
  Link?: LinkComponent;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it leads to a page, a call or a chat. */
export function ButtonLink({ variant = "action", wide = false, Link = "a", className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={join(styles.button, className)} data-variant={variant} data-wide={wide || undefined} />
  );
}

function join(own: string | undefined, given: string | undefined): string {
  return given ? `${own} ${given}` : `${own}`;
}
