import type { KeyboardEvent, MouseEvent, ReactNode } from "react";

import { useHydrated } from "#src/ui/useHydrated.ts";

export interface OpeningLinkProps {
  /** The picture or film itself: where the link leads while no script runs, and with a key held that opens a new tab. */
  href: string;
  /** Names it; what it holds is not read out. */
  label: string;
  /** Id of the picture in it, which says what is seen. */
  describedBy: string;
  onOpen: () => void;
  className?: string | undefined;
  /** The picture, and what stands under it. */
  children: ReactNode;
}

/**
 * What opens a picture or film whole: a button that its title names and its picture describes, and a link to the file for a browser
 * without scripts.
 */
export function OpeningLink({ href, label, describedBy, onOpen, className, children }: OpeningLinkProps) {
  const isHydrated = useHydrated();
  return (
    <a
      className={className}
      href={href}
      role={isHydrated ? "button" : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      data-press
      onKeyDown={pressBySpace}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        // Safari gives a pressed link no focus, and the lightbox gives focus back to what had it.
        event.currentTarget.focus();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}

/** A new tab, a new window, a download: what a link does with these keys is no press. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Links know Enter alone. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
