import { Menu } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";

import type { ActionLink } from "#src/ui/link.ts";
import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { MenuDialog } from "./MenuDialog.tsx";
import styles from "./MobileMenu.module.css";

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
