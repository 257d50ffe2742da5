import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import type { Point } from "../kit/geometry.ts";
import { box, lens, type Path, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletAtAnchor } from "../parts/boats/guletAtAnchor.ts";
import { type TripBoat, tripBoat } from "../parts/boats/tripBoat.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { seaCave } from "../parts/land/seaCave.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 530;
const [EYE, FOCAL] = [8, 1500];
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });

/** A gulet on a day trip anchored in the cove of Karaada, its ladder down, its shadow on the sand below; the cave behind, two boats off the point. */
export const SCENE: Scene = {
  name: "boat-anchorage",
  seed: 101,
  mood: "day",
  colours: { sea: ["#2f8db6", "#2aa0bc", "#52bfc6", "#93ddcf", "#c9f0dc"] },
  grain: 0.34,
  crops: { wide: 150, square: 170 },
  draw(sheet) {
    drawIsland(sheet);
    sheet.add(place(seaCave(), 140, 694, 0.94));
    drawBed(sheet);
    drawFarBoats(sheet);
    drawGulet(sheet);
    drawRock(sheet);
  },
};

/** A hill in two tones: its body, and the slopes that the sun on the left reaches. */
function hill(sheet: Sheet, body: Path, lit: Path, [shade, light]: readonly [string, string]): Drawing {
  return fill(body, shade) + sheet.clipped(body, fill(lit, light));
}

/** The island in three planes: a pale one far away, the long hill, and the spur with the cave; ochre rock at its foot. */
function drawIsland(sheet: Sheet): void {
  const long = `M-40 330C60 262 150 236 240 252C330 270 380 322 450 330C520 336 560 268 640 262C730 258 790 330 870 372C960 418 1040 440 1120 486C1200 520 1290 540 1366 586L1200 600L400 650H-40Z`;
  const spur = `M-40 396C20 372 90 372 150 398C230 434 270 470 330 486C400 506 440 560 486 600C510 624 520 650 524 690H-40Z`;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2, reach: 0.5 }),
    sweptCloud(sheet, { x: 1210, y: 250, length: 520, seed: 3 }),
    hill(
      sheet,
      `M900 ${HORIZON + 3}C980 506 1060 500 1140 478C1210 456 1290 462 1370 484C1450 500 1540 470 1640 476V${HORIZON + 3}Z`,
      `M860 540C960 500 1060 500 1140 478C1180 462 1210 464 1240 466C1262 490 1310 510 1340 540ZM1400 540C1450 490 1540 470 1600 474C1610 500 1630 520 1650 540Z`,
      ["#86b2c6", "#a3c7d2"],
    ),
    fill(box(0, HORIZON, 1600, 740), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
    sheet.spray("M0 540H1600V900H0Z", "#1f86ab", { from: [0, 600], to: [0, 900], thick: 0.6 }),
    // Pale water along the foot of the rock.
    fill("M-40 664C200 700 560 712 860 686C1060 668 1240 640 1420 596L1340 590L-40 640Z", "#5cc2c6", 0.75),
    fill("M-40 660C200 686 560 696 840 674C1040 658 1220 630 1390 594L1340 590L-40 640Z", "#a5e4d6", 0.85),
    hill(
      sheet,
      long,
      `M-60 700V240C60 240 150 226 240 248C262 300 290 340 352 390C392 424 420 470 440 520V700ZM500 700C520 560 500 480 470 420C450 380 470 340 510 320C560 262 600 256 640 258C668 310 716 350 760 400C806 450 850 520 874 600L880 700ZM930 700C950 600 930 520 960 470C975 440 1000 430 1016 428C1050 470 1096 510 1150 560L1180 700Z`,
      ["#6f8a5e", "#a9b272"],
    ),
    fill(shrubs(LONG_SHRUBS, 0, 0), "#4f7049"),
    fill(shrubs(LONG_SHRUBS, -0.16, 0.2), "#86a05a"),
    // The rock at the foot of the long hill: lit towards us, its clefts in shade.
    hill(
      sheet,
      "M420 694V590L470 580L524 592L580 576L650 590L716 574L790 586L852 562L930 574L1000 556L1070 566L1140 548L1210 560L1290 566L1366 586C1300 616 1180 640 1060 656C880 680 640 696 420 694Z",
      "M400 720V560H640C652 600 676 630 672 720ZM742 720C734 660 716 620 726 560H960C976 596 984 640 1006 680L1000 720ZM1064 690C1048 640 1052 600 1040 540H1210C1216 570 1230 590 1226 650L1210 700Z",
      ["#c08f70", "#efcf97"],
    ),
    hill(sheet, spur, "M-60 700V360C20 362 90 366 140 388C190 440 220 480 262 520C300 560 320 620 322 700Z", [
      "#5f7b52",
      "#98a565",
    ]),
    fill(shrubs(SPUR_SHRUBS, 0, 0), "#48683f"),
    fill(shrubs(SPUR_SHRUBS, -0.16, 0.2), "#7f9a52"),
    hill(
      sheet,
      "M-40 696V556C0 540 40 548 80 552C140 556 180 540 230 552C290 566 330 568 380 590C440 612 500 640 530 694C340 706 140 704-40 696Z",
      "M-60 720V530H270C290 570 320 640 322 720ZM372 720C390 660 376 610 392 580L440 600C460 640 470 680 470 720Z",
      ["#b98a6c", "#efcf97"],
    ),
  );
}

/** Maquis in loose groups along the ledges: where each bush stands, and how broad it is. */
const LONG_SHRUBS = placesOf([
  596, 578, 40, 634, 588, 58, 690, 582, 36, 806, 584, 62, 856, 570, 44, 884, 576, 30, 1018, 562, 46, 1056, 568, 30,
  1160, 556, 34, 470, 560, 44, 520, 580, 64, 668, 470, 40, 704, 484, 58, 742, 496, 34, 930, 470, 44, 962, 482, 30, 360,
  372, 34, 390, 386, 48,
]);
const SPUR_SHRUBS = placesOf([
  20, 486, 44, 64, 494, 66, 112, 494, 38, 250, 548, 46, 300, 560, 70, 352, 576, 46, 410, 600, 54, 196, 470, 40, 230,
  486, 28,
]);

/** Bushes as low domes; `aside` and `smaller` make the lit top of each, in shares of it. */
function shrubs(places: readonly (readonly [number, number, number])[], aside: number, smaller: number): Path {
  return places
    .map(([x, y, l]) => {
      const [half, high] = [(l / 2) * (1 - smaller), l * 0.52 * (1 - smaller)];
      const [cx, foot] = [x + aside * l, y - smaller * l * 0.5];
      return `M${short(cx - half)} ${short(foot)}C${short(cx - half * 1.1)} ${short(foot - high * 0.8)} ${short(cx - half * 0.4)} ${short(foot - high * 1.1)} ${short(cx)} ${short(foot - high)}C${short(cx + half * 0.6)} ${short(foot - high * 1.05)} ${short(cx + half * 1.1)} ${short(foot - high * 0.5)} ${short(cx + half)} ${short(foot)}Q${short(cx)} ${short(foot + high * 0.24)} ${short(cx - half)} ${short(foot)}Z`;
    })
    .join("");
}

const BOATS: readonly (readonly [right: number, away: number, boat: TripBoat])[] = [
  [
    196,
    400,
    {
      heading: -64,
      flag: false,
      hull: "#2a7ba3",
      hullShade: "#174f78",
      trim: "#fbf7ef",
      awning: ["#f4854f", "#b9583c", "#fff3e0"],
      mats: ["#fbf7ef", "#f2b64c"],
      saloon: 3.2,
      mast: 9,
    },
  ],
  [
    70,
    165,
    {
      heading: -58,
      flag: false,
      hull: "#fbf5e8",
      hullShade: "#b5c3da",
      trim: "#2a7ba3",
      awning: ["#2a7ba3", "#174f78"],
      mats: ["#fbf7ef", "#e0724a"],
      mast: 10.5,
    },
  ],
];

function drawFarBoats(sheet: Sheet): void {
  for (const [right, away, boat] of BOATS) {
    const view = frameOf(eye, { right, away, heading: boat.heading });
    sheet.add(waterLineOf(view, boat), tripBoat(sheet, view, boat));
  }
}

/** What lies on the water below a far boat: the shade of its hull, its broken image, a light line where it floats. */
function waterLineOf(view: Project, { hull }: TripBoat): Drawing {
  const [[left, y], [right]] = [view([10, 0, 0]), view([-9.6, 0, 0])];
  const [middle, long] = [(left + right) / 2, right - left];
  const band = (down: number, share: number, aside: number) =>
    lens(middle + aside * long, y + down * long, long * share, long * 0.05);
  return (
    fill(lens(middle, y + long * 0.05, long * 1.24, long * 0.1), "#1a7d9c", 0.7) +
    fill(band(0.1, 0.86, -0.02) + band(0.15, 0.66, 0.03), hull, 0.7) +
    fill(band(0.21, 0.5, -0.03) + band(0.27, 0.3, 0.04), "#e6f9f4", 0.6)
  );
}

const [GULET_X, GULET_Y, GULET_SCALE] = [770, 838, 1.42];
/** A place of the gulet's own drawing on the sheet. */
const onGulet = ([x, y]: Point): Point => [GULET_X + x * GULET_SCALE, GULET_Y + y * GULET_SCALE];

/** The gulet on its image; its keel and its chain are seen through the water, its shadow lies on the sand. */
function drawGulet(sheet: Sheet): void {
  const image = (points: readonly number[]) => pointsOf(points).map(onGulet);
  // Blunt astern, fine at the bow; the light that ripples throw on the sand runs across it.
  const shadow =
    "M-366-6Q-360-28-300-34L-232-36Q-210-50-130-50L40-48Q70-46 84-38Q290-34 440-4Q400 8 320 18Q120 44-110 42Q-270 40-340 24Q-368 14-366-6Z";
  const light = placesOf([
    -300, -16, 190, -330, 10, 130, -60, 24, 300, 60, -20, 260, 250, 10, 220, 350, -14, 160, -150, -38, 120, -220, 34,
    170, 180, 34, 150,
  ]);
  sheet.add(
    place(
      fill(shadow, "#2590a6", 0.78) +
        fill(light.map(([x, y, l]) => lens(x, y, l, 3 + l * 0.016)).join(""), "#8fd6cd", 0.75),
      916,
      1020,
    ),
    place(
      stroke("M284-88Q302-40 312 3", "#27425a", 2.6) + stroke("M312 3Q328 60 372 112", "#1f7f95", 2.4, 0.6),
      GULET_X,
      GULET_Y,
      GULET_SCALE,
    ),
    place(
      fill("M-236 0H220Q196 26 120 30Q-90 40-196 28Q-226 18-236 0Z", "#1d7c92", 0.72) +
        fill(lens(0, 3, 520, 12), "#186f88", 0.9),
      GULET_X,
      GULET_Y,
      GULET_SCALE,
    ),
    brokenImage({
      shapes: [
        { outline: image([-190, 48, 230, 48, 200, 68, 120, 96, -60, 96, -150, 70]), colour: "#e9f6ee" },
        { outline: image([-236, 2, 226, 2, 290, 84, 112, 50, -196, 58, -266, 66]), colour: "#8f512f" },
      ],
      depth: 64,
      band: 8,
      seed: 7,
    }),
    ...onDeck(sheet),
    place(guletAtAnchor(sheet), GULET_X, GULET_Y, GULET_SCALE),
    place(swimmer(sheet, { cap: "#c2265f" }), 420, 934, 0.86),
    place(wading(sheet, 58, { pose: "waving", wears: "swimming", sleeves: "none", bottom: "#1d5d86" }), 500, 968, 0.8),
    place(
      wading(sheet, 60, { slender: true, wears: "swimming", sleeves: "none", top: "#ee9433", hairstyle: "bun" }),
      556,
      980,
      0.76,
    ),
    place(fill(lens(-6, 4, 480, 3.4) + lens(-148, 10, 60, 4), "#e6f9f4", 0.9), GULET_X, GULET_Y, GULET_SCALE),
  );
}

/** Guests on the gulet: two at the rail of the foredeck, one by the ladder. */
function onDeck(sheet: Sheet): Drawing[] {
  const stands = (x: number, y: number, options: PersonOptions) =>
    place(person(sheet, { shadow: false, ...options }), ...onGulet([x, y]), 0.86);
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  return [
    stands(168, -66, { pose: "pointing", ...bathing, bottom: "#c8563c" }),
    stands(196, -70, {
      pose: "standing",
      ...bathing,
      slender: true,
      top: "#c2265f",
      hairstyle: "long",
      hat: "#f3e2b4",
    }),
    stands(-150, -62, {
      pose: "standing",
      ...bathing,
      slender: true,
      mirrored: true,
      top: "#1d7fa0",
      hairstyle: "bun",
    }),
  ];
}

/** Clear water: pale under the cliffs, deep in the middle, sand and meadows of seagrass before us. */
function drawBed(sheet: Sheet): void {
  const glints = placesOf([
    120, 792, 150, 200, 804, 210, 1330, 800, 240, 1410, 812, 130, 1290, 900, 150, 1240, 912, 260, 190, 926, 240, 130,
    940, 120, 420, 1004, 200, 350, 1018, 120, 960, 1122, 300, 1050, 1138, 170,
  ]);
  const shoal = placesOf([560, 1092, 34, 604, 1078, 30, 596, 1104, 34, 648, 1094, 32, 640, 1120, 30, 690, 1108, 28]);
  sheet.add(
    fill(
      "M-20 846Q90 828 180 842Q250 836 340 856Q300 866 430 880Q340 890 300 902Q180 898 110 916Q40 914-20 928Z",
      "#2798ae",
      0.6,
    ),
    fill("M-20 862Q80 850 150 862Q220 860 300 876Q240 880 210 890Q110 888-20 902Z", "#1c8099", 0.6),
    fill(
      "M1640 858Q1520 852 1450 866Q1380 862 1300 880Q1350 892 1330 900Q1440 912 1480 924Q1560 926 1640 938Z",
      "#2798ae",
      0.6,
    ),
    fill("M1640 876Q1560 872 1500 884Q1450 884 1410 892Q1450 900 1500 900Q1540 914 1640 918Z", "#1c8099", 0.6),
    fill("M-20 1000Q240 960 560 985Q900 930 1260 985Q1440 1010 1640 990V1240H-20Z", "#d9f4e0", 0.55),
    fill("M-20 1110Q200 1060 420 1090Q620 1130 900 1106Q1100 1096 1200 1130V1240H-20Z", "#f0f7dd", 0.6),
    fill(
      shoal
        .map(([x, y, l]) => lens(x, y, l, l * 0.3) + `M${x - l * 0.4} ${y}l${-l * 0.3} ${-l * 0.16}v${l * 0.32}z`)
        .join(""),
      "#23788f",
      0.85,
    ),
    fill(glints.map(([x, y, l]) => lens(x, y, l, 3 + l * 0.02)).join(""), "#f2fff8", 0.8),
  );
}

/** The rock that we look from: its flat top in the light, the face towards the water in shade, a bush in its lee. */
function drawRock(sheet: Sheet): void {
  sheet.add(
    fill("M1070 1240C1110 1170 1180 1120 1270 1090C1360 1060 1480 1030 1640 1010V1240Z", "#d9f4e8", 0.75),
    fill("M1110 1240C1140 1180 1200 1140 1280 1112C1380 1080 1480 1058 1640 1040V1240Z", "#b98d70"),
    fill(
      "M1180 1170C1230 1132 1300 1106 1390 1082C1470 1060 1550 1048 1640 1040V1112C1540 1118 1460 1128 1380 1146C1310 1160 1240 1164 1180 1170Z",
      "#fbe6b8",
    ),
    fill(
      "M1180 1170C1240 1164 1310 1160 1380 1146C1390 1180 1420 1210 1424 1240H1110C1126 1210 1150 1186 1180 1170Z",
      "#dcb27f",
    ),
    leafMass(sheet, { x: 1560, y: 1064, width: 120, height: 66, seed: 8, count: 50, size: 30 }),
  );
}
