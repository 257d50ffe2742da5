import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { hull, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { BODY, FOOT, litOf, soft, softFront, whole } from "./carrierBody.ts";
import type { SidePoint } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";

/** What one sees of a people carrier from ahead: bonnet, screen, bumper, grille and lamps. */
export function carrierFront(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  return (
    nose(sheet, surface, paint) +
    bonnet(sheet, surface, paint) +
    screen(sheet, surface, paint) +
    bumper(surface, paint) +
    grille(surface, paint) +
    lamps(sheet, surface, paint)
  );
}

/** The painted front, in the light: brightest at its far side, darker where it turns under. */
function nose(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { front, frontAt, millimetre } = surface;
  const lip = BODY.bonnet[0];
  const [far, near, corner] = litOf(paint);
  const face = front([
    [-1, FOOT],
    [-1, lip],
    [1, lip],
    [1, FOOT],
  ]);
  const band = (low: number, high: number, sag = 0) =>
    front([
      [-1, low + sag],
      [-1, high + sag],
      [-0.6, high],
      [0.6, high],
      [1, high + sag],
      [1, low + sag],
      [0.6, low],
      [-0.6, low],
    ]);
  return (
    stroke(face, corner, 4 * millimetre) +
    fill(
      face,
      sheet.linear(
        [
          [0, far],
          [0.7, near],
          [1, corner],
        ],
        whole(frontAt([1, 600])),
        whole(frontAt([-1, 600])),
      ),
    ) +
    sheet.clipped(
      face,
      fill(band(560, 592, 30), paint.sky, 0.4) +
        fill(band(470, 560, 30), paint.body, 0.32) +
        fill(band(300, 472, 30), paint.body, 0.12) +
        fill(band(930, lip + 20), paint.sky, 0.4),
    )
  );
}

/** Bonnet: the sky on its middle, two folds that run to the lamps. */
function bonnet(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { front, frontAt, frontLine, millimetre } = surface;
  const [lip, scuttle] = BODY.bonnet;
  const shape = front([
    [-1, lip],
    [-1, scuttle],
    [1, scuttle],
    [1, lip],
  ]);
  const strip = (low: readonly [number, number], high: readonly [number, number]) =>
    front([
      [low[0], lip],
      [high[0], scuttle],
      [high[1], scuttle],
      [low[1], lip],
    ]);
  return (
    stroke(shape, paint.skyDim, 10 * millimetre) +
    fill(
      shape,
      sheet.linear(
        [
          [0, blend(paint.sky, "#ffffff", 0.25)],
          [0.5, blend(paint.sky, paint.skyDim, 0.45)],
          [1, blend(paint.skyDim, paint.bodyLight, 0.35)],
        ],
        whole(frontAt([1, lip])),
        whole(frontAt([-1, scuttle])),
      ),
    ) +
    sheet.clipped(
      shape,
      // The near flank of the bonnet falls away from the sun.
      fill(strip([-1, -0.7], [-1, -0.56]), blend(paint.skyDim, paint.bodyLight, 0.55), 0.8) +
        fill(strip([-0.7, -0.64], [-0.56, -0.52]), paint.sky, 0.85) +
        fill(strip([0.62, 0.72], [0.5, 0.57]), paint.bodyLight, 0.35) +
        fill(strip([0.28, 0.5], [0.16, 0.4]), "#ffffff", 0.28),
    ) +
    stroke(
      frontLine([
        [-1, lip + 2],
        [1, lip + 2],
      ]),
      paint.horizon,
      7 * millimetre,
      0.55,
    )
  );
}

/** The screen: dark cabin with two seats and the wheel, the sky along its head and in one broad facet. */
function screen(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { front, frontAt, frontLine, at, millimetre } = surface;
  const [foot, top] = BODY.screen;
  const glass = front([
    [-0.93, foot],
    [-0.9, top - 10],
    [0.9, top - 10],
    [0.93, foot],
  ]);
  const facet = (from: number, to: number, lean = 0.34) =>
    front([
      [from, foot],
      [from + lean, top],
      [to + lean, top],
      [to, foot],
    ]);
  const seat = (across: number) =>
    hull(
      soft(
        [
          [-260, 1000],
          [-250, 1400],
          [-150, 1450],
          [150, 1450],
          [250, 1400],
          [260, 1000],
        ],
        80,
      ).map(([by, up]) => at(2050, across + by, up)),
    ) +
    hull(
      soft(
        [
          [-130, 1470],
          [-120, 1640],
          [120, 1640],
          [130, 1470],
        ],
        60,
      ).map(([by, up]) => at(2070, across + by, up)),
    );
  const steering = polygon(
    counted(28).map((step) => {
      const angle = (step / 28) * Math.PI * 2;
      return at(1560 + Math.sin(angle) * 80, -430 + Math.cos(angle) * 185, 1190 + Math.sin(angle) * 165);
    }),
  );
  return (
    fill(
      front([
        [-1, foot - 26],
        [-1, BODY.eaves],
        [1, BODY.eaves],
        [1, foot - 26],
      ]),
      paint.horizon,
    ) +
    fill(
      glass,
      sheet.linear(
        [
          [0, paint.glassLight],
          [0.32, paint.glassMiddle],
          [1, paint.glass],
        ],
        whole(frontAt([0.5, top])),
        whole(frontAt([-0.1, foot])),
      ),
    ) +
    sheet.clipped(
      glass,
      fill(seat(430) + seat(-430), paint.horizon, 0.72) +
        stroke(steering, paint.horizon, 34 * millimetre, 0.9) +
        fill(facet(0.1, 0.52), paint.glassLight, 0.36) +
        fill(facet(-0.06, 0.03), paint.glassLight, 0.3) +
        fill(
          front([
            [-1, foot],
            [-1, foot + 46],
            [0, foot + 34],
            [1, foot + 46],
            [1, foot],
          ]),
          paint.horizon,
          0.85,
        ) +
        // The mirror under the head of the screen, on its dark patch.
        fill(
          front([
            [-0.1, 1700],
            [-0.12, 1850],
            [0.12, 1850],
            [0.1, 1700],
          ]),
          paint.horizon,
          0.9,
        ),
    ) +
    stroke(
      frontLine([
        [-0.985, foot],
        [-0.985, BODY.eaves - 10],
      ]),
      blend(paint.skyDim, paint.sky, 0.5),
      30 * millimetre,
    ) +
    stroke(
      frontLine([
        [-0.8, foot + 14],
        [0.04, foot + 44],
      ]) +
        frontLine([
          [-0.1, foot + 8],
          [0.72, foot + 36],
        ]),
      paint.tyre,
      15 * millimetre,
    )
  );
}

/** Under the lamps: a broad low intake, one at each side with a bright blade, the black lip. */
function bumper(surface: Surface, paint: VehiclePaint): Drawing {
  const { front, frontLine, millimetre } = surface;
  const wing = (side: number) =>
    front(
      softFront([
        [side * 0.6, 300],
        [side * 0.63, 440],
        [side * 0.93, 498],
        [side * 0.96, 470],
        [side * 0.9, 300],
      ]),
    );
  const blade = (side: number) =>
    frontLine([
      [side * 0.6, 322],
      [side * 0.8, 334],
      [side * 0.93, 372],
    ]);
  return (
    fill(wing(1) + wing(-1), paint.horizon) +
    fill(
      front([
        [-0.56, 292],
        [-0.48, 400],
        [0.48, 400],
        [0.56, 292],
      ]),
      paint.horizon,
    ) +
    stroke(
      [320, 352]
        .map((up) =>
          frontLine([
            [-0.52, up],
            [0.52, up],
          ]),
        )
        .join(""),
      blend(paint.plastic, paint.chromeDim, 0.45),
      8 * millimetre,
    ) +
    fill(
      front([
        [-1, 188],
        [-1, 284],
        [-0.6, 268],
        [0.6, 268],
        [1, 284],
        [1, 188],
      ]),
      paint.plastic,
    ) +
    stroke(blade(1) + blade(-1), paint.chrome, 15 * millimetre) +
    stroke(
      frontLine([
        [-1, 290],
        [-0.6, 274],
        [0.6, 274],
        [1, 290],
      ]),
      paint.chromeDim,
      9 * millimetre,
    ) +
    plate(surface)
  );
}

/** The plate without a number, its blue strip towards the far side. */
function plate({ front }: Surface): Drawing {
  const field = (from: number, to: number, grow = 0) =>
    front([
      [from - grow, 428 - grow * 500],
      [from - grow, 534 + grow * 500],
      [to + grow, 534 + grow * 500],
      [to + grow, 428 - grow * 500],
    ]);
  return (
    fill(field(-0.27, 0.27, 0.014), "#0b1626") +
    fill(field(-0.27, 0.27), "#f4f1e6") +
    fill(field(0.225, 0.27), "#2a5f9e")
  );
}

/** A broad grille in a bright frame: dark, with three slats that catch the light. */
function grille(surface: Surface, paint: VehiclePaint): Drawing {
  const { front, frontLine, millimetre } = surface;
  const frame = softFront(
    [
      [-0.46, 604],
      [-0.57, 720],
      [-0.57, 926],
      [0.57, 926],
      [0.57, 720],
      [0.46, 604],
    ],
    70,
  );
  const closed = frontLine([...frame, ...frame.slice(0, 1)]);
  const slat = (up: number, half: number, tall: number) =>
    front([
      [-half, up],
      [-half, up + tall],
      [half, up + tall],
      [half, up],
    ]);
  const rows = [
    [676, 0.515],
    [756, 0.555],
    [836, 0.555],
  ] as const;
  return (
    fill(front(frame), paint.horizon) +
    fill(rows.map(([up, half]) => slat(up - 22, half, 24)).join(""), blend(paint.horizon, paint.chromeDim, 0.5)) +
    fill(rows.map(([up, half]) => slat(up, half, 17)).join(""), paint.chrome) +
    stroke(closed, paint.chromeDim, 26 * millimetre) +
    stroke(closed, paint.chrome, 15 * millimetre)
  );
}

/** Both lamps, drawn back along the wings: dark glass, two lenses in each, the line of light over them. */
function lamps(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { front, side, frontLine, sideLine, frontAt, sideAt, cornerAt, millimetre } = surface;
  const deep = blend(paint.horizon, paint.lampDim, 0.16);
  const [low, high] = [846, 988];
  const [from, to] = [cornerAt(low), cornerAt(high)];
  const glass = (across: number) =>
    front([
      [across * 0.64, 800],
      [across * 0.61, 836],
      [across * 0.61, 884],
      [across * 0.72, 930],
      [across * 0.86, 964],
      [across, 990],
      [across, low],
      [across * 0.9, 812],
      [across * 0.78, 794],
    ]);
  const tip: SidePoint = [740, 1036];
  const wing = side([
    [from - 16, low],
    [to - 16, high],
    [mixed(to, tip[0], 0.5), 1022],
    tip,
    [mixed(from, tip[0], 0.62), mixed(low, tip[1], 0.46)],
  ]);
  const lens = (across: number, up: number, radius: number) =>
    polygon(
      counted(24).map((step) => {
        const angle = (step / 24) * Math.PI * 2;
        return frontAt([across + (Math.cos(angle) * radius) / 940, up + Math.sin(angle) * radius]);
      }),
    );
  const pair = [
    [0.71, 862, 40],
    [0.86, 880, 42],
  ] as const;
  const eyes = (grow: number, by = 0) =>
    [-1, 1]
      .flatMap((across) => pair.map(([at, up, radius]) => lens(across * at + by, up + by * 500, radius * grow)))
      .join("");
  const brow =
    [-1, 1]
      .map((across) =>
        frontLine([
          [across * 0.625, 880],
          [across * 0.72, 916],
          [across * 0.86, 950],
          [across, 976],
        ]),
      )
      .join("") +
    sideLine([
      [to - 14, high - 14],
      [mixed(to, tip[0], 0.5), 1008],
      [tip[0] - 40, 1026],
    ]);
  return (
    fill(wing + glass(1) + glass(-1), deep) +
    fill(
      wing + glass(-1),
      sheet.linear(
        [
          [0, paint.lampDim, 0],
          [1, paint.lampDim, 0.5],
        ],
        whole(frontAt([-0.6, 860])),
        whole(sideAt(tip)),
      ),
    ) +
    fill(eyes(1.12), paint.chromeDim) +
    fill(eyes(0.92), blend(paint.horizon, paint.lampDim, 0.45)) +
    fill(eyes(0.6, 0.012), paint.lamp) +
    stroke(brow, paint.lamp, 17 * millimetre) +
    stroke(
      [-1, 1]
        .map((across) =>
          frontLine([
            [across * 0.65, 806],
            [across * 0.78, 802],
            [across * 0.9, 820],
          ]),
        )
        .join(""),
      paint.chrome,
      7 * millimetre,
      0.7,
    )
  );
}
