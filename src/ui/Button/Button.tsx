import type { ButtonHTMLAttributes, AnchorHTMLAttributes, Ref } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./Button.module.css";

/** `action` is the primary button; use it once per view. `text` is the least prominent. */
export const BUTTON_VARIANTS = ["action", "line", "ink", "whatsapp", "brass", "text"] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

interface Shared {
  variant?: ButtonVariant;
  /** Fills the width of its container. */
  wide?: boolean;
}

export interface ButtonProps extends Shared, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  /** Sets `aria-disabled` instead of `disabled`, so that the button keeps focus. The caller must ignore clicks. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Button for an action on this page. To link to an address, use `ButtonLink`. */
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
  /** Link component; the default `a` suits external addresses. */
  Link?: LinkComponent;
  ref?: Ref<HTMLAnchorElement>;
}

/** Link styled as a button: to a page, a phone call or a chat. */
export function ButtonLink({ variant = "action", wide = false, Link = "a", className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={join(styles.button, className)} data-variant={variant} data-wide={wide || undefined} />
  );
}

function join(own: string | undefined, given: string | undefined): string {
  return given ? `${own} ${given}` : `${own}`;
}
