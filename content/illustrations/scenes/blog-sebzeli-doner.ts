import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat } from "../parts/boats/boats.ts";
import { house } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { hangingBougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { donerSpit, uprightGrill } from "../parts/things/donerSpit.ts";
import { ayran, durum, longPepper, tomato } from "../parts/things/durum.ts";

/** The far edge of the counter, and its near one. */
const COUNTER = 836;
const EDGE = 1118;
/** All lines that run away from us meet here, on the horizon of the bay. */
const VANISHING = [800, 560] as const;
/** The hatch to the promenade: its left edge and its top. */
const HATCH = [1046, 150] as const;
/** What the fire's light leaves dark on the counter. */
const SHADE = "#7d4a58";

/** In a kiosk in Bodrum: a spit of meat and vegetables before the fire, two wraps on a board, peppers, tomatoes and ayran on the counter, a couple on the promenade outside. */
export const SCENE: Scene = {
  name: "blog-sebzeli-doner",
  seed: 227,
  mood: "gold",
  grain: 0.32,
  crops: { wide: 162, square: 270 },
  draw(sheet) {
    drawOutside(sheet);
    drawAwning(sheet);
    drawWall(sheet);
    drawShelf(sheet);
    drawTop(sheet);
    sheet.add(
      fill(polygon(pointsOf([276, 852, 300, 862, 480, 862, 560, 842, 560, 830, 300, 840])), SHADE, 0.6),
      place(uprightGrill(sheet), 384, COUNTER + 20, 0.92),
      cast(700, 880, 330, 130),
      place(donerSpit(sheet), 690, COUNTER + 34, 0.9),
    );
    drawCounter(sheet);
  },
};

/** A point at a share of the way to the vanishing point. */
function awayFrom([x, y]: readonly [number, number], share: number): [number, number] {
  return [mixed(x, VANISHING[0], share), mixed(y, VANISHING[1], share)];
}

/** The shadow of something round, `half` across, that stands at a point: to the right and a little towards us, away from the fire. */
function cast(x: number, y: number, length: number, half: number): Drawing {
  return place(turned(fill(disc(length / 2, half * 0.1, length / 2 + half, half * 0.34), SHADE, 0.5), 9), x, y);
}

/** Through the hatch: the bay with a boat, the promenade, a white house under its bougainvillea, a couple on their way. */
function drawOutside(sheet: Sheet): void {
  const bright = sheet.tinted({ wall: "#fff6e2", wallShade: "#b9b4d6", window: "#2a6d9a", door: "#2a6d9a" });
  sheet.add(
    sky(sheet, { height: 560, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([900, 540, 1080, 476, 1240, 500, 1420, 452, 1640, 470]),
      foot: 566,
      mist: 40,
      seed: 3,
    }),
    sea(sheet, { top: 560, bottom: 1000, dabs: 50, foot: false }),
    place(fishingBoat(sheet), 1150, 640, 0.62),
    fill("M1120 850Q1190 700 1330 662H1640V850Z", "#e6c396"),
    fill("M1120 850Q1190 700 1330 662L1340 668Q1216 712 1160 850Z", "#fbe9c8"),
    place(house(bright, { width: 300, height: 250, depth: 60, columns: 3, floors: 2, seed: 4 }), 1352, 676, 1.3),
    place(hangingBougainvillea(sheet, { length: 300, drop: 110, seed: 5 }), 1366, 388),
    fill(lens(1466, 776, 150, 10) + lens(1580, 768, 150, 10), "#94695f", 0.7),
    place(
      person(sheet, { pose: "walking", mirrored: true, top: "#2f7fae", bottom: "#efe0c4", hat: "#f0d08a" }),
      1424,
      776,
      1.78,
    ),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        wears: "skirt",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hairstyle: "long",
        slender: true,
        sleeves: "none",
        carries: "basket",
      }),
      1532,
      768,
      1.68,
    ),
  );
}

/** The awning over the promenade from below, its stripes running away from us, the sun in its cloth. */
function drawAwning(sheet: Sheet): void {
  const [out, sag] = [0.4, 296];
  const at = (index: number, far: boolean): [number, number] => {
    const x = 900 + index * 96;
    return far ? [awayFrom([x, 0], out)[0], sag] : [x, HATCH[1] - 30];
  };
  const stripe = (index: number) =>
    polygon([at(index, false), at(index + 1, false), at(index + 1, true), at(index, true)]);
  const scallop = (index: number) => {
    const [[x], [next]] = [at(index, true), at(index + 1, true)];
    return `M${x} ${sag - 1}H${next}V${sag + 22}q${(x - next) / 2} 30 ${x - next} 0z`;
  };
  const even = counted(16).filter((index) => index % 2 === 0);
  const odd = counted(16).filter((index) => index % 2 === 1);
  sheet.add(
    fill(even.map(stripe).join(""), "#c9542a"),
    fill(odd.map(stripe).join(""), "#eac794"),
    fill(even.map(scallop).join(""), "#ee7a3a"),
    fill(odd.map(scallop).join(""), "#fff0d0"),
    sheet.spray(box(1040, 110, 600, 190), "#5a2030", { from: [1300, 120], to: [1300, 270], thick: 0.5 }),
  );
}

/** The tiled wall up to the ceiling, the frame of the hatch in it, and the steel hood that takes the smoke, lit from below by the fire. */
function drawWall(sheet: Sheet): void {
  const [left, top] = HATCH;
  const wall = `M-20-20H1640V${top}H${left}V${COUNTER}H-20Z`;
  const rows = counted(14);
  const size = [112, 66] as const;
  const foot = COUNTER - rows.length * size[1];
  const start = (row: number) => (row % 2) * 56 - 60;
  const joints =
    rows.map((row) => `M-20 ${foot + row * size[1]}H1640`).join("") +
    rows
      .flatMap((row) =>
        counted(16).map((index) => `M${start(row) + index * size[0]} ${foot + row * size[1]}v${size[1]}`),
      )
      .join("");
  // No two tiles take the glaze alike.
  const glazes = (rest: number) =>
    rows
      .flatMap((row) =>
        counted(16)
          .filter((index) => (index * 5 + row * 3) % 7 === rest)
          .map((index) => box(start(row) + index * size[0], foot + row * size[1], size[0], size[1])),
      )
      .join("");
  const under = polygon([[150, 66], [956, 66], awayFrom([956, 66], 0.1), awayFrom([150, 66], 0.1)]);
  sheet.add(
    sheet.clipped(
      wall,
      fill(wall, "#2f7f86") +
        fill(glazes(0), "#3a939a") +
        fill(glazes(3), "#2a747e") +
        stroke(joints, "#1d5a66", 4) +
        sheet.spray(wall, "#17485a", { from: [1300, 60], to: [560, 420], thick: 0.7 }) +
        sheet.glow([384, 470], 660, "#ffa040", 0.55),
    ),
    fill(`M${left - 26} ${top - 28}H1640V${top}H${left}V${COUNTER}H${left - 26}Z`, "#6b3330"),
    fill(`M${left - 26} ${top - 28}H1640V${top - 20}H${left - 18}V${COUNTER}H${left - 26}Z`, "#c9743f"),
    fill(under, "#c9662f"),
    sheet.clipped(under, sheet.glow([400, 120], 420, "#ffd27a", 1)),
    fill("M206-20H900L956 22H150Z", "#5c6480"),
    fill(box(150, 20, 806, 48), "#9aa0b2"),
    fill(box(150, 20, 806, 8), "#d8dce6"),
    fill(box(150, 58, 806, 10), "#e8a36a"),
  );
}

/** A shelf on the wall beside the grill: pickles in two jars. */
function drawShelf(sheet: Sheet): void {
  const random = randomOf(12);
  const jar = (x: number, tones: readonly [string, string, ...string[]]): Drawing => {
    const body = `M${x - 50} 372Q${x - 56} 346 ${x - 34} 340H${x + 34}Q${x + 56} 346 ${x + 50} 372V484Q${x + 50} 500 ${x + 36} 500H${x - 36}Q${x - 50} 500 ${x - 50} 484Z`;
    const inside = counted(34).map((index) =>
      fill(
        disc(
          x - 44 + ((index * 23) % 90),
          384 + Math.floor(index / 4) * 13,
          random.between(11, 17),
          random.between(8, 12),
        ),
        random.pick(tones),
      ),
    );
    return (
      fill(body, "#dcd8a0") +
      sheet.clipped(
        body,
        inside.join("") +
          fill(box(x - 60, 330, 36, 180), "#0f3345", 0.34) +
          fill(box(x + 26, 350, 9, 140), "#fff6e2", 0.7),
      ) +
      fill(box(x - 38, 316, 76, 28), "#c9743f") +
      fill(box(x + 6, 316, 32, 28), "#eda45c")
    );
  };
  sheet.add(
    fill(box(-20, 516, 254, 30), "#0f3345", 0.45),
    jar(44, ["#6f9434", "#8fb040", "#4f6f28"]),
    jar(166, ["#c93a28", "#e8573a", "#f07a48", "#a82a1a"]),
    fill(box(-20, 500, 262, 20), "#c9743f"),
    fill(box(-20, 500, 262, 6), "#f0b878"),
    fill(box(-20, 516, 262, 6), "#6b3330"),
  );
}

/** The counter: a pale stone top, its slabs running away from us, a wooden edge. */
function drawTop(sheet: Sheet): void {
  const top = box(-20, COUNTER - 4, 1660, EDGE - COUNTER + 8);
  const slabs = [-1240, -620, 10, 560, 1150, 1800, 2500].map((x) => {
    const share = (EDGE - COUNTER) / (EDGE - VANISHING[1]);
    return `M${x} ${EDGE}L${awayFrom([x, EDGE], share).join(" ")}`;
  });
  sheet.add(
    fill(top, sheet.downwards(["#e0b487", "#f3d7ae"], COUNTER, EDGE)),
    stroke(slabs.join(""), "#c0906c", 4, 0.8),
    sheet.clipped(top, sheet.glow([470, 870], 470, "#ffa040", 0.7)),
    fill(box(-20, COUNTER - 8, 1660, 8), "#fbe0b2"),
    fill(box(-20, EDGE, 1660, 110), "#6b3330"),
    fill(box(-20, EDGE - 4, 1660, 18), "#fff0d0"),
    fill(box(-20, EDGE + 14, 1660, 20), "#3f1a26", 0.6),
  );
}

/** What the guest gets, and what it is made of. */
function drawCounter(sheet: Sheet): void {
  const pepper = (x: number, y: number, turn: number, scale: number): Drawing =>
    place(turned(fill(lens(136, 34, 250, 24), SHADE, 0.55), turn), x, y, scale) +
    place(turned(longPepper(), turn), x, y, scale);
  const red = (x: number, y: number, scale: number): Drawing =>
    cast(x, y - 12, 90 * scale, 50 * scale) + place(tomato(), x, y, scale);
  sheet.add(
    place(sliced(), 690, COUNTER + 26),
    cast(110, 1014, 140, 60),
    leafMass(sheet, {
      x: 130,
      y: 990,
      width: 92,
      height: 40,
      seed: 3,
      count: 22,
      size: 30,
      colours: ["#3f6a34", "#6c9440", "#a6c45c"],
    }),
    place(turned(knife(), -3), 490, 944, 0.6),
    red(402, 978, 0.88),
    red(300, 992, 0.96),
    red(368, 1040, 1),
    pepper(514, 1008, -8, 0.86),
    pepper(476, 1040, 3, 0.94),
    place(board(), 1032, 968),
    place(turned(durum(sheet, { seed: 1 }), -11), 1096, 900, 0.77),
    place(turned(durum(sheet, { seed: 2 }), 4), 984, 964, 0.82),
    cast(1428, 994, 130, 58),
    place(ayran(), 1424, 1000, 1.08),
  );
}

/** The round board on which the wraps lie: 580 wide. */
function board(): Drawing {
  return (
    fill(disc(38, 34, 300, 75), SHADE, 0.55) +
    fill("M-290 0V18A290 74 0 0 0 290 18V0Z", "#7a4230") +
    fill("M30 91Q274 78 290 18V0L40 60Z", "#55293a", 0.6) +
    fill(disc(0, 0, 290, 74), "#d3935a") +
    fill(disc(0, -3, 285, 70), "#e3ae70") +
    stroke("M-256-14H-120M-230 28H-60M-60-54H150M60 50H190M180-20H272", "#c58a50", 4)
  );
}

/** The long knife: 520. */
function knife(): Drawing {
  return (
    fill("M6 14L540 10Q560 26 530 34L24 36Z", SHADE, 0.5) +
    fill("M150-12H500Q530-8 540 10L150 16Z", "#eef0f4") +
    fill("M150 4L520 2Q534 4 540 10L150 16Z", "#8d93a6") +
    fill("M0-12Q80-18 152-14V18Q80 14 4 18Q-14 4 0-12Z", "#3a2030") +
    fill("M6-8Q80-13 148-10V-4Q80-8 6-2Z", "#7d4a4a")
  );
}

/** Slices that have just fallen on the steel. */
function sliced(): Drawing {
  const random = randomOf(3);
  return counted(16)
    .map(() => {
      const [x, y] = [random.around(150), random.around(7)];
      return fill(
        lens(x, y, random.between(40, 74), random.between(12, 20)),
        random.pick(["#b5622f", "#c98648", "#93432a", "#86a93a", "#dd4a30"]),
      );
    })
    .join("");
}
