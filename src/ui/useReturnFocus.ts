import { useRef } from "react";

/** What the content of a modal takes. */
export interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * For a modal that has no trigger of its own: as it opens, the focus goes to its content itself, so that its name and
 * description are read out and no button is pressed by mistake; as it closes, to what had it before.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      opener.current = document.activeElement;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
