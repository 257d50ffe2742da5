import { Menu } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";

import type { ActionLink } from "#src/ui/link.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { usePart } from "#src/ui/usePart.ts";
import styles from "./MobileMenu.module.css";

const loadMenu = async () => (await import("./MenuDialog.tsx")).MenuDialog;

export interface MobileMenuProps {
  /** Names the menu. */
  title: string;
  openLabel: string;
  closeLabel: string;
  /** Where the menu's button leads without scripts, and where the menu cannot be had: the `#` of a place with links. */
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
 * thing to do at the lower edge. It closes when a link in it is followed. Its code comes on intent; a press before it is there
 * opens it when it comes.
 */
export function MobileMenu({ openLabel, fallbackHref, defaultOpen = false, ...menu }: MobileMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(defaultOpen);
  const { Part: MenuDialog, bring } = usePart(loadMenu);

  useEffect(() => {
    if (defaultOpen) void bring();
  }, [defaultOpen, bring]);

  async function open() {
    setOpen(true);
    if (await bring()) return;
    setOpen(false);
    const place = document.querySelector(fallbackHref);
    place?.scrollIntoView();
    place?.querySelector("a")?.focus({ preventScroll: true });
  }

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
        onPointerEnter={() => void bring()}
        onTouchStart={() => void bring()}
        onFocus={() => void bring()}
        onClick={() => void open()}
      >
        <Menu className={styles.icon} aria-hidden />
      </button>
      <noscript>
        <a className={styles.link} href={fallbackHref} aria-label={openLabel}>
          <Menu className={styles.icon} aria-hidden />
        </a>
      </noscript>
      {MenuDialog && <MenuDialog {...menu} id={id} open={isOpen} onOpenChange={setOpen} button={button} />}
    </>
  );
}
