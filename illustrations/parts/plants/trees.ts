import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { lens, polygon, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { leafMass } from "./foliage.ts";

export interface TreeOptions {
  seed?: number;
}

/** An old olive, about 200 units high: a split, twisted trunk under silver masses with sky between them. */
export function olive(sheet: Sheet, { seed = 1 }: TreeOptions = {}): Drawing {
  return sheet.stamp(`olive ${seed}`, () => {
    const random = randomOf(seed * 5);
    const { trunk, stoneShade, leafDark, leaf, leafLight, cloudShade } = sheet.mood;
    const wood =
      "M-30 0Q-16-12-20-34Q-30-62-52-88L-66-112L-56-116L-36-90Q-18-72-10-60Q-6-84-16-126L-6-128Q4-92 6-66Q18-88 46-112L70-130L76-122L52-96Q24-66 20-44Q18-18 34 0Q18-8 8 2Q0-10-8 0Q-18-6-30 0Z";
    const worn = "M-22-2Q-12-18-15-38Q-22-64-44-92L-38-90Q-16-70-10-48Q-8-22-12-4ZM4 0Q0-26 4-50L10-62Q8-30 14-2Z";
    const silver = [leafDark, leaf, leafLight] as const;
    // A leaf's pale underside takes some of the sky.
    const high = [leaf, leafLight, blend(leafLight, cloudShade, 0.45)] as const;
    const masses = [
      { x: 62, y: -124, width: 44, height: 30, colours: silver },
      { x: -66, y: -118, width: 42, height: 28, colours: silver },
      { x: 24, y: -146, width: 50, height: 32, colours: silver },
      { x: -26, y: -152, width: 50, height: 32, colours: high },
      { x: -4, y: -184, width: 44, height: 26, colours: high },
      { x: 84, y: -104, width: 24, height: 16, colours: silver },
      { x: -92, y: -98, width: 24, height: 16, colours: silver },
    ];
    return (
      fill(lens(26, 3, 150, 10), sheet.mood.groundShade, 0.6) +
      fill(wood, trunk) +
      fill(worn, stoneShade, 0.8) +
      masses
        .map((mass, index) =>
          leafMass(sheet, {
            ...mass,
            x: mass.x + random.around(6),
            y: mass.y + random.around(5),
            seed: seed * 10 + index,
            count: 15,
            size: 17,
          }),
        )
        .join("")
    );
  })(0, 0);
}

/** A cypress, 210 units high: one flame on a bare foot, its right half and its shadow to the right. */
export function cypress(sheet: Sheet, { seed = 1 }: TreeOptions = {}): Drawing {
  const random = randomOf(seed * 9);
  const { trunk, leaf, leafDark, leafLight, groundShade } = sheet.mood;
  const lean = random.around(4);
  const tip = `${short(2 + lean)} -208`;
  const flecks = counted(12).map((index) => {
    const y = -36 - index * 12;
    const wide = 19 * Math.sin(Math.min(1, -y / 208) * Math.PI) ** 0.7;
    const x = -wide * random.between(0.2, 0.85);
    return `M${short(x)} ${y}q${short(4)} -11 ${short(8)} -24q2 14 -3 25z`;
  });
  return (
    fill(
      `M-5 1Q16-6 ${short(52 + lean * 3)} -3Q${short(70 + lean * 3)} -1 ${short(54 + lean * 3)} 4Q22 8-5 1Z`,
      groundShade,
      0.55,
    ) +
    fill("M-8 2Q-4-4-4-26H6Q6-5 10 2Q1 5-8 2Z", trunk) +
    fill("M2 3.5Q2-8 2-26H6Q6-5 10 2Q6 3.5 2 3.5Z", leafDark) +
    fill(`M-4-15Q-28-48-19-120Q-12-172 ${tip}Q15-162 21-116Q31-50 9-16Q6-22 3-14Q0-22-4-15Z`, leaf) +
    fill(`M3-14Q10-58 8-112Q8-164 ${tip}Q15-162 21-116Q31-50 9-16Q6-22 3-14Z`, leafDark) +
    fill(flecks.join(""), leafLight, 0.55)
  );
}

/** A date palm, about 300 units high: pinnate fronds with ribs, the near ones lit. `lean` moves the crown sideways. */
export function palm(sheet: Sheet, { seed = 1, lean = 14 }: TreeOptions & { lean?: number } = {}): Drawing {
  const random = randomOf(seed * 15);
  const { trunk, leafDark, leaf, leafLight, stoneShade, groundShade } = sheet.mood;
  const top = -228;
  const rings = counted(15).map((index) => {
    const share = index / 15;
    const x = lean * share ** 2;
    return `M${short(x - mixed(9, 6, share))} ${short(-12 - index * 14)}q6 5 ${short(mixed(18, 11, share))} -1`;
  });
  const fronds = counted(15).map((index) => {
    const angle = -Math.PI * (-0.1 + (1.2 * ((index * 4) % 15)) / 14) + random.around(0.06);
    return frond(lean, top, angle, random.between(92, 128), random.between(30, 62), random.next());
  });
  const layer = (from: number, to: number, colour: string) => fill(fronds.slice(from, to).join(""), colour);
  return (
    fill("M-14 0Q8-8 60-6Q104-8 128-1Q96 6 44 5Q6 8-14 0Z", groundShade, 0.5) +
    fill(
      `M-17 2Q-11-5-10-26Q${short(lean * 0.1 - 6)} -120 ${short(lean - 5)} ${top}L${short(lean + 5)} ${top}Q${short(lean * 0.2 + 8)} -120 10-26Q11-5 18 2Q9 3 5 6Q0 2-5 6Q-9 2-17 2Z`,
      trunk,
    ) +
    stroke(rings.join(""), stoneShade, 1.8, 0.6) +
    layer(0, 5, leafDark) +
    layer(5, 11, leaf) +
    layer(11, 15, leafLight)
  );
}

/** One frond: a bent rib with leaflets that hang from both of its sides. */
function frond(x: number, y: number, angle: number, length: number, drop: number, chance: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const fall = drop * (1 - 0.45 * Math.max(0, -sin));
  const along = (share: number): readonly [number, number] => [
    x + cos * length * share,
    y + sin * length * share * (1 - share * 0.3) + fall * share * share,
  ];
  const leaflets = counted(15).map((index) => {
    const share = 0.12 + (index / 15) * 0.88;
    const [px, py] = along(share);
    const size = length * 0.27 * Math.sin(Math.min(1, 0.2 + share * 0.86) * Math.PI) ** 0.7 + 6;
    const [ux, uy] = [cos * 0.75, sin * 0.4 + 0.55 + chance * 0.1];
    return (
      polygon([
        [px, py - 1.4],
        [px + ux * size * 0.6 + uy * size * 0.4, py + uy * size * 0.75 - 3],
        [px + 2 * cos, py + 2.4],
      ]) +
      polygon([
        [px, py - 1.4],
        [px + ux * size * 0.62, py - size * 0.42 + uy * size * 0.3],
        [px + 3 * cos, py + 1.6],
      ])
    );
  });
  const [mx, my] = along(0.5);
  const [ex, ey] = along(1);
  return `M${short(x)} ${short(y - 2)}Q${short(mx)} ${short(my - fall * 0.25 - 2)} ${short(ex)} ${short(ey)}Q${short(mx)} ${short(my - fall * 0.25 + 3)} ${short(x)} ${short(y + 2)}Z${leaflets.join("")}`;
}

/** An umbrella pine, about 230 units high. */
export function pine(sheet: Sheet, { seed = 1 }: TreeOptions = {}): Drawing {
  return sheet.stamp(`pine ${seed}`, () => {
    const { trunk, stoneShade, groundShade } = sheet.mood;
    const random = randomOf(seed * 3);
    const crowns = [
      [-58, -172, 56, 22],
      [52, -178, 58, 22],
      [0, -196, 66, 24],
      [-16, -212, 44, 15],
    ] as const;
    return (
      fill("M-14 1Q10-8 56-5Q112-7 120 0Q84 8 30 6Q4 7-14 1Z", groundShade, 0.5) +
      fill(
        "M-20 3Q-12-4-10-24Q-6-66-9-112L-44-160L-36-164L-4-128L2-176H9L9-124L40-170L48-165L14-108Q9-66 13-24Q15-4 23 3Q12 2 7 6Q1 2-5 6Q-10 1-20 3Z",
        trunk,
      ) +
      fill("M-6-4Q-2-60-5-108L-2-120Q2-60 1-4Z", stoneShade, 0.8) +
      crowns
        .map(([x, y, width, height], index) =>
          leafMass(sheet, { x: x + random.around(5), y, width, height, seed: seed * 7 + index, count: 20, size: 15 }),
        )
        .join("")
    );
  })(0, 0);
}
