import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { box, disc, lens } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

const ROCK = "#d9c3ae";
const ROCK_SHADE = "#8f7c92";

/** Lobes of a bush by their place and radius, in its half width. */
const LOBES = [
  [-0.62, 0.3, 0.42],
  [0.6, 0.28, 0.4],
  [-0.1, 0.6, 0.58],
  [0.42, 0.72, 0.36],
] as const;

/** An islet of Lake Bafa, boulders at its waterline, with the walls, the tower and the chapel of a ruined monastery; 320 wide. */
export function lakeMonastery(sheet: Sheet): Drawing {
  const { leaf, leafLight, leafDark } = sheet.mood;
  const [wall, worn, shade, deep] = ["#f0d6ab", "#dcb98f", "#97798a", "#5f4a6c"] as const;
  // Maquis in lobes, each lit from the left.
  const bush = (x: number, y: number, size: number) => {
    const lobes = (left: number, up: number, share: number) =>
      LOBES.map(([right, rise, radius]) =>
        disc(x + (right - left) * size, y - (rise + up) * size, radius * size * share, radius * size * share * 0.86),
      ).join("");
    return (
      fill(lens(x + size * 0.7, y + 1, size * 3.4, size * 0.4), "#5f6248", 0.5) +
      fill(lobes(0, 0, 1), leafDark) +
      fill(lobes(0.16, 0.12, 0.7), leaf) +
      fill(lobes(0.26, 0.24, 0.34), leafLight)
    );
  };
  return (
    fill("M-160 2C-150-12-118-16-96-26C-60-42 40-44 84-30C112-22 148-14 162 2Z", "#b9b274") +
    fill("M40-40C96-34 140-16 162 2H60C78-12 70-30 40-40Z", "#87865f") +
    bush(-88, -24, 22) +
    // The wall around the court, its teeth and its breach.
    fill("M-66-28V-66H-58V-60H-50V-66H-42V-60H-34V-66H-26V-58L-8-54L4-44L20-48V-26Q-24-20-66-28Z", wall) +
    fill("M-66-28V-40L-30-44L20-38V-26Q-24-20-66-28Z", worn, 0.6) +
    // The tower over it, which lost a corner.
    fill("M10-26V-92L16-92V-98L26-99V-92L34-100L40-98V-24Z", wall) +
    fill("M40-24V-98L46-84L58-78V-26Q48-22 40-24Z", shade) +
    fill(box(20, -80, 7, 14) + box(20, -54, 7, 12), deep) +
    // The side wall runs on in the shade, the chapel's apse at its end.
    fill("M58-26V-58L72-56V-50H80V-55L92-52V-24Q74-20 58-26Z", shade) +
    fill("M-56-27V-40Q-51-48-46-40V-25Z", deep) +
    fill(box(-30, -50, 6, 11), deep) +
    bush(108, -19, 23) +
    bush(-14, -20, 11) +
    bush(66, -18, 13) +
    // Boulders along the water.
    fill(
      "M-164 4C-166-12-142-20-126-12C-116-22-92-18-88-4C-70-14-48-12-40-2C-20-10 6-10 18-1C34-12 60-14 74-2C84-14 112-18 124-6C138-14 162-8 164 4Q0 10-164 4Z",
      ROCK,
    ) +
    fill(
      "M-130-14C-118-10-116 0-122 6H-104C-92 0-98-14-106-17C-112-18-122-16-130-14ZM-60-9C-48-8-40-2-40 4L-66 6C-56 2-56-4-60-9ZM2-7C14-4 18 2 14 6L-10 6C2 4 4-2 2-7ZM56-9C70-6 76 0 72 6L46 6C58 2 60-4 56-9ZM108-13C120-10 124-4 120 6L92 6C108 2 112-6 108-13ZM150-8C160-4 164 0 164 4L140 6C150 2 152-4 150-8Z",
      ROCK_SHADE,
    )
  );
}
