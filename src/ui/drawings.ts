import { useEffect, useSyncExternalStore } from "react";

/**
 * The drawings that every page has in its markup anyway, the flags of its languages and the marks of its contacts, are taken from
 * there instead of being sent a second time with the scripts. Their markup by name: what stands inside the `svg`.
 */
const known = new Map<string, string>();
const listeners = new Set<() => void>();

/** Hands all of them over at once: for who draws without a page to take them from. */
export function provideDrawings(drawings: Readonly<Record<string, string>>): void {
  for (const [name, markup] of Object.entries(drawings)) known.set(name, markup);
  for (const tell of listeners) tell();
}

/** The markup of a drawing for an `svg` that says its name in `data-drawing`; nothing until it has come, should no page have it. */
export function useDrawing(name: string): string {
  const markup = useSyncExternalStore(
    subscribe,
    () => find(name),
    () => find(name),
  );

  useEffect(() => {
    if (markup === "") bring();
  }, [markup]);

  return markup;
}

function find(name: string): string {
  const found = known.get(name) ?? globalThis.document?.querySelector(`svg[data-drawing="${name}"]`)?.innerHTML;
  if (found) known.set(name, found);
  return found ?? "";
}

function bring(): void {
  import("./allDrawings.ts").then(
    ({ DRAWINGS }) => provideDrawings(DRAWINGS),
    (error: unknown) => console.warn(error),
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
