import { use, useEffect, useState, useTransition, type ComponentType, type KeyboardEvent } from "react";

import type { LightboxProps } from "#src/ui/Lightbox/Lightbox.tsx";
import { NewerBuildContext } from "#src/ui/newerBuild.ts";
import { useOpened } from "#src/ui/useOpened.ts";

/** An item as the lightbox's keeper sees it. */
interface Openable {
  id: string;
  /** Where a press leads that cannot be answered by the lightbox. */
  href: string;
}

/** Brings the lightbox's code. Asked again it gives the same, or tries again where that failed. */
function loadLightbox() {
  return import("#src/ui/Lightbox/Lightbox.tsx");
}

/**
 * The lightbox, which comes at the first sign of intent (`handlers` for what holds the tiles) or with the first press, and opens
 * on the pressed item as soon as it is there. Where its code cannot be had, the press leads to the item itself, as a link does.
 * Back closes it where the browser's history remembers it, and Forward opens it again.
 */
export function useLightbox(items: readonly Openable[]) {
  const { which, open, close } = useOpened("lightbox");
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const [isOpening, startOpening] = useTransition();
  const newerBuild = use(NewerBuildContext);
  const isWanted = index !== null && Lightbox === null;
  const href = isWanted ? items[index]?.href : undefined;
  const entered = items.findIndex(({ id }) => id === which);
  const [enteredBefore, setEnteredBefore] = useState(-1);
  if (entered !== enteredBefore) {
    setEnteredBefore(entered);
    // Within an entry one goes from item to item.
    setIndex(entered < 0 ? null : (index ?? entered));
  }

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadLightbox().then(
      (module) => {
        if (!isGone) setLightbox(() => module.Lightbox);
      },
      async () => {
        // The newer build's page opens it.
        const isComing = !isGone && (await newerBuild?.load());
        // In the place of the entry that has nothing to show.
        if (!isComing && !isGone && href !== undefined) location.replace(href);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, href, newerBuild]);

  useEffect(() => {
    // The pressed tile, which has the focus, or nothing yet where Forward has led here.
    const tile = document.activeElement?.closest<HTMLElement>("a[role=button]");
    if (!isWanted || !tile) return;
    tile.dataset["taken"] = "";
    tile.ariaBusy = "true";
    return () => {
      delete tile.dataset["taken"];
      tile.ariaBusy = null;
    };
  }, [isWanted, index]);

  function change(next: number | null) {
    if (next === null) {
      setIndex(null);
      close();
    } else if (index !== null || isOpening) {
      // Another tile that is pressed before the lightbox is there takes the place of the first.
      setIndex(next);
    } else if (items[next]) {
      // A dialog takes a slow phone more than a frame: the press itself shows before.
      startOpening(() => setIndex(next));
      open(items[next].id);
    }
  }

  /** The focus waits on the pressed tile until it is the lightbox's, which gives it back there. */
  function keepFocus(event: KeyboardEvent) {
    const isOnTile = event.target instanceof Node && event.currentTarget.contains(event.target);
    if ((index === null && !isOpening) || !isOnTile) return;
    if (event.key === "Tab") event.preventDefault();
    if (event.key === "Escape") change(null);
  }

  return {
    Lightbox,
    index,
    setIndex: change,
    handlers: { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare, onKeyDown: keepFocus },
  };
}

/** Nobody has pressed yet: where it fails, the press will try again. */
function prepare() {
  loadLightbox().catch(() => {});
}
