import { fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import {
  breadBasket,
  fishGarnish,
  oliveBowl,
  seaBream,
  shepherdSalad,
  tumbler,
  waterCarafe,
} from "../parts/things/deckLunch.ts";
import { plate } from "../parts/things/table.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";

const HORIZON = 440;
const EDGE = 716;

/** Lunch on the stern of a wooden boat at noon: grilled sea bream, salad, bread and cold water; the flag, a gulet at anchor and a pine cove over the rail. */
export const SCENE: Scene = {
  name: "boat-table",
  seed: 111,
  mood: "day",
  colours: {
    sky: ["#4fa6cc", "#a3d6e0", "#f4f3e2"],
    sea: ["#8fd6d6", "#34a5be", "#1f86ae", "#1b6f9c"],
    wallDeep: "#8ea3c6",
    groundShade: "#8799bd",
  },
  grain: 0.3,
  crops: { wide: 260, square: 200 },
  draw(sheet) {
    drawCove(sheet);
    drawRail(sheet);
    drawTable(sheet);
    drawLunch(sheet);
    drawAwning(sheet);
  },
};

function drawCove(sheet: Sheet): void {
  const random = randomOf(4);
  const near = pointsOf([980, 460, 1060, 430, 1140, 380, 1240, 322, 1360, 290, 1480, 262, 1640, 250]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25 }),
    ridge(sheet, {
      crest: pointsOf([-20, 404, 140, 380, 300, 398, 470, 366, 640, 402, 820, 412, 1000, 396, 1200, 420]),
      foot: HORIZON + 4,
      seed: 3,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 70, foot: false }),
    fill(lens(1340, 464, 900, 60), "#7fd6cc", 0.9),
    fill(curveDownTo(near, 462), "#7f9a5f"),
    farCrowns(random, 30, [1400, 1640], [290, 360], 30, "#64854f", "#8fab62"),
    farCrowns(random, 30, [1230, 1640], [340, 400], 32, "#5d7e4c", "#8aa85f"),
    farCrowns(random, 44, [1100, 1640], [400, 440], 30, "#55764a", "#86a45c"),
    farCrowns(random, 20, [1030, 1200], [424, 444], 18, "#55764a", "#86a45c"),
    fill("M960 462Q1000 440 1080 446T1300 442T1640 438V470Q1400 474 1200 468T960 462Z", "#e6cf9c"),
    fill("M1240 470Q1400 462 1640 458V474Q1440 478 1240 470Z", "#b99c72"),
    fill(lens(1300, 482, 640, 26), "#4f9aa0", 0.5),
    fill(lens(520, 518, 420, 20), "#12608c", 0.8),
    place(gulet(sheet, { sails: "furled", hull: "#f6efe2", hullShade: "#9fb0c8" }), 510, 514, 0.56),
    ripples(sheet, { x: 520, y: 518, width: 330, height: 18, count: 14 }),
  );
}

/** The varnished rail with its posts, a rope along them; the flag on its staff flies aft like that of the boat at anchor. */
function drawRail(sheet: Sheet): void {
  const posts = counted(6).map((index) => 130 + index * 286);
  sheet.add(
    stroke("M-20 632Q65 640 130 632T416 632T702 632T988 632T1274 632T1620 632", "#e9dcc0", 7),
    ...posts.map(
      (x) =>
        fill(box(x - 10, 560, 20, 240), "#9a5430") +
        fill(box(x + 3, 560, 7, 240), "#6b3422") +
        fill(box(x - 15, 624, 30, 14), "#b9703f"),
    ),
    fill(box(-20, 540, 1660, 34), "#b9683a"),
    fill(box(-20, 540, 1660, 10), "#e5a066"),
    fill(box(-20, 566, 1660, 8), "#7a3b24"),
    fill(box(1196, 226, 10, 336), "#9a5430") + fill(box(1202, 226, 4, 336), "#6b3422"),
    fill(disc(1201, 224, 11), "#e5a066"),
    place(turkishFlag({ height: 136, fly: "left" }), 1198, 244),
  );
}

/** A cloth with two stripes along the table, its far corners round; the rail's shade is behind it. */
function drawTable(sheet: Sheet): void {
  const { wall, wallBright, wallDeep } = sheet.mood;
  const cloth = `M-20 ${EDGE + 14}Q240 ${EDGE} 800 ${EDGE}T1620 ${EDGE + 14}V1220H-20Z`;
  // Stripes run to the point where the eye looks.
  const stripe = (x: number, w: number) => {
    const far = (at: number) => 800 + ((at - 800) * (EDGE - HORIZON)) / (1210 - HORIZON);
    return `M${far(x)} ${EDGE}L${x} 1210h${w}L${far(x + w)} ${EDGE}Z`;
  };
  sheet.add(
    fill(cloth, wall),
    sheet.clipped(
      cloth,
      fill(stripe(-470, 52) + stripe(-390, 18) + stripe(2018, 52) + stripe(1972, 18), "#2f86b4") +
        fill(stripe(150, 44) + stripe(214, 16) + stripe(1406, 44) + stripe(1370, 16), "#2f86b4"),
    ),
    fill(
      `M-20 ${EDGE + 14}Q240 ${EDGE} 800 ${EDGE}T1620 ${EDGE + 14}V${EDGE + 26}Q1360 ${EDGE + 12} 800 ${EDGE + 12}T-20 ${EDGE + 26}Z`,
      wallBright,
    ),
    sheet.spray("M1100 730H1620V1220H1180Q1220 960 1100 730Z", wallDeep, {
      from: [1700, 1240],
      to: [1200, 900],
      thick: 0.3,
    }),
  );
}

function drawLunch(sheet: Sheet): void {
  const fork = "M-9-150Q-16-196-11-224H-6V-178H-2.5V-224H2.5V-178H6V-224H11Q16-196 9-150L7 20Q0 32-7 20Z";
  const knife = "M-9-30V-214Q-6-232 5-216Q15-180 11-110V-30L8 40Q0 50-7 40Z";
  const laid = (path: string, dark: string) =>
    `<g transform="translate(9 5)">${fill(path, "#8c9cc4", 0.7)}</g>` + fill(path, "#d3dcea") + fill(dark, "#93a5c6");
  sheet.add(
    place(breadBasket(sheet), 330, 868, 1.04),
    place(shepherdSalad(sheet), 1236, 884, 1.05),
    place(waterCarafe(sheet), 780, 846, 1.02),
    place(tumbler(sheet), 604, 868, 1),
    place(tumbler(sheet), 956, 880, 1.04),
    place(plate(sheet, { radius: 356, rim: "#1d6d9a" }), 760, 1030),
    fill(disc(776, 1040, 226, 54), "#8c9cc4", 0.5),
    place(turned(seaBream(sheet), 4), 740, 1022, 1.08),
    place(fishGarnish(sheet), 752, 1012, 1.02),
    place(oliveBowl(), 1316, 1074, 1.12),
    place(turned(laid(fork, "M2-150H9L7 20Q3 28 0 28Z"), -12), 318, 1130, 1.02),
    place(turned(laid(knife, "M3-30H11L8 40Q4 46 2 46Z"), 9), 1158, 1128, 1.02),
  );
}

/** The edge of the awning over us: canvas on a varnished beam, its scallops in the light. */
function drawAwning(sheet: Sheet): void {
  const { wallBright, wallShade } = sheet.mood;
  const scallop = (index: number) => `M${-60 + index * 130} 52V84q65 62 130 0V52z`;
  const flap = (index: number) => `M${5 + index * 130} 52V115q40 4 65-31V52z`;
  sheet.add(
    fill(
      counted(14)
        .filter((index) => index % 2)
        .map(scallop)
        .join(""),
      "#2f86b4",
    ),
    fill(
      counted(14)
        .filter((index) => index % 2 === 0)
        .map(scallop)
        .join(""),
      wallBright,
    ),
    fill(
      counted(14)
        .filter((index) => index % 2)
        .map(flap)
        .join(""),
      "#1f6c9a",
    ),
    fill(
      counted(14)
        .filter((index) => index % 2 === 0)
        .map(flap)
        .join(""),
      wallShade,
    ),
    fill(box(-20, -10, 1660, 46), "#9a5430"),
    fill(box(-20, 34, 1660, 20), "#b9683a"),
    fill(box(-20, 48, 1660, 8), "#6b3422"),
  );
}
