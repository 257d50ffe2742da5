import { ArrowRight } from "lucide-react";
import type { HTMLAttributes, MouseEvent, ReactNode } from "react";

import type { LinkComponent, LinkProps } from "#src/ui/link.ts";
import styles from "./Card.module.css";

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `li` where the card is a line of a list itself. */
  as?: "article" | "li";
}

/** A piece of a page that leads somewhere as a whole. It holds one `CardLink`, and a press anywhere on it follows that link. */
export function Card({ as: Root = "article", className, ...rest }: CardProps) {
  return <Root {...rest} className={join(styles.card, className)} onClick={followLink} />;
}

export interface CardLinkProps extends LinkProps {
  Link?: LinkComponent;
}

/** The one link of a `Card`: it reaches over the whole of it, and so does its focus ring. Its words name it. */
export function CardLink({ Link = "a", className, ...rest }: CardLinkProps) {
  return <Link {...rest} className={join(styles.link, className)} />;
}

export interface CardTextProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A paragraph of a `Card`, below its link, whose words can be selected: it lies above what the link reaches over. */
export function CardText({ children, className }: CardTextProps) {
  return <p className={join(styles.text, className)}>{children}</p>;
}

/** The arrow at the end of a `Card` that is a line; it moves on when the pointer comes. */
export function CardArrow({ className, ...rest }: { className?: string | undefined; "data-kind"?: string }) {
  return <ArrowRight {...rest} className={join(styles.arrow, className)} strokeWidth={1.75} aria-hidden />;
}

/** What lies above the link is pressed for it too, unless the press has just selected words. Keys reach the link itself. */
function followLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  if (target instanceof Element && target.closest("a, button")) return;
  if (document.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector("a")?.dispatchEvent(new window.MouseEvent("click", nativeEvent));
}

function join(own: string | undefined, given: string | undefined): string {
  return given ? `${own} ${given}` : `${own}`;
}
