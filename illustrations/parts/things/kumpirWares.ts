import type { Place, Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, type Point, within } from "#illustrations/kit/geometry.ts";
import { blot, curve, disc, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";

/** A potato as it comes from the oven, whole: wrinkled from end to end, lit on its crown, scorched underneath. */
export function bakedPotato(seed: number): Drawing {
  const random = randomOf(seed);
  const bump = () => random.around(7);
  const body = curve(
    [
      [-172, -50 + bump()],
      [-158, -90 + bump()],
      [-104, -114 + bump()],
      [-30, -120 + bump()],
      [54, -124 + bump()],
      [126, -108 + bump()],
      [170, -66 + bump()],
      [158, -22],
      [90, -2],
      [0, 3],
      [-90, 2],
      [-150, -16],
    ],
    true,
  );
  // Wrinkles follow the potato's length, bent like its outline.
  const wrinkles = counted(16)
    .map((index) => {
      const high = 0.14 + ((index * 0.37) % 0.74);
      const [from, long] = [random.between(-130, 40), random.between(44, 104)];
      const at = (x: number): Point => [x, -118 * high + 40 * (high - 0.4) * (x / 170) ** 2 + random.around(1.6)];
      return curve(counted(5).map((step) => at(from + (long * step) / 4)));
    })
    .join("");
  const eyes = [-96, -6, 84].map((x, index): Point => [x + random.around(24), -46 - ((index * 29) % 44)]);
  return (
    fill("M-140-6Q10 24 150 4Q230-8 260-26Q170-48 90-40Z", "#4a2038", 0.5) +
    fill(body, "#8e5836") +
    fill("M-172-50C-164-112-70-120-20-121C60-124 120-110 142-88C90-58 10-24-100-22Q-156-24-172-50Z", "#b97c4c") +
    fill("M-158-62C-150-104-80-114-20-114C6-98-80-60-144-54Z", "#d6a069") +
    fill("M170-66C166-14 90 0 0 3C-40 3-70 3-96 0C20-2 120-34 164-84Z", "#633a2b") +
    fill(blot(random, 66, -14, 46, 9) + blot(random, -70, -8, 30, 6), "#3f2526", 0.7) +
    stroke(wrinkles, "#5e331f", 2.6, 0.7) +
    fill(
      eyes.map(([x, y]) => `M${x - 12} ${y}Q${x} ${y + 10} ${x + 13} ${y}Q${x} ${y + 4} ${x - 12} ${y}Z`).join(""),
      "#4d2a20",
    ) +
    stroke(eyes.map(([x, y]) => `M${x - 13} ${y - 4}Q${x} ${y - 10} ${x + 12} ${y - 4}`).join(""), "#e0ac78", 2.6, 0.8)
  );
}

/** Grated kaşar in a steel bowl. */
export function gratedCheese(): Drawing {
  const random = randomOf(17);
  const shreds = counted(120)
    .map(() => {
      const across = random.between(-1, 1);
      const high = random.next() * (1 - across ** 2);
      return { across: across * 92, up: -50 - high * 58 + 12 * across ** 2 };
    })
    .toSorted((one, other) => one.up - other.up);
  const shred = ({ across, up }: { across: number; up: number }): Drawing => {
    const turn = random.between(-70, 70);
    const tone = blend(random.pick(["#fbe08a", "#f6d06a", "#ffedb0"]), "#a86a34", within((across + 20) / 150) * 0.6);
    return place(
      turned(place(stroke("M-13 0Q0-5 13 0", "#b9813a", 7), 1, 3) + stroke("M-13 0Q0-5 13 0", tone, 6), turn),
      across,
      up,
    );
  };
  return (
    fill("M-70 4Q20 24 110 6Q200-8 230-24Q140-44 60-30Z", "#4a2038", 0.5) +
    fill(disc(0, -52, 106, 26), "#8f86a4") +
    fill("M-98-52Q-60-112 0-112T98-52Q40-30-98-52Z", "#c98f3e") +
    shreds.map(shred).join("") +
    fill("M-108-54C-100 0-60 10 0 10C60 10 100 0 108-54C70-20-70-20-108-54Z", "#b9acba") +
    fill("M-108-54C-100 0-60 10-10 10C-60-4-76-20-84-38Q-98-44-108-54Z", "#fff0d8") +
    fill("M108-54C100 0 60 10 10 10C60 0 80-14 88-38Q100-44 108-54Z", "#6f6690") +
    stroke("M-108-54C-70-20 70-20 108-54", "#fff6e2", 4)
  );
}

/** Wooden forks in a steel cup. */
export function woodenForks(): Drawing {
  const stick = ([at, lean, tall]: readonly [number, number, number]): Drawing =>
    place(
      turned(
        fill(
          `M-5 0L-6-${tall}Q-14-${tall + 8}-14-${tall + 24}V-${tall + 52}H-9V-${tall + 30}H-5V-${tall + 54}H5V-${tall + 30}H9V-${tall + 52}H14V-${tall + 24}Q14-${tall + 8} 6-${tall}L5 0Z`,
          "#e9bd80",
        ) +
          fill(
            `M1 0V-${tall + 54}H5V-${tall + 30}H9V-${tall + 52}H14V-${tall + 24}Q14-${tall + 8} 6-${tall}L5 0Z`,
            "#b07a4c",
          ),
        lean,
      ),
      at,
      -60,
    );
  const sticks = [
    [-16, -14, 52],
    [14, 12, 50],
    [-4, -4, 62],
    [8, 5, 44],
    [-12, -9, 36],
  ] as const;
  return (
    fill("M-30 2Q20 18 70 4Q120-6 140-18L30-16Z", "#4a2038", 0.5) +
    fill(disc(0, -86, 36, 10), "#5b5480") +
    sticks.map(stick).join("") +
    fill("M-36-86L-30 0Q0 10 30 0L36-86Q0-68-36-86Z", "#b9acba") +
    fill("M-36-86L-30 0Q-22 4-14 5L-18-78Q-30-82-36-86Z", "#fff0d8") +
    fill("M36-86L30 0Q18 5 6 6L10-77Q26-80 36-86Z", "#6f6690")
  );
}

const area = (view: Project, ...places: readonly Place[]) => polygon(places.map((each) => view(each)));

/** A part of a box, by its front's ends, its depth and its height; `low` and `high` are how far its walls lean in below and above. */
function tub(
  view: Project,
  [a0, a1]: Point,
  [c0, c1]: Point,
  [u0, u1]: Point,
  [low, high]: Point,
  [front, left]: readonly [string, string],
): Drawing {
  return (
    fill(
      area(
        view,
        [a0 + low, c0 + low, u0],
        [a0 + low, c1 - low, u0],
        [a0 + high, c1 - high, u1],
        [a0 + high, c0 + high, u1],
      ),
      left,
    ) +
    fill(
      area(
        view,
        [a0 + low, c0 + low, u0],
        [a1 - low, c0 + low, u0],
        [a1 - high, c0 + high, u1],
        [a0 + high, c0 + high, u1],
      ),
      front,
    )
  );
}

/** Four boxes of brown card with closed lids, stacked on a counter, none quite over the next: `left` and `near` are the stack's near left corner, in metres. */
export function boxStack(view: Project, [left, near]: Point): Drawing {
  const high = 0.074;
  const shifts = [0, 0.007, -0.005, 0.004];
  const stack = shifts.map((shift, index) => {
    const ends: Point = [left + shift, left + 0.225 + shift];
    const [c0, c1] = [near - shift, near + 0.18 - shift];
    const low = index * high;
    const rim = low + high * 0.52;
    const level = (up: number, inset: number) =>
      area(
        view,
        [ends[0] + inset, c0 + inset, up],
        [ends[1] - inset, c0 + inset, up],
        [ends[1] - inset, c1 - inset, up],
        [ends[0] + inset, c1 - inset, up],
      );
    return (
      fill(level(low + 0.002, 0.006), "#5a3036", 0.6) +
      tub(view, ends, [c0, c1], [low, rim - 0.004], [0.022, 0.004], ["#a87446", "#d3a468"]) +
      fill(
        area(
          view,
          [ends[0] + 0.004, c0 + 0.004, rim - 0.004],
          [ends[1], c0 + 0.004, rim - 0.004],
          [ends[1], c0 + 0.006, rim - 0.014],
          [ends[0] + 0.006, c0 + 0.006, rim - 0.014],
        ),
        "#6f4434",
        0.6,
      ) +
      // The double flange where lid and box meet, the lid's tongue in the front.
      tub(
        view,
        [ends[0] - 0.004, ends[1]],
        [c0 - 0.004, c1],
        [rim - 0.004, rim + 0.002],
        [0, 0],
        ["#8a5a3a", "#c08c54"],
      ) +
      tub(
        view,
        [ends[0] - 0.004, ends[1]],
        [c0 - 0.004, c1],
        [rim + 0.002, rim + 0.007],
        [0, 0],
        ["#e2b478", "#f7dca6"],
      ) +
      tub(view, ends, [c0, c1], [rim + 0.007, low + high], [0.003, 0.018], ["#c58f58", "#efc98c"]) +
      fill(level(low + high, 0.018), "#f6dcac") +
      fill(
        area(
          view,
          [left + 0.085 + shift, c0 - 0.004, rim + 0.006],
          [left + 0.145 + shift, c0 - 0.004, rim + 0.006],
          [left + 0.138 + shift, c0 + 0.002, rim - 0.02],
          [left + 0.092 + shift, c0 + 0.002, rim - 0.02],
        ),
        "#d8a86c",
      )
    );
  });
  return stack.join("");
}
