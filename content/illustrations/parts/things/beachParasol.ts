import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";

/** A canvas parasol with a sunbed under it, in metres: cream, coral or blue by turns. It stands on 0,0. */
export function beachParasol(index: number): Drawing {
  const [lit, shade] = (
    [
      ["#fff6e6", "#d9c9c8"],
      ["#e2683f", "#ad4436"],
      ["#3f9cb4", "#2a6f90"],
    ] as const
  )[index % 3] ?? ["#fff6e6", "#d9c9c8"];
  return (
    fill("M-.6 0Q.8-.36 2.3-.1Q1.6.32 .2.24Z", "#8d7288", 0.55) +
    fill("M-1.1-.1L-.86-.34H.5L.74-.06V.06H-1.1Z", "#fffaf0") +
    fill("M-1.1-.06H.74V.08H-1.1Z", "#b9a7b8") +
    fill("M-.05 0H.05V-2.2H-.05Z", "#7c5a48") +
    fill(
      "M-1.25-1.76Q-.9-2.36 0-2.42Q.9-2.36 1.25-1.76Q.9-1.86 .62-1.74Q.3-1.86 0-1.72Q-.3-1.86-.62-1.74Q-.9-1.86-1.25-1.76Z",
      lit,
    ) +
    fill("M0-2.42Q.9-2.36 1.25-1.76Q.9-1.86 .62-1.74Q.5-2.2 0-2.42Z", shade)
  );
}
