import { cameraOf, frameOf, metreAt, type Place, toWorld } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { limb } from "../parts/people/body.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { ayran } from "../parts/things/kioskFare.ts";
import { beetroot, type Bit, FILLINGS } from "../parts/things/kumpirFillings.ts";
import { loadedKumpir } from "../parts/things/loadedKumpir.ts";
import { mooringPost } from "../parts/things/quayGear.ts";

const HORIZON = 560;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.6, focal: 1700 });
/** The stall: from its near left corner along its front to the right, from its front to its back, up. */
const STANDING = { right: -0.3, away: 4.5, heading: 72 };
const STALL = frameOf(EYE, STANDING);
const WORLD = toWorld(STANDING);
const [LONG, DEEP, TOP] = [4.2, 1.7, 0.94];
/** The canopy: how far it stands over, its hem and its ridge. */
const ROOF = { over: 0.34, hem: 2.34, ridge: 2.86 };

/** By night on the harbour of Bodrum: a kumpir stall under its bulbs, the vendor opens a potato in its paper over two rows of bowls, a mother and a child who chooses, the castle across the water. */
export const SCENE: Scene = {
  name: "blog-kumpir",
  seed: 228,
  mood: "night",
  colours: {
    sky: ["#0b1a3a", "#14325e", "#2b5480", "#6a88a0"],
    zenith: "#060f26",
    far: "#1f3c62",
    farShade: "#193354",
    mist: "#4a6d8c",
    sea: ["#5f86a0", "#2b587e", "#15395f", "#0d2444"],
    seaLight: "#8fb0c4",
    seaDark: "#0f2a4c",
  },
  grain: 0.16,
  crops: { wide: 240, square: 330 },
  draw(sheet) {
    drawHarbour(sheet);
    drawQuay(sheet);
    drawInside(sheet);
    drawVendor(sheet);
    drawCounter(sheet);
    drawBowls(sheet);
    drawCanopy(sheet);
    drawBulbs(sheet);
    drawGuests(sheet);
  },
};

const area = (...places: readonly Place[]): Path => polygon(places.map((each) => STALL(each)));
/** An upright piece along the stall, and one across it. */
const along = ([from, to]: Point, across: number, [low, high]: Point): Path =>
  area([from, across, low], [to, across, low], [to, across, high], [from, across, high]);
const acrossAt = (at: number, [from, to]: Point, [low, high]: Point): Path =>
  area([at, from, low], [at, to, low], [at, to, high], [at, from, high]);
/** A level piece. */
const level = ([a, b]: Point, [c, d]: Point, up: number): Path => area([a, c, up], [b, c, up], [b, d, up], [a, d, up]);
/** Units of a metre at a place of the stall. */
const unitAt = (spot: Place): number => metreAt(EYE, WORLD(spot));

/** The harbour: the castle in its floodlight, a gulet with a lit cabin, the lights of the far shore. */
function drawHarbour(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#f0b86e",
    stoneWorn: "#cb8a50",
    stoneShade: "#6f4a5c",
    stoneDeep: "#33284a",
    leaf: "#4a554a",
    leafDark: "#24344a",
  });
  const boat = sheet.tinted({ wall: "#c3cfdc", wallBright: "#efe6d8", wallShade: "#5d7596", trunk: "#8a7a86" });
  const random = randomOf(11);
  const lights = counted(26).map((): Point => [random.between(440, 1000), HORIZON - 6 - random.next() * 24]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.7 }),
    stars(sheet, { height: 430, count: 54 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 120, 474, 300, 492, 470, 508, 640, 478, 820, 500, 1000, 480, 1640, 500]),
      foot: HORIZON + 4,
      seed: 5,
    }),
    fill(lights.map(([x, y]) => disc(x, y, 2.4)).join(""), "#ffdc96"),
    sea(sheet, { top: HORIZON, bottom: 790, dabs: 50, foot: false }),
    sheet.glow([230, 520], 330, "#f0a85a", 0.45),
    place(bodrumCastle(stone, { lit: true, shade: false, flags: false }), 6, 586, 0.47),
    lightColumns(sheet, { at: [70, 140, 200, 260, 330, 400], y: 602, length: 96, width: 54, colour: "#f0b060" }),
    ripples(sheet, { x: 230, y: 598, width: 520, height: 22, count: 22, colour: "#0f2a4c", opacity: 0.8 }),
    place(gulet(boat, { sails: "furled", hull: "#2f4f78", hullShade: "#16284c", lit: true }), 172, 706, 0.5),
    lightColumns(sheet, { at: [140, 180, 220, 262], y: 720, length: 54, width: 28, colour: "#ffbe66" }),
    ripples(sheet, { x: 200, y: 713, width: 300, height: 14, count: 12, colour: "#0f2444", opacity: 0.9 }),
  );
}

/** The stones of the quay, gold where the stall lights them, its edge over the water. */
function drawQuay(sheet: Sheet): void {
  const edge = 13;
  const ground = (right: number, away: number) => EYE([right, away, 0]);
  const light = sheet.radial(
    [
      [0, "#e8b878"],
      [0.45, "#a5806c"],
      [1, "#2f3c5c"],
    ],
    [860, 1130],
    900,
  );
  const rows = [3.6, 4.2, 4.9, 5.8, 6.9, 8.3, 10.2, 12.2];
  const joints = [
    ...rows.map((away) => polyline([ground(-8, away), ground(8, away)])),
    ...rows.slice(0, -1).flatMap((away, row) =>
      counted(12).map((step) => {
        const right = -6.4 + step * 1.1 + (row % 2) * 0.55;
        return polyline([ground(right, away), ground(right, rows[row + 1] ?? edge)]);
      }),
    ),
  ];
  const [postX, postY] = ground(-4.9, 12.2);
  sheet.add(
    fill(polygon([ground(-14, 2.6), ground(-14, edge), ground(14, edge), ground(14, 2.6)]), light),
    stroke(joints.join(""), "#2a2c4c", 3, 0.45),
    fill(polygon([ground(-14, edge), ground(14, edge), ground(14, edge - 0.6), ground(-14, edge - 0.6)]), "#8b8494"),
    fill(polygon([ground(-14, edge), ground(14, edge), ground(14, edge + 0.3), ground(-14, edge + 0.3)]), "#14284a"),
    place(mooringPost(), postX, postY, metreAt(EYE, [-4.9, 12.2, 0]) / 150),
    // The stall's own shade to the right of its end, and under it.
    fill(level([-0.1, LONG], [-0.2, DEEP], 0), "#2c2440", 0.7),
  );
}

/** What is behind the counter: a wooden wall in lamplight, the iron oven, shelves with jars. */
function drawInside(sheet: Sheet): void {
  const back = DEEP - 0.06;
  const boards = counted(12).map((index) => {
    const at = 0.95 + index * 0.28;
    return polyline([STALL([at, back, 0.6]), STALL([at, back, ROOF.hem])]);
  });
  const jars = counted(7).map((index) => {
    const [x, y] = STALL([1.02 + index * 0.17, back - 0.1, 1.98]);
    const unit = unitAt([1.1, back, 2]) / 100;
    const tone = ["#c8503a", "#e3b04a", "#5d8a4a", "#2f7f86", "#a04a72"][index % 5] ?? "#c8503a";
    return place(
      fill("M-5 0V-15H5V0Z", tone) + fill("M1-15H5V0H1Z", "#3a2436", 0.35) + fill("M-4-15H4V-18H-4Z", "#f6e2bc"),
      x,
      y,
      unit,
    );
  });
  const doors = counted(6).map((index) => {
    const [left, low] = [2.86 + (index % 2) * 0.3, 1 + Math.floor(index / 2) * 0.26];
    const open = index === 2;
    return (
      fill(along([left, left + 0.26], back - 0.22, [low, low + 0.22]), open ? "#d9602e" : "#4a3a44") +
      (open
        ? fill(along([left + 0.03, left + 0.23], back - 0.22, [low, low + 0.1]), "#ffb650")
        : fill(along([left + 0.09, left + 0.17], back - 0.22, [low + 0.1, low + 0.13]), "#d9a86c"))
    );
  });
  sheet.add(
    fill(along([0.9, LONG], back, [0.5, ROOF.hem + 0.1]), "#d08f50"),
    stroke(boards.join(""), "#9a5f38", 3, 0.7),
    sheet.glow([1140, 470], 380, "#ffe0a0", 0.8),
    fill(acrossAt(0.9, [back, back + 0.06], [0.5, ROOF.hem]), "#8a5a3c"),
    fill(along([0.96, 2.3], back - 0.1, [1.94, 1.98]), "#7a4830"),
    ...jars,
    fill(along([2.8, 3.5], back - 0.2, [0.6, 1.86]), "#2f2833"),
    fill(along([2.8, 3.5], back - 0.2, [1.82, 1.87]), "#b07a50"),
    ...doors,
    fill(along([3.06, 3.2], back - 0.16, [1.86, ROOF.hem]), "#3a3038"),
  );
}

/** Skin by lamplight, from light to dark. */
const SKIN = ["#f0bd86", "#cf9059", "#8f5740"] as const;

/** The vendor behind his counter, bent over the potato that he opens with both hands. */
function drawVendor(sheet: Sheet): void {
  const spot: Place = [1.62, 0.8, 0];
  const [x, y] = STALL(spot);
  sheet.add(place(vendor(sheet), x, y, (unitAt(spot) / 100) * 1.04));
}

/** In centimetres, over his feet; from the hips up. */
function vendor(sheet: Sheet): Drawing {
  const shirt = "M-7-150Q-22-147-27-138Q-29-118-25-84H25Q29-118 27-138Q22-147 7-150Z";
  const arm = (side: 1 | -1, tones: readonly [string, string]): Drawing => {
    const sleeve = limb([
      [side * 21, -139, 8],
      [side * 29, -124, 7.2],
      [side * 29, -115, 6],
    ]);
    const fore = limb([
      [side * 29, -116, 5],
      [side * 25, -117, 4.8],
      [side * 18, -124, 3.6],
    ]);
    return (
      fill(fore, side < 0 ? SKIN[0] : SKIN[1]) +
      fill(sleeve, tones[0]) +
      sheet.clipped(sleeve, fill("M4-150H40V-100H29Q22-124 4-150Z", tones[1], side < 0 ? 0 : 1))
    );
  };
  return (
    fill(shirt, "#f3e2c6") +
    sheet.clipped(
      shirt,
      fill("M8-152Q20-120 16-80H34V-152Z", "#b9a2a4") + fill("M-30-152H-14Q-24-120-20-80H-32Z", "#fff4dc"),
    ) +
    fill("M-13-134Q0-130 13-134L19-110L22-80H-22L-19-110Z", "#2f6f78") +
    fill("M6-132L13-134L19-110L22-80H8Q12-110 6-132Z", "#1f4f62") +
    fill("M-13-134L-9-150L-6-150L-9-133ZM13-134L9-150L6-150L9-133Z", "#2f6f78") +
    fill("M-6.4-160V-149Q0-143 6.4-149V-160Z", SKIN[2]) +
    fill("M-7.6-151Q0-143 7.6-151L9-147Q0-138-9-147Z", "#fff4dc") +
    place(turned(vendorHead(), -5), -1.6, -166) +
    arm(-1, ["#fff4dc", "#e2c8ae"]) +
    arm(1, ["#e2c8ae", "#b9a2a4"]) +
    place(openedPotato(), 0, -12)
  );
}

/** His head, seen from the front and bent a little: a dark cap, a short beard, no more. */
function vendorHead(): Drawing {
  return (
    fill("M-9.4-8Q-10.4 2-8 8Q-4 14.6 0 14.6Q4 14.6 8 8Q10.4 2 9.4-8Z", SKIN[0]) +
    fill("M3-9Q6 2 2 14.4Q5 14 8 8Q10.4 2 9.4-8Z", SKIN[1]) +
    fill("M-9.6-1Q-11.6-1-11 3Q-10.4 6-9 5ZM9.6-1Q11.6-1 11 3Q10.4 6 9 5Z", SKIN[1]) +
    fill(
      "M-9.4 0Q-8 6-4.6 5.4Q0 3.6 4.6 5.4Q8 6 9.4 0Q10 8 6.4 12.4Q3 15.6 0 15.6Q-3 15.6-6.4 12.4Q-10 8-9.4 0Z",
      "#33231f",
    ) +
    fill("M-2.6 8Q0 7 2.6 8Q0 9.6-2.6 8Z", "#b06a50") +
    stroke("M-6.4-2.4Q-4.6-3.4-2.4-2.6M2.4-2.6Q4.6-3.4 6.4-2.4", "#33231f", 1.3) +
    fill("M-.4-2Q-1.8 2.4-1.6 3.2Q0 4.4 1.8 3.2Z", SKIN[1]) +
    fill("M-10-6Q-11-17 0-17.6Q11-17 10-6Q0-9.6-10-6Z", "#24415e") +
    fill("M3-17.4Q11-16 10-6Q7-7.4 4-8Z", "#152a44") +
    fill("M-10.4-5.4Q0-10 10.4-5.4L10-8.4Q0-12.4-10-8.4Z", "#335a7c")
  );
}

/** The potato in its paper, split along its length: the two hands press its halves apart, the flesh is bright between them. */
function openedPotato(): Drawing {
  return (
    fill("M-24-118H24L17-103H-17Z", "#fbefd8") +
    fill("M-24-118L-17-103H-10L-15-118ZM-6-118L-4-103H3L4-118ZM13-118L10-103H17L24-118Z", "#d9604a") +
    fill("M8-118H24L17-103H8Z", "#4a2a3e", 0.22) +
    fill("M-25-118Q-27-131-14-132Q-4-132-2-122L-4-115Q-16-112-25-118Z", "#9a6238") +
    fill("M-25-118Q-27-131-14-132Q-18-124-16-115Q-22-115-25-118Z", "#bd8350") +
    fill("M25-118Q27-131 14-132Q4-132 2-122L4-115Q16-112 25-118Z", "#7d4c30") +
    fill(
      "M-19-128Q-12-133-5-130L-1-127L3-129.6L6-130.4Q13-133 19-128Q22-124 18-119Q10-112 0-111.4Q-10-112-18-119Q-22-124-19-128Z",
      "#ffe08a",
    ) +
    fill("M3-129.6L6-130.4Q13-133 19-128Q22-124 18-119Q10-112.4 2-111.6Q7-120 3-129.6Z", "#f0bf5e") +
    fill(
      "M-14-126Q-7-129-3-124Q-8-120-14-123ZM7-127Q14-128 14-122Q9-119 7-123ZM-7-117Q0-121 6-116.6Q0-112.6-7-117Z",
      "#fff2c4",
    ) +
    // The hands: thumbs on the edges, fingers under the halves.
    fill("M-13-122Q-22-126-26-120Q-28-112-24-106Q-20-103-16-106Q-21-110-20-115Q-17-118-12-119Z", SKIN[0]) +
    fill("M-13-122.6Q-18-125-20-122Q-17-119-11.6-119.4Q-11-121.6-13-122.6Z", "#fbd6a8") +
    fill("M13-122Q22-126 26-120Q28-112 24-106Q20-103 16-106Q21-110 20-115Q17-118 12-119Z", SKIN[1]) +
    fill("M13-122.6Q18-125 20-122Q17-119 11.6-119.4Q11-121.6 13-122.6Z", SKIN[0])
  );
}

/** The counter: panels of painted wood, a wooden edge, the lamplight on it; its left end looks at us. */
function drawCounter(sheet: Sheet): void {
  const panels = counted(6).map((index) => {
    const [from, to] = [0.12 + index * 0.68, 0.12 + index * 0.68 + 0.56];
    return (
      fill(along([from, to], 0, [0.16, 0.74]), "#1f5a66") + fill(along([from + 0.03, to], 0, [0.16, 0.71]), "#2f7a80")
    );
  });
  sheet.add(
    fill(along([0, LONG], 0, [0, TOP - 0.06]), "#388790"),
    fill(along([0, LONG], 0, [0, 0.08]), "#1b3f50"),
    ...panels,
    fill(acrossAt(0, [0, DEEP], [0, TOP - 0.06]), "#5aa6a4"),
    fill(acrossAt(0, [0.1, 0.78], [0.16, 0.74]) + acrossAt(0, [0.9, 1.58], [0.16, 0.74]), "#44918f"),
    fill(acrossAt(0, [0, DEEP], [0, 0.08]), "#2b6470"),
    fill(level([-0.06, LONG], [-0.1, DEEP], TOP), "#e0a867"),
    fill(level([-0.06, LONG], [0.62, DEEP], TOP), "#b97c4c"),
    fill(along([-0.06, LONG], -0.1, [TOP - 0.07, TOP]), "#b06c40"),
    fill(along([-0.06, LONG], -0.1, [TOP - 0.018, TOP]), "#f6cf92"),
    fill(acrossAt(-0.06, [-0.1, DEEP], [TOP - 0.07, TOP]), "#e9b878"),
    // The step on which the second row of bowls stands.
    fill(along([0.5, LONG], 0.38, [TOP, TOP + 0.13]), "#8f5538"),
    fill(level([0.5, LONG], [0.38, 0.72], TOP + 0.13), "#d49a5c"),
  );
}

/** The fillings of the bowls, from the left; the back row begins elsewhere. */
const KINDS = ["corn", "cabbage", "peas", "sausage", "russian", "olives", "beetroot", "pickles"] as const;

/** Two rows of white bowls heaped with what goes into a potato, and what is ready at the near end. */
function drawBowls(sheet: Sheet): void {
  const rows = [
    { across: 0.55, up: TOP + 0.13, from: 0.72, shift: 3 },
    { across: 0.14, up: TOP, from: 0.62, shift: 0 },
  ];
  const bowls = rows.flatMap(({ across, up, from, shift }) =>
    counted(11).flatMap((index) => {
      // The vendor keeps a gap in the back row before him.
      if (shift && index > 1 && index < 5) return [];
      const at = from + index * 0.31;
      return [bowl([at, across, up], KINDS[(index + shift) % KINDS.length] ?? "corn", index + shift * 7)];
    }),
  );
  const [kumpirX, kumpirY] = STALL([0.16, 0.3, TOP]);
  const [cupX, cupY] = STALL([0.36, 0.72, TOP]);
  sheet.add(
    place(ayran(), cupX, cupY, 0.42),
    ...bowls.slice(0, 8).toReversed(),
    ...bowls.slice(8).toReversed(),
    place(loadedKumpir(sheet), kumpirX, kumpirY + 14, 0.15),
  );
}

function bowl(spot: Place, kind: (typeof KINDS)[number], seed: number): Drawing {
  const random = randomOf(seed + 40);
  const [x, y] = STALL(spot);
  const unit = unitAt(spot);
  const [half, high] = [unit * 0.138, unit * 0.105];
  const { ground, bit }: { ground: string; bit: Bit } =
    kind === "beetroot" ? { ground: "#4c0d2c", bit: beetroot } : FILLINGS[kind];
  const rim = half * 0.17;
  const tall = half * 0.66;
  const size = (unit / 1750) * 1.9;
  const bits = counted(34)
    .map((index) => {
      const share = index / 33;
      const across = within(random.around(1.1), -1, 1);
      const top = tall * Math.sqrt(Math.max(0, 1 - across * across));
      return { a: across * half * 0.86, b: mixed(-top, rim * 0.6, share ** 0.8), shade: within(0.2 + across * 0.4) };
    })
    .map(({ a, b, shade }) => place(bit(random, shade), x + a, y - high + b, size));
  const body: Path = `M${x - half} ${y - high}Q${x - half * 0.86} ${y - 3} ${x - half * 0.46} ${y}H${x + half * 0.46}Q${x + half * 0.86} ${y - 3} ${x + half} ${y - high}Z`;
  const shade: Path = `M${x + half * 0.24} ${y - high}Q${x + half * 0.3} ${y - 6} ${x + half * 0.1} ${y}H${x + half * 0.46}Q${x + half * 0.86} ${y - 3} ${x + half} ${y - high}Z`;
  return (
    fill(lens(x + half * 0.5, y + 1, half * 2.4, half * 0.2), "#5c3038", 0.5) +
    fill(disc(x, y - high, half, rim), "#fff3dc") +
    fill(
      `M${x - half * 0.9} ${y - high}Q${x - half * 0.7} ${y - high - tall} ${x} ${y - high - tall}T${x + half * 0.9} ${y - high}Q${x} ${y - high + rim * 1.6} ${x - half * 0.9} ${y - high}Z`,
      ground,
    ) +
    bits.join("") +
    fill(body, "#f6e6cc") +
    fill(shade, "#bfa3a2") +
    fill(
      `M${x - half} ${y - high}Q${x} ${y - high + rim * 2.2} ${x + half} ${y - high}L${x + half * 0.98} ${y - high + 5}Q${x} ${y - high + rim * 2.2 + 6} ${x - half * 0.98} ${y - high + 5}Z`,
      "#fffaf0",
    )
  );
}

/** The canopy on its posts: two slopes of striped cloth, a valance of scallops along its hem. */
function drawCanopy(sheet: Sheet): void {
  const { over, hem, ridge: high } = ROOF;
  const [left, right] = [-over, LONG + 0.2];
  const middle = DEEP / 2;
  const count = 13;
  const stripes = counted(count).map((index) => {
    const [a, b] = [mixed(left, right, index / count), mixed(left, right, (index + 1) / count)];
    const blue = index % 2 === 0;
    // The hip on the left takes the first stripes' upper ends away.
    const up = (at: number) => Math.max(at, left + 0.86);
    const slope = area([a, -over, hem], [b, -over, hem], [up(b), middle, high], [up(a), middle, high]);
    const edge = shares(9).map((share) =>
      STALL([mixed(a, b, share), -over, hem - 0.13 - 0.06 * Math.sin(share * Math.PI)]),
    );
    return (
      fill(slope, blue ? "#2a7480" : "#f0cf98") +
      fill(polygon([STALL([a, -over, hem]), ...edge, STALL([b, -over, hem])]), blue ? "#1f5a6c" : "#dca86e")
    );
  });
  const ends = counted(6).map((index) => {
    const [c, d] = [mixed(DEEP + over, -over, index / 6), mixed(DEEP + over, -over, (index + 1) / 6)];
    const blue = index % 2 === 0;
    const edge = shares(9).map((share) =>
      STALL([left, mixed(c, d, share), hem - 0.13 - 0.06 * Math.sin(share * Math.PI)]),
    );
    return fill(polygon([STALL([left, c, hem]), ...edge, STALL([left, d, hem])]), blue ? "#2a7080" : "#f0c48a");
  });
  const post = (at: number, across: number, low: number): Drawing => {
    const [[x, foot], [, head]] = [STALL([at, across, low]), STALL([at, across, hem])];
    const wide = unitAt([at, across, 1]) * 0.05;
    return (
      fill(`M${x - wide / 2} ${head}H${x + wide / 2}V${foot}H${x - wide / 2}Z`, "#6f4630") +
      fill(`M${x - wide / 2} ${head}H${x - wide * 0.1}V${foot}H${x - wide / 2}Z`, "#dca066")
    );
  };
  sheet.add(
    // Its underside, in the light of the bulbs.
    fill(level([left, right], [-over, DEEP + over], hem), "#b9804e"),
    post(0.02, DEEP - 0.04, TOP),
    post(0.02, 0.02, TOP),
    ...stripes,
    fill(area([left, -over, hem], [left, DEEP + over, hem], [left + 0.86, middle, high]), "#358894"),
    ...ends,
    fill(
      area([left, -over, hem], [right, -over, hem], [right, middle, high], [left + 0.86, middle, high]),
      "#12244a",
      0.22,
    ),
  );
}

/** A bulb and its halo. */
function bulb(sheet: Sheet, [x, y]: Point, size: number): Drawing {
  return (
    sheet.glow([Math.round(x), Math.round(y)], Math.round(size * 5), "#ffcf78", 0.6) +
    stroke(
      `M${x.toFixed(1)} ${(y - size * 2).toFixed(1)}V${(y - size).toFixed(1)}`,
      "#24283c",
      Math.max(2, size * 0.5),
    ) +
    fill(disc(x, y, size, size * 1.15), "#fff4cf")
  );
}

/** Bulbs under the hem of the canopy, and a string of them to a pole on the quay. */
function drawBulbs(sheet: Sheet): void {
  const { over, hem } = ROOF;
  const under = counted(11).map((index) => {
    const spot: Place = [-0.2 + index * 0.4, -over + 0.06, hem - 0.26];
    return bulb(sheet, STALL(spot), unitAt(spot) * 0.028);
  });
  const from = STALL([-over, -over, hem]);
  const wire = (share: number): Point => [
    mixed(from[0], -30, share),
    mixed(from[1], 150, share) + 260 * share * (1 - share),
  ];
  const strung = counted(8).map((index) => {
    const [x, y] = wire((index + 0.7) / 8.2);
    return bulb(sheet, [x, y + 14], 9 - index * 0.3);
  });
  sheet.add(stroke(polyline(shares(20).map(wire)), "#1a2038", 3), ...strung, ...under);
}

/** A mother, seen from behind, and her child, who points at what it wants: both lit from the stall at their right and from the left by the quay's lamps. */
function drawGuests(sheet: Sheet): void {
  const [mx, my] = EYE([-0.88, 4.36, 0]);
  const [cx, cy] = EYE([-0.15, 4.33, 0]);
  const unit = metreAt(EYE, [0, 4.28, 0]) / 100;
  sheet.add(
    fill(lens(mx - 60, my - 6, 260, 30), "#221c38", 0.5),
    place(mother(sheet), mx, my, unit),
    fill(lens(cx + 40, cy - 4, 200, 24), "#221c38", 0.5),
    place(child(sheet), cx, cy, unit * 1.04),
  );
}

/** In centimetres, 166 high: a pale blouse, wide trousers, long hair, a bag over her shoulder. */
function mother(sheet: Sheet): Drawing {
  const trousers = "M-15-96Q-19-60-20-8Q-12-4-4-7L0-66L6-7Q14-4 21-8Q20-60 16-96Z";
  const blouse =
    "M-12-138Q-18-136-18-127Q-16-112-16-98L-17-88Q0-84 18-88L16-98Q17-112 18-127Q18-136 12-138Q0-142-12-138Z";
  return (
    fill("M-19-8Q-22 0-18 1H-8Q-4-1-6-8ZM7-8Q5 0 9 1H20Q23-1 19-8Z", "#2a2036") +
    fill(trousers, "#b9573f") +
    sheet.clipped(trousers, fill("M-24-98H-6Q-12-50-12 0H-26ZM2-98Q0-60 8 0H0L-1-66Z", "#7a3444")) +
    fill(
      limb([
        [-15, -132, 5],
        [-21, -114, 4.4],
        [-17, -96, 3],
      ]),
      "#8f5a48",
    ) +
    fill(
      limb([
        [-15, -132, 5.6],
        [-20, -117, 5.2],
      ]),
      "#8f8fae",
    ) +
    fill(
      limb([
        [15, -132, 5],
        [23, -115, 4.4],
        [30, -103, 3],
      ]),
      "#e0a070",
    ) +
    fill(
      limb([
        [15, -132, 5.6],
        [21, -118, 5.2],
      ]),
      "#fbe9cc",
    ) +
    fill("M29-106Q34-106 36-101Q35-98 31-99L28-102Z", "#e0a070") +
    fill(blouse, "#f0dcc0") +
    sheet.clipped(
      blouse,
      fill("M-24-144H-4Q-12-112-8-80H-24Z", "#9a94b0") + fill("M10-144Q16-112 10-80H24V-144Z", "#fff4dc"),
    ) +
    stroke("M11-137Q-4-112-14-92", "#5a3430", 2.2) +
    fill("M-24-96H-6L-4-76Q-15-72-26-76Z", "#8a4a38") +
    fill("M-24-96H-17L-18-74Q-23-74-26-76Z", "#5c3038") +
    fill("M7-160Q10.6-156 9.6-151Q9-147 5-146L-2-148V-164Z", "#e8ac7a") +
    fill(
      "M8.4-159Q10-168 0-169.4Q-11-169-11.4-157Q-13-142-11-126Q-2-121 8-126Q9-138 6-146Q4-151 5.4-153Q7.6-156 8.4-159Z",
      "#33232c",
    ) +
    fill("M-2-169.2Q-11-169-11.4-157Q-13-142-11-126Q-8-124-5-123.6Q-8-146-2-169.2Z", "#1f1622") +
    stroke("M4-163Q6-150 5-130", "#5f4038", 1.6)
  );
}

/** In centimetres, 112 high: on its toes, an arm stretched up to the bowls at its right. */
function child(sheet: Sheet): Drawing {
  const shirt = "M-9-84Q-13-82-13-75Q-13-62-12-50Q0-47 13-50Q13-62 13-75Q13-82 9-84Q0-87-9-84Z";
  return (
    fill("M-10-8Q-13 0-10 1H-3Q-1-2-3-7ZM4-8Q3-1 5 0H13Q15-2 11-8Z", "#f0dcc0") +
    fill("M-11-34L-10-7H-4L-2-34ZM2-34L4-7H11L12-34Z", "#c98a5c") +
    fill("M-11-34L-10-7H-7L-7-34ZM2-34L4-7H6L6-34Z", "#8f5a48") +
    fill("M-13-52Q-14-40-13-28Q-7-26-1-28L0-38L2-28Q8-26 14-28Q14-40 13-52Z", "#34587e") +
    fill("M-13-52Q-14-40-13-28Q-10-27-7-27.4V-52Z", "#203c60") +
    fill(
      limb([
        [-11, -78, 4],
        [-16, -64, 3.4],
        [-14, -52, 2.6],
      ]),
      "#8f5a48",
    ) +
    fill(
      limb([
        [-11, -78, 4.6],
        [-14.6, -68, 4.2],
      ]),
      "#a8783a",
    ) +
    fill(
      limb([
        [11, -79, 4],
        [22, -86, 3.4],
        [31, -97, 2.6],
      ]),
      "#e8ac7a",
    ) +
    fill("M29-98Q30-104 34-107L35.4-106L33.4-101Q35-98 32-95.6Z", "#e8ac7a") +
    fill(
      limb([
        [11, -79, 4.6],
        [18.6, -83.6, 4.2],
      ]),
      "#ffd97c",
    ) +
    fill(shirt, "#f0b944") +
    sheet.clipped(shirt, fill("M-16-90H-3Q-8-66-5-44H-16Z", "#b07f3c")) +
    sheet.clipped(shirt, fill("M-16-72H16V-67H-16ZM-16-60H16V-55H-16Z", "#d8604a")) +
    fill("M-4-90H4L5-82Q0-80-5-82Z", "#c98a5c") +
    fill("M8-100Q11-96 9.4-91Q8-87 4-87L-2-89V-104Z", "#e8ac7a") +
    fill("M9-100Q10-112 0-112.6Q-11-112-11.4-100Q-11.6-90-6-87.4Q-1-86 3-88Q4-93 5.6-95Q8-97 9-100Z", "#43291f") +
    fill("M-3-112.4Q-11-112-11.4-100Q-11.6-90-6-87.4Q-9-100-3-112.4Z", "#2a1a20") +
    fill(disc(5.4, -95, 1.8, 2.6), "#c98a5c")
  );
}
