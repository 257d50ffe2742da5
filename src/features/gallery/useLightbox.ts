import { useEffect, useState, type ComponentType } from "react";

import type { LightboxProps } from "#src/ui/Lightbox/Lightbox.tsx";

/** Brings the lightbox's code. Asked again it gives the same, or tries again where that failed. */
function loadLightbox() {
  return import("#src/ui/Lightbox/Lightbox.tsx");
}

/**
 * The lightbox, which comes at the first sign of intent (`handlers` for what holds the tiles) or with the first press, and opens
 * on the pressed item as soon as it is there. Where its code cannot be had, the press leads to `hrefOf` the item, as a link does.
 */
export function useLightbox(hrefOf: (index: number) => string | undefined) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const isWanted = index !== null && Lightbox === null;
  const href = isWanted ? hrefOf(index) : undefined;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadLightbox().then(
      (module) => {
        if (!isGone) setLightbox(() => module.Lightbox);
      },
      () => {
        if (!isGone && href !== undefined) location.assign(href);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, href]);

  return {
    Lightbox,
    index,
    setIndex,
    handlers: { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare },
  };
}

/** Nobody has pressed yet: where it fails, the press will try again. */
function prepare() {
  loadLightbox().catch(() => {});
}
