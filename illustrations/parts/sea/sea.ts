import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { box, blot, curve, lens, type Path, short } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface WaterOptions {
  /** y of the horizon or of the far shore. */
  top: number;
  bottom: number;
}

/** Open water in the mood's colours: dark and light dabs that grow towards the viewer, darker at the bottom. */
export function sea(
  sheet: Sheet,
  { top, bottom, dabs = 90, foot = true }: WaterOptions & { dabs?: number; foot?: boolean },
): Drawing {
  const { width, mood, random } = sheet;
  const from = mixed(top, bottom, 0.4);
  return (
    fill(box(0, top, width, bottom - top), sheet.downwards(mood.sea, top, bottom)) +
    fill(scattered(random, width, top, bottom, dabs), mood.seaDark, 0.5) +
    fill(scattered(random, width, top, bottom, dabs * 0.7), mood.seaLight, 0.55) +
    (foot
      ? sheet.spray(box(0, from, width, bottom - from), mood.near, { from: [0, bottom], to: [0, from], thick: 0.75 })
      : "")
  );
}

function scattered(random: Random, width: number, top: number, bottom: number, count: number): Path {
  return counted(Math.round(count))
    .map(() => {
      const near = random.next() ** 1.5;
      return lens(
        random.next() * width,
        mixed(top + 3, bottom, near),
        random.between(30, 120) * mixed(0.12, 1, near),
        random.between(2.2, 6) * near + 0.8,
      );
    })
    .join("");
}

/** A patch of dabs: under a hull, along a quay, where wind touches the water. */
export function ripples(
  sheet: Sheet,
  {
    x,
    y,
    width,
    height,
    count = 24,
    colour = sheet.mood.seaLight,
    opacity = 0.7,
  }: { x: number; y: number; width: number; height: number; count?: number; colour?: string; opacity?: number },
): Drawing {
  const { random } = sheet;
  const path = counted(count)
    .map(() => {
      const near = random.next();
      return lens(
        x + random.between(-0.5, 0.5) * width,
        y + near * height,
        random.between(26, 90) * mixed(0.4, 1, near) * Math.min(1, width / 300),
        random.between(2, 5) * mixed(0.4, 1, near),
      );
    })
    .join("");
  return fill(path, colour, opacity);
}

/** A long swell: curved bands that lie closer together towards the horizon. */
export function swell(
  sheet: Sheet,
  { top, bottom, waves = 9, seed = 3 }: WaterOptions & { waves?: number; seed?: number },
): Drawing {
  const random = randomOf(seed * 11);
  const { width, mood } = sheet;
  return counted(waves)
    .map((index) => {
      const near = ((index + 1) / waves) ** 1.7;
      const y = mixed(top, bottom, near);
      const high = mixed(3, 34, near);
      const crest = counted(9).map((step): Point => [
        (width * (step - 0.5)) / 7.5,
        y + random.around(high * 0.5) + (step % 2 ? -high * 0.4 : high * 0.4),
      ]);
      const lee = crest.map(([x, dy], step): Point => [x, dy + high * (step % 3 ? 0.8 : 0.3)]);
      return fill(
        `${curve(crest)}${curve(lee.toReversed()).replace("M", "L")}Z`,
        index % 2 ? mood.seaDark : mood.seaLight,
        mixed(0.25, 0.5, near),
      );
    })
    .join("");
}

/** Shallow water over sand: the seabed's pale patches, weed and a net of light. `shore` is where it meets the land, left to right. */
export function shallows({
  shore,
  depth,
  seed = 5,
}: {
  shore: readonly Point[];
  depth: number;
  seed?: number;
}): Drawing {
  const random = randomOf(seed * 41);
  const bands = ["#2f94b0", "#55b5c0", "#86d0cd", "#b9e5da", "#e2f3e2"];
  const strips = bands
    .map((colour, index) => {
      const reach = depth * (1 - index / bands.length) ** 1.25;
      const edge = shore.map(([x, y], step): Point => [
        x,
        y - reach * (step % 2 ? 1.08 : 0.92) + random.around(reach * 0.06),
      ]);
      return fill(`${curve(edge)}${curve(shore.toReversed()).replace("M", "L")}Z`, colour, 0.9);
    })
    .join("");
  const weed = counted(5).map(() => {
    const [x, y] = shore[random.whole(0, shore.length - 1)] ?? [0, 0];
    return blot(
      random,
      x + random.around(120),
      y - depth * random.between(0.45, 0.85),
      random.between(40, 120),
      random.between(8, 22),
    );
  });
  const net = counted(40).map(() => {
    const [x, y] = shore[random.whole(0, shore.length - 1)] ?? [0, 0];
    const length = random.between(18, 60);
    return `M${short(x + random.around(160))} ${short(y - depth * random.between(0.05, 0.6))}q${short(length / 3)} ${short(random.between(-7, 7))} ${short(length / 2)} 0t${short(length / 2)} ${short(random.between(-4, 4))}`;
  });
  return strips + fill(weed.join(""), "#1f7a97", 0.4) + stroke(net.join(""), "#f2fbf2", 2, 0.55);
}

/** What stands at the water's edge, upside down and broken by ripples. `y` is the edge. */
export function reflection(
  sheet: Sheet,
  { drawing, y, opacity = 0.4 }: { drawing: Drawing; y: number; opacity?: number },
): Drawing {
  const bars = counted(40)
    .map((index) => `M0 ${short(y + index ** 1.35 * 2.1)}h${sheet.width}v${short(1.4 + index * 0.42)}H0z`)
    .join("");
  const mirrored = `<g transform="translate(0 ${short(y * 1.62)}) scale(1 -.62)">${drawing}</g>`;
  return sheet.clipped(bars, `<g opacity="${opacity}">${mirrored}</g>`);
}

/** Lights on the water below lamps, drawn as broken columns. */
export function lightColumns(
  sheet: Sheet,
  {
    at,
    y,
    length,
    width = 26,
    colour = "#f8cf7c",
  }: { at: readonly number[]; y: number; length: number; width?: number; colour?: string },
): Drawing {
  const { random } = sheet;
  const path = at
    .map((x) => {
      const reach = length * random.between(0.6, 1.1);
      const steps = Math.max(5, Math.round(reach / 11));
      return counted(steps)
        .map((step) => {
          const far = step / steps;
          return lens(
            x + random.around(width * 0.35) * (1 + far),
            y + far ** 1.15 * reach,
            width * (1.4 - far * 0.6) * random.between(0.6, 1.3),
            2.2 + far * 3,
          );
        })
        .join("");
    })
    .join("");
  return fill(path, colour, 0.85);
}

/** The trail of a boat under way: it leaves the stern at 0,0 and runs to the left, or to the right when mirrored. */
export function wake(sheet: Sheet, { length = 260, spread = 26 }: { length?: number; spread?: number } = {}): Drawing {
  const [l, s] = [short(length), short(spread)];
  return (
    fill(
      `M0 0Q${short(-length * 0.5)} ${short(-spread * 0.2)} -${l} ${short(-spread * 0.5)}Q${short(-length * 0.5)} ${short(spread * 0.3)} 0 6Z`,
      sheet.mood.seaLight,
      0.75,
    ) +
    fill(
      `M0 4Q${short(-length * 0.45)} ${short(spread * 0.6)} -${l} ${s}Q${short(-length * 0.4)} ${short(spread * 0.9)} 0 10Z`,
      sheet.mood.seaLight,
      0.6,
    )
  );
}
