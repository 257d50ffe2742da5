import { cameraOf, frameOf, metreAt, type Project } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { STONE_HOTEL, stoneHotel, stoneHotelImage } from "../parts/buildings/stoneHotel.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { limb } from "../parts/people/body.ts";
import { chauffeur } from "../parts/people/chauffeur.ts";
import { type Tone, toneOf } from "../parts/people/light.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { BODY } from "../parts/vehicles/carrierBody.ts";
import { lampPlaces } from "../parts/vehicles/carrierFace.ts";
import { LAMPLIT_NAVY, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { peopleCarrier } from "../parts/vehicles/peopleCarrier.ts";
import { slidDoor } from "../parts/vehicles/slidDoor.ts";
import { type Surface, surfaceOf } from "../parts/vehicles/surface.ts";

const HORIZON = 640;
const camera = cameraOf({ horizon: HORIZON, centre: 700, eye: 1.6, focal: 2200 });
/** The carrier's frame; its door is on the side that is turned to us. */
const view = frameOf(camera, { right: -2.62, away: 9.8, heading: 57 });
/** The hotel's front comes from the bay towards us on the right: its corner at 0. */
const HOTEL = frameOf(camera, { right: -2.5, away: 28, heading: 117 });
/** The same in the wet paving. */
const upside =
  (project: Project): Project =>
  ([along, across, up]) =>
    project([along, across, -up]);
const hotel = facesOf(HOTEL);
const { portal: PORTAL, landing: LANDING, tread: TREAD, risers: RISERS, floor: FLOOR } = STONE_HOTEL;
/** Lamplight as it lies on stone. */
const LAMPLIGHT = "#ffd183";
/** A navy carrier in the blue hour: the afterglow on what looks up, lamplight from the ground. */
const NAVY: VehiclePaint = {
  ...LAMPLIT_NAVY,
  rim: "#cfd0d8",
  rimDim: "#68708f",
  shadow: "#151a3c",
};

/** Blue hour before a stone hotel by the bay: the carrier waits at the foot of the steps, its cabin's light lies on the wet paving, and the driver holds the door for the guests who come down. */
export const SCENE: Scene = {
  name: "driver-door",
  seed: 91,
  mood: "night",
  colours: {
    sky: ["#1b3168", "#3c5d97", "#8f8db0", "#eaa78a", "#fad6a0"],
    zenith: "#121f47",
    cloud: "#f0ab8a",
    far: "#5d6892",
    farShade: "#4b5682",
    mist: "#d79f94",
    sea: ["#f2b88f", "#a08c9f", "#45618c", "#24406e"],
    seaLight: "#f8d3aa",
    seaDark: "#35517f",
    wall: "#f5dfbc",
    wallBright: "#fff0d0",
    wallShade: "#8f7ba0",
    wallDeep: "#5c527f",
    stone: "#c99f80",
    stoneWorn: "#a98375",
    stoneShade: "#6d5f80",
    stoneDeep: "#3d3a62",
    trunk: "#3a3146",
    leafLight: "#8c9064",
    leaf: "#47624f",
    leafDark: "#22384a",
    groundShade: "#2b2f55",
    near: "#141d3b",
  },
  crops: { wide: 200, square: 78 },
  grain: 0.3,
  draw(sheet) {
    drawBay(sheet);
    drawPaving(sheet);
    sheet.add(stoneHotel(sheet, HOTEL));
    drawJasmine(sheet);
    drawGuests(sheet);
    drawCarrier(sheet);
    drawDriver(sheet);
    drawNear(sheet);
  },
};

/** The afterglow over the bay, a headland, the first stars; a balustrade over the water. */
function drawBay(sheet: Sheet): void {
  const rail = (low: number, high: number) =>
    polygon([camera([-16, 25, low]), camera([-1, 25, low]), camera([-1, 25, high]), camera([-16, 25, high])]);
  const baluster = (right: number) => {
    const [[x, y], [, top]] = [camera([right, 25, 0.14]), camera([right, 25, 0.78])];
    return `M${x - 4} ${top}h8q5 ${(y - top) * 0.5} 0 ${y - top}h-8q-5 ${(top - y) * 0.5} 0 ${top - y}z`;
  };
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.14 }),
    stars(sheet, { height: 260, count: 30 }),
    fill(lens(120, 436, 460, 10) + lens(330, 480, 300, 8) + lens(60, 522, 260, 7), sheet.mood.cloud, 0.8),
    ridge(sheet, {
      crest: pointsOf([-20, 560, 60, 540, 130, 560, 220, 590, 300, 578, 400, 606, 500, 616, 620, 622]),
      foot: HORIZON + 4,
      seed: 5,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 30, foot: false }),
    sheet.glow([212, 318], 34, "#fff3d8", 0.7),
    dots([[212, 318]], 4, "#fffaf0"),
    place(
      gulet(sheet.tinted({ wall: "#8f86a8", wallShade: "#55517f", trunk: "#3b3a66", near: "#2c3060" }), {
        sails: "furled",
        hull: "#4f4a78",
        hullShade: "#3a3868",
      }),
      150,
      668,
      0.2,
    ),
    fill(lens(146, 672, 130, 7), "#57507e", 0.7),
    dots(
      [
        [118, 652],
        [150, 650],
        [186, 654],
      ],
      2.4,
      LAMPLIGHT,
    ),
    ...(
      [
        [-3.5, 29, 1.5, 4],
        [-4.4, 29, 1.15, 7],
        [-3, 28.5, 0.95, 2],
      ] as const
    ).map(([right, away, size, seed]) =>
      place(
        cypress(sheet.tinted({ leafLight: "#7d7480", leaf: "#3d4a66", leafDark: "#26325a" }), { seed }),
        ...camera([right, away, 0]),
        size,
      ),
    ),
    fill(rail(0, 0.92), "#65588a"),
    fill(
      counted(42)
        .map((index) => baluster(-15.8 + index * 0.36))
        .join(""),
      "#d3a29e",
    ),
    fill(rail(0.78, 0.98), "#f3bf9b"),
    fill(rail(0.73, 0.79) + rail(0, 0.14), "#54497a"),
  );
}

/** Large flags of wet stone before the hotel, and all that they mirror. */
function drawPaving(sheet: Sheet): void {
  const random = randomOf(17);
  const edge = camera([0, 25, 0])[1];
  const tones = ["", "", ""];
  let joints = "";
  for (const row of counted(26)) {
    const [from, to] = [-2 + row * 0.98, -2 + row * 0.98 + 0.94];
    for (let along = -12 - random.next(); along < 24;) {
      const wide = random.between(1, 1.7);
      const lot = random.next();
      const piece = hotel.level(along, along + wide - 0.045, from, to, 0);
      tones[lot < 0.24 ? 0 : lot < 0.6 ? 1 : 2] += piece;
      along += wide;
    }
    joints += polyline([hotel.at(-12, from, 0), hotel.at(24, from, 0)]);
  }
  const ground = box(-10, edge, 1620, 1220 - edge);
  sheet.add(
    fill(ground, sheet.downwards(["#7d6b86", "#5a5480", "#3b3f6e", "#262c55"], edge, 1200)),
    sheet.clipped(
      ground,
      fill(tones[0] ?? "", sheet.downwards(["#c39a94", "#8a7a9c", "#55598a", "#363e6c"], edge, 1200)) +
        fill(tones[1] ?? "", sheet.downwards(["#b08a90", "#766a92", "#494d7e", "#2f3663"], edge, 1200)) +
        fill(tones[2] ?? "", sheet.downwards(["#9f808c", "#6a618b", "#414676", "#2a315d"], edge, 1200)) +
        // The last of the sky lies on the stones that look to it.
        fill(
          box(-10, edge, 900, 420),
          sheet.radial(
            [
              [0, "#f6c09a", 0.62],
              [0.5, "#c996a0", 0.3],
              [1, "#c996a0", 0],
            ],
            [40, Math.round(edge)],
            620,
          ),
        ),
    ),
    // Wet all over, and wettest on the paler flags, where the image is whole.
    `<g opacity=".62">${sheet.clipped(ground, stoneHotelImage(sheet, HOTEL))}</g>`,
    sheet.clipped((tones[0] ?? "") + (tones[1] ?? ""), stoneHotelImage(sheet, HOTEL)),
    sheet.clipped(ground, stroke(joints, "#2b2c58", 2, 0.35)),
  );
}

/** Jasmine that climbs on two stems beside the portal, over it and along the rail of the balcony. */
function drawJasmine(sheet: Sheet): void {
  const random = randomOf(44);
  const way = pointsOf([
    7.7, 0.5, 7.6, 1.1, 7.75, 1.7, 7.62, 2.3, 7.75, 2.9, 7.66, 3.5, 7.8, 4, 7.9, 4.5, 8.15, 5, 8.6, 5.3, 9.1, 5.4, 9.6,
    5.44, 10.1, 5.36, 7.5, 4.6, 7.4, 5.3, 7.7, 5.8, 8.2, 5.75,
  ]);
  const masses = way.map(([along, up], index) => {
    const [x, y] = hotel.at(along + random.around(0.06), 0.3, up);
    return { x, y, width: index < 7 ? random.between(22, 34) : random.between(24, 38), height: random.between(24, 34) };
  });
  const flowers = masses.flatMap(({ x, y, width, height }) =>
    counted(5).map((): Point => [x + random.around(width * 0.9), y + random.around(height * 0.9) - 3]),
  );
  const stem = (aside: number) =>
    curve(
      pointsOf([7.62, 0, 7.7, 0.8, 7.58, 1.8, 7.7, 3, 7.8, 4.2]).map(([along, up]) => hotel.at(along + aside, 0.2, up)),
    );
  const greens = ["#26394c", "#425f54", "#82935f"] as const;
  sheet.add(
    // Its shade on the wall to the right.
    stroke(curve(masses.slice(0, 13).map(({ x, y }): Point => [x + 16, y + 8])), "#4a3c66", 46, 0.32),
    stroke(stem(0) + stem(0.14), "#4a3440", 6),
    stroke(curve(masses.slice(0, 13).map(({ x, y }): Point => [x, y])), greens[0], 26),
    ...masses.map(({ x, y, width, height }, index) =>
      leafMass(sheet, { x, y, width, height, seed: index + 3, count: 13, size: 15, colours: greens }),
    ),
    dots(flowers, 2.8, "#fff3dc"),
    dots(
      flowers.filter((_, index) => index % 2).map(([x, y]): Point => [x + 4, y + 3]),
      2.2,
      "#f3dcc8",
    ),
  );
}

/** The guests on the steps, a foot on the next one down: she on his arm, he with the last of their cases. In centimetres. */
function drawGuests(sheet: Sheet): void {
  const light = sheet.tinted({ wall: "#ffe6bd", wallShade: "#a3798c" });
  const [jacket, shirt, trousers, dress, stole, skin, hers, grey, brown, hide] = [
    "#44608e",
    "#fdf8ee",
    "#4d4658",
    "#c23a4c",
    "#4a9a96",
    "#c98a5e",
    "#d39a70",
    "#9a9298",
    "#4a2c2a",
    "#a85a3a",
  ].map((colour) => toneOf(light, colour)) as [Tone, Tone, Tone, Tone, Tone, Tone, Tone, Tone, Tone, Tone];
  const shoe = "#2a2038";
  const formed = (shape: Path, [lit, shaded]: Tone, shade: Path): Drawing =>
    fill(shape, lit) + sheet.clipped(shape, fill(shade, shaded));
  const him =
    fill("M5-11L14-10L15-5H1Q1-8 5-11ZM-22 1L-12 2V6H-28Q-28 2-22 1Z", shoe) +
    fill("M-2-86L3-48Q6-26 5-10L14-9Q18-30 18-50Q20-76 17-96H-4Z", trousers[1]) +
    formed("M-16-96Q-20-62-19-44Q-23-20-22 2L-12 3Q-8-22-5-44L2-84L4-96Z", trousers, "M-9-90L-11-44L-16 4H6V-90Z") +
    formed(
      limb([
        [18.6, -140, 5],
        [24, -117, 4.4],
        [22, -95, 3.4],
      ]),
      jacket,
      "M22-150V-90H40V-150Z",
    ) +
    fill(disc(21.6, -89, 3, 3.6), skin[0]) +
    // The case, its handle in his hand.
    stroke("M17-84V-88H27V-84", hide[1], 2.2) +
    formed("M3-84H41V-54H3Z", hide, box(29, -90, 20, 40)) +
    fill(box(9, -84, 3.6, 30) + box(31, -84, 3.6, 30), "#e3b878") +
    formed(
      "M-6-150Q-17-147-20-139Q-21.6-122-18-105Q-18.6-92-19.6-81Q0-75 19-80Q19-93 16.6-105Q21-122 20.6-139Q18-147 7-150Z",
      jacket,
      "M8-152Q14-128 9-104Q12-90 10-76H30V-152Z",
    ) +
    fill("M-7-150.4Q-9-136-5-108Q-1-130 3-150.4Z", shirt[0]) +
    stroke("M-7-150Q-10-132-5-106L-6-79M3-150Q0-130-5-106", jacket[1], 1) +
    formed(
      limb([
        [-17, -140, 5],
        [-25, -120, 4.4],
        [-21, -111, 4],
        [-6, -107, 3.2],
      ]),
      jacket,
      "M-26-112L0-101V-96H-30Z",
    ) +
    fill(disc(-3, -106.6, 3.4, 2.8), skin[0]) +
    fill("M-5-160H5L6-149Q0-146-6-149.6Z", skin[1]) +
    fill(disc(-1, -166, 8, 10.4), skin[0]) +
    fill("M3-175Q8-166 4-157.4Q8-158 8.4-166Q8.4-173 3-175Z", skin[1]) +
    fill(
      "M-7.8-171Q-7.4-179 0-179Q9.4-178.6 9.2-167Q8.6-161 5.6-158.4Q5.8-163 4-166.4Q3.6-171 .6-172.8Q-3-174.4-7.8-171Z",
      grey[0],
    ) +
    fill("M5-177.4Q9.4-175 9.2-167Q8.6-161 5.6-158.4Q8-168 5-177.4Z", grey[1]);
  const her =
    fill("M-24-2L-14-1L-15 4H-28Q-28 0-24-2ZM4-4L12-3L12 1H2Z", shoe) +
    fill(
      limb([
        [-11.6, -126, 3.6],
        [-17, -107, 3.1],
        [-19, -90, 2.5],
      ]),
      hers[0],
    ) +
    fill("M-24-92H-14L-15-82H-23Z", "#e3b878") +
    formed(
      "M-6-134Q-13-131-12.4-119Q-11.6-107-9-98Q-15-72-19-44Q-24-18-27-3Q-10 3 4 1.6Q16 1 21-3Q17-30 13-60Q10.6-86 8.4-98Q11-109 11-121Q12-131 6-134Z",
      dress,
      "M4-136Q7-112 3-97Q6-60 6-36Q6-14 8 6H30V-136Z",
    ) +
    stroke("M-5-92Q-10-52-17-8M-1-90Q-2-50-5-4", dress[1], 1.6) +
    fill("M-4-146H5L5.6-133Q0-128-5.4-133Z", hers[1]) +
    formed(
      "M-6-137Q-15-135-17-125Q-18.6-110-17-98L-11-97Q-12-114-7-126Q0-120 7-126Q10-114 11-99L17-98Q18.6-114 15.6-127Q13-135 6-137Z",
      stole,
      "M5-138V-124Q9-114 9-96H22V-138Z",
    ) +
    formed(
      limb([
        [13, -125, 4],
        [19, -110, 3.4],
        [30, -107, 2.4],
      ]),
      stole,
      "M14-110L32-104V-98H12Z",
    ) +
    fill(disc(32, -107, 3, 2.4), hers[0]) +
    fill(disc(9.4, -156, 4.6, 4.4), brown[1]) +
    fill(disc(-0.6, -152, 6.9, 9), hers[0]) +
    fill("M2-160Q6.6-152 3-144Q6.6-146 6.6-152Z", hers[1]) +
    fill(
      "M-7-156Q-7-163.6 0-163.6Q8.6-163 8-153Q7.6-148.6 5.2-146.6Q5-152 2.6-155.6Q2-159-2-159.4Q-5-159.4-7-156Z",
      brown[0],
    );
  const [x, y] = hotel.at(PORTAL - 0.36, LANDING + (RISERS - 4) * TREAD - 0.1, (FLOOR / RISERS) * 4);
  const scale = metreAt(camera, [0, 22, 0]) / 100;
  const shade = (across: number, foot: number): Path =>
    `M${across - 16} ${foot}Q${across} ${foot - 7} ${across + 16} ${foot - 4}L${across + 74} ${foot - 18}Q${across + 84} ${foot - 10} ${across + 66} ${foot - 6}Z`;
  sheet.add(place(fill(shade(0, 2) + shade(-38, 12), "#4a3a5e", 0.45) + him + place(her, -37, 11), x, y, scale));
}

/** The carrier over its image in the wet stones, its lamps lit, its door open. */
function drawCarrier(sheet: Sheet): void {
  const surface = surfaceOf(BODY, view);
  const mirrored = (piece: Surface): Drawing => {
    const [, high] = piece.sideAt([2900, 1790]);
    const [, low] = piece.sideAt([2900, 1190]);
    return fill(
      piece.side([
        [900, 1150],
        [900, 1820],
        [5100, 1820],
        [5100, 1150],
      ]),
      sheet.downwards(["#1a2c5a", "#3a548a", "#a08fae", "#e3ab97"], Math.round(high), Math.round(low)),
    );
  };
  const image = peopleCarrier(sheet, { view: upside(view), paint: NAVY, mirrored, cast: [0, 0] });
  const [x, y] = surface.at(2840, -1500, 0);
  const spill = (from: number, to: number, out: number) =>
    polygon([
      surface.at(2260, -1000, 0),
      surface.at(3430, -1000, 0),
      surface.at(to, -out, 0),
      surface.at(from, -out, 0),
    ]);
  const fading = (strength: number, out: number) => {
    const [from, to] = [surface.at(2840, -1000, 0), surface.at(2840, -out, 0)].map(
      (point) => point.map(Math.round) as [number, number],
    );
    return sheet.linear(
      [
        [0, LAMPLIGHT, strength],
        [0.35, "#ffbf74", strength * 0.6],
        [1, "#ffb066", 0],
      ],
      from ?? [0, 0],
      to ?? [0, 0],
    );
  };
  sheet.add(
    `<g opacity=".85">${sheet.wet(image + slidDoor(sheet, surfaceOf(BODY, upside(view)), NAVY), 860, 1250)}</g>`,
    place(sheet.glow([0, 0], 300, "#ffe9c0", 0.55), ...view([-1.3, 0, 0]), 0.28, 1),
    peopleCarrier(sheet, { view, cast: [0.4, 0.04], paint: NAVY, mirrored }),
    // What the cabin's lamp throws on the paving.
    place(sheet.glow([0, 0], 520, "#ffb066", 0.42), x, y + 30, 0.27, 1),
    fill(spill(1450, 4000, 3400), fading(0.5, 3400)),
    fill(spill(1960, 3620, 2600), fading(0.75, 2600)),
    slidDoor(sheet, surface, NAVY),
    sheet.glow([Math.round(x - 30), Math.round(surface.at(2840, -900, 1100)[1])], 330, "#ffc274", 0.3),
    ...lampPlaces(surface).map(([lx, ly], index) =>
      sheet.glow([Math.round(lx), Math.round(ly)], index ? 90 : 130, "#fff0c8", 0.85),
    ),
  );
}

/** Where the driver stands, beside the edge of the leaf. */
const DRIVER = { along: 3520, across: -1330 } as const;

/** The driver by the leaf of the door, his image and his shadow, which the cabin's lamp throws. */
function drawDriver(sheet: Sheet): void {
  const figure = chauffeur(sheet);
  const surface = surfaceOf(BODY, view);
  const [x, y] = surface.at(DRIVER.along, DRIVER.across, 0);
  const [, metre] = surface.at(DRIVER.along, DRIVER.across, 1000);
  const scale = ((y - metre) / 100) * 0.95;
  const fallen = [x, y, x + 110 * scale, y + 60 * scale].map(Math.round) as [number, number, number, number];
  sheet.add(
    fill(
      `M${x - 19 * scale} ${y}L${x + 25 * scale} ${y}L${x + 134 * scale} ${y + 62 * scale}Q${x + 112 * scale} ${y + 82 * scale} ${x + 76 * scale} ${y + 72 * scale}Z`,
      sheet.linear(
        [
          [0, "#11153a", 0.7],
          [1, "#11153a", 0],
        ],
        [fallen[0], fallen[1]],
        [fallen[2], fallen[3]],
      ),
    ),
    `<g opacity=".5">${sheet.wet(place(figure, x, y, -scale, scale), Math.round(y), Math.round(y + 210 * scale))}</g>`,
    place(figure, x, y, scale),
  );
}

/** Jasmine close by at the lower right: long shoots with paired leaves, stars and pointed buds at their ends. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(29);
  const leaf = (size: number, dark: boolean): Drawing =>
    fill(
      `M0 0Q${size * 0.5} ${-size * 0.42} ${size} 0Q${size * 0.5} ${size * 0.36} 0 0Z`,
      dark ? "#1b2a4c" : "#33506a",
    ) + fill(`M0 0Q${size * 0.5} ${-size * 0.42} ${size} 0Z`, dark ? "#27405f" : "#577a86");
  const star = (size: number, spin: number): Drawing => {
    const petals = counted(5).map((index): [Path, boolean] => {
      const angle = (index / 5) * Math.PI * 2 + spin;
      const at = (turn: number, reach: number): Point => [
        Math.cos(angle + turn) * size * reach,
        Math.sin(angle + turn) * size * reach * 0.84,
      ];
      return [curve([[0, 0], at(-0.42, 0.6), at(0, 1), at(0.42, 0.6)], true), Math.cos(angle - 0.7) > 0.45];
    });
    const those = (shaded: boolean) => petals.flatMap(([petal, shade]) => (shade === shaded ? [petal] : [])).join("");
    return fill(those(false), "#fbeedd") + fill(those(true), "#d5bdcd") + fill(disc(0, 0, size * 0.13), "#e0b070");
  };
  const bud = (size: number): Drawing =>
    fill(`M0 0Q${size * 0.3} ${-size * 0.3} ${size} ${-size * 0.1}Q${size * 0.4} ${size * 0.24} 0 0Z`, "#e9c9cf") +
    stroke(`M${-size * 0.5} ${size * 0.1}L0 0`, "#33506a", 3);
  const shoots = [
    pointsOf([1640, 1010, 1570, 1000, 1500, 1020, 1440, 1062, 1400, 1110]),
    pointsOf([1640, 1090, 1560, 1070, 1470, 1096, 1380, 1150, 1340, 1196]),
    pointsOf([1640, 1180, 1560, 1150, 1480, 1170, 1420, 1210]),
    pointsOf([1640, 940, 1590, 930, 1540, 944, 1506, 976]),
  ];
  for (const [order, shoot] of shoots.entries()) {
    sheet.add(stroke(curve(shoot), "#1b2444", 5));
    for (const [index, [x, y]] of shoot.entries()) {
      const [nextX, nextY] = shoot[index + 1] ?? [x - 40, y + 44];
      const heading = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
      for (const share of [0.1, 0.45, 0.8])
        for (const side of [1, -1])
          sheet.add(
            place(
              turned(leaf(random.between(54, 72), (order + index) % 2 === 0), heading + side * random.between(34, 62)),
              mixed(x, nextX, share),
              mixed(y, nextY, share),
            ),
          );
    }
  }
  for (const [x, y, size] of [
    [1404, 1112, 30],
    [1452, 1052, 26],
    [1516, 1010, 30],
    [1366, 1160, 28],
    [1476, 1104, 32],
    [1562, 1066, 30],
    [1540, 1146, 34],
    [1510, 968, 24],
    [1586, 986, 30],
    [1438, 1176, 30],
  ] as const)
    sheet.add(place(star(size, random.between(0, 1.25)), x, y));
  for (const [x, y, angle] of [
    [1376, 1112, 205],
    [1424, 1034, 230],
    [1332, 1150, 190],
    [1488, 990, 240],
    [1436, 1130, 160],
  ] as const)
    sheet.add(place(turned(bud(34), angle), x, y));
}
