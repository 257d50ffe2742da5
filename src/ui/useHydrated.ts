import { createContext, useContext, useSyncExternalStore } from "react";

/** Subscription of `useSyncExternalStore` to a value that changes with hydration alone. */
export const subscribeToNothing = () => () => {};

/**
 * Whether the surrounding page is hydrated. The entry script sets it after the first commit in a transition: the
 * resulting updates render in slices, whereas an external store alone would render them synchronously with that commit.
 */
export const HydratedContext = createContext(true);

/** False during prerendering and hydration, true afterwards: for what works or is known only with scripts. */
export function useHydrated(): boolean {
  const isHydrated = useContext(HydratedContext);
  return useSyncExternalStore(
    subscribeToNothing,
    () => isHydrated,
    () => false,
  );
}
