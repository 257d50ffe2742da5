import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, lens, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletAtAnchor } from "../parts/boats/guletAtAnchor.ts";
import { type TripBoat, tripBoat } from "../parts/boats/tripBoat.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { seaCave } from "../parts/land/seaCave.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 530;
const [EYE, FOCAL] = [8, 1500];
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });

/** A gulet on a day trip anchored in the cove of Karaada, its ladder down, its shadow on the sand below; the cave behind, two boats off the point. */
export const SCENE: Scene = {
  name: "boat-anchorage",
  seed: 101,
  mood: "day",
  colours: { sea: ["#2f8db6", "#2aa0bc", "#52bfc6", "#93ddcf", "#c9f0dc"] },
  grain: 0.34,
  crops: { wide: 150, square: 170 },
  draw(sheet) {
    drawIsland(sheet);
    sheet.add(place(seaCave(), 136, 660, 0.96));
    drawBed(sheet);
    drawFarBoats(sheet);
    drawGulet(sheet);
    drawRock(sheet);
  },
};

const [broad, fine, scrub] = [rolling(5), rolling(9), rolling(14)];
/** How far away the shore is, in metres, at a place to the right. */
const shore = (x: number) => 92 + 9 * broad(x / 22, 0.5) + 3 * fine(x / 6, 0.5) + Math.max(0, x - 12) * 1.5;

function drawIsland(sheet: Sheet): void {
  // Gullies run down to the water; between them the rock stands forward.
  const gully = (x: number, y: number) => Math.sin(x / 5.2 + 1.4 * broad(x / 30, y / 40)) + 0.5 * broad(x / 9, y / 30);
  const ground = (x: number, y: number) => {
    const inland = y - shore(x);
    if (inland < 0) return -1;
    const cliff = 8 * (1 - Math.exp(-inland / 1.1)) * (0.8 + 0.4 * fine(x / 7, y / 12));
    const slope =
      Math.min(23, 0.36 * inland) * (1 + 0.34 * broad(x / 30, y / 44)) * Math.max(0.05, Math.min(1, (78 - x) / 90));
    return cliff + slope * (1 + 0.13 * gully(x, y));
  };
  // Bare rock at the foot; dry maquis over all that is less steep.
  const tone = (x: number, y: number) => {
    const inland = y - shore(x);
    if (inland < 0) return -1;
    // Told by whole ridges: one side of each lies in the light, the other in shade.
    const light = (ground(x + 4, y) - ground(x - 4, y)) / 8;
    const rib = gully(x, y);
    if (inland < 3.4 + 2.2 * Math.max(-0.6, rib) + 0.9 * scrub(x / 2.6, 0.5))
      return light > 0.06 ? 0 : light > -0.16 ? 1 : 2;
    return light > 0.08 ? 3 : light > -0.2 ? 4 : 5;
  };
  // Pale water along the foot of the cliffs, which stands a metre below the surface.
  const foot = counted(30).map((index) => -64 + index * 6);
  const along = (off: number) => foot.map((x): Point => eye([x, shore(x) - off * (1 + 0.3 * fine(x / 9, 3)), -1]));
  const shelf = (off: number) => polygon([...along(-4), ...along(off).toReversed()]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.26, reach: 0.5 }),
    sweptCloud(sheet, { x: 1210, y: 250, length: 560, seed: 3 }),
    fill(
      `M860 ${HORIZON}Q960 500 1060 506Q1160 460 1290 472Q1400 490 1480 470Q1560 464 1640 480V${HORIZON + 3}H860Z`,
      "#96bccd",
    ),
    fill(
      `M1060 506Q1160 460 1290 472L1310 500L1270 ${HORIZON + 3}H1140L1160 500ZM1480 470Q1560 464 1640 480V${HORIZON + 3}H1500Z`,
      "#7fabc0",
    ),
    fill(box(0, HORIZON, 1600, 740), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
    sheet.spray("M0 540H1600V900H0Z", "#1f86ab", { from: [0, 600], to: [0, 900], thick: 0.6 }),
    fill(shelf(9), "#5cc2c6", 0.8),
    fill(shelf(4), "#a5e4d6", 0.85),
    terrain({
      window: [-4, 0, 1604, 700],
      cell: 2,
      horizon: HORIZON,
      centre: 800,
      eye: EYE,
      focal: FOCAL,
      reach: [70, 320],
      steps: 700,
      ground,
      tone,
      inks: ["#f8dfae", "#e3bb84", "#b08470", "#b9b57c", "#8c8f5c", "#66704f"],
    }),
  );
}

const BOATS: readonly (readonly [right: number, away: number, boat: TripBoat])[] = [
  [
    196,
    400,
    {
      heading: -64,
      flag: false,
      hull: "#2a7ba3",
      hullShade: "#174f78",
      trim: "#fbf7ef",
      awning: ["#f4854f", "#b9583c", "#fff3e0"],
      mats: ["#fbf7ef", "#f2b64c"],
      saloon: 3.2,
      mast: 9,
    },
  ],
  [
    70,
    165,
    {
      heading: -58,
      flag: false,
      hull: "#fbf5e8",
      hullShade: "#b5c3da",
      trim: "#2a7ba3",
      awning: ["#2a7ba3", "#174f78"],
      mats: ["#fbf7ef", "#e0724a"],
      mast: 10.5,
    },
  ],
];

function drawFarBoats(sheet: Sheet): void {
  for (const [right, away, boat] of BOATS) {
    const view = frameOf(eye, { right, away, heading: boat.heading });
    sheet.add(waterLineOf(view, boat), tripBoat(sheet, view, boat));
  }
}

/** What lies on the water below a far boat: the shade of its hull, its broken image, a light line where it floats. */
function waterLineOf(view: Project, { hull }: TripBoat): Drawing {
  const [[left, y], [right]] = [view([10, 0, 0]), view([-9.6, 0, 0])];
  const [middle, long] = [(left + right) / 2, right - left];
  const band = (down: number, share: number, aside: number) =>
    lens(middle + aside * long, y + down * long, long * share, long * 0.05);
  return (
    fill(lens(middle, y + long * 0.05, long * 1.24, long * 0.1), "#1a7d9c", 0.7) +
    fill(band(0.1, 0.86, -0.02) + band(0.15, 0.66, 0.03), hull, 0.7) +
    fill(band(0.21, 0.5, -0.03) + band(0.27, 0.3, 0.04), "#e6f9f4", 0.6)
  );
}

const [GULET_X, GULET_Y, GULET_SCALE] = [770, 838, 1.42];
/** A place of the gulet's own drawing on the sheet. */
const onGulet = ([x, y]: Point): Point => [GULET_X + x * GULET_SCALE, GULET_Y + y * GULET_SCALE];

/** The gulet on its image; its keel and its chain are seen through the water, its shadow lies on the sand. */
function drawGulet(sheet: Sheet): void {
  const image = (points: readonly number[]) => pointsOf(points).map(onGulet);
  // Blunt astern, fine at the bow; the light that ripples throw on the sand runs across it.
  const shadow =
    "M-366-6Q-360-28-300-34L-232-36Q-210-50-130-50L40-48Q70-46 84-38Q290-34 440-4Q400 8 320 18Q120 44-110 42Q-270 40-340 24Q-368 14-366-6Z";
  const light = placesOf([
    -300, -16, 190, -330, 10, 130, -60, 24, 300, 60, -20, 260, 250, 10, 220, 350, -14, 160, -150, -38, 120, -220, 34,
    170, 180, 34, 150,
  ]);
  sheet.add(
    place(
      fill(shadow, "#2590a6", 0.78) +
        fill(light.map(([x, y, l]) => lens(x, y, l, 3 + l * 0.016)).join(""), "#8fd6cd", 0.75),
      916,
      1020,
    ),
    place(
      stroke("M286-100Q352-30 372 2", "#fff8e6", 2.2) + stroke("M372 2Q392 34 470 74", "#d8f4ea", 2, 0.6),
      GULET_X,
      GULET_Y,
      GULET_SCALE,
    ),
    place(
      fill("M-236 0H220Q196 26 120 30Q-90 40-196 28Q-226 18-236 0Z", "#1d7c92", 0.72) +
        fill(lens(0, 3, 520, 12), "#186f88", 0.9),
      GULET_X,
      GULET_Y,
      GULET_SCALE,
    ),
    brokenImage({
      shapes: [
        { outline: image([-190, 48, 230, 48, 200, 68, 120, 96, -60, 96, -150, 70]), colour: "#e9f6ee" },
        { outline: image([-236, 2, 226, 2, 290, 84, 112, 50, -196, 58, -266, 66]), colour: "#8f512f" },
      ],
      depth: 64,
      band: 8,
      seed: 7,
    }),
    place(guletAtAnchor(sheet), GULET_X, GULET_Y, GULET_SCALE),
    place(fill(lens(-6, 4, 480, 3.4) + lens(-148, 10, 60, 4), "#e6f9f4", 0.9), GULET_X, GULET_Y, GULET_SCALE),
  );
}

/** Clear water: pale under the cliffs, deep in the middle, sand and meadows of seagrass before us. */
function drawBed(sheet: Sheet): void {
  const glints = placesOf([
    120, 792, 150, 200, 804, 210, 1330, 800, 240, 1410, 812, 130, 1290, 900, 150, 1240, 912, 260, 190, 926, 240, 130,
    940, 120, 420, 1004, 200, 350, 1018, 120, 960, 1122, 300, 1050, 1138, 170,
  ]);
  const shoal = placesOf([560, 1092, 34, 604, 1078, 30, 596, 1104, 34, 648, 1094, 32, 640, 1120, 30, 690, 1108, 28]);
  sheet.add(
    fill(
      "M-20 846Q90 828 180 842Q250 836 340 856Q300 866 430 880Q340 890 300 902Q180 898 110 916Q40 914-20 928Z",
      "#2798ae",
      0.6,
    ),
    fill("M-20 862Q80 850 150 862Q220 860 300 876Q240 880 210 890Q110 888-20 902Z", "#1c8099", 0.6),
    fill(
      "M1640 858Q1520 852 1450 866Q1380 862 1300 880Q1350 892 1330 900Q1440 912 1480 924Q1560 926 1640 938Z",
      "#2798ae",
      0.6,
    ),
    fill("M1640 876Q1560 872 1500 884Q1450 884 1410 892Q1450 900 1500 900Q1540 914 1640 918Z", "#1c8099", 0.6),
    fill("M-20 1000Q240 960 560 985Q900 930 1260 985Q1440 1010 1640 990V1240H-20Z", "#d9f4e0", 0.55),
    fill("M-20 1110Q200 1060 420 1090Q620 1130 900 1106Q1100 1096 1200 1130V1240H-20Z", "#f0f7dd", 0.6),
    // Boulders under water, their tops in the light, and a shoal between them and the boat.
    fill(lens(250, 1176, 420, 46) + lens(430, 1120, 180, 24), "#7ccbc2", 0.8),
    fill(
      "M30 1170Q60 1098 160 1092T290 1130Q330 1150 326 1176Q180 1200 30 1170ZM352 1116Q370 1082 420 1084T474 1120Q410 1132 352 1116Z",
      "#6fb3a4",
    ),
    fill(
      "M30 1170Q60 1098 160 1092Q230 1092 262 1112Q190 1116 150 1142T30 1170ZM352 1116Q370 1082 420 1084Q450 1086 456 1096Q410 1094 352 1116Z",
      "#bfe0c2",
    ),
    fill(
      "M200 1182Q236 1146 228 1116Q262 1108 290 1130Q330 1150 326 1176Q270 1190 200 1182ZM430 1124Q450 1104 446 1090Q472 1100 474 1120Q452 1126 430 1124Z",
      "#4d9a98",
    ),
    fill(
      shoal
        .map(([x, y, l]) => lens(x, y, l, l * 0.3) + `M${x - l * 0.4} ${y}l${-l * 0.3} ${-l * 0.16}v${l * 0.32}z`)
        .join(""),
      "#23788f",
      0.85,
    ),
    fill(glints.map(([x, y, l]) => lens(x, y, l, 3 + l * 0.02)).join(""), "#f2fff8", 0.8),
  );
}

/** The rock that we look from and its feet under water, a bush in its cleft. */
function drawRock(sheet: Sheet): void {
  sheet.add(
    // Where the water touches it, its lit top, its broken flank, a cleft.
    fill("M1086 1240Q1110 1156 1210 1120Q1310 1076 1420 1080L1440 1240Z", "#d9f4e8", 0.7),
    fill("M1120 1240Q1130 1180 1180 1160L1244 1126L1330 1104L1424 1082L1512 1056L1640 1050V1240Z", "#efcf97"),
    fill("M1424 1082L1512 1056L1640 1050V1240H1404L1436 1190L1408 1150L1440 1112Z", "#b98d70"),
    fill("M1244 1126L1330 1104L1424 1082L1440 1112L1370 1126L1300 1134L1258 1156L1190 1178Z", "#fdeec8"),
    fill(
      "M1300 1134L1320 1168L1306 1198L1330 1240H1316L1290 1200L1306 1168ZM1120 1240L1150 1206L1210 1196L1196 1240Z",
      "#c9a070",
    ),
    leafMass(sheet, { x: 1560, y: 1060, width: 120, height: 66, seed: 8, count: 50, size: 30 }),
  );
}
