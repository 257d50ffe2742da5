import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, shares } from "../kit/geometry.ts";
import { box, curveDownTo, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { celsusFacade } from "../parts/buildings/celsusFacade.ts";
import { fallenDrum } from "../parts/buildings/fallenDrum.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { lyingDrum } from "../parts/buildings/ionicColumn.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { stonePine } from "../parts/plants/stonePine.ts";
import { cypress } from "../parts/plants/trees.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { sky } from "../parts/sky/sky.ts";

/** The Library of Celsus at Ephesus from the left of its square, the gate of the agora at right angles to it; a guide with her group, a cat in the sun. */
export const SCENE: Scene = {
  name: "stop-ephesus",
  seed: 97,
  mood: "day",
  colours: {
    stone: "#f6dcab",
    stoneWorn: "#e6c592",
    stoneShade: "#a88a9c",
    stoneDeep: "#5f5380",
    wallBright: "#fff6de",
    sky: ["#2f7fae", "#8cc0cd", "#fbe8c2"],
    cloud: "#fff8e8",
    cloudShade: "#e9d3c2",
  },
  grain: 0.3,
  crops: { wide: 110, square: 90 },
  draw(sheet) {
    drawFar(sheet);
    drawSquare(sheet);
    sheet.add(celsusFacade(sheet, view));
    drawGate(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

const HORIZON = 900;
/** From the left of the square into its corner: the façade runs away to the right, the gate at right angles to it towards us. */
const eye = cameraOf({ horizon: HORIZON, centre: 640, eye: 1.7, focal: 1000 });
const view = frameOf(eye, { right: -9.5, away: 19, heading: 48 });
const { at, front, flank, level } = facesOf(view);

function drawFar(sheet: Sheet): void {
  const trees = sheet.tinted({ leaf: "#5f7a48", leafDark: "#38553c", leafLight: "#9aa860" });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.42 }),
    place(summerCloud(sheet, "tall"), 1000, 585, 1.45),
    place(summerCloud(sheet, "broad"), 1480, 420, 0.72),
    gulls(sheet, { x: 960, y: 190, length: 120, seed: 4 }),
    // Bülbüldağ behind the gate, and the slope that the street comes down.
    fill(curveDownTo(pointsOf([740, 760, 900, 640, 1060, 560, 1240, 470, 1420, 410, 1640, 372]), 940), "#b3b98c"),
    fill(curveDownTo(pointsOf([1180, 720, 1290, 600, 1400, 500, 1480, 440, 1640, 400]), 940), "#8fa078"),
    farCrowns(randomOf(4), 40, [1330, 1640], [470, 640], 15, "#6f8a58", "#8fa468"),
    stonePine(trees, { x: 66, y: 920, tall: 470, lean: 6, wide: 190, seed: 7, shade: "#c9a886" }),
    farCrowns(randomOf(9), 26, [-20, 200], [884, 912], 30, "#557050", "#7f965c"),
    ...placesOf([806, 900, 1.5, 838, 904, 1.1, 772, 900, 0.9]).map(([x, y, s], index) =>
      place(cypress(trees, { seed: index + 2 }), x, y, s),
    ),
    stonePine(trees, { x: 1330, y: 700, tall: 330, lean: 30, wide: 170, seed: 5 }),
  );
}

/** The square, paved with worn marble whose courses run along the library. */
function drawSquare(sheet: Sheet): void {
  const random = randomOf(5);
  let [light, warm, joints]: [Path, Path, Path] = ["", "", ""];
  for (const row of counted(13)) {
    const [near, far] = [5.5 + row * 1.2, 6.7 + row * 1.2];
    joints += polyline([at(-12, near, 0), at(40, near, 0)]);
    let along = -9 + random.between(0, 2);
    while (along < 32) {
      const wide = random.between(1.1, 2.6);
      const slab = level(along, along + wide, near, far, 0);
      const kind = random.next();
      if (kind < 0.3) light += slab;
      else if (kind < 0.52) warm += slab;
      joints += polyline([at(along, near, 0), at(along, far, 0)]);
      along += wide;
    }
  }
  const ground = `M0 ${HORIZON + 2}H1600V1200H0Z`;
  sheet.add(
    fill(ground, "#ecd2a0"),
    sheet.clipped(
      ground,
      fill(light, "#f9e9c4") +
        fill(warm, "#dfbd8b") +
        stroke(joints, "#a98664", 1.8, 0.5) +
        fill(HALL_SHADE, "#6d4f7c", 0.62),
    ),
    // The wall beside the library, with its coping.
    fill(front(-16, -1.5, 0, 2.6, 1), "#cfa878"),
    fill(front(-16, -1.5, 2.35, 2.6, 1.1), sheet.mood.wallBright),
    // The façade's own shade falls to the right, at its foot.
    fill(polygon([at(22.5, 5.5, 0), at(24.2, 4.3, 0), at(24.2, 0, 0), at(22.5, 0, 0)]), "#8f7486", 0.7),
  );
}

/** The gate of Mazeus and Mithridates at right angles to the library: three arches under an attic, facing the light. */
function drawGate(sheet: Sheet): void {
  const { stone, stoneShade, stoneDeep, wallBright, stoneWorn } = sheet.mood;
  const LINE = 24.2;
  const side = (d0: number, d1: number, h0: number, h1: number): Path => flank(LINE, d0, d1, h0, h1);
  const opening = (d: number, half: number, top: number, u = LINE): Path =>
    polygon([
      at(u, d - half, 0),
      ...shares(13).map((share) =>
        at(u, d - half * Math.cos(share * Math.PI), top - half + half * Math.sin(share * Math.PI)),
      ),
      at(u, d + half, 0),
    ]);
  const jamb = (d: number, deep: number, first: number, last: number): Path =>
    polygon([at(LINE, d, 0), at(LINE + deep, d, 0), at(LINE + deep, d, last), at(LINE, d, first)]);
  const arches = placesOf([3.3, 1.5, 6, 8.4, 2.1, 6.7, 13.6, 1.5, 6]);
  // The frieze and the cornice stand out: what lies under them is in shade.
  const ledge = (low: number, high: number, out: number) =>
    fill(
      polygon([at(LINE, 0.2, low - 0.5), at(LINE, 18, low - 0.5), at(LINE, 18, low), at(LINE, 0.2, low)]),
      stoneShade,
      0.75,
    ) +
    fill(flank(LINE - out, 0.1, 18, low, high), wallBright) +
    fill(front(LINE - out, LINE, low, high, 0.1), stoneShade);
  sheet.add(
    fill(side(0.2, 18, 0, 11.6), stone),
    stroke(
      counted(7)
        .map((row) => polyline([at(LINE, 0.2, 1 + row * 1), at(LINE, 18, 1 + row * 1)]))
        .join(""),
      stoneWorn,
      1.6,
      0.7,
    ),
    ...arches.map(
      ([d, half, top]) =>
        fill(opening(d, half + 0.4, top + 0.4), wallBright) +
        fill(opening(d, half + 0.12, top + 0.12), stoneWorn) +
        fill(opening(d, half, top), stoneDeep) +
        sheet.clipped(
          opening(d, half, top),
          // The agora beyond: the sky over it and a green hill.
          fill(opening(d, half - 0.1, top - 0.15, LINE + 5), "#cfe3dc") +
            fill(
              polygon([
                at(LINE + 5, d - half, 1.9),
                at(LINE + 5, d, 2.6),
                at(LINE + 5, d + half, 2.2),
                at(LINE + 5, d + half, 0.9),
                at(LINE + 5, d - half, 0.9),
              ]),
              "#9fae7c",
            ) +
            // The sun reaches through the arch to the jamb that is turned to us.
            fill(jamb(d - half, 3.2, top, top), blend(stoneShade, stoneDeep, 0.25)) +
            fill(
              polygon([
                at(LINE, d - half, 0),
                at(LINE + 9, d - half, 0),
                at(LINE + 9, d + half, 0),
                at(LINE, d + half, 0),
              ]),
              "#ecd6aa",
            ) +
            fill(jamb(d - half, half * 1.24, top - half + 0.2, top - half - half * 1.2), stone),
        ),
    ),
    ...[1.1, 5.7, 11.1, 16].map(
      (d) =>
        fill(side(d - 0.4, d + 0.4, 0, 7.2), blend(stone, wallBright, 0.5)) +
        fill(side(d - 0.4, d - 0.24, 0, 7.2), stoneShade, 0.8) +
        fill(side(d - 0.52, d + 0.52, 6.7, 7.2) + side(d - 0.5, d + 0.5, 0, 0.5), wallBright),
    ),
    // The library's corner throws its shade on the first pier.
    fill(polygon([at(LINE, 0.2, 0), at(LINE, 2, 0), at(LINE, 2, 9), at(LINE, 0.2, 11)]), "#5f4a7a", 0.4),
    ledge(7.7, 8.2, 0.35),
    fill(side(0.4, 18, 8.2, 11), blend(stone, stoneWorn, 0.5)),
    // The attic breaks forward over the piers; between them it has sunk fields.
    ...[1.1, 5.7, 11.1, 16].map(
      (d) =>
        fill(side(d - 0.75, d - 0.5, 8.2, 11), stoneShade, 0.7) +
        fill(side(d - 0.5, d + 0.5, 8.2, 11), blend(stone, wallBright, 0.6)),
    ),
    ...placesOf([1.9, 4.7, 0, 6.5, 10.1, 0, 11.9, 15, 0]).map(
      ([from, to]) =>
        fill(side(from, to, 8.75, 10.4), stoneShade, 0.75) +
        fill(side(from, to - 0.16, 8.75, 10.22), blend(stone, stoneWorn, 0.2)),
    ),
    ledge(11, 11.6, 0.45),
    fill(
      counted(34)
        .map((index) => side(0.5 + index * 0.52, 0.74 + index * 0.52, 10.62, 10.95))
        .join(""),
      stoneShade,
    ),
  );
}

/** What a hall behind our left shoulder throws on the paving, in units of the sheet: its eaves run with the courses, its corner towards us. */
const HALL_SHADE = "M-10 1004L470 1088L840 1206H-10Z";

/** The near edge: oleander, drums of a column, a cat in the sun. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    place(fallenDrum(sheet), 1370, 1130, 0.86),
    place(lyingDrum(sheet), 1180, 1172, 0.8),
    place(cat(), 1352, 1058, 0.5),
    oleander(sheet, 36, 1190, 190, 4),
  );
}

/** One of the cats that live here, sitting in the sun. */
function cat(): Drawing {
  return (
    fill("M10 0Q70-8 150 6Q90 14 20 8Z", "#9a7f86", 0.7) +
    fill(
      "M0 0Q-4-30 7-50Q0-58 3-70L8-84L17-74H25L34-84L38-69Q39-57 31-49Q50-34 50-6Q62-4 68-16Q75-28 83-20Q78 4 50 4Z",
      "#e08a3c",
    ) +
    fill("M24 0Q34-26 27-48L31-49Q50-34 50-6Q62-4 68-16Q75-28 83-20Q78 4 50 4H24Z", "#a8562c") +
    fill("M0 0Q-2-24 8-44Q20-36 16 0Z", "#fff3dc")
  );
}

/** A standing visitor, metres to the right and away: with level ground all heads of grown people lie on the horizon. */
function visitor(sheet: Sheet, right: number, away: number, options: PersonOptions, tall = 1.72): Drawing {
  const [x, y] = eye([right, away, 0]);
  const camera = options.pose === "lifting" ? fill(box(-19, -87, 10, 7), "#2c2a3a") : "";
  return place(person(sheet, options) + camera, x, y, (metreAt(eye, [right, away, 0]) * tall) / 100);
}

/** Visitors: two in the shade who look up, a guide with her group, one who takes a picture; others rest on the steps and come through the gate. */
function drawVisitors(sheet: Sheet): void {
  const long = { slender: true, hairstyle: "long" } as const;
  const resting = (along: number, options: PersonOptions) => {
    const [x, y] = at(along, 5.2, 0.5);
    const metre = at(along, 5.2, 0.5)[1] - at(along, 5.2, 1.5)[1];
    return place(person(sheet, { pose: "sitting", shadow: false, ...options }), x, y, metre * 0.0168);
  };
  sheet.add(
    resting(14.6, { top: "#fdf8ee", bottom: "#6d7a3f", wears: "shorts", hair: "#d8d2cc", hat: "#ecd3a3" }),
    resting(16.2, { ...long, mirrored: true, top: "#d0703f", bottom: "#2f6f8a", wears: "skirt", hair: "#7a4a2e" }),
    visitor(sheet, 11.6, 25, { pose: "walking", mirrored: true, top: "#f3c14a", bottom: "#31507a", wears: "shorts" }),
    visitor(sheet, 12.5, 25.6, {
      ...long,
      pose: "walking",
      mirrored: true,
      top: "#fdf8ee",
      bottom: "#c2265f",
      wears: "skirt",
    }),
    visitor(
      sheet,
      0.1,
      17.4,
      { ...long, behind: true, wears: "skirt", top: "#c2265f", bottom: "#c2265f", hair: "#2c2030" },
      1.66,
    ),
    visitor(
      sheet,
      0.95,
      16.9,
      { behind: true, top: "#6f9a8c", bottom: "#5a4a5f", hair: "#e2dcd4", carries: "bag", carriedColour: "#93412d" },
      1.76,
    ),
    visitor(sheet, 1.75, 17.6, { child: true, behind: true, wears: "shorts", top: "#f3c14a", bottom: "#1d5d86" }, 1.2),
    visitor(
      sheet,
      3,
      16.8,
      {
        ...long,
        pose: "pointing",
        mirrored: true,
        hairstyle: "bun",
        sleeves: "long",
        top: "#1d5d86",
        bottom: "#3a3350",
        hair: "#5d2f22",
      },
      1.7,
    ),
    visitor(
      sheet,
      5.2,
      13.2,
      {
        pose: "lifting",
        mirrored: true,
        top: "#c8643c",
        bottom: "#31507a",
        wears: "shorts",
        hair: "#2c2030",
        skin: "#a8683f",
        carries: "bag",
        carriedColour: "#f1e8d8",
      },
      1.8,
    ),
    visitor(
      sheet,
      -3.6,
      11,
      { ...long, behind: true, wears: "skirt", top: "#fdf8ee", bottom: "#1d7f8f", hat: "#ecd3a3" },
      1.66,
    ),
    visitor(
      sheet,
      -2.75,
      11.2,
      { pose: "pointing", behind: true, top: "#31507a", bottom: "#e4cfa6", wears: "shorts" },
      1.8,
    ),
  );
}
