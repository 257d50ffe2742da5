import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { blot, lens, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { speedboat } from "../parts/boats/speedboat.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { ringedSun } from "../parts/sky/suns.ts";
import { bathingJetty } from "../parts/things/bathingJetty.ts";

const HORIZON = 540;

/** Türkbükü at noon: bathing jetties with white canopies over glassy green water, low hills round the bay, one speedboat. */
export const SCENE: Scene = {
  name: "service-vip-turkbuku-transfer",
  seed: 35,
  mood: "day",
  colours: {
    sky: ["#4fa9c6", "#a6d7da", "#f2f6e4"],
    sea: ["#5db8b8", "#2b9a9d", "#35ab9c", "#93dcb6"],
    seaDark: "#1c8288",
    seaLight: "#c8f0dd",
    wall: "#fffdf4",
    wallShade: "#a9c9d6",
    stone: "#e9d2a6",
    stoneShade: "#a98663",
    trunk: "#8a6248",
  },
  crops: { wide: 260, square: 240 },
  grain: 0.35,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 4.4, focal: 1350 });
    drawRing(sheet);
    drawWater(sheet);
    sheet.add(
      bathingJetty(sheet, camera, { right: [-40, -9], away: [37, 41], bays: 7 }),
      bathingJetty(sheet, camera, { right: [13, 44], away: [50, 54], bays: 6 }),
      place(speedboat(sheet), 560, 800, 1.3),
      bathingJetty(sheet, camera, { right: [2.2, 6.4], away: [7.2, 30], bays: 4, alongAway: true }),
      curtain(sheet),
    );
  },
};

/** Low hills, dry and green by turns; white houses at their foot; a gap to the open sea. */
function drawRing(sheet: Sheet): void {
  const hill = { foot: HORIZON + 6, light: "#c9c493", mist: 40, rough: 4 };
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.34, reach: 0.5 }),
    ringedSun(sheet, { x: 600, y: 196, radius: 56 }),
    ridge(sheet, {
      crest: pointsOf([560, 540, 700, 524, 820, 516, 960, 530, 1060, 544]),
      foot: HORIZON + 3,
      mist: 0,
      seed: 4,
      rough: 3,
    }),
    ridge(sheet, {
      ...hill,
      crest: pointsOf([-20, 372, 100, 384, 240, 420, 360, 452, 480, 470, 590, 506, 690, 540]),
      colour: "#a7b384",
      shade: "#87996f",
      seed: 6,
    }),
    ridge(sheet, {
      ...hill,
      crest: pointsOf([880, 542, 980, 500, 1100, 462, 1220, 440, 1340, 400, 1480, 384, 1640, 350]),
      colour: "#b0b688",
      shade: "#8c9c74",
      seed: 15,
    }),
    fill("M-20 524H560L650 540H-20ZM940 540L1040 528H1640V544H940Z", "#e9d9b0"),
    village(sheet, {
      rows: 3,
      far: [-30, 330],
      near: [-40, 560],
      ground: (x, share) => 484 + share * 46 + x * 0.02,
      scale: [0.28, 0.4],
      gardens: 0.3,
      flowers: 0.16,
      seed: 4,
    }),
    village(sheet, {
      rows: 3,
      far: [1250, 1640],
      near: [1060, 1640],
      ground: (x, share) => 488 + share * 46 - (x - 1100) * 0.03,
      scale: [0.28, 0.4],
      gardens: 0.3,
      flowers: 0.16,
      seed: 9,
    }),
  );
}

/** Still water: the hills lie in it in long streaks; near us the sand shows through, with a net of light. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(12);
  const streaks = (from: number, to: number) =>
    counted(34).map(() => {
      const far = random.next() ** 1.6;
      return lens(
        random.between(from, to),
        HORIZON + 8 + far * 110,
        random.between(120, 320) * (1 - far * 0.4),
        4 + far * 5,
      );
    });
  const sand = counted(9).map(() =>
    blot(
      random,
      random.between(-40, 1600),
      random.between(980, 1200),
      random.between(120, 300),
      random.between(16, 50),
    ),
  );
  const weed = counted(7).map(() =>
    blot(random, random.between(0, 900), random.between(900, 1130), random.between(50, 130), random.between(8, 22)),
  );
  const net = counted(80).map(() => {
    const near = random.next();
    const [x, y, reach] = [random.between(-20, 1600), mixed(900, 1200, near), mixed(40, 120, near)];
    return `M${short(x)} ${short(y)}q${short(reach / 3)} ${short(random.between(-14, 14) * near)} ${short(reach / 2)} 0t${short(reach / 2)} ${short(random.between(-8, 8))}`;
  });
  sheet.add(
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 26, foot: false }),
    fill(streaks(-60, 560).join("") + streaks(1040, 1660).join(""), "#5f9c82", 0.5),
    fill(sand.join(""), "#c3ecc6", 0.6),
    fill(weed.join(""), "#1f8a80", 0.4),
    stroke(net.join(""), "#e6fbe6", 2.6, 0.6),
  );
}

/** The edge of the canopy that we stand under: a curtain tied in the middle. */
function curtain(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade } = sheet.mood;
  const folds =
    "M90-20H128Q116 330 50 570H36Q84 320 90-20ZM158-20H186Q160 330 84 570H66Q140 330 158-20ZM20 606H36Q70 880 52 1220H18Q36 880 20 606ZM66 606H82Q132 880 108 1220H86Q100 880 66 606Z";
  return (
    fill("M-20-20H186Q160 330 84 570V606Q132 880 108 1220H-20Z", wall) +
    fill(folds, wallShade) +
    fill("M-20-20H36Q36 300-6 570L-20 580Z", wallBright) +
    fill("M-20 566L88 558L92 612L-20 618Z", "#c2265f") +
    fill("M-20 600L91 594L92 612L-20 618Z", "#8d1b4c")
  );
}
