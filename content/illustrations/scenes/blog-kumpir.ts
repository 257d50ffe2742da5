import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, curve, disc, lens, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { ayran } from "../parts/things/kioskFare.ts";
import { loadedKumpir } from "../parts/things/loadedKumpir.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { steam } from "../parts/things/steam.ts";

const HORIZON = 520;
const EYE_HEIGHT = 1.4;
/** Somebody who sits at the counter and has just been served: the eye is a little over it. */
const EYE = cameraOf({ horizon: HORIZON, centre: 760, eye: EYE_HEIGHT, focal: 900 });
/** Along the counter, from its guests' edge towards the vendor, up. */
const STALL = frameOf(EYE, { right: 0.62, away: 1, heading: -22 });
const TOP = 1;
/** The hem of the awning, and its high edge at the back. */
const [HEM, BACK] = [
  { across: -0.42, up: 2.36 },
  { across: 2.7, up: 3 },
];
/** The vendor's edge of the counter. */
const WORK = 1.86;
/** How deep the guests' wooden ledge is; the trays lie behind it. */
const LEDGE = 0.62;
/** Where the stall ends. */
const END = 6.2;

/** By night on the harbour of Bodrum, at the counter of a stall: the first forkful of a kumpir, the trays that run away under the bulbs to the vendor, two who choose, a cat, the castle across the water. */
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
  grain: 0.22,
  crops: { wide: 270, square: 300 },
  draw(sheet) {
    drawHarbour(sheet);
    drawQuay(sheet);
    drawStall(sheet);
    drawCounter(sheet);
    drawAwning(sheet);
    drawCat(sheet);
    drawServed(sheet);
    drawHand(sheet);
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
    stars(sheet, { height: 420, count: 90 }),
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

/** Somebody of so many metres on the quay. */
function standing(
  sheet: Sheet,
  [right, away]: readonly [number, number],
  tall: number,
  options: PersonOptions,
): Drawing {
  const spot: Place = [right, away, 0];
  return place(person(sheet, options), ...EYE(spot), (metreAt(EYE, spot) * tall) / 100);
}

/** The stones of the quay in the light of the stall, its edge, two who choose, two who sit at the water with theirs. */
function drawQuay(sheet: Sheet): void {
  const warm = sheet.tinted({ wall: "#ffe6bc", wallShade: "#a8607a", groundShade: "#2c1c44" });
  const dim = sheet.tinted({ wall: "#d9a58a", wallShade: "#6a4a7c", groundShade: "#2c1c44" });
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
  const shade = ([right, away]: readonly [number, number], long: number) =>
    fill(
      polygon([
        ground(right - 0.14, away),
        ground(right + 0.14, away),
        ground(right + long, away + 0.5),
        ground(right + long, away + 0.1),
      ]),
      "#2c1c44",
      0.6,
    );
  sheet.add(
    fill(polygon([[-40, 1240], ground(-12, edge), ground(14, edge), [1660, 1240]]), light),
    stroke(across.join("") + along.join(""), "#3a2450", 2.6, 0.5),
    fill(polygon([ground(-12, edge), ground(14, edge), ground(14, edge - 0.7), ground(-12, edge - 0.7)]), "#a98296"),
    fill(polygon([ground(-12, edge), ground(14, edge), ground(14, edge + 0.24), ground(-12, edge + 0.24)]), "#241f4c"),
    shade([-0.2, 7.1], 1.6),
    shade([-0.8, 7.3], 1),
    standing(dim, [3.4, 12.2], 1.7, {
      pose: "sitting",
      behind: true,
      top: "#8a3f6f",
      bottom: "#31507a",
      shadow: false,
    }),
    standing(dim, [4.1, 12.2], 1.66, {
      pose: "sitting",
      behind: true,
      slender: true,
      hairstyle: "long",
      top: "#e0a64a",
      bottom: "#4a4a6a",
      shadow: false,
    }),
    standing(warm, [-0.8, 7.3], 1.74, {
      pose: "pointing",
      mirrored: true,
      top: "#2f8fa6",
      bottom: "#efe0c4",
      sleeves: "short",
      shadow: false,
    }),
    standing(warm, [-0.2, 7.1], 1.62, {
      pose: "standing",
      mirrored: true,
      slender: true,
      hairstyle: "long",
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2265f",
      shadow: false,
    }),
  );
}

/** A cat of the quay that has smelt it, on the stones in the light of the stall. */
function drawCat(sheet: Sheet): void {
  const spot: Place = [2.66, 3.9, 0];
  const [x, y] = EYE(spot);
  sheet.add(
    fill(lens(x + 70, y - 1, 190, 13), "#2c1c44", 0.55),
    place(sittingCat(sheet), x, y, metreAt(EYE, spot) / 640),
  );
}

/** Behind the counter: the lit end of the stall with its oven and shelves, and the vendor, who works a potato with the fork. */
function drawStall(sheet: Sheet): void {
  const lit = sheet.tinted({ wall: "#ffe9c4", wallShade: "#cf9070" });
  const stand: Place = [4.9, 1.84, 0];
  const [x, y] = STALL(stand);
  const metre = (y - HORIZON) / EYE_HEIGHT;
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
    shelf(1.62, 0.34, 1.72),
    shelf(2.02, 0.34, 1.72),
    ...counted(6).map((index) => jarAt([END - 0.12, 1.62 - index * 0.22, 1.66], index)),
    ...counted(5).map((index) => jarAt([END - 0.12, 1.54 - index * 0.24, 2.06], index + 3)),
    sheet.glow([...STALL([4.4, 0.9, 2.1])] as [number, number], 330, "#fff0b8", 0.75),
    place(
      person(lit, {
        pose: "holding",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hair: "#3f2a2a",
        sleeves: "short",
        shadow: false,
      }),
      x,
      y,
      (metre * 1.76) / 100,
    ),
    potatoInHands(x, y - metre * 1.06, metre),
  );
}

/** The split potato that he beats with butter, in its foil, the fork upright in it; steam over it. */
function potatoInHands(x: number, y: number, metre: number): Drawing {
  return place(
    fill("M-26-8Q0-30 26-8Q30 10 0 14Q-30 10-26-8Z", "#d5d8e4") +
      fill("M6-20Q28-12 26-2Q24 12 0 14Q14 4 6-20Z", "#8d88ac") +
      fill("M-20-12Q0-26 20-12Q0 2-20-12Z", "#fde9b0") +
      stroke("M4-12L16-46", "#f4f2f0", 4),
    x,
    y,
    metre / 160,
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

/** What lies in the trays: its ground, its light and its dark bits. */
const FILLINGS = [
  ["#eab52c", "#ffdf6a", "#b97a1c"],
  ["#7a3384", "#b064b4", "#4a1950"],
  ["#f0dfb4", "#fffbe8", "#c99a72"],
  ["#c9503a", "#ef8f6c", "#7d261f"],
  ["#6f8f36", "#b7c96c", "#3d5a26"],
  ["#3a2b44", "#8d7a98", "#1d1326"],
  ["#f4d98a", "#fff3c4", "#c79a4a"],
  ["#e0792c", "#ffb05c", "#9a4620"],
  ["#b9895a", "#e6c08c", "#7a4f38"],
  ["#d8432c", "#ff8a68", "#8d2420"],
] as const;

/** One tray: a steel rim, walls, and a heap in it that rises to the middle. */
function tray(
  from: number,
  near: number,
  [ground, light, dark]: readonly [string, string, string],
  random: Random,
): Drawing {
  const [to, far] = [from + 0.3, near + 0.27];
  const rect = (inset: number, up: number) =>
    area(
      [from + inset, near + inset, up],
      [to - inset, near + inset, up],
      [to - inset, far - inset, up],
      [from + inset, far - inset, up],
    );
  const heap = (u: number, v: number): Place => [
    mixed(from + 0.03, to - 0.03, u),
    mixed(near + 0.03, far - 0.03, v),
    TOP + 0.015 + 0.075 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI),
  ];
  const metre = 900 / (1 + from * 0.93);
  const outline = shares(25).map((share) => {
    const angle = share * Math.PI * 2;
    const bent = (value: number) => 0.5 + 0.5 * Math.sign(value) * Math.abs(value) ** 0.5;
    return STALL(heap(bent(Math.cos(angle)), bent(Math.sin(angle))));
  });
  const crest = shares(13).map((share) => STALL(heap(share, 0.5 + 0.28 * Math.sin(share * 9))));
  const size = metre * 0.017;
  const bits = counted(46).map((index) => {
    const [u, v] = [random.between(0.06, 0.94), random.between(0.06, 0.94)];
    const [x, y] = STALL(heap(u, v));
    const lit = index % 3 !== 0;
    return { lit, path: blot(random, x, y, size * random.between(0.7, 1.2), size * 0.6), order: y };
  });
  return (
    fill(rect(-0.008, TOP + 0.012), "#f4f2f0") +
    fill(rect(0.012, TOP + 0.012), "#8791ac") +
    fill(rect(0.022, TOP + 0.002), "#5b6488") +
    fill(curve(outline, true), blend(ground, dark, 0.25)) +
    fill(curve([...crest, ...outline.slice(0, 13)], true), ground, 0.9) +
    fill(bits.map(({ lit, path }) => (lit ? "" : path)).join(""), dark, 0.8) +
    fill(bits.map(({ lit, path }) => (lit ? path : "")).join(""), light)
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

/** The counter: a wooden ledge for the guests, and behind it the steel with two rows of trays that run away. */
function drawCounter(sheet: Sheet): void {
  const random = randomOf(31);
  const wood = sheet.linear(
    [
      [0, "#c27a48"],
      [0.5, "#f0bd7c"],
      [1, "#a9633f"],
    ],
    STALL([5, 0, TOP]),
    STALL([-0.3, 0.2, TOP]),
  );
  const steel = sheet.linear(
    [
      [0, "#d7c3b4"],
      [1, "#8d88ac"],
    ],
    STALL([4, 1.3, TOP]),
    STALL([0.4, 1.3, TOP]),
  );
  const from = -0.6;
  const starts = counted(17).map((index) => -0.24 + index * 0.34);
  const trays = starts
    .flatMap((start, index) =>
      [LEDGE + 0.36, LEDGE + 0.05].map((near, row) => ({
        start,
        near,
        kind: (index * 2 + row * 5 + 6) % FILLINGS.length,
      })),
    )
    .toSorted((one, other) => other.start - one.start);
  sheet.add(
    fill(area([from, 0, TOP], [END - 0.3, 0, TOP], [END - 0.3, WORK, TOP], [from, WORK, TOP]), steel),
    fill(
      area(
        [from, LEDGE + 0.015, TOP],
        [END - 0.3, LEDGE + 0.015, TOP],
        [END - 0.3, LEDGE + 0.67, TOP],
        [from, LEDGE + 0.67, TOP],
      ),
      "#767f9f",
    ),
    fill(area([from, 0, TOP], [END - 0.3, 0, TOP], [END - 0.3, LEDGE, TOP], [from, LEDGE, TOP]), wood),
    stroke(
      [0.155, 0.31, 0.465]
        .map((across) => polyline([STALL([from, across, TOP]), STALL([END - 0.3, across, TOP])]))
        .join(""),
      "#a9633f",
      2.4,
      0.8,
    ),
    // The edge of the ledge catches the bulbs.
    fill(area([from, 0, TOP], [END - 0.3, 0, TOP], [END - 0.3, 0.012, TOP], [from, 0.016, TOP]), "#fff0c8"),
    ...counted(9).map((index) =>
      baked([2.2 - (index % 5) * 0.27 - (index > 4 ? 0.13 : 0), index > 4 ? 1.46 : 1.64, TOP], index),
    ),
    ...trays.map(({ start, near, kind }) => tray(start, near, FILLINGS[kind] ?? FILLINGS[0], random)),
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
const DISH = [1000, 1098, 0.76] as const;

/** The kumpir that is ready on the ledge, its steam, and a glass of ayran. */
function drawServed(sheet: Sheet): void {
  const [glassX, glassY] = STALL([0.8, 0.3, TOP]);
  sheet.add(
    fill(lens(glassX + 50, glassY - 4, 150, 22), "#5a2f3a", 0.5),
    place(ayran(), glassX, glassY, 0.62),
    place(loadedKumpir(sheet), ...DISH),
    steam(sheet, { x: 840, y: 850, tall: 300, wide: 20, phase: 0.4 }),
    steam(sheet, { x: 946, y: 790, tall: 390, wide: 26, phase: 3.4 }),
    steam(sheet, { x: 1050, y: 800, tall: 260, wide: 17, phase: 1.2 }),
  );
}

/** The guest's own hand from the right, with the first forkful and the threads of cheese that it draws. */
function drawHand(sheet: Sheet): void {
  const [lit, body, dark] = ["#f2b67f", "#cd8256", "#84434a"];
  const fingers = [
    "M372-60Q322-36 296-4Q286 20 306 28Q334 28 360 2L420-14Z",
    "M352-100Q290-76 254-42Q238-16 260-6Q290-6 324-34L400-58Z",
    "M340-140Q268-122 222-82Q202-54 226-42Q254-40 296-70L380-90Z",
  ];
  const hand =
    fill("M330-196Q270-196 216-152Q200-130 218-118L290-130L380-166Z", dark) +
    fill("M300-130Q320-190 394-196Q460-190 520-130L640-20L560 110Q460 90 400 44Q340 10 330-40Z", body) +
    fill("M352-20Q390 34 440 56Q510 92 560 110L600 46Q500 40 440-10Q400-40 372-52Z", dark) +
    fill("M340-176Q380-198 430-188Q480-172 520-130L600-60Q540-84 480-130Q420-164 340-176Z", lit) +
    fingers.map((path, index) => place(fill(path, dark), 5, 9) + fill(path, index === 2 ? "#d98f60" : body)).join("") +
    fill("M340-140Q268-122 222-82Q214-72 214-62Q262-104 350-122Z", lit);
  const sleeve =
    fill("M600-96Q536-20 520 108Q560 176 640 196L900 420V20L720-110Q660-120 600-96Z", "#2f7fae") +
    fill("M520 108Q560 176 640 196L900 420V250L720 110Q640 80 556 6Z", "#1c3f74") +
    fill("M600-96Q536-20 520 108L548 132Q560 10 634-102Z", "#86c4da");
  const fork =
    stroke("M60-8L150-56L500-206", "#8a6f8c", 15) +
    stroke("M60-12L150-60L500-210", "#fbf0e2", 11) +
    fill("M74-26Q40-34 8-2L-34 34L-24 40L6 20L-18 52L-8 56L22 30L4 66L16 68L44 32Q80 12 74-26Z", "#fbf0e2") +
    fill("M22 30L4 66L16 68L44 32Q80 12 74-26Q62 10 22 30Z", "#a58aa4");
  const bite =
    fill("M-36 44Q-34 90-66 150Q-84 186-92 204L-78 206Q-58 160-40 132Q-22 92-16 52Z", "#f4c963") +
    fill("M-6 54Q-4 110-22 160Q-30 190-30 206L-20 206Q-16 170-6 140Q6 96 8 56Z", "#fbe09a") +
    fill("M18 52Q30 96 34 150L40 196L48 194Q50 140 44 104Q40 70 34 48Z", "#e9b54c") +
    fill("M-58 26Q-46-8-10-6Q30-14 40 16Q50 48 20 60Q-2 76-30 62Q-62 56-58 26Z", "#d9a050") +
    fill("M-58 26Q-46-8-10-6Q30-14 36 8Q16 40-14 40Q-40 50-58 26Z", "#fde9b0") +
    fill(disc(-26, 6, 11, 9) + disc(2, 18, 10, 8), "#f7c93a") +
    stroke("M-6-2Q14-12 28 8", "#8a3a91", 8);
  sheet.add(place(hand + fork + finger(lit, body) + bite + sleeve, 1136, 690, 0.86));
}

/** The forefinger that lies along the fork, with its nail. */
function finger(lit: string, body: string): Drawing {
  return (
    fill("M372-196Q304-196 244-152Q196-122 172-100Q156-76 182-68Q212-70 254-96Q312-122 372-122Z", body) +
    fill("M372-196Q304-196 244-152Q196-122 172-100Q164-90 166-82Q224-116 268-146Q320-174 400-166Z", lit) +
    fill("M172-100Q186-112 204-122Q206-108 190-94Q176-88 168-90Z", "#ffd9b8")
  );
}
