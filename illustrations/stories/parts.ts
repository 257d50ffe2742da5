import { cameraOf, frameOf } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place } from "#illustrations/kit/drawing.ts";
import { box } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { dinghy, fishingBoat, mastForest, motorYacht, sailingYacht } from "#illustrations/parts/boats/boats.ts";
import { gulet } from "#illustrations/parts/boats/gulet.ts";
import { windsurfer } from "#illustrations/parts/boats/windsurfer.ts";
import { fallenDrum } from "#illustrations/parts/buildings/fallenDrum.ts";
import { castleImage, guletImage } from "#illustrations/parts/sea/harbourImage.ts";
import { bodrumCastle } from "#illustrations/parts/buildings/bodrumCastle.ts";
import { cubeHouse } from "#illustrations/parts/buildings/cubeHouse.ts";
import { house, village } from "#illustrations/parts/buildings/house.ts";
import { ionicColumn, lyingDrum } from "#illustrations/parts/buildings/ionicColumn.ts";
import { column, curtainWall, tower } from "#illustrations/parts/buildings/stonework.ts";
import { airliner, controlTower, jetty, mosque, quay } from "#illustrations/parts/buildings/town.ts";
import { windmill } from "#illustrations/parts/buildings/windmill.ts";
import { babadagCape } from "#illustrations/parts/land/babadagCape.ts";
import { besparmak } from "#illustrations/parts/land/besparmak.ts";
import { capeRoad } from "#illustrations/parts/land/capeRoad.ts";
import { cliff, rocks } from "#illustrations/parts/land/cliff.ts";
import { beach, fields, slope, terraces } from "#illustrations/parts/land/fields.ts";
import { lakeMonastery } from "#illustrations/parts/land/lakeMonastery.ts";
import { seaCave } from "#illustrations/parts/land/seaCave.ts";
import { wornBoulder } from "#illustrations/parts/land/wornBoulder.ts";
import { ridge } from "#illustrations/parts/land/ridge.ts";
import { rockLedge } from "#illustrations/parts/land/rockLedge.ts";
import { springCave } from "#illustrations/parts/land/springCave.ts";
import { windingRoad } from "#illustrations/parts/land/windingRoad.ts";
import { bougainvillea, grass, hangingBougainvillea, leafMass } from "#illustrations/parts/plants/foliage.ts";
import { agave, mandarin, pottedBush, reeds } from "#illustrations/parts/plants/small.ts";
import { cypress, olive, palm, pine } from "#illustrations/parts/plants/trees.ts";
import { drownedCapital, drownedColumn } from "#illustrations/parts/sea/drownedColumn.ts";
import { amphora, breamShoal, lightNet, seagrass, strapGrass } from "#illustrations/parts/sea/seaBed.ts";
import { lightColumns, reflection, ripples, sea, shallows, swell, wake } from "#illustrations/parts/sea/sea.ts";
import { cloudBank, flatCloud, gulls, heapedCloud, mackerelSky, sweptCloud } from "#illustrations/parts/sky/clouds.ts";
import { sky, stars } from "#illustrations/parts/sky/sky.ts";
import { bandedSun, crescent, fullMoon, glitter, plainSun, ringedSun, sunRays } from "#illustrations/parts/sky/suns.ts";
import { beachBag } from "#illustrations/parts/things/beachBag.ts";
import { cafeChair, roundTable } from "#illustrations/parts/things/cafeChair.ts";
import { fruitBowl, paddleBoard, simitPlate, strawHat, teaGlass } from "#illustrations/parts/things/deckBreakfast.ts";
import { cushion, lowTable } from "#illustrations/parts/things/deckFurniture.ts";
import {
  breadBasket,
  fishGarnish,
  oliveBowl,
  seaBream,
  shepherdSalad,
  tumbler,
  waterCarafe,
} from "#illustrations/parts/things/deckLunch.ts";
import { loadedKumpir } from "#illustrations/parts/things/loadedKumpir.ts";
import { luggage } from "#illustrations/parts/things/luggage.ts";
import { luggageTrolley } from "#illustrations/parts/things/luggageTrolley.ts";
import { dryingNet, mooringPost } from "#illustrations/parts/things/quayGear.ts";
import { sittingCat } from "#illustrations/parts/things/sittingCat.ts";
import { cafeTable, chair, guardStones, lantern, stringLights, suitcase } from "#illustrations/parts/things/terrace.ts";
import { golfBag, pushchair, sailBag } from "#illustrations/parts/things/travelGear.ts";
import { turkishFlag } from "#illustrations/parts/things/turkishFlag.ts";
import { COAST } from "../../content/map/coast.ts";
import { guletUnderSail } from "#illustrations/parts/boats/guletUnderSail.ts";
import { beachedBoat } from "#illustrations/parts/boats/beachedBoat.ts";
import { fishingCaique } from "#illustrations/parts/boats/fishingCaique.ts";
import { caique, caiqueImage } from "#illustrations/parts/boats/caique.ts";
import { guletAhead, guletAheadImage } from "#illustrations/parts/boats/guletAhead.ts";
import { rowedBoat } from "#illustrations/parts/boats/rowedBoat.ts";
import { berthedSailer, berthedYacht } from "#illustrations/parts/boats/berthedYacht.ts";
import { mooredGulet } from "#illustrations/parts/boats/mooredGulet.ts";
import { guletAtAnchor } from "#illustrations/parts/boats/guletAtAnchor.ts";
import { brokenImage } from "#illustrations/parts/boats/brokenImage.ts";
import { fieldPoppy, poppyBank } from "#illustrations/parts/plants/fieldPoppy.ts";
import { needlePine } from "#illustrations/parts/plants/needlePine.ts";
import { CoastFromAir } from "#illustrations/parts/land/coastFromAir.ts";
import { boulder } from "#illustrations/parts/land/boulder.ts";
import { rolling, terrain } from "#illustrations/parts/land/terrain.ts";
import { crownFromAbove, crownShade } from "#illustrations/parts/plants/crownFromAbove.ts";
import { sprayBush, twistedJuniper } from "#illustrations/parts/plants/juniper.ts";
import { caper } from "#illustrations/parts/plants/caper.ts";
import { drawnRock, rockMass } from "#illustrations/parts/land/rockMass.ts";
import { roofingPine } from "#illustrations/parts/plants/roofingPine.ts";
import { stonePine } from "#illustrations/parts/plants/stonePine.ts";
import { umbrellaPine } from "#illustrations/parts/plants/umbrellaPine.ts";
import { summerCloud } from "#illustrations/parts/sky/summerCloud.ts";
import { headBeams } from "#illustrations/parts/vehicles/headBeams.ts";
import { VEHICLE_PAINTS } from "#illustrations/parts/vehicles/paint.ts";
import { loadedCarrier } from "#illustrations/parts/vehicles/loadedCarrier.ts";
import { peopleCarrier } from "#illustrations/parts/vehicles/peopleCarrier.ts";
import { saloon } from "#illustrations/parts/vehicles/saloon.ts";
import type { Spot } from "#illustrations/parts/vehicles/saloonShape.ts";
import { vehicle } from "#illustrations/parts/vehicles/vehicle.ts";
import type { PartTileProps } from "./PartTile.tsx";
import { PEOPLE } from "./people.ts";
import { afloat, at, on, over } from "./tiles.ts";

/** A camera in front of a table. */
const TABLE_EYE = cameraOf({ horizon: 30, centre: 240, eye: 1.65, focal: 900 });

/** Every part of the kit by family, each as a call that can be copied into a scene. */
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
    over(
      "summerCloud",
      (sheet) => place(summerCloud(sheet), 240, 160, 0.8) + place(summerCloud(sheet, "tall"), 240, 330, 0.8),
    ),
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
    over("babadagCape", (sheet) => place(babadagCape(sheet), -10, 110, 0.32)),
    over("capeRoad", (sheet) => place(capeRoad(sheet), 0, 0, 0.28)),
    over("besparmak", () => place(besparmak(520), -10, 80, 0.3)),
    on(
      "wornBoulder",
      () =>
        place(wornBoulder(0, 90), 110, 190) +
        place(wornBoulder(2, 80), 330, 190) +
        place(wornBoulder(1, 60), 120, 320) +
        place(wornBoulder(3, 60), 330, 320),
    ),
    afloat("seaCave", seaCave, 240, 250),
    afloat("lakeMonastery", lakeMonastery, 240, 260, 1.3),
    over(
      "rockLedge",
      () =>
        fill(box(0, 220, 480, 140), "#46aaa2") +
        place(rockLedge(110, [0, 240], ["#f0dcae", "#b39a7c", "#3f7468"], 7), 0, 0, 2),
    ),
    over("springCave", () => place(springCave() + fill(box(-40, 780, 1680, 440), "#3f8d72"), 0, 0, 0.3)),
    on("windingRoad", () => {
      const road = windingRoad(cameraOf({ horizon: 60, centre: 240, eye: 13, focal: 460 }), [
        [0, 20],
        [-4, 40],
        [2, 60],
        [24, 72],
      ]);
      return (
        fill(box(0, 0, 480, 360), "#c3b980") +
        fill(road.strip([-4, 4]), "#8f8797") +
        fill(road.strip([-0.15, 0.15]), "#fbf3df")
      );
    }),
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
    over("coastFromAir", () => {
      const coast = new CoastFromAir(
        {
          at: [27.452, 37.157],
          height: 1.75,
          heading: 240,
          horizon: 90,
          centre: 240,
          focal: 320,
          between: [0, 480],
          reach: [2, 40],
        },
        COAST,
        [[27.36, 37.08, 0.5, 2.4]],
      );
      return (
        fill(box(0, 90, 480, 270), "#3f9abb") +
        coast.draw({
          slopes: ["#efd394", "#a0a860", "#517559"],
          low: "#dccb8d",
          shore: "#fff3d6",
          shallows: ["#46b3c1", "#92dcd1"],
          haze: "#b3cfd6",
        })
      );
    }),
    over("terrain, rolling", () => {
      const [hills, knolls] = [rolling(5), rolling(6)];
      const height = (x: number, y: number) => 26 * hills(x / 110, y / 150) + 9 * knolls(x / 38 + y / 90, y / 60);
      return terrain({
        window: [0, 40, 480, 360],
        cell: 2,
        horizon: 150,
        centre: 240,
        eye: 20,
        focal: 460,
        reach: [40, 900],
        steps: 300,
        ground: (x, y) => height(x, y),
        tone: (x, y) => (height(x + 4, y) > height(x, y) ? 0 : 1),
        inks: ["#d9c684", "#6f8a62"],
      });
    }),
    at("boulder", () => boulder(0, 0, 60, ["#fde8b9", "#efc98a", "#cf966b", "#a8716a"], 3), 230, 220, 1.6),
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
    on("lightNet, seagrass, strapGrass, amphora", (sheet) => {
      const bed = cameraOf({ horizon: 60, centre: 240, eye: 11, focal: 720 });
      return (
        fill(box(0, 0, 480, 360), "#c4e8d0") +
        lightNet((right, away) => bed([right, away, 0])) +
        seagrass([110, 220], 220, 34, ["#17708c", "#2f929a"], 17) +
        place(amphora(sheet), 270, 300, 0.7) +
        strapGrass(400, 16, 370, -0.9, 6)
      );
    }),
    on("breamShoal", () => fill(box(0, 0, 480, 360), "#1793b8") + place(breamShoal(), -374, -200, 0.52)),
    on("drownedColumn, drownedCapital", () => {
      const camera = cameraOf({ horizon: 40, centre: 240, eye: 2.6, focal: 420 });
      return (
        fill(box(0, 0, 480, 360), "#6cccc8") +
        drownedColumn({ camera, from: [-2.6, 7.4], to: [1.6, 11.4], floor: -1.6, radius: 0.6, drums: 4, tint: 0.2 }) +
        place(drownedCapital({ tint: 0.15 }), 360, 330, 0.5)
      );
    }),
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
    at("cubeHouse", (sheet) => cubeHouse(sheet, { width: 210, height: 150, seed: 3, chimney: 0.56 }), 90, 290),
    at("cubeHouse, ruin", (sheet) => cubeHouse(sheet, { width: 210, height: 150, seed: 4, ruin: true }), 90, 290),
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
    at(
      "column",
      (sheet) =>
        place(column(sheet), -90, 0) +
        place(column(sheet, { capital: "corinthian" }), 0, 0) +
        place(column(sheet, { capital: "broken", height: 170 }), 90, 0),
      240,
      310,
    ),
    at(
      "ionicColumn, lyingDrum",
      (sheet) =>
        place(ionicColumn(sheet, { height: 290, width: 46 }), -120, 0) +
        place(ionicColumn(sheet, { height: 170, width: 46, broken: true }), -20, 0) +
        place(lyingDrum(sheet), 80, 0, 0.8),
      240,
      320,
    ),
    at("fallenDrum", fallenDrum, 220, 270, 1.4),
    at("mosque", mosque, 220, 320, 1.3),
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
    at("needlePine", (sheet) => needlePine(sheet, { tall: 310, lean: -16, wide: 120 }), 240, 345),
    at(
      "fieldPoppy",
      (sheet) =>
        (["open", "side", "cup", "half", "bud"] as const)
          .map((form, index) => place(fieldPoppy(sheet, form), index * 80, 0, 1.3))
          .join(""),
      80,
      150,
    ),
    at(
      "poppyBank",
      (sheet) =>
        fill("M0 560Q800 420 1600 640V1200H0Z", sheet.mood.leaf) +
        poppyBank(sheet, {
          top: [
            [0, 560],
            [800, 500],
            [1600, 640],
          ],
          from: 60,
          to: 1540,
          count: 30,
          seed: 29,
        }),
      0,
      0,
      0.3,
    ),
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
    on(
      "crownFromAbove",
      () =>
        crownShade(randomOf(4), [200, 190, 110], "#4b3f78") +
        crownFromAbove(randomOf(4), [160, 160, 110], ["#46614f", "#778f66", "#b9c691"], 70) +
        crownFromAbove(randomOf(7), [380, 230, 60], ["#234a48", "#41704d", "#86a75e"], 12),
    ),
    over("stonePine", (sheet) => stonePine(sheet, { x: 220, y: 320, tall: 240, lean: -20, wide: 150, seed: 11 })),
    over("umbrellaPine", (sheet) =>
      umbrellaPine(sheet, { foot: [250, 330], head: [220, 140], wide: 160, rise: 90, thick: 12, seed: 3 }),
    ),
    over(
      "roofingPine",
      (sheet) => fill(box(0, 250, 480, 110), "#bb9ca0") + place(roofingPine(sheet, ["#bb9ca0", "#997b97"]), 0, 0, 0.3),
    ),
    over("twistedJuniper", (sheet) => place(twistedJuniper(sheet), 120, -110, 0.37)),
    at("sprayBush", (sheet) => sprayBush(sheet, randomOf(3), [0, 0, 130]), 240, 220),
    over("caper", () => place(caper(), -590, -480, 0.66)),
    over("rockMass, drawnRock", () => {
      const mass = rockMass([-4, 32, 5, 9, 4, 34, 5, 12, 1, 28, 2.4, 5, -6, 26, 1, 1.1, 6, 27, 1.2, 1.3], 4);
      const rock = ["#fff3d6", "#fbe0b2", "#f3cd9a", "#dfae88", "#c3afc6", "#a295bd", "#8b7fb0", "#736a9f", "#58548c"];
      const inks = [...rock, "#9c7f7c", "#4b4a80", "#c9c178", "#adb065", "#718763", "#5f7a62"];
      const view = { horizon: 150, centre: 240, eye: 8, focal: 600, cell: 1.5, reach: [18, 46] } as const;
      return drawnRock(mass, [-0.7, 0.25, 0.67], inks, { ...view, window: [0, 0, 480, 360] });
    }),
    on("grass", (sheet) => grass(sheet, { from: 20, to: 460, ground: () => 300, height: 120, count: 70 })),
  ],
  boats: [
    afloat("gulet", (sheet) => gulet(sheet), 220, 300, 0.58),
    afloat("gulet, sails furled", (sheet) => gulet(sheet, { sails: "furled" }), 220, 300, 0.58),
    afloat("guletUnderSail", (sheet) => guletUnderSail(sheet), 220, 300, 0.58),
    afloat("guletAtAnchor", (sheet) => guletAtAnchor(sheet), 220, 300, 0.58),
    over("caique, caiqueImage", (sheet) => {
      const view = frameOf(cameraOf({ horizon: 110, centre: 240, eye: 3.4, focal: 430 }), {
        right: -4.4,
        away: 17,
        heading: 130,
      });
      const boat = {
        long: 9.5,
        house: [0.2, 0.43],
        boom: true,
        hull: ["#fff6df", "#a9a6c4"],
        stripe: ["#2f86a8", "#1f5279"],
        bottom: ["#b9503a", "#74303b"],
        net: ["#ef9a63", "#cf6238", "#8f3a3c"],
      } as const;
      return fill(box(0, 110, 480, 250), "#5ca6b2") + caiqueImage(view, boat) + caique(sheet, view, boat);
    }),
    over("fishingCaique", (sheet) => {
      const camera = cameraOf({ horizon: 60, centre: 240, eye: 4.2, focal: 640 });
      const view = frameOf(camera, { right: -5, away: 17.6, heading: 62 });
      return fill(box(0, 110, 480, 250), "#5ca6b2") + fishingCaique(sheet, view);
    }),
    over("beachedBoat", () => {
      const camera = cameraOf({ horizon: 110, centre: 200, eye: 3.2, focal: 1100 });
      const boat = beachedBoat(camera, { right: -1.2, away: 19.6, heading: 130 }, ["#d3b295", "#997b97"]);
      return fill(box(0, 110, 480, 250), "#f3dfb0") + boat;
    }),
    over("guletAhead, guletAheadImage", (sheet) => {
      const view = frameOf(cameraOf({ horizon: 150, centre: 240, eye: 7.5, focal: 620 }), {
        right: -10.4,
        away: 46,
        heading: 138,
      });
      return fill(box(0, 150, 480, 210), "#6a4a7a") + guletAheadImage(view) + guletAhead(sheet, view);
    }),
    over("rowedBoat", (sheet) => {
      const camera = cameraOf({ horizon: 60, centre: 240, eye: 3.4, focal: 1300 });
      return fill(box(0, 60, 480, 300), "#4ba0ba") + rowedBoat(sheet, camera, { right: 0, away: 22, heading: 66 });
    }),
    over("mooredGulet", () => {
      const heading = 138;
      const view = frameOf(cameraOf({ horizon: 120, centre: 240, eye: 4.6, focal: 620 }), {
        right: -10,
        away: 34,
        heading,
      });
      return (
        fill(box(0, 120, 480, 240), "#5ca6b2") +
        mooredGulet(view, {
          heading,
          long: 19,
          wide: 5.4,
          hull: ["#a9623a", "#6b3638"],
          trim: ["#f8e3b4", "#b09aa8"],
          house: ["#fff3d8", "#b7a5c0"],
          pane: "#2f4a72",
          awning: ["#fbeed0", "#b9a3b8"],
          cloth: ["#2f7690", "#1d4a6c"],
          masts: [
            [0.26, 10],
            [0.64, 13],
          ],
        })
      );
    }),
    on("berthedYacht", () => {
      const eye = cameraOf({ horizon: 60, centre: 240, eye: 40, focal: 1200 });
      return (
        fill(box(0, 60, 480, 300), "#4f79a6") +
        berthedSailer(frameOf(eye, { right: 14, away: 330, heading: 126 }), 20, 1.3) +
        berthedYacht(frameOf(eye, { right: -34, away: 280, heading: 126 }), 46, 1)
      );
    }),
    afloat("fishingBoat", (sheet) => fishingBoat(sheet), 240, 270, 1.8),
    afloat("sailingYacht", (sheet) => sailingYacht(sheet), 230, 310),
    afloat("sailingYacht, spinnaker", (sheet) => sailingYacht(sheet, { spinnaker: "#c2265f" }), 230, 310),
    afloat("motorYacht", motorYacht, 220, 280, 0.8),
    afloat("dinghy", (sheet) => dinghy(sheet), 240, 260, 2.4),
    afloat(
      "brokenImage",
      () =>
        brokenImage({
          shapes: [
            {
              outline: [
                [-150, 0],
                [150, 0],
                [110, 80],
                [-120, 80],
              ],
              colour: "#b0652f",
            },
          ],
          depth: 80,
        }),
      240,
      230,
    ),
    afloat(
      "castleImage, guletImage",
      (sheet) =>
        place(castleImage({ stone: "#a07f72", rock: "#6f5a66" }) + bodrumCastle(sheet, { shade: false }), -20, 0, 0.3) +
        place(guletImage({ hull: "#54291f", sail: "#fdf8ee" }) + gulet(sheet), 330, 40, 0.26),
      40,
      250,
    ),
    afloat("windsurfer", (sheet) => windsurfer(sheet, { colours: ["#f7bb35", "#e0472f", "#a8501c"] }), 290, 280),
    afloat("mastForest", (sheet) => mastForest(sheet, { width: 420 }), 30, 290),
  ],
  people: PEOPLE,
  vehicles: [
    driving("day"),
    driving("dusk"),
    {
      name: "peopleCarrier",
      draw: (sheet) => {
        const camera = cameraOf({ horizon: 150, centre: 240, eye: 1.5, focal: 1260 });
        const view = frameOf(camera, { right: -1.9, away: 17.9, heading: 44 });
        const paint = { ...VEHICLE_PAINTS.day, glass: "#1a3c62" };
        return (
          fill(box(0, 150, 480, 210), sheet.mood.ground) +
          peopleCarrier(sheet, { view, paint, mirrored: () => fill(box(0, 0, 480, 360), paint.glassMiddle) })
        );
      },
    },
    {
      name: "loadedCarrier",
      draw: (sheet) => {
        const camera = cameraOf({ horizon: 150, centre: 240, eye: 1.62, focal: 1500 });
        const tail = frameOf(camera, { right: -0.9, away: 17.4, heading: 34 });
        const paint = { ...VEHICLE_PAINTS.day, bodyLight: "#2a64a3", body: "#12396f" };
        const pane = fill(box(0, 0, 480, 360), paint.glassMiddle);
        return (
          fill(box(0, 150, 480, 210), sheet.mood.ground) +
          loadedCarrier(sheet, {
            tail,
            paint,
            cast: [1.2, -1],
            shadow: "#745879",
            mirrored: () => pane,
            beyond: pane,
            load: () => "",
          })
        );
      },
    },
    {
      name: "saloon",
      draw: (sheet) => {
        const camera = cameraOf({ horizon: 150, centre: 240, eye: 1.2, focal: 820 });
        const standing = { right: -1.58, away: 9.8, heading: 45 };
        const paint = { ...VEHICLE_PAINTS.day, body: "#141a2c", glass: "#1a3c62" };
        const world = ([, , up]: Spot) => (up > 0 ? blend("#cfe6f0", "#3f78b0", Math.min(1, up * 1.4)) : "#6a6470");
        return (
          fill(box(0, 150, 480, 210), sheet.mood.ground) + saloon(sheet, { camera, standing, eye: 1.2, paint, world })
        );
      },
    },
  ],
  things: [
    at("lantern", (sheet) => lantern(sheet), 240, 290, 2.2, "night"),
    on("stringLights", (sheet) => stringLights(sheet, { from: [20, 100], to: [460, 80] }), "night"),
    at(
      "chair, cafeTable",
      (sheet) =>
        place(chair(sheet), -110, 0, 1.4) + place(cafeTable(sheet), 0, 0, 1.4) + place(chair(sheet), 110, 0, 1.4, -1.4),
      240,
      270,
    ),
    at("suitcase", (sheet) => suitcase(sheet), 230, 280, 1.5),
    on("luggage", (sheet) =>
      luggage(sheet, {
        camera: TABLE_EYE,
        right: -0.3,
        away: 4.9,
        turn: 34,
        colours: ["#c8643c", "#7a3440", "#4a2238"],
      }),
    ),
    at(
      "golfBag, pushchair, sailBag",
      () =>
        place(golfBag(["#f6e6c6", "#b08f86", "#b5423c"]), -130, 0) +
        place(pushchair(["#e0703f", "#9a4038", "#3c2c4a"]), -40, 0) +
        place(sailBag(["#2f7fae", "#1c4c78", "#fdf3dc"]), 76, 0),
      220,
      240,
    ),
    on("luggageTrolley", () => {
      const hall = cameraOf({ horizon: 60, centre: 220, eye: 1.9, focal: 2200 });
      return luggageTrolley(frameOf(hall, { right: -0.6, away: 18, heading: 70 }));
    }),
    at("beachBag", beachBag, 210, 270),
    on("cafeChair, roundTable", (sheet) =>
      [
        roundTable(sheet, { camera: TABLE_EYE, right: -0.1, away: 5.2 }),
        cafeChair(sheet, { camera: TABLE_EYE, right: 0.6, away: 5, heading: 306, colour: "#2a5f88" }),
      ].join(""),
    ),
    at("turkishFlag", () => turkishFlag({ height: 150 }), 130, 90),
    at("breadBasket", breadBasket, 220, 250),
    at("shepherdSalad", shepherdSalad, 230, 250),
    at("seaBream, fishGarnish", (sheet) => seaBream(sheet) + fishGarnish(sheet), 230, 180, 0.9),
    at(
      "waterCarafe, tumbler, oliveBowl",
      (sheet) => place(waterCarafe(sheet), -110, 0) + place(tumbler(sheet), 0, 0) + place(oliveBowl(), 130, 0),
      210,
      290,
    ),
    at("fruitBowl, teaGlass", () => place(fruitBowl(), -70, 0, 1.2) + place(teaGlass(), 130, 0, 1.2), 220, 260),
    at("simitPlate", simitPlate, 230, 190, 1.4),
    at("strawHat", strawHat, 220, 220, 1.3),
    on("paddleBoard", () => fill(box(0, 0, 480, 360), "#46aaa2") + place(paddleBoard(), 230, 160, 1.1)),
    on("lowTable, cushion", () => {
      const eye = cameraOf({ horizon: 20, centre: 240, eye: 3, focal: 520 });
      const view = frameOf(eye, { right: 0.8, away: 5.6, heading: -40 });
      return lowTable(view, [-0.5, 1], [-0.6, 0.6], 0) + cushion(view, [-0.3, 0.8], [1.1, 1.7], 0);
    }),
    at("loadedKumpir", loadedKumpir, 230, 320, 0.46),
    at("sittingCat", (sheet) => sittingCat(sheet), 230, 310),
    at("mooringPost, dryingNet", () => place(mooringPost(), -130, 0, 1.4) + place(dryingNet(), 70, 0), 220, 240),
    on("guardStones", (sheet) =>
      guardStones(sheet, [
        [330, 160, 0.6],
        [230, 220, 1.1],
        [80, 300, 2],
      ]),
    ),
  ],
};

/** A bay with everything that depends on the mood: sky, far hills, whitewash, stone, leaves, flowers, water. */
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

function driving(mood: "day" | "dusk"): PartTileProps {
  return {
    name: "vehicle",
    mood,
    draw: (sheet) => {
      const camera = cameraOf({ horizon: 170, centre: 240, eye: 1.7, focal: 640 });
      const view = frameOf(camera, { right: -1.7, away: 8.6, heading: 48 });
      return (
        fill(box(0, 170, 480, 190), sheet.mood.ground) +
        (mood === "dusk" ? headBeams(sheet, { view }) : "") +
        vehicle(sheet, { view, mood, lamps: mood === "dusk" })
      );
    },
  };
}
