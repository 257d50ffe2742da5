import type { ComponentType } from "react";

import type { SentPassProps } from "./SentPass.tsx";

/** Loads the code of the pass. Rejects if the browser cannot get it. */
export async function loadSentPass(): Promise<ComponentType<SentPassProps>> {
  return (await import("./SentPass.tsx")).SentPass;
}

/** Loads the code of the pass before it is shown; resolves with whether it could be loaded. */
export function preloadSentPass(): Promise<boolean> {
  return loadSentPass().then(
    () => true,
    () => false,
  );
}
