import { Menu } from "lucide-react";
import { use, useEffect, useId, useRef, useState, type ReactNode } from "react";

import type { ActionLink } from "#src/ui/link.ts";
import { NewerBuildContext } from "#src/ui/newerBuild.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { useOpened } from "#src/ui/useOpened.ts";
import { usePart } from "#src/ui/usePart.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { WaitSign } from "#src/ui/WaitSign/WaitSign.tsx";
import styles from "./MobileMenu.module.css";

const loadMenu = async () => (await import("./MenuDialog.tsx")).MenuDialog;

export interface MobileMenuProps {
  /** Names the menu. */
  title: string;
  openLabel: string;
  closeLabel: string;
  /** Said while a pressed button waits for the menu's code. */
  waitLabel: string;
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
 * thing to do at the lower edge. It closes when a link in it is followed, and by Back where the browser's history remembers it. Its
 * code comes on intent; a press before it is there opens it when it comes, and the button says so meanwhile.
 */
export function MobileMenu({ openLabel, waitLabel, fallbackHref, defaultOpen = false, ...menu }: MobileMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [isAwaited, setAwaited] = useState(false);
  const { which, open, close } = useOpened("menu", { initial: defaultOpen ? "menu" : null });
  const { Part: MenuDialog, bring } = usePart(loadMenu);
  const newerBuild = use(NewerBuildContext);
  const isWanted = which !== null;
  const isOpen = isWanted && MenuDialog !== null;

  // Open from the start, or come back to by Forward or a reload.
  useEffect(() => {
    if (isWanted) void bring().then((hasCome) => hasCome || newerBuild?.load());
  }, [isWanted, bring, newerBuild]);

  async function press() {
    if (isAwaited) return;
    const page = location.href;
    setAwaited(true);
    // The newer build's page opens it.
    const canOpen = (await bring()) || (await newerBuild?.isOut());
    setAwaited(false);
    // Who has gone on meanwhile has no use for it.
    if (location.href !== page) return;
    if (canOpen) return open("menu");
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
        aria-busy={isAwaited || undefined}
        aria-controls={isHydrated ? id : undefined}
        data-instead={fallbackHref}
        onPointerEnter={() => void bring()}
        onTouchStart={() => void bring()}
        onFocus={() => void bring()}
        onClick={() => void press()}
      >
        <WaitSign isWaiting={isAwaited}>
          <Menu className={styles.icon} aria-hidden />
        </WaitSign>
      </button>
      {isAwaited && <VisuallyHidden role="status" aria-label={waitLabel} />}
      <noscript>
        <a className={styles.link} href={fallbackHref} aria-label={openLabel}>
          <Menu className={styles.icon} aria-hidden />
        </a>
      </noscript>
      {MenuDialog && (
        <MenuDialog {...menu} id={id} open={isOpen} onOpenChange={(next) => !next && close()} button={button} />
      )}
    </>
  );
}
