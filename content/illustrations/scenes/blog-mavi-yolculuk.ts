import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pineSlope } from "../parts/land/pineSlope.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 560;

/** The Blue Voyage: a gulet heels under full sail through the short blue sea of Gökova, spray at her bow, capes behind capes. */
export const SCENE: Scene = {
  name: "blog-mavi-yolculuk",
  seed: 118,
  mood: "day",
  colours: {
    sea: ["#5fb0cc", "#2a86b4", "#14649a", "#0b3f70"],
    seaDark: "#0f4f86",
    seaLight: "#d4eef2",
    near: "#0a2f58",
  },
  grain: 0.38,
  crops: { wide: 138, square: 190 },
  draw(sheet) {
    drawCapes(sheet);
    sheet.add(
      fill(box(0, HORIZON, 1600, 700), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
      waves(sheet, HORIZON + 6, 880, 15, 5),
    );
    drawBoat(sheet);
    drawSwell(sheet);
  },
};

/** The steep shore of the gulf: five capes, each paler than the one before it, pines on the nearest. */
function drawCapes(sheet: Sheet): void {
  const far = [
    [
      "#b9d3dc",
      "#a5c5d3",
      pointsOf([-20, 470, 160, 440, 330, 400, 480, 372, 640, 392, 800, 420, 960, 404, 1140, 440, 1640, 470]),
      4,
    ],
    ["#95bccb", "#7dabc0", pointsOf([-20, 400, 110, 366, 240, 384, 360, 430, 500, 474, 620, 510, 720, 562]), 6],
    [
      "#8ab4c4",
      "#6f9fb6",
      pointsOf([820, 564, 900, 520, 1010, 470, 1120, 430, 1240, 396, 1380, 352, 1500, 330, 1640, 340]),
      9,
    ],
    ["#5f93a6", "#4a7d95", pointsOf([1060, 566, 1140, 530, 1240, 486, 1340, 440, 1450, 412, 1640, 360]), 12],
  ] as const;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.6 }),
    cumulus(sheet, { x: 1180, y: 300, length: 480, seed: 4 }),
    cumulus(sheet, { x: 210, y: 300, length: 300, seed: 9 }),
    ...far.map(([colour, shade, crest, seed]) =>
      ridge(sheet, { crest, foot: HORIZON + 4, colour, shade, mist: 54, rough: 6, seed }),
    ),
    pineSlope(sheet, {
      crest: pointsOf([1330, 562, 1400, 520, 1480, 482, 1560, 462, 1640, 440]),
      foot: HORIZON + 8,
      size: 22,
      colours: ["#2f5f5a", "#4a8068", "#83a86c"],
      seed: 6,
    }),
    fill("M1322 560Q1440 546 1640 550V572H1330Z", "#ecd3a3"),
    fill("M1330 566Q1440 560 1640 562V574H1330Z", "#a07f72"),
  );
}

/** Rows of short seas: each a dark face under a bright lip, some of them broken. */
function waves(sheet: Sheet, top: number, bottom: number, rows: number, seed: number): Drawing {
  const random = randomOf(seed * 19);
  return counted(rows)
    .map((row) => {
      const near = (row + 0.6) / rows;
      const y = mixed(top, bottom, near ** 1.5);
      const scale = ((y - HORIZON) / 640) ** 0.9;
      let [dark, light, foam]: [Path, Path, Path] = ["", "", ""];
      for (let x = -random.between(0, 200); x < 1640; x += random.between(210, 420) * scale + 30) {
        const [long, high] = [random.between(150, 330) * scale + 24, random.between(20, 44) * scale + 3];
        const at = y + random.around(16 * scale);
        dark += `M${short(x)} ${short(at)}Q${short(x + long * 0.4)} ${short(at - high)} ${short(x + long * 0.55)} ${short(at - high)}Q${short(x + long * 0.75)} ${short(at - high * 0.7)} ${short(x + long)} ${short(at)}Q${short(x + long * 0.5)} ${short(at + high * 0.5)} ${short(x)} ${short(at)}z`;
        light += `M${short(x + long * 0.08)} ${short(at - high * 0.12)}Q${short(x + long * 0.4)} ${short(at - high * 1.04)} ${short(x + long * 0.55)} ${short(at - high)}Q${short(x + long * 0.4)} ${short(at - high * 0.7)} ${short(x + long * 0.08)} ${short(at - high * 0.12)}z`;
        if (random.chance(0.3))
          foam += `M${short(x + long * 0.3)} ${short(at - high * 0.86)}q${short(long * 0.14)} ${short(-high * 0.42)} ${short(long * 0.3)} ${short(-high * 0.16)}q${short(long * 0.12)} ${short(high * 0.2)} ${short(long * 0.1)} ${short(high * 0.6)}q${short(-long * 0.12)} ${short(-high * 0.4)} ${short(-long * 0.4)} ${short(-high * 0.44)}z`;
      }
      return fill(dark, sheet.mood.seaDark, 0.55) + fill(light, "#7cc4d8", 0.75) + fill(foam, "#fbfdf8");
    })
    .join("");
}

const BOAT = { x: 690, y: 860, scale: 1.62, heel: -3.4 } as const;

function drawBoat(sheet: Sheet): void {
  const { x, y, scale, heel } = BOAT;
  const random = randomOf(12);
  const hull = sheet.tinted({ wall: "#fffaf0", wallShade: "#b9c6dc", trunk: "#5b352c" });
  const bars = counted(15).map((index) => lens(x + 10 + random.around(20), y + 16 + index * 13, 900 - index * 44, 14));
  const sails = counted(10).map((index) => lens(x + 60 + random.around(26), y + 66 + index * 24, 360 - index * 26, 11));
  const seams =
    "M72-330L36-300M72-262L-2-232M71-196L-38-168M-104-262L-132-238M-105-206L-172-182M-106-150L-218-132M86-366L118-330M112-310L176-266M116-250L246-206M120-190L318-160";
  sheet.add(
    fill(bars.join(""), "#3a2a3c", 0.5),
    fill(sails.join(""), "#e6f0ee", 0.5),
    `<g transform="translate(${x} ${y}) rotate(${heel}) scale(${scale})">` +
      gulet(hull, { hull: "#96502e", hullShade: "#5c2c26", sail: "#fffdf4", sailShade: "#b9cbe0" }) +
      stroke(seams, "#93a8c6", 1.4, 0.6) +
      stroke("M-268-84L-290-146", "#5b352c", 3.4) +
      fill("M-290-146Q-318-160-340-148T-372-150L-364-112Q-340-122-322-112T-282-118Z", "#c4252f") +
      fill(disc(-322, -132, 9), "#fffaf0") +
      fill(disc(-319, -132, 7), "#c4252f") +
      fill(disc(-337, -131, 3), "#fffaf0") +
      "</g>",
    gulls(sheet, { x: 420, y: 330, length: 330, seed: 3 }),
    bowWave(),
  );
}

/** The bow wave, its spray, the white along the side and the wake. */
function bowWave(): Drawing {
  const random = randomOf(31);
  const { x, y, scale } = BOAT;
  const bow = x + 252 * scale;
  const drops = counted(70).map((): [Point, number] => {
    const share = random.next();
    return [
      [bow + mixed(-120, 120, share) + random.around(30), y - 46 - Math.sin(share * Math.PI) * 120 * random.next()],
      random.between(1.6, 6),
    ];
  });
  const curl = `M${bow - 210} ${y + 22}Q${bow - 120} ${y - 10} ${bow - 60} ${y - 64}Q${bow - 26} ${y - 96} ${bow + 6} ${y - 82}Q${bow - 4} ${y - 60} ${bow + 30} ${y - 72}Q${bow + 62} ${y - 70} ${bow + 92} ${y - 36}Q${bow + 74} ${y - 38} ${bow + 84} ${y - 8}Q${bow + 120} ${y} ${bow + 170} ${y + 22}Q${bow} ${y + 48} ${bow - 210} ${y + 22}Z`;
  const shade = `M${bow - 150} ${y + 22}Q${bow - 60} ${y - 12} ${bow - 20} ${y - 46}Q${bow + 10} ${y - 20} ${bow + 60} ${y - 22}Q${bow + 40} ${y + 6} ${bow + 110} ${y + 24}Q${bow} ${y + 44} ${bow - 150} ${y + 22}Z`;
  const side = curve(
    shares(15).map((share): Point => [mixed(x - 430, bow - 90, share), y + 6 + Math.sin(share * 17) * 8 - share * 10]),
  );
  const wake = counted(30).map(() => {
    const far = random.next();
    return lens(
      mixed(x - 380, -40, far),
      y + 12 + random.around(20 + far * 50),
      random.between(60, 190),
      random.between(4, 12),
    );
  });
  return (
    fill(wake.join(""), "#f4fbf8", 0.85) +
    fill(`${side}L${bow - 60} ${y + 36}Q${x} ${y + 52} ${x - 430} ${y + 26}Z`, "#fbfdf8") +
    fill(curl, "#fbfdf8") +
    fill(shade, "#a9d3e2", 0.8) +
    fill(drops.map(([[px, py], r]) => disc(px, py, r)).join(""), "#fbfdf8")
  );
}

/** The seas between us and her, and two dolphins that keep her company. */
function drawSwell(sheet: Sheet): void {
  const random = randomOf(4);
  const dolphin =
    fill("M-92 18Q-60-44 6-46Q20-66 40-70Q34-54 42-38Q84-22 112 12L96 16Q70 6 44 20Q-30 4-92 18Z", "#0e3358") +
    fill("M-70 14Q-20-10 44 4Q78 0 96 16Q70 6 44 20Q-30 4-70 14Z", "#dcebf0") +
    fill("M-6-44Q20-66 40-70Q34-54 42-38Z", "#0b2746");
  const splash = counted(16).map(() =>
    blot(random, random.between(-110, 120), random.between(4, 24), random.between(8, 26), random.between(4, 9)),
  );
  sheet.add(
    waves(sheet, 900, 960, 2, 8),
    place(dolphin + fill(splash.join(""), "#f4fbf8", 0.95), 1210, 975, 1.3),
    place(dolphin + fill(splash.join(""), "#f4fbf8", 0.95), 950, 1026, 1.05),
    waves(sheet, 1090, 1240, 3, 3),
  );
}
