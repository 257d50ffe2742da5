import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is as it was prerendered, true from then on: for what only works, or is only known, with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
