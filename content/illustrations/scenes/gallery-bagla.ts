import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletAtAnchor } from "../parts/boats/guletAtAnchor.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 520;
const EYE = 3.5;
const FOCAL = 1600;
const CENTRE = 800;
const CAMERA = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL });
const SHADE = "#d0b189";

/** Bağla at noon: a crescent of fine sand under pines, two sunbeds in a parasol's shade, a gulet at anchor before Kos, the cone of Aspat with its ruined keep. */
export const SCENE: Scene = {
  name: "gallery-bagla",
  seed: 132,
  mood: "day",
  colours: {
    sky: ["#5fb0d0", "#a9d8df", "#eef5e6"],
    zenith: "#3f94c0",
    leafLight: "#9cb85c",
    leaf: "#5a8748",
    leafDark: "#2c563f",
    seaLight: "#effaf2",
  },
  grain: 0.3,
  crops: { wide: 60, square: 150 },
  draw(sheet) {
    drawBay(sheet);
    drawAspat(sheet);
    drawHills(sheet);
    drawSand(sheet);
    drawBeds(sheet);
    drawPines(sheet);
    drawNear(sheet);
  },
};

/** The water's edge, from our feet to the rocks under Aspat. */
const SHORE: Point[] = pointsOf([
  40, 1270, 200, 1140, 356, 1030, 520, 916, 646, 822, 724, 748, 758, 690, 752, 642, 706, 606, 620, 580, 520, 565, 400,
  556,
]);

/** The water's edge moved out to sea by so many metres, each place at a right angle to it on the ground. */
function shoreAt(metres: number): Point[] {
  const ground = SHORE.map(([x, y]): Point => {
    const away = (EYE * FOCAL) / (y - HORIZON);
    return [((x - CENTRE) * away) / FOCAL, away];
  });
  return ground.map(([right, away], index): Point => {
    const [from, to] = [
      ground[Math.max(0, index - 1)] ?? [0, 0],
      ground[Math.min(ground.length - 1, index + 1)] ?? [0, 0],
    ];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    return CAMERA([right - (dy / long) * metres, Math.max(4, away + (dx / long) * metres), 0]);
  });
}

function drawBay(sheet: Sheet): void {
  const random = randomOf(5);
  const dabs = counted(26).map(() => {
    const near = random.next() ** 1.3;
    return lens(random.between(-40, 520 - near * 420), HORIZON + 60 + near * 560, 40 + near * 130, 2 + near * 6);
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.26, reach: 0.5 }),
    fill(
      "M30 236Q120 206 216 216Q290 190 380 206Q450 202 500 222Q420 220 350 230Q260 216 180 234Q100 228 30 236ZM820 150Q900 128 980 136Q1060 112 1150 128Q1100 140 1040 146Q930 142 820 150Z",
      sheet.mood.cloud,
      0.92,
    ),
    // Kos, with the long back of its Dikeos.
    fill(
      `M-20 ${HORIZON + 2}V480C40 472 70 458 110 452C140 440 160 446 186 452C220 462 260 474 300 484C350 494 420 500 480 ${HORIZON + 2}Z`,
      "#a9cbd8",
    ),
    fill(
      `M-20 ${HORIZON + 2}V496C60 486 120 470 150 462C180 480 240 496 330 506C380 510 420 514 460 ${HORIZON + 2}Z`,
      "#bcd8de",
    ),
    fill(
      box(0, HORIZON, 1600, 700),
      sheet.downwards(["#3f9cc4", "#2a91ba", "#36a9bf", "#6cccc8", "#a6e4d6", "#cdf0e0"], HORIZON, 1200),
    ),
    fill(dabs.join(""), "#f4fdf6", 0.6),
  );
}

/** The cone of Aspat, bare rock where it is steep: its left face in the sun, its right one turned away; the keep and what is left of its walls on top. */
function drawAspat(sheet: Sheet): void {
  const random = randomOf(23);
  const cone =
    "M196 572L262 524L300 500L334 462L366 446L398 396L424 376L446 318L474 282L492 236L516 208L534 190L560 184L584 190L600 208L616 240L642 262L660 306L702 338L724 376L780 404L838 428L920 446L1020 462L1180 470V580H196Z";
  sheet.add(
    fill(cone, "#8a7f90"),
    sheet.clipped(
      cone,
      fill("M180 600L500 150H562L554 230L566 300L552 372L578 450L570 520L600 600Z", "#eed7ab") +
        // Gullies that run down from the top: shade on the lit face, what the sun still finds on the other.
        fill(
          "M514 206L498 292L474 366L458 440L446 486L436 440L452 372L482 300ZM544 186L538 280L524 364L512 440L526 490L540 400L548 320L552 240ZM448 316L424 390L398 446L380 480L396 410L424 372Z",
          "#d0b08c",
        ) +
        fill(
          "M584 186L600 280L634 374L668 470L640 470L608 356L586 262ZM640 256L668 340L712 404L744 460L706 440L672 372L648 310Z",
          "#a8959e",
        ) +
        // Scrub climbs where earth holds.
        fill(
          "M180 600L262 524Q322 474 352 452Q370 424 384 458Q396 498 436 492Q452 454 462 484Q486 524 534 506Q556 520 584 496Q596 440 612 452Q622 500 664 486Q690 412 704 436Q720 452 746 420Q770 398 800 404Q860 410 1200 440V620H180Z",
          "#6b9160",
        ) +
        fill(
          "M180 600L262 524Q322 474 352 452Q370 424 384 458Q396 498 436 492Q452 454 462 484Q486 524 534 506Q552 518 572 504L600 600ZM640 590Q660 500 692 462Q706 520 730 590ZM770 590Q790 470 824 420Q880 440 930 590Z",
          "#a0b676",
        ),
    ),
    fill(
      placesOf([
        300, 516, 10, 344, 500, 12, 336, 530, 14, 404, 520, 12, 462, 524, 13, 520, 528, 11, 560, 534, 13, 660, 516, 12,
        624, 534, 14, 742, 478, 11, 770, 510, 14, 720, 520, 12, 824, 452, 10, 846, 500, 13,
      ])
        .map(([x, y, r]) => blot(random, x, y, r, r * 0.55))
        .join(""),
      "#4f7a50",
    ),
    keep(),
  );
}

/** What stands on Aspat: the stump of a keep, broken towards the sea, and walls that follow the ridge down. */
function keep(): Drawing {
  return (
    fill("M578 200V172L590 166L598 186L616 206V226L632 246L640 262Q606 240 578 212Z", "#9c8594") +
    fill("M496 238L502 212L514 206L520 192L536 190V208Z", "#f6e4bd") +
    fill("M530 206V142L538 136L544 144L552 128L562 124V202Q546 212 530 206Z", "#f9ebc9") +
    fill("M562 124L570 132L574 148L582 150V200L562 206Z", "#a58b94") +
    fill("M542 164h7v17h-7Z", "#7a6474")
  );
}

/** Wooded hills behind the beach, white houses in a clearing of theirs, and the trees along the sand. */
function drawHills(sheet: Sheet): void {
  sheet.add(
    pinewood(sheet, {
      crest: pointsOf([
        800, 560, 860, 500, 930, 462, 1010, 440, 1100, 436, 1180, 404, 1260, 366, 1340, 346, 1430, 352, 1520, 330, 1640,
        316,
      ]),
      foot: 640,
      size: [17, 26],
      colours: ["#4f8060", "#739b68", "#a6bd7c"],
      seed: 4,
    }),
    houseGroup(sheet, { kind: 0, x: 960, y: 546, size: 0.42 }),
    houseGroup(sheet, { kind: 1, x: 1096, y: 520, size: 0.36 }),
    sheet.clipped(
      "M380 400H1660V700L1640 694Q1320 650 1080 622Q860 590 640 572Q520 564 380 558Z",
      pinewood(sheet, {
        crest: pointsOf([
          380, 556, 440, 544, 540, 540, 660, 544, 780, 540, 900, 552, 1010, 566, 1120, 568, 1240, 560, 1360, 548, 1500,
          540, 1640, 520,
        ]),
        foot: 690,
        size: [12, 27],
        colours: ["#2c563f", "#4d7d4a", "#8fb05c"],
        seed: 9,
      }),
    ),
  );
}

function drawSand(sheet: Sheet): void {
  const random = randomOf(17);
  const land = (metres: number) => `${curve(shoreAt(metres))}Q520 560 640 568Q860 586 1080 618T1640 690V1280H40Z`;
  const marks = placesOf([
    760, 1130, 150, 520, 1090, 110, 1010, 1150, 120, 900, 800, 60, 1010, 720, 50, 880, 690, 40, 1210, 1100, 110, 700,
    1010, 90,
  ]);
  sheet.add(
    sheet.clipped(
      box(-20, 556, 1640, 700),
      fill(land(9), "#79d3c8", 0.5) +
        fill(land(5), "#a3e4d4", 0.6) +
        fill(land(2.2), "#cdf3e4", 0.85) +
        fill(land(0.34), "#fffdf6") +
        fill(land(0), "#dcc294"),
    ),
    fill(land(-0.5), "#f8ebc8"),
    // The shade of the trees on the edge of the sand.
    fill(
      "M400 556Q520 560 640 568Q860 586 1080 618T1640 690V724Q1360 676 1080 644Q860 604 640 580Q520 566 400 556Z",
      SHADE,
      0.9,
    ),
    // The rock on which the cone stands in the sea, and the swell along its foot.
    stroke("M380 557Q520 560 640 568Q860 586 1080 618T1640 690", "#2c563f", 6),
    fill(
      "M176 574L200 560L222 548L252 546L280 536L318 542L346 534L384 546L424 548L470 560L500 570Q340 580 176 574Z",
      "#f0dbb0",
    ) +
      fill(
        "M222 548L252 546L262 575L228 575ZM280 536L318 542L332 576L296 577ZM346 534L384 546L402 575L366 576ZM424 548L470 560L500 570L440 574Z",
        "#9d8486",
      ),
    fill("M160 574Q250 566 340 572Q430 568 520 571Q430 582 340 580Q250 584 160 574Z", "#f4fcf4"),
    fill(marks.map(([x, y, l]) => lens(x, y, l, 5)).join(""), "#e6cf9f"),
    fill(
      counted(22)
        .map(() => blot(random, random.between(560, 1500), random.between(960, 1190), random.between(3, 6), 2.4))
        .join(""),
      "#cdb184",
    ),
    place(guletAtAnchor(sheet), 176, 594, 0.43),
    fill(lens(172, 597, 250, 12), "#1d7394", 0.6),
    fill(lens(170, 610, 190, 6) + lens(196, 620, 110, 5) + lens(110, 616, 60, 4), "#f8fdf6", 0.7),
  );
}

const BED = { long: 1.95, half: 0.34, top: 0.42, back: 1.2, high: 0.95 };

/** A sunbed of wood in a frame that looks along it from foot to head: white mattress, raised back, a towel over its foot. */
function sunbed(sheet: Sheet, view: Project, towel: string, shade: string): Drawing {
  const { half, top, back, high, long } = BED;
  const face = (...corners: Place[]) => polygon(corners.map(view));
  const leg = (along: number, across: number) =>
    face([along, across, 0], [along + 0.08, across, 0], [along + 0.08, across, 0.3], [along, across, 0.3]);
  const bed = face([0, -half, top], [back, -half, top], [back, half, top], [0, half, top]);
  const rest = face([back, -half, top], [long - 0.14, -half, high], [long - 0.14, half, high], [back, half, top]);
  return (
    fill(face([0.1, -half, 0], [long + 0.5, -half, 0], [long + 0.7, half, 0], [0.3, half, 0]), SHADE) +
    fill(leg(0.15, half) + leg(1.7, half), "#5c3a30") +
    fill(leg(0.15, -half) + leg(1.05, -half) + leg(1.72, -half), "#8a5a3c") +
    fill(bed, "#fffaf0") +
    fill(face([0, -half, 0.34], [back, -half, 0.34], [back, -half, top], [0, -half, top]), "#c9cfe2") +
    fill(face([0, -half, 0.24], [long, -half, 0.24], [long, -half, 0.34], [0, -half, 0.34]), "#b0763f") +
    fill(face([0, -half, 0.24], [0, half, 0.24], [0, half, top], [0, -half, top]), "#f1e6d0") +
    fill(face([0.12, -half, top], [0.72, -half, top], [0.72, half, top], [0.12, half, top]), towel) +
    fill(face([0.12, -half, top], [0.72, -half, top], [0.72, -half, 0.16], [0.12, -half, 0.16]), towel) +
    fill(face([0.12, -half, top], [0.72, -half, top], [0.72, -half, 0.16], [0.12, -half, 0.16]), "#2a3a6a", 0.22) +
    fill(
      face([back, -half, top - 0.08], [long - 0.1, -half, high - 0.04], [long - 0.14, -half, high], [back, -half, top]),
      "#b7bfd8",
    ) +
    fill(
      face(
        [long - 0.16, -half, 0.3],
        [long - 0.1, -half, 0.3],
        [long - 0.1, -half, high - 0.06],
        [long - 0.16, -half, high - 0.08],
      ),
      "#7a4e38",
    ) +
    fill(rest, "#fffaf0") +
    fill(
      face(
        [1.52, -half + 0.04, 0.68],
        [1.74, -half + 0.04, 0.88],
        [1.74, half - 0.04, 0.88],
        [1.52, half - 0.04, 0.68],
      ),
      "#e8dcc6",
    ) +
    sheet.clipped(bed + rest, fill(shade, "#5b6ea8", 0.38))
  );
}

/** A parasol of eight gores over its pole at 0, 0 of a frame, seen from a little above: the left gores in the sun. */
function parasol(view: Project, [bright, deep]: readonly [string, string]): Drawing {
  const { rim, apex, reach } = { rim: 1.9, apex: 2.42, reach: 1.3 };
  const at = (index: number, up: number, out = reach): Point => {
    const angle = ((index * 45) / 180) * Math.PI;
    return view([Math.cos(angle) * out, Math.sin(angle) * out, up]);
  };
  const gores = counted(8)
    .map((index) => ({
      index,
      away: Math.sin(((index * 45 + 22.5) / 180) * Math.PI),
      right: Math.cos(((index * 45 + 22.5) / 180) * Math.PI),
    }))
    .toSorted((one, other) => other.away - one.away);
  const metre = metreAt(view, [0, 0, 0]);
  const [foot, top] = [view([0, 0, 0]), view([0, 0, apex])];
  return (
    stroke(`M${foot.join(" ")}L${top.join(" ")}`, "#7a4e38", metre * 0.055) +
    gores
      .map(({ index, away, right }) => {
        const shaded = right > 0.3;
        const colour = index % 2 ? (shaded ? "#c5cce0" : "#fffaf0") : shaded ? deep : bright;
        const hem = polygon([
          at(index, rim),
          at(index + 1, rim),
          at(index + 1, rim - 0.17),
          at(index + 0.5, rim - 0.22, reach * 0.96),
          at(index, rim - 0.17),
        ]);
        return (
          fill(
            polygon([
              at(index, rim),
              at(index + 0.5, rim + 0.02, reach * 0.97),
              at(index + 1, rim),
              at(index + 0.5, mixed(rim, apex, 0.72), reach * 0.34),
              top,
            ]),
            colour,
          ) +
          fill(polygon([at(index, rim), at(index + 1, rim), top]), colour) +
          (away < 0.1 ? fill(hem, colour) + fill(hem, "#3a3468", 0.16) : "")
        );
      })
      .join("") +
    fill(disc(top[0], top[1] - metre * 0.03, metre * 0.045), "#7a4e38")
  );
}

/** Two beds side by side with their heads from the sea, the parasol between them, its shade on both and on the sand; two more along the beach. */
function drawBeds(sheet: Sheet): void {
  const set = (right: number, away: number, cloth: readonly [string, string], towels: readonly [string, string]) => {
    const spot = { right, away, heading: 76 };
    const at = frameOf(CAMERA, spot);
    const pole = frameOf(CAMERA, { right, away, heading: 90 });
    const bed = (across: number) =>
      frameOf(CAMERA, { right: right - 0.9 + across * -0.25, away: away + across, heading: 76 });
    const [x, y] = pole([1.15, 0.1, 0]);
    const metre = metreAt(at, [0, 0, 0]);
    const shade = (up: number) =>
      disc(x - up * 0.3 * metre, y - up * metre * 0.8, metre * 1.36, (metre * 1.36 * EYE) / away);
    return (
      fill(shade(0), SHADE) +
      sunbed(sheet, bed(0.8), towels[0], shade(0.42)) +
      parasol(pole, cloth) +
      sunbed(sheet, bed(-0.75), towels[1], shade(0.42))
    );
  };
  sheet.add(
    set(2.2, 31, ["#f0c35a", "#c08a3c"], ["#1d7fa0", "#e0573a"]),
    set(0.4, 12.4, ["#e0573a", "#ad3b3c"], ["#1d7fa0", "#e8b04a"]),
  );
}

/** Two pines on the sand, their shade to the right of their feet. */
function drawPines(sheet: Sheet): void {
  const random = randomOf(11);
  const shades = placesOf([
    1420, 884, 120, 1560, 878, 150, 1500, 912, 150, 1620, 906, 90, 1300, 900, 30, 1600, 764, 90, 1540, 756, 50,
  ]);
  sheet.add(
    fill(shades.map(([x, y, r]) => blot(random, x, y, r, r * 0.2)).join(""), SHADE),
    fill("M1232 892L1262 904L1440 908V868L1300 878ZM1486 754L1500 762L1600 776V752L1520 746Z", SHADE),
    place(needlePine(sheet, { tall: 430, lean: 40, wide: 190, thick: 14, seed: 4 }), 1500, 752),
    place(needlePine(sheet, { tall: 790, lean: -60, wide: 350, thick: 26, seed: 6 }), 1262, 890),
  );
}

/** Bougainvillea in the corner, cut by the edge. */
function drawNear(sheet: Sheet): void {
  sheet.add(bougainvillea(sheet, { x: 1520, y: 1150, width: 170, height: 100, count: 46, size: 36, seed: 3 }));
}
