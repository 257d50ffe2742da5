import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { rockLedge } from "../parts/land/rockLedge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { fruitBowl, paddleBoard, simitPlate, strawHat, teaGlass } from "../parts/things/deckBreakfast.ts";
import { cushion, deckBlock, lowTable } from "../parts/things/deckFurniture.ts";
import { oliveBowl } from "../parts/things/deckLunch.ts";

const HORIZON = 430;
/** Line of the shore under the pines. */
const SHORE = 462;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 4.6, focal: 1250 });
/** The yacht lies aslant, her bow to the left: along her to the bow, to port, up from the water. */
const YACHT = frameOf(EYE, { right: 2.9, away: 7.2, heading: -40 });

/** Where her bow ends, and half her greatest beam. */
const [BOW, HALF] = [8.6, 2.3];
const beam = (along: number) => HALF * Math.max(0, 1 - (Math.max(0, along) / BOW) ** 2.3) ** 0.66;
/** Her sides fall in towards the water, her stem rakes back to it. */
const beamBelow = (along: number) => (HALF - 0.35) * Math.max(0, 1 - (Math.max(0, along) / BOW) ** 1.7) ** 0.9;
const sheer = (along: number) => 1.3 + 0.45 * (Math.max(0, along) / BOW) ** 2;
const ALONG = shares(40).map((share) => mixed(-4, BOW, share ** 0.8));

const WHITE = { bright: "#fffdf4", lit: "#fbf1dc", shade: "#b4b4d4", deep: "#8f93bf" };
const TEAK = { lit: "#e2b074", seam: "#b98350", shade: "#a06a5c" };

/** A cove in the morning, from over the port bow of a yacht at anchor: one sits on her side over the water, one reads, one is out on the board; breakfast is laid. */
export const SCENE: Scene = {
  name: "yacht-cove",
  seed: 121,
  mood: "morning",
  colours: { wallShade: "#b4b0d0", groundShade: "#8a5a5c" },
  grain: 0.3,
  crops: { wide: 260, square: 110 },
  draw(sheet) {
    drawFar(sheet);
    drawWater(sheet);
    drawHeadland(sheet);
    drawHull(sheet);
    drawDeck(sheet);
    drawAboard(sheet);
  },
};

/** Capes in the haze, under the glow of a sun that is still low on the left. */
function drawFar(sheet: Sheet): void {
  const far = pointsOf([-40, 380, 90, 350, 210, 372, 330, 344, 480, 388, 620, 372, 780, 410, 960, 430]);
  const cape = pointsOf([-40, 392, 60, 398, 200, 420, 300, 428, 380, 440]);
  const turned =
    curve(pointsOf([90, 350, 140, 380, 150, 440, 280, 440, 240, 400, 210, 372]), true) +
    curve(pointsOf([330, 344, 380, 390, 380, 440, 560, 440, 520, 410, 480, 388]), true);
  sheet.add(
    sky(sheet, { height: 444, zenith: 0.25, reach: 0.4 }),
    sheet.glow([-60, 330], 700, "#fff0c8", 0.9),
    cloudBank(sheet, { x: 420, y: 176, length: 420, seed: 3, strips: 3 }),
    fill(curveDownTo(far, 442), "#b9cfcc"),
    fill(turned, "#a4c0c4"),
    fill(curveDownTo(cape, 442), "#7fa8a0"),
  );
}

/** A meadow of sea grass on the sand, in the near corner. */
const WEED = [
  -60, 1060, 40, 1040, 130, 1066, 220, 1058, 262, 1092, 350, 1100, 380, 1136, 330, 1160, 400, 1190, 420, 1240, -60,
  1240,
];

/** Where it grows thicker. */
const DEEP_WEED = [-60, 1120, 30, 1096, 110, 1112, 170, 1104, 210, 1140, 180, 1166, 240, 1190, 250, 1240, -60, 1240];

/** Green glass over sand: weed lies on the bottom, the morning comes in from the left. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(31);
  const light = counted(15)
    .map((index) => {
      const y = 452 + index ** 1.4 * 6.4;
      const x = 40 + index * 9 + random.around(90);
      return lens(x, y, random.between(110, 330), 2 + index * 0.4);
    })
    .join("");
  const sand = curve(
    pointsOf([-60, 800, 160, 770, 380, 790, 520, 850, 470, 930, 560, 1010, 640, 1120, 700, 1240, -60, 1240]),
    true,
  );
  const weed = curve(pointsOf(WEED), true);
  sheet.add(
    fill(
      box(0, 440, 1600, 760),
      sheet.downwards(["#f3ecd0", "#a9dac6", "#5cbdb0", "#38a7a2", "#25919a", "#1d7f8c"], 440, 1200),
    ),
    fill(sand, "#58bfb0", 0.42),
    fill(weed, "#0d5a68", 0.34),
    fill(curve(pointsOf(DEEP_WEED), true), "#0d5a68", 0.4),
    fill(light, "#fdf3d2", 0.75),
    fill(lens(330, 500, 110, 8), "#3f8f8c", 0.8),
    brokenImage({
      shapes: [{ outline: pointsOf([300, 502, 352, 502, 330, 580]), colour: "#fdf8e6" }],
      depth: 74,
      band: 6,
    }),
    place(sailingYacht(sheet), 326, 498, 0.46),
  );
}

/** The big headland faces the sun; its valleys have lost it. It stands in the water upside down. */
function drawHeadland(sheet: Sheet): void {
  const random = randomOf(12);
  const crest = pointsOf([
    560, 462, 640, 430, 730, 368, 790, 340, 850, 300, 930, 262, 1000, 236, 1080, 216, 1150, 178, 1240, 130, 1300, 118,
    1380, 104, 1480, 100, 1640, 60,
  ]);
  // Two spurs come down to the water on the left: each has its sunny flank before its ridge and its dark one behind it.
  const lit = [
    pointsOf([730, 368, 850, 300, 800, 352, 750, 400, 700, 440, 680, 470, 560, 470, 640, 430]),
    pointsOf([
      1240, 130, 1190, 190, 1130, 250, 1090, 320, 1040, 390, 1010, 470, 900, 470, 916, 410, 970, 350, 1020, 290, 1090,
      212,
    ]),
    pointsOf([1300, 118, 1480, 100, 1660, 60, 1660, 130, 1580, 150, 1500, 190, 1420, 176, 1350, 150]),
  ];
  const shaded = [
    pointsOf([850, 300, 936, 256, 912, 322, 874, 372, 836, 420, 830, 470, 680, 470, 700, 440, 750, 400, 800, 352]),
    pointsOf([
      1240, 130, 1310, 170, 1380, 230, 1460, 250, 1530, 310, 1600, 320, 1660, 350, 1660, 470, 1010, 470, 1040, 390,
      1090, 320, 1130, 250, 1190, 190,
    ]),
  ];
  const image = pointsOf([520, 470, 640, 486, 760, 530, 900, 556, 1060, 604, 1240, 640, 1420, 690, 1640, 720]);
  const torn = counted(13)
    .map((index) => {
      const share = index / 12;
      const [x, y] = [mixed(600, 1240, share) + random.around(80), mixed(490, 672, share) + random.around(8)];
      return lens(x, y, random.between(120, 280), mixed(3, 9, share));
    })
    .join("");
  sheet.add(
    fill(`${curve(image)}L1640 466Z${torn}`, "#3f8a7c", 0.8),
    fill(
      "M680 474H830Q850 510 836 534Q800 520 760 506Q710 490 680 474ZM1010 474H1610V706Q1500 694 1420 666Q1280 632 1180 606Q1060 560 1010 474Z" +
        lens(850, 552, 110, 5) +
        lens(1180, 628, 200, 8) +
        lens(1240, 646, 130, 6),
      "#1f6468",
      0.42,
    ),
    sheet.clipped(
      box(500, 0, 1140, SHORE + 2),
      pineHill(sheet, {
        crest,
        foot: SHORE,
        lit,
        shaded,
        groves: pointsOf([990, 400, 1340, 240, 650, 446, 1190, 330, 880, 440]),
        size: [11, 18],
        colours: ["#2c6260", "#5f8f5c", "#9db86c"],
        seed: 8,
      }),
    ),
    rockLedge(SHORE, [540, 1640], ["#f6deb0", "#a98f86", "#2f7f80"], 7),
  );
}

/** A line along her port side: a share of the way from the water up to the gunwale. */
function port(share: number, out = 0): Point[] {
  return ALONG.map((along) => {
    // The stem rakes: what is lower ends sooner.
    const at = along > 0 ? along * mixed(0.93, 1, share) : along;
    return YACHT([at, mixed(beamBelow(at), beam(along), share ** 0.7) + out, sheer(along) * share]);
  });
}

const between = (from: readonly Point[], to: readonly Point[]) => polygon([...from, ...to.toReversed()]);

/** Her port side in the sun over its broken image; light from the water plays on it. The chain leads down from the bow. */
function drawHull(sheet: Sheet): void {
  const random = randomOf(5);
  // Her image: small waves draw its edge in and out, ever farther as it comes nearer, and tear flakes from it.
  const mirrored = shares(27).map((share, index): Point => {
    const along = mixed(BOW * 0.93, -3, share ** 0.7);
    const [x, y] = YACHT([along, beam(along), -sheer(along)]);
    return [x + (index % 2 ? -1 : 1) * mixed(4, 30, share) * random.between(0.5, 1.3), y];
  });
  const image = `${curve(mirrored)}L${port(0)
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join("L")}Z`;
  const flakes = mirrored
    .filter((_, index) => index % 3 === 1)
    .map(([x, y], index) => lens(x - 30 - random.between(0, 60), y + random.around(10), 40 + index * 14, 3 + index))
    .join("");
  const [chainX, chainY] = YACHT([BOW - 0.1, 0, sheer(BOW) - 0.3]);
  sheet.add(
    fill(between(port(0, 0.16), port(0)), "#0f5a64", 0.6),
    fill(image, "#e2efda", 0.62),
    fill(flakes, "#eef4de", 0.75),
    stroke(
      `M${short(chainX)} ${short(chainY)}Q${short(chainX - 24)} ${short(chainY + 110)} ${short(chainX - 96)} ${short(chainY + 190)}`,
      "#5f6b84",
      4,
    ),
    fill(lens(chainX - 96, chainY + 190, 90, 9), "#e6f6e6", 0.8),
    fill(between(port(0), port(1)), WHITE.lit),
    fill(between(port(0), port(0.16)), "#1f4f78"),
    fill(between(port(0.16), port(0.2)), WHITE.bright),
    fill(between(port(0.8), port(0.86)), "#1f4f78"),
    fill(between(port(0.93), port(1)), WHITE.bright),
  );
}

/** Teak in a white margin, its seams along her; the low rail and what stands in the bow. */
function drawDeck(sheet: Sheet): void {
  const edge = (sign: number, out: number, up = 0) =>
    ALONG.map((along) => YACHT([along, sign * (beam(along) + out), sheer(along) + up]));
  const seams = counted(25).map((index) => {
    const across = (index - 12) * 0.18;
    const inside = ALONG.filter((along) => beam(along) - 0.2 > Math.abs(across));
    return inside.length > 1 ? polyline(inside.map((along) => YACHT([along, across, sheer(along)]))) : "";
  });
  sheet.add(
    fill(between(edge(1, 0), edge(-1, 0)), WHITE.bright),
    fill(between(edge(1, -0.16), edge(-1, -0.16)), TEAK.lit),
    stroke(seams.join(""), TEAK.seam, 2.4),
    fill(between(edge(-1, 0), edge(-1, 0, 0.12)), WHITE.bright),
    rail([-4, 7.7]),
  );
}

/** Height of a rail's tube between its ends, where it bends down to the deck. */
function railHigh(along: number, [from, to]: Point): number {
  const near = Math.min(along - from, to - along) / 0.45;
  return 0.66 * Math.sqrt(1 - (1 - Math.min(1, Math.max(0, near))) ** 2);
}

/** The starboard rail between two places, open at the stem: its posts, its wire and the tube on top. One swims from the other side. */
function rail(reach: Point): Drawing {
  const [from, to] = reach;
  const at = (along: number, up: number) => YACHT([along, 0.06 - beam(along), sheer(along) + up]);
  const steps = shares(60).map((share) => mixed(from, to, share));
  const count = Math.round((to - from) / 1.3);
  const posts = counted(count - 1).map((index) => {
    const along = mixed(from, to, (index + 1) / count);
    return polyline([at(along, 0), at(along, 0.66)]);
  });
  return (
    stroke(
      curve(steps.filter((along) => railHigh(along, reach) > 0.33).map((along) => at(along, 0.34))),
      "#d9dfea",
      3,
    ) +
    stroke(posts.join(""), "#f4f6f8", 5) +
    stroke(curve(steps.map((along) => at(along, railHigh(along, reach)))), "#fbfcfc", 7)
  );
}

/** Somebody aboard at a place of the deck; `tall` in metres, `sunk` by a share of the figure. */
function aboard(sheet: Sheet, spot: Place, tall: number, options: PersonOptions, sunk = 0): Drawing {
  const [x, y] = YACHT(spot);
  const metre = y - YACHT([spot[0], spot[1], spot[2] + 1])[1];
  const scale = (metre * tall) / 100;
  return place(person(sheet, { shadow: false, ...options }), x, y + sunk * scale, scale);
}

/** Breakfast between the sofa and the pad that one reads on; one sits on the gunwale; a child comes alongside on the board. */
function drawAboard(sheet: Sheet): void {
  const deck = sheer(2);
  sheet.add(
    windlass(),
    cushion(YACHT, [3.5, 6.1], [-0.72, 0.72], deck + 0.02, 0.26),
    reader(sheet, deck + 0.28),
    ...breakfast(deck),
    sofa(deck),
    sitter(sheet),
    boarder(sheet),
  );
}

function windlass(): Drawing {
  const [x, y] = YACHT([7.1, 0, sheer(7.1)]);
  const [bowX, bowY] = YACHT([BOW - 0.2, 0, sheer(BOW) + 0.04]);
  return (
    stroke(`M${short(x)} ${short(y - 14)}L${short(bowX)} ${short(bowY)}`, "#5f6b84", 5) +
    place(
      fill("M10 4Q40-4 76 6Q50 14 10 10Z", TEAK.shade, 0.7) +
        fill("M-20 4V-14H20V4Q0 12-20 4Z", "#dfe6ee") +
        fill("M5 8V-14H20V4Q13 8 5 8Z", "#8b98b4") +
        fill("M-11-14V-32H11V-14Q0-10-11-14Z", "#c4cddb") +
        fill("M3-12V-32H11V-14Z", "#74819f") +
        fill(disc(0, -14, 20, 5), "#f6f8fa") +
        fill(disc(0, -32, 15, 5), "#fdfdfb"),
      x,
      y,
    )
  );
}

/** On the pad with the knees up, a book before the eyes. */
function reader(sheet: Sheet, up: number): Drawing {
  const spot: Place = [4.3, 0.1, up];
  const [x, y] = YACHT(spot);
  // Two leaves of the book, the far one in its own shade.
  const book =
    fill(`M${short(x - 24)} ${short(y - 46)}l-12-22l-14 5l10 23z`, WHITE.shade) +
    fill(`M${short(x - 24)} ${short(y - 46)}l-12-22l17-4l10 21z`, WHITE.bright);
  const figure = aboard(sheet, spot, 1.75, {
    pose: "reading",
    mirrored: true,
    wears: "shorts",
    top: "#2f6f9a",
    bottom: "#f6e6c4",
    shoes: "#c98a5e",
    hat: "#fdf3d8",
  });
  return (
    fill(
      curve(
        [
          [x - 60, y - 8],
          [x, y - 2],
          [x + 90, y + 4],
          [x + 130, y + 16],
          [x + 40, y + 22],
          [x - 40, y + 10],
        ],
        true,
      ),
      "#7f86b4",
      0.5,
    ) +
    figure +
    book
  );
}

function breakfast(deck: number): Drawing[] {
  const set = (part: Drawing, along: number, across: number, scale: number) =>
    place(part, ...YACHT([along, across, deck + 0.42]), scale);
  return [
    lowTable(YACHT, [0.6, 2.1], [-0.5, 0.7], deck),
    set(fruitBowl(), 1.72, -0.06, 0.36),
    set(teaGlass(), 1.72, 0.5, 0.3),
    set(oliveBowl(), 1.32, 0.42, 0.24),
    set(simitPlate(), 1.12, -0.02, 0.34),
    set(teaGlass(), 0.86, 0.46, 0.31),
  ];
}

/** The near corner: the sofa that looks over the bow, its cushions piped in white, a towel and a hat left on it. */
function sofa(deck: number): Drawing {
  const [low, high] = [deck + 0.34, deck + 0.52];
  const seat = deckBlock(YACHT, [-3, -0.45], [-1.7, 1.45], [deck, low]);
  const pads = (
    [
      [-1.7, -0.14],
      [-0.1, 1.5],
    ] as const
  ).map((across) => {
    const { top, port: side, shade } = deckBlock(YACHT, [-3, -0.4], across, [low, high], deck);
    const [left, right] = [YACHT([-0.4, across[1], high]), YACHT([-0.4, across[0], high])];
    const near = YACHT([-3, across[1], high]);
    return {
      body: fill(side, "#3a78aa") + fill(top, "#1f5580") + stroke(polyline([right, left, near]), WHITE.bright, 5),
      shade,
    };
  });
  const towel = (from: number, to: number, drop: number) =>
    fill(
      polygon([YACHT([from, 0.5, high]), YACHT([to, 0.5, high]), YACHT([to, 1.51, high]), YACHT([from, 1.51, high])]),
      "#f2b84a",
    ) +
    fill(
      polygon([
        YACHT([from, 1.51, high]),
        YACHT([to, 1.51, high]),
        YACHT([to, 1.53, high - drop]),
        YACHT([from, 1.53, high - drop]),
      ]),
      "#fbd680",
    );
  return (
    fill(pads.map(({ shade }) => shade).join(""), TEAK.shade, 0.8) +
    fill(seat.port, WHITE.lit) +
    pads.map(({ body }) => body).join("") +
    towel(-1.5, -0.9, 0.3) +
    place(strawHat(), ...YACHT([-0.78, -0.62, high]), 0.38)
  );
}

/** She sits on the gunwale, her feet over the water; her shadow lies across the deck. */
function sitter(sheet: Sheet): Drawing {
  const [along, deck] = [3.5, sheer(3.5)];
  const across = beam(along) - 0.1;
  /** Where the shadow of a point of hers falls on deck: its height, and how far along it is. */
  const cast = (up: number, off: number) => YACHT([along + off - 0.56 * up, across - 0.96 * up, deck]);
  const shade = curve(
    [
      cast(0, 0.16),
      cast(0.35, 0.2),
      cast(0.62, 0.24),
      cast(0.86, 0.14),
      cast(0.95, 0),
      cast(0.86, -0.12),
      cast(0.6, -0.2),
      cast(0.3, -0.16),
      cast(0, -0.2),
    ],
    true,
  );
  return (
    fill(shade, TEAK.shade, 0.8) +
    aboard(
      sheet,
      [along, across, deck],
      1.75,
      {
        pose: "sitting",
        mirrored: true,
        slender: true,
        wears: "swimming",
        sleeves: "none",
        top: "#d8476f",
        hairstyle: "bun",
        hat: "#f2d28a",
      },
      25.4,
    )
  );
}

/** A child on its knees on the board, who has paddled over to her; both stand in the water upside down. */
function boarder(sheet: Sheet): Drawing {
  const [x, y] = [318, 936];
  const pole: Point[] = [
    [x + 54, y + 56],
    [x + 3, y - 70],
  ];
  return (
    fill(lens(x - 24, y + 62, 90, 7) + lens(x - 14, y + 78, 54, 6) + lens(x - 30, y + 92, 36, 5), "#e8b04a", 0.7) +
    place(paddleBoard(), x, y, 1.15) +
    fill(lens(x + 40, y + 3, 120, 10), "#8a5a5c", 0.5) +
    place(
      person(sheet, {
        pose: "kneeling",
        child: true,
        shadow: false,
        top: "#f0b23e",
        bottom: "#2f6f9a",
        wears: "shorts",
        hat: "#fdf3d8",
      }),
      x - 24,
      y + 2,
      1.55,
    ) +
    stroke(polyline(pole), "#5d3626", 6) +
    fill(`M${x + 41} ${y + 30}l16-4l8 36h-14z`, "#24506e") +
    fill(lens(x + 58, y + 62, 80, 8), "#e9f6e6", 0.8)
  );
}
