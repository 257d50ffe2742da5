import { cameraOf, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, chip, curveDownTo, disc, polyline, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { FLEET_GROUND, FLEET_SCALE } from "../parts/vehicles/fleetScale.ts";
import { minibusSide } from "../parts/vehicles/minibusSide.ts";
import type { VehiclePaint } from "../parts/vehicles/paint.ts";

const HORIZON = 506;
const FOCAL = 2700;
/** How far the minibus's near side is from the eye, and how high the eye is over the road, in metres. */
const NEAR = FOCAL / (FLEET_SCALE * 1000);
const EYE = (FLEET_GROUND - HORIZON) / (FLEET_SCALE * 1000);
/** Where its front bumper is. */
const NOSE = 44;
/** A silver body, which mirrors a blue sea and the apricot of the low sun. */
const SILVER: Partial<VehiclePaint> = {
  body: "#7f9dc2",
  bodyLight: "#d3dfe8",
  sky: "#fff4dc",
  skyDim: "#a9c6dc",
  horizon: "#17345c",
  ground: "#e09a62",
  glass: "#173a62",
  glassMiddle: "#5d95bd",
  plastic: "#2f4568",
  chromeDim: "#8aa0bb",
  shadow: "#3d2f5c",
};
/** The parapet over the sea, in metres from the eye, its height and thickness; the near edge of the pavement before it. */
const PARAPET = { away: NEAR + 4.6, high: 0.56, thick: 0.45, kerb: NEAR + 2.3 } as const;

/** The high-roof minibus, 6.96 m long and 2.77 m high, square from its side: late in the afternoon on the shore road, a hill with two mills across the bay. */
export const SCENE: Scene = {
  name: "fleet-van",
  seed: 13,
  mood: "gold",
  crops: { square: 0 },
  grain: 0.4,
  colours: {
    sky: ["#1f78ad", "#5fa9c8", "#f6d9a8", "#fabd88"],
    zenith: "#135488",
    sea: ["#8cc7d0", "#3b9bbb", "#1b74a4", "#0f4a7c"],
    seaDark: "#125a8c",
  },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
    drawBay(sheet);
    drawHill(sheet);
    drawRoad(sheet, camera);
    drawGuest(sheet, camera);
    sheet.add(place(minibusSide(sheet, { mood: "gold", paint: SILVER }), NOSE, FLEET_GROUND, FLEET_SCALE));
    drawNear(sheet);
  },
};

/** One long cloud in the last warm light over a calm blue bay, islands far out. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    place(eveningCloud(sheet), 1130, 176),
    ridge(sheet, {
      crest: pointsOf([400, 506, 560, 470, 900, 452, 1240, 440, 1400, 436, 1500, 458, 1560, 466, 1640, 470]),
      foot: HORIZON + 3,
      mist: 30,
      seed: 5,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 720, dabs: 40, foot: false }),
    place(sailingYacht(sheet), 1500, 524, 0.17),
    ripples(sheet, { x: 1500, y: 527, width: 46, height: 5, count: 4, colour: sheet.mood.seaDark, opacity: 0.6 }),
  );
}

/** A long cloud with heads of its own to windward and a trailing end; lit from the left, its underside uneven; 600 long. */
function eveningCloud(sheet: Sheet): Drawing {
  const { cloud, cloudShade } = sheet.mood;
  return (
    fill(
      "M-262 46C-304 44-304 4-262 8C-258-26-206-44-176-26C-166-78-100-96-60-62C-40-104 34-108 52-58C84-78 126-64 132-32C160-42 190-30 198-8C236-10 262 10 310 12C270 26 226 24 196 34C150 50 104 34 66 46C20 60-30 40-74 50C-120 60-160 42-204 48C-226 52-246 50-262 46Z",
      cloud,
    ) +
    fill(
      "M-250 44C-216 22-180 30-150 22C-120-6-66-2-44 18C-10-18 60-22 84 10C112-8 140-2 152 12C180 2 206 12 230 14C262 20 286 14 310 12C270 26 226 24 196 34C150 50 104 34 66 46C20 60-30 40-74 50C-120 60-160 42-204 48Q-228 50-250 44Z",
      cloudShade,
    )
  );
}

/** The crest of the mills' hill: low and long, level where the mills stand; it runs out behind the minibus. */
const CREST = pointsOf([
  -30, 424, 30, 414, 84, 402, 130, 398, 186, 404, 230, 412, 262, 414, 320, 424, 420, 446, 560, 480, 700, 512,
]);

/** The hill across the bay: its back to the right in shade, a white town along its shore, two mills on its crest. */
function drawHill(sheet: Sheet): void {
  const shore = 528;
  sheet.add(
    fill(curveDownTo(CREST, shore), "#d9b662"),
    // What looks away from the sun: a hollow that runs down from the crest, and one under its first rise.
    sheet.clipped(
      curveDownTo(CREST, shore),
      fill("M140 390H720V528H430Q360 492 300 474Q216 448 140 390Z", "#938a5c") +
        fill("M-30 440Q30 446 62 478T110 528H-30Z", "#b59d58"),
    ),
    groupedTown(sheet, {
      rows: 3,
      far: [-30, 330],
      near: [-30, 470],
      ground: (x, share) => 480 + share * 40 + x * 0.02,
      scale: [0.18, 0.3],
      spacing: 1.15,
      seed: 3,
    }),
    ...[
      [16, 446, 0.22],
      [70, 458, 0.26],
      [172, 446, 0.22],
      [300, 452, 0.2],
    ].map(([x = 0, y = 0, size = 0], index) => place(olive(sheet, { seed: index + 2 }), x, y, size)),
    ...[44, 236].map((x, index) => place(cypress(sheet, { seed: index }), x, 504 + index * 8, 0.3)),
    fill("M-30 524Q240 516 480 526L560 530Q300 536-30 536Z", "#fbe3b4"),
    ripples(sheet, { x: 180, y: 552, width: 420, height: 26, count: 14, colour: sheet.mood.seaLight, opacity: 0.5 }),
    place(mill(sheet, 17, 30), 122, 400, 0.42),
    place(mill(sheet, 30, 60), 246, 414, 0.28),
  );
}

/** The parapet on the sea side with its coping, the pavement with its kerb, the road, all level with the minibus. */
function drawRoad(sheet: Sheet, camera: Project): void {
  const { away, high, thick, kerb } = PARAPET;
  const level = (distance: number, up = 0) => Math.round(camera([0, distance, up])[1]);
  const band = (from: number, to: number) => box(0, level(from), 1600, level(to) - level(from));
  const top = [level(away + thick, high), level(away, high)] as const;
  const foot = level(away);
  // Joints of the coping, and of the slabs before it, run to the one point on the horizon.
  const joints = counted(13).map((index) => {
    const right = (index - 6) * 1.15 + 0.4;
    return polyline([camera([right, away + thick, high]), camera([right, away, high])]);
  });
  const slabs = counted(17).map((index) => {
    const right = (index - 8) * 0.75;
    return polyline([camera([right, away, 0]), camera([right, kerb, 0])]);
  });
  sheet.add(
    fill(box(0, top[1], 1600, foot - top[1]), "#c7a9b4"),
    fill(box(0, top[1], 1600, 9), "#8f6f88", 0.7),
    fill(box(0, top[0], 1600, top[1] - top[0] + 2), "#fff0d2"),
    stroke(joints.join(""), "#c9a98e", 2.4),
    fill(band(away, kerb), "#f3cf9e"),
    fill(box(0, foot, 1600, 8), "#a97f7c", 0.7),
    stroke(slabs.join(""), "#c99f78", 2),
    fill(band(kerb, kerb - 0.16), "#fff3da"),
    fill(box(0, level(kerb - 0.16), 1600, 8), "#6d5878"),
    fill(box(0, level(kerb - 0.16) + 8, 1600, 1000), sheet.downwards(["#a78fa6", "#93799a"], 800, 990)),
    // The low sun rakes over the road from the left.
    fill(
      box(0, level(kerb - 0.16) + 8, 1600, 400),
      sheet.linear(
        [
          [0, "#fbb785", 0.75],
          [0.6, "#fbb785", 0],
        ],
        [0, 0],
        [1600, 0],
      ),
    ),
    fill(band(NEAR - 2.3, NEAR - 2.46), "#fff0d6"),
  );
}

/** Where the guest sits on the parapet, and where the case stands before it: metres to the right and from the eye. */
const GUEST = { right: 4.97, away: PARAPET.away + 0.1 } as const;
const CASE = { right: 4.27, away: PARAPET.away - 0.5 } as const;

/** A guest who waits on the parapet and looks over the bay after a sail, the weight on one hand; the case behind on the pavement. */
function drawGuest(sheet: Sheet, camera: Project): void {
  const [x, y] = camera([GUEST.right, GUEST.away, PARAPET.high]);
  const [left, foot] = camera([CASE.right, CASE.away, 0]);
  sheet.add(
    place(guest(), x, y + 1),
    fill(
      `M${short(left)} ${short(foot)}L${short(left + 46)} ${short(foot - 3)}L${short(left + 150)} ${short(foot - 18)}H${short(left + 96)}Z`,
      "#8a6a86",
      0.6,
    ),
    place(travelCase(), left, foot),
  );
}

/** The guest from behind, sitting on 0,0; 136 high. */
function guest(): Drawing {
  const [dress, dressShade, skin, skinShade] = ["#e5533f", "#a8324f", "#c68a60", "#96583f"];
  return (
    // What she keeps from the light: on the coping, and down the wall.
    fill("M18 2L78 1L92 6H30ZM22 8H50Q64 30 58 64H40Q34 34 22 8Z", "#7d5a80", 0.55) +
    fill("M-32 16Q-4 24 31 18L33 28Q0 36-30 27Z", "#7d5a80", 0.8) +
    // The arm that holds her weight.
    fill("M16-84C26-86 32-78 35-68L44-38L47-6L54 1Q48 6 38 2L36-34L22-62Z", skinShade) +
    fill(
      "M-34 5C-36-12-26-28-20-42C-26-56-30-70-26-80Q-16-90-5-91L12-91Q24-88 28-78C28-62 22-52 20-42C28-28 34-12 34 5Q36 16 30 22Q-4 27-31 20Q-36 14-34 5Z",
      dress,
    ) +
    fill(
      "M8-91L12-91Q24-88 28-78C28-62 22-52 20-42C28-28 34-12 34 5Q36 16 30 22L4 24C14-2 14-20 6-42C14-58 16-74 8-91Z",
      dressShade,
    ) +
    // The open back of the dress, and the neck, bent to the left.
    fill("M-14-90Q0-62 15-91Z", skin) +
    fill("M-10-106L7-104L12-89Q0-82-11-89Z", skinShade) +
    // The other arm lies in her lap.
    fill("M-17-88C-28-86-32-76-34-64L-39-42L-32-24L-25-34L-27-46L-20-68Z", skin) +
    fill("M-17-118C-19-104-13-93-3-93C8-93 15-104 12-118Z", "#3a2430") +
    fill(disc(-1, -93, 8, 7), "#3a2430") +
    place(turned(hat(), -7), -1, 4)
  );
}

/** Her straw hat from behind, its ribbon falling over the brim. */
function hat(): Drawing {
  const [straw, strawShade, ribbon] = ["#fdebc0", "#d3a763", "#174f86"];
  return (
    fill("M-4-118C-6-142 2-149 14-149S34-142 32-118Z", straw) +
    fill("M20-148C32-146 34-138 32-118H20Q26-136 20-148Z", strawShade) +
    fill("M-4-126Q14-120 32-126V-116Q14-109-4-116Z", ribbon) +
    fill("M-22-115Q-4-122 14-122T50-115Q34-103 14-103T-22-115Z", straw) +
    fill("M14-103Q34-103 50-115Q34-117 20-112Q16-108 14-103Z", strawShade) +
    fill("M8-106L14-106L16-84L10-88L5-82Z", ribbon)
  );
}

/** A trolley case, standing on 0,0: its broad side to us, its end in shade, the handle drawn out; 46 wide, 122 high. */
function travelCase(): Drawing {
  return (
    stroke("M14-84V-122H32V-84", "#3a4a68", 3) +
    stroke("M14-122H32", "#22304c", 6) +
    fill("M2-4Q0-4 0-8V-80Q0-86 6-86H38Q46-86 46-80V-8Q46-4 42-4Z", "#e8b04c") +
    fill("M34-86H38Q46-86 46-80V-8Q46-4 42-4H34Z", "#a8683f") +
    fill("M0-62H46V-55H0ZM0-28H46V-21H0Z", "#7a4a3c") +
    fill("M34-62H46V-55H34ZM34-28H46V-21H34Z", "#57324a") +
    fill(disc(8, -3, 4.5) + disc(38, -3, 4.5), "#22304c")
  );
}

/** Where the mill's short shaft carries its wheel, how far the spars reach, and how broad the wheel is seen, which looks left past us. */
const HUB: Point = [-14, -172];
const REACH = 92;
const NARROW = 0.86;

/** A whitewashed mill, its wheel close before the cap: eight spars, a cloth on each. 262 high; `fall` is how far the ground drops under its shadow. */
function mill(sheet: Sheet, turn: number, fall: number): Drawing {
  const { wall, wallBright, wallShade, wallDeep, door, window, roof, roofShade, trunk } = sheet.mood;
  const drum = "M-66 0L-54-140Q0-148 54-140L66 0Q0 12-66 0Z";
  const spar = (degrees: number, share: number): Point => {
    const angle = (degrees / 180) * Math.PI;
    return [HUB[0] + Math.cos(angle) * REACH * NARROW * share, HUB[1] + Math.sin(angle) * REACH * share];
  };
  const turns = counted(8).map((index) => turn + index * 45);
  const tips = turns.map((degrees) => spar(degrees, 1));
  const cloth = (free: number, belly: number) =>
    turns
      .map((degrees) => {
        const bellied = spar(degrees + belly, 0.44);
        const foot = spar(degrees, 0.2);
        return `${polyline([foot, spar(degrees, 0.95), spar(degrees + free, 0.84)])}Q${bellied.map(short).join(" ")} ${foot.map(short).join(" ")}Z`;
      })
      .join("");
  const wheel = `${polyline(tips)}Z`;
  return (
    fill(
      `M-60 4Q0 8 66 2L190 ${8 + fall}Q226 ${20 + fall * 1.2} 180 ${22 + fall}Q60 ${24 + fall * 0.3}-60 4Z`,
      "#7d6a58",
      0.6,
    ) +
    fill(drum, wall) +
    sheet.spray(drum, wallShade, { from: [60, 0], to: [-16, 0], thick: 1 }) +
    sheet.spray(drum, wallDeep, { from: [66, 0], to: [34, 0], thick: 0.8 }) +
    fill("M-16 7V-40Q0-58 16-40V7Z", door) +
    fill("M4 7V-50Q16-48 16-40V7Z", window) +
    fill(box(24, -104, 14, 20), window) +
    fill("M-66-136Q0-152 66-136L5-206H-4Z", roof) +
    fill("M14-145Q44-143 66-136L5-206H1Z", roofShade) +
    fill("M-66-136Q0-152 66-136Q0-141-66-136Z", wallDeep) +
    // What the wheel keeps from the light of cap and drum.
    sheet.clipped(`${drum}M-66-136Q0-152 66-136L5-206H-4Z`, place(fill(cloth(31, 22), wallDeep, 0.5), 16, 9)) +
    stroke(polyline([[4, -174], HUB]), trunk, 8) +
    fill(cloth(31, 24), wallBright) +
    fill(cloth(12, 8), blend(wall, wallShade, 0.8)) +
    stroke(wheel, trunk, 1.3) +
    stroke(tips.map((tip) => polyline([HUB, tip])).join(""), trunk, 3) +
    fill(disc(HUB[0], HUB[1], 7, 8), trunk)
  );
}

/** Bougainvillea in the near left corner, cut by the sheet, and the shade that it throws to the right on the road. */
function drawNear(sheet: Sheet): void {
  const { random } = sheet;
  sheet.add(
    fill("M-20 1010V936Q160 914 330 944T470 1010Z", "#4a3766", 0.5),
    // Bracts that the wind has carried along the road, fewer the farther.
    ...counted(16).map((index) => {
      const share = (index / 16) ** 1.5;
      const [x, y] = [360 + share * 460 + random.around(30), 968 - random.between(0, 70) * (1 - share * 0.4)];
      return fill(
        chip(random, x, y, random.between(5, 9), random.between(2, 3.4)),
        random.pick(["#d92a6a", "#e8497f", "#a81f5c"]),
      );
    }),
    bougainvillea(sheet, { x: 90, y: 1004, width: 250, height: 84, count: 120, size: 36, seed: 7 }),
  );
}
