import { createContext, useContext, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page around has been taken over. The site's entry says so, after the first commit and as a transition: what then
 * changes on the page is drawn in slices, where a store alone would have it drawn at once and whole, together with that commit.
 */
export const HydratedContext = createContext(true);

/** False while the page is as it was prerendered, true from then on: for what only works, or is only known, with scripts. */
export function useHydrated(): boolean {
  const isTakenOver = useContext(HydratedContext);
  return useSyncExternalStore(
    never,
    () => isTakenOver,
    () => false,
  );
}
