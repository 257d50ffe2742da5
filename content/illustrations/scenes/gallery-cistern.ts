import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, box, chip, curve, curveDownTo, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { type Girth, limb } from "../parts/people/body.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 470;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.2, focal: 1200 });
/** Where the middle of the cistern is, in metres from the eye; its radius, and the heights of its drum and of the whole. */
const [RIGHT, AWAY] = [-1.75, 12.5];
const [RADIUS, DRUM, TOP] = [3.7, 1.5, 4.9];
/** The sun: where its rays go on the ground, how long the shadow of a metre is, its direction against the dome in degrees and its slope. */
const SUN = { right: 0.93, away: 0.37, length: 1.95, turn: -68, flat: 0.89, up: 0.46 };

/** A gümbet in the last sun: its white dome over a path, one goat on the way to the door, one with its feet on the wall at the olive; the sea far below. */
export const SCENE: Scene = {
  name: "gallery-cistern",
  seed: 133,
  mood: "gold",
  colours: {
    sky: ["#3f8fb4", "#93c3c9", "#f3dcae", "#fbc389"],
    sea: ["#dccfa8", "#6fb0b9", "#2c84a8", "#1c6a94"],
    wall: "#fbdcab",
    wallBright: "#fff3d8",
    wallShade: "#b794bd",
    wallDeep: "#8168a2",
    ground: "#e6b968",
    groundShade: "#8b5c66",
    far: "#a396b8",
    farShade: "#8b82ac",
  },
  grain: 0.26,
  crops: { wide: 190, square: 160 },
  draw(sheet) {
    drawFar(sheet);
    drawTerrace(sheet);
    drawMeadow(sheet);
    drawDome(sheet);
    drawPorch(sheet);
    drawOlive(sheet);
    drawHerd(sheet);
    drawNear(sheet);
  },
};

/** The sky's light fades to the left, the sea lies far below: capes and an island, two boats out for the evening. */
function drawFar(sheet: Sheet): void {
  const { far, farShade } = sheet.mood;
  const bay = pointsOf([
    880, 660, 940, 612, 1010, 580, 1130, 556, 1220, 552, 1262, 564, 1190, 582, 1140, 600, 1170, 622, 1290, 610, 1400,
    584, 1500, 570, 1640, 560, 1640, 720, 880, 720,
  ]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.36 }),
    sweptCloud(sheet, { x: 1120, y: 150, length: 760, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 420, 90, 398, 200, 410, 300, 436, 420, 462]),
      foot: HORIZON + 2,
      rough: 3,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([960, 468, 1060, 446, 1150, 420, 1230, 432, 1320, 404, 1420, 430, 1520, 440, 1640, 424]),
      foot: HORIZON + 2,
      rough: 3,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 26, foot: false }),
    ...placesOf([1180, 512, 0.13, 1060, 528, 0.2]).map(([x, y, size]) => place(sailingYacht(sheet), x, y, size)),
    // A low cape with its bay, and the slope above it.
    fill(
      curve(
        bay.map(([x, y]): Point => [x - 8, y + 5]),
        true,
      ),
      "#8fd0cc",
      0.7,
    ),
    fill(curve(bay, true), blend(far, "#a79a5c", 0.55)),
    fill(
      "M1130 556L1220 552L1262 564L1190 582Q1180 566 1130 556ZM1290 610L1400 584L1500 570L1640 560V590Q1480 596 1290 610Z",
      farShade,
      0.7,
    ),
    houses(),
    fill(curveDownTo(pointsOf([-40, 540, 120, 520, 260, 556, 360, 600, 460, 640]), 760), blend(far, "#a79a5c", 0.55)),
  );
}

/** White houses along the bay, no more than specks from up here. */
function houses(): Drawing {
  const random = randomOf(21);
  const spots = counted(34).map((): Point => {
    const share = random.next();
    return [mixed(1180, 1420, share) + random.around(10), mixed(618, 578, share) + random.between(-2, 8)];
  });
  return fill(spots.map(([x, y]) => box(x, y, random.between(5, 10), random.between(4, 7))).join(""), "#fff3dc");
}

/** The terrace of the cistern, whose far edge falls off to the sea. */
const MEADOW = curveDownTo(pointsOf([-40, 604, 200, 612, 500, 630, 900, 652, 1060, 648, 1300, 654, 1640, 636]), 1220);

/** The edge of the terrace: maquis and olives of the slope below stand over it. */
function drawTerrace(sheet: Sheet): void {
  const random = randomOf(4);
  sheet.add(
    fill(
      curveDownTo(pointsOf([-40, 580, 240, 588, 600, 610, 940, 626, 1100, 620, 1300, 632, 1640, 604]), 800),
      "#8d8650",
    ),
    farCrowns(random, 26, [-20, 300], [566, 600], 26, "#5f6a3c", "#a3a25a"),
    farCrowns(random, 40, [930, 1640], [622, 654], 25, "#5f6a3c", "#a3a25a"),
    place(cypress(sheet, { seed: 4 }), 1104, 668, 0.86),
    place(cypress(sheet, { seed: 7 }), 1156, 664, 0.6),
    place(olive(sheet, { seed: 3 }), 120, 640, 1.16),
    fill(MEADOW, sheet.mood.ground),
  );
}

const on = (right: number, away: number): Point => EYE([right, away, 0]);

/** The dry meadow, the trodden path to the door, the dome's long shadow. */
function drawMeadow(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const random = randomOf(7);
  const path = curve(
    [
      on(-0.2, 3.2),
      on(-0.9, 4.6),
      on(-2.2, 6),
      on(-3.4, 7.1),
      on(-4.3, 8.2),
      on(-4.5, 9.4),
      on(-3, 9.2),
      on(-2.5, 8),
      on(-1.2, 6.7),
      on(0.2, 5.3),
      on(1.3, 3.9),
      on(1.6, 3.2),
    ],
    true,
  );
  const tufts = (count: number, seed: number): Path => {
    const lot = randomOf(seed);
    return counted(count)
      .map(() => {
        const away = mixed(3.4, 20, lot.next() ** 1.5);
        const unit = metreAt(EYE, [0, away, 0]);
        return lens(...on(lot.between(-1, 1) * away * 0.75, away), unit * lot.between(0.4, 1.3), unit * 0.06);
      })
      .join("");
  };
  const pebbles = counted(34).map(() => {
    const away = mixed(3.8, 8.4, random.next());
    const unit = metreAt(EYE, [0, away, 0]);
    return chip(
      random,
      ...on(1.4 - (away - 3.8) * 1.05 + random.around(0.6), away),
      unit * random.between(0.03, 0.07),
      unit * 0.025,
    );
  });
  sheet.add(
    fill(tufts(90, 3), "#f0cb80", 0.9),
    fill(tufts(80, 4), "#c8944e", 0.6),
    fill(path, "#f8deaa"),
    sheet.clipped(path, fill(tufts(30, 8), "#e2bb80", 0.8)),
    fill(pebbles.join(""), "#a9805f", 0.8),
    sheet.clipped(MEADOW, fill(domeShadow(), groundShade, 0.72)),
    ...tussocks(sheet),
  );
}

/** Dry grass in uneven clumps, most of them along the path. */
function tussocks(sheet: Sheet): Drawing[] {
  const spots = placesOf([
    -2.5, 4.6, 0.3, -2.9, 5.4, 0.22, -4.2, 6.4, 0.3, 0.7, 5.4, 0.24, 1.5, 4.5, 0.34, -0.3, 6.9, 0.16, 1.9, 6.6, 0.2,
    2.6, 7.6, 0.26, 2.1, 8.6, 0.2, -5.4, 8.2, 0.24, 0.9, 8.9, 0.18, 3.9, 10.8, 0.2, -6, 7, 0.3,
  ]);
  return spots
    .toSorted(([, a], [, b]) => b - a)
    .map(([right, away, tall], index) => {
      const [x, y] = on(right, away);
      const unit = metreAt(EYE, [right, away, 0]);
      return grass(sheet, {
        from: x - unit * 0.24,
        to: x + unit * 0.24,
        ground: () => y,
        height: unit * tall,
        count: 15,
        colour: index % 3 ? "#b58a42" : "#8f7440",
        seed: index + 3,
      });
    });
}

/** The dome laid along the ground: its circles moved along the sun's rays, the smaller the higher they lie. */
function domeShadow(): Path {
  const rings = shares(12).map((share) => {
    const { radius, up } = profile(share * 2);
    return { radius, x: RIGHT + up * SUN.length * SUN.right, z: AWAY + up * SUN.length * SUN.away };
  });
  return rings
    .map(({ radius, x, z }) =>
      polygon(
        shares(41).map((share) =>
          on(x + radius * Math.sin(share * Math.PI * 2), z + radius * Math.cos(share * Math.PI * 2)),
        ),
      ),
    )
    .join("");
}

/** Radius and height of the building: 0 to 1 is its drum, 1 to 2 the dome. */
function profile(height: number): { radius: number; up: number } {
  if (height <= 1) return { radius: RADIUS + 0.16 * (1 - height), up: DRUM * height };
  const rise = (height - 1) * Math.PI * 0.5;
  return { radius: (RADIUS - 0.12) * Math.cos(rise), up: DRUM + (TOP - DRUM) * Math.sin(rise) };
}

/** A point of its skin: degrees from us to the right, and the height as in `profile`. */
function skin(turn: number, height: number, out = 0): Point {
  const angle = (turn / 180) * Math.PI;
  const { radius, up } = profile(height);
  return EYE([RIGHT + (radius + out) * Math.sin(angle), AWAY - (radius + out) * Math.cos(angle), up]);
}

/** The turns at which the skin leaves our sight. */
const [LEFT, BEYOND] = [-66, 82];

/** What of the skin gets more than a share of the sun: from the left edge to the line on which it turns that far away. */
function sunlit(share: number): Path {
  const heights = shares(33).map((step) => step * 2);
  const end = (height: number): number => {
    const rise = Math.max(0, height - 1) * Math.PI * 0.5;
    const cosine = (share - SUN.up * Math.sin(rise)) / (SUN.flat * Math.max(0.02, Math.cos(rise)));
    return within(SUN.turn + (Math.acos(within(cosine, -1, 1)) * 180) / Math.PI, LEFT, BEYOND);
  };
  const right = heights.map((height) => skin(end(height), height));
  const left = heights.toReversed().map((height) => skin(LEFT, height));
  return polygon([...right, ...left]);
}

/** The limewash between the deepest shade at 0 and the full sun at 1. */
function toneAt(sheet: Sheet, share: number): string {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  if (share < 0.4) return blend(wallDeep, wallShade, within(share / 0.4));
  if (share < 0.7) return blend(wallShade, wall, (share - 0.4) / 0.3);
  return blend(wall, wallBright, within((share - 0.7) / 0.3));
}

/** The gümbet: limewash that turns from the sun through many tones, hand-laid, on a foot of field stones. */
function drawDome(sheet: Sheet): void {
  const { wallShade, wallDeep } = sheet.mood;
  const random = randomOf(11);
  const all = shares(33).map((step) => step * 2);
  const body = polygon([
    ...all.map((height) => skin(BEYOND, height)),
    ...all.toReversed().map((height) => skin(LEFT, height)),
    ...shares(30).map((share) => skin(mixed(LEFT, BEYOND, share), 0)),
  ]);
  const steps = 44;
  const tones = counted(steps).map((index) => {
    const share = index / (steps - 1);
    return fill(sunlit(mixed(-0.42, 0.72, share)), toneAt(sheet, share));
  });
  // Where a hand has gone over it with more lime, or rain has thinned it.
  const coats = counted(9).map((index) => {
    const [turn, height] = [random.between(-44, 2), random.between(0.4, 1.6)];
    const [x, y] = skin(turn, height);
    return fill(
      blot(random, x, y, random.between(60, 120), random.between(16, 34)),
      index % 2 ? "#fffaf0" : "#f3d8ae",
      0.35,
    );
  });
  const band = (low: number, high: number, out: number, from = LEFT, to = BEYOND) =>
    polygon([
      ...shares(30).map((share) => skin(mixed(from, to, share), low, out)),
      ...shares(30).map((share) => skin(mixed(to, from, share), high, out)),
    ]);
  const stones = counted(46).map((index) => {
    const turn = mixed(-66, 70, index / 45) + random.around(0.8);
    const [x, y] = skin(turn, random.between(0.05, 0.14), 0.05);
    const lit = Math.cos(((turn - SUN.turn) / 180) * Math.PI);
    return fill(
      chip(random, x, y, random.between(16, 30) * (0.35 + Math.cos((turn / 180) * Math.PI)), random.between(9, 17)),
      blend("#7d6584", "#e6c391", within(lit * 0.8 + random.around(0.25))),
    );
  });
  // The ledge between drum and dome, in as many pieces as it takes to turn with them.
  const ledge = counted(40).map((index) => {
    const [from, to] = [mixed(LEFT, 75, index / 40), mixed(LEFT, 75, (index + 1.1) / 40)];
    const sun = SUN.flat * Math.cos(((from - SUN.turn) / 180) * Math.PI) + 0.16;
    return fill(band(0.985, 1.045, 0.07, from, to), toneAt(sheet, (sun + 0.42) / 1.14));
  });
  const shadow = (grow: number): Path => {
    const at = (turn: number, height: number) => skin(turn + grow, height + grow * 0.01);
    return curve(
      [at(-22, -0.1), at(7, -0.1), at(7, 0.4), at(4, 0.74), at(-3, 0.94), at(-10, 0.98), at(-22, 0.9)],
      true,
    );
  };
  sheet.add(
    fill(body, wallDeep),
    sheet.clipped(body, tones.join("") + coats.join("")),
    fill(band(0.94, 0.99, 0.03), wallDeep, 0.3),
    ...ledge,
    sheet.clipped(body, fill(shadow(2), wallShade, 0.5) + fill(shadow(0), blend(wallShade, wallDeep, 0.5), 0.8)),
    ...stones,
    crown(sheet),
  );
}

/** The stone that closes the hole at the crown. */
function crown(sheet: Sheet): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  const [x, y] = skin(0, 2);
  return (
    fill(`M${x - 30} ${y + 5}Q${x - 30} ${y - 22} ${x} ${y - 26}Q${x + 30} ${y - 22} ${x + 30} ${y + 5}Z`, wallBright) +
    fill(
      `M${x + 4} ${y - 26}Q${x + 30} ${y - 22} ${x + 30} ${y + 5}H${x + 6}Q${x + 14} ${y - 10} ${x + 4} ${y - 26}Z`,
      wallShade,
    )
  );
}

/** The porch of the door: it stands out to the left front, its flank in shade; steps go down to the water inside. */
function drawPorch(sheet: Sheet): void {
  const { wall, wallBright, wallShade, wallDeep, near } = sheet.mood;
  const turn = -30;
  const angle = (turn / 180) * Math.PI;
  const at = frameOf(EYE, {
    right: RIGHT + RADIUS * Math.sin(angle),
    away: AWAY - RADIUS * Math.cos(angle),
    heading: 180 - turn,
  });
  const arc = (along: number, half: number, foot: number, high: number): Point[] => [
    at([along, -half, foot]),
    ...shares(15).map((share) => {
      const bow = Math.PI * (1 - share);
      return at([along, half * Math.cos(bow), high + half * 0.8 * Math.sin(bow)]);
    }),
    at([along, half, foot]),
  ];
  const [half, high, out, back] = [0.98, 1.55, 0.75, -0.9];
  const front = polygon(arc(out, half, 0, high));
  const opening = polygon(arc(out, 0.56, 0, 1.25));
  const ring = (from: number, to: number) => arc(out, half, high, high).slice(1, -1).slice(from, to);
  const hind = (from: number, to: number) => arc(back, half, high, high).slice(1, -1).slice(from, to);
  const vault = (from: number, to: number) => polygon([...ring(from, to), ...hind(from, to).toReversed()]);
  const level = (from: number, to: number, up: number) =>
    polygon([at([from, -1.4, up]), at([from, 1.4, up]), at([to, 1.4, up]), at([to, -1.4, up])]);
  const wedges = counted(9).map((index) => {
    const side = (share: number, reach: number): Point => {
      const bow = Math.PI * (1 - share);
      return at([out, reach * Math.cos(bow), 1.25 + reach * 0.8 * Math.sin(bow)]);
    };
    const [a, b] = [index / 9 + 0.008, (index + 1) / 9 - 0.008];
    return fill(
      polygon([side(a, 0.56), side(a, 0.78), side(b, 0.78), side(b, 0.56)]),
      index % 3 === 1 ? "#d9b583" : "#ecd0a2",
    );
  });
  const random = randomOf(9);
  const quoins = counted(10).map((index) => {
    const [up, side] = [(index >> 1) * 0.25, index % 2 ? 1 : -1];
    const wide = random.between(0.18, 0.3);
    return fill(
      polygon([
        at([out, side * 0.56, up + 0.015]),
        at([out, side * (0.56 + wide), up + 0.015]),
        at([out, side * (0.56 + wide), up + 0.235]),
        at([out, side * 0.56, up + 0.235]),
      ]),
      index % 3 ? "#ecd0a2" : "#cfa87a",
    );
  });
  const flank = polygon([at([out, half, 0]), at([out, half, high]), at([back, half, high]), at([back, half, 0])]);
  sheet.add(
    fill(
      polygon([at([out, half, 0]), at([0, half, 0]), at([0.1, 2.1, 0]), at([0.5, 1.9, 0])]),
      sheet.mood.groundShade,
      0.7,
    ),
    fill(flank, blend(wallShade, wallDeep, 0.55)),
    fill(
      polygon([at([out, half, 1.3]), at([back, half, 1.3]), at([back, half, high]), at([out, half, high])]),
      wallShade,
      0.4,
    ),
    fill(vault(0, 8), wallBright),
    fill(vault(6, 11), wall),
    fill(vault(10, 15), wallShade),
    fill(front, wallBright),
    sheet.clipped(
      front,
      fill(
        counted(14)
          .map(() =>
            blot(
              random,
              ...at([out, random.between(-1, 1), random.between(0, 2)]),
              random.between(8, 20),
              random.between(5, 12),
            ),
          )
          .join(""),
        "#f1d9b0",
        0.7,
      ),
    ),
    ...quoins,
    ...wedges,
    fill(opening, near),
    sheet.clipped(
      opening,
      fill(level(0.75, 0.3, 0), "#e8c898") +
        fill(level(0.3, -0.1, -0.05), "#9a7a72") +
        fill(level(-0.02, -0.5, -0.1), "#c7a284") +
        fill(level(-0.5, -0.62, -0.14), "#6a5262") +
        fill(level(-0.62, -5, -0.22), "#3f7a92") +
        fill(level(-1.4, -2, -0.22), "#9cc9cc", 0.8) +
        fill(
          polygon([at([out, -0.56, 0]), at([out, -0.56, 1.3]), at([out - 0.4, -0.56, 1.3]), at([out - 0.4, -0.56, 0])]),
          blend(wallDeep, near, 0.45),
        ),
    ),
    stroke(polyline([at([out, -half, 0]), at([out, half, 0])]), "#a9805f", 3, 0.5),
  );
}

/** Where the field wall stands at a distance from us: it runs away to the right. */
const wallAt = (away: number): number => mixed(2.45, 7.4, (away - 3.2) / 13) + Math.sin(away * 1.3) * 0.08;

/** A dry-stone wall that runs away from us: the sun lies on its face and its top, gaps are in shade. */
function fieldWall(from: number, to: number): Drawing {
  const random = randomOf(15);
  const high = 0.88;
  const at = (away: number, across: number, up: number) => EYE([wallAt(away) + across, away, up]);
  const steps = counted(30).map((index) => mixed(from, to, (index / 29) ** 1.4));
  const strip = (line: (away: number) => Point, back: (away: number) => Point): Path =>
    polygon([...steps.map(line), ...steps.map(back).toReversed()]);
  const face = strip(
    (away) => at(away, 0, 0),
    (away) => at(away, 0.06, high),
  );
  const stones = counted(5).map(() => ({ lit: "", warm: "", dark: "" }));
  const top = { under: "", lit: "", warm: "" };
  for (let away = from; away < to; away += random.between(0.17, 0.3) * (away / 6) ** 0.5) {
    const unit = metreAt(EYE, [0, away, 0]);
    for (const [row, course] of stones.entries()) {
      const [x, y] = at(away + random.around(0.08), 0.02, 0.08 + row * 0.17 + random.around(0.03));
      const shape = chip(random, x, y, unit * random.between(0.07, 0.12), unit * random.between(0.075, 0.1));
      const lot = random.next();
      course[lot < 0.42 ? "lit" : lot < 0.8 ? "warm" : "dark"] += shape;
    }
    const [x, y] = at(away, 0.16, high + 0.02);
    const [wide, tall] = [unit * random.between(0.15, 0.24), unit * random.between(0.06, 0.1)];
    top.under += chip(random, x + 3, y + 4, wide * 1.15, tall * 1.3);
    top[random.chance(0.6) ? "lit" : "warm"] += chip(random, x, y, wide * 0.9, tall);
  }
  return (
    fill(
      strip(
        (away) => at(away, -0.12, 0),
        (away) => at(away, 0.05, 0),
      ),
      "#a9783f",
      0.6,
    ) +
    fill(face, "#86606a") +
    stones.map(({ lit, warm, dark }) => fill(lit, "#f4d6a0") + fill(warm, "#e0b581") + fill(dark, "#bf9078")).join("") +
    fill(top.under, "#a57a74") +
    fill(top.lit, "#fbe6bd") +
    fill(top.warm, "#ecc896")
  );
}

/** The wall's shadow, on the ground behind it. */
function wallShadow(): Path {
  const steps = shares(16).map((share) => mixed(3.2, 17, share));
  return polygon([
    ...steps.map((away) => on(wallAt(away) + 0.3, away)),
    ...steps.toReversed().map((away) => on(wallAt(away) + 1.9, away + 0.6)),
  ]);
}

/** The olive behind the wall, whose lowest branch hangs over it. */
function drawOlive(sheet: Sheet): void {
  const tree = sheet.tinted({ leafLight: "#c5bd78", leaf: "#7d8450", leafDark: "#4a5638", trunk: "#6a4a48" });
  const [x, y] = on(5.9, 9.6);
  sheet.add(
    fill(lens(x + 160, y, 560, 40), sheet.mood.groundShade, 0.6),
    fill(wallShadow(), sheet.mood.groundShade, 0.72),
    place(olive(tree, { seed: 8 }), x, y, 2.3),
    fieldWall(3.2, 17),
    stroke(`M${x - 160} ${y - 262}Q${x - 220} ${y - 250} ${x - 268} ${y - 206}`, "#6a4a48", 7),
    ...placesOf([-190, -268, 58, -236, -246, 50, -268, -212, 36]).map(([dx, dy, width], index) =>
      leafMass(tree, { x: x + dx, y: y + dy, width, height: width * 0.62, seed: index + 40, count: 15, size: 32 }),
    ),
  );
}

/** Joints of a goat that faces right, in centimetres from the ground under its middle. */
interface GoatPose {
  coat: string;
  faces: 1 | -1;
  /** Turns the trunk about the hip, in degrees, and moves the hip there. */
  rise?: number;
  hip?: Point;
  /** Foreleg and hind leg on our side, and those behind. */
  legs: { near: readonly [Girth[], Girth[]]; far: readonly [Girth[], Girth[]] };
}

const HIP: Point = [-30, -58];

/** A goat in two tones: its long coat, hooves, horns swept back, the sun along whatever looks to it. */
function goat({ coat, faces, rise = 0, hip = HIP, legs }: GoatPose): Drawing {
  const angle = (-rise / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = ([x, y]: Point): Point => {
    const [dx, dy] = [x - HIP[0], y - HIP[1]];
    return [(hip[0] + dx * cos - dy * sin) * faces, hip[1] + dx * sin + dy * cos];
  };
  const outline = (...points: readonly Point[]): Path => curve(points.map(turned), true);
  const part = (...girths: readonly Girth[]): Path =>
    limb(girths.map(([x, y, half]): Girth => [...turned([x, y]), half]));
  const leg = (girths: readonly Girth[]): Path => limb(girths.map(([x, y, half]): Girth => [x * faces, y, half]));
  const hoof = (girths: readonly Girth[]): Path => {
    const [x, y] = girths.at(-1) ?? [0, 0];
    return limb([
      [x * faces, y - 2, 3.2],
      [(x + 2) * faces, y + 1.6, 3],
    ]);
  };
  const shade = blend(coat, "#2f2046", 0.5);
  const light = blend(coat, "#ffd79a", 0.5);
  const trunk = outline(
    [22, -77],
    [4, -72],
    [-16, -73],
    [-34, -73],
    [-44, -64],
    [-43, -50],
    [-30, -43],
    [-8, -37],
    [14, -39],
    [30, -45],
    [36, -58],
    [33, -70],
  );
  const neck = outline([16, -74], [30, -81], [42, -95], [52, -96], [55, -82], [42, -66], [34, -50], [20, -54]);
  const skull = outline([44, -99], [54, -100], [63, -93], [73, -84], [74, -78], [68, -75], [58, -80], [48, -86]);
  const fringe = outline(
    [-38, -50],
    [-36, -36],
    [-30, -44],
    [-24, -30],
    [-17, -40],
    [-10, -27],
    [-3, -38],
    [4, -27],
    [11, -38],
    [17, -29],
    [25, -42],
    [30, -50],
    [0, -54],
  );
  const horn = part([50, -99, 3.4], [46, -110, 2.8], [36, -117, 2], [25, -116, 0.8]);
  const hornFar = part([54, -99, 2.8], [52, -110, 2.2], [44, -119, 1.4], [34, -120, 0.7]);
  const ear = part([46, -94, 2], [41, -91, 2.6], [36, -86, 1.2]);
  const beard = part([63, -78, 3], [62, -70, 2.2], [59, -63, 0.6]);
  const tail = part([-42, -68, 4], [-49, -74, 3], [-52, -82, 1]);
  return (
    fill(legs.far.map(leg).join(""), shade) +
    fill(legs.far.map(hoof).join(""), "#2c2030") +
    fill(hornFar, "#6d5a5c") +
    fill(tail, shade) +
    fill(legs.near.map(leg).join(""), coat) +
    fill(legs.near.map(hoof).join(""), "#2c2030") +
    fill(fringe, shade) +
    fill(trunk + neck, coat) +
    fill(
      outline([-43, -56], [-20, -50], [8, -48], [30, -54], [30, -45], [14, -39], [-8, -37], [-30, -43]),
      shade,
      0.75,
    ) +
    fill(skull, coat) +
    fill(beard, shade) +
    fill(part([-38, -70, 2.6], [-16, -70.5, 3.2], [4, -69.5, 3.2], [20, -74, 2.4], [30, -79, 2]), light) +
    fill(part([56, -97, 1.8], [70, -84, 1.6]), light) +
    fill(ear, shade) +
    fill(horn, "#b79a86") +
    fill(
      limb([
        [...turned([58, -91]), 1.3],
        [...turned([58.6, -90.6]), 1.3],
      ]),
      "#1f1628",
    )
  );
}

/** What stands on the meadow; a hundred of its units are a metre. */
function standing(right: number, away: number, drawing: Drawing): Drawing {
  return place(drawing, ...on(right, away), metreAt(EYE, [right, away, 0]) / 100);
}

/** A shadow on the ground from one place to another, narrower where it ends. */
function castFrom([right, away]: Point, long: number, wide: number): Path {
  const at = (along: number, across: number) =>
    on(right + along * SUN.right - across * 0.3, away + along * SUN.away + across);
  return curve(
    [
      at(0, -wide),
      at(long * 0.5, -wide * 1.1),
      at(long, -wide * 0.4),
      at(long * 1.04, wide * 0.3),
      at(long * 0.5, wide),
      at(0, wide),
    ],
    true,
  );
}

/** Three goats: one at the olive's branch, one on the way to the water with its kid. */
function drawHerd(sheet: Sheet): void {
  const climbing: GoatPose = {
    coat: "#4a3640",
    faces: 1,
    rise: 50,
    hip: [-4, -56],
    legs: {
      near: [
        [
          [32, -98, 8],
          [47, -100, 4],
          [58, -90, 3],
          [60, -88, 2.8],
        ],
        [
          [-6, -54, 13],
          [4, -34, 6.4],
          [-7, -20, 3.8],
          [-5, -5, 2.8],
          [-3, -2, 3],
        ],
      ],
      far: [
        [
          [38, -102, 7],
          [52, -108, 3.8],
          [62, -94, 2.8],
          [65, -90, 2.8],
        ],
        [
          [-12, -50, 11],
          [-10, -32, 6],
          [-20, -19, 3.6],
          [-17, -5, 2.8],
          [-15, -2, 3],
        ],
      ],
    },
  };
  const walking: GoatPose = {
    coat: "#9a5f42",
    faces: -1,
    legs: {
      near: [
        [
          [27, -50, 9],
          [37, -27, 4],
          [40, -9, 2.8],
          [43, -2, 3],
        ],
        [
          [-34, -54, 13],
          [-31, -36, 6.4],
          [-44, -23, 3.8],
          [-44, -6, 2.8],
          [-41, -2, 3],
        ],
      ],
      far: [
        [
          [22, -48, 7],
          [19, -26, 3.6],
          [10, -10, 2.6],
          [12, -3, 2.8],
        ],
        [
          [-28, -50, 11],
          [-20, -34, 5.6],
          [-28, -22, 3.6],
          [-21, -6, 2.6],
          [-18, -3, 2.8],
        ],
      ],
    },
  };
  const ink = sheet.mood.groundShade;
  sheet.add(
    fill(castFrom([3.5, 9.1], 0.7, 0.14), ink, 0.7),
    standing(3.53, 9.05, goat(climbing)),
    fill(castFrom([-0.1, 6.9], 1.2, 0.11), ink, 0.7),
    standing(-0.1, 6.9, place(goat({ ...walking, coat: "#6b4650" }), 0, 0, 0.62)),
    fill(castFrom([-1.4, 6.5], 1.9, 0.17), ink, 0.7),
    standing(-1.4, 6.5, goat(walking)),
  );
}

/** Oleander over the near end of the wall, thyme and dry grass along the lower edge. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    ...placesOf([230, 1050, 84, 430, 1110, 40, 1130, 1010, 30]).map(
      ([x, y, size], index) =>
        fill(lens(x + size * 0.7, y + size * 0.42, size * 3.6, size * 0.4), sheet.mood.groundShade, 0.65) +
        leafMass(sheet, {
          x,
          y,
          width: size * 1.3,
          height: size * 0.55,
          seed: index + 30,
          leaf: "round",
          count: 28,
          size: 19,
          colours: ["#6d4a6a", "#9a6a8c", "#d3a0b4"],
        }),
    ),
    oleander(sheet, 1630, 1000, 150, 9),
    oleander(sheet, 1530, 1140, 200, 5),
    grass(sheet, { from: -20, to: 360, ground: () => 1214, count: 60, height: 96, colour: "#7d5a38", seed: 5 }),
    grass(sheet, { from: -20, to: 300, ground: () => 1216, count: 40, height: 62, colour: "#d9a556", seed: 9 }),
  );
}
