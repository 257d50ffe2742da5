import { Menu, X } from "lucide-react";
import { type ReactNode, type RefObject, useDeferredValue, useId, useRef, useState } from "react";
import * as Dialog from "@radix-ui/react-dialog";

import type { ActionLink } from "#src/ui/link.ts";
import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./MobileMenu.module.css";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";

export interface MobileMenuProps {
  /** Accessible name of the dialog. */
  title: string;
  openLabel: string;
  closeLabel: string;
  /** Hash of a list of links on the page: the button's target without scripts. */
  fallbackHref: string;
  /** A `TileGroup`. */
  board: ReactNode;
  /** A `Brand`. */
  brand: ReactNode;
  /** Navigation and languages. */
  children: ReactNode;
  /** Primary action, fixed at the bottom of the menu. */
  action: ActionLink;
  defaultOpen?: boolean;
}

/**
 * Full-screen menu below desktop widths, with the button that opens it. It closes when one of its links is followed,
 * and on the browser's Back.
 */
export function MobileMenu({ openLabel, fallbackHref, defaultOpen = false, ...menu }: MobileMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(defaultOpen);
  useCloseOnBack(isOpen, () => setOpen(false));

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.burger}
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isHydrated ? id : undefined}
        data-instead={fallbackHref}
        onClick={() => setOpen(true)}
      >
        <Menu className={styles.icon} aria-hidden />
      </button>
      <noscript>
        <a className={styles.link} href={fallbackHref} aria-label={openLabel}>
          <Menu className={styles.icon} aria-hidden />
        </a>
      </noscript>
      <MenuDialog {...menu} id={id} open={isOpen} onOpenChange={setOpen} button={button} />
    </>
  );
}

interface MenuDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Button that opened the dialog; focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
  title: string;
  closeLabel: string;
  board: ReactNode;
  brand: ReactNode;
  children: ReactNode;
  action: ActionLink;
}

/** Full-screen dialog of the mobile menu. */
function MenuDialog({ id, open, onOpenChange, button, title, closeLabel, ...parts }: MenuDialogProps) {
  const { board, brand, children, action } = parts;
  const { label: actionLabel, ...actionLink } = action;
  // The overlay locks the page's scrolling, which lays the whole page out again: that waits until the menu has been painted.
  const hasBeenPainted = useDeferredValue(open);

  // During the closing animation, the page that a link led to may already have moved focus; keep it there.
  function handleCloseAutoFocus(event: Event) {
    event.preventDefault();
    if (document.activeElement === document.body) button.current?.focus();
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {(!open || hasBeenPainted) && <Dialog.Overlay className={styles.overlay} />}
        <Dialog.Content
          id={id}
          className={styles.menu}
          aria-describedby={undefined}
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
    </Dialog.Root>
  );
}
