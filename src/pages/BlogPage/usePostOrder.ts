import { useEffect, useState } from "react";

import { useHydrated } from "#src/ui/useHydrated.ts";
import { inOrder, keepOrder, orderFor } from "./seenOrders.ts";

/**
 * The articles by chance: in another order at each visit, and in the one seen before where Back, Forward or another language
 * leads there again. `entry` names the visit in the history. While a list is on show its order stays, even if the entry
 * changes under it, as by a link to a place on the page.
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

  useEffect(() => keepOrder(entry, order), [entry, order]);

  return inOrder(posts, order);
}
