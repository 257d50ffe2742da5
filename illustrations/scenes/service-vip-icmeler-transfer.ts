import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curveDownTo, lens, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { hullOnStocks, WOOD } from "../parts/boats/hullOnStocks.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls, sweptCloud } from "../parts/sky/clouds.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 650;
const EYE = cameraOf({ horizon: HORIZON, centre: 770, eye: 2, focal: 1390 });
/** Where she stands: metres from her stern to her bow, to port, and above the ground. */
const HEADING = 130;
const HULL = frameOf(EYE, { right: -12.9, away: 29.4, heading: HEADING });
/** A boatyard of İçmeler in the late sun: a gulet on her stocks, seen from below her bow, half planked, her ribs against the sky. */
export const SCENE: Scene = {
  name: "service-vip-icmeler-transfer",
  seed: 37,
  mood: "gold",
  colours: { ground: "#e4bb80", groundShade: "#8d6360" },
  crops: { wide: 190, square: 160 },
  grain: 0.35,
  draw(sheet) {
    drawBay(sheet);
    drawGround(sheet);
    sheet.add(hullOnStocks(sheet, HULL, HEADING));
    drawShipwrights(sheet);
    drawTimber(sheet);
  },
};

/** Karaada in the haze, the hills east of the yard, a finished gulet at her mooring. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.4 }),
    cumulus(sheet, { x: 210, y: 420, length: 620, seed: 6 }),
    sweptCloud(sheet, { x: 1210, y: 190, length: 620, seed: 5 }),
    gulls(sheet, { x: 560, y: 190, length: 260, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([-20, 600, 70, 578, 160, 584, 260, 556, 380, 568, 500, 596, 640, 626, 760, 652]),
      foot: HORIZON + 4,
      mist: 30,
      seed: 7,
    }),
    ridge(sheet, {
      crest: pointsOf([
        560, 654, 700, 616, 830, 590, 960, 540, 1080, 508, 1180, 470, 1260, 476, 1350, 440, 1450, 446, 1540, 410, 1640,
        400,
      ]),
      foot: 660,
      colour: "#b3a07c",
      shade: "#94867c",
      light: "#d3bb8e",
      mist: 50,
      rough: 5,
      seed: 4,
    }),
    farShore(sheet),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 90, foot: false }),
    place(gulet(sheet, { sails: "furled", hull: "#fbf3df", hullShade: "#1d5d86" }), 1452, 694, 0.62),
    ripples(sheet, { x: 1452, y: 698, width: 330, height: 24, count: 22, colour: sheet.mood.seaDark }),
  );
}

/** Houses and trees of the other shore, small and pale. */
function farShore(sheet: Sheet): Drawing {
  const { wall, wallShade } = sheet.mood;
  const random = randomOf(41);
  const spots = counted(64).map(() => {
    const x = random.between(1000, 1620);
    return { x, y: HORIZON - 2 - random.next() ** 2 * ((x - 900) / 8), size: random.between(5, 11) };
  });
  return (
    fill(spots.map(({ x, y, size }) => lens(x, y, size * 4, size * 1.5)).join(""), "#7d7a5c") +
    fill(spots.map(({ x, y, size }) => lens(x - 3, y - 3, size * 2.4, size)).join(""), "#9a9468") +
    spots
      .slice(0, 22)
      .map(
        ({ x, y, size }) =>
          fill(box(x, y - size, size * 1.9, size), wall) +
          fill(box(x + size * 1.3, y - size, size * 0.6, size), wallShade),
      )
      .join("")
  );
}

/** The beach with the ways that run under her into the water, and her shade. */
function drawGround(sheet: Sheet): void {
  const { ground } = sheet.mood;
  const shore = pointsOf([-20, 712, 120, 708, 420, 712, 800, 720, 1200, 732, 1420, 752, 1640, 784]);
  const lower = shore.map(([x, y]): Point => [x, y + 9]);
  sheet.add(
    fill(curveDownTo(shore, 1220), "#fdf0d0"),
    fill(curveDownTo(lower, 1220), sheet.downwards([blend(ground, "#fbe3b4", 0.6), ground, "#d6a56c"], 690, 1200)),
    pebbles(),
  );
}

/** Worn sand: flat lights and darks that get larger towards us. */
function pebbles(): Drawing {
  const random = randomOf(23);
  const spots = counted(150).map(() => {
    const away = mixed(3.6, 24, random.next() ** 1.5);
    const [x, y] = EYE([random.between(-0.62, 0.7) * away, away, 0]);
    return { path: lens(x, y, random.between(90, 420) / away ** 0.7, 26 / away), pale: random.chance(0.5) };
  });
  return (
    fill(spots.map(({ path, pale }) => (pale ? path : "")).join(""), "#f8dca8", 0.7) +
    fill(spots.map(({ path, pale }) => (pale ? "" : path)).join(""), "#bf8a5c", 0.5)
  );
}

/** A person of so many metres, on the ground or higher. */
function standing(sheet: Sheet, [right, away, up]: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = EYE([right, away, up]);
  return place(person(sheet, options), x, y, (metreAt(EYE, [right, away, up]) * tall) / 100);
}

/** A squared timber in a frame: its upper side, the side towards us and its end. */
function baulk(
  view: Project,
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
  [low, high]: readonly [number, number],
  tones: readonly [top: string, side: string, end: string],
): Drawing {
  return (
    fill(
      polygon([view([from, near, high]), view([to, near, high]), view([to, far, high]), view([from, far, high])]),
      tones[0],
    ) +
    fill(
      polygon([view([from, near, low]), view([to, near, low]), view([to, near, high]), view([from, near, high])]),
      tones[1],
    ) +
    fill(
      polygon([view([to, near, low]), view([to, far, low]), view([to, far, high]), view([to, near, high])]),
      tones[2],
    )
  );
}

const CLOTHES = { sleeves: "short", shoes: "#4a3437" } as const;

/** Two on the staging who fair the planks, two who bring the next one; the master looks up at the stem. */
function drawShipwrights(sheet: Sheet): void {
  sheet.add(staging(sheet), bearers(sheet));
  sheet.add(
    standing(sheet, [4.3, 13, 0], 1.74, {
      ...CLOTHES,
      pose: "pointing",
      mirrored: true,
      sleeves: "long",
      top: "#fdf0d8",
      bottom: "#4d5874",
      hat: "#f0d6a0",
    }),
  );
}

/** Staging along her side: a plank on two trestles, and who stands on it. */
function staging(sheet: Sheet): Drawing {
  const [near, far, high] = [-4.5, -3.8, 1.35];
  const leg = (along: number) => {
    const [top, left, right] = [HULL([along, -4.15, high]), HULL([along - 0.1, -4.7, 0]), HULL([along + 0.1, -3.6, 0])];
    const part = ([x, y]: Point): Point => [mixed(x, top[0], 0.42), mixed(y, top[1], 0.42)];
    const wide = metreHigh(left) * 0.1;
    return (
      fill(lens(left[0] + wide * 4, left[1] + 2, wide * 14, wide * 1.2), sheet.mood.groundShade, 0.7) +
      stroke(polyline([right, top]), WOOD.deep, wide) +
      stroke(polyline([left, top]), WOOD.worn, wide) +
      stroke(polyline([part(left), part(right)]), WOOD.shade, wide * 0.7)
    );
  };
  const on = (along: number, options: PersonOptions): Drawing => {
    const [x, y] = HULL([along, -4.05, high + 0.08]);
    return place(
      person(sheet, { ...CLOTHES, shadow: false, ...options }),
      x,
      y,
      (metreHigh(HULL([along, -4.05, 0])) * 1.72) / 100,
    );
  };
  return (
    leg(9.8) +
    leg(12.4) +
    leg(14.8) +
    baulk(HULL, [9.2, 15.4], [near, far], [high, high + 0.08], [WOOD.bright, WOOD.worn, WOOD.deep]) +
    on(10.7, { pose: "lifting", behind: true, top: "#f0e4cc", bottom: "#3a5a80" }) +
    on(13.7, { pose: "climbing", behind: true, top: "#d8643c", bottom: "#54506a", hat: "#f0d6a0" })
  );
}

/** Units of a metre of height where a point of the ground is. */
function metreHigh([, y]: Point): number {
  return (y - HORIZON) / 2;
}

/** Two who carry a plank to her on their shoulders. */
function bearers(sheet: Sheet): Drawing {
  const [back, front]: [Place, Place] = [
    [-4.75, 9.9, 0],
    [-1.75, 11, 0],
  ];
  const at = (share: number, up: number): Point =>
    EYE([mixed(back[0], front[0], share), mixed(back[1], front[1], share), up]);
  const board = (up: number, thick: number) =>
    polygon([at(-0.12, up), at(1.36, up), at(1.36, up - thick), at(-0.12, up - thick)]);
  return (
    fill(board(1.5, 0.09), WOOD.bright) +
    fill(board(1.42, 0.05), WOOD.shade) +
    standing(sheet, front, 1.74, { ...CLOTHES, pose: "walking", top: "#5b93ac", bottom: "#4a4a5e", hair: "#33262a" }) +
    standing(sheet, back, 1.7, { ...CLOTHES, pose: "walking", top: "#c9a33f", bottom: "#3a5a80" })
  );
}

/** Sawn timber at the near edge, a baulk on the ground with the shavings of the day about it. */
function drawTimber(sheet: Sheet): void {
  const random = randomOf(9);
  const view = frameOf(EYE, { right: -1.55, away: 6, heading: 112 });
  const curls = counted(170).map((index) => {
    const [along, across] = [random.between(-2.6, 2.4), random.around(0.8) - 0.3];
    const [x, y] = view([along, across, 0]);
    const r = metreHigh([x, y]) * random.between(0.035, 0.07);
    const curl = `M${short(-r * 1.4)} ${short(r * 0.2)}q${short(r * 1.2)} ${short(-r * 1.5)} ${short(r * 2)} ${short(-r * 0.5)}q${short(r * 0.2)} ${short(r * 0.8)} ${short(-r * 0.6)} ${short(r * 0.5)}`;
    const laid = turned(stroke(curl, index % 3 ? "#fff0cf" : WOOD.worn, r * 0.36), random.between(-70, 70));
    return place(laid, x, y, 1, random.chance(0.5) ? 1 : -1);
  });
  sheet.add(
    fill(
      polygon([
        view([-2.6, 0.1, 0]),
        view([1.7, -0.1, 0]),
        view([2.25, 0.1, 0]),
        view([2.2, 0.5, 0]),
        view([-2.2, 0.62, 0]),
      ]),
      sheet.mood.groundShade,
      0.6,
    ),
    ...curls.slice(0, 90),
    baulk(view, [-1.5, -1.34], [-0.34, 0.4], [0, 0.14], [WOOD.worn, WOOD.shade, WOOD.deep]),
    baulk(view, [1, 1.16], [-0.34, 0.4], [0, 0.14], [WOOD.worn, WOOD.shade, WOOD.deep]),
    baulk(view, [-2.7, 1.75], [-0.16, 0.16], [0.14, 0.44], [WOOD.bright, WOOD.worn, WOOD.shade]),
    hewn(view),
    ...curls.slice(90),
    stack(sheet),
  );
}

/** Marks of the adze on the baulk, and the rings at its end. */
function hewn(view: Project): Drawing {
  const random = randomOf(52);
  const marks = counted(60).map(() => {
    const [along, up] = [random.between(-2.6, 1.68), random.between(0.18, 0.4)];
    return polyline([view([along, -0.16, up]), view([along + random.between(0.03, 0.12), -0.16, up - 0.012])]);
  });
  const tops = counted(34).map(() => {
    const [along, across] = [random.between(-2.6, 1.6), random.between(-0.13, 0.13)];
    return polyline([view([along, across, 0.44]), view([along + random.between(0.08, 0.3), across, 0.44])]);
  });
  const rings = [0.05, 0.09, 0.13].map((radius) =>
    polyline(
      shares(15).map((each) => {
        const angle = Math.PI * 2 * each;
        return view([1.75, 0.02 + Math.cos(angle) * radius, 0.28 + Math.sin(angle) * radius]);
      }),
    ),
  );
  return (
    stroke(marks.join(""), "#a9683f", 2.4, 0.8) +
    stroke(tops.join(""), "#e6bd7e", 2.2) +
    stroke(rings.join(""), WOOD.deep, 2, 0.7)
  );
}

/** A stack of planks in the near corner, laths between the layers, their ends towards us. */
function stack(sheet: Sheet): Drawing {
  const view = frameOf(EYE, { right: 3.3, away: 4.9, heading: 24 });
  const random = randomOf(31);
  const layers = counted(4).map((layer) => {
    const low = layer * 0.17;
    const boards = counted(4).map((index) => {
      const left = index * 0.42;
      return baulk(
        view,
        [4.4, random.around(0.09)],
        [left + random.between(0.4, 0.415), left],
        [low + 0.05, low + 0.16],
        [
          random.pick(["#f3cf94", "#eec384", "#f8d9a2"]),
          random.pick(["#eab873", "#e2ac68"]),
          random.pick(["#b67a50", "#a86c48", "#c08658"]),
        ],
      );
    });
    const lath = (along: number) =>
      baulk(view, [along + 0.1, along], [1.68, 0], [low, low + 0.05], [WOOD.deep, WOOD.worn, WOOD.deep]);
    return (
      fill(
        polygon([
          view([4.3, 1.6, low]),
          view([0.1, 1.6, low]),
          view([0.1, 1.6, low + 0.06]),
          view([4.3, 1.6, low + 0.06]),
        ]),
        WOOD.deep,
      ) +
      fill(
        polygon([view([0.1, 1.6, low]), view([0.1, 0, low]), view([0.1, 0, low + 0.06]), view([0.1, 1.6, low + 0.06])]),
        WOOD.deep,
      ) +
      lath(3.4) +
      lath(0.5) +
      boards.join("")
    );
  });
  return (
    fill(
      polygon([view([-0.1, 1.8, 0]), view([-0.1, -0.6, 0]), view([4.6, -0.6, 0]), view([4.6, 1.8, 0])]),
      sheet.mood.groundShade,
      0.85,
    ) + layers.join("")
  );
}
