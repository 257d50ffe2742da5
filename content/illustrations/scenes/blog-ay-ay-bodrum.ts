import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { type Mood, MOODS } from "../kit/mood.ts";
import { box, curveDownTo, lens, type Path, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { swimmer } from "../parts/people/bathers.ts";
import { limb } from "../parts/people/body.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { poppyBank } from "../parts/plants/fieldPoppy.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { orchardTree } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { parasol } from "../parts/things/parasol.ts";

/** One of the four panels, two by two; each is drawn from its own upper left corner. */
const PANEL = { width: 800, height: 600 };
const HORIZON = 290;
const SHORE = 350;

/** The light of four months, and the ground in them. */
const MONTHS: readonly Partial<Mood>[] = [
  {
    ...MOODS.morning,
    sky: ["#8fb8d6", "#c3d9e2", "#f6e6e2", "#fbe6dc"],
    zenith: "#6d9cc4",
    sea: ["#cfe2e4", "#8dbccb", "#4f96b4", "#2f7599"],
    ground: "#9fb56a",
    groundShade: "#64854f",
    far: "#b3bdd2",
    farShade: "#98a7c4",
  },
  {
    ...MOODS.day,
    sky: ["#3f9ccf", "#8ccbe0", "#def0e6"],
    zenith: "#1f74ab",
    sea: ["#a8dcdc", "#55b3c4", "#2789ab", "#185d86"],
    ground: "#7fa34c",
    groundShade: "#4d7340",
    far: "#93b7a6",
    farShade: "#759f94",
  },
  {
    ...MOODS.day,
    sky: ["#1b6ba6", "#3f9fd0", "#c4e6ea"],
    zenith: "#0f4a80",
    sea: ["#5fc4d0", "#1f9cba", "#1178a4", "#0d5788"],
    ground: "#f0dcb0",
    groundShade: "#cfae7c",
    far: "#c4ad8a",
    farShade: "#a88f7c",
  },
  {
    ...MOODS.dusk,
    cloud: "#737e97",
    cloudShade: "#4d5975",
    wall: "#e4e3e4",
    wallBright: "#f2efe9",
    wallShade: "#8590ac",
    wallDeep: "#66718f",
    stone: "#c9b28f",
    stoneWorn: "#aa9078",
    stoneShade: "#75687a",
    stoneDeep: "#57506a",
    door: "#2c5674",
    window: "#f3cf86",
    sky: ["#5b6d8b", "#8897ab", "#c3c3c0", "#e2d6c2"],
    zenith: "#3f4f6f",
    sea: ["#a9b7bd", "#6d8c9c", "#476d86", "#2c4a68"],
    seaLight: "#d5dfdf",
    seaDark: "#33556f",
    ground: "#8c8a55",
    groundShade: "#5d5c48",
    far: "#8493a6",
    farShade: "#6e7f96",
    mist: "#c9cac8",
    leafLight: "#8fa052",
    leaf: "#557040",
    leafDark: "#304a38",
  },
];

/** One view of Bodrum month by month, in four panels: almond blossom, poppies, bathing weather, rain over the mandarins. */
export const SCENE: Scene = {
  name: "blog-ay-ay-bodrum",
  seed: 44,
  mood: "day",
  grain: 0.4,
  draw(sheet) {
    const { width, height } = PANEL;
    const fronts = [february, april, july, november];
    for (const [index, month] of MONTHS.entries()) {
      const paper = sheet.tinted(month);
      const view = sharedView(paper, index) + (fronts[index]?.(paper) ?? "");
      sheet.add(
        place(sheet.clipped(box(0, 0, width, height), view), (index % 2) * width, Math.floor(index / 2) * height),
      );
    }
    sheet.add(fill(box(width - 9, 0, 18, 1200) + box(0, height - 9, 1600, 18), "#fbf3df"));
  },
};

/** What stays all year: the hills, the castle on its point, the white town, the shore. */
function sharedView(sheet: Sheet, month: number): Drawing {
  const { ground, groundShade } = sheet.mood;
  const hill = curveDownTo(pointsOf([-20, 232, 80, 226, 180, 252, 270, 296, 330, 332]), SHORE + 2);
  return (
    sky(sheet, { height: HORIZON + 4, reach: 0.5 }) +
    weather(sheet, month) +
    ridge(sheet, {
      crest: pointsOf([-20, 250, 120, 226, 240, 200, 360, 214, 480, 180, 600, 206, 700, 236, 820, 220]),
      foot: HORIZON + 4,
    }) +
    sea(sheet, { top: HORIZON, bottom: 560, dabs: 40, foot: false }) +
    fill(hill, ground === "#f0dcb0" ? "#b7a878" : ground) +
    [
      [30, 276, 0.34, 1],
      [130, 288, 0.36, 2],
      [70, 326, 0.44, 6],
      [196, 336, 0.42, 5],
    ]
      .map(([x = 0, y = 0, size = 1, kind = 1]) => houseGroup(sheet, { kind, x, y, size }))
      .join("") +
    fill(lens(510, SHORE, 560, 16), sheet.mood.seaDark, 0.4) +
    place(bodrumCastle(sheet, { flags: month > 0, shade: false }), 252, SHORE - 2, 0.52) +
    fill(curveDownTo(front(-11), 620), sheet.mood.seaLight, 0.6) +
    fill(curveDownTo(front(0), 620), groundShade) +
    fill(curveDownTo(front(13), 620), ground)
  );
}

/** The shore in front, lowered by some units. */
function front(by: number): Point[] {
  return pointsOf([-20, 428, 140, 424, 300, 440, 460, 452, 620, 446, 820, 424]).map(([x, y]): Point => [x, y + by]);
}

function weather(sheet: Sheet, month: number): Drawing {
  if (month === 0) return place(summerCloud(sheet), 590, 190, 0.6);
  if (month === 1) return place(summerCloud(sheet, "tall"), 210, 176, 0.8);
  if (month === 2) return plainSun(sheet, { x: 620, y: 92, radius: 50 });
  return (
    place(summerCloud(sheet, "tall"), 640, 118, 1.3) +
    place(summerCloud(sheet), 180, 100, 1.1) +
    place(summerCloud(sheet), 420, 156, 0.94) +
    place(summerCloud(sheet), 440, 64, 1.2) +
    place(summerCloud(sheet), 780, 176, 0.7)
  );
}

/** Almond blossom in February: a tree at the left edge, whose bough hangs over the castle, petals in the grass, someone in a coat. */
function february(sheet: Sheet): Drawing {
  const wood = [
    limb([
      [70, 610, 34],
      [76, 500, 26],
      [64, 380, 21],
      [90, 250, 15],
      [70, 90, 8],
    ]),
    limb([
      [68, 400, 18],
      [140, 290, 13],
      [240, 180, 10],
      [380, 110, 7],
      [560, 84, 3],
    ]),
    limb([
      [150, 280, 9],
      [220, 262, 6],
      [290, 262, 3],
    ]),
  ].join("");
  const masses: readonly (readonly [number, number, number, number])[] = [
    [20, 40, 120, 90],
    [160, 60, 120, 84],
    [300, 74, 120, 70],
    [450, 66, 100, 56],
    [590, 84, 74, 38],
    [30, 190, 90, 60],
    [196, 176, 90, 50],
    [292, 264, 50, 30],
  ];
  const petals: Point[] = counted(44).map(() => [sheet.random.between(10, 790), sheet.random.between(470, 595)]);
  return (
    fill(lens(230, 590, 420, 40), sheet.mood.groundShade, 0.7) +
    fill(wood, "#5f4648") +
    stroke("M58 600Q66 500 56 390Q74 260 62 130", "#93706a", 7) +
    masses
      .map(([x, y, width, height], index) =>
        leafMass(sheet, {
          x,
          y,
          width,
          height,
          count: 30,
          size: 36,
          seed: index + 3,
          leaf: "petal",
          colours: ["#d07f9e", "#f2b6c8", "#fdebef"],
        }),
      )
      .join("") +
    dots(petals, 5, "#fbe3ea") +
    place(
      person(sheet, {
        pose: "walking",
        slender: true,
        sleeves: "long",
        top: "#c2495f",
        bottom: "#34465e",
        hairstyle: "long",
      }),
      470,
      572,
      1.5,
    )
  );
}

/** April: poppies over the whole meadow, a walker with a hat. */
function april(sheet: Sheet): Drawing {
  return (
    place(
      person(sheet, { pose: "walking", wears: "shorts", top: "#fdf8ee", bottom: "#c9a878", hat: "#f3e2b4" }),
      250,
      520,
      1.5,
    ) +
    place(
      poppyBank(sheet, {
        top: pointsOf([-20, 1010, 200, 1020, 420, 1000, 640, 1010, 820, 980]),
        from: 0,
        to: 740,
        count: 40,
        seed: 29,
      }),
      0,
      -700,
      1.1,
    )
  );
}

/** July: a parasol, someone in its shade, and a swimmer. */
function july(sheet: Sheet): Drawing {
  return (
    place(swimmer(sheet, { cap: "#c2265f" }), 640, 410, 1.4) +
    place(parasol("#1d7fa0"), 236, 588, 1.24) +
    fill("M250 566L420 536L610 578L450 622Z", "#c2265f") +
    fill("M280 568L420 542L446 548L306 576Z", "#fdf0d4") +
    place(
      person(sheet, {
        pose: "resting",
        slender: true,
        wears: "swimming",
        sleeves: "none",
        top: "#1d5d86",
        hat: "#ecd3a3",
        shadow: false,
      }),
      440,
      582,
      1.9,
    )
  );
}

/** November: a mandarin tree full of fruit, a wet path, a couple under an umbrella. */
function november(sheet: Sheet): Drawing {
  const random = randomOf(3);
  const rain: Path = counted(90)
    .map(() => {
      const [x, y] = [random.between(0, 830), random.between(170, 450)];
      return `M${short(x)} ${short(y)}l-14 46`;
    })
    .join("");
  // The path shines, and gives the umbrella back; fallen fruit lies beside it.
  const path = "M-20 474Q180 470 330 500T520 620H-20Z";
  const under = (options: Partial<PersonOptions>, x: number, scale: number) =>
    place(person(sheet, { sleeves: "long", shadow: false, ...options }), x, 566, scale);
  return (
    stroke(rain, "#e6edf0", 3, 0.6) +
    fill(path, "#9ba3a6") +
    fill("M-20 474Q180 470 330 500Q180 480-20 484Z", "#d8d8d0") +
    sheet.clipped(
      path,
      fill(lens(230, 580, 250, 13) + lens(236, 598, 180, 9), "#b5304a", 0.55) +
        fill(lens(60, 520, 200, 9) + lens(330, 540, 150, 8) + lens(60, 590, 160, 9), "#d5dcdc", 0.9),
    ) +
    dots(pointsOf([470, 560, 520, 586, 448, 590]), 11, "#e58a2c") +
    under({ pose: "lifting", top: "#d9a441", bottom: "#34465e" }, 190, 1.6) +
    under(
      {
        pose: "walking",
        mirrored: true,
        slender: true,
        top: "#3f6a7a",
        bottom: "#4a3a4e",
        hairstyle: "scarf",
        hair: "#e9d8b8",
      },
      278,
      1.5,
    ) +
    stroke("M216 452L232 310", "#2b2f45", 5) +
    fill("M102 388Q122 290 230 284Q338 290 360 392Q316 364 274 388Q230 362 188 388Q146 364 102 388Z", "#b5304a") +
    fill("M230 284Q338 290 360 392Q316 364 274 388Q282 320 230 284Z", "#7c2342") +
    place(orchardTree(sheet, { seed: 2, fruits: 34 }), 654, 606, 1.1)
  );
}
