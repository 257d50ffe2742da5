import type { DataRouter } from "react-router-dom";

/** What the router keeps in the browser's history for an entry. */
interface KeptState {
  usr?: { opened?: unknown } | null;
}

/**
 * Has a link in what stands over a page, such as the menu, lead on from the page itself: the entry that the menu has in the history
 * is left first, so that Back from the next page finds no menu, and a change of language replaces the page. Two ways of closing at
 * once, such as a key that is held down, go back once.
 */
export function leaveOpened(router: DataRouter): void {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: { state?: unknown }) => Promise<void>;
  let leaving: Promise<void> | undefined;

  const leave = () =>
    new Promise<void>((resolve) => {
      const stop = router.subscribe(({ location }) => {
        if (isOpened(location.state)) return;
        stop();
        leaving = undefined;
        resolve();
      });
      void navigate(-1);
    });

  router.navigate = async (to: unknown, options?: { state?: unknown }): Promise<void> => {
    if (leaving || isOpened((history.state as KeptState | null)?.usr)) {
      const isBack = to === -1;
      if (isBack || !isOpened(options?.state)) await (leaving ??= leave());
      if (isBack) return;
    }
    return navigate(to, options);
  };
}

function isOpened(state: unknown): boolean {
  return ((state ?? {}) as { opened?: unknown }).opened !== undefined;
}
