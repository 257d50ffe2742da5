import * as Dialog from "@radix-ui/react-dialog";
import { Menu, X } from "lucide-react";
import { useId, useState, type MouseEvent, type ReactNode } from "react";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./MobileMenu.module.css";

export interface MobileMenuProps {
  /** Names the menu. */
  title: string;
  openLabel: string;
  closeLabel: string;
  /** Where the menu's button leads without scripts. */
  fallbackHref: string;
  /** A `TileGroup`. */
  board: ReactNode;
  /** A `Brand`. */
  brand: ReactNode;
  /** Navigation and languages. */
  children: ReactNode;
  /** Stays in reach at the lower edge. */
  action: ActionLink;
  defaultOpen?: boolean;
}

/**
 * The site's menu below desktops, over the whole screen, with the button that opens it: board, pages, languages, and the one
 * thing to do at the lower edge. It closes when a link in it is followed.
 */
export function MobileMenu({
  title,
  openLabel,
  closeLabel,
  fallbackHref,
  board,
  brand,
  children,
  ...rest
}: MobileMenuProps) {
  const { action, defaultOpen = false } = rest;
  const { label: actionLabel, ...actionLink } = action;
  const [open, setOpen] = useState(defaultOpen);
  // What the button controls: it is in the page while the menu is closed, too.
  const placeId = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a")) setOpen(false);
  }

  // The menu slides away for a while: a page that a followed link led to may have put the focus where one goes on.
  function handleCloseAutoFocus(event: Event) {
    if (document.activeElement !== document.body) event.preventDefault();
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={styles.burger} aria-label={openLabel} aria-controls={place ? placeId : undefined}>
        <Menu className={styles.icon} aria-hidden />
      </Dialog.Trigger>
      <noscript>
        <a className={styles.link} href={fallbackHref} aria-label={openLabel}>
          <Menu className={styles.icon} aria-hidden />
        </a>
      </noscript>
      <Dialog.Portal forceMount>
        <div id={placeId} ref={setPlace} />
      </Dialog.Portal>
      {place && (
        <Dialog.Portal container={place}>
          <Dialog.Overlay className={styles.overlay} />
          <Dialog.Content
            className={styles.menu}
            aria-describedby={undefined}
            onClick={handleClick}
            onCloseAutoFocus={handleCloseAutoFocus}
          >
            <Dialog.Title asChild>
              <VisuallyHidden>{title}</VisuallyHidden>
            </Dialog.Title>
            <div className={styles.board}>{board}</div>
            <div className={styles.top}>
              {brand}
              <Dialog.Close className={styles.close} aria-label={closeLabel}>
                <X className={styles.icon} aria-hidden />
              </Dialog.Close>
            </div>
            <div className={styles.body}>{children}</div>
            <div className={styles.foot}>
              <ButtonLink {...actionLink} wide>
                {actionLabel}
              </ButtonLink>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
