import type { Location } from "react-router-dom";

/** What a link to another language hands on, so that the page stays where it is scrolled to. */
export interface ScrollState {
  scrollKey: string;
}

/** The key that a page's scroll position is kept under. A page in another language has the one of the page it replaced. */
export function scrollKeyOf({ key, state }: Location): string {
  return (state as Partial<ScrollState> | null)?.scrollKey ?? key;
}

/** Whether a page stands in the place of the one before, which it only says in another language. */
export function staysWhereItIs({ state }: Location): boolean {
  return (state as Partial<ScrollState> | null)?.scrollKey !== undefined;
}
