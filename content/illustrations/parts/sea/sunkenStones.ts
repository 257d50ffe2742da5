import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A fluted column that lies under water from its far end to the end that we see, broken into drums. */
export function sunkenColumn(sheet: Sheet, from: Point, to: Point, radius: number, parts: number): Drawing {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  // Whichever way it points, its lit side is up.
  const up = dx < 0 ? -1 : 1;
  const at = (along: number, across: number): Point => [
    from[0] + ux * along - uy * across * up,
    from[1] + uy * along + ux * across * up,
  ];
  const strip = (a: number, b: number, low: number, high: number) =>
    polygon([at(a, low), at(b, low), at(b, high), at(a, high)]);
  const cuts = shares(Math.max(2, Math.round(parts / 2)) + 1).map((share) => share * length);
  const drums = cuts.slice(1).map((end, index) => {
    const start = (cuts[index] ?? 0) + (index ? 9 : 0);
    const slip = (index % 2 ? 1 : -1) * radius * 0.07;
    const flutes = [-0.74, -0.5, -0.2, 0.12, 0.44, 0.72]
      .map((across) => strip(start, end, (across - 0.05) * radius + slip, (across + 0.06) * radius + slip))
      .join("");
    return (
      fill(strip(start, end, -radius + slip, radius + slip), "#d3efe2") +
      fill(strip(start, end, -radius * 0.66 + slip, -radius * 0.3 + slip), "#f6fff2") +
      fill(strip(start, end, radius * 0.3 + slip, radius + slip), "#5fa9b6") +
      fill(flutes, "#3f8ea2", 0.6)
    );
  });
  const [ex, ey] = at(length, 0);
  const turn = (Math.atan2(uy, ux) / Math.PI) * 180;
  const face = `<g transform="translate(${short(ex)} ${short(ey)}) rotate(${short(turn)})">${fill(disc(0, 0, radius * 0.42, radius), "#ecfbea") + fill(`M${short(radius * 0.1)} ${short(radius * 0.97)}Q${short(radius * 0.5)} 0 ${short(-radius * 0.04)} ${short(-radius)}Q${short(radius * 0.42)} ${short(-radius * 0.9)} ${short(radius * 0.42)} 0T${short(radius * 0.1)} ${short(radius * 0.97)}Z`, "#8fc9cc") + fill(box(-radius * 0.05, -radius * 0.1, radius * 0.1, radius * 0.2), "#3f8ea2")}</g>`;
  const shadow = polygon([
    at(-10, radius * 0.6),
    at(length + radius * 0.3, radius * 0.6),
    at(length + radius, radius * 1.7),
    at(radius * 0.8, radius * 1.6),
  ]);
  return (
    fill(shadow, "#1f7f96", 0.5) +
    drums.join("") +
    face +
    fill(
      strip(0, length, -radius, radius),
      sheet.linear(
        [
          [0, "#3fa9b6", 0.75],
          [0.7, "#5cc0c4", 0.1],
        ],
        from,
        to,
      ),
    )
  );
}

/** A Corinthian capital under water, 200 units wide at `size` 100: a bell with two wreaths of acanthus. */
export function sunkenCapital([x, y]: Point, size: number): Drawing {
  const s = size / 100;
  return place(
    fill("M-70 60Q40 110 130 40L100 90Q20 120-60 90Z", "#1f7f96", 0.5) +
      fill("M-92-46L84-70L92-40L66-26L40 58Q-10 84-58 66L-74-8L-94-18Z", "#d3efe2") +
      fill("M20-60L84-70L92-40L66-26L40 58Q22 70 6 73Z", "#5fa9b6") +
      fill("M-92-46L84-70L88-58L-92-33Z", "#f6fff2") +
      fill("M-70 0Q-52-22-44 8Q-30-24-14 6Q0-28 18 2Q30-28 52-6L46 22Q-10 40-66 30Z", "#86c6c8") +
      fill("M-64 34Q-48 14-38 42Q-22 12-8 42Q8 10 22 38Q30 18 46 26L38 58Q-10 84-58 66Z", "#f6fff2", 0.8) +
      fill(disc(-80, -12, 15) + disc(66, -26, 15), "#a9dcd6"),
    x,
    y,
    s,
  );
}

/** The net of light that waves throw on the ground: pairs of waving lines that meet and part. */
export function caustics(): Drawing {
  const random = randomOf(5);
  const lines = counted(13).flatMap((row) => {
    const near = row / 12;
    const [y, high, wide] = [mixed(520, 1190, near ** 1.35), mixed(7, 36, near), mixed(46, 150, near)];
    const phase = random.between(0, 6);
    return [1, -1].map((side) =>
      curve(
        counted(Math.ceil(1700 / wide) * 2).map((step): Point => [
          step * wide * 0.5 - 40 + random.around(wide * 0.12),
          y + side * high * Math.sin(step * 1.05 + phase) + random.around(high * 0.3),
        ]),
      ),
    );
  });
  return stroke(lines.join(""), "#f4fff4", 3, 0.3);
}
