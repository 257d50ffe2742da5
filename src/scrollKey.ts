import type { Location } from "react-router-dom";

/** Location state of a `ReplaceLink`, which keeps the scroll position. */
export interface ScrollState {
  scrollKey: string;
}

/** Key under which the scroll position of a page is stored. After a language switch it is the key of the replaced page. */
export function scrollKeyOf({ key, state }: Location): string {
  return (state as Partial<ScrollState> | null)?.scrollKey ?? key;
}

/** Whether the navigation came from a `ReplaceLink`, such as a language switch, and the page must not scroll. */
export function keepsScrollPosition({ state }: Location): boolean {
  return (state as Partial<ScrollState> | null)?.scrollKey !== undefined;
}
