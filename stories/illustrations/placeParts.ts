import { cameraOf, frameOf } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import {
  batherFromAbove,
  batherShadow,
  boarderFromAbove,
} from "#content/illustrations/parts/boats/bathersFromAbove.ts";
import { excursionBoatFromAbove } from "#content/illustrations/parts/boats/excursionBoat.ts";
import { hullOnStocks } from "#content/illustrations/parts/boats/hullOnStocks.ts";
import { cityFerry, cruiseShip } from "#content/illustrations/parts/boats/ships.ts";
import { speedboat } from "#content/illustrations/parts/boats/speedboat.ts";
import { yachtAstern, yachtAsternImage } from "#content/illustrations/parts/boats/yachtAstern.ts";
import { tirhandil } from "#content/illustrations/parts/boats/tirhandil.ts";
import { celsusFacade } from "#content/illustrations/parts/buildings/celsusFacade.ts";
import { cesmeCastle } from "#content/illustrations/parts/buildings/cesmeCastle.ts";
import { cistern } from "#content/illustrations/parts/buildings/cistern.ts";
import { goat } from "#content/illustrations/parts/things/goat.ts";
import { domedCistern } from "#content/illustrations/parts/buildings/domedCistern.ts";
import { guvercinada } from "#content/illustrations/parts/buildings/guvercinada.ts";
import { hillChapel } from "#content/illustrations/parts/buildings/hillChapel.ts";
import { konakClockTower, konakMosque } from "#content/illustrations/parts/buildings/konak.ts";
import { castleDrum, castleTower } from "#content/illustrations/parts/buildings/castleTower.ts";
import { groupedTown } from "#content/illustrations/parts/buildings/groupedTown.ts";
import { hillHouse } from "#content/illustrations/parts/buildings/hillHouse.ts";
import { houseGroup } from "#content/illustrations/parts/buildings/houseGroup.ts";
import { houseTomb, templeTomb } from "#content/illustrations/parts/buildings/lycianTombs.ts";
import { marysHouse } from "#content/illustrations/parts/buildings/marysHouse.ts";
import { rooflessHouse } from "#content/illustrations/parts/buildings/roofless.ts";
import { castleFlag, roundTower } from "#content/illustrations/parts/buildings/roundTower.ts";
import { sirinceChurch } from "#content/illustrations/parts/buildings/sirinceChurch.ts";
import { slopeHouse, slopeHouseShadow } from "#content/illustrations/parts/buildings/slopeHouse.ts";
import { ruinedMill } from "#content/illustrations/parts/buildings/ruinedMill.ts";
import { stoneHouse } from "#content/illustrations/parts/buildings/stoneHouse.ts";
import { stoneMill } from "#content/illustrations/parts/buildings/stoneMill.ts";
import { oludenizLagoon } from "#content/illustrations/parts/land/oludeniz.ts";
import { rabbitIsland } from "#content/illustrations/parts/land/rabbitIsland.ts";
import { travertine } from "#content/illustrations/parts/land/travertine.ts";
import { farCrowns } from "#content/illustrations/parts/plants/farCrowns.ts";
import {
  fruit,
  fullCrate,
  leafAt,
  leafPair,
  orchardTree,
} from "#content/illustrations/parts/plants/mandarinHarvest.ts";
import { almondTree } from "#content/illustrations/parts/plants/almondTree.ts";
import { anemone } from "#content/illustrations/parts/plants/anemone.ts";
import { oleander, WHITE_OLEANDER } from "#content/illustrations/parts/plants/oleander.ts";
import { pineHill } from "#content/illustrations/parts/land/pineHill.ts";
import { pinewood } from "#content/illustrations/parts/plants/pinewood.ts";
import { roundTree } from "#content/illustrations/parts/plants/roundTree.ts";
import { vinePergola } from "#content/illustrations/parts/plants/vinePergola.ts";
import { grapes, trainedVine } from "#content/illustrations/parts/plants/trainedVine.ts";
import { drownedWall } from "#content/illustrations/parts/sea/drownedWall.ts";
import { balloon } from "#content/illustrations/parts/sky/balloon.ts";
import { cumulus } from "#content/illustrations/parts/sky/cumulus.ts";
import { tandemParaglider } from "#content/illustrations/parts/sky/tandemParaglider.ts";
import { bathingJetty } from "#content/illustrations/parts/things/bathingJetty.ts";
import { parasail, sunshade } from "#content/illustrations/parts/things/beachLife.ts";
import { candleStand } from "#content/illustrations/parts/things/candleStand.ts";
import { inkBottle, oilLamp, papers, typewriter } from "#content/illustrations/parts/things/desk.ts";
import { donerSpit } from "#content/illustrations/parts/things/donerSpit.ts";
import { ayran, longPepper, tomato } from "#content/illustrations/parts/things/kioskFare.ts";
import { gourdLamp } from "#content/illustrations/parts/things/gourdLamp.ts";
import { fruitPile } from "#content/illustrations/parts/things/fruitPile.ts";
import { artichokes, greenBeans, lemonHalf, vineLeaves } from "#content/illustrations/parts/things/oliveOilDishes.ts";
import { peacock } from "#content/illustrations/parts/things/peacock.ts";
import { peninsulaMap } from "#content/illustrations/parts/things/peninsulaMap.ts";
import { bollard } from "#content/illustrations/parts/things/quayside.ts";
import { sandals } from "#content/illustrations/parts/things/sandal.ts";
import { preserve, sponge } from "#content/illustrations/parts/things/souvenirs.ts";
import { steam } from "#content/illustrations/parts/things/steam.ts";
import { wineBarrel } from "#content/illustrations/parts/things/wineBarrel.ts";
import { dolmus } from "#content/illustrations/parts/vehicles/dolmus.ts";
import { carrierBehind } from "#content/illustrations/parts/vehicles/carrierBehind.ts";
import { carrierSide } from "#content/illustrations/parts/vehicles/carrierSide.ts";
import { FLEET_SCALE } from "#content/illustrations/parts/vehicles/fleetScale.ts";
import { minibusSide } from "#content/illustrations/parts/vehicles/minibusSide.ts";
import { VEHICLE_MODELS } from "#content/illustrations/parts/vehicles/models.ts";
import { openCarrier } from "#content/illustrations/parts/vehicles/openCarrier.ts";
import { VEHICLE_PAINTS } from "#content/illustrations/parts/vehicles/paint.ts";
import { roofLoad, roofRail } from "#content/illustrations/parts/vehicles/roofLoad.ts";
import { saloonSide } from "#content/illustrations/parts/vehicles/saloonSide.ts";
import { sideWheel } from "#content/illustrations/parts/vehicles/sideWheel.ts";
import { surfaceOf } from "#content/illustrations/parts/vehicles/surface.ts";
import { tailLamp } from "#content/illustrations/parts/vehicles/tailLamp.ts";
import { vehicle } from "#content/illustrations/parts/vehicles/vehicle.ts";
import type { PartTileProps } from "./PartTile.tsx";
import { afloat, at, on, over } from "./tiles.ts";

/** A camera in front of a table. */
const TABLE_EYE = cameraOf({ horizon: -60, centre: 240, eye: 0.6, focal: 600 });

/** A house on a slope, and a camera in front of it. */
const HOUSE_EYE = cameraOf({ horizon: 210, centre: 200, eye: 4, focal: 800 });
/** The face of rock that holds the tombs, seen along it. */
const TOMB_FACE = frameOf(cameraOf({ horizon: 230, centre: 240, eye: 3.6, focal: 560 }), {
  right: -0.4,
  away: 23,
  heading: 126,
});
const HOUSE = { right: 0.4, away: 24, up: 0, turn: 24, width: 8, depth: 6, high: 6 };

/** Parts that were drawn for a particular place or table, by the same families. */
const PLACE_PARTS: Readonly<Record<string, readonly PartTileProps[]>> = {
  sky: [
    over("cumulus", (sheet) => cumulus(sheet, { x: 240, y: 230, length: 360, seed: 2 })),
    over("balloon", () => place(balloon(["#d8582f", "#fbe3b2", "#8a3346"]), 240, 170, 1.4)),
    over("tandemParaglider", () => place(tandemParaglider(), 240, 300, 0.56)),
    over("parasail", () => place(parasail(), 240, 130, 2)),
  ],
  land: [
    afloat("rabbitIsland", (sheet) => rabbitIsland(sheet, ISLAND), 240, 250, 0.8),
    over("travertine", (sheet) =>
      travertine(sheet, {
        camera: cameraOf({ horizon: 40, centre: 240, eye: 0, focal: 460 }),
        basins: [
          { right: -4, away: 24, up: -4.6, wide: 4, deep: 4, seed: 3 },
          { right: 3, away: 25, up: -4.5, wide: 5, deep: 4, seed: 4 },
          { right: -2, away: 19, up: -5.6, wide: 5, deep: 5, seed: 5 },
          { right: 4.6, away: 19, up: -5.7, wide: 4, deep: 5, seed: 6 },
        ],
        sun: [-0.99, -0.04],
        slant: 3,
        tones: ["#fffcf2", "#fff0dc", "#e0d6e8", "#adafdf", "#7d88c9"],
        water: ["#fbd9b4", "#9fdcdc", "#2f9fc0", "#d4f2ea"],
        depths: [
          [100, 80],
          [200, 260],
        ],
        shade: "#5f74bb",
        haze: "#f6dfd2",
      }),
    ),
    on("oludenizLagoon", (sheet) => place(oludenizLagoon(sheet), -150, -90, 0.42)),
    over("pineHill", (sheet) =>
      pineHill(sheet, { crest: HILL, foot: 320, shaded: [HILL.slice(1)], groves: HILL.slice(2, 3) }),
    ),
    over("pinewood", (sheet) => pinewood(sheet, { crest: HILL, foot: 320 })),
    on("farCrowns", () => farCrowns(randomOf(4), 40, [20, 460], [80, 300], 26, "#5d7e4c", "#8aa85f")),
  ],
  sea: [
    on("drownedWall", () =>
      drownedWall({
        camera: cameraOf({ horizon: 60, centre: 220, eye: 4.2, focal: 420 }),
        middle: (away) => Math.sin(away / 9) * 1.6,
        from: 6.6,
        to: 50,
        water: ["#4f9aa6", "#d3a9b8"],
      }),
    ),
  ],
  buildings: [
    at("cistern", cistern, 240, 320, 0.9),
    on(
      "slopeHouse",
      (sheet) => fill(slopeHouseShadow(HOUSE_EYE, HOUSE), sheet.mood.groundShade) + slopeHouse(sheet, HOUSE_EYE, HOUSE),
    ),
    at("sirinceChurch", sirinceChurch, 110, 230, 1.1),
    at("rooflessHouse", (sheet) => row((kind) => rooflessHouse(sheet, kind)(0, 0), 8, 4, [130, 150]), 30, 160, 0.85),
    at("hillChapel", hillChapel, 160, 250, 2),
    at(
      "stoneMill",
      (sheet) =>
        place(stoneMill(sheet, RUIN), -140, 0, 0.8) + place(stoneMill(sheet, { ...RUIN, capped: true }), 80, 0),
      240,
      280,
      1.2,
    ),
    at(
      "hillHouse",
      (sheet) =>
        hillHouse(sheet, {
          width: 200,
          height: 130,
          depth: 90,
          roof: "tiles",
          seed: 7,
          door: 0.5,
          windows: [
            [0.2, 0.68],
            [0.8, 0.68],
          ],
          fall: 24,
        }),
      90,
      280,
    ),
    at(
      "castleTower, castleDrum",
      (sheet) =>
        castleTower(sheet, { width: 88, height: 196, depth: 40, eye: 30, seed: 7, band: 0.9, slits: [[0.5, 0.7]] }) +
        place(castleDrum(sheet, 84, 112), 180, 0),
      90,
      300,
    ),
    on("groupedTown", (sheet) =>
      groupedTown(sheet, {
        rows: 4,
        far: [0, 460],
        near: [-20, 480],
        ground: (_x, share) => 130 + share * 190,
        scale: [0.24, 0.4],
        seed: 5,
      }),
    ),
    on("houseGroup", (sheet) =>
      [0, 1, 2, 3]
        .map((kind) => houseGroup(sheet, { kind, x: 130 + (kind % 2) * 230, y: 120 + kind * 60, size: 0.6 }))
        .join(""),
    ),
    at("roundTower, castleFlag", (sheet) => roundTower(sheet, 130, 200, 3) + place(castleFlag(), 0, -200), 240, 330),
    on("cesmeCastle", (sheet) => cesmeCastle(sheet, cameraOf({ horizon: 200, centre: 60, eye: 7, focal: 620 }))),
    on("guvercinada", (sheet) => place(guvercinada(sheet), -110, -130, 0.54)),
    on(
      "konakClockTower",
      (sheet) =>
        konakClockTower(
          sheet,
          frameOf(cameraOf({ horizon: 302, centre: 240, eye: 3.4, focal: 560 }), { right: 0, away: 46, heading: 90 }),
        ),
      "dusk",
    ),
    at("konakMosque", konakMosque, 220, 330, 0.56, "dusk"),
    on("stoneHouse", (sheet) =>
      stoneHouse(sheet, {
        camera: cameraOf({ horizon: 250, centre: 60, eye: 1.7, focal: 300 }),
        side: 2.6,
        away: [3, 9],
        height: 5.6,
        low: [6.6],
        high: [4, 6.6],
        door: 4.2,
        paint: "#3f8fb5",
        stone: "#f6e6c6",
      }),
    ),
    at("goat", () => goat({ pose: "up", faces: 1, coat: "#57424a" }), 230, 290, 2.4),
    over("ruinedMill", (sheet) =>
      ruinedMill(sheet, {
        camera: cameraOf({ horizon: 200, centre: 240, eye: 3, focal: 560 }),
        right: 0,
        away: 16,
        radius: 3.1,
        taper: 0.07,
        sun: -66,
        tops: [
          [-180, 5],
          [-20, 6],
          [-19, 5],
          [20, 4.8],
          [21, 3.6],
          [60, 3.8],
          [61, 4.6],
          [180, 5],
        ],
        door: { turn: -10, half: 13, high: 2.1 },
      }),
    ),
    at("domedCistern", domedCistern, 240, 280, 0.5),
    on("templeTomb", (sheet) => templeTomb(sheet, TOMB_FACE)),
    on(
      "houseTomb",
      (sheet) => houseTomb(sheet, TOMB_FACE, [-3, 0], 2.2, 1) + houseTomb(sheet, TOMB_FACE, [3, 0], 2.2, 2),
    ),
    on("marysHouse", (sheet) =>
      marysHouse(
        sheet,
        frameOf(cameraOf({ horizon: 220, centre: 240, eye: 2, focal: 760 }), { right: -1.2, away: 19, heading: 122 }),
      ),
    ),
    on("celsusFacade", (sheet) =>
      celsusFacade(
        sheet,
        frameOf(cameraOf({ horizon: 290, centre: 230, eye: 2.9, focal: 500 }), { right: -9, away: 32, heading: 90 }),
      ),
    ),
  ],
  plants: [
    on("roundTree", (sheet) =>
      [0, 1, 2, 3].map((kind) => roundTree(sheet, kind, kind / 5)(80 + kind * 105, 240, 1.4)).join(""),
    ),
    on("vinePergola", (sheet) =>
      vinePergola(sheet, ([along, out, up]) => [110 + along * 40 + out * 24, 290 - up * 62 + out * 14]),
    ),
    on("oleander", (sheet) => oleander(sheet, 130, 200, 90, 7) + oleander(sheet, 350, 200, 90, 31, WHITE_OLEANDER)),
    on(
      "trainedVine, grapes",
      (sheet) =>
        trainedVine(sheet, { x: 150, y: 90, width: 80, height: 30, count: 16, size: 0.5, seed: 2 }) +
        grapes(sheet)(360, 50, 0.7),
    ),
    at("almondTree", almondTree, 230, 330, 0.34),
    at("anemone", () => anemone("#8e5bb0", "#6a3d8e"), 230, 280, 7),
    at("fullCrate", (sheet) => fullCrate(sheet, 3), 230, 290),
    at("orchardTree", (sheet) => orchardTree(sheet, { seed: 2 }), 230, 320),
    at(
      "fruit, leafPair, leafAt",
      () => place(fruit(40), 0, -40) + place(leafPair(), 10, -70) + fill(leafAt(-10, -76, 90, 3.6), "#4f7440"),
      200,
      270,
      1.1,
    ),
  ],
  boats: [
    afloat("tirhandil", (sheet) => tirhandil(sheet), 200, 290),
    afloat("speedboat", speedboat, 220, 270, 1.3),
    afloat("cruiseShip", cruiseShip, 230, 270, 0.9),
    afloat("cityFerry", cityFerry, 220, 270, 1.3),
    on("yachtAstern", (sheet) => {
      const camera = cameraOf({ horizon: 186, centre: 252, eye: 2.9, focal: 630 });
      const view = frameOf(camera, { right: -5.2, away: 22, heading: 42 });
      return fill(box(0, 0, 480, 360), "#1d3f6a") + yachtAsternImage(view) + yachtAstern(sheet, view);
    }),
    on("hullOnStocks", (sheet) => {
      const camera = cameraOf({ horizon: 230, centre: 236, eye: 2, focal: 440 });
      return hullOnStocks(sheet, frameOf(camera, { right: -12.9, away: 29.4, heading: 130 }), 130);
    }),
    on(
      "batherFromAbove",
      () =>
        fill(box(0, 0, 480, 360), "#46b4bf") +
        place(batherShadow("floating", 40, "#2b8fa4"), 160, 180, 1.4) +
        place(batherFromAbove({ lies: "floating", heading: 40, suit: "#c2265f" }), 130, 130, 1.4) +
        place(boarderFromAbove("#fdf8ee", "#e0724a"), 320, 220, 1.2),
    ),
    on(
      "excursionBoatFromAbove",
      (sheet) => fill(box(0, 0, 480, 360), "#46b4bf") + place(excursionBoatFromAbove(sheet), -80, -90, 0.4),
    ),
  ],
  vehicles: [
    at("saloonSide", (sheet) => saloonSide(sheet, { mood: "day" }), 16, 280, FLEET_SCALE * 0.31),
    at("saloonSide", (sheet) => saloonSide(sheet, { mood: "dusk" }), 16, 250, 0.08, "dusk"),
    at("carrierSide", (sheet) => carrierSide(sheet, { mood: "day" }), 16, 280, FLEET_SCALE * 0.31),
    at("carrierSide", (sheet) => carrierSide(sheet, { mood: "dusk" }), 16, 270, 0.08, "dusk"),
    at("minibusSide", (sheet) => minibusSide(sheet, { mood: "day" }), 16, 280, FLEET_SCALE * 0.31),
    at(
      "sideWheel",
      () =>
        (["slim", "forked", "broad"] as const)
          .map((design, index) => sideWheel(VEHICLE_PAINTS.day, { axle: index * 820, tyre: 356, rim: 270, design }))
          .join(""),
      80,
      250,
      0.19,
    ),
    on(
      "dolmus",
      (sheet) => {
        const camera = cameraOf({ horizon: 130, centre: 240, eye: 2.7, focal: 620 });
        return dolmus(sheet, frameOf(camera, { right: 2.6, away: 11, heading: -60 }));
      },
      "gold",
    ),
    on("roofLoad, roofRail", () => {
      const camera = cameraOf({ horizon: 320, centre: 240, eye: 1.7, focal: 900 });
      const surface = surfaceOf(VEHICLE_MODELS.van, frameOf(camera, { right: -4, away: 8, heading: 60 }));
      return roofLoad(surface, VEHICLE_PAINTS.day) + roofRail(surface, VEHICLE_PAINTS.day);
    }),
    on("tailLamp", () => {
      const camera = cameraOf({ horizon: 240, centre: 240, eye: 1, focal: 2600 });
      return (["sedan", "carrier", "van"] as const)
        .map((kind, index) => {
          const model = VEHICLE_MODELS[kind];
          const view = frameOf(camera, { right: -0.6 - model.length / 1000 + index * 0.55, away: 14, heading: 90 });
          return tailLamp(surfaceOf(model, view), kind, VEHICLE_PAINTS.day);
        })
        .join("");
    }),
    at("carrierBehind", (sheet) => carrierBehind(sheet, { mood: "day" }), 240, 320, 1.3),
    at("carrierBehind", (sheet) => carrierBehind(sheet, { mood: "dusk", lamps: true }), 240, 320, 1.3, "dusk"),
    on("openCarrier", (sheet) => {
      const camera = cameraOf({ horizon: 170, centre: 240, eye: 1.7, focal: 640 });
      const view = frameOf(camera, { right: -1.7, away: 8.6, heading: 48 });
      return (
        fill(box(0, 170, 480, 190), sheet.mood.ground) +
        vehicle(sheet, { kind: "carrier", view, mood: "gold" }) +
        openCarrier(sheet, { view, mood: "gold" })
      );
    }),
  ],
  things: [
    on("bathingJetty", (sheet) => {
      const camera = cameraOf({ horizon: 90, centre: 200, eye: 4.4, focal: 420 });
      const view = frameOf(camera, { right: -7, away: 10, heading: 62 });
      return fill(box(0, 0, 480, 360), "#8fd6cf") + bathingJetty(sheet, view, { along: [-4, 20], across: [0, 4.4] });
    }),
    at(
      "sunshade",
      (sheet) =>
        ["#c2265f", "#1d7fa0", "#f2b23c"]
          .map((colour, index) => place(sunshade(sheet, colour), index * 36, 0))
          .join(""),
      90,
      190,
      4,
    ),
    on(
      "peninsulaMap",
      (sheet) =>
        fill(box(0, 0, 480, 360), "#b98458") +
        peninsulaMap(sheet, {
          view: ([along, out, up]) => TABLE_EYE([along - 0.3, out + 1, up]),
          wide: 0.6,
          deep: 0.46,
        }),
    ),
    at("typewriter", typewriter, 240, 330, 0.66),
    at("oilLamp, inkBottle", (sheet) => oilLamp(sheet) + place(inkBottle(), 170, 0), 170, 330, 0.9, "night"),
    on("papers", () => fill(box(0, 0, 480, 360), "#7d4f3c") + place(papers(), 220, 170, 1.2)),
    at("peacock", () => peacock(), 190, 130, 0.85),
    on("candleStand", (sheet) =>
      candleStand(sheet, cameraOf({ horizon: 32, centre: 30, eye: 1.8, focal: 640 }), [0.3, 4]),
    ),
    at("donerSpit", donerSpit, 280, 360, 0.42),
    at("ayran", ayran, 220, 240, 0.9),
    at("longPepper, tomato", () => longPepper() + place(tomato(), 110, 150), 120, 130),
    at("vineLeaves", vineLeaves, 240, 200, 0.52),
    at("artichokes", artichokes, 240, 190, 0.52),
    at("greenBeans", greenBeans, 240, 200, 0.52),
    at("lemonHalf", lemonHalf, 230, 180),
    on("steam", (sheet) => steam(sheet, { x: 220, y: 320, tall: 280, wide: 22, phase: 3.4 }), "night"),
    at("wineBarrel", wineBarrel, 220, 280, 2),
    at("gourdLamp", (sheet) => gourdLamp(sheet), 240, 20, 1.4, "night"),
    at(
      "fruitPile",
      () => fruitPile(-110, 0, "#ee9433") + fruitPile(0, 0, "#d8452f") + fruitPile(110, 0, "#8ea653"),
      240,
      230,
      1.3,
    ),
    at("bollard", () => bollard(), 230, 230, 1.6),
    at("sponge", (sheet) => sponge(sheet), 240, 220, 1.6),
    at("preserve", (sheet) => preserve(sheet, { colour: "#ee8a22", cap: "#c2265f", peel: true }), 240, 310),
    at("sandals", () => turned(sandals(), -12), 240, 190, 1.3),
  ],
};

const HILL: readonly Point[] = [
  [-20, 220],
  [120, 150],
  [260, 120],
  [400, 170],
  [500, 200],
];
const ISLAND = {
  body: "#95688c",
  shade: "#674b78",
  light: "#dd9c9c",
  scrub: "#5b4a70",
  glow: "#fbc2a8",
  wall: "#f3c4b0",
};
const RUIN = { breach: 50, seed: 6 };

/** Tiles of the parts of a family that belong to a particular place. */
export function placeParts(family: string): readonly PartTileProps[] {
  return PLACE_PARTS[family] ?? [];
}

/** The variants of a part in rows. */
function row(draw: (kind: number) => Drawing, kinds: number, across: number, [wide, high]: Point): Drawing {
  return counted(kinds)
    .map((kind) => place(draw(kind), (kind % across) * wide, Math.floor(kind / across) * high))
    .join("");
}
