import { cameraOf, frameOf, type Place, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat } from "../parts/boats/boats.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { house } from "../parts/buildings/house.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { reflection, ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { dryingNet, mooringPost } from "../parts/things/quayGear.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 500;
/** Where the headland meets the water. */
const SHORE = 566;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 3.7, focal: 1600 });
/** The quay road; the van drives against it, in its own lane, the sea on its right hand. */
const view = frameOf(camera, { right: -2.7, away: 12.3, heading: 54 });

/** Torba in the morning: mist on a calm inlet, wooden boats along the quay, a pine headland; a people carrier on the quay road, a fisherman at his net, a couple out for a walk. */
export const SCENE: Scene = {
  name: "service-vip-torba-transfer",
  seed: 36,
  mood: "morning",
  colours: {
    sky: ["#8fbcc0", "#c9dcca", "#f6e6bd", "#fbe3b0"],
    zenith: "#5f9aa8",
    sea: ["#f4e4bd", "#b9d3c4", "#6fa9ad", "#2f6f82"],
    seaLight: "#fbf1d2",
    seaDark: "#5b98a2",
    leafLight: "#a9b06a",
    leaf: "#5d7d55",
    leafDark: "#2f5648",
    far: "#bcd0c8",
    farShade: "#a8c2bf",
    near: "#17352f",
  },
  crops: { wide: 240, square: 190 },
  grain: 0.3,
  draw(sheet) {
    drawInlet(sheet);
    drawJetty(sheet);
    drawBoats(sheet);
    drawQuay(sheet);
    drawPines(sheet);
  },
};

function drawInlet(sheet: Sheet): void {
  const headland =
    pinewood(sheet, {
      crest: pointsOf([760, 564, 850, 530, 940, 496, 1040, 440, 1150, 394, 1270, 350, 1380, 318, 1500, 292, 1640, 280]),
      foot: SHORE,
      size: [16, 30],
      colours: ["#3f6f62", "#5f8c6c", "#9db47c"],
      seed: 4,
    }) +
    fill(`M730 ${SHORE + 4}Q800 ${SHORE - 10} 920 ${SHORE - 8}H1640V${SHORE + 4}Z`, "#e3c79a") +
    (
      [
        [1000, 92, 46, 3],
        [1118, 62, 66, 5],
        [1196, 84, 44, 4],
        [1420, 100, 50, 7],
      ] as const
    )
      .map(([x, width, height, seed]) => place(house(sheet, { width, height, seed, depth: 30 }), x, SHORE - 6))
      .join("");
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.46 }),
    sheet.glow([120, 330], 560, "#fff1c4", 0.75),
    ridge(sheet, {
      crest: pointsOf([-20, 420, 160, 396, 320, 404, 500, 436, 700, 420, 900, 396, 1100, 410, 1400, 390, 1640, 400]),
      foot: HORIZON + 4,
      rough: 4,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1000, dabs: 44, foot: false }),
    pinewood(sheet, {
      crest: pointsOf([-40, 404, 60, 412, 180, 440, 300, 470, 400, 496, 490, 516]),
      foot: 524,
      size: [12, 16],
      colours: ["#86ab9c", "#9cbca4", "#c3cfa8"],
      seed: 7,
    }),
    haze(sheet, 440, 590, 0.8),
    headland,
    reflection(sheet, { drawing: headland, y: SHORE + 3, opacity: 0.5 }),
    haze(sheet, 530, 620, 0.5),
    mole(sheet),
  );
}

/** The mole of the small harbour, its green lamp at the end. */
function mole(sheet: Sheet): Drawing {
  const stones =
    fill("M-20 556H478L496 572L506 584H-20Z", "#e9d6ae") +
    fill("M-20 566Q200 562 490 568L506 584H-20Z", "#a99a86") +
    fill("M452 556L456 500H476L480 556Z", "#fffaf0") +
    fill("M468 556V500H476L480 556Z", "#a9b6be") +
    fill("M450 500H482V494H450ZM458 494V476H474V494Z", "#2f7f5c") +
    fill("M456 476L466 464L476 476Z", "#2f7f5c");
  return reflection(sheet, { drawing: stones, y: 584, opacity: 0.5 }) + stones;
}

/** A bank of mist between two heights, thickest in the middle. */
function haze(sheet: Sheet, top: number, bottom: number, thick: number): Drawing {
  const { mist } = sheet.mood;
  const paint = sheet.linear(
    [
      [0, mist, 0],
      [0.55, mist, thick],
      [1, mist, 0],
    ],
    [0, top],
    [0, bottom],
  );
  return fill(box(0, top, 1600, bottom - top), paint);
}

/** From the shore out into the inlet, in metres along it; the tables of the taverna stand on its boards. */
const jetty = frameOf(camera, { right: 13.5, away: 84, heading: 206 });
const [OUT, WIDE, BOARDS] = [36, 1.9, 0.9];

/** The jetty of a fish taverna: boards on posts, laid tables in two rows, lamps on a line, all of it mirrored in posts and bands. */
function drawJetty(sheet: Sheet): void {
  const { wallBright, wallShade, trunk } = sheet.mood;
  const quad = (places: readonly Place[]) => polygon(places.map((at) => jetty(at)));
  const upright = (along: number, across: number, low: number, high: number) => {
    const [from, to] = [jetty([along, across, low]), jetty([along, across, high])];
    return `M${from.join(" ")}L${to.join(" ")}`;
  };
  const side = (low: number, high: number, across: number): Place[] => [
    [0, across, low],
    [OUT, across, low],
    [OUT, across, high],
    [0, across, high],
  ];
  const head = (low: number, high: number): Place[] => [
    [OUT, -WIDE, low],
    [OUT, WIDE, low],
    [OUT, WIDE, high],
    [OUT, -WIDE, high],
  ];
  const posts = counted(10).flatMap((index) => [-WIDE, WIDE].map((across) => upright(3 + index * 3.6, across, 0, 0.8)));
  const images = counted(10).map((index) => upright(3 + index * 3.6, index % 2 ? WIDE : -WIDE, 0, -0.7));
  const tables = counted(14).map((index): Drawing => {
    const [along, across] = [6 + Math.floor(index / 2) * 4.6, index % 2 ? -0.95 : 0.95];
    const [a, b, c, d] = [along - 0.55, along + 0.55, across - 0.5, across + 0.5];
    const [top, hem] = [BOARDS + 0.78, BOARDS + 0.3];
    const chairs = [a - 0.45, b + 0.45].map((at) => upright(at, across, BOARDS, BOARDS + 0.95)).join("");
    return (
      stroke(upright(along, across, BOARDS, hem), trunk, 3) +
      stroke(chairs, "#2b6f8f", 5) +
      fill(
        quad([
          [b, c, hem],
          [b, d, hem],
          [b, d, top],
          [b, c, top],
        ]),
        wallShade,
      ) +
      fill(
        quad([
          [a, d, hem],
          [b, d, hem],
          [b, d, top],
          [a, d, top],
        ]),
        wallBright,
      ) +
      fill(
        quad([
          [a, c, top],
          [b, c, top],
          [b, d, top],
          [a, d, top],
        ]),
        wallBright,
      )
    );
  });
  const poles = counted(5).map((index) => 2.5 + index * 8.2);
  const high = 3.5;
  const line = poles.slice(1).map((to, index) => {
    const [[x0, y0], [x1, y1]] = [jetty([poles[index] ?? 0, 0, high]), jetty([to, 0, high])];
    return {
      path: `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 16} ${x1} ${y1}`,
      lamp: [(x0 + x1) / 2, (y0 + y1) / 2 + 10] as const,
    };
  });
  sheet.add(
    fill(
      quad([
        [0, -WIDE, -0.5],
        [OUT + 0.6, -WIDE, -0.5],
        [OUT + 0.6, WIDE, -0.5],
        [0, WIDE, -0.5],
      ]),
      "#5b8a92",
      0.6,
    ),
    stroke(images.join(""), trunk, 4, 0.4),
    stroke(posts.join(""), trunk, 5),
    fill(
      quad(side(BOARDS - 0.28, BOARDS, WIDE)) +
        quad(side(BOARDS - 0.28, BOARDS, -WIDE)) +
        quad(head(BOARDS - 0.28, BOARDS)),
      "#8a6248",
    ),
    fill(
      quad([
        [0, -WIDE, BOARDS],
        [OUT, -WIDE, BOARDS],
        [OUT, WIDE, BOARDS],
        [0, WIDE, BOARDS],
      ]),
      "#dcb88a",
    ),
    stroke(poles.map((at) => upright(at, 0, BOARDS, high)).join(""), trunk, 3.4),
    stroke(line.map(({ path }) => path).join(""), trunk, 1.6),
    fill(line.map(({ lamp: [x, y] }) => disc(x, y, 3.4)).join(""), "#fff3d0"),
    ...tables,
  );
}

function drawBoats(sheet: Sheet): void {
  const wood = sheet.tinted({ wall: "#f3e2bd", wallShade: "#b9a58f", trunk: "#5a3f35", stone: "#d9a66c" });
  const moored = (part: Drawing, x: number, y: number, scale: number, scaleX = scale) => {
    const boat = place(part, x, y, scale, scaleX);
    return (
      reflection(sheet, { drawing: boat, y: y + 3, opacity: 0.55 }) +
      boat +
      ripples(sheet, {
        x,
        y: y + 2,
        width: 200 * scale,
        height: 12 * scale,
        count: 12,
        colour: "#4f8890",
        opacity: 0.7,
      })
    );
  };
  sheet.add(
    moored(fishingBoat(wood, { colour: "#a9653c", shade: "#6e3d2c" }), 580, 592, 0.62),
    moored(dinghy(wood, { colour: "#c7834e" }), 846, 644, 0.8),
    moored(fishingBoat(wood, { colour: "#2f7f8c", shade: "#1f5565" }), 1086, 640, 1.12, -1.12),
    moored(tirhandil(wood, { hull: "#2f7f8c", hullShade: "#1f5565", band: "#f6ead0" }), 226, 716, 1.3),
  );
}

/** The quay road: coping, pavement, carriageway, and the verge on this side, all with one vanishing point. */
function drawQuay(sheet: Sheet): void {
  const strip = (from: number, to: number) =>
    polygon(ribbon(view, { along: stepsAway(-13, 70, 40), across: [from, to] }));
  const dash = (from: number) =>
    polygon([view([from, -1.5, 0]), view([from + 1.9, -1.5, 0]), view([from + 1.9, -1.64, 0]), view([from, -1.64, 0])]);
  const joints = counted(28).map((index) => {
    const [from, to] = [view([-9 + index * 1.6, 2, 0]), view([-9 + index * 1.6, 4.2, 0])];
    return `M${from.join(" ")}L${to.join(" ")}`;
  });
  const random = randomOf(8);
  // Two pads of needles, their rims frayed, some sun between.
  const shade = placesOf([60, 1098, 330, 330, 1172, 300])
    .flatMap(([x, y, half]) =>
      counted(22).map((index) => {
        const down = (index / 21) * 2 - 1;
        const long = half * Math.sqrt(1 - 0.86 * down * down) * random.between(0.8, 1.5);
        return lens(x - down * 40 + random.around(half * 0.3), y + down * half * 0.16, long, random.between(12, 22));
      }),
    )
    .join("");
  const rope = curve([view([-1.7, 4.05, 0.4]), [150, 760], [68, 690]]);
  sheet.add(
    fill(strip(4.2, 4.75), "#4b6c72", 0.55),
    fill(strip(-60, 4.6), "#f7e6bf"),
    fill(strip(-60, 4.1), "#dcc296"),
    stroke(joints.join(""), "#bfa077", 2.5),
    fill(strip(-60, 1.98), "#f0dcb0"),
    fill(strip(-60, 1.84), "#8d8a86"),
    fill(
      strip(-60, 1.7),
      sheet.linear(
        [
          [0, "#96938c"],
          [0.5, "#7d7f83"],
          [1, "#6b7079"],
        ],
        [0, 900],
        [1200, 1000],
      ),
    ),
    ...[-5.4, -1.6, 2.2, 6, 9.8, 13.6, 17.4, 21.2, 25, 30, 36].map((from) => fill(dash(from), "#f6ead0")),
    // The shade of a pine that stands out of sight on the left.
    sheet.clipped(strip(-4.35, 1.7), fill(shade, "#5a5f6b", 0.85)),
    fill(strip(-60, -4.35), "#f0dcb0"),
    fill(strip(-60, -4.6), "#b9a56c"),
    onQuay(mooringPost(), [-1.7, 4.05, 0], 1),
    onQuay(mooringPost(), [5.6, 4.05, 0], 1),
    onQuay(mooringPost(), [12.6, 4.05, 0], 1),
    stroke(rope, "#6b4a3a", 4),
    onQuay(dryingNet(), [-3.1, 3.25, 0], 0.88),
    onQuay(
      person(sheet, {
        pose: "crouching",
        mirrored: true,
        sleeves: "long",
        top: "#c8563c",
        bottom: "#3a4a66",
        hat: "#e8d3a4",
      }),
      [-1.5, 3.1, 0],
      1.9,
    ),
    onQuay(person(sheet, { pose: "walking", top: "#fdf8ee", bottom: "#4a6a86" }), [15.3, 3, 0], 1.95),
    onQuay(
      person(sheet, {
        pose: "walking",
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#c2465f",
        bottom: "#c2465f",
        hairstyle: "long",
        hat: "#f0d6a0",
      }),
      [16.4, 3, 0],
      1.82,
    ),
    vehicle(sheet, { kind: "carrier", view, mood: "morning", lamps: true }),
  );
}

/** A thing of the quay where it stands, as large as the distance makes it. */
function onQuay(part: Drawing, spot: Place, share: number): Drawing {
  const [x, y] = view(spot);
  const [, top] = view([spot[0], spot[1], 1]);
  return place(part, x, y, ((y - top) / 110) * share);
}

/** Pines on the verge, each on its roots with its shade thrown to the right; dry grass and an oleander at their feet. */
function drawPines(sheet: Sheet): void {
  const flat = (at: Project, [along, across]: Point, long: number, wide: number) =>
    curve(
      counted(10).map((index): Point => {
        const angle = (index / 10) * Math.PI * 2;
        return at([along + Math.cos(angle) * long, across + Math.sin(angle) * wide, 0]);
      }),
      true,
    );
  const green = sheet.tinted({ leafDark: "#1d4238", leaf: "#3c664c", leafLight: "#8aa05c" });
  const feet: readonly Point[] = [
    [1492, 985],
    [1276, 1066],
  ];
  const shades = feet.map(
    ([x, y]) =>
      `M${x - 20} ${y - 4}L${x + 20} ${y + 14}Q${x + 150} ${y + 46} ${x + 420} ${y + 50}V${y + 16}Q${x + 140} ${y + 12} ${x - 20} ${y - 4}Z`,
  );
  sheet.add(
    fill(flat(view, [10.4, -8], 2.6, 0.9) + shades.join(""), "#5f6040", 0.9),
    place(needlePine(green, { tall: 800, lean: -50, wide: 250, thick: 24, seed: 5 }), 1492, 985),
    place(needlePine(green, { tall: 1010, lean: -130, wide: 350, thick: 36, seed: 3 }), 1276, 1066),
    grass(sheet, { from: 1190, to: 1370, ground: () => 1080, count: 26, height: 34, colour: "#7d8248", seed: 5 }),
    grass(sheet, { from: 1442, to: 1552, ground: () => 996, count: 18, height: 24, colour: "#7d8248", seed: 6 }),
    oleander(sheet, 1480, 1100, 120, 31),
    leafMass(sheet, { x: 1180, y: 1150, width: 90, height: 46, seed: 8, count: 26, size: 34 }),
    grass(sheet, { from: 1120, to: 1600, ground: () => 1196, count: 60, height: 74, colour: sheet.mood.near, seed: 3 }),
    fill(disc(1300, 1250, 380, 70), sheet.mood.near),
  );
}
