import { ArrowRight } from "lucide-react";
import type { HTMLAttributes, MouseEvent, ReactNode } from "react";

import type { LinkComponent, LinkProps } from "#src/ui/link.ts";
import styles from "./Card.module.css";

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Use `li` when the card is itself a list item, and `div` around a term and its description. */
  as?: "article" | "div" | "li";
}

/** Clickable card. It contains exactly one `CardLink`, and a click anywhere on the card follows that link. */
export function Card({ as: Root = "article", className, ...rest }: CardProps) {
  return <Root {...rest} className={join(styles.card, className)} onClick={followLink} />;
}

export interface CardLinkProps extends LinkProps {
  Link?: LinkComponent;
}

/**
 * The only link of a `Card`. It stretches over the whole card, and so does its focus ring; its text is the accessible
 * name.
 */
export function CardLink({ Link = "a", className, ...rest }: CardLinkProps) {
  return <Link {...rest} className={join(styles.link, className)} />;
}

export interface CardTextProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Selectable paragraph in a `Card`: it lies above the stretched link. */
export function CardText({ children, className }: CardTextProps) {
  return <p className={join(styles.text, className)}>{children}</p>;
}

/** Arrow at the end of a row-shaped `Card`; it moves on hover. */
export function CardArrow({ className, ...rest }: { className?: string | undefined; "data-kind"?: string }) {
  return <ArrowRight {...rest} className={join(styles.arrow, className)} strokeWidth={1.75} aria-hidden />;
}

/**
 * Clicks on content above the stretched link follow the link too, unless they have just selected text. The keyboard
 * uses the link itself.
 */
function followLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  if (target instanceof Element && target.closest("a, button")) return;
  if (document.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector("a")?.dispatchEvent(new window.MouseEvent("click", nativeEvent));
}

function join(own: string | undefined, given: string | undefined): string {
  return given ? `${own} ${given}` : `${own}`;
}
