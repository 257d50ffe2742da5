import { cameraOf, frameOf } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import { excursionBoatFromAbove } from "#content/illustrations/parts/boats/excursionBoat.ts";
import { guletStern } from "#content/illustrations/parts/boats/guletStern.ts";
import { hullOnStocks } from "#content/illustrations/parts/boats/hullOnStocks.ts";
import { cityFerry, cruiseShip, islandFerry } from "#content/illustrations/parts/boats/ships.ts";
import { speedboat } from "#content/illustrations/parts/boats/speedboat.ts";
import { tirhandil } from "#content/illustrations/parts/boats/tirhandil.ts";
import { ancientStage } from "#content/illustrations/parts/buildings/ancientStage.ts";
import { bazaarShop } from "#content/illustrations/parts/buildings/bazaarShop.ts";
import { celsusFacade } from "#content/illustrations/parts/buildings/celsusFacade.ts";
import { cesmeCastle } from "#content/illustrations/parts/buildings/cesmeCastle.ts";
import { cistern } from "#content/illustrations/parts/buildings/cistern.ts";
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
import { stoneHouse } from "#content/illustrations/parts/buildings/stoneHouse.ts";
import { stoneMill } from "#content/illustrations/parts/buildings/stoneMill.ts";
import { tiledHouse, tiledTown } from "#content/illustrations/parts/buildings/tiledTown.ts";
import { cobbledLane } from "#content/illustrations/parts/land/cobbledLane.ts";
import { oludenizLagoon } from "#content/illustrations/parts/land/oludeniz.ts";
import { pineSlope } from "#content/illustrations/parts/land/pineSlope.ts";
import { rabbitIsland } from "#content/illustrations/parts/land/rabbitIsland.ts";
import { farCrowns } from "#content/illustrations/parts/plants/farCrowns.ts";
import {
  fruit,
  fullBasket,
  fullCrate,
  leafPair,
  orchardTree,
} from "#content/illustrations/parts/plants/mandarinHarvest.ts";
import { oleander, WHITE_OLEANDER } from "#content/illustrations/parts/plants/oleander.ts";
import { pinewood } from "#content/illustrations/parts/plants/pinewood.ts";
import { planeTree } from "#content/illustrations/parts/plants/planeTree.ts";
import { poppy } from "#content/illustrations/parts/plants/poppy.ts";
import { roundTree } from "#content/illustrations/parts/plants/roundTree.ts";
import { vinePergola } from "#content/illustrations/parts/plants/vinePergola.ts";
import { grapes, trainedVine, vineRow } from "#content/illustrations/parts/plants/vineRow.ts";
import { drownedWall } from "#content/illustrations/parts/sea/drownedWall.ts";
import { grouper, oxhideIngot } from "#content/illustrations/parts/sea/wreck.ts";
import { balloon } from "#content/illustrations/parts/sky/balloon.ts";
import { cumulus } from "#content/illustrations/parts/sky/cumulus.ts";
import { paraglidingWing } from "#content/illustrations/parts/sky/paraglidingWing.ts";
import { bathingJetty } from "#content/illustrations/parts/things/bathingJetty.ts";
import { hangingCloth, mosaicLamp, spiceSack } from "#content/illustrations/parts/things/bazaarGoods.ts";
import { parasail, sunshade } from "#content/illustrations/parts/things/beachLife.ts";
import { candleStand } from "#content/illustrations/parts/things/candleStand.ts";
import { cannon, coatOfArms, peacock, stoneShot } from "#content/illustrations/parts/things/castleYard.ts";
import { inkBottle, oilLamp, papers, typewriter } from "#content/illustrations/parts/things/desk.ts";
import { donerSpit, uprightGrill } from "#content/illustrations/parts/things/donerSpit.ts";
import { ayran, durum, longPepper, tomato } from "#content/illustrations/parts/things/durum.ts";
import { gourdLamp } from "#content/illustrations/parts/things/gourdLamp.ts";
import { goatBell, milasRug } from "#content/illustrations/parts/things/hillVillage.ts";
import { kilim } from "#content/illustrations/parts/things/kilim.ts";
import { laidTable } from "#content/illustrations/parts/things/laidTable.ts";
import { fruitPile, marketStall } from "#content/illustrations/parts/things/marketStall.ts";
import { artichokes, greenBeans, vineLeaves } from "#content/illustrations/parts/things/oliveOilDishes.ts";
import { peninsulaMap } from "#content/illustrations/parts/things/peninsulaMap.ts";
import { basketOfSponges, bollard, fishingNet } from "#content/illustrations/parts/things/quayside.ts";
import { sandals } from "#content/illustrations/parts/things/sandal.ts";
import { signpost } from "#content/illustrations/parts/things/signpost.ts";
import {
  ceramicFish,
  eyeBead,
  foldedCloths,
  oilTin,
  preserve,
  sponge,
} from "#content/illustrations/parts/things/souvenirs.ts";
import { basket } from "#content/illustrations/parts/things/table.ts";
import { wineBarrel, wineTable } from "#content/illustrations/parts/things/wineTable.ts";
import { woodenFork } from "#content/illustrations/parts/things/woodenFork.ts";
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

/** A camera in a lane, and one in front of a table. */
const LANE_EYE = cameraOf({ horizon: 190, centre: 240, eye: 1.7, focal: 330 });
const TABLE_EYE = cameraOf({ horizon: -60, centre: 240, eye: 0.6, focal: 600 });

/** A house on a slope, and a camera in front of it. */
const HOUSE_EYE = cameraOf({ horizon: 210, centre: 200, eye: 4, focal: 800 });
const HOUSE = { right: 0.4, away: 24, up: 0, turn: 24, width: 8, depth: 6, high: 6 };

/** Parts that were drawn for a particular place or table, by the same families. */
const PLACE_PARTS: Readonly<Record<string, readonly PartTileProps[]>> = {
  sky: [
    over("cumulus", (sheet) => cumulus(sheet, { x: 240, y: 230, length: 360, seed: 2 })),
    over("balloon", () => place(balloon(["#d8582f", "#fbe3b2", "#8a3346"]), 240, 170, 1.4)),
    over("paraglidingWing", (sheet) => place(paraglidingWing(sheet), 240, 140)),
    over("parasail", () => place(parasail(), 240, 130, 2)),
  ],
  land: [
    afloat("rabbitIsland", (sheet) => rabbitIsland(sheet, ISLAND), 240, 250, 0.8),
    on("oludenizLagoon", (sheet) => place(oludenizLagoon(sheet), -150, -150, 0.42)),
    over("pineSlope", (sheet) => pineSlope(sheet, { crest: HILL, foot: 320, size: 24 })),
    over("pinewood", (sheet) => pinewood(sheet, { crest: HILL, foot: 320 })),
    on("cobbledLane", (sheet) => {
      const lane = [
        [-0.4, 6.4, 0],
        [-1.2, 12, 0.1],
        [0.4, 20, 0.7],
        [3, 30, 1.4],
      ] as const;
      return fill(box(0, 0, 480, 360), "#d9b684") + cobbledLane(sheet, HOUSE_EYE, 800, lane).drawing;
    }),
    on("farCrowns", () => farCrowns(randomOf(4), 40, [20, 460], [80, 300], 26, "#5d7e4c", "#8aa85f")),
  ],
  sea: [
    on("drownedWall", (sheet) => place(drownedWall(sheet), 0, -70, 0.32)),
    on(
      "oxhideIngot, grouper",
      () =>
        fill(box(0, 0, 480, 360), "#2f7f94") +
        place(oxhideIngot(0), 120, 100) +
        place(oxhideIngot(1), 360, 110) +
        place(oxhideIngot(2), 124, 260) +
        place(grouper(), 340, 260, 0.8),
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
    at("konakClockTower", konakClockTower, 240, 345, 0.38, "dusk"),
    at("konakMosque", konakMosque, 220, 330, 0.56, "dusk"),
    at("tiledHouse", (sheet) => tiledHouse(sheet, { width: 150, height: 110, depth: 46 }), 70, 290, 1.7),
    on("tiledTown", (sheet) =>
      tiledTown(sheet, {
        rows: 4,
        far: [0, 460],
        near: [-20, 480],
        ground: (_x, share) => 130 + share * 190,
        scale: [0.6, 1],
        gardens: 0.2,
        seed: 8,
      }),
    ),
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
    on(
      "bazaarShop",
      () => bazaarShop(LANE_EYE, { side: -1, from: 4, to: 7 }) + bazaarShop(LANE_EYE, { side: 1, from: 4, to: 7 }),
    ),
    at("domedCistern", domedCistern, 240, 280, 0.5),
    at("templeTomb", templeTomb, 240, 320, 0.42),
    at("houseTomb", (sheet) => place(houseTomb(sheet, 1), -130, 0) + place(houseTomb(sheet, 2), 130, 0), 240, 310, 0.8),
    at("ancientStage", ancientStage, 240, 280, 0.48),
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
    at("planeTree", (sheet) => planeTree(sheet, { seed: 4 }), 240, 340, 0.58),
    on("oleander", (sheet) => oleander(sheet, 130, 200, 90, 7) + oleander(sheet, 350, 200, 90, 31, WHITE_OLEANDER)),
    on(
      "vineRow, trainedVine, grapes",
      (sheet) =>
        vineRow(sheet, HOUSE_EYE, { near: [0.6, 24, 0], to: 50, lean: 0.1 }) +
        trainedVine(sheet, { x: 150, y: 90, width: 80, height: 30, count: 16, size: 0.5, seed: 2 }) +
        grapes(sheet)(360, 50, 0.7),
    ),
    at(
      "poppy",
      (sheet) => ([0, 1, 2] as const).map((kind) => place(poppy(sheet, kind), kind * 60, 0)).join(""),
      110,
      270,
      2.2,
    ),
    at("fullCrate", (sheet) => fullCrate(sheet, 3), 230, 290),
    at("orchardTree", (sheet) => orchardTree(sheet, { seed: 2 }), 230, 320),
    at(
      "fullBasket, fruit, leafPair",
      (sheet) => fullBasket(sheet, 1) + place(fruit(40), 150, -40) + place(leafPair(), 150, -70),
      200,
      270,
      1.1,
    ),
  ],
  boats: [
    afloat("tirhandil", (sheet) => tirhandil(sheet), 200, 290),
    afloat("speedboat", speedboat, 220, 270, 1.3),
    afloat("cruiseShip", cruiseShip, 230, 270, 0.9),
    afloat(
      "islandFerry, cityFerry",
      (sheet) => place(islandFerry(sheet), 40, 10) + place(cityFerry(sheet), -20, 110),
      230,
      210,
    ),
    at("guletStern", (sheet) => guletStern(sheet, { trim: "#2a5f8a", cushion: "#e9c48a" }), 240, 320, 0.46, "dusk"),
    at("hullOnStocks", hullOnStocks, 235, 310, 0.38),
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
      return (
        fill(box(0, 0, 480, 360), "#8fd6cf") +
        bathingJetty(sheet, view, {
          along: [-4, 14],
          across: [0, 4.4],
          canopies: [
            { along: 1.5, curtains: "tied", cushions: "#c2265f" },
            { along: 7.6, curtains: "right", cushions: "#ee9433" },
          ],
        })
      );
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
    at("signpost", signpost, 240, 345, 0.58),
    on("peninsulaMap", (sheet) => fill(box(0, 0, 480, 360), "#b98458") + peninsulaMap(sheet, TABLE_EYE)),
    at("typewriter", typewriter, 240, 330, 0.66),
    at("oilLamp, inkBottle", (sheet) => oilLamp(sheet) + place(inkBottle(), 170, 0), 170, 330, 0.9, "night"),
    on("papers", () => fill(box(0, 0, 480, 360), "#7d4f3c") + place(papers(), 220, 170, 1.2)),
    at("cannon, stoneShot", () => cannon() + place(stoneShot(), -60, 110), 230, 190),
    at("coatOfArms", () => row((kind) => coatOfArms(kind), 3, 3, [210, 0]), 90, 190, 0.72),
    at("peacock", () => peacock(), 190, 130, 0.85),
    at("milasRug", () => milasRug(), 138, 26, 0.85),
    at("kilim, goatBell", () => kilim() + place(goatBell(), 190, 60), 170, 20, 0.74),
    on("candleStand", (sheet) =>
      candleStand(sheet, cameraOf({ horizon: 32, centre: 30, eye: 1.8, focal: 640 }), [0.3, 4]),
    ),
    at("donerSpit, uprightGrill", (sheet) => place(uprightGrill(sheet), -280, 0) + donerSpit(sheet), 280, 330, 0.42),
    at("durum, ayran", (sheet) => durum(sheet) + place(ayran(), 300, 60), 220, 220, 0.7),
    at("longPepper, tomato", () => longPepper() + place(tomato(), 110, 150), 120, 130),
    at("vineLeaves", vineLeaves, 240, 180, 0.48),
    at("artichokes", artichokes, 240, 180, 0.62),
    at("greenBeans", greenBeans, 240, 180, 0.66),
    at("woodenFork", () => woodenFork(), 240, 345, 0.9),
    at("wineTable, wineBarrel", () => wineTable() + place(wineBarrel(), 190, -30), 180, 270, 1.3),
    at("laidTable", laidTable, 240, 320, 0.8, "dusk"),
    at("gourdLamp", (sheet) => gourdLamp(sheet), 240, 20, 1.4, "night"),
    at(
      "fruitPile",
      () => fruitPile(-110, 0, "#ee9433") + fruitPile(0, 0, "#d8452f") + fruitPile(110, 0, "#8ea653"),
      240,
      230,
      1.3,
    ),
    at(
      "marketStall",
      (sheet) => marketStall(sheet, { colour: "#1d5d86", goods: ["#d8452f", "#8ea653", "#f0c14a"] }),
      240,
      330,
    ),
    at(
      "spiceSack, mosaicLamp",
      (sheet) =>
        spiceSack({ colour: "#d8902f", scoop: true }) + place(mosaicLamp(sheet, { colour: "#c2265f" }), 170, -260),
      150,
      300,
      1.1,
    ),
    at(
      "hangingCloth",
      () =>
        hangingCloth({
          width: 130,
          height: 300,
          ground: "#2f8fa6",
          bands: [
            [0.1, 0.03, "#fbf3df"],
            [0.8, 0.05, "#fbf3df"],
          ],
        }),
      240,
      30,
    ),
    at(
      "fishingNet, bollard",
      (sheet) => fishingNet(sheet, ["#d67a50", "#c2633f", "#a04d42"]) + place(bollard(), 330, 40),
      210,
      240,
      0.62,
    ),
    at(
      "basketOfSponges, sponge",
      (sheet) => basket(sheet) + basketOfSponges() + place(sponge(sheet), 210, 0, 0.7),
      160,
      250,
      1.3,
    ),
    at("ceramicFish", () => ceramicFish(), 240, 180, 1.4),
    at("eyeBead", () => eyeBead(), 240, 20, 0.95),
    at(
      "preserve, oilTin",
      (sheet) =>
        place(preserve(sheet, { colour: "#ee8a22", cap: "#c2265f", peel: true }), -110, 0) +
        place(oilTin(sheet), 90, 0),
      240,
      310,
    ),
    at("foldedCloths", (sheet) => foldedCloths(sheet, ["#1d6dab", "#fdf0d4", "#c2265f", "#e8a93a"]), 230, 280, 1.1),
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
