import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** Component that is loaded on demand, and left out where it cannot be loaded. Render it in a `Suspense`. */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}
