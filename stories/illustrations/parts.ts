import { cameraOf, frameOf } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place, turned } from "#content/illustrations/kit/drawing.ts";
import { box } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { dinghy, fishingBoat, mastForest, motorYacht, sailingYacht } from "#content/illustrations/parts/boats/boats.ts";
import { gulet, guletFromAbove } from "#content/illustrations/parts/boats/gulet.ts";
import {
  ancientTheatre,
  celsusLibrary,
  fallenDrum,
  rockTomb,
  steps,
} from "#content/illustrations/parts/buildings/antiquity.ts";
import { bodrumCastle } from "#content/illustrations/parts/buildings/bodrumCastle.ts";
import { house, village } from "#content/illustrations/parts/buildings/house.ts";
import { arcade, column, curtainWall, dryStoneWall, tower } from "#content/illustrations/parts/buildings/stonework.ts";
import {
  airliner,
  bazaarAwnings,
  controlTower,
  izmirClockTower,
  jetty,
  mosque,
  quay,
} from "#content/illustrations/parts/buildings/town.ts";
import { windmill } from "#content/illustrations/parts/buildings/windmill.ts";
import { cliff, rocks } from "#content/illustrations/parts/land/cliff.ts";
import { beach, fields, slope, terraces, travertine } from "#content/illustrations/parts/land/fields.ts";
import { ridge } from "#content/illustrations/parts/land/ridge.ts";
import { bougainvillea, grass, hangingBougainvillea, leafMass } from "#content/illustrations/parts/plants/foliage.ts";
import { agave, mandarin, pottedBush, reeds } from "#content/illustrations/parts/plants/small.ts";
import { cypress, mandarinTree, olive, palm, pine } from "#content/illustrations/parts/plants/trees.ts";
import { lightColumns, reflection, ripples, sea, shallows, swell, wake } from "#content/illustrations/parts/sea/sea.ts";
import {
  cloudBank,
  flatCloud,
  gulls,
  heapedCloud,
  mackerelSky,
  sweptCloud,
} from "#content/illustrations/parts/sky/clouds.ts";
import { sky, stars } from "#content/illustrations/parts/sky/sky.ts";
import {
  bandedSun,
  crescent,
  fullMoon,
  glitter,
  plainSun,
  ringedSun,
  sunRays,
} from "#content/illustrations/parts/sky/suns.ts";
import {
  amphora,
  basket,
  crate,
  glass,
  heapOf,
  jar,
  plate,
  tableCloth,
} from "#content/illustrations/parts/things/table.ts";
import {
  books,
  cafeTable,
  chair,
  guardStones,
  lantern,
  parasol,
  stringLights,
  suitcase,
} from "#content/illustrations/parts/things/terrace.ts";
import type { VehicleKind } from "#content/illustrations/parts/vehicles/models.ts";
import { vehicle } from "#content/illustrations/parts/vehicles/vehicle.ts";
import type { PartTileProps } from "./PartTile.tsx";

/** Every part of the kit by its family, each as a call that can be copied into a scene. */
export const PARTS: Readonly<Record<string, readonly PartTileProps[]>> = {
  sky: [
    over("ringedSun", (sheet) => ringedSun(sheet, { x: 240, y: 210, radius: 44 }), "gold"),
    over("plainSun", (sheet) => plainSun(sheet, { x: 240, y: 200, radius: 40 }), "morning"),
    over("bandedSun", (sheet) => bandedSun(sheet, { x: 240, y: 250, radius: 80 }), "dusk"),
    over("sunRays", (sheet) => sunRays(sheet, { x: 100, y: 300, radius: 46, reach: 460, opacity: 0.3 }), "gold"),
    over("fullMoon", (sheet) => fullMoon(sheet, { x: 240, y: 150, radius: 44 }), "night"),
    over(
      "crescent",
      (sheet) => stars(sheet, { height: 300 }) + crescent(sheet, { x: 300, y: 130, radius: 40 }),
      "night",
    ),
    over("flatCloud", (sheet) => flatCloud(sheet, { x: 240, y: 180, length: 380 })),
    over("heapedCloud", (sheet) => heapedCloud(sheet, { x: 240, y: 220, length: 320, seed: 4 })),
    over("mackerelSky", (sheet) => mackerelSky(sheet, { x: 240, y: 40, length: 440, height: 260 })),
    over("sweptCloud", (sheet) => sweptCloud(sheet, { x: 240, y: 190, length: 400 })),
    over("cloudBank", (sheet) => cloudBank(sheet, { x: 240, y: 320, length: 420 }), "dusk"),
    over("gulls", (sheet) => gulls(sheet, { x: 240, y: 180, length: 320 })),
  ],
  land: [
    over("ridge", (sheet) =>
      ridge(sheet, {
        crest: [
          [-20, 230],
          [120, 140],
          [230, 200],
          [360, 110],
          [500, 210],
        ],
        foot: 300,
        mist: 60,
      }),
    ),
    over("cliff", (sheet) =>
      cliff(sheet, {
        crest: [
          [60, 120],
          [180, 70],
          [330, 90],
          [430, 150],
        ],
        foot: 310,
      }),
    ),
    on("rocks", (sheet) => place(rocks(sheet, { spread: 260, size: 46 }), 240, 280)),
    on("slope", (sheet) =>
      slope(sheet, {
        crest: [
          [-20, 240],
          [180, 150],
          [380, 190],
          [500, 250],
        ],
        foot: 360,
      }),
    ),
    on("terraces", (sheet) =>
      terraces(sheet, {
        crest: [
          [-20, 170],
          [200, 120],
          [500, 180],
        ],
        foot: 360,
      }),
    ),
    over("fields", (sheet) =>
      fields(sheet, { top: 180, bottom: 360, vanish: 240, colours: ["#a3a765", "#d9b57f", "#6d7a3f", "#e4cfa6"] }),
    ),
    on("travertine", (sheet) => place(travertine(sheet, { width: 480, rows: 4 }), 0, 90)),
    on(
      "beach",
      (sheet) =>
        fill(box(0, 0, 480, 360), "#7fc4cb") +
        beach(sheet, {
          shore: [
            [-20, 190],
            [140, 220],
            [320, 200],
            [500, 240],
          ],
          foot: 360,
        }),
    ),
  ],
  sea: [
    on("sea", (sheet) => sea(sheet, { top: 60, bottom: 360 })),
    on("swell", (sheet) => sea(sheet, { top: 60, bottom: 360, dabs: 10 }) + swell(sheet, { top: 60, bottom: 360 })),
    on(
      "shallows",
      () =>
        fill(box(0, 0, 480, 360), "#1f7fa6") +
        shallows({
          shore: [
            [-20, 300],
            [140, 330],
            [320, 310],
            [500, 350],
          ],
          depth: 220,
        }),
    ),
    on(
      "ripples",
      (sheet) =>
        fill(box(0, 0, 480, 360), sheet.mood.sea[2] ?? "#1d5d86") +
        ripples(sheet, { x: 240, y: 120, width: 400, height: 140, count: 50 }),
    ),
    on(
      "glitter",
      (sheet) => sea(sheet, { top: 60, bottom: 360 }) + glitter(sheet, { x: 240, top: 60, bottom: 340, width: 60 }),
      "dusk",
    ),
    on(
      "lightColumns",
      (sheet) =>
        sea(sheet, { top: 60, bottom: 360 }) + lightColumns(sheet, { at: [120, 240, 360], y: 80, length: 220 }),
      "night",
    ),
    on("wake", (sheet) => sea(sheet, { top: 60, bottom: 360 }) + place(wake(sheet), 360, 220)),
    on("reflection", (sheet) => {
      const villa = place(house(sheet, { width: 120, height: 80 }), 150, 200);
      return (
        fill(box(0, 200, 480, 160), sheet.mood.sea[2] ?? "#1d5d86") +
        reflection(sheet, { drawing: villa, y: 200 }) +
        villa
      );
    }),
  ],
  buildings: [
    at("bodrumCastle", (sheet) => bodrumCastle(sheet), 22, 270, 0.43),
    at("house", (sheet) => house(sheet, { width: 190, height: 130 }), 110, 280),
    on("village", (sheet) =>
      village(sheet, {
        rows: 4,
        far: [60, 420],
        near: [20, 460],
        ground: (_x, share) => 150 + share * 150,
        scale: [0.5, 0.9],
      }),
    ),
    at("windmill", (sheet) => windmill(sheet), 270, 330, 1.15),
    at("windmill, ruined", (sheet) => windmill(sheet, { state: "ruin" }), 240, 320, 1.3),
    at(
      "tower",
      (sheet) => tower(sheet, { width: 110, height: 220, depth: 50, band: 0.88, slits: [[0.5, 0.7]], quoins: true }),
      160,
      320,
    ),
    on("curtainWall", (sheet) => curtainWall(sheet, { from: [30, 290], to: [450, 260], height: 110 })),
    at("arcade", (sheet) => arcade(sheet), 54, 290),
    at(
      "column",
      (sheet) =>
        place(column(sheet), -90, 0) +
        place(column(sheet, { capital: "corinthian" }), 0, 0) +
        place(column(sheet, { capital: "broken", height: 170 }), 90, 0),
      240,
      310,
    ),
    at("dryStoneWall", (sheet) => dryStoneWall(sheet, { width: 420, height: 110 }), 30, 280),
    at("celsusLibrary", celsusLibrary, 240, 300, 0.4),
    at("rockTomb", (sheet) => rockTomb(sheet), 240, 310, 1.3),
    at("ancientTheatre", (sheet) => ancientTheatre(sheet), 240, 260, 1.1),
    at("steps", (sheet) => steps(sheet, 170, 7), 240, 200),
    at("fallenDrum", fallenDrum, 220, 270, 1.4),
    at("mosque", mosque, 220, 320, 1.3),
    at("izmirClockTower", izmirClockTower, 240, 345),
    at("bazaarAwnings", (sheet) => bazaarAwnings(sheet), 64, 290),
    at("quay", (sheet) => quay(sheet, { width: 480 }), 0, 220),
    at("jetty", (sheet) => jetty(sheet), 80, 250),
    at("controlTower", controlTower, 240, 350, 0.9),
    at("airliner", (sheet) => airliner(sheet), 350, 270, 0.34),
  ],
  plants: [
    at("olive", (sheet) => olive(sheet), 240, 320, 1.3),
    at("cypress", (sheet) => cypress(sheet), 240, 330, 1.4),
    at("palm", (sheet) => palm(sheet), 230, 350),
    at("pine", (sheet) => pine(sheet), 240, 340, 1.3),
    at("mandarinTree", (sheet) => mandarinTree(sheet), 240, 320, 1.5),
    on("leafMass", (sheet) => leafMass(sheet, { x: 240, y: 180, width: 150, height: 110, count: 44, size: 34 })),
    on("bougainvillea", (sheet) =>
      bougainvillea(sheet, { x: 240, y: 180, width: 150, height: 100, count: 44, size: 36 }),
    ),
    at("hangingBougainvillea", (sheet) => hangingBougainvillea(sheet, { length: 360 }), 60, 80),
    at("agave", (sheet) => agave(sheet), 240, 260, 2),
    at("reeds", (sheet) => reeds(sheet), 160, 310, 1.3),
    at("pottedBush", (sheet) => pottedBush(sheet), 230, 320, 1.8),
    at(
      "mandarin",
      (sheet) => place(mandarin(sheet, { leaf: true }), -60, 0) + place(mandarin(sheet, { cut: true }), 60, 0),
      240,
      240,
      1.4,
    ),
    on("grass", (sheet) => grass(sheet, { from: 20, to: 460, ground: () => 300, height: 120, count: 70 })),
  ],
  boats: [
    afloat("gulet", (sheet) => gulet(sheet), 220, 300, 0.58),
    afloat("gulet, sails furled", (sheet) => gulet(sheet, { sails: "furled" }), 220, 300, 0.58),
    on("guletFromAbove", (sheet) => fill(box(0, 0, 480, 360), "#3a9bb4") + place(guletFromAbove(sheet), 240, 200, 1.3)),
    afloat("fishingBoat", (sheet) => fishingBoat(sheet), 240, 270, 1.8),
    afloat("sailingYacht", (sheet) => sailingYacht(sheet), 230, 310),
    afloat("sailingYacht, spinnaker", (sheet) => sailingYacht(sheet, { spinnaker: "#c2265f" }), 230, 310),
    afloat("motorYacht", motorYacht, 220, 280, 0.8),
    afloat("dinghy", (sheet) => dinghy(sheet), 240, 260, 2.4),
    afloat("mastForest", (sheet) => mastForest(sheet, { width: 420 }), 30, 290),
  ],
  vehicles: (["sedan", "carrier", "van"] as const).flatMap((kind) => [driving(kind, "day"), driving(kind, "dusk")]),
  things: [
    at("plate", (sheet) => plate(sheet), 240, 200, 1.8),
    on("tableCloth", (sheet) => tableCloth(sheet, { top: 160, vanish: [240, -200] })),
    at(
      "glass",
      (sheet) =>
        place(glass(sheet), -100, 0) + glass(sheet, { of: "wine" }) + place(glass(sheet, { of: "water" }), 100, 0),
      240,
      260,
      1.6,
    ),
    at("jar", (sheet) => jar(sheet), 240, 310, 1.6),
    at("amphora", (sheet) => place(amphora(sheet), -90, 0) + place(turned(amphora(sheet), 78), 20, -30), 200, 310),
    at("basket", basket, 240, 240, 1.8),
    at(
      "crate, heapOf",
      (sheet) =>
        place(
          heapOf((index) => mandarin(sheet, { radius: 34, leaf: index % 4 === 0 }), {
            count: 15,
            spread: 110,
            rise: 70,
          }),
          0,
          -80,
        ) + crate(sheet),
      240,
      300,
    ),
    at("lantern", (sheet) => lantern(sheet), 240, 290, 2.2, "night"),
    on("stringLights", (sheet) => stringLights(sheet, { from: [20, 100], to: [460, 80] }), "night"),
    at("parasol", (sheet) => parasol(sheet), 240, 330),
    at(
      "chair, cafeTable",
      (sheet) =>
        place(chair(sheet), -110, 0, 1.4) + place(cafeTable(sheet), 0, 0, 1.4) + place(chair(sheet), 110, 0, 1.4, -1.4),
      240,
      270,
    ),
    at("suitcase", (sheet) => suitcase(sheet), 230, 280, 1.5),
    at("books", (sheet) => books(sheet), 240, 260, 1.6),
    on("guardStones", (sheet) =>
      guardStones(sheet, [
        [330, 160, 0.6],
        [230, 220, 1.1],
        [80, 300, 2],
      ]),
    ),
  ],
};

/** A bay with everything that a mood colours: sky, far hills, whitewash, stone, leaves, flowers, water. */
export function bay(sheet: Sheet): Drawing {
  return (
    sky(sheet, { height: 190 }) +
    plainSun(sheet, { x: 110, y: 84, radius: 20 }) +
    ridge(sheet, {
      crest: [
        [-20, 150],
        [120, 130],
        [260, 158],
        [400, 120],
        [500, 140],
      ],
      foot: 194,
      mist: 40,
    }) +
    sea(sheet, { top: 190, bottom: 360, dabs: 40 }) +
    place(bodrumCastle(sheet, { shade: false }), 40, 214, 0.22) +
    place(gulet(sheet), 130, 290, 0.24) +
    fill("M260 360Q330 280 490 250V360Z", sheet.mood.ground) +
    place(house(sheet, { width: 100, height: 64 }), 350, 320) +
    place(cypress(sheet), 338, 322, 0.6) +
    bougainvillea(sheet, { x: 440, y: 330, width: 60, height: 30, count: 20, size: 22 })
  );
}

type Draw = (sheet: Sheet) => Drawing;
type Mood = PartTileProps["mood"];

function on(name: string, draw: Draw, mood: Mood = "day"): PartTileProps {
  return { name, draw: mood === "night" ? (sheet) => fill(box(0, 0, 480, 360), "#12305a") + draw(sheet) : draw, mood };
}

function at(name: string, draw: Draw, x: number, y: number, scale = 1, mood: Mood = "day"): PartTileProps {
  return on(name, (sheet) => place(draw(sheet), x, y, scale), mood);
}

function over(name: string, draw: Draw, mood: Mood = "day"): PartTileProps {
  return { name, draw: (sheet) => sky(sheet, { height: 360 }) + draw(sheet), mood };
}

function afloat(name: string, draw: Draw, x: number, y: number, scale = 1): PartTileProps {
  return {
    name,
    draw: (sheet) =>
      sky(sheet, { height: y - 30 }) +
      sea(sheet, { top: y - 30, bottom: 360, dabs: 30, foot: false }) +
      place(draw(sheet), x, y, scale),
  };
}

function driving(kind: VehicleKind, mood: "day" | "dusk"): PartTileProps {
  return {
    name: `vehicle, ${kind}`,
    mood,
    draw: (sheet) => {
      const camera = cameraOf({ horizon: 170, centre: 240, eye: 1.7, focal: 640 });
      const view = frameOf(camera, {
        right: kind === "van" ? -2.3 : -1.7,
        away: kind === "van" ? 11 : 8.6,
        heading: 48,
      });
      return (
        fill(box(0, 170, 480, 190), sheet.mood.ground) + vehicle(sheet, { kind, view, mood, lamps: mood === "dusk" })
      );
    },
  };
}
