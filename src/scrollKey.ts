import type { Location } from "react-router-dom";

/** Location state of a `ReplaceLink`, which keeps the scroll position. */
export interface ScrollState {
  scrollKey: string;
}

/** The router's key of the page that a document was opened with: the same in every document. */
const FIRST_KEY = "default";
/** The key that `SEEN_ORDER_SCRIPT` has given to the entry of this document, if it ran. */
const documentKey = typeof history === "undefined" ? undefined : keyOfEntry();

/** Key under which the scroll position of a page is stored. After a language switch it is the key of the replaced page. */
export function scrollKeyOf({ key, state }: Location): string {
  return (state as Partial<ScrollState> | null)?.scrollKey ?? ((key === FIRST_KEY && documentKey) || key);
}

/** Writes a key into the state of the current history entry, for `SEEN_ORDER_SCRIPT`, which runs before the router. */
export function nameEntry(key: string): void {
  // Keeps the rest of the state, so that the router recognises its own location.
  if (keyOfEntry() !== key) history.replaceState({ ...history.state, entry: key }, "");
}

function keyOfEntry(): string | undefined {
  return (history.state as { entry?: string } | null)?.entry;
}

/** Whether the navigation came from a `ReplaceLink`, such as a language switch, and the page must not scroll. */
export function keepsScrollPosition({ state }: Location): boolean {
  return (state as Partial<ScrollState> | null)?.scrollKey !== undefined;
}
