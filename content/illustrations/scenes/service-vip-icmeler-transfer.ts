import { fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens, mound, polygon, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { hullOnStocks, WOOD } from "../parts/boats/hullOnStocks.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 560;

/** A boatyard of İçmeler: the hull of a gulet on its stocks, half planked, its ribs against the sea, three shipwrights about her; a finished one afloat. */
export const SCENE: Scene = {
  name: "service-vip-icmeler-transfer",
  seed: 37,
  mood: "day",
  colours: { ground: "#e0c08c", groundShade: "#93705c" },
  crops: { wide: 260, square: 200 },
  grain: 0.4,
  draw(sheet) {
    drawShore(sheet);
    drawShed(sheet);
    sheet.add(place(hullOnStocks(sheet), 780, 1004));
    drawShipwrights(sheet);
    drawYard(sheet);
  },
};

/** Who builds her: one on the ladder, one who brings planks from the shed, the master who looks along her sheer. */
function drawShipwrights(sheet: Sheet): void {
  sheet.add(
    place(
      person(sheet, {
        pose: "climbing",
        behind: true,
        sleeves: "short",
        top: "#d8643c",
        bottom: "#3a5a80",
        shadow: false,
      }),
      676,
      944,
      1.04,
    ),
    place(
      person(sheet, {
        pose: "pointing",
        mirrored: true,
        sleeves: "long",
        top: "#fdf0d8",
        bottom: "#5a4a48",
        hat: "#e8cf9a",
      }),
      1190,
      1052,
      1.26,
    ),
    place(
      person(sheet, { pose: "walking", sleeves: "short", top: "#4f93b4", bottom: "#4a4a5e", hair: "#33262a" }),
      384,
      1010,
      1.14,
    ),
    fill("M250 912L520 930L518 942L248 924Z", "#e5bd82"),
    fill("M248 924L518 942L517 947L247 929Z", "#a87b4e"),
  );
}

function drawShore(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    cumulus(sheet, { x: 520, y: 400, length: 560, seed: 6 }),
    gulls(sheet, { x: 1180, y: 250, length: 420, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([420, 562, 560, 520, 700, 480, 820, 462, 940, 478, 1060, 516, 1180, 562]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 7,
    }),
    ridge(sheet, {
      crest: pointsOf([1160, 566, 1280, 520, 1400, 470, 1520, 440, 1640, 424]),
      foot: 590,
      colour: "#a9b78e",
      shade: "#82997f",
      light: "#c0c79c",
      mist: 40,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 90, foot: false }),
    place(gulet(sheet, { sails: "furled", hull: "#fbf3df", hullShade: "#1d5d86" }), 1420, 690, 0.5),
    ripples(sheet, { x: 1420, y: 694, width: 330, height: 30, count: 22, colour: sheet.mood.seaDark }),
    place(dinghy(sheet, { colour: "#c2265f" }), 1150, 700, 0.6),
    fill(curveDownTo(pointsOf([-20, 716, 300, 724, 700, 738, 1100, 744, 1400, 760, 1640, 776]), 1220), "#f6e8c8"),
    fill(
      curveDownTo(pointsOf([-20, 726, 300, 734, 700, 750, 1100, 756, 1400, 774, 1640, 792]), 1220),
      sheet.mood.ground,
    ),
    sheet.spray(box(0, 960, 1600, 240), sheet.mood.groundShade, { from: [0, 1210], to: [0, 1040], thick: 0.4 }),
  );
}

/** An open shed at the left edge, planks in its shade. */
function drawShed(sheet: Sheet): void {
  const { roof, roofShade } = sheet.mood;
  const boards = counted(7).map((index) => box(-20, 690 + index * 15, 196 - (index % 3) * 22, 11));
  const furrows = counted(9).map((index) =>
    polygon([
      [-20 + index * 30, 352],
      [-10 + index * 30, 352],
      [14 + index * 32, 452],
      [0 + index * 32, 452],
    ]),
  );
  sheet.add(
    fill("M-20 440H214V800H-20Z", "#4a3a4a"),
    fill(boards.join(""), WOOD.worn) + fill(boards.filter((_, index) => index % 2).join(""), WOOD.fresh),
    fill(box(196, 440, 22, 368) + box(60, 440, 16, 250), WOOD.shade) + fill(box(196, 440, 8, 368), WOOD.fresh),
    fill("M-20 344H236L276 456H-20Z", roof),
    fill(furrows.join(""), roofShade),
    fill("M-20 448H274L278 462H-20Z", roofShade),
  );
}

/** Shavings, a sawhorse with a plank on it, a coil of rope. */
function drawYard(sheet: Sheet): void {
  const { random } = sheet;
  const curls = counted(150).map((index) => {
    const heap = index % 3;
    const [x, y] = [[560, 880, 300][heap] ?? 0, [1098, 1062, 1150][heap] ?? 0];
    const [px, py, r] = [x + random.around(190), y + random.around(34), random.between(7, 17)];
    return `M${short(px)} ${short(py)}q${short(r)} ${short(-r * 1.3)} ${short(r * 1.5)} ${short(-r * 0.1)}q${short(-r * 0.3)} ${short(r * 0.6)} ${short(-r * 0.8)} ${short(r * 0.1)}`;
  });
  const coil = counted(6).map((index) => disc(1310, 1120 - index * 13, 118 - index * 9, 34 - index * 2.4));
  sheet.add(
    fill(mound(560, 1122, 380, 54) + mound(300, 1176, 360, 60) + mound(880, 1078, 300, 34), "#efcf98"),
    stroke(curls.filter((_, index) => index % 2).join(""), WOOD.worn, 4.5),
    stroke(curls.filter((_, index) => index % 2 === 0).join(""), "#fff0cf", 5),
    fill(lens(330, 1146, 560, 22), sheet.mood.groundShade, 0.6),
    stroke("M110 1150L150 1040L190 1150M420 1150L460 1040L500 1150M128 1104H172M438 1104H482", WOOD.shade, 15),
    fill(
      polygon([
        [20, 1008],
        [640, 1008],
        [664, 1028],
        [4, 1028],
      ]),
      WOOD.bright,
    ) + fill(box(4, 1028, 660, 18), WOOD.worn),
    stroke("M252 976V950Q252 942 260 942H320Q328 942 328 950V976", WOOD.deep, 9),
    fill("M216 1008V974H364V1008Z", "#2a5f88") +
      fill("M300 1008V974H364V1008Z", "#1b4468") +
      fill("M216 984H364V990H216Z", "#f2e3c0"),
    fill(lens(1350, 1146, 380, 40), sheet.mood.groundShade, 0.7),
    ...coil.map((ring) => stroke(ring, "#8a6a4a", 17) + stroke(ring, "#f1dfb8", 11)),
    stroke("M1424 1130Q1500 1170 1620 1140", "#8a6a4a", 17) + stroke("M1424 1130Q1500 1170 1620 1140", "#f1dfb8", 11),
  );
}
