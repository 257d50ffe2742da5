import { type Drawing, fill, place } from "../kit/drawing.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { OLUDENIZ_HORIZON, oludenizLagoon } from "../parts/land/oludeniz.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { pine } from "../parts/plants/trees.ts";
import { tandemParaglider } from "../parts/sky/tandemParaglider.ts";
import { sky } from "../parts/sky/sky.ts";

/** Ölüdeniz from Babadağ: a tandem paraglider over the deep sea; below, the tongue of sand curls about the turquoise lagoon. */
export const SCENE: Scene = {
  name: "tour-likya-fethiye-turu",
  seed: 71,
  mood: "day",
  grain: 0.3,
  crops: { wide: 84, square: 30 },
  draw(sheet) {
    drawFar(sheet);
    sheet.add(oludenizLagoon(sheet));
    drawBoat(sheet);
    drawMist(sheet);
    drawSlope(sheet);
    sheet.add(place(tandemParaglider(), 372, 566, 0.94));
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: OLUDENIZ_HORIZON, zenith: 0.55 }),
    ridge(sheet, {
      crest: pointsOf([-20, 258, 90, 244, 200, 256, 330, 262, 460, 270]),
      foot: OLUDENIZ_HORIZON + 3,
      rough: 3,
      seed: 3,
    }),
    fill(
      "M0 270H1600V1200H0Z",
      sheet.downwards(["#8cc6d6", "#3f93b8", "#1f6f9e", "#14517c", "#103f66"], OLUDENIZ_HORIZON, 1200),
    ),
  );
}

/** A boat that draws a bow of foam behind it towards the beach. */
function drawBoat(sheet: Sheet): void {
  const foam = sheet.linear(
    [
      [0, "#eaf7f5", 0],
      [0.6, "#eaf7f5", 0.5],
      [1, "#fbfffc"],
    ],
    [40, 0],
    [452, 0],
  );
  const boat = [
    fill("M452 1012C350 1010 210 1046 40 1172C190 1070 330 1026 452 1017Z", foam),
    fill("M452 1016C370 1030 250 1084 150 1200C280 1106 390 1044 456 1021Z", foam, 0.7),
    fill("M436 1022L500 1018L484 1030L446 1030Z", "#0d3558", 0.6),
    fill("M440 1010L476 1006L504 1010L484 1022L446 1022Z", "#fffdf4"),
    fill("M444 1016L500 1012L484 1022L446 1022Z", "#b9b7d2"),
    fill("M456 1009L474 1007L480 1012L460 1014Z", "#2f5a7c"),
  ];
  sheet.add(place(boat.join(""), 10, 170, 0.8));
}

/** Mist that hangs in the valleys between the hills and before the far mountains. */
function drawMist(sheet: Sheet): void {
  const bank = (x: number, y: number, wide: number, high: number, strength: number): Drawing =>
    place(sheet.glow([0, 0], 400, "#f6f1e4", strength), x, y, high / 400, wide / 400);
  sheet.add(bank(1130, 330, 420, 60, 0.6), bank(1500, 420, 380, 70, 0.55), bank(760, 350, 240, 40, 0.5));
}

/** Our own mountain: pines on its dark shoulder in the near corner. */
function drawSlope(sheet: Sheet): void {
  const dark = sheet.tinted({ leaf: "#24474a", leafDark: "#152f3e", leafLight: "#4d7350", trunk: "#4a3140" });
  sheet.add(
    fill("M1640 1040C1560 1066 1500 1080 1430 1120S1320 1180 1270 1240H1640Z", "#1f3a48"),
    place(pine(dark, { seed: 4 }), 1420, 1330, 1.4),
    place(pine(dark, { seed: 2 }), 1585, 1310, 2),
  );
}
