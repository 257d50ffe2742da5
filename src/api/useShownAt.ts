import { useState } from "react";

/** Time when a form was first visible, as of `performance.now()`. A prerendered form is visible from the start. */
export function useShownAt(isPrerendered: boolean): number {
  const [shownAt] = useState(() => (isPrerendered ? 0 : performance.now()));
  return shownAt;
}
