import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletAtAnchor } from "../parts/boats/guletAtAnchor.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { splitEdge } from "../parts/land/springCave.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { beachBag } from "../parts/things/beachBag.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 520;
const EYE = 3.5;
const FOCAL = 1600;
const CENTRE = 800;
const CAMERA = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL });
const SHADE = "#d0b189";

/** Bağla at noon: a crescent of fine sand under pines, two sunbeds in a parasol's shade, a mother and child by the water, a gulet at anchor before Kos, the crags of Aspat with its ruined keep. */
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

/** A buttress of the rock: where its top is, how far it reaches to the left and right of it, its foot. */
type Crag = readonly [x: number, top: number, left: number, right: number, foot: number];

/** The crags of Aspat, from the summit behind down to the lowest before it. */
const CRAGS: readonly Crag[] = [
  [548, 222, 176, 216, 560],
  [628, 292, 96, 170, 560],
  [476, 300, 120, 110, 560],
  [702, 372, 90, 150, 560],
  [404, 392, 96, 104, 566],
  [560, 336, 84, 96, 560],
  [498, 408, 82, 84, 560],
  [640, 420, 84, 96, 560],
  [332, 470, 84, 76, 572],
];

/** A crag in split planes: its left one in the sun, with a worn rib, the right one turned away. */
function crag([x, top, left, right, foot]: Crag, random: Random): Drawing {
  const [high, worn] = [foot - top, left * 0.4];
  const edge = (points: readonly Point[], share = 0.12) => splitEdge(points, random, share);
  const west: Point[] = [
    [x - left, foot],
    [x - left * 0.62, top + high * 0.56],
    [x - left * 0.5, top + high * 0.36],
    [x - left * 0.18, top + high * 0.1],
    [x, top],
  ];
  const east: Point[] = [
    [x, top],
    [x + right * 0.2, top + high * 0.14],
    [x + right * 0.42, top + high * 0.42],
    [x + right * 0.6, top + high * 0.52],
    [x + right, foot],
  ];
  const spine = edge(
    [
      [x, top],
      [x + right * 0.1, top + high * 0.26],
      [x - left * 0.04, top + high * 0.5],
      [x + right * 0.16, foot],
    ],
    0.16,
  );
  const rib = edge(
    [
      [x - left * 0.2, top + high * 0.16],
      [x - worn * 0.5, top + high * 0.44],
      [x - worn, foot],
      [x - worn - left * 0.2, foot],
      [x - left * 0.36, top + high * 0.5],
      [x - left * 0.2, top + high * 0.16],
    ],
    0.08,
  );
  return (
    fill(polygon([...edge(west), ...spine]), "#f0dab0") +
    fill(polygon(rib), "#dcbe92") +
    fill(polygon([...spine, ...edge(east).toReversed()]), "#9c8996") +
    fill(
      polygon(
        edge([
          [x + right * 0.2, top + high * 0.2],
          [x + right * 0.5, top + high * 0.6],
          [x + right * 0.52, foot],
          [x + right * 0.34, foot],
          [x + right * 0.26, top + high * 0.5],
        ]),
      ),
      "#85748a",
    )
  );
}

/** Aspat over its wooded foot: bare split rock, steep to the sea, a long shoulder inland; the keep and what is left of its walls on top. */
function drawAspat(sheet: Sheet): void {
  const random = randomOf(23);
  const scrub = pointsOf([
    176, 574, 230, 544, 290, 520, 340, 512, 400, 486, 440, 500, 500, 478, 560, 496, 620, 474, 690, 462, 740, 440, 800,
    436, 880, 448, 980, 462, 1200, 480,
  ]);
  const tufts = counted(46).map((): Point => {
    const x = random.between(220, 900);
    return [x, heightAt(scrub, x) + random.between(-16, 46)];
  });
  sheet.add(
    ...CRAGS.map((one) => crag(one, random)),
    place(keep(), 548 - 560 * 0.56, 230 - 198 * 0.56, 0.56),
    fill(curveDownTo(scrub, 580), "#5f8a5c"),
    fill(
      "M176 576L230 544Q290 518 340 512Q396 486 404 488Q420 530 470 576ZM500 478Q540 488 556 496Q560 540 520 576H470Q500 530 500 478ZM690 462Q740 438 800 436Q820 500 780 576H660Q700 520 690 462Z",
      "#9ab273",
    ),
    crowns(random, tufts, 13, ["#4b7550", "#7f9f62"]),
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

/** The back of the hills behind the beach, and the upper edge of the wood along it. */
const HILL = pointsOf([
  780, 560, 860, 500, 930, 462, 1010, 440, 1100, 436, 1180, 404, 1260, 366, 1340, 346, 1430, 352, 1520, 330, 1660, 312,
]);
const WOOD = pointsOf([
  380, 552, 460, 546, 560, 542, 660, 540, 780, 540, 900, 548, 1010, 560, 1120, 562, 1240, 558, 1360, 548, 1500, 540,
  1660, 524,
]);

/** Round tops that break an edge, their lit sides up and to the left. */
function crowns(
  random: Random,
  places: readonly Point[],
  size: number,
  [dark, light]: readonly [string, string],
): Drawing {
  const all = places.map(([x, y]) => [x, y, size * random.between(0.7, 1.35)] as const);
  return (
    fill(all.map(([x, y, r]) => blot(random, x, y, r, r * 0.7)).join(""), dark) +
    fill(
      all
        .filter((_, index) => index % 3 !== 1)
        .map(([x, y, r]) => blot(random, x - r * 0.3, y - r * 0.3, r * 0.55, r * 0.32))
        .join(""),
      light,
    )
  );
}

/** Wooded hills behind the beach, white houses in a clearing of theirs, and the trees along the sand. */
function drawHills(sheet: Sheet): void {
  const random = randomOf(41);
  sheet.add(
    // The back hill in two tones, its crest feathered by single crowns.
    fill(curveDownTo(HILL, 640), "#6d9a72"),
    fill("M1340 350Q1300 420 1220 450T1120 560H1000Q1040 480 1120 440T1340 350Z", "#8fb383", 0.9),
    fill("M1530 334Q1520 420 1440 470T1360 600H1660V316Z", "#5a8767", 0.85),
    crowns(
      random,
      counted(24).map((): Point => {
        const x = random.between(820, 1640);
        return [x, heightAt(HILL, x) + random.between(3, 9)];
      }),
      15,
      ["#5a8767", "#86ab7a"],
    ),
    houseGroup(sheet, { kind: 0, x: 960, y: 546, size: 0.42 }),
    houseGroup(sheet, { kind: 1, x: 1096, y: 520, size: 0.36 }),
    // The wood along the sand: one dark mass with a broken crest, taller clumps before it, gaps between.
    sheet.clipped(
      "M380 400H1660V700L1640 694Q1320 650 1080 622Q860 590 640 572Q520 564 380 558Z",
      fill(curveDownTo(WOOD, 700), "#3d6b48") +
        fill("M380 556Q520 552 640 562Q860 574 1080 604T1660 668V720H380Z", "#2c563f"),
    ),
    crowns(
      random,
      counted(40).map((): Point => {
        const x = random.between(400, 1640);
        return [x, heightAt(WOOD, x) + random.between(4, 16)];
      }),
      17,
      ["#3d6b48", "#6c9655"],
    ),
    crowns(
      random,
      counted(44).map((): Point => {
        const x = random.between(640, 1640);
        return [x, mixed(576, 640, (x - 640) / 1000) + random.between(-16, 6)];
      }),
      20,
      ["#35654a", "#4f8254"],
    ),
    ...placesOf([742, 584, 74, 900, 602, 104, 1080, 626, 150, 1150, 632, 96, 1372, 660, 176, 1610, 692, 210]).map(
      ([x, y, tall], index) =>
        place(
          needlePine(sheet, {
            tall,
            lean: tall * (index % 2 ? 0.12 : -0.16),
            wide: tall * (0.42 + (index % 3) * 0.07),
            seed: index + 12,
          }),
          x,
          y,
        ),
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
    place(guletAtAnchor(sheet), 176, 578, 0.45),
    fill(lens(172, 581, 260, 10), "#1d7394", 0.6),
    fill(lens(170, 592, 190, 5) + lens(196, 602, 110, 4) + lens(110, 598, 60, 3), "#f8fdf6", 0.7),
  );
}

const BED = { long: 2, half: 0.36, rail: 0.2, top: 0.36, back: 1.3, high: 0.74 };

/** A sunbed in a frame that looks along it from foot to head: low teak on four short legs, a thick mattress, the back half raised on its strut, a folded towel. */
function sunbed(sheet: Sheet, view: Project, [towel, stripe]: readonly [string, string], shade: string): Drawing {
  const { half, rail, top, back, high, long } = BED;
  const face = (...corners: Place[]) => polygon(corners.map(view));
  const slab = (from: number, to: number, low: number, high_: number, across = -half) =>
    face([from, across, low], [to, across, low], [to, across, high_], [from, across, high_]);
  const leg = (along: number, across: number) => slab(along, along + 0.09, 0, rail, across);
  const bed = face([0, -half, top], [back, -half, top], [back, half, top], [0, half, top]);
  const rest = face([back, -half, top], [long - 0.06, -half, high], [long - 0.06, half, high], [back, half, top]);
  const across = (from: number, to: number) =>
    face([from, -half, top], [to, -half, top], [to, half, top], [from, half, top]);
  const side = (from: number, to: number) => slab(from, to, top - 0.1, top);
  return (
    fill(
      face([0.04, -half - 0.06, 0], [long + 0.3, -half - 0.06, 0], [long + 0.5, half, 0], [0.24, half, 0]),
      "#bd9b78",
    ) +
    fill(leg(0.14, half) + leg(1.8, half), "#5c3a30") +
    // The frame, its far rail in the shade under the mattress.
    fill(slab(0, long, rail - 0.02, rail + 0.07, half), "#5c3a30") +
    fill(leg(0.14, -half) + leg(1.78, -half), "#8a5a3c") +
    fill(slab(0, long, rail - 0.02, rail + 0.08), "#b97f48") +
    fill(
      face([0, -half, rail - 0.02], [0, half, rail - 0.02], [0, half, rail + 0.08], [0, -half, rail + 0.08]),
      "#d79c5e",
    ) +
    // The strut, then the raised part's underside.
    fill(
      face(
        [1.74, -half, rail + 0.08],
        [1.8, -half, rail + 0.08],
        [1.78, -half, high - 0.16],
        [1.72, -half, high - 0.2],
      ),
      "#8a5a3c",
    ) +
    fill(slab(0, back, rail + 0.08, top), "#b9c3dc") +
    fill(face([0, -half, rail + 0.08], [0, half, rail + 0.08], [0, half, top], [0, -half, top]), "#efe7d8") +
    fill(
      face([back, -half, top - 0.13], [long, -half, high - 0.12], [long - 0.06, -half, high], [back, -half, top]),
      "#a9b4d2",
    ) +
    fill(bed, "#fffaf0") +
    fill(rest, "#fffdf6") +
    // The seam where it folds, and the towel: once over the foot, with two stripes.
    fill(across(back - 0.02, back + 0.02), "#d3cfd6") +
    fill(across(0.16, 0.62), towel) +
    fill(across(0.22, 0.27) + across(0.5, 0.55), stripe) +
    fill(side(0.16, 0.62), towel) +
    fill(side(0.16, 0.62), "#2a3a6a", 0.3) +
    // The cushion.
    fill(
      face([1.62, -half + 0.07, 0.56], [1.84, -half + 0.07, 0.7], [1.84, half - 0.07, 0.7], [1.62, half - 0.07, 0.56]),
      towel,
    ) +
    sheet.clipped(bed + rest, fill(shade, "#4d5f9c", 0.34))
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

/** Two beds that look at the sea, one on either side of the pole, well apart; the parasol's shade on the sand between; two more along the beach. */
function drawBeds(sheet: Sheet): void {
  const set = (
    right: number,
    away: number,
    cloth: readonly [string, string],
    towels: readonly [readonly [string, string], readonly [string, string]],
  ) => {
    const pole = frameOf(CAMERA, { right, away, heading: 90 });
    const bed = (dx: number, across: number) =>
      frameOf(CAMERA, { right: right + dx, away: away + across, heading: 70 });
    const [x, y] = pole([0.75, 0, 0]);
    const metre = metreAt(pole, [0, 0, 0]);
    const shade = (up: number) =>
      disc(x - up * 0.3 * metre, y - up * metre * 0.8, metre * 1.3, (metre * 1.3 * EYE) / away);
    return (
      fill(shade(0), SHADE) +
      sunbed(sheet, bed(-0.6, 1.7), towels[0], shade(0.36)) +
      parasol(pole, cloth) +
      sunbed(sheet, bed(-1.45, -1.75), towels[1], shade(0.36))
    );
  };
  const stroller = (right: number, away: number, tall: number, options: PersonOptions) =>
    place(
      person(sheet.tinted({ groundShade: "#bd9b78" }), { sleeves: "none", wears: "swimming", ...options }),
      ...CAMERA([right, away, 0]),
      ((FOCAL / away) * tall) / 100,
    );
  sheet.add(
    stroller(-0.1, 46, 1.75, { pose: "walking", mirrored: true, bottom: "#1d5d86" }),
    stroller(0.9, 46.6, 1.66, { pose: "walking", mirrored: true, slender: true, top: "#e8b04a", hairstyle: "bun" }),
    set(
      2.2,
      31,
      ["#f0c35a", "#c08a3c"],
      [
        ["#1d7fa0", "#f4f0e2"],
        ["#e0573a", "#f4f0e2"],
      ],
    ),
    // A mother and her child where the water runs out on the sand.
    stroller(-2.06, 16.6, 1.68, { pose: "walking", mirrored: true, slender: true, top: "#c2265f", hat: "#f3dfae" }),
    stroller(-1.14, 14.9, 1.15, { pose: "crouching", mirrored: true, child: true, bottom: "#1d7fa0" }),
    set(
      0.3,
      12.6,
      ["#e0573a", "#ad3b3c"],
      [
        ["#e8b04a", "#fff6df"],
        ["#1d7fa0", "#f4f0e2"],
      ],
    ),
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

/** A bag by the beds, and sea daffodils on the last dune, cut by the edge: strap leaves, white trumpets on stout stems. */
function drawNear(sheet: Sheet): void {
  sheet.add(place(beachBag(sheet), 1010, 986, 0.46));
  const random = randomOf(31);
  const dune = "M960 1210Q1080 1180 1200 1160T1440 1096T1640 1050V1210Z";
  const leaf = (x: number, y: number, tip: Point, wide: number, colour: string) => {
    const [bx, by] = [mixed(x, tip[0], 0.3), mixed(y, tip[1], 0.86)];
    return fill(
      `M${x - wide} ${y}Q${Math.round(bx - wide)} ${Math.round(by)} ${tip[0]} ${tip[1]}Q${Math.round(bx + wide * 1.2)} ${Math.round(by + wide)} ${x + wide} ${y}Z`,
      colour,
    );
  };
  const flower = (x: number, y: number, size: number, lean: number) => {
    const petal = (turn: number, long: number) => {
      const angle = ((turn + lean) / 180) * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const to = (a: number, b: number) =>
        `${Math.round(x + (a * c - b * s) * size)} ${Math.round(y + (a * s + b * c) * size)}`;
      return `M${to(0, -3)}Q${to(long * 0.6, -9)} ${to(long, 0)}Q${to(long * 0.6, 9)} ${to(0, 3)}Z`;
    };
    return (
      fill([-150, -30, 90].map((turn) => petal(turn, 44)).join(""), "#d5dcea") +
      fill([-90, 30, 150].map((turn) => petal(turn, 46)).join(""), "#fffdf6") +
      fill(disc(x, y, 15 * size), "#fffdf6") +
      fill(disc(x + 3 * size, y + 2 * size, 9 * size), "#dfe3ea") +
      fill(disc(x, y, 4.5 * size), "#e8b04a")
    );
  };
  const plants = [
    [1362, 1172, 0.66],
    [1470, 1160, 0.84],
    [1572, 1176, 1],
  ] as const;
  sheet.add(
    fill(dune, "#e3c894"),
    // A mastic bush behind them, in the corner: the darkest of what is near.
    fill(lens(1540, 1112, 420, 30), SHADE),
    leafMass(sheet, {
      x: 1560,
      y: 1040,
      width: 150,
      height: 96,
      seed: 14,
      count: 60,
      size: 34,
      leaf: "round",
      colours: ["#1f4436", "#35654a", "#6c9655"],
    }),
    fill("M960 1210Q1080 1180 1200 1160T1440 1096T1640 1050V1062Q1530 1082 1440 1110T1200 1174T960 1210Z", "#fbf0d0"),
    ...plants.map(([x, y, size], index) => {
      const reach = (dx: number, dy: number): Point => [Math.round(x + dx * size), Math.round(y - dy * size)];
      const stems =
        index === 0
          ? [[-14, 150]]
          : index === 1
            ? [
                [-34, 176],
                [30, 132],
              ]
            : [
                [-30, 160],
                [36, 190],
              ];
      return (
        fill(lens(x + 60 * size, y + 8, 220 * size, 16 * size), SHADE) +
        [-92, -60, -26, 22, 58, 96]
          .map((dx, at) =>
            leaf(
              x + dx * 0.12,
              y + 6,
              reach(dx + random.around(8), 78 + (at % 3) * 26),
              8 * size,
              at > 2 ? "#2c563f" : at % 2 ? "#5a8748" : "#7fa255",
            ),
          )
          .join("") +
        stems
          .map(([dx = 0, up = 0]) => {
            const [tx, ty] = reach(dx, up);
            return (
              stroke(
                `M${x} ${y}Q${Math.round(x + dx * 0.2)} ${Math.round(y - up * size * 0.6)} ${tx} ${ty + 18}`,
                "#6f9450",
                9 * size,
              ) +
              flower(tx - 22 * size, ty - 6, size * 0.94, -8) +
              flower(tx + 26 * size, ty + 12 * size, size * 0.8, 24)
            );
          })
          .join("")
      );
    }),
  );
}
