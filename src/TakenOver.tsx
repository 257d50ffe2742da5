import { startTransition, useEffect, useState, type ReactNode } from "react";

import { HydratedContext } from "./ui/useHydrated.ts";

/** Has the page stand as it was prerendered first, and then as it is with scripts; calls `onDone` once it does. */
export function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const [isTakenOver, setIsTakenOver] = useState(false);

  useEffect(() => {
    if (isTakenOver) onDone();
    else startTransition(() => setIsTakenOver(true));
  }, [isTakenOver, onDone]);

  return <HydratedContext value={isTakenOver}>{children}</HydratedContext>;
}
