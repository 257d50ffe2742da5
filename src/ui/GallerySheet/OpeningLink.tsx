import type { KeyboardEvent, ReactNode } from "react";

import { isPlainClick } from "#src/ui/isPlainClick.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";

export interface OpeningLinkProps {
  /** URL of the picture or film: the link target without scripts, and when opened in a new tab. */
  href: string;
  /** Accessible name, which contains the visible words in their order. */
  label: string;
  /** Id of the picture in it, whose `alt` describes the link. */
  describedBy: string;
  onOpen: () => void;
  className?: string | undefined;
  /** The picture and its caption. */
  children: ReactNode;
}

/** Link to a picture or film that acts as a button once hydrated, to open a lightbox. */
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
      onKeyDown={activateBySpace}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // Safari does not focus a clicked link, and the lightbox returns focus to the element that had it.
        event.currentTarget.focus();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}

/** Links are activated by Enter only; a button also needs Space. */
function activateBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
