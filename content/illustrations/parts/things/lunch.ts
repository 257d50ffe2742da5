import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, mound, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "../plants/foliage.ts";
import { plate } from "./table.ts";

/** A grilled sea bream, its head to the left: 440 long. */
export function grilledFish(): Drawing {
  const bars = counted(6).map(
    (index) => `M${-104 + index * 46} ${-64 + Math.abs(index - 2) * 5}l-30 ${112 - Math.abs(index - 2) * 12}`,
  );
  return (
    fill("M-214 6Q-170-66-60-80Q70-84 150-14L222-62Q212-6 226 52L148 18Q70 70-60 62Q-166 52-214 6Z", "#d9a35c") +
    fill("M-190 22Q-120 26 0 22T148 8L226 52L148 18Q70 70-60 62Q-150 54-190 22Z", "#f3d9a4") +
    fill("M-60-80Q70-84 150-14Q40-40-80-38Q-150-34-200-12Q-160-66-60-80Z", "#8a5a3a") +
    fill("M-70-78Q-20-112 66-76Q10-88-70-78Z", "#6b3f2c") +
    fill("M150-14L222-62Q212-6 226 52L148 18Z", "#a86f3e") +
    stroke("M172-18L214-44M170 0H216M172 16L216 38", "#6b3f2c", 3.4) +
    fill("M-214 6Q-170-66-128-72Q-104-30-124 50Q-180 40-214 6Z", "#b98048") +
    stroke("M-128-70Q-98-20-124 48", "#6b3f2c", 5) +
    fill(disc(-168, -16, 11), "#fbf3df") +
    fill(disc(-168, -16, 5.5), "#24344c") +
    stroke("M-212 8Q-196 16-180 12", "#6b3f2c", 4) +
    stroke(bars.join(""), "#5a3324", 8, 0.85) +
    fill("M-70 2Q-30-10 0 14Q-40 26-70 2Z", "#e5b877")
  );
}

/** Lemon slices and parsley for the rim of a dish of 320. */
export function lemonGarnish(sheet: Sheet): Drawing {
  const slice = (x: number, y: number, r: number) =>
    fill(disc(x, y, r, r * 0.52), "#f2c53d") +
    fill(disc(x, y, r * 0.84, r * 0.43), "#fdf0a8") +
    stroke(
      counted(4)
        .map((index) => {
          const [cos, sin] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)];
          return `M${short(x - cos * r * 0.8)} ${short(y - sin * r * 0.41)}L${short(x + cos * r * 0.8)} ${short(y + sin * r * 0.41)}`;
        })
        .join(""),
      "#f2c53d",
      3,
    );
  return (
    slice(150, 58, 46) +
    slice(214, 40, 44) +
    leafMass(sheet, {
      x: -190,
      y: 52,
      width: 46,
      height: 20,
      seed: 2,
      count: 12,
      size: 18,
      colours: ["#3f6a34", "#6c9440", "#a6c45c"],
    }) +
    leafMass(sheet, {
      x: 46,
      y: 74,
      width: 40,
      height: 13,
      seed: 4,
      count: 9,
      size: 15,
      colours: ["#3f6a34", "#6c9440", "#a6c45c"],
    })
  );
}

/** A bowl of shepherd's salad: tomato, cucumber, onion, parsley. */
export function saladBowl(sheet: Sheet): Drawing {
  const random = randomOf(71);
  const bit = (spread: number) => [random.around(spread), -96 - random.next() * 46] as const;
  const tomatoes = counted(15)
    .map(() => mound(...bit(96), random.between(34, 52), random.between(18, 28)))
    .join("");
  const cucumbers = counted(11).map(() => bit(92));
  const onions = counted(8)
    .map(() => {
      const [x, y] = bit(90);
      return `M${short(x - 20)} ${short(y)}q20 -24 40 0`;
    })
    .join("");
  return (
    fill(disc(30, 6, 190, 26), "#7f92b8", 0.55) +
    leafMass(sheet, {
      x: 0,
      y: -104,
      width: 150,
      height: 38,
      seed: 3,
      count: 24,
      size: 28,
      colours: ["#3f6a34", "#6c9440", "#a6c45c"],
    }) +
    fill(tomatoes, "#d8432f") +
    fill(cucumbers.map(([x, y]) => disc(x, y - 8, 22, 13)).join(""), "#5d8f42") +
    fill(cucumbers.map(([x, y]) => disc(x, y - 9, 17, 9)).join(""), "#dcecb4") +
    stroke(onions, "#f3dcec", 5) +
    leafMass(sheet, {
      x: -20,
      y: -140,
      width: 44,
      height: 14,
      seed: 9,
      count: 9,
      size: 18,
      colours: ["#3f6a34", "#6c9440", "#a6c45c"],
    }) +
    fill("M-176-100Q-150 6-60 12H60Q150 6 176-100Q0-62-176-100Z", "#2f86b4") +
    sheet.spray("M-176-100Q-150 6-60 12H60Q150 6 176-100Q0-62-176-100Z", "#154a70", {
      from: [170, 0],
      to: [-30, -60],
      thick: 1,
    }) +
    stroke("M-150-60Q0-28 150-60", "#fbf7ef", 7) +
    fill("M-150-74Q-140-30-108-8Q-118-40-126-70Z", "#8fc8de", 0.8)
  );
}

/** Slices of white bread that stand in a basket, 150 units wide, 110 high. */
export function breadSlices(): Drawing {
  const loaf = (x: number, turn: number) =>
    place(
      turned(
        fill("M-26 10V-76Q-24-104 0-104T26-76V10Z", "#c9833f") +
          fill("M-20 10V-72Q-18-94 0-94T20-72V10Z", "#f6dfb0") +
          fill("M6 10V-92Q20-90 20-72V10Z", "#e6bf84"),
        turn,
      ),
      x,
      0,
    );
  return loaf(-46, -16) + loaf(46, 18) + loaf(0, 2) + loaf(-22, -6) + loaf(26, 8);
}

/** A carafe of cold water with lemon, 230 high. */
export function carafe(sheet: Sheet): Drawing {
  const { seaLight, wallBright } = sheet.mood;
  const body = "M-62 0Q-80-60-60-110Q-34-150-30-206L-40-228H40L30-206Q34-150 60-110Q80-60 62 0Q0 12-62 0Z";
  return (
    fill(disc(40, 0, 110, 17), "#7f92b8", 0.55) +
    fill(body, seaLight, 0.72) +
    fill("M-60-2Q-76-60-56-108Q-44-128-38-150H38Q44-128 56-108Q76-60 60-2Q0 9-60-2Z", "#a6dbe4", 0.9) +
    fill("M20-150H38Q44-128 56-108Q76-60 60-2Q40 4 16 5Q50-70 20-150Z", "#6fb7cc") +
    fill(disc(0, -150, 38, 7), "#d9f1f2") +
    fill(disc(-14, -76, 26, 25), "#f2c53d") +
    fill(disc(-14, -76, 20, 19), "#fdf0a8") +
    fill(disc(22, -34, 24, 20), "#f2c53d") +
    fill(disc(22, -34, 18, 15), "#fdf0a8") +
    fill("M-52-90Q-62-50-54-14Q-42-16-44-40T-42-92Z", wallBright, 0.85)
  );
}

/** Green olives on a small plate. */
export function oliveDish(sheet: Sheet): Drawing {
  const random = randomOf(9);
  const berries = counted(13).map(() => [random.around(62), -12 - random.next() * 20] as const);
  return (
    place(plate(sheet, { radius: 118, rim: "#c8643c" }), 0, 0) +
    fill(berries.map(([x, y]) => disc(x, y, 17, 14)).join(""), "#4a4a2c") +
    fill(
      berries
        .slice(5)
        .map(([x, y]) => disc(x, y - 2, 16, 13))
        .join(""),
      "#6d7a3f",
    ) +
    fill(berries.map(([x, y]) => lens(x - 5, y - 6, 12, 5)).join(""), "#d3d8a0")
  );
}
