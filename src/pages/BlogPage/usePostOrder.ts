import { useEffect, useState } from "react";

import { nameEntry } from "#src/scrollKey.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { sortByOrder, saveOrder, orderFor } from "./postOrders.ts";

/**
 * Articles in random order: a new order at each visit, and the previous one after Back, Forward or a language switch. `entry` is the key
 * of the history entry. The order of a mounted list never changes, even if its entry does, for example after a link to a hash.
 */
export function usePostOrder<Post extends { id: number }>(posts: readonly Post[], entry: string): Post[] {
  const isHydrated = useHydrated();
  const [order] = useState(() =>
    orderFor(
      entry,
      posts.map(({ id }) => id),
      !isHydrated,
    ),
  );

  useEffect(() => {
    saveOrder(entry, order);
    nameEntry(entry);
  }, [entry, order]);

  return sortByOrder(posts, order);
}
