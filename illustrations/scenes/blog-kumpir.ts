import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, disc, lens, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { fillingTray, type TrayKind } from "../parts/things/fillingTray.ts";
import { ayran } from "../parts/things/kioskFare.ts";
import { loadedKumpir } from "../parts/things/loadedKumpir.ts";
import { mooringPost } from "../parts/things/quayGear.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { steam } from "../parts/things/steam.ts";

const HORIZON = 520;
const EYE_HEIGHT = 1.28;
/** Somebody who sits at the counter and has just been served: the eye is a little over it. */
const EYE = cameraOf({ horizon: HORIZON, centre: 760, eye: EYE_HEIGHT, focal: 900 });
/** Along the counter, from its guests' edge towards its inner one, up. */
const STALL = frameOf(EYE, { right: 0.62, away: 1, heading: -22 });
const TOP = 1;
/** The hem of the awning, and its high edge at the back. */
const [HEM, BACK] = [
  { across: -0.42, up: 2.36 },
  { across: 2.7, up: 3 },
];
/** The inner edge of the counter. */
const WORK = 2;
/** How deep the guests' wooden ledge is; the trays lie behind it. */
const LEDGE = 0.86;
/** Where the stall ends. */
const END = 6.2;

/** By night on the harbour of Bodrum, at the counter of a stall: a big potato split and filled, the fork in its mash, another in its foil, the trays that run away under the bulbs to the oven, a cat, the castle across the water. */
export const SCENE: Scene = {
  name: "blog-kumpir",
  seed: 228,
  mood: "night",
  colours: {
    sky: ["#0d1436", "#1c2a5c", "#3d3f7c", "#76568c"],
    zenith: "#070c22",
    far: "#2f3267",
    farShade: "#272a5a",
    mist: "#5d4a80",
    sea: ["#5d4a80", "#333a74", "#1b2757", "#111a40"],
    seaLight: "#8f86b8",
    seaDark: "#141d4a",
  },
  grain: 0.1,
  crops: { wide: 270, square: 345 },
  draw(sheet) {
    drawHarbour(sheet);
    drawQuay(sheet);
    drawStall(sheet);
    drawCounter(sheet);
    drawAwning(sheet);
    drawCat(sheet);
    drawServed(sheet);
  },
};

const area = (...places: readonly Place[]) => polygon(places.map((each) => STALL(each)));

function drawHarbour(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#f3b468",
    stoneWorn: "#cd854a",
    stoneShade: "#80465e",
    stoneDeep: "#40264f",
    leaf: "#4a4f54",
    leafDark: "#2a2d4a",
  });
  const boat = sheet.tinted({ wall: "#cfc3d8", wallBright: "#efe2dc", wallShade: "#6f6a9c", trunk: "#9a86a4" });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.7 }),
    stars(sheet, { height: 420, count: 40 }),
    ridge(sheet, {
      crest: pointsOf([480, 470, 620, 452, 760, 470, 900, 486, 1100, 470, 1300, 430, 1450, 410, 1640, 396]),
      foot: HORIZON + 4,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 720, dabs: 40, foot: false }),
    sheet.glow([1220, 500], 330, "#f0a05a", 0.5),
    place(bodrumCastle(stone, { lit: true, shade: false, flags: false }), 960, 548, 0.56),
    lightColumns(sheet, {
      at: [1020, 1090, 1150, 1230, 1310, 1390, 1470],
      y: 566,
      length: 92,
      width: 58,
      colour: "#f3ab5e",
    }),
    ripples(sheet, { x: 1240, y: 562, width: 600, height: 22, count: 24, colour: "#141d4a", opacity: 0.8 }),
    place(gulet(boat, { sails: "furled", hull: "#5f2f4c", hullShade: "#281640", lit: true }), 860, 590, 0.42),
    lightColumns(sheet, { at: [815, 850, 885, 915], y: 600, length: 50, width: 26, colour: "#ffb65c" }),
    ripples(sheet, { x: 860, y: 594, width: 250, height: 14, count: 12, colour: "#111a40", opacity: 0.9 }),
  );
}

/** The stones of the quay in the light of the stall, its edge over the water, an iron post where the boats make fast. */
function drawQuay(sheet: Sheet): void {
  const edge = 12.5;
  const ground = (right: number, away: number) => EYE([right, away, 0]);
  const light = sheet.radial(
    [
      [0, "#f2b46e"],
      [0.42, "#b4746a"],
      [1, "#40335e"],
    ],
    [640, 850],
    900,
  );
  // Joints across the quay lie wider apart towards us; those that run away meet at the vanishing point.
  const rows = [2.2, 2.8, 3.6, 4.6, 5.8, 7.3, 9.2, 11.2];
  const across = rows.map((away) => polyline([ground(-4, away), ground(9, away)]));
  const along = rows.slice(0, -1).flatMap((away, index) =>
    counted(9).map((step) => {
      const right = -2.6 + step * 1.3 + (index % 2) * 0.65;
      return polyline([ground(right, away), ground(right, rows[index + 1] ?? edge)]);
    }),
  );
  sheet.add(
    fill(polygon([[-40, 1240], ground(-12, edge), ground(14, edge), [1660, 1240]]), light),
    stroke(across.join("") + along.join(""), "#3a2450", 2.6, 0.5),
    fill(polygon([ground(-12, edge), ground(14, edge), ground(14, edge - 0.7), ground(-12, edge - 0.7)]), "#a98296"),
    fill(polygon([ground(-12, edge), ground(14, edge), ground(14, edge + 0.24), ground(-12, edge + 0.24)]), "#241f4c"),
    mooring([2.3, 11.9]),
  );
}

/** A mooring post near the edge, its shadow to the right. */
function mooring([right, away]: readonly [number, number]): Drawing {
  const spot: Place = [right, away, 0];
  const [x, y] = EYE(spot);
  return place(mooringPost(), x, y, metreAt(EYE, spot) / 150);
}

/** A cat of the quay that has smelt it, on the stones in the light of the stall. */
function drawCat(sheet: Sheet): void {
  const spot: Place = [4.1, 5.1, 0];
  const [x, y] = EYE(spot);
  sheet.add(
    fill(lens(x + 70, y - 1, 190, 13), "#2c1c44", 0.55),
    place(sittingCat(sheet), x, y, metreAt(EYE, spot) / 640),
  );
}

/** Behind the counter: the lit end of the stall with its oven and shelves. */
function drawStall(sheet: Sheet): void {
  const [postX, postTop] = STALL([END, HEM.across, HEM.up]);
  const [, postFoot] = STALL([END, HEM.across, 0]);
  sheet.add(
    // The post that carries the awning, its foot behind the counter.
    fill(`M${postX - 4} ${postTop - 20}H${postX + 5}V${postFoot}H${postX - 4}Z`, "#2c1c44"),
    fill(`M${postX - 4} ${postTop - 20}H${postX - 1}V${postFoot}H${postX - 4}Z`, "#e0a066"),
    // The back wall, which runs away from us, and the end of the stall.
    fill(
      area([0.4, BACK.across, 0], [END, BACK.across, 0], [END, BACK.across, BACK.up], [0.4, BACK.across, BACK.up]),
      "#c0703f",
    ),
    fill(area([END, BACK.across, 0], [END, 0.12, 0], [END, 0.12, 2.5], [END, BACK.across, BACK.up]), "#f0b062"),
    fill(area([END, 0.2, 0], [END, 0.12, 0], [END, 0.12, 2.5], [END, 0.2, 2.5]), "#7a3f44"),
    oven(),
    shelf(1.62, 0.34, 1.72),
    shelf(2.02, 0.34, 1.72),
    ...counted(6).map((index) => jarAt([END - 0.12, 1.62 - index * 0.22, 1.66], index)),
    ...counted(5).map((index) => jarAt([END - 0.12, 1.54 - index * 0.24, 2.06], index + 3)),
    sheet.glow([...STALL([4.4, 0.9, 2.1])] as [number, number], 330, "#fff0b8", 0.75),
  );
}

/** The potatoes' oven at the end of the stall: an iron front with small doors, embers in those that stand open. */
function oven(): Drawing {
  const front = (left: number, right: number, low: number, high: number, off = 0.02) =>
    area([END - off, left, low], [END - off, right, low], [END - off, right, high], [END - off, left, high]);
  const doors = counted(6).map((index) => {
    const [left, low] = [2.6 - (index % 2) * 0.4, 1.02 + Math.floor(index / 2) * 0.3];
    const open = index === 3 || index === 4;
    return (
      fill(front(left, left - 0.34, low, low + 0.24), open ? "#c4502a" : "#5d3440") +
      (open
        ? fill(front(left, left - 0.34, low + 0.1, low + 0.24), "#7a2f2c") +
          fill(front(left - 0.03, left - 0.31, low, low + 0.05), "#ffb04a")
        : fill(front(left, left - 0.34, low + 0.2, low + 0.24), "#8f5648") +
          fill(front(left - 0.11, left - 0.23, low + 0.09, low + 0.12), "#e8b070"))
    );
  });
  return (
    fill(front(2.68, 1.78, 0.6, 2.02), "#38202f") +
    fill(front(2.68, 1.78, 1.96, 2.02), "#d98a52") +
    doors.join("") +
    // Its pipe, lit on the left.
    fill(front(2.34, 2.18, 2.02, 2.86), "#4a2a38") +
    fill(front(2.34, 2.29, 2.02, 2.86), "#a86648")
  );
}

function shelf(up: number, from: number, to: number): Drawing {
  const near = END - 0.24;
  return (
    fill(area([END, from, up - 0.16], [END, to, up - 0.16], [END, to, up], [END, from, up]), "#c47a3e", 0.7) +
    fill(area([near, from, up], [near, to, up], [near, to, up + 0.04], [near, from, up + 0.04]), "#7a3f34")
  );
}

/** A jar or a bottle on the shelf. */
function jarAt(spot: Place, kind: number): Drawing {
  const [x, y] = STALL(spot);
  const colour = ["#8a3f8f", "#d8432c", "#4f7d3a", "#f2d27a", "#1f7f8f"][kind % 5] ?? "#d8432c";
  return place(
    fill("M-9 0V-26Q-9-31-5-32H5Q9-31 9-26V0Z", colour) +
      fill("M-6-32H6V-38H-6Z", "#fff3d6") +
      fill("M-7-4V-25H-4V-4Z", "#fff3d6", 0.5),
    x,
    y,
    kind % 2 ? 0.72 : 0.6,
  );
}

/** A baked potato that waits in the warm, with its shadow. */
function baked(spot: Place, turn: number): Drawing {
  const [x, y] = STALL(spot);
  const size = (y - HORIZON) / (EYE_HEIGHT - TOP) / 620;
  return place(
    fill("M-60 0Q0 26 84 8Q110-6 60-18Z", "#4a3a5c", 0.5) +
      fill("M-66-30Q-50-66 6-64T70-26Q60 6 0 6T-66-30Z", "#6f3d28") +
      fill("M-66-30Q-50-66 6-64Q44-62 40-40Q20-16-30-10Q-62-12-66-30Z", turn % 2 ? "#b9784a" : "#c48550") +
      fill("M-50-38Q-30-58 6-54Q-10-34-44-28Z", "#dba46c"),
    x,
    y,
    size,
    size * (turn % 3 ? 1 : 0.9),
  );
}

/** The fillings in the two rows of trays, from us to the oven: the guests' row, and the one behind it. */
const ROWS: readonly (readonly TrayKind[])[] = [
  ["peas", "corn", "cabbage", "russian", "sausage", "olives", "pickles", "beetroot"],
  ["beetroot", "olives", "sausage", "pickles", "russian", "corn", "cabbage", "peas"],
];

/** The counter: a wooden ledge for the guests with a zinc edge, and behind it the steel with two rows of trays that run away. */
function drawCounter(sheet: Sheet): void {
  const to = END - 0.3;
  /** Where a line along the counter leaves the picture towards us: just before the eye. */
  const from = (across: number) => -0.72 + across * 0.405;
  const strip = (near: number, far: number, up = TOP) =>
    area([from(near), near, up], [to, near, up], [to, far, up], [from(far), far, up]);
  const line = (across: number) => polyline([STALL([from(across), across, TOP]), STALL([to, across, TOP])]);
  const wood = sheet.linear(
    [
      [0, "#b56c42"],
      [0.4, "#eeb673"],
      [0.72, "#d8955a"],
      [1, "#8f5140"],
    ],
    [420, 560],
    [1560, 1200],
  );
  const steel = sheet.linear(
    [
      [0, "#e6cdb4"],
      [0.5, "#b3a3b4"],
      [1, "#6f6892"],
    ],
    [200, 560],
    [300, 1200],
  );
  const bar = sheet.linear(
    [
      [0, "#fff3dc"],
      [0.4, "#e8d6d2"],
      [1, "#a79bb8"],
    ],
    [400, 560],
    [640, 1200],
  );
  const random = randomOf(31);
  const grain = counted(18).map(() => {
    const [along, across] = [random.between(-0.25, 2.4), random.between(0.06, LEDGE - 0.06)];
    return polyline([STALL([along, across, TOP]), STALL([along + random.between(0.12, 0.5), across, TOP])]);
  });
  const trays = ROWS.flatMap((kinds, row) =>
    counted(13).map((index) => {
      const along = -0.3 + index * 0.34;
      const across = LEDGE + 0.06 + row * 0.315;
      return { along, across, kind: kinds[index % kinds.length] ?? "corn", seed: 7 + index * 2 + row };
    }),
  ).toSorted((one, other) => other.along - one.along || other.across - one.across);
  sheet.add(
    fill(strip(0, WORK), steel),
    fill(strip(0, LEDGE), wood),
    stroke(grain.join(""), "#8f5138", 1.8, 0.34),
    stroke([0.2, 0.37, 0.54, 0.71].map(line).join(""), "#83452f", 2.6, 0.8),
    // The guests' edge: zinc bent over the wood, which catches the bulbs.
    fill(strip(0, 0.05), "#a99cb4"),
    fill(strip(0, 0.014), "#fff0c8"),
    fill(strip(0.05, 0.058), "#6f3b30", 0.8),
    // A raised steel bar parts the ledge from the trays.
    fill(strip(LEDGE - 0.03, LEDGE + 0.012), "#5b3a44", 0.55),
    fill(strip(LEDGE, LEDGE + 0.03, TOP + 0.012), "#8f85a8"),
    fill(strip(LEDGE + 0.016, LEDGE + 0.034, TOP + 0.014), bar),
    ...counted(9).map((index) =>
      baked([2.5 - (index % 5) * 0.25 - (index > 4 ? 0.13 : 0), index > 4 ? 1.66 : 1.82, TOP], index),
    ),
    ...trays.map(({ along, across, kind, seed }) =>
      fillingTray(sheet, STALL, {
        kind,
        along: [along, along + 0.305],
        across: [across, across + 0.285],
        up: TOP,
        seed,
      }),
    ),
    // The bulbs again, drawn long in the polished bar.
    ...counted(9).map((index) => {
      const [along, across, up] = [-0.1 + index * 0.46, LEDGE + 0.02, TOP + 0.014];
      const gleam = (half: number) => polyline([STALL([along - half, across, up]), STALL([along + half, across, up])]);
      const size = (STALL([along, across, up])[1] - HORIZON) / 60;
      return stroke(gleam(0.06), "#ffcf7a", size * 1.1, 0.9) + stroke(gleam(0.03), "#fffdf0", size);
    }),
  );
}

/** The awning from below, its hem with a bulb every half metre, the post at its end, and a string of bulbs to the quay. */
function drawAwning(sheet: Sheet): void {
  const stripes = counted(26).map((index) => {
    const [a, b] = [-1 + index * 0.3, -1 + (index + 1) * 0.3];
    const blue = index % 2 === 0;
    const slope = area(
      [a, HEM.across, HEM.up],
      [b, HEM.across, HEM.up],
      [b, BACK.across, BACK.up],
      [a, BACK.across, BACK.up],
    );
    const hem = [0, 0.25, 0.5, 0.75, 1].map((share): Point =>
      STALL([mixed(a, b, share), HEM.across, HEM.up - 0.13 - 0.07 * Math.sin(share * Math.PI)]),
    );
    const valance = polygon([STALL([a, HEM.across, HEM.up]), ...hem, STALL([b, HEM.across, HEM.up])]);
    return b > END + 0.1 ? "" : fill(slope, blue ? "#2f7f86" : "#f6cf95") + fill(valance, blue ? "#17586e" : "#d99a72");
  });
  const bulbs = counted(12)
    .map((index) => 0.35 + index * 0.5)
    .map((along) => ({
      at: STALL([along, HEM.across + 0.12, HEM.up - 0.16]),
      size: (0.036 * 900) / (1.1 + along * 0.93),
    }));
  const [postX, postTop] = STALL([END, HEM.across, HEM.up]);
  const wire = (share: number): Point => [
    mixed(postX, 1640, share),
    mixed(postTop - 10, 250, share) + 300 * share * (1 - share),
  ];
  const far = counted(13).map((index) => wire((index + 1) / 13.6));
  const dark = sheet.linear(
    [
      [0, "#2c1c44", 0.62],
      [1, "#2c1c44", 0],
    ],
    [500, -20],
    [640, 330],
  );
  sheet.add(
    stroke(polyline(shares(20).map(wire)), "#241a3c", 2.4),
    ...far.map(
      ([x, y], index) =>
        sheet.glow([Math.round(x), Math.round(y + 9)], Math.round(26 + index * 1.6), "#ffc35e", 0.7) +
        fill(disc(x, y + 9, 4.4 + index * 0.3), "#fff0bf"),
    ),
    ...stripes,
    fill(
      area(
        [-1, HEM.across, HEM.up],
        [END, HEM.across, HEM.up],
        [END, BACK.across, BACK.up],
        [-1, BACK.across, BACK.up],
      ),
      dark,
    ),
    ...bulbs.map(
      ({ at: [x, y], size }) =>
        sheet.glow([Math.round(x), Math.round(y)], Math.round(size * 5.4), "#ffd27a", 0.62) +
        stroke(
          `M${x.toFixed(1)} ${(y - size * 2.6).toFixed(1)}V${(y - size).toFixed(1)}`,
          "#2c1c44",
          Math.max(2, size * 0.4),
        ) +
        fill(disc(x, y, size, size * 1.16), "#fff4cf"),
    ),
  );
}

/** Where the kumpir stands on the ledge, and its size. */
const DISH = [1050, 1122, 0.97] as const;

/** The kumpir that is ready on the ledge, its steam, the next potato in its foil, and a cup of ayran. */
function drawServed(sheet: Sheet): void {
  const [cupX, cupY] = STALL([1.5, 0.56, TOP]);
  sheet.add(
    place(ayran(), cupX, cupY, 0.4),
    place(wrapped(), 660, 786, 0.76),
    place(turned(loadedKumpir(sheet), -4), ...DISH),
    steam(sheet, { x: 800, y: 800, tall: 330, wide: 22, phase: 0.4 }),
    steam(sheet, { x: 930, y: 730, tall: 420, wide: 28, phase: 3.4 }),
    steam(sheet, { x: 1060, y: 740, tall: 280, wide: 18, phase: 1.2 }),
  );
}

/** A potato as it comes from the oven, whole, in opened foil: its skin has burst along the top and shows the flesh. */
function wrapped(): Drawing {
  const random = randomOf(12);
  const rim = counted(19).map((index): Point => {
    const turn = (index / 19) * Math.PI * 2;
    const long = 1 + random.around(0.09);
    return [Math.cos(turn) * 198 * long, -66 + Math.sin(turn) * 56 * long];
  });
  const facets = (near: boolean) =>
    rim
      .map((from, index) => ({ from, to: rim[(index + 1) % rim.length] ?? from, index }))
      .filter(({ from, to }) => from[1] + to[1] > -132 === near)
      .map(({ from, to, index }) => {
        const tone = blend(index % 2 ? "#fdf3e6" : "#bfb2c6", "#4d3f6c", within((from[0] + 150) / 380) * 0.8);
        return fill(polygon([from, to, [to[0] * 0.74, near ? 24 : -60], [from[0] * 0.74, near ? 24 : -60]]), tone);
      })
      .join("");
  const body = "M-150-60C-156-116-96-158-16-160C76-162 150-126 152-66C154-14 86 10 0 10C-86 10-146-10-150-60Z";
  const wrinkles =
    "M-130-84Q-90-56-30-48M-138-52Q-80-20 0-18M10-62Q70-66 116-92M30-34Q90-36 134-64M-118-110Q-96-96-70-90M60-138Q96-126 116-108";
  const char = [-112, -60, 20, 76, 116]
    .map((x, index) => blot(random, x, -40 - ((index * 29) % 62), 9 + (index % 3) * 5, 6))
    .join("");
  return (
    fill("M-150 10Q0 44 150 16Q270-6 300-26Q200-40 120-30Z", "#4a1f30", 0.55) +
    facets(false) +
    fill(body, "#8e5836") +
    fill("M-150-60C-156-116-96-158-16-160C40-160 90-146 100-120C60-70-70-20-140-36Q-148-48-150-60Z", "#ab7145") +
    fill("M-140-70C-140-112-90-146-30-150C-20-120-90-66-134-56Z", "#c69060") +
    fill("M152-66C154-14 86 10 0 10C-40 10-70 6-96-2C20-4 120-40 140-104Q150-86 152-66Z", "#673c2b") +
    stroke(wrinkles, "#5e331f", 4, 0.7) +
    fill(char, "#2c181b", 0.8) +
    // The skin has burst: two curled lips, the flesh between them.
    fill("M-124-112Q-50-158 118-126Q56-98-16-96Q-76-98-124-112Z", "#5a3122") +
    fill("M-112-113Q-46-150 106-125Q48-104-16-102Q-70-103-112-113Z", "#e8b95a") +
    fill(
      [-76, -46, -14, 18, 50, 74].map((x, index) => blot(random, x, -120 - (index % 2) * 5, 18, 9)).join(""),
      "#fbe0a0",
    ) +
    stroke("M-122-110Q-76-96-18-94Q54-96 114-124", "#c69060", 5) +
    facets(true)
  );
}
