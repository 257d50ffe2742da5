import { createContext, useContext, useEffect, useState } from "react";

/** What stands over the page: the kind of thing, such as the menu, and which of its kind. */
export interface Opened {
  kind: string;
  which: string;
}

/** What remembers it, one thing at a time. */
export interface OpenedMemory {
  opened: Opened | null;
  open: (opened: Opened) => void;
  close: () => void;
}

/** The site puts the browser's history here, so that Back closes. Without it each part remembers for itself. */
export const OpenedContext = createContext<OpenedMemory | null>(null);

export interface OpenedState {
  /** Which of its kind is open; null while none is. */
  which: string | null;
  open: (which: string) => void;
  close: () => void;
}

export interface OpenedOptions {
  /** False where there is nothing to show, such as after a reload: what is remembered as open is then closed. */
  canShow?: boolean;
  /** False where Back has something else to do: then nobody else remembers it. */
  isEntry?: boolean;
  /** What is open from the start, where nobody else remembers. */
  initial?: string | null;
}

/**
 * Whether something of a kind stands over the page: what fills a phone's screen, such as menus, sheets and dialogs, is closed by
 * Back there, as people expect. Names of kinds are unique on a page.
 */
export function useOpened(
  kind: string,
  { canShow = true, isEntry = true, initial = null }: OpenedOptions = {},
): OpenedState {
  const context = useContext(OpenedContext);
  const memory = isEntry ? context : null;
  const [own, setOwn] = useState(initial);
  const remembered = memory?.opened?.kind === kind ? memory.opened.which : null;
  const which = memory ? remembered : own;
  const close = () => (memory ? memory.close() : setOwn(null));

  useEffect(() => {
    if (which !== null && !canShow) memory?.close();
  });

  return {
    which: canShow ? which : null,
    open: (next) => (memory ? memory.open({ kind, which: next }) : setOwn(next)),
    close,
  };
}
