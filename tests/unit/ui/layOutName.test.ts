import { describe, expect, test } from "vitest";

import { SIGN_LEADING, DEFAULT_RATIO, layOutName } from "#src/ui/NameSign/layOutName.ts";

/** Aspect ratios of the area on a desktop, and on a tablet in portrait. */
const DESKTOP_RATIO = 1.79;
const PORTRAIT_RATIO = 0.7;

describe("on a phone in landscape", () => {
  test.each<[name: string, lines: string[]]>([
    ["Ayşe Yıldız", ["Ayşe Yıldız"]],
    ["Emma Clarke", ["Emma", "Clarke"]],
    ["Анна Смирнова", ["Анна", "Смирнова"]],
    ["Şehnaz Gülümser Karaosmanoğlu", ["Şehnaz Gülümser", "Karaosmanoğlu"]],
    ["Александра Владиславовна Константинопольская", ["Александра", "Владиславовна", "Константинопольская"]],
    ["Maximiliana Featherstonehaugh-Cholmondeley", ["Maximiliana", "Featherstonehaugh-", "Cholmondeley"]],
    ["Li", ["Li"]],
  ])("%s", (name, lines) => expect(layOutName(name, DEFAULT_RATIO).lines).toEqual(lines));
});

describe("the line breaks depend on the area", () => {
  test.each<[name: string, ratio: number, lines: string[]]>([
    ["Ayşe Yıldız", DESKTOP_RATIO, ["Ayşe", "Yıldız"]],
    ["Ayşe Yıldız", 4, ["Ayşe Yıldız"]],
    ["Anna-Maria Roe", PORTRAIT_RATIO, ["Anna-", "Maria", "Roe"]],
    ["Anna-Maria Roe", 8, ["Anna-Maria Roe"]],
    ["Мария Анна Ли", 6, ["Мария Анна Ли"]],
    ["Мария Анна Ли", PORTRAIT_RATIO, ["Мария", "Анна", "Ли"]],
  ])("%s at %d", (name, ratio, lines) => expect(layOutName(name, ratio).lines).toEqual(lines));
});

describe("for any name", () => {
  const NAMES = [
    "Ayşe Yıldız",
    "Anna-Maria Roe",
    "Жанна Щукина",
    "İĞÜŞÖÇ ığüşöç",
    "Wolfeschlegelsteinhausenbergerdorff",
    "王小明",
  ];

  test.each(NAMES)("no letter of %s is lost, and words break only after a hyphen", (name) => {
    for (const ratio of [PORTRAIT_RATIO, DESKTOP_RATIO, DEFAULT_RATIO, 8]) {
      const { lines } = layOutName(name, ratio);
      expect(lines.reduce((all, line) => (all.endsWith("-") ? all + line : `${all} ${line}`))).toBe(name);
    }
  });

  test.each(NAMES)("%s is never smaller than on one line", (name) => {
    for (const ratio of [PORTRAIT_RATIO, DESKTOP_RATIO, DEFAULT_RATIO, 8]) {
      const { lines, ems } = layOutName(name, ratio);
      const whole = layOutName(name, 1000).ems;
      expect(Math.min(ratio / ems, 1 / (lines.length * SIGN_LEADING))).toBeGreaterThanOrEqual(
        Math.min(ratio / whole, 1 / SIGN_LEADING),
      );
    }
  });

  test("a single very long word stays on one line, with its full width", () => {
    const word = "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 100);
    const { lines, ems } = layOutName(word, DEFAULT_RATIO);
    expect(lines).toEqual([word]);
    expect(ems).toBeGreaterThan(40);
  });

  test("wide letters of both alphabets count more than narrow ones", () => {
    const emsOf = (name: string) => layOutName(name, DEFAULT_RATIO).ems;
    expect(emsOf("Mmm")).toBeGreaterThan(emsOf("Iıl"));
    expect(emsOf("Щжш")).toBeGreaterThan(emsOf("Стг"));
  });

  test("extra spaces are ignored", () => {
    expect(layOutName("  Ayşe   Yıldız ", DESKTOP_RATIO)).toEqual(layOutName("Ayşe Yıldız", DESKTOP_RATIO));
  });

  test("an empty name is one empty line", () => {
    expect(layOutName("  ", DEFAULT_RATIO)).toEqual({ lines: [""], ems: 0 });
  });
});
