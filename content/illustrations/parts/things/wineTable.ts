import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { box, disc } from "#content/illustrations/kit/path.ts";

/** A wine barrel that stands on its end, 70 wide and 96 high; its foot at 0,0. */
export function wineBarrel(): Drawing {
  return (
    fill("M-20 2Q30-12 118-14Q96 6 20 10Z", "#7a5668", 0.75) +
    fill("M-28 0Q-44-48-28-94H28Q44-48 28 0Q0 8-28 0Z", "#b0713f") +
    fill("M8 4Q18-48 8-94H28Q44-48 28 0Q18 4 8 4Z", "#7c4638") +
    stroke("M-13 3Q-20-48-13-92M2 4V-92", "#8a5236", 2.4, 0.8) +
    fill("M-32-14Q0-6 32-14L34-24Q0-15-34-24ZM-34-70Q0-62 34-70L32-80Q0-71-32-80Z", "#4a4258") +
    fill(disc(0, -94, 28, 8), "#d9a468") +
    fill("M6-86Q28-88 28-94T6-102Z", "#b98050")
  );
}

/** A wooden table 190 wide and 78 high, laid with a jug, a bottle of fruit wine, two glasses and a bowl of peaches; its foot at 0,0. */
export function wineTable(): Drawing {
  const glass = (x: number, y: number): Drawing =>
    fill(disc(x, y, 4, 1.4), "#efe4d2") +
    stroke(`M${x} ${y}v-8`, "#efe4d2", 1.6) +
    fill(`M${x - 5} ${y - 18}Q${x - 6} ${y - 7} ${x} ${y - 7}T${x + 5} ${y - 18}Z`, "#8d2448");
  return (
    fill("M-80 4L78 6L210-6L196-20L50-22Z", "#7a5668", 0.75) +
    fill(box(-82, -70, 8, 72) + box(70, -70, 8, 74) + box(-52, -70, 6, 58) + box(88, -74, 6, 60), "#6d4234") +
    fill("M-92-72L-62-100H104L82-72Z", "#d29a5e") +
    fill(box(-92, -72, 174, 9), "#9a5f3c") +
    fill("M82-72L104-100V-91L82-63Z", "#6d4234") +
    // A striped cloth that hangs over the edge.
    fill("M-40-72L-12-100H44L20-72V-42L-40-45Z", "#fbefd8") +
    fill("M-28-72L-1-100H8L-18-72V-43L-28-44ZM-6-72L20-100H29L4-72V-42L-6-43Z", "#c24a3c") +
    fill("M20-72L44-100V-72L20-42Z", "#b7a0bb") +
    // The jug, the bottle, the glasses.
    fill("M-26-84Q-33-98-24-107L-27-118H-10L-13-107Q-4-98-11-84Q-18-81-26-84Z", "#c96a3e") +
    fill("M-17-82Q-9-96-17-107L-15-118H-10L-13-107Q-4-98-11-84Z", "#8f3f3c") +
    stroke("M-11-114Q2-112-4-101T-8-92", "#8f3f3c", 3) +
    fill("M34-85V-108Q35-113 38-115V-128H44V-115Q47-113 48-108V-85Q41-82 34-85Z", "#3f5a3a") +
    fill("M42-83V-128H44V-115Q47-113 48-108V-85Z", "#27402f") +
    fill(box(34, -104, 9, 11), "#f6e2bc") +
    glass(16, -80) +
    glass(66, -84) +
    // Peaches.
    fill(disc(-62, -85, 6) + disc(-52, -86, 6) + disc(-57, -91, 6), "#e8874c") +
    fill(disc(-64, -87, 2.6) + disc(-58, -93, 2.6), "#f7c26e") +
    fill("M-72-85H-43Q-45-77-57-76T-72-85Z", "#f1e2c8") +
    fill("M-51-85H-43Q-45-77-57-76Q-51-79-51-85Z", "#a88ca8")
  );
}
