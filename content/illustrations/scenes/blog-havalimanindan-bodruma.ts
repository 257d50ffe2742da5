import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { box, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { COAST } from "../maps/coast.ts";
import { CoastFromAir } from "../parts/land/coastFromAir.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 410;

/** From the window of a plane in the morning: the wing over the Gulf of Güllük, the bays and capes of the peninsula's north coast. */
export const SCENE: Scene = {
  name: "blog-havalimanindan-bodruma",
  seed: 122,
  mood: "morning",
  colours: { sea: ["#cfe6df", "#7fc3d0", "#3795b9", "#175f90"], mist: "#fdeccb", near: "#2a3350" },
  grain: 0.3,
  crops: { wide: 190, square: 260 },
  draw(sheet) {
    drawCoast(sheet);
    sheet.add(boats(), place(wing(), 34, 26));
    drawCabin(sheet);
  },
};

/** The north coast as the map has it: Türkbükü in front, Gündoğan and Yalıkavak behind, Kos and its neighbours on the horizon. */
function drawCoast(sheet: Sheet): void {
  const coast = new CoastFromAir(
    {
      at: [27.452, 37.157],
      height: 1.75,
      heading: 240,
      horizon: HORIZON,
      centre: 800,
      focal: 900,
      between: [340, 1600],
      reach: [1.8, 44],
    },
    COAST,
    [
      [27.352, 37.085, 0.5, 2.2],
      [27.306, 37.075, 0.4, 1.8],
      [27.4, 37.085, 0.4, 1.7],
      [27.43, 37.1, 0.3, 1.2],
      [27.365, 37.14, 0.25, 0.9],
      [27.32, 37.135, 0.3, 1],
      [27.25, 37.1, 0.4, 1.8],
      [27.24, 36.84, 0.9, 4],
      [26.98, 36.98, 1, 5],
    ],
  );
  const random = randomOf(5);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5, reach: 0.5 }),
    sheet.glow([430, 330], 460, "#fff3d0", 0.8),
    flatCloud(sheet, { x: 960, y: 268, length: 380 }),
    fill(box(0, HORIZON, 1600, 800), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
    coast.draw({
      slopes: ["#efd394", "#a0a860", "#517559"],
      low: "#dccb8d",
      shore: "#fff3d6",
      shallows: ["#46b3c1", "#92dcd1"],
      haze: "#b3cfd6",
    }),
    coast.town(27.3835, 37.1265, 0.8, 90, random),
    coast.town(27.3455, 37.1305, 0.8, 60, random),
    coast.town(27.2885, 37.105, 1, 60, random),
    coast.town(27.459, 37.086, 0.8, 60, random),
  );
}

/** Two boats under way on the gulf, each at the point of its wake. */
function boats(): Drawing {
  const boat =
    fill("M-120 16Q-40 2 2-3L4 3Q-40 12-120 30Q-50 12-120 16Z", "#fffdf6", 0.7) +
    fill("M-10 0Q8-7 26-1Q10 6-8 4Z", "#fffdf6");
  return place(boat, 700, 960, 1, -1) + place(boat, 1010, 690, 0.36);
}

/** The wing from its root below right: the lit edge that meets the air, flaps and their fairings behind, the winglet beyond. */
function wing(): Drawing {
  const body = polygon(pointsOf([856, 806, 884, 790, 1120, 846, 1640, 960, 1640, 1240, 1290, 1240, 1040, 1000]));
  return (
    fill(body, "#f4f1e8") +
    fill(polygon(pointsOf([884, 790, 1120, 846, 1640, 960, 1640, 1016, 1120, 880, 878, 796])), "#b4bfd6") +
    fill(polygon(pointsOf([1120, 846, 1640, 960, 1640, 976, 1120, 855])), "#93a0c4") +
    fill(polygon(pointsOf([856, 806, 862, 802, 1062, 996, 1330, 1240, 1290, 1240, 1040, 1000])), "#fffdf6") +
    stroke("M1000 905L1046 872M1130 1010L1236 916M1290 1150L1450 974", "#a3aecb", 3) +
    fill("M1030 824L1046 812L1098 826L1086 846ZM1230 878L1252 862L1316 880L1300 906Z", "#7f8cb4") +
    fill("M856 806L884 790Q900 742 902 668Q894 656 878 662Q876 752 856 806Z", "#c2265f") +
    fill("M884 790Q900 742 902 668Q898 660 892 659Q892 740 872 797Z", "#8d1b4c")
  );
}

/** The outline of a window, upright, its corners wide; `inset` shrinks it. */
function pane(x: number, inset: number): Path {
  const [left, right, top, foot] = [x + inset, x + 880 - inset, 24 + inset, 1172 - inset];
  const [a, b] = [310 - inset * 0.7, 138 - inset * 0.3];
  return `M${left} ${top + a}C${left} ${top + b} ${left + b} ${top} ${left + a} ${top}H${right - a}C${right - b} ${top} ${right} ${top + b} ${right} ${top + a}V${foot - a}C${right} ${foot - b} ${right - b} ${foot} ${right - a} ${foot}H${left + a}C${left + b} ${foot} ${left} ${foot - b} ${left} ${foot - a}Z`;
}

/** The cabin wall with this window and the edge of the next, their blinds up, and the seat in front of ours. */
function drawCabin(sheet: Sheet): void {
  const [here, next] = [344, 1424];
  const around = (inset: number, paint: string) =>
    `<path fill-rule="evenodd" d="${box(-10, -10, 1620, 1220)}${pane(here, inset)}${pane(next, inset)}" fill="${paint}"/>`;
  const reveal = sheet.linear(
    [
      [0, "#8a90b4"],
      [0.5, "#b4b7cc"],
      [1, "#fbf3e4"],
    ],
    [here, 0],
    [here + 880, 0],
  );
  const blind =
    fill(box(340, 0, 1260, 128), "#ece3d4") +
    fill(box(340, 128, 1260, 12), "#bdb6bd") +
    fill("M724 100h120v14q-60 12-120 0z", "#c9c0bd");
  sheet.add(
    sheet.clipped(pane(here, 20) + pane(next, 20), blind),
    around(20, "#7c84ab"),
    around(4, reveal),
    around(-30, "#e3d8c8"),
    around(-60, "#f5ecdd"),
    fill(box(1300, 0, 12, 1200), "#dccfc0"),
    fill(box(1300, 0, 3, 1200), "#c3b4b0"),
    seat(sheet),
  );
}

/** The seat in front, from its side: its cloth, the white cover over its head, its shade on the wall. */
function seat(sheet: Sheet): Drawing {
  const back = "M-20 392Q40 372 92 392Q134 410 138 470L150 640Q176 900 262 1220H-20Z";
  return (
    fill("M138 520L150 640Q176 900 262 1220H352Q236 900 204 640Q196 560 138 470Z", "#c9b9b8", 0.75) +
    fill(back, "#27477a") +
    sheet.spray(back, "#132346", { from: [240, 1150], to: [0, 620], thick: 0.9 }) +
    fill("M-20 388Q40 368 93 388Q136 408 140 470L147 566Q70 590-20 580Z", "#fffaf0") +
    fill("M93 388Q136 408 140 470L147 566Q124 573 104 576Q108 470 66 379Z", "#a9aecb") +
    fill("M-20 600Q70 610 147 588L149 612Q70 634-20 624Z", "#c2265f")
  );
}
