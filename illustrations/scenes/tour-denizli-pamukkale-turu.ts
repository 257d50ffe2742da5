import { cameraOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, curve, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { column } from "../parts/buildings/stonework.ts";
import { type Bowl, limeBowls } from "../parts/land/limeBowls.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 450;
/** On the slope, above all its rims: heights are in metres from the eye. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: 0, focal: 1350 });

/** Pamukkale in the evening sun: turquoise pools step down from the brow to the plain, a visitor barefoot on the path, the columns of Hierapolis above. */
export const SCENE: Scene = {
  name: "tour-denizli-pamukkale-turu",
  seed: 61,
  mood: "gold",
  colours: {
    sky: ["#1f5f8c", "#4f94b0", "#f3d3a0", "#f7a868"],
    zenith: "#123f68",
    far: "#8a6a8e",
    farShade: "#5f4d7c",
    mist: "#f6c08c",
  },
  grain: 0.3,
  crops: { wide: 190, square: 180 },
  draw(sheet) {
    drawFar(sheet);
    drawBrow(sheet);
    sheet.add(
      limeBowls(sheet, {
        camera: CAMERA,
        bowls: BOWLS,
        sun: [-0.86, -0.51],
        slant: 2,
        tones: ["#fffaf0", "#fff0d6", "#f2c5a4", "#8f8fbd", "#465f98", "#223a68"],
        water: ["#d6f2e2", "#7fd8cf", "#2db3bd", "#0f7f9f"],
        shade: "#1c4a80",
        haze: ["#f6c894", 26, 110],
      }),
    );
    drawLight(sheet);
    drawPath(sheet);
    drawNear(sheet);
  },
};

/** Steps of the slope, the lowest first: they rise to the left and away. */
const BOWLS: readonly Bowl[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((level) => {
  const random = randomOf(300 + level * 17);
  let along = -22 + random.between(0, 4);
  const bowls: Bowl[] = [];
  while (along < 34) {
    const wide = random.between(3.6, 6.2);
    const rise = level * 6 + random.around(0.9);
    along += wide * 0.74;
    bowls.push({
      right: 7 + 0.8 * along - 0.6 * rise,
      away: 13 + 0.6 * along + 0.8 * rise,
      up: -9.8 + level * 1.3 + random.around(0.12),
      wide: wide * 1.12,
      deep: random.between(4.4, 5.4),
      drop: 1.6,
      seed: 40 + bowls.length + level * 20,
    });
    along += wide * 0.74;
  }
  return bowls.filter(({ away }) => away > 9);
});

const CREST = pointsOf([
  -20, 404, 200, 396, 420, 410, 560, 384, 700, 392, 820, 352, 900, 330, 990, 288, 1060, 262, 1130, 280, 1210, 320, 1290,
  306, 1380, 350, 1480, 376, 1640, 392,
]);

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5, reach: 0.5 }),
    sheet.glow([-40, 430], 900, "#ffe3a0", 0.95),
    cloudBank(sheet, { x: 1180, y: 190, length: 520, seed: 6, strips: 4 }),
    cloudBank(sheet, { x: 560, y: 290, length: 380, seed: 2, strips: 3 }),
    ridge(sheet, { crest: CREST, foot: HORIZON + 6, mist: 70, seed: 8, light: "#e2a78e" }),
    plain(sheet),
  );
}

/** The plain of the Lykos: fields and poplars, already half in shade. */
function plain(sheet: Sheet): Drawing {
  const fields = placesOf([
    1240, 478, 620, 1500, 496, 460, 1090, 508, 420, 1380, 522, 560, 1560, 548, 520, 1180, 556, 420, 1440, 590, 520,
  ]).map(([x, y, long], index) => fill(lens(x, y, long, long * 0.036), index % 2 ? "#5c8060" : "#efc98a"));
  const poplars = placesOf([
    1130, 478, 20, 1144, 478, 26, 1160, 479, 22, 1330, 500, 28, 1348, 501, 34, 1368, 502, 26, 1480, 488, 22, 1496, 489,
    28, 1516, 526, 40, 1540, 528, 34,
  ]);
  const crowns = (left: number) =>
    poplars
      .map(
        ([x, y, tall]) =>
          `M${x} ${y - tall}Q${x + tall * 0.26} ${y - tall * 0.2} ${x} ${y}Q${x - tall * left} ${y - tall * 0.2} ${x} ${y - tall}Z`,
      )
      .join("");
  return (
    fill(box(0, HORIZON, 1600, 760), sheet.downwards(["#eebb85", "#a89d66", "#6f8560", "#4d7060"], HORIZON, 700)) +
    fields.join("") +
    fill(poplars.map(([x, y, tall]) => lens(x + tall * 0.8, y, tall * 1.8, tall * 0.16)).join(""), "#3f5a50", 0.7) +
    fill(crowns(0.26), "#a89a55") +
    fill(crowns(0), "#2f4f4c")
  );
}

/** The brow with the columns of Hierapolis and its cypresses before the sky. */
function drawBrow(sheet: Sheet): void {
  const brow = pointsOf([-20, 398, 90, 392, 210, 402, 330, 410, 430, 428, 520, 452, 600, 486, 640, 520]);
  const ruin = sheet.tinted({ stone: "#f0b67c", stoneWorn: "#c98a66", stoneShade: "#6a3f5c", stoneDeep: "#43284f" });
  const columns = placesOf([70, 398, 0.62, 136, 398, 0.62, 202, 402, 0.62, 284, 408, 0.44, 350, 414, 0.6]);
  sheet.add(
    place(cypress(sheet, { seed: 4 }), 452, 440, 0.66),
    place(cypress(sheet, { seed: 2 }), 486, 452, 0.5),
    fill(`${curve(brow)}L640 700H-20Z`, "#c98a66"),
    ...columns.map(([x, y, size]) =>
      place(column(ruin, { height: 240, width: 32, capital: "corinthian" }), x, y, size),
    ),
    fill(box(44, 238, 184, 13), "#8a4f5c") + fill(box(44, 226, 184, 12), "#f0b67c"),
  );
}

/** The middle of the path, from our feet up to the brow. */
const PATH: readonly Place[] = placesOf([
  -3.4, 6, -4.5, -4.4, 8, -4.35, -5.4, 11, -4, -6.7, 15, -3.5, -8.2, 20, -2.9, -10.2, 27, -2.1, -12, 35, -1.3, -13.6,
  44, -0.5, -15.6, 52, 0.2, -19, 60, 1.1, -26, 70, 1.9,
]);

/** A strip along the path between two distances from its middle, to the right if positive, raised by so many metres at each edge. */
function strip(from: number, to: number, lift = 0, liftTo = lift): Path {
  const line = lift === liftTo ? PATH : PATH.slice(0, 8);
  const edge = (aside: number, up: number) =>
    line.map(([x, z, y]): Point => CAMERA([x + aside, z + aside * 0.25, y + up]));
  return `${curve(edge(from, lift))}${curve(edge(to, liftTo).toReversed()).replace("M", "L")}Z`;
}

/** The path down which visitors walk barefoot, dripstone under its edge, a runnel beside it, the dry slope at its left. */
function drawPath(sheet: Sheet): void {
  const random = randomOf(5);
  const edge = (share: number, down: number): Point => {
    const at = within(share, 0, 0.999) * (PATH.length - 1);
    const index = Math.floor(at);
    const [from, to] = [PATH[index] ?? [0, 9, 0], PATH[index + 1] ?? [0, 9, 0]] as [Place, Place];
    const [x = 0, z = 9, y = 0] = from.map((value, axis) => mixed(value, to[axis] ?? value, at - index));
    return CAMERA([x + 1.5 - down * 0.12, z + 0.37, y - down]);
  };
  const drips = (part: number) => {
    const chance = randomOf(8);
    let path = "";
    for (let share = 0; share < 0.74;) {
      const wide = chance.between(0.012, 0.03) * mixed(1, 1.5, share);
      const long = chance.between(0.5, 1.5);
      const [a, b, c, d] = [
        edge(share, 0),
        edge(share, long * 0.7),
        edge(share + wide * 0.5 * part, long),
        edge(share + wide * part, 0),
      ];
      const low = edge(share + wide * part, long * 0.7);
      path += `M${a.join(" ")}L${b.join(" ")}Q${edge(share, long).join(" ")} ${c.join(" ")}Q${edge(share + wide * part, long).join(" ")} ${low.join(" ")}L${d.join(" ")}Z`;
      share += wide;
    }
    return path;
  };
  const left = PATH.map(([x, z, y]): Point => CAMERA([x - 1.5, z - 0.37, y]));
  const slope = `${curve(left)}L300 404L-20 380V1260H100Z`;
  const [walker, size] = [CAMERA([-6.9, 15.6, -3.42]), (1350 / 15.6) * 0.0168];
  const tufts = counted(46).map(() => {
    const [x, y] = [random.between(-20, 280), random.between(470, 1000)];
    const wide = mixed(14, 60, (y - 470) / 530) * random.between(0.7, 1.3);
    return [x, y, wide] as const;
  });
  // Lime laid down by the water in ripples across the way, and along its edge in scallops.
  const ripples = counted(26)
    .map((index) => {
      const [x, y] = edge(0.02 + index ** 1.16 * 0.0165, 0);
      const metre = (y - HORIZON) / mixed(4.2, 2.2, within(index / 22));
      return lens(
        x - metre * random.between(0.7, 2),
        y + random.around(4),
        metre * random.between(0.6, 1.3),
        metre * 0.07,
      );
    })
    .join("");
  const rim = counted(240).map((step) => {
    const [x, y] = edge((step / 240) * 0.86, 0);
    const swell = Math.abs(Math.sin(step * 0.17 + 0.8 * Math.sin(step * 0.07)));
    return [x, y, ((y - HORIZON) / 4) * (0.04 + 0.17 * swell ** 0.6)] as const;
  });
  const scallops = polygon([
    ...rim.map(([x, y, wide]): Point => [x + wide * 0.7, y]),
    ...rim.toReversed().map(([x, y]): Point => [x - (y - HORIZON) * 0.03, y]),
  ]);
  sheet.add(
    fill(slope, "#d9a074"),
    sheet.clipped(
      slope,
      fill("M-20 520Q120 500 300 470L330 404H-20ZM-20 760Q80 700 160 640T290 520L240 520Q120 600-20 640Z", "#e9b988") +
        fill("M-20 900Q60 800 140 740T260 600L290 540Q200 740 120 900T40 1240H-20Z", "#b67b67") +
        fill(tufts.map(([x, y, wide]) => lens(x, y, wide, wide * 0.4)).join(""), "#8d6a52") +
        fill(
          tufts.map(([x, y, wide]) => lens(x - wide * 0.1, y - wide * 0.1, wide * 0.8, wide * 0.3)).join(""),
          "#c7a15d",
        ),
    ),
    fill(strip(1.5, 1.35, 0, -1.9), "#223a68"),
    fill(drips(1), "#41588f"),
    fill(drips(0.5), "#7b7fb0"),
    fill(strip(-1.75, 1.5), "#ffeecd"),
    fill(ripples, "#f3d3a8"),
    fill(scallops, "#fffaf0"),
    fill(strip(-1.5, -1.1), "#2db3bd"),
    fill(strip(-1.5, -1.36), "#0f7f9f"),
    fill(strip(-1.1, -0.98), "#e8b993"),
    place(
      person(sheet, {
        pose: "walking",
        behind: true,
        wears: "skirt",
        slender: true,
        sleeves: "none",
        top: "#c2265f",
        bottom: "#c2265f",
        hat: "#f0d49a",
        shoes: "#c98a5e",
      }),
      ...walker,
      size,
    ),
  );
}

/** The sun stands beyond the left edge: it warms what is near it, and leaves the foot of the slope to the evening. */
function drawLight(sheet: Sheet): void {
  sheet.add(
    fill(
      box(0, HORIZON, 1600, 1200 - HORIZON),
      sheet.linear(
        [
          [0, "#17346b", 0],
          [1, "#17346b", 0.34],
        ],
        [900, 700],
        [1640, 1260],
      ),
    ),
    sheet.glow([60, 560], 900, "#ffc878", 0.45),
  );
}

/** Bougainvillea in the corner, dark earth under it. */
function drawNear(sheet: Sheet): void {
  const dark = sheet.tinted({ leafLight: "#7f7d4c", leaf: "#3f4f3f", leafDark: "#1f2f3c" });
  sheet.add(
    fill("M-20 1240V1030Q60 1020 130 1080T250 1240Z", "#2a2440"),
    bougainvillea(dark, { x: 40, y: 1120, width: 150, height: 96, count: 50, size: 36 }),
  );
}
