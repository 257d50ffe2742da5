import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import type { Opened, OpenedMemory } from "#src/ui/useOpened.ts";
import { scrollKeyOf, type ScrollState } from "./scrollKey.ts";

interface EntryState extends ScrollState {
  opened: Opened;
}

/**
 * What stands over the page, each time as an entry of the browser's history of its own, so that Back closes it instead of leading to
 * the page before. The address stays as it is, and the page where it is scrolled to; Forward and a reload open it again. Closing it in
 * any other way goes back, too, so that no entry is left behind; a link that leads on from it does so from the page (`leaveOpened`).
 */
export function useOpenedEntries(): OpenedMemory {
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const { pathname, search, hash } = location;
    return {
      opened: (location.state as Partial<EntryState> | null)?.opened ?? null,
      open: (opened) => {
        const state: EntryState = { scrollKey: scrollKeyOf(location), opened };
        void navigate({ pathname, search, hash }, { state, preventScrollReset: true });
      },
      close: () => void navigate(-1),
    };
  }, [location, navigate]);
}
