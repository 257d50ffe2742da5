import { cameraOf, frameOf } from "../kit/camera.ts";
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
import { leafMass } from "../parts/plants/foliage.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { stonePine } from "../parts/plants/stonePine.ts";
import { cypress } from "../parts/plants/trees.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";

/** The Library of Celsus at Ephesus from the left of its square, the gate of the agora at right angles to it; a guide with her group, a cat in the sun. */
export const SCENE: Scene = {
  name: "stop-ephesus",
  seed: 97,
  mood: "day",
  colours: {
    stone: "#f6e3bc",
    stoneWorn: "#e6c592",
    stoneShade: "#a88a9c",
    stoneDeep: "#5f5380",
    wallBright: "#fffaea",
  },
  grain: 0.3,
  crops: { wide: 120, square: 130 },
  draw(sheet) {
    drawFar(sheet);
    drawSquare(sheet);
    sheet.add(celsusFacade(sheet, view));
    drawGate(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

const HORIZON = 800;
/** From the left of the square into its corner: the façade runs away to the right, the gate at right angles to it towards us. */
const eye = cameraOf({ horizon: HORIZON, centre: 826, eye: 2.7, focal: 1250 });
const view = frameOf(eye, { right: -11.6, away: 27, heading: 66 });
const { at, front, flank, level } = facesOf(view);

function drawFar(sheet: Sheet): void {
  const trees = sheet.tinted({ leaf: "#5f7a48", leafDark: "#38553c", leafLight: "#9aa860" });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.36, reach: 0.5 }),
    cumulus(sheet, { x: 1196, y: 206, length: 236, seed: 5 }),
    // Bülbüldağ, from which the street comes down.
    fill(
      curveDownTo(pointsOf([-20, 470, 90, 486, 200, 540, 330, 610, 700, 700, 1100, 690, 1300, 640, 1640, 560]), 830),
      "#a9b890",
    ),
    fill(
      "M-20 470Q60 476 90 486Q60 560 120 640T90 830H-20ZM1130 686Q1300 640 1640 560V830H1240Q1290 740 1130 686Z",
      "#8ea888",
    ),
    farCrowns(randomOf(4), 60, [-20, 1640], [792, 824], 26, "#557050", "#7f965c"),
    stonePine(trees, { x: 62, y: 850, tall: 330, lean: 20, wide: 150, seed: 7, shade: "#c9a886" }),
    ...placesOf([176, 842, 1.15, 150, 850, 0.9, 1112, 842, 0.86, 1140, 846, 0.62]).map(([x, y, s], index) =>
      place(cypress(trees, { seed: index + 2 }), x, y, s),
    ),
  );
}

/** The square, paved with marble. */
function drawSquare(sheet: Sheet): void {
  const random = randomOf(5);
  let [light, warm]: [Path, Path] = ["", ""];
  for (const row of counted(11)) {
    const [near, far] = [5.6 + row * 1.7, 7.25 + row * 1.7];
    let along = -8 + row + random.between(0, 2);
    while (along < 30) {
      const wide = random.between(1.6, 3.2);
      const slab = level(along + 0.05, along + wide - 0.05, near, far, 0);
      const kind = random.next();
      if (kind < 0.34) light += slab;
      else if (kind < 0.56) warm += slab;
      along += wide;
    }
  }
  const ground = `M0 ${HORIZON + 12}H1600V1200H0Z`;
  sheet.add(
    fill(ground, "#ecd6aa"),
    sheet.clipped(ground, fill(light, "#f8ebcb") + fill(warm, "#e0c295")),
    sheet.clipped(ground, fill(hallShade(), "#6d5c82", 0.62)),
    // A low wall of the terrace on the left, and the bases along it.
    fill(level(-12, -1.6, 0, 1.4, 0), "#b59a92"),
    fill(front(-14, -1.6, 0, 1.5, 0), "#d9bd8e"),
    fill(front(-14, -1.6, 1.3, 1.7, 0.2), sheet.mood.wallBright),
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

/** What a hall behind our left shoulder throws on the paving: its eaves along the façade, its corner towards us. */
function hallShade(): Path {
  return polygon([at(-19, 17, 0), at(6, 17, 0), at(-5, 26.2, 0), at(-19, 26.2, 0)]);
}

/** The near edge: oleander, drums of a column, a cat in the sun. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    place(fallenDrum(sheet), 1290, 1116, 0.78),
    place(lyingDrum(sheet), 1116, 1160, 0.72),
    place(cat(), 880, 1096, 0.56),
    oleander(sheet, 70, 1150, 190, 4),
    leafMass(sheet, { x: 1590, y: 1190, width: 150, height: 66, seed: 41, count: 40, size: 36 }),
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

/** Visitors: a guide with her group, one who takes a picture, a child with the cat; others rest on the steps and come through the gate. */
function drawVisitors(sheet: Sheet): void {
  const visitor = (x: number, away: number, options: PersonOptions, tall = 1.72) => {
    const metre = 1250 / away;
    const camera = options.pose === "lifting" ? fill(box(-19, -87, 10, 7), "#2c2a3a") : "";
    return place(person(sheet, options) + camera, x, HORIZON + 2.7 * metre, (metre * tall) / 100);
  };
  const resting = (along: number, options: PersonOptions) => {
    const [x, y] = at(along, 5.6, 0);
    return place(person(sheet, { pose: "sitting", shadow: false, ...options }), x, y, 0.94);
  };
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    resting(15.2, { top: "#fdf8ee", bottom: "#6d7a3f", wears: "shorts", hair: "#d8d2cc", hat: "#ecd3a3" }),
    resting(16.6, { ...long, mirrored: true, top: "#d0703f", bottom: "#2f6f8a", wears: "skirt", hair: "#7a4a2e" }),
    visitor(1262, 30, { pose: "walking", mirrored: true, top: "#f3c14a", bottom: "#31507a", wears: "shorts" }),
    visitor(1290, 30.4, {
      ...long,
      pose: "walking",
      mirrored: true,
      top: "#fdf8ee",
      bottom: "#c2265f",
      wears: "skirt",
    }),
    visitor(
      330,
      22,
      { ...long, behind: true, wears: "skirt", top: "#fdf8ee", bottom: "#1d7f8f", hat: "#ecd3a3" },
      1.66,
    ),
    visitor(384, 22.3, { pose: "pointing", behind: true, top: "#31507a", bottom: "#e4cfa6", wears: "shorts" }, 1.82),
    visitor(
      660,
      18,
      { ...long, behind: true, wears: "skirt", top: "#c2265f", bottom: "#c2265f", hair: "#2c2030" },
      1.68,
    ),
    visitor(
      712,
      17.4,
      { behind: true, top: "#6f9a8c", bottom: "#5a4a5f", hair: "#e2dcd4", carries: "bag", carriedColour: "#93412d" },
      1.76,
    ),
    visitor(768, 18.2, { child: true, behind: true, wears: "shorts", top: "#f3c14a", bottom: "#1d5d86" }, 1.2),
    visitor(
      842,
      17.2,
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
      1160,
      15.4,
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
      1.84,
    ),
  );
}
