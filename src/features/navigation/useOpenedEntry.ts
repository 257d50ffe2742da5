import { useLocation, useNavigate } from "react-router-dom";

import { scrollKeyOf, type ScrollState } from "./scrollKey.ts";

/** What stands over a page for a while, as an entry of the browser's history of its own. */
export interface OpenedEntry {
  /** What is open, as `open` was told; null while nothing is. */
  opened: string | null;
  open: (what: string) => void;
  /** Closes it in the way that Back does, so that no entry is left behind. */
  close: () => void;
}

interface OpenedState extends ScrollState {
  opened: string;
}

/**
 * Makes Back close what fills the screen, as people on phones expect, instead of leading to the page before. The address stays as it
 * is, and the page where it is scrolled to; Forward and a reload open it again. A page has one of it.
 */
export function useOpenedEntry(): OpenedEntry {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  return {
    opened: (location.state as Partial<OpenedState> | null)?.opened ?? null,
    open: (what) => {
      const state: OpenedState = { scrollKey: scrollKeyOf(location), opened: what };
      void navigate({ pathname, search, hash }, { state, preventScrollReset: true });
    },
    close: () => void navigate(-1),
  };
}
