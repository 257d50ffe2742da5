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

/** A wooden table 230 wide and 120 high, laid with a jug, a bottle of fruit wine, two glasses and a bowl of peaches; its foot at 0,0. */
export function wineTable(): Drawing {
  const glass = (x: number, y: number): Drawing =>
    fill(disc(x, y, 10, 3), "#efe4d2") +
    stroke(`M${x} ${y}v-16`, "#efe4d2", 3) +
    fill(`M${x - 11} ${y - 40}Q${x - 13} ${y - 14} ${x} ${y - 14}T${x + 11} ${y - 40}Z`, "#e9dfe0") +
    fill(`M${x - 11} ${y - 32}Q${x - 11} ${y - 15} ${x} ${y - 15}T${x + 11} ${y - 32}Z`, "#8d2448");
  return (
    fill("M-96 5L86 9L262-6L246-26L60-30Z", "#7a5668", 0.75) +
    fill(box(-96, -88, 12, 92) + box(74, -88, 12, 96) + box(-58, -88, 9, 74) + box(98, -88, 9, 78), "#6d4234") +
    fill("M-112-92L-74-124H122L96-92Z", "#d29a5e") +
    fill("M-100-102L-92-109H110L104-102Z", "#b87c48", 0.7) +
    fill(box(-112, -92, 208, 15), "#9a5f3c") +
    fill("M96-92L122-124V-110L96-77Z", "#6d4234") +
    // A striped cloth that hangs over the edge.
    fill("M-52-92L-28-124H38L20-92V-52L-52-56Z", "#fbefd8") +
    fill("M-36-92L-14-124H-4L-24-92V-54L-36-55ZM-8-92L10-124H20L4-92V-53L-8-54Z", "#c24a3c") +
    fill("M20-92L38-124V-88L20-52Z", "#b7a0bb") +
    // The jug.
    fill("M-36-106Q-50-130-34-148Q-38-160-42-170L-6-168Q-12-158-12-148Q4-130-8-106Q-22-100-36-106Z", "#c96a3e") +
    fill("M-18-103Q-2-126-20-148L-18-168L-6-168Q-12-158-12-148Q4-130-8-106Z", "#8f3f3c") +
    stroke("M-10-160Q16-158 8-138T-4-124", "#8f3f3c", 6) +
    // The bottle.
    fill("M36-104V-146Q37-156 44-160V-182H56V-160Q63-156 64-146V-104Q50-98 36-104Z", "#3f5a3a") +
    fill("M52-101V-182H56V-160Q63-156 64-146V-104Z", "#27402f") +
    fill(box(36, -138, 22, 24), "#f6e2bc") +
    fill(box(43, -186, 14, 12), "#8d2448") +
    glass(14, -98) +
    glass(82, -104) +
    // Peaches.
    fill(disc(-82, -112, 13) + disc(-62, -114, 13) + disc(-72, -124, 12), "#e8874c") +
    fill(disc(-85, -115, 6) + disc(-65, -117, 6) + disc(-75, -128, 6), "#f7c26e") +
    fill("M-102-112H-44Q-48-94-73-93T-102-112Z", "#f1e2c8") +
    fill("M-60-112H-44Q-48-94-73-93Q-60-98-60-112Z", "#a88ca8")
  );
}
