import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { drawScene } from "#content/illustrations/draw.ts";
import { fill } from "#content/illustrations/kit/drawing.ts";
import { MOODS } from "#content/illustrations/kit/mood.ts";
import { box, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import { loadScene, SCENE_NAMES } from "#content/illustrations/scenes.ts";
import { Sheet } from "#content/illustrations/kit/sheet.ts";
import { sourcesOf } from "#tests/support/illustrationSources.ts";

function sheetOf(seed = 1): Sheet {
  return new Sheet({ width: 400, height: 300, mood: MOODS.day, seed });
}

const SIZE = { width: 1600, height: 1200 };

// By static checks: drawing every scene twice would take much longer.
describe("drawing is deterministic", () => {
  const sources = [...new Set(SCENE_NAMES.flatMap(sourcesOf))].map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));

  test("no source uses random numbers or the clock", () => {
    const asked = sources.filter(({ text }) => /\bMath\.random\b|\bDate\b|\bperformance\b|\bcrypto\b/.test(text));
    expect(asked.map(({ file }) => file)).toEqual([]);
  });

  test("no module keeps a random generator or other mutable state between drawings", () => {
    const kept = sources.filter(({ text }) => /^(?:export )?(?:let |const [^=]*= *(?:randomOf\(|new ))/m.test(text));
    expect(kept.map(({ file }) => file)).toEqual([]);
  });

  test("a scene with many random details is identical when drawn twice", async () => {
    const scene = await loadScene("stop-kayakoy");
    expect(drawScene(scene, SIZE) === drawScene(scene, SIZE)).toBe(true);
  });
});

describe("a sheet", () => {
  test("defines equal paints once", () => {
    const sheet = sheetOf();
    const stops = [
      [0, "#000000"],
      [1, "#ffffff"],
    ] as const;
    expect(sheet.linear(stops, [0, 0], [0, 9])).toBe(sheet.linear(stops, [0, 0], [0, 9]));
    expect(sheet.linear(stops, [0, 0], [0, 9])).not.toBe(sheet.linear(stops, [0, 0], [0, 8]));
  });

  test("draws a stamp once per light", () => {
    const sheet = sheetOf();
    let drawn = 0;
    const stampOn = (paper: Sheet) =>
      paper.stamp("stone", () => {
        drawn += 1;
        return fill(box(0, 0, 1, 1), paper.mood.stone);
      })(5, 5);
    expect(stampOn(sheet)).toBe(stampOn(sheet));
    expect(stampOn(sheet.tinted({ stone: "#123456" }))).not.toBe(stampOn(sheet));
    expect(drawn).toBe(2);
  });

  test("is the same paper when tinted", () => {
    const sheet = sheetOf();
    sheet.tinted({ stone: "#123456" }).add("<g/>");
    expect(sheet.toSvg(0)).toContain("<g/>");
  });

  test("has its grain only if requested", () => {
    expect(sheetOf().toSvg(0)).not.toContain("grain");
    expect(sheetOf().toSvg(0.5)).toContain('opacity="0.5"');
  });
});

test("random numbers are the same for the same seed, and within their bounds", () => {
  const [one, same, other] = [randomOf(5), randomOf(5), randomOf(6)];
  const draws = Array.from({ length: 200 }, () => one.next());
  expect(draws).toEqual(Array.from({ length: 200 }, () => same.next()));
  expect(draws).not.toEqual(Array.from({ length: 200 }, () => other.next()));
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draws)).toBeLessThan(1);
  expect(new Set(Array.from({ length: 200 }, () => one.whole(2, 4)))).toEqual(new Set([2, 3, 4]));
  expect(new Set(Array.from({ length: 200 }, () => one.pick(["a", "b"])))).toEqual(new Set(["a", "b"]));
});

test.each([
  [0.04, "0"],
  [-1.25, "-1.2"],
  [12, "12"],
])("%d is written as %s", (value, written) => {
  expect(short(value)).toBe(written);
});
