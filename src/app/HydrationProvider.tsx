import { startTransition, useEffect, useState, type ReactNode } from "react";

import { HydratedContext } from "#src/ui/useHydrated.ts";

/** Renders the page as prerendered first, then with `useHydrated()` true in a transition; calls `onHydrated` after that. */
export function HydrationProvider({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    if (isHydrated) onHydrated();
    else startTransition(() => setHydrated(true));
  }, [isHydrated, onHydrated]);

  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
