import { useRef } from "react";

/** Props for the content of a modal. */
export interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Focus management for a modal without its own trigger. On open, focus moves to the content itself, so that name and
 * description are read out and no button is activated by mistake; on close, it returns to the previously focused
 * element.
 */
export function useReturnFocus(): ReturnFocus {
  const previousFocus = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      previousFocus.current = document.activeElement;
      // Content that is taller than the window would scroll.
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    },
  };
}
