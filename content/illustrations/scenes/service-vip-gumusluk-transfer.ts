import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed } from "../kit/geometry.ts";
import { box, chip, curveDownTo, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat } from "../parts/boats/boats.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rabbitIsland } from "../parts/land/rabbitIsland.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { lightColumns, reflection, ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { gourdLamp } from "../parts/things/gourdLamp.ts";
import { laidTable } from "../parts/things/laidTable.ts";

const HORIZON = 560;

/** Gümüşlük in violet dusk: Rabbit Island and the sunken wall of Myndos that leads to it; tables by the water under gourd lamps. */
export const SCENE: Scene = {
  name: "service-vip-gumusluk-transfer",
  seed: 38,
  mood: "dusk",
  colours: {
    sky: ["#2b2553", "#54427f", "#94619d", "#d98aa5", "#f7bfa8"],
    zenith: "#1a1a40",
    sea: ["#e9a9b0", "#a877ac", "#634f8c", "#2b2a58"],
    seaLight: "#f0c0c4",
    seaDark: "#4a4280",
    far: "#8f6a9f",
    farShade: "#765690",
    mist: "#eba9ae",
    cloud: "#f2b0ab",
    cloudShade: "#a86c9c",
    near: "#1b1738",
  },
  crops: { wide: 215, square: 250 },
  grain: 0.4,
  draw(sheet) {
    drawBay(sheet);
    drawCauseway(sheet);
    drawBoats(sheet);
    drawShore(sheet);
    drawLamps(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.6 }),
    stars(sheet, { height: 300, count: 26 }),
    cloudBank(sheet, { x: 420, y: 486, length: 520, seed: 4, strips: 5 }),
    ridge(sheet, {
      crest: pointsOf([-20, 520, 120, 506, 260, 524, 420, 540, 560, 562]),
      foot: HORIZON + 3,
      mist: 26,
      seed: 5,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 110 }),
  );
  const hill = ridge(sheet, {
    crest: pointsOf([1180, 566, 1270, 520, 1360, 456, 1450, 400, 1540, 360, 1640, 330]),
    foot: 616,
    colour: "#5d4479",
    shade: "#46356a",
    light: "#8a5c90",
    mist: 50,
    seed: 9,
  });
  const island = place(
    rabbitIsland(sheet, {
      body: "#6d4c80",
      shade: "#493664",
      light: "#b47a98",
      scrub: "#3d3360",
      glow: "#e39aa6",
      wall: "#dfa2a8",
    }),
    925,
    614,
  );
  sheet.add(
    hill,
    village(
      sheet.tinted({
        wall: "#c58fae",
        wallBright: "#e2adba",
        wallShade: "#5f4a80",
        wallDeep: "#46356a",
        door: "#46356a",
      }),
      {
        rows: 3,
        far: [1400, 1640],
        near: [1290, 1640],
        ground: (x, share) => 566 + share * 46 - Math.max(0, x - 1300) * 0.05 * (1 - share),
        scale: [0.34, 0.48],
        gardens: 0.2,
        flowers: 0,
        lit: true,
        seed: 6,
      },
    ),
    fill("M1210 618L1280 608H1640V622H1200Z", "#3a2c5c"),
    reflection(sheet, { drawing: island, y: 616, opacity: 0.5 }),
    island,
    ripples(sheet, { x: 925, y: 622, width: 560, height: 20, count: 22 }),
    lightColumns(sheet, { at: [1320, 1380, 1450, 1500, 1570], y: 626, length: 120, width: 26, colour: "#ffcf8a" }),
  );
}

/** The drowned wall: squared blocks in courses under the surface, straight to the island; a few of them still stand in the air. */
function drawCauseway(sheet: Sheet): void {
  const random = randomOf(7);
  const courses = 24;
  const edge = (course: number) => {
    const near = (course / courses) ** 1.6;
    return { x: mixed(1052, 1330, near), y: mixed(624, 1240, near), half: mixed(20, 150, near) };
  };
  const paint = { bed: "", deep: "", pale: "" };
  const dry: Drawing[] = [];
  for (const course of counted(courses)) {
    const [far, near] = [edge(course), edge(course + 1)];
    paint.bed += polygon([
      [far.x - far.half * 1.2, far.y],
      [far.x + far.half * 1.2, far.y],
      [near.x + near.half * 1.2, near.y],
      [near.x - near.half * 1.2, near.y],
    ]);
    const joint = random.between(-0.34, 0.34);
    for (const [from, to] of [
      [-1, joint],
      [joint, 1],
    ] as const) {
      const gap = 0.05;
      const slip = random.around(0.1);
      // Some have been carried off, or sunk into the sand.
      if (random.chance(0.12)) continue;
      const at = ({ x, half }: { x: number; half: number }, across: number) => x + half * (across + slip);
      const [top, foot] = [mixed(far.y, near.y, 0.1), mixed(far.y, near.y, 0.9)];
      const block = polygon([
        [at(far, from + gap), top],
        [at(far, to - gap), top + random.around(5)],
        [at(near, to - gap), foot],
        [at(near, from + gap), foot + random.around(5)],
      ]);
      if (random.chance(0.3)) paint.deep += block;
      else paint.pale += block;
    }
    if (course % 6 === 2) {
      const [x, y, wide] = [near.x + near.half * random.around(0.5), near.y, near.half * 0.62];
      dry.push(
        fill(box(x - wide / 2, y - wide * 0.3, wide, wide * 0.3), "#7a5288") +
          fill(box(x - wide / 2, y - wide * 0.42, wide, wide * 0.14), "#f0bcb6") +
          fill(lens(x, y + 1, wide * 1.5, wide * 0.14), "#f6d6d4", 0.8),
      );
    }
  }
  sheet.add(
    fill(paint.bed, "#6d6aa6", 0.24),
    fill(paint.deep, "#8582b8", 0.75),
    fill(paint.pale, "#b3a4cc", 0.78),
    ...dry,
    ripples(sheet, { x: 1190, y: 700, width: 320, height: 330, count: 34, colour: "#f6d6d4", opacity: 0.6 }),
  );
}

function drawBoats(sheet: Sheet): void {
  const paint = sheet.tinted({ wall: "#f3c6b8", wallShade: "#85608f", window: "#ffcf8a", trunk: "#33264f" });
  const moored = (part: Drawing, x: number, y: number, scale: number) => {
    const boat = place(part, x, y, scale);
    return (
      reflection(sheet, { drawing: boat, y: y + 4, opacity: 0.45 }) +
      boat +
      ripples(sheet, {
        x,
        y: y + 6,
        width: 200 * scale,
        height: 16 * scale,
        count: 10,
        colour: "#3a3270",
        opacity: 0.7,
      })
    );
  };
  sheet.add(
    moored(fishingBoat(paint, { colour: "#3f5aa0", shade: "#262f68" }), 560, 668, 0.8),
    moored(fishingBoat(paint, { colour: "#a33f63", shade: "#5c2350" }), 250, 716, 1.1),
    moored(dinghy(paint, { colour: "#d98b7c" }), 440, 766, 0.9),
    moored(fishingBoat(paint, { colour: "#e3b79c", shade: "#6a4a80" }), 800, 762, 1.15),
  );
}

/** Pebbles, two laid tables with their chairs, candles. */
function drawShore(sheet: Sheet): void {
  const { random } = sheet;
  const edge = pointsOf([-20, 862, 200, 872, 420, 904, 640, 944, 860, 990, 1060, 1044, 1240, 1120, 1360, 1220]);
  const pebbles = counted(120).map(() => {
    const x = random.between(0, 1240);
    return chip(random, x, random.between(heightAt(edge, x) + 22, 1200), random.between(4, 11), random.between(2, 5));
  });
  sheet.add(
    fill(
      curveDownTo(
        edge.map(([x, y]): [number, number] => [x, y - 12]),
        1230,
      ),
      "#f4c6c0",
      0.55,
    ),
    fill(curveDownTo(edge, 1230), "#7d5a80"),
    fill(
      curveDownTo(
        edge.map(([x, y]): [number, number] => [x, y + 16]),
        1230,
      ),
      "#a57a8c",
    ),
    sheet.spray(curveDownTo(edge, 1230), "#2a2147", { from: [700, 1220], to: [520, 920], thick: 0.85 }),
    fill(pebbles.filter((_, index) => index % 2).join(""), "#d3a0a4", 0.8),
    fill(pebbles.filter((_, index) => index % 2 === 0).join(""), "#54406c", 0.8),
    place(laidTable(sheet), 850, 1076, 0.72),
    place(laidTable(sheet), 330, 1110, 1.12),
  );
}

/** The bough over the tables, its lamps at uneven heights. */
function drawLamps(sheet: Sheet): void {
  const { near } = sheet.mood;
  const kinds = [
    { colour: "#b8622c", shade: "#5f2a36", light: "#ffe2a0" },
    { colour: "#8d3a5e", shade: "#431c48", light: "#ffc0c8" },
    { colour: "#2f6f86", shade: "#1c2f5c", light: "#c8f3ea" },
    { colour: "#c98a3a", shade: "#6b3a34", light: "#fff0b8" },
  ] as const;
  const hung = pointsOf([96, 236, 236, 330, 372, 214, 508, 292, 650, 176, 800, 224]);
  const leaves = counted(13).map((index) =>
    leafMass(sheet, {
      x: -20 + index * 78,
      y: 26 + Math.sin(index * 1.9) * 22 - index * 3.6,
      width: 84,
      height: 44,
      seed: index + 20,
      count: 15,
      size: 30,
      colours: [near, "#2d2a55", "#5a4a7c"],
    }),
  );
  sheet.add(
    stroke("M-20 96Q260 130 520 74T1010-30", near, 26),
    stroke("M300 104Q420 130 600 120", near, 11),
    ...hung.map(([x, y], index) =>
      place(gourdLamp(sheet, { wire: 220, ...kinds[index % 4] }), x, y, index % 2 ? 1.18 : 0.96),
    ),
    leaves.join(""),
  );
}
