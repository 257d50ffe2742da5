import { cameraOf, frameOf } from "#illustrations/kit/camera.ts";
import { fill, place, turned } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { box, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import { batherFromAbove, batherShadow, boarderFromAbove } from "#illustrations/parts/boats/bathersFromAbove.ts";
import { excursionBoatFromAbove } from "#illustrations/parts/boats/excursionBoat.ts";
import { hullOnStocks } from "#illustrations/parts/boats/hullOnStocks.ts";
import { motorSailer, motorSailerImage } from "#illustrations/parts/boats/motorSailer.ts";
import { cityFerry, cruiseShip } from "#illustrations/parts/boats/ships.ts";
import { speedboat } from "#illustrations/parts/boats/speedboat.ts";
import { guletOnQuarter, guletUnderWater } from "#illustrations/parts/boats/guletOnQuarter.ts";
import { tirhandil } from "#illustrations/parts/boats/tirhandil.ts";
import { celsusFacade } from "#illustrations/parts/buildings/celsusFacade.ts";
import { cesmeCastle, cesmeFoot, cesmeTown } from "#illustrations/parts/buildings/cesmeCastle.ts";
import { goat } from "#illustrations/parts/things/goat.ts";
import { bodrumHouse } from "#illustrations/parts/buildings/bodrumHouse.ts";
import { domedCistern } from "#illustrations/parts/buildings/domedCistern.ts";
import { gumbet, gumbetFlags, gumbetShade } from "#illustrations/parts/buildings/gumbet.ts";
import { ruinedWall, theatreSeats, theatreStage } from "#illustrations/parts/buildings/greatTheatre.ts";
import { stageColumns, type StageView, stageWall } from "#illustrations/parts/buildings/hierapolisStage.ts";
import { figHouse } from "#illustrations/parts/buildings/figHouse.ts";
import { guvercinada, guvercinadaImage } from "#illustrations/parts/buildings/guvercinada.ts";
import { harbourCastle } from "#illustrations/parts/buildings/harbourCastle.ts";
import { stoneHotel } from "#illustrations/parts/buildings/stoneHotel.ts";
import { hillChapel } from "#illustrations/parts/buildings/hillChapel.ts";
import { konakClockTower, konakMosque } from "#illustrations/parts/buildings/konak.ts";
import { castleDrum, castleTower } from "#illustrations/parts/buildings/castleTower.ts";
import { groupedTown } from "#illustrations/parts/buildings/groupedTown.ts";
import { hillHouse } from "#illustrations/parts/buildings/hillHouse.ts";
import { houseGroup } from "#illustrations/parts/buildings/houseGroup.ts";
import { houseTomb, templeTomb } from "#illustrations/parts/buildings/lycianTombs.ts";
import { levissiChurch } from "#illustrations/parts/buildings/levissiChurch.ts";
import { marysHouse } from "#illustrations/parts/buildings/marysHouse.ts";
import { rooflessHouse } from "#illustrations/parts/buildings/roofless.ts";
import { castleFlag, roundTower } from "#illustrations/parts/buildings/roundTower.ts";
import { slopeHouse, slopeHouseShadow } from "#illustrations/parts/buildings/slopeHouse.ts";
import { ruinedMill } from "#illustrations/parts/buildings/ruinedMill.ts";
import { thatchedMill, thatchedMillShade } from "#illustrations/parts/buildings/thatchedMill.ts";
import { stoneHouse } from "#illustrations/parts/buildings/stoneHouse.ts";
import { teosColumn } from "#illustrations/parts/buildings/teosColumn.ts";
import { fieldWall } from "#illustrations/parts/land/fieldWall.ts";
import { oludenizLagoon } from "#illustrations/parts/land/oludeniz.ts";
import { rabbitIsland } from "#illustrations/parts/land/rabbitIsland.ts";
import { limeBowls } from "#illustrations/parts/land/limeBowls.ts";
import { lavender } from "#illustrations/parts/plants/lavender.ts";
import { thymeDrift } from "#illustrations/parts/plants/thyme.ts";
import { farCrowns } from "#illustrations/parts/plants/farCrowns.ts";
import { fruit, fullCrate, leafAt, leafPair, orchardTree } from "#illustrations/parts/plants/mandarinHarvest.ts";
import { planeTree } from "#illustrations/parts/plants/planeTree.ts";
import { oldMandarin } from "#illustrations/parts/plants/oldMandarin.ts";
import { acanthus } from "#illustrations/parts/plants/acanthus.ts";
import { almondTree } from "#illustrations/parts/plants/almondTree.ts";
import { anemone } from "#illustrations/parts/plants/anemone.ts";
import { harvestOlive, judasTree, ladenMandarin } from "#illustrations/parts/plants/seasonTrees.ts";
import { asphodel } from "#illustrations/parts/plants/asphodel.ts";
import { figMass, figTree } from "#illustrations/parts/plants/fig.ts";
import { oleander, WHITE_OLEANDER } from "#illustrations/parts/plants/oleander.ts";
import { hillsOfMilas } from "#illustrations/parts/land/hillsOfMilas.ts";
import { pineHill } from "#illustrations/parts/land/pineHill.ts";
import { pinewood } from "#illustrations/parts/plants/pinewood.ts";
import { roundTree } from "#illustrations/parts/plants/roundTree.ts";
import { trainedVine, vineLeaf } from "#illustrations/parts/plants/trainedVine.ts";
import { drownedWall } from "#illustrations/parts/sea/drownedWall.ts";
import { cumulus } from "#illustrations/parts/sky/cumulus.ts";
import { tandemParaglider } from "#illustrations/parts/sky/tandemParaglider.ts";
import { bathingJetty } from "#illustrations/parts/things/bathingJetty.ts";
import { parasail, sunshade } from "#illustrations/parts/things/beachLife.ts";
import { candleStand } from "#illustrations/parts/things/candleStand.ts";
import { closedBook, inkBottle, oilLamp, teaOnSaucer } from "#illustrations/parts/things/desk.ts";
import { donerSpit, shavedDoner } from "#illustrations/parts/things/donerSpit.ts";
import { ayran, longPepper, tomato } from "#illustrations/parts/things/kioskFare.ts";
import { gourdLamp } from "#illustrations/parts/things/gourdLamp.ts";
import { mandarinHalf, peeledMandarin, peelTwist } from "#illustrations/parts/things/cutMandarin.ts";
import { mandarinLeaf, wholeMandarin } from "#illustrations/parts/things/mandarins.ts";
import { artichokes, greenBeans, lemonHalf, vineLeaves } from "#illustrations/parts/things/oliveOilDishes.ts";
import { shellCase } from "#illustrations/parts/things/shellCase.ts";
import { tabby } from "#illustrations/parts/things/tabby.ts";
import { pashaMonument } from "#illustrations/parts/things/pashaMonument.ts";
import { peacock } from "#illustrations/parts/things/peacock.ts";
import { peninsulaMap } from "#illustrations/parts/things/peninsulaMap.ts";
import { sandals } from "#illustrations/parts/things/sandal.ts";
import { hungPestemal, pestemalStack } from "#illustrations/parts/things/pestemals.ts";
import { jar, rugBasket, sandalPair, sponge, spongeBasket } from "#illustrations/parts/things/souvenirs.ts";
import { kumpirTray } from "#illustrations/parts/things/kumpirTray.ts";
import { bakedPotato, boxStack, gratedCheese, woodenForks } from "#illustrations/parts/things/kumpirWares.ts";
import {
  clothCap,
  glazedPlate,
  hungHat,
  milasRug,
  oilTin,
  piercedGourd,
} from "#illustrations/parts/things/shopWares.ts";
import { steam } from "#illustrations/parts/things/steam.ts";
import { cheeseThreads, workedKumpir } from "#illustrations/parts/things/workedKumpir.ts";
import { setDown } from "#illustrations/parts/things/turnedForm.ts";
import { typewriter } from "#illustrations/parts/things/typewriter.ts";
import { dolmus } from "#illustrations/parts/vehicles/dolmus.ts";
import { carrierBehind } from "#illustrations/parts/vehicles/carrierBehind.ts";
import { minibus, minibusShadow } from "#illustrations/parts/vehicles/minibus.ts";
import { CARRIER } from "#illustrations/parts/vehicles/models.ts";
import { BODY } from "#illustrations/parts/vehicles/carrierBody.ts";
import { peopleCarrier } from "#illustrations/parts/vehicles/peopleCarrier.ts";
import { slidDoor } from "#illustrations/parts/vehicles/slidDoor.ts";
import { VEHICLE_PAINTS } from "#illustrations/parts/vehicles/paint.ts";
import { surfaceOf } from "#illustrations/parts/vehicles/surface.ts";
import { tailLamp } from "#illustrations/parts/vehicles/tailLamp.ts";
import type { PartTileProps } from "./PartTile.tsx";
import { afloat, at, on, over } from "./tiles.ts";

/** A camera before a desk, and one in front of a table. */
const DESK_EYE = cameraOf({ horizon: -20, centre: 240, eye: 0.55, focal: 720 });
const TABLE_EYE = cameraOf({ horizon: -60, centre: 240, eye: 0.6, focal: 600 });

/** The frame of a case that stands on the ground. */
const CASE_VIEW = frameOf(cameraOf({ horizon: 40, centre: 190, eye: 1.98, focal: 1900 }), {
  right: -0.1,
  away: 13,
  heading: 34,
});

/** A camera before a market stall. */
const STALL_EYE = cameraOf({ horizon: 10, centre: 200, eye: 1.6, focal: 800 });

/** A house on a slope, and a camera in front of it. */
const HOUSE_EYE = cameraOf({ horizon: 210, centre: 200, eye: 4, focal: 800 });
/** A camera before the lanes of a ruined village, and one closer by. */
const RUIN_EYE = cameraOf({ horizon: 170, centre: 200, eye: 9, focal: 420 });
const FIG_EYE = cameraOf({ horizon: 230, centre: 180, eye: 2.8, focal: 420 });
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
    over("tandemParaglider", () => place(tandemParaglider(), 240, 300, 0.56)),
    over("parasail", () => place(parasail(), 240, 130, 2)),
  ],
  land: [
    afloat("rabbitIsland", (sheet) => rabbitIsland(sheet, ISLAND), 240, 250, 0.8),
    over("limeBowls", (sheet) =>
      limeBowls(sheet, {
        camera: cameraOf({ horizon: 40, centre: 240, eye: 0, focal: 460 }),
        bowls: [
          { right: -4, away: 24, up: -4.6, wide: 5, deep: 5, drop: 1.3, seed: 3 },
          { right: 4, away: 25, up: -4.5, wide: 5, deep: 5, drop: 1.3, seed: 4 },
          { right: -2, away: 18, up: -5.8, wide: 6, deep: 5, drop: 1.6, seed: 5 },
          { right: 6, away: 18, up: -5.9, wide: 5, deep: 5, drop: 1.6, seed: 6 },
        ],
        sun: [-0.86, -0.51],
        slant: 2,
        tones: ["#fffaf0", "#fff0d6", "#f2c5a4", "#8f8fbd", "#465f98", "#223a68"],
        water: ["#d6f2e2", "#7fd8cf", "#2db3bd", "#0f7f9f"],
        shade: "#1c4a80",
        haze: ["#f6c894", 26, 110],
        drip: 4,
      }),
    ),
    on("oludenizLagoon", (sheet) => place(oludenizLagoon(sheet), -150, -90, 0.42)),
    over("hillsOfMilas", (sheet) => place(hillsOfMilas(sheet), 0, -40, 0.3)),
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
    on(
      "stoneHotel",
      (sheet) => {
        const camera = cameraOf({ horizon: 640, centre: 700, eye: 1.6, focal: 2200 });
        const view = frameOf(camera, { right: -2.5, away: 28, heading: 117 });
        return place(stoneHotel(sheet, view), -130, 54, 0.36);
      },
      "dusk",
    ),
    on(
      "slopeHouse",
      (sheet) => fill(slopeHouseShadow(HOUSE_EYE, HOUSE), sheet.mood.groundShade) + slopeHouse(sheet, HOUSE_EYE, HOUSE),
    ),
    on("rooflessHouse", (sheet) =>
      counted(6)
        .map((kind) =>
          rooflessHouse(sheet, RUIN_EYE, {
            right: (kind % 3) * 12 - 11,
            away: kind < 3 ? 52 : 34,
            up: kind < 3 ? 6 : 0,
            turn: kind * 23 - 50,
            width: 8,
            depth: 6,
            high: kind % 3 ? 5.2 : 3,
            seed: kind + 2,
            ground: () => (kind < 3 ? 6 : 0),
          }),
        )
        .join(""),
    ),
    on("figHouse", (sheet) => figHouse(sheet, frameOf(FIG_EYE, { right: 0.4, away: 15, heading: -30 }), "#5d4a70")),
    on("levissiChurch", (sheet) =>
      levissiChurch(sheet, frameOf(FIG_EYE, { right: -15, away: 50, heading: 114 }), "#5d4a70"),
    ),
    at("hillChapel", hillChapel, 160, 250, 2),
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
    over("harbourCastle", () =>
      place(harbourCastle(cameraOf({ horizon: 0, centre: 0, eye: 3.4, focal: 1800 })), 198, 270, 0.34),
    ),
    on("cesmeTown, cesmeCastle", (sheet) => {
      const camera = cameraOf({ horizon: 280, centre: 180, eye: 4.2, focal: 470 });
      return (
        cesmeTown(camera) +
        cesmeCastle(camera) +
        fill(polygon([...cesmeFoot(camera), [480, 360], [0, 360]]), sheet.mood.ground)
      );
    }),
    at("guvercinada, guvercinadaImage", (sheet) => guvercinadaImage(sheet) + guvercinada(sheet), 24, 250, 0.5),
    at("planeTree", (sheet) => planeTree(sheet), 330, 350, 0.33),
    on("teosColumn", (sheet) => {
      const camera = cameraOf({ horizon: 290, centre: 240, eye: 2, focal: 560 });
      return (
        teosColumn(sheet, { camera, right: -2.2, away: 13, floor: 0.4, tall: 6.3, top: "capital", seed: 10 }) +
        teosColumn(sheet, { camera, right: 0.6, away: 13, floor: 0.4, tall: 2.2, top: "broken", seed: 9 }) +
        teosColumn(sheet, { camera, right: 3, away: 12, floor: 0, tall: 0.9, top: "bed", base: false })
      );
    }),
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
    over(
      "thatchedMill",
      (sheet) =>
        fill(thatchedMillShade(THATCHED_MILL, 0.9), sheet.mood.groundShade) + thatchedMill(sheet, THATCHED_MILL),
    ),
    on("bodrumHouse", (sheet) =>
      bodrumHouse(
        sheet,
        frameOf(cameraOf({ horizon: 60, centre: 240, eye: 14, focal: 900 }), { right: -3, away: 66, heading: 24 }),
        { wide: 9, deep: 8, high: 6.2, seed: 3 },
      ),
    ),
    at("domedCistern", domedCistern, 240, 280, 0.5),
    over(
      "gumbet",
      (sheet) => gumbetFlags(GUMBET) + fill(gumbetShade(GUMBET), sheet.mood.groundShade) + gumbet(sheet, GUMBET),
    ),
    on("fieldWall", (sheet) =>
      fieldWall({
        camera: cameraOf({ horizon: 150, centre: 240, eye: 2.4, focal: 560 }),
        line: [
          [-4, 10],
          [-1, 8.2],
          [2.6, 7.4],
        ],
        high: 0.8,
        fallen: [0, 1],
        tones: [sheet.mood.stone, sheet.mood.ground],
        top: [sheet.mood.wallBright],
        ends: [sheet.mood.stone, sheet.mood.groundShade],
        gaps: sheet.mood.groundShade,
      }),
    ),
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
    on("theatreSeats, theatreStage", (sheet) => {
      const site = frameOf(cameraOf({ horizon: 240, centre: 240, eye: 6, focal: 660 }), {
        right: 0,
        away: 250,
        heading: 0,
      });
      return theatreSeats(sheet, site) + theatreStage(sheet, site, 6);
    }),
    on("stageWall, stageColumns", (sheet) => {
      const site = frameOf(cameraOf({ horizon: 190, centre: 240, eye: 14, focal: 430 }), {
        right: 0,
        away: 34,
        heading: -90,
      });
      const view: StageView = { site, eye: [0, 34, 14], sun: { x: 0.88, y: 0.47, rise: 0.5 } };
      return stageWall(sheet, view) + stageColumns(sheet, view);
    }),
    on("ruinedWall", () =>
      ruinedWall(
        frameOf(cameraOf({ horizon: 190, centre: 240, eye: 6, focal: 1300 }), { right: 0, away: 60, heading: 0 }),
        0,
        2.4,
        [
          [9, 6.4],
          [2, 7],
          [-4, 6.2],
          [-8, 3],
        ],
        [[4, 1.9, 4.6]],
      ),
    ),
  ],
  plants: [
    at("lavender", () => lavender(randomOf(17)), 240, 320, 2.6),
    at("acanthus", () => acanthus(5), 220, 300, 0.84),
    at("figTree", () => figTree(randomOf(3), [0, 0]), 220, 345, 0.46),
    on("figMass", () => figMass(randomOf(5), 220, 190, 70)),
    on("thymeDrift", (sheet) =>
      thymeDrift(
        sheet,
        [
          [40, 200],
          [240, 240],
          [440, 230],
        ],
        [10, 60, 30],
        4,
      ).join(""),
    ),
    on("roundTree", (sheet) =>
      [0, 1, 2, 3].map((kind) => roundTree(sheet, kind, kind / 5)(80 + kind * 105, 240, 1.4)).join(""),
    ),
    on("oleander", (sheet) => oleander(sheet, 130, 200, 90, 7) + oleander(sheet, 350, 200, 90, 31, WHITE_OLEANDER)),
    on(
      "trainedVine, vineLeaf",
      (sheet) =>
        trainedVine(sheet, { x: 150, y: 90, width: 80, height: 30, count: 16, size: 0.5, seed: 2 }) +
        vineLeaf(sheet, ["#3c4a34", "#4f5f40"])(360, 190, 1.4),
    ),
    at("almondTree", almondTree, 230, 330, 0.34),
    at("anemone", () => anemone("#8e5bb0", "#6a3d8e"), 230, 280, 7),
    at("asphodel", () => asphodel(3), 230, 310, 1.3),
    at("ladenMandarin", ladenMandarin, 230, 330, 0.7),
    at("judasTree", judasTree, 230, 330, 0.72),
    at("harvestOlive", harvestOlive, 230, 330, 0.7),
    at("fullCrate", (sheet) => fullCrate(sheet, 3), 230, 290),
    at("oldMandarin", (sheet) => oldMandarin(sheet), 230, 320, 0.5),
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
    on("motorSailer", (sheet) => {
      const camera = cameraOf({ horizon: 168, centre: 252, eye: 5.2, focal: 500 });
      const view = frameOf(camera, { right: 3.75, away: 21.2, heading: -44 });
      return fill(box(0, 0, 480, 360), "#1d3f6a") + motorSailerImage(view) + motorSailer(sheet, view);
    }),
    on(
      "guletOnQuarter, guletUnderWater",
      (sheet) =>
        fill(box(0, 0, 480, 360), "#7cc3d6") +
        place(fill(box(0, 463, 1600, 800), "#2fa5bf") + guletUnderWater(sheet) + guletOnQuarter(sheet), -206, 60, 0.5),
    ),
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
    on(
      "dolmus",
      (sheet) => {
        const camera = cameraOf({ horizon: 130, centre: 240, eye: 2.7, focal: 620 });
        return dolmus(sheet, frameOf(camera, { right: 2.6, away: 11, heading: -60 }));
      },
      "gold",
    ),
    on(
      "minibus, minibusShadow",
      (sheet) => {
        const camera = cameraOf({ horizon: 190, centre: 240, eye: 1.15, focal: 860 });
        const standing = { right: -2.2, away: 14.6, heading: 42 };
        return (
          minibusShadow(camera, standing, [1.5, -0.42], "#3f1c42", 0.93) + minibus(sheet, frameOf(camera, standing))
        );
      },
      "gold",
    ),
    on("tailLamp", () => {
      const camera = cameraOf({ horizon: 240, centre: 240, eye: 1, focal: 2600 });
      const view = frameOf(camera, { right: -0.1 - CARRIER.length / 1000, away: 14, heading: 90 });
      return tailLamp(surfaceOf(CARRIER, view), VEHICLE_PAINTS.day);
    }),
    at("carrierBehind", (sheet) => carrierBehind(sheet, { mood: "day" }), 240, 320, 1.3),
    at("carrierBehind", (sheet) => carrierBehind(sheet, { mood: "dusk", lamps: true }), 240, 320, 1.3, "dusk"),
    on(
      "slidDoor",
      (sheet) => {
        const camera = cameraOf({ horizon: 150, centre: 240, eye: 1.5, focal: 1100 });
        const view = frameOf(camera, { right: -2.1, away: 15.4, heading: 57 });
        const paint = VEHICLE_PAINTS.dusk;
        return (
          fill(box(0, 150, 480, 210), sheet.mood.ground) +
          peopleCarrier(sheet, { view, paint, mirrored: () => fill(box(0, 0, 480, 360), paint.glassMiddle) }) +
          slidDoor(sheet, surfaceOf(BODY, view), paint)
        );
      },
      "dusk",
    ),
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
    on(
      "typewriter",
      (sheet) => fill(box(0, 0, 480, 360), "#7d4f3c") + typewriter(sheet, setDown(DESK_EYE, -0.06, 1.16, 24).view),
      "night",
    ),
    on(
      "oilLamp, teaOnSaucer",
      (sheet) => {
        const eye = cameraOf({ horizon: 60, centre: 240, eye: 0.55, focal: 640 });
        return fill(box(0, 0, 480, 360), "#4a2a48") + oilLamp(sheet, eye, [-0.2, 1.5]) + teaOnSaucer(eye, [0.14, 1.4]);
      },
      "night",
    ),
    on(
      "closedBook, inkBottle",
      () =>
        fill(box(0, 0, 480, 360), "#7d4f3c") +
        closedBook(DESK_EYE, {
          at: [-0.1, 1.3, -18],
          half: [0.14, 0.1],
          from: 0,
          high: 0.042,
          tones: ["#c8565a", "#8d3348", "#54213f"],
        }) +
        inkBottle(DESK_EYE, [0.18, 1.26]),
      "night",
    ),
    at("pashaMonument", (sheet) => pashaMonument(sheet.mood.groundShade), 200, 320, 4),
    at("peacock", () => peacock(), 190, 130, 0.85),
    on("candleStand", (sheet) =>
      candleStand(sheet, cameraOf({ horizon: 32, centre: 30, eye: 1.8, focal: 640 }), [0.3, 4]),
    ),
    at("donerSpit", donerSpit, 280, 360, 0.42),
    at("ayran", ayran, 220, 240, 0.9),
    at("shavedDoner", () => shavedDoner(22, [0, 0], [150, 36, 84], 104), 230, 220),
    at("longPepper, tomato", () => longPepper() + place(tomato(), 110, 150), 120, 130),
    at("vineLeaves", vineLeaves, 240, 200, 0.52),
    at("artichokes", artichokes, 240, 190, 0.52),
    at("greenBeans", greenBeans, 240, 200, 0.52),
    at("lemonHalf", lemonHalf, 230, 180),
    on(
      "wholeMandarin, mandarinLeaf",
      () =>
        wholeMandarin({ x: 220, y: 220, r: 110, pole: [0.2, -0.8, 0.5] }, 700) +
        mandarinLeaf([252, 126], [372, 70], -20, 34, 1),
    ),
    on("mandarinHalf", (sheet) => mandarinHalf(sheet, { x: 240, y: 180, r: 150, pole: [-0.26, -0.36, 0.9] }, 4)),
    on(
      "peeledMandarin, peelTwist",
      (sheet) =>
        peelTwist([
          [250, 130, 20],
          [330, 170, 60],
          [400, 230, 100],
          [410, 310, 110],
        ]).drawing + peeledMandarin(sheet, { x: 180, y: 150, r: 110, pole: [0.16, -0.86, 0.48] }),
    ),
    at("workedKumpir, cheeseThreads", (sheet) => workedKumpir(sheet) + cheeseThreads(), 220, 290, 0.72, "night"),
    on("kumpirTray", (sheet) => {
      const eye = cameraOf({ horizon: -160, centre: 240, eye: 0.5, focal: 760 });
      const view = frameOf(eye, { right: 0, away: 0.9, heading: 96 });
      return (["peppers", "bulgur", "mushrooms", "corn"] as const)
        .map((kind, index) => ({ kind, left: -0.2 + (index % 2) * 0.2, near: 0.24 - Math.floor(index / 2) * 0.2 }))
        .map((each, index) => kumpirTray(sheet, view, { ...each, seed: index }))
        .join("");
    }),
    at(
      "bakedPotato, gratedCheese, woodenForks",
      () => place(bakedPotato(4), -120, 0, 0.7) + place(gratedCheese(), 60, 0, 0.8) + place(woodenForks(), 200, 0),
      220,
      230,
    ),
    on("boxStack", () =>
      boxStack(
        frameOf(cameraOf({ horizon: 20, centre: 60, eye: 0.42, focal: 800 }), { right: 0, away: 0.6, heading: 96 }),
        [0.1, 0.5],
      ),
    ),
    on("steam", (sheet) => steam(sheet, { x: 220, y: 320, tall: 280, wide: 22, phase: 3.4 }), "night"),
    at("gourdLamp", (sheet) => gourdLamp(sheet), 240, 20, 1.4, "night"),
    at("sponge", (sheet) => sponge(sheet), 240, 220, 1.6),
    on("spongeBasket", (sheet) => spongeBasket(sheet, STALL_EYE, [0, 2.9], 0.8)),
    at("sandalPair", (sheet) => sandalPair(sheet, 0, "#b4532c"), 240, 150, 1.2),
    on("jar", () => jar(STALL_EYE, [-0.1, 2.3], 0.8, "jam") + jar(STALL_EYE, [0.1, 2.3], 0.8, "honey")),
    on("oilTin", () => oilTin([240, 260], 120, 180, ["#8fa04c", "#5f6e3a"])),
    on("glazedPlate", () => glazedPlate([240, 260], 100, ["#1f6fa8", "#e6f3f0", "#2b9aa6"])),
    on("clothCap", () => clothCap([240, 150], 90, "#d8543c")),
    on("milasRug", (sheet) => milasRug(sheet, [120, 360], [40, 290])),
    on("hungHat", () => hungHat(240, 150, 110)),
    at("piercedGourd", (sheet) => piercedGourd(sheet, 60, "#d08a3c", "#8a4630"), 240, 90, 1.2),
    at("rugBasket", (sheet) => rugBasket(sheet, 250), 240, 280),
    on("hungPestemal", (sheet) =>
      hungPestemal(
        sheet,
        cameraOf({ horizon: 150, centre: 240, eye: 1.6, focal: 900 }),
        {
          from: -0.2,
          to: 0.2,
          low: 1.15,
          cloth: "#d8543c",
          mark: "#fff0d2",
          bands: [
            [0.06, 0.1],
            [0.13, 0.25],
          ],
          phase: 0.4,
        },
        [4, 2.1],
      ),
    ),
    on("pestemalStack", (sheet) =>
      pestemalStack(sheet, STALL_EYE, { left: -0.1, right: 0.3, near: 2.6, far: 2.9 }, 0.8),
    ),
    at("sandals", () => turned(sandals(), -12), 240, 190, 1.3),
    on("shellCase", () =>
      shellCase(([right, deep, up]) => CASE_VIEW([deep / 1000, -right / 1000, up / 1000]), {
        at: [0, 0, 55],
        size: [440, 260, 680],
        colours: ["#c9503f", "#82303a", "#f09c80"],
        wheels: true,
      }),
    ),
    at("tabby", (sheet) => tabby(sheet, "#745879"), 200, 320, 6),
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
const GUMBET = {
  camera: cameraOf({ horizon: 104, centre: 240, eye: 3.4, focal: 700 }),
  eye: 3.4,
  right: -0.8,
  away: 17,
};

const THATCHED_MILL = {
  camera: cameraOf({ horizon: 190, centre: 240, eye: 4.5, focal: 640 }),
  right: 0.6,
  away: 26,
  sun: -97,
  long: 0.95,
  faces: -41,
  spin: 10,
};

/** Tiles of the parts of a family that belong to a particular place. */
export function placeParts(family: string): readonly PartTileProps[] {
  return PLACE_PARTS[family] ?? [];
}
