import { useEffect, useState } from "react";

import { useHydrated } from "#src/ui/useHydrated.ts";
import { sortBySequence, saveSequence, sequenceFor } from "./seenSequences.ts";

/**
 * Articles in random order: a new sequence at each visit, and the previous one after Back, Forward or a language switch. `entry` is the key
 * of the history entry. The sequence of a mounted list never changes, even if its entry does, for example after a link to a hash.
 */
export function usePostSequence<Post extends { id: number }>(posts: readonly Post[], entry: string): Post[] {
  const isHydrated = useHydrated();
  const [sequence] = useState(() =>
    sequenceFor(
      entry,
      posts.map(({ id }) => id),
      !isHydrated,
    ),
  );

  useEffect(() => saveSequence(entry, sequence), [entry, sequence]);

  return sortBySequence(posts, sequence);
}
