import { blend } from "../kit/colour.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, within } from "../kit/geometry.ts";
import { box, chip, curve, curveDownTo, disc, lens, type Path, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat, sailingYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { house } from "../parts/buildings/house.ts";
import { fieldStrip } from "../parts/land/fieldStrip.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { swimmer } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { asphodel } from "../parts/plants/asphodel.ts";
import { fieldPoppy } from "../parts/plants/fieldPoppy.ts";
import { agave } from "../parts/plants/small.ts";
import { bloom, sown, spikes } from "../parts/plants/sown.ts";
import { stripTree } from "../parts/plants/stripTree.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { beachParasol } from "../parts/things/beachParasol.ts";

const HORIZON = 476;
/** Metres from the eye down to the sea; sizes of people and boats follow from it. */
const EYE = 13;
/** Lower edge of the bay’s water and of its beach. */
const [BEACH, WALL] = [900, 1000] as const;
const [DECK, DECK_FRONT] = [806, 846] as const;
/** A strip and the white gap after it. */
const [STRIP, GAP] = [126, 8] as const;

/** Places across a strip, from 0 to 100, and down the sheet, in a row of numbers. */
type Places = readonly number[];

/** What a month changes in the one view of the bay. */
interface Month {
  sky: readonly [string, string, string];
  /** Colours of the water from the horizon to the beach. */
  sea: readonly [string, string, string];
  /** The hills in the sun, in the shade and their scrub; the field before the wall and its shade. */
  hill: readonly [lit: string, shade: string, scrub: string];
  field: readonly [lit: string, shade: string, blade: string];
  /** Dims whitewash, sand and wood, from 0 to 1. */
  dull?: number;
  clouds?: number;
  rain?: number;
  boats?: Partial<Record<keyof typeof BOATS, Places>>;
  people?: Partial<Record<keyof typeof PEOPLE, Places>>;
  parasols?: Places;
  swimmers?: Places;
  plant: (sheet: Sheet, month: Month) => Drawing;
}

/** Bodrum's year in twelve strips of one bay: the light, the plants and the crowd of each month, January at the left, the sun on its arc. */
export const SCENE: Scene = {
  name: "bodrum-year",
  seed: 12,
  mood: "day",
  grain: 0.2,
  draw(sheet) {
    sheet.add(fill(box(0, 0, 1600, 1200), "#fbf7ef"));
    MONTHS.forEach((month, index) => {
      const left = index * (STRIP + GAP);
      sheet.add(sheet.clipped(box(left, 0, STRIP, 1200), strip(sheet, month, index, left)));
    });
  },
};

/** The bay in one month. All that lasts is drawn in the coordinates of the whole sheet, so that it runs on behind the gaps. */
function strip(sheet: Sheet, month: Month, index: number, left: number): Drawing {
  const { dull = 0 } = month;
  const grey = (colour: string) => blend(colour, "#8494a8", dull);
  const { wall, wallBright, wallShade, wallDeep, door, window, trunk } = sheet.mood;
  const tinted = sheet.tinted({
    wall: grey(wall),
    wallBright: grey(wallBright),
    wallShade: grey(wallShade),
    wallDeep: grey(wallDeep),
    door: grey(door),
    window: grey(window),
    trunk: grey(trunk),
    seaDark: blend(month.sea[1], "#0f2f52", 0.35),
  });
  const own = (drawing: Drawing) => place(drawing, left, 0);
  return (
    heaven(sheet, month, index, left) +
    land(tinted, month, left) +
    own(afloat(tinted, month, index)) +
    jetty(grey, left) +
    shore(sheet, month, grey, left) +
    own(crowd(tinted, month, index)) +
    fieldStrip({ left, wide: STRIP, seed: index * 3 + 1, colours: month.field, grey }) +
    own(month.plant(tinted, month)) +
    (month.rain ? rain(month.rain, left, index) : "")
  );
}

/** Sky and clouds; the sun stands by the season, so that twelve of them make an arc. In winter it looks out under the clouds. */
function heaven(sheet: Sheet, { sky, clouds = 0, dull = 0 }: Month, index: number, left: number): Drawing {
  const random = randomOf(index * 7 + 3);
  const [x, y] = [left + STRIP / 2, 160 + 84 * Math.cos(((index + 0.8) / 12) * Math.PI * 2)];
  const cloudy = sheet.tinted({
    cloud: blend("#fffaf2", "#75889f", dull * 1.5),
    cloudShade: blend("#cfdde6", "#52667f", dull * 1.5),
  });
  const heaps = counted(clouds).map((step) =>
    heapedCloud(cloudy, {
      x: left + (step % 2 ? 100 : 24) + random.around(16),
      y: y - 40 - (clouds - 1 - step) * 46,
      length: random.between(150, 210),
      seed: index + step,
    }),
  );
  return (
    fill(box(left, 0, STRIP, HORIZON + 4), sheet.downwards(sky, 0, HORIZON)) +
    sheet.glow([x, y], 90, "#fff3cf", 0.75 - dull * 0.6) +
    fill(disc(x, y, 24), blend("#fff8e2", sky[2], dull), 1 - dull * 1.7) +
    heaps.join("")
  );
}

function rain(strength: number, left: number, index: number): Drawing {
  const random = randomOf(index + 41);
  const drops = counted(Math.round(15 * strength)).map(() => {
    const [x, y, long] = [left + random.between(0, STRIP + 60), random.between(250, 1120), random.between(60, 110)];
    return `M${short(x)} ${short(y)}l${short(-long * 0.32)} ${short(long)}`;
  });
  return stroke(drops.join(""), "#eef4f8", 1.8, 0.55);
}

/** The crest of the hills about the bay: the left arm, the right arm; and the water's edge under each. */
const LEFT_CREST: Point[] = pointsOf([
  -20, 330, 70, 302, 150, 316, 230, 288, 330, 318, 400, 350, 470, 362, 560, 404, 640, 420, 710, 452, 770, 482,
]);
const LEFT_EDGE: Point[] = pointsOf([-20, 640, 180, 634, 340, 616, 480, 584, 600, 546, 700, 508, 772, 484]);
const RIGHT_CREST: Point[] = pointsOf([
  1010, 484, 1070, 456, 1130, 436, 1200, 398, 1280, 376, 1360, 322, 1440, 300, 1520, 322, 1630, 296,
]);
const RIGHT_EDGE: Point[] = pointsOf([1008, 486, 1100, 512, 1220, 558, 1340, 598, 1460, 624, 1630, 640]);
/** Spurs of the hills: where each leaves the crest, how far it leans on its way down, how wide its shaded side is. */
const SPURS = placesOf([
  70, 40, 90, 150, -30, 50, 230, 50, 100, 330, 46, 80, 470, 50, 80, 640, 44, 60, 1130, -20, 60, 1200, 30, 76, 1280, -26,
  60, 1360, 20, 70, 1440, 46, 96, 1530, 60, 90,
]);

/** Walls of old terraces on the lower slopes, as shares of the way down. */
const TERRACES = [0.44, 0.52, 0.6] as const;

function shadeOf(crest: readonly Point[], edge: readonly Point[]): Path {
  return SPURS.filter(([x]) => x > (crest[0]?.[0] ?? 0) && x < (crest.at(-1)?.[0] ?? 0))
    .map(([x, lean, wide]) => {
      const [top, foot] = [heightAt(crest, x), heightAt(edge, x + lean) + 4];
      const at = (share: number) => short(mixed(top, foot, share));
      return (
        `M${x} ${at(0)}C${short(x + lean * 0.1 + 6)} ${at(0.3)} ${short(x + lean * 0.4)} ${at(0.5)} ${short(x + lean)} ${at(1)}` +
        `L${short(x + lean + wide * 0.45)} ${at(1)}C${short(x + lean * 0.6 + wide * 0.7)} ${at(0.6)} ${short(x + wide * 0.62)} ${at(0.2)} ${x} ${at(0)}Z`
      );
    })
    .join("");
}

/** White houses along the water, two or three together: the left front corner of each, its width and height. */
const HOUSES = (() => {
  const random = randomOf(31);
  const plots: { x: number; y: number; wide: number; high: number; seed: number }[] = [];
  for (const [crest, edge, from, to] of [
    [LEFT_CREST, LEFT_EDGE, -40, 600],
    [RIGHT_CREST, RIGHT_EDGE, 1262, 1600],
  ] as const)
    for (const [share, apart] of [
      [0.7, 2],
      [0.9, 0.9],
    ] as const)
      for (let x = from + random.between(0, 70); x < to;) {
        // The arms of the bay run away from us, and with them the houses grow small.
        const metre = metreAt(heightAt(edge, x));
        for (const step of counted(random.whole(2, 3))) {
          const y = mixed(heightAt(crest, x), heightAt(edge, x), share) + (step % 2 ? 0.8 : -0.5) * metre;
          const wide = metre * random.between(2.2, 3.8);
          plots.push({ x, y, wide, high: metre * random.pick([1.8, 2.2, 3.2]), seed: random.whole(1, 9) });
          x += wide * random.between(0.8, 1.15);
        }
        x += metre * apart * random.between(2.4, 5);
      }
  return plots.toSorted((a, b) => a.y - b.y);
})();
/** Trees and scrub of the slopes: x, y, half the width. */
const SCRUB = (() => {
  const random = randomOf(8);
  return counted(44).flatMap(() => {
    const middle = random.chance(0.56) ? random.between(-10, 716) : random.between(1056, 1610);
    const share = random.next() ** 0.7;
    // It grows in drifts along the slope, not evenly over it.
    return counted(random.whole(2, 8)).map((): readonly [number, number, number] => {
      const x = middle + random.around(30);
      const [crest, edge] = x < 800 ? [LEFT_CREST, LEFT_EDGE] : [RIGHT_CREST, RIGHT_EDGE];
      const down = within(share + random.around(0.07), 0.04, 0.97);
      const half = (metreAt(heightAt(edge, x)) * 0.5 + 1.2) * mixed(0.8, 1.4, share) * random.between(0.8, 1.4);
      return [x, mixed(heightAt(crest, x), heightAt(edge, x), down), half];
    });
  });
})();

/** The open sea with Kos, the islet, the two arms of the bay with their houses. */
function land(sheet: Sheet, { sky, sea, hill, dull = 0 }: Month, left: number): Drawing {
  const seen = (x: number, wide = 0) => x + wide > left - 60 && x < left + STRIP + 10;
  const random = randomOf(left + 5);
  const [lit, shade, scrub] = hill;
  const far = blend(blend(lit, "#6f9cc0", 0.8), sky[2], 0.16);
  const arm = (crest: Point[], edge: Point[]) => {
    const outline = `${curve(crest)}${curve(edge.toReversed()).replace("M", "L")}Z`;
    const walls = TERRACES.map((share) => curve(crest.map(([x, y]): Point => [x, mixed(y, heightAt(edge, x), share)])));
    return (
      fill(outline, lit) +
      sheet.clipped(outline, fill(shadeOf(crest, edge), shade) + stroke(walls.join(""), scrub, 1.6, 0.3)) +
      stroke(curve(edge), blend("#ecd9b4", "#8494a8", dull), 4)
    );
  };
  const bushes = SCRUB.filter(([x]) => seen(x));
  const images = [LEFT_EDGE, RIGHT_EDGE].map((edge) => {
    const below = edge.map(([x, y]): Point => [x, y + (y - HORIZON) * 0.34]);
    return `${curve(edge)}${curve(below.toReversed()).replace("M", "L")}Z`;
  });
  // Bad weather raises more and whiter waves.
  const waves = 10 + Math.round(dull * 24);
  const ripples = counted(waves).map((step) => {
    const y = HORIZON + 14 + 310 * (step / waves) ** 1.3;
    return lens(left + random.between(0, STRIP), y, 16 + (y - HORIZON) * 0.22, 1.2 + (y - HORIZON) * 0.01);
  });
  return (
    fill(
      curveDownTo(pointsOf([640, 478, 730, 462, 800, 440, 860, 448, 920, 430, 990, 446, 1060, 452, 1150, 478]), 480),
      far,
    ) +
    fill(box(left, HORIZON, STRIP, 440), sheet.downwards(sea, HORIZON, BEACH)) +
    fill(images.join(""), blend(sea[1], shade, 0.36), 0.6) +
    fill(ripples.join(""), blend(sea[0], "#ffffff", 0.4), 0.45) +
    fill("M826 506Q846 486 872 478Q892 464 914 474Q934 476 950 492Q962 498 972 506Z", lit) +
    fill("M914 474Q934 476 950 492Q962 498 972 506H902Q924 496 914 474Z", shade) +
    fill("M822 505H976L966 509H834Z", blend("#ecd9b4", "#8494a8", dull)) +
    fill("M834 511H966L940 518H858Z", blend(sea[1], shade, 0.4), 0.6) +
    arm(LEFT_CREST, LEFT_EDGE) +
    arm(RIGHT_CREST, RIGHT_EDGE) +
    fill(bushes.map(([x, y, half]) => disc(x, y, half, half * 0.72)).join(""), blend(scrub, shade, 0.3)) +
    HOUSES.filter(({ x, wide }) => seen(x, wide))
      .map(({ x, y, wide, high, seed }) =>
        place(
          fill(`M0 0H${short(wide * 1.5)}l-6 4H4Z`, shade) +
            house(sheet, {
              width: wide,
              height: high,
              depth: wide * 0.3,
              seed,
              floors: high > wide ? 2 : 1,
              columns: 2,
            }),
          x,
          y,
        ),
      )
      .join("")
  );
}

/** Boats by kind: how the nth of a strip looks, its length in its own units and in metres. */
const BOATS = {
  gulet: [(sheet: Sheet, nth: number) => gulet(sheet, { sails: "furled", ...HULLS[nth % 3] }), 660, 20],
  racer: [(sheet: Sheet) => gulet(sheet, { sail: "#f8e2b8", sailShade: "#d3a98c" }), 660, 12],
  tirhandil: [(sheet: Sheet) => tirhandil(sheet), 290, 9],
  yacht: [(sheet: Sheet) => sailingYacht(sheet), 206, 10],
  fisher: [(sheet: Sheet, nth: number) => fishingBoat(sheet, PAINT[nth % 3]), 182, 8],
  dinghy: [(sheet: Sheet) => dinghy(sheet), 94, 4],
} as const;
const HULLS = [{}, { hull: "#f4ede0", hullShade: "#b4aec0" }, { hull: "#274a72", hullShade: "#1b3354" }] as const;
const PAINT = [{}, { colour: "#b4472f", shade: "#7c2f2c" }, { colour: "#2f7a6c", shade: "#1f544f" }] as const;

/** Boats and heads in the water, the furthest first. */
function afloat(sheet: Sheet, { boats = {}, swimmers = [] }: Month, index: number): Drawing {
  const fleet = KINDS.flatMap((kind) =>
    pointsOf(boats[kind] ?? []).map(([across, y], nth) => {
      const [draw, units, metres] = BOATS[kind];
      const [x, long] = [(across / 100) * STRIP, metres * metreAt(y)];
      const water = fill(lens(x + 2, y + 2, long * 1.04, long * 0.1), sheet.mood.seaDark, 0.65);
      return { y, drawing: water + place(draw(sheet, nth + index), x, y, long / units) };
    }),
  );
  const heads = pointsOf(swimmers).map(([across, y]) =>
    place(swimmer(sheet), (across / 100) * STRIP, y, metreAt(y) * 0.022),
  );
  return inDepth(fleet) + heads.join("");
}
const KINDS = ["gulet", "racer", "yacht", "tirhandil", "fisher", "dinghy"] as const;

/** Length of a metre on the water or the beach at that height of the sheet. */
function metreAt(y: number): number {
  return (y - HORIZON) / EYE;
}

function inDepth(things: readonly { y: number; drawing: Drawing }[]): Drawing {
  return things
    .toSorted((a, b) => a.y - b.y)
    .map(({ drawing }) => drawing)
    .join("");
}

/** The wooden jetty along the shore, its planks, its posts and their images. */
function jetty(grey: (colour: string) => string, left: number): Drawing {
  const posts = counted(25).map((index) => 10 + index * 67);
  const near = posts.filter((x) => x > left - 20 && x < left + STRIP + 20);
  const planks = [7, 15, 24].map((down) => `M${left} ${DECK + down}h${STRIP}`);
  return (
    fill(near.map((x) => box(x + 3, DECK_FRONT + 26, 6, 22)).join(""), "#123f5c", 0.3) +
    fill(box(left, DECK_FRONT + 8, STRIP, 10), "#123f5c", 0.28) +
    fill(near.map((x) => box(x, DECK_FRONT + 6, 8, 28)).join(""), grey("#7c5a48")) +
    fill(near.map((x) => box(x + 5, DECK_FRONT + 6, 3, 28)).join(""), grey("#553c3a")) +
    fill(box(left, DECK, STRIP, DECK_FRONT - DECK), grey("#e0bd8c")) +
    stroke(planks.join(""), grey("#c39b72"), 1.6) +
    fill(box(left, DECK_FRONT, STRIP, 9), grey("#a87a55"))
  );
}

/** Sand with the swash before it and what the sea leaves on it. */
function shore(sheet: Sheet, { sea }: Month, grey: (colour: string) => string, left: number): Drawing {
  const edge = (lift: number): Point[] =>
    counted(42).map((index): Point => [
      index * 40 - 20,
      BEACH + lift + 6 * Math.sin(index * 0.8) + 4 * Math.sin(index * 1.9),
    ]);
  const random = randomOf(left + 77);
  const pebbles = counted(5).map(() =>
    chip(random, left + random.between(0, STRIP), mixed(926, 994, random.next()), random.between(1.6, 4.4), 2),
  );
  return (
    fill(curveDownTo(edge(-18), 960), blend(sea[2], "#ffffff", 0.3), 0.7) +
    fill(curveDownTo(edge(-5), 960), "#fbfdf8", 0.9) +
    fill(curveDownTo(edge(2), 1010), grey("#d5b98c")) +
    fill(curveDownTo(edge(15), 1010), sheet.downwards([grey("#f2dfb6"), grey("#e6cb9a")], BEACH, WALL)) +
    fill(pebbles.join(""), grey("#b79a7c"))
  );
}

/** Who comes to the jetty and the beach, from behind. */
const PEOPLE = {
  coat: { wears: "trousers", sleeves: "long", bottom: "#2f3f5c", pose: "walking" },
  idler: { wears: "trousers", sleeves: "long", top: "#3f7a7c", bottom: "#4a4454" },
  guest: { wears: "shorts", sleeves: "short", top: "#f6ead2", bottom: "#3f6a8a", hat: "#e7cf9a", pose: "walking" },
  man: { wears: "swimming", sleeves: "none", bottom: "#d8543f" },
  woman: { wears: "swimming", sleeves: "none", slender: true, hairstyle: "long", top: "#2f5f9c", bottom: "#2f5f9c" },
  girl: { wears: "swimming", sleeves: "none", slender: true, hairstyle: "bun", top: "#c2265f", bottom: "#c2265f" },
  child: { wears: "swimming", sleeves: "none", child: true, bottom: "#e0a02f" },
  sitter: { wears: "swimming", sleeves: "none", bottom: "#3f7a9c", pose: "resting" },
} as const satisfies Record<string, PersonOptions>;
const COATS = ["#d8a63c", "#8f3f3a", "#3f6f8c", "#b4603a"] as const;
const WHO = ["coat", "idler", "guest", "man", "woman", "girl", "child", "sitter"] as const;

/** Parasols, sunbeds and people, from the furthest to the nearest. */
function crowd(sheet: Sheet, { parasols = [], people = {} }: Month, index: number): Drawing {
  const shades = pointsOf(parasols).map(([across, y], nth) => ({
    y,
    drawing: place(beachParasol(nth), (across / 100) * STRIP, y, metreAt(y)),
  }));
  const figures = WHO.flatMap((who) =>
    pointsOf(people[who] ?? []).map(([across, y], nth) => {
      const tall = metreAt(y) * (who === "child" ? 0.0125 : 0.0172);
      const dressed = {
        behind: true,
        ...PEOPLE[who],
        ...(who === "coat" ? { top: COATS[index % 4] } : {}),
        ...(who === "man" ? { bottom: COATS[(index + nth) % 4] } : {}),
      };
      return { y, drawing: place(person(sheet, dressed), (across / 100) * STRIP, y, tall) };
    }),
  );
  return inDepth([...shades, ...figures]);
}

const MONTHS: readonly Month[] = [
  // January: rain, a lone walker, narcissi.
  {
    sky: ["#5f7791", "#8da2b3", "#c3ccd0"],
    sea: ["#6f8fa3", "#3f6580", "#6b8f9b"],
    hill: ["#7f9f72", "#5a7c68", "#3f6250"],
    field: ["#7fa45c", "#4f7c4c", "#38663f"],
    dull: 0.4,
    clouds: 4,
    rain: 1,
    people: { coat: [55, 836] },
    plant: (sheet) =>
      fill(lens(74, 967, 110, 12), "#5c5563", 0.5) +
      place(dinghy(sheet), 66, 962, 0.9) +
      sown(3, 15, bloom("#fffdf2", "#f0b73c", "#3f6f44", 56, 12)),
  },
  // February: almond blossom.
  {
    sky: ["#6d9dbd", "#a9c6d2", "#e9e4d6"],
    sea: ["#86adbd", "#47799a", "#7ba9b0"],
    hill: ["#8fae70", "#648a68", "#45694f"],
    field: ["#8fb75c", "#5c8c4c", "#417442"],
    dull: 0.16,
    clouds: 2,
    people: { idler: [12, 834] },
    plant: (sheet) =>
      stripTree(sheet, { crown: ["#d48aa6", "#f3b9cb", "#fde6ea"], leaf: "petal", tall: 380, seed: 2 }) +
      sown(5, 8, bloom("#7d5bb0", "#2e2350", "#3f6f44", 30, 10)),
  },
  // March: green slopes, asphodel and crown daisies.
  {
    sky: ["#5a9fc6", "#9fcbd9", "#edf0e2"],
    sea: ["#8fbccb", "#3f83a8", "#7fb6b8"],
    hill: ["#9cbd66", "#6f9a60", "#4a7450"],
    field: ["#a3c656", "#6c9c48", "#4c8442"],
    clouds: 1,
    boats: { dinghy: [62, 690] },
    people: { coat: [40, 946] },
    plant: () => sown(8, 15, bloom("#f6cf3c", "#c98a1c", "#4c7c3c", 40, 13)) + place(asphodel(5), 66, 1184, 1.3),
  },
  // April: poppies, the first boats back in the water.
  {
    sky: ["#4a9bc8", "#96cbdc", "#f2f2dd"],
    sea: ["#97c6d2", "#3d8fb3", "#86c3be"],
    hill: ["#a8bf66", "#7c9c5c", "#50764e"],
    field: ["#a9c455", "#759c46", "#578440"],
    boats: { fisher: [50, 664] },
    people: { idler: [66, 834], coat: [24, 950] },
    plant: (sheet) =>
      sown(12, 20, (random, x, y, size) =>
        place(fieldPoppy(sheet, random.pick(["open", "side", "open", "half"])), x, y - 38 * size, size * 0.54),
      ),
  },
  // May: the first parasol, mullein in flower.
  {
    sky: ["#3f98cb", "#8fcde0", "#f4f2da"],
    sea: ["#8fcbd6", "#2f92b8", "#8bd0c4"],
    hill: ["#b4bb68", "#8a9a5c", "#587650"],
    field: ["#b9c05c", "#86984a", "#66823f"],
    boats: { yacht: [70, 556], tirhandil: [46, 668] },
    parasols: [46, 966],
    people: { guest: [72, 832] },
    swimmers: [36, 776],
    plant: () => spikes(6, ["#5c7c3c", "#d79a1e", "#fbd548"], 160, 11, 9),
  },
  // June: the longest days, the chaste tree in flower.
  {
    sky: ["#2f90cb", "#7fcbe4", "#eef4dc"],
    sea: ["#7fcbd8", "#2096bd", "#86d6c8"],
    hill: ["#c4b874", "#9c9462", "#637650"],
    field: ["#d0c070", "#a49a54", "#858443"],
    boats: { yacht: [24, 530], fisher: [50, 646] },
    parasols: [24, 936, 78, 976],
    people: { man: [30, 834], woman: [46, 834], sitter: [78, 836] },
    swimmers: [62, 782, 28, 768],
    plant: () => spikes(9, ["#7c7c4c", "#8a5a9c", "#c79ad0"], 110, 13, 13),
  },
  // July: full, the field dry, agaves.
  {
    sky: ["#2a8acb", "#74c6e4", "#f3f0d4"],
    sea: ["#78cbd8", "#1597bd", "#86dccb"],
    hill: ["#d1b980", "#a88f66", "#6f7850"],
    field: ["#e0c480", "#bd9d5c", "#a38a4a"],
    boats: { yacht: [84, 534], gulet: [42, 582], dinghy: [60, 694] },
    parasols: [10, 930, 66, 936, 32, 976],
    people: { girl: [14, 832], child: [34, 838], man: [56, 832], sitter: [80, 836], guest: [16, 984] },
    swimmers: [24, 780, 70, 768, 48, 752],
    plant: (sheet) =>
      agaveFlower() + place(agave(sheet, { seed: 2 }), 40, 1136, 1) + place(agave(sheet, { seed: 5 }), 92, 1190, 1.2),
  },
  // August: the fullest month, ripe figs.
  {
    sky: ["#3590cb", "#82cbe2", "#f8edcc"],
    sea: ["#80cdd6", "#129abb", "#8ce0cc"],
    hill: ["#d8b682", "#b08c68", "#757852"],
    field: ["#e6c384", "#c49b5e", "#ab8a4c"],
    boats: {
      yacht: [84, 516, 20, 526],
      gulet: [62, 548, 34, 604],
      fisher: [60, 706],
    },
    parasols: [16, 926, 56, 924, 94, 930, 34, 958, 80, 978],
    people: {
      man: [8, 834, 90, 832],
      woman: [24, 830],
      child: [42, 840],
      girl: [56, 832],
      sitter: [72, 836],
      guest: [62, 972],
    },
    swimmers: [16, 776, 52, 786, 80, 774, 34, 752, 66, 744],
    plant: (sheet) =>
      stripTree(sheet, {
        crown: ["#3f6238", "#638c44", "#93b35c"],
        leaf: "round",
        tall: 150,
        fruit: ["#7c4a7c", "#4a2a52", 6],
        seed: 7,
      }),
  },
  // September: warm light, sea squills.
  {
    sky: ["#4a95c4", "#a3cdd6", "#fbe3bc"],
    sea: ["#a4cfca", "#2391b0", "#8fd6c4"],
    hill: ["#d6ad78", "#a9836a", "#6f7252"],
    field: ["#d2a868", "#a87f54", "#947a48"],
    boats: { gulet: [54, 560], fisher: [46, 668] },
    parasols: [30, 938, 78, 972],
    people: { woman: [30, 834], man: [46, 834] },
    swimmers: [66, 782, 24, 768],
    plant: () => spikes(22, ["#7f7a4c", "#cfc4d2", "#fffdf4"], 170, 10, 9),
  },
  // October: the regatta under sail, pomegranates.
  {
    sky: ["#5a94b6", "#b3c8c4", "#fbd6a4"],
    sea: ["#c4cdb8", "#3a88a3", "#8cc4b6"],
    hill: ["#c9a474", "#9a7a6c", "#66704f"],
    field: ["#c9ae6c", "#9c8a54", "#7f8048"],
    clouds: 1,
    boats: { racer: [50, 616], fisher: [46, 690] },
    swimmers: [70, 778],
    parasols: [34, 946],
    people: { guest: [60, 834] },
    plant: (sheet) =>
      stripTree(sheet, {
        crown: ["#5c6a36", "#8a8c44", "#c4ac58"],
        leaf: "narrow",
        tall: 210,
        fruit: ["#d8493f", "#96283c", 8],
        seed: 4,
      }),
  },
  // November: a boat laid up ashore, red earth and a sheet under the olive.
  {
    sky: ["#6a8da6", "#a9bcc0", "#ecd6b4"],
    sea: ["#a3b4b4", "#44778f", "#7fa8a8"],
    hill: ["#a9a06e", "#7c7c66", "#55684f"],
    field: ["#a8654a", "#7c4640", "#6c7a48"],
    dull: 0.14,
    clouds: 3,
    rain: 0.35,
    people: { coat: [30, 834] },
    plant: (sheet) =>
      laidUp(sheet) +
      fill("M-10 1158Q26 1132 64 1138Q106 1130 140 1148V1180Q96 1194 62 1186Q24 1194-10 1182Z", "#ded8bc") +
      fill("M-10 1176Q24 1186 62 1178Q96 1186 140 1172V1180Q96 1194 62 1186Q24 1194-10 1182Z", "#a99c94") +
      dots(
        pointsOf([14, 1162, 30, 1170, 78, 1172, 94, 1160, 106, 1174, 24, 1154, 88, 1166, 116, 1162]),
        2.6,
        "#3d2f44",
      ) +
      stripTree(sheet, { crown: ["#4d5a46", "#7d8a66", "#aab48c"], leaf: "narrow", tall: 140, thick: 12, seed: 5 }),
  },
  // December: ripe mandarins, a grey-blue sea.
  {
    sky: ["#627f9c", "#93a9ba", "#d0d2cc"],
    sea: ["#7f9bad", "#436b88", "#6f949f"],
    hill: ["#8c9f70", "#647d68", "#456452"],
    field: ["#86a05c", "#587c4c", "#41683f"],
    dull: 0.32,
    clouds: 4,
    rain: 0.6,
    boats: { tirhandil: [46, 664] },
    people: { idler: [74, 834] },
    plant: (sheet) =>
      stripTree(sheet, {
        crown: ["#1f4a38", "#2f6b45", "#5c9354"],
        leaf: "round",
        tall: 250,
        fruit: ["#f8a63c", "#d9691c", 8],
        seed: 9,
      }),
  },
];

/** A fishing boat on the beach for the winter, on two baulks and a prop. */
function laidUp(sheet: Sheet): Drawing {
  return (
    fill("M18 962Q66 948 130 960Q80 972 18 962Z", "#6a5560", 0.5) +
    fill("M34 946H42V962H34ZM92 946H100V962H92ZM108 928L122 962H116L104 932Z", "#5b4442") +
    place(fishingBoat(sheet, PAINT[1]), 64, 948, 0.66)
  );
}

/** The tall stalk of an agave in its one summer of flower. */
function agaveFlower(): Drawing {
  const arms = counted(9).map((step): Point => [(step % 2 ? 1 : -1) * (30 - step * 2.6), 946 + (8 - step) * 14 - 40]);
  return (
    stroke("M94 1186Q92 1060 84 880", "#7c7a44", 6) +
    stroke(
      arms.map(([dx, y]) => `M85 ${y + 14}Q${short(85 + dx * 0.6)} ${y + 12} ${short(85 + dx)} ${y}`).join(""),
      "#7c7a44",
      3,
    ) +
    fill(
      arms.map(([dx, y]) => lens(85 + dx, y + 3, 30 - Math.abs(dx) * 0.1, 15)).join("") + lens(84, 882, 22, 18),
      "#b98a2c",
    ) +
    fill(arms.map(([dx, y]) => lens(83 + dx, y, 24, 12)).join("") + lens(82, 878, 16, 12), "#f0c74a")
  );
}
