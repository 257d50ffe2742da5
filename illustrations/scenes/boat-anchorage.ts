import { frameOf } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import {
  guletOnQuarter,
  guletUnderWater,
  onGulet,
  sideAt,
  STANDS,
  swimmersEye,
} from "../parts/boats/guletOnQuarter.ts";
import { boulder } from "../parts/land/boulder.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { seaCave } from "../parts/land/seaCave.ts";
import { freeDiver, swimmerAtRest } from "../parts/people/freeDiver.ts";
import { amphora, breamShoal, lightNet, seagrass, strapGrass } from "../parts/sea/seaBed.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";

/** Where the horizon is for the eye that looks at the gulet. */
const HORIZON = 450;
/** How deep the sand lies. */
const BED = -11;
const bed = (right: number, away: number): Point => swimmersEye([right, away, BED]);

/** The line where the water stands at the glass, in one long bow: above it is the air, below it the sea. */
const SURFACE = pointsOf([
  -40, 492, 140, 482, 330, 486, 560, 474, 800, 478, 1020, 473, 1240, 480, 1440, 476, 1640, 490,
]);
/** All that lies under it. */
const UNDER: Path = `${curve(SURFACE)}V1240H-40Z`;

/** Half in the water of a cove of Karaada: a gulet at anchor, somebody on her ladder; under her the clear depth with her keel, a diver along the chain, bream, an amphora. */
export const SCENE: Scene = {
  name: "boat-anchorage",
  seed: 101,
  mood: "day",
  colours: { leaf: "#4a7549", leafLight: "#7f9e55", leafDark: "#315c49" },
  grain: 0.24,
  crops: { wide: 30, square: 190 },
  draw(sheet) {
    drawCove(sheet);
    sheet.add(guletOnQuarter(sheet));
    drawDeep(sheet);
    drawBed(sheet);
    drawCeiling(sheet);
    sheet.add(sheet.clipped(UNDER, guletUnderWater(sheet)));
    drawChain(sheet);
    sheet.add(
      breamShoal(),
      place(turned(freeDiver(sheet), 222), 632, 790, 1.2),
      breath(),
      place(amphora(sheet), 1050, 1096, 1.15),
    );
    sheet.add(strapGrass(1370, 48, 1200, -0.9, 6));
    drawSurface(sheet);
    sheet.add(place(swimmerAtRest(sheet), 1322, 470, 1.05));
  },
};

/** The cove: a pale ridge beyond its mouth, the hill of the island with the cave at its foot, a strip of bright water. */
function drawCove(sheet: Sheet): void {
  const rock = "M-40 460V372L30 366L70 384L130 380L196 392L250 386L300 408L372 412L430 430L500 436L560 450V460Z";
  const crest = pointsOf([
    -40, 96, 40, 110, 110, 150, 176, 168, 240, 226, 300, 256, 350, 312, 420, 352, 500, 408, 580, 446,
  ]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25, reach: 0.5 }),
    place(summerCloud(sheet, "broad"), 1500, 262, 0.86),
    fill(
      curveDownTo(
        pointsOf([300, 440, 520, 416, 700, 402, 900, 396, 1100, 372, 1300, 340, 1460, 352, 1640, 316]),
        HORIZON + 4,
      ),
      "#9cc3d2",
    ),
    fill(
      curveDownTo(pointsOf([900, 448, 1080, 430, 1240, 400, 1380, 396, 1520, 372, 1640, 376]), HORIZON + 4),
      "#7fb0c2",
    ),
    pineHill(sheet, {
      crest,
      foot: 450,
      lit: [
        pointsOf([-60, 110, 40, 116, 100, 170, 90, 260, 150, 350, 60, 380, -60, 370]),
        pointsOf([190, 190, 250, 240, 300, 320, 280, 370, 220, 330]),
      ],
      shaded: [
        pointsOf([110, 150, 176, 176, 200, 250, 214, 340, 260, 400, 170, 400, 120, 300]),
        pointsOf([310, 268, 350, 312, 430, 366, 520, 430, 380, 420, 330, 360]),
      ],
      groves: pointsOf([
        24, 150, 70, 226, -10, 262, 40, 320, 110, 346, 226, 250, 262, 318, 240, 372, 330, 398, 400, 396, 150, 386, 480,
        424,
      ]),
      size: [10, 22],
      seed: 4,
    }),
    fill(rock, "#b98a6c"),
    sheet.clipped(
      rock,
      fill(
        "M-60 470V360H30L44 400L20 430L34 470ZM196 392L250 386L262 410L240 440L252 470H170L180 430ZM300 408L372 412L360 440L372 470H310ZM430 430L470 434L462 470H430Z",
        "#f3d7a0",
      ),
    ),
    place(seaCave(), 100, 454, 0.46),
    fill(box(-40, HORIZON, 1700, 60), sheet.downwards(["#6cc4cf", "#38aabb"], HORIZON, 490)),
    fill("M-40 450H560Q520 462 380 460Q200 470-40 462Z", "#3f7f74", 0.7),
    fill(lens(240, 466, 460, 6) + lens(1420, 458, 260, 4) + lens(520, 470, 200, 4), "#d4f4e8", 0.85),
  );
}

/** The sea under the surface: blue that deepens away from the light, the foot of the island in it. */
function drawDeep(sheet: Sheet): void {
  const wall = "M-40 470H420L450 530L500 560L520 620L590 660L620 720L700 760L720 830H-40Z";
  const faces =
    "M-40 470H90L130 540L80 610L140 690L110 830H-40ZM230 470H330L310 540L360 600L340 660L400 740L380 830H290L270 690L310 620L250 550ZM400 500L450 530L500 560L480 620L540 680L520 740L450 660L420 580Z";
  const fading = (colour: string, [top, bottom]: Point, [from, to]: Point) =>
    sheet.linear(
      [
        [0, colour, from],
        [1, colour, to],
      ],
      [0, top],
      [0, bottom],
    );
  sheet.add(
    fill(UNDER, sheet.downwards(["#57cbd0", "#2fb0c4", "#1793b8", "#0f7fae", "#1489b2"], 474, 860)),
    sheet.clipped(
      UNDER,
      fill(wall, sheet.downwards(["#2f97a8", "#1f8aab", "#147fac"], 474, 800)) +
        fill(faces, fading("#7fd2c8", [474, 760], [0.5, 0.05])) +
        fill(wall, fading("#1285b0", [560, 790], [0, 1])) +
        sheet.glow([180, 470], 620, "#d8fff0", 0.55),
    ),
  );
}

/** Light that slants down from the left, soft at its edges and lost before it reaches the sand. */
function rays(sheet: Sheet): Drawing {
  const places = placesOf([-60, 120, 0.34, 150, 46, 0.3, 290, 150, 0.3, 560, 50, 0.22, 1270, 60, 0.2, 1400, 120, 0.2]);
  const shaft = ([x, wide, strength]: readonly [number, number, number]) =>
    [1, 0.62, 0.3]
      .map((part) => {
        const [from, to] = [x - (wide * part) / 2, x + (wide * part) / 2];
        return fill(
          polygon([
            [from, 470],
            [to, 470],
            [to + 330 + wide * part * 0.7, 1130],
            [from + 330 - wide * part * 0.7, 1130],
          ]),
          "#dcfff2",
          strength * 0.55,
        );
      })
      .join("");
  return sheet.clipped(UNDER, sheet.wet(places.map(shaft).join(""), 520, 1090));
}

/** The outline of her hull on the sand, moved along the light. */
function bedShadow(wide: number): Path {
  const cast = frameOf(swimmersEye, { ...STANDS, right: STANDS.right + 3.2, away: STANDS.away - 0.4 });
  const at = (share: number, sign: number): Point => {
    const [along, out] = sideAt(share, 0.8, sign);
    return cast([along, out * wide, BED]);
  };
  const steps = shares(24);
  return curve([...steps.map((share) => at(share, 1)), ...steps.toReversed().map((share) => at(share, -1))], true);
}

/** The sand that comes out of the blue, the net of light and the shadow on it, reefs and seagrass further and nearer. */
function drawBed(sheet: Sheet): void {
  const sand = `${curveDownTo(pointsOf([-40, 792, 260, 780, 620, 790, 900, 776, 1200, 784, 1640, 770]), 1240)}`;
  const layer = (crest: readonly number[], colour: string, strength: number) =>
    fill(
      curveDownTo(pointsOf([...crest]), 900),
      sheet.linear(
        [
          [0, colour, strength],
          [0.6, colour, strength * 0.8],
          [1, colour, 0],
        ],
        [0, 720],
        [0, 850],
      ),
    );
  sheet.add(
    layer(
      [
        -40, 752, 120, 738, 260, 764, 520, 782, 760, 770, 900, 742, 1010, 736, 1120, 760, 1300, 742, 1420, 704, 1500,
        698, 1640, 730,
      ],
      "#0e78a6",
      0.9,
    ),
    fill(
      sand,
      sheet.linear(
        [
          [0, "#1a8fb4", 0.2],
          [0.16, "#4bb3c0", 0.75],
          [0.42, "#8fd6c8", 0.95],
          [0.7, "#d3eed0", 1],
          [1, "#a9dcc4", 1],
        ],
        [0, 780],
        [0, 1200],
      ),
    ),
    seagrass(bed(20.5, 55), 420, 26, ["#177a9f", "#2488a6"], 3),
    seagrass(bed(-19, 50), 460, 34, ["#177a9b", "#2a8ea6"], 5),
    lightNet(bed),
    // Its edge is soft: the sun is no point, and she lies eleven metres above.
    fill(bedShadow(1.35), "#14718f", 0.3) + fill(bedShadow(1), "#14718f", 0.66),
    seagrass(bed(12.6, 37), 440, 50, ["#17708c", "#2f929a"], 17),
    boulders(
      pointsOf([-14.6, 39, -12.4, 38, -15.6, 36, -11.2, 37.4]),
      [70, 44, 88, 26],
      ["#8fd0c2", "#4a9fa8", "#25778f"],
    ),
    seagrass(bed(-15.4, 35), 400, 58, ["#176a80", "#3a9a94"], 11),
    boulders(pointsOf([11.6, 33.4, 13, 32.2, 10.6, 32.6]), [40, 66, 22], ["#8fd0c2", "#4a9fa8", "#25778f"]),
    rays(sheet),
  );
}

/** Rocks on the sand, each with its shadow. */
function boulders(
  places: readonly Point[],
  sizes: readonly number[],
  [light, body, shade]: readonly [string, string, string],
): Drawing {
  return places
    .map(([right, away], index) => {
      const [x, y] = bed(right, away);
      return boulder(x, y, sizes[index] ?? 30, [light, body, shade, shade], index + 2, "#1f7d94");
    })
    .join("");
}

/** The chain from her bow: it hangs down steeply, then lies along the sand to the anchor. */
function drawChain(sheet: Sheet): void {
  const [hawse, bow] = [onGulet([18.6, 0.75, 1.9]), onGulet([19.4, 0.6, 0])];
  const [touch, anchor] = [bed(-7.1, 31.4), bed(-8, 28.6)];
  const bend =
    (from: Point, one: Point, two: Point, to: Point) =>
    (share: number): Point => {
      const axis = (n: 0 | 1) =>
        mixed(
          mixed(mixed(from[n], one[n], share), mixed(one[n], two[n], share), share),
          mixed(mixed(one[n], two[n], share), mixed(two[n], to[n], share), share),
          share,
        );
      return [axis(0), axis(1)];
    };
  const hangs = bend(bow, [bow[0] - 16, bow[1] + 260], [touch[0] + 62, touch[1] - 84], touch);
  const lies = bend(touch, [touch[0] - 10, touch[1] + 16], [touch[0] - 30, touch[1] + 40], anchor);
  const links = [...shares(74).map(hangs), ...shares(22).map(lies)];
  sheet.add(
    stroke(
      polyline(
        shares(12)
          .map((share) => lies(share))
          .map(([x, y], index): Point => [x + 10 + (12 - index) * 1.6, y + 7]),
      ),
      "#3f97a0",
      5,
      0.7,
    ),
    stroke(polyline([hawse, bow]) + polyline(links), "#164b6c", 2.2),
    dots(
      [...shares(9).map((share): Point => [mixed(hawse[0], bow[0], share), mixed(hawse[1], bow[1], share)]), ...links],
      3,
      "#164b6c",
    ),
    place(
      fill(lens(-14, 26, 190, 18), "#3f97a0", 0.8) +
        // It lies on one arm; the other stands up from the sand.
        stroke("M-74 18Q-56 26-50 8Q-46-22-64-46", "#123a58", 10) +
        stroke("M0 0L-54 10M-12-17L-4 19", "#123a58", 9) +
        fill("M-64-62L-80-36L-66-40L-52-32ZM-98 22L-70 8L-64 24Z", "#123a58") +
        stroke("M-3-3L-50 6M-55-36Q-48-16-52 2", "#3f86a0", 2.6) +
        fill("M-64-62L-80-36L-68-40Z", "#3f86a0") +
        fill("M-116 30Q-90 14-56 22Q-36 26-26 34Z", "#d4f0d4"),
      ...anchor,
    ),
  );
}

/** The last breath on its way up: fewer and larger towards the surface. */
function breath(): Drawing {
  const bubbles = placesOf([
    570, 842, 4, 562, 816, 5, 574, 798, 3, 556, 752, 7, 578, 724, 4, 564, 664, 9, 580, 640, 4, 552, 592, 7, 566, 548,
    10,
  ]);
  return fill(bubbles.map(([x, y, r]) => disc(x, y, r, r * 0.86)).join(""), "#e2fdf4", 0.85);
}

/** The outline of a strip under the surface, as deep as is said at each place. */
function under(down: (x: number) => number): Path {
  return `${curve(SURFACE)}L${curve(SURFACE.map(([x, y]): Point => [x, y + down(x)]).toReversed()).slice(1)}Z`;
}

/** The underside of the surface: a bright ceiling that mirrors and breaks the light. */
function drawCeiling(sheet: Sheet): void {
  const random = randomOf(8);
  const flakes = (count: number, [top, bottom]: Point, [long, thick]: Point) =>
    counted(count)
      .map(() => {
        const y = mixed(top, bottom, random.between(0, 1) ** 1.3);
        const part = 1 - (y - top) / (bottom - top) / 1.4;
        return lens(random.between(-20, 1620), y, long * part * random.between(0.6, 1.4), thick * part);
      })
      .join("");
  sheet.add(
    sheet.clipped(
      UNDER,
      fill(
        under((x) => 70 + Math.sin(x / 150) * 10),
        sheet.linear(
          [
            [0, "#d4fff2", 0.75],
            [0.4, "#9feae0", 0.4],
            [1, "#7fdcd8", 0],
          ],
          [0, 476],
          [0, 548],
        ),
      ) +
        fill(flakes(34, [490, 540], [190, 9]), "#e9fff6", 0.5) +
        fill(flakes(20, [494, 536], [150, 7]), "#1c97b4", 0.35),
    ),
  );
}

/** The edge where the water climbs the glass, bright over a dark line. */
function drawSurface(sheet: Sheet): void {
  sheet.add(
    fill(
      under((x) => 15 + Math.sin(x / 130) * 5),
      "#b9f2e6",
      0.8,
    ),
    fill(
      under((x) => 8 + Math.sin(x / 190 + 1) * 3.4),
      "#fbfffb",
      0.95,
    ),
    stroke(curve(SURFACE.map(([x, y]): Point => [x, y - 1.5])), "#1f7f96", 2.2, 0.7),
  );
}
