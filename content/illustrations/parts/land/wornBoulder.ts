import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";

/** A form in a box of 200 by 140. */
interface Form {
  body: Path;
  /** What turns from the sun, and what the ground shades. */
  flank: Path;
  deep: Path;
  crown: Path;
  /** Joints in the granite and the streaks that rain has left. */
  joints: Path;
  lichen: Path;
}

const FORMS: readonly [Form, Form, Form, Form] = [
  // A whaleback.
  {
    body: "M-98 8C-108-22-94-54-62-70L-36-76C-10-84 34-82 60-64L82-46C102-28 104-12 98 6C60 18-60 18-98 8Z",
    flank: "M34-76L60-64L82-46C102-28 104-12 98 6C76 13 50 15 18 15C30 4 52-2 50-20C48-38 58-52 34-76Z",
    deep: "M98 6C60 18-40 18-92 10C-50 8 20 10 52-2C74-10 90-22 99-14C101-8 101-1 98 6Z",
    crown: "M-90-34C-84-56-66-70-36-76C-10-84 12-82 30-78L22-66C2-70-20-64-40-56L-58-40C-70-34-80-28-90-34Z",
    joints: "M-64 10C-54-8-40-20-14-26L10-34M-20-70C-26-60-30-52-30-42M6-72C4-62 2-54 4-46",
    lichen: "M-30-54q8-6 14 0q4 8-6 8q-12 0-8-8ZM-14-42q5-3 8 1q0 5-5 4q-5-1-3-5ZM-58-24q6-4 10 1q0 6-6 5q-6-1-4-6Z",
  },
  // A block, worn round, split from top to foot.
  {
    body: "M-86 8L-96-36C-98-72-84-104-50-114C-30-122-14-116-6-106C4-124 40-130 62-108L80-80C94-46 96-20 84 8C46 18-46 18-86 8Z",
    flank:
      "M38-122C50-120 58-114 62-108L80-80C94-46 96-20 84 8C68 13 46 15 16 15C30 0 48-16 46-42C46-66 58-92 38-122ZM-6-106C2-70-2-20-10 15L-34 15C-20-20-6-60-24-116C-16-114-10-112-6-106Z",
    deep: "M84 8C60 16 20 17-6 16L-8 2C30 8 70-6 91-34C92-20 90-6 84 8Z",
    crown:
      "M-84-70C-78-96-66-108-50-114C-40-119-30-118-22-114L-28-98C-46-98-58-88-66-72C-72-64-80-62-84-70ZM0-108C12-124 28-126 40-122L34-108C20-108 10-102 4-92Z",
    joints:
      "M26 14C28-6 36-20 56-30L74-34M-84-24C-66-30-50-30-36-22M-56-96C-60-80-60-70-56-60M16-102C14-88 16-74 14-62",
    lichen: "M-64-52q8-8 16 0q2 10-8 9q-12-1-8-9ZM-44-40q5-3 8 1q0 5-5 4q-5-1-3-5ZM14-60q7-5 12 1q0 7-7 6q-7-1-5-7Z",
  },
  // One boulder that rests on another.
  {
    body: "M-98 8C-104-20-90-44-58-52C-74-76-66-108-36-124L-8-134C26-142 56-124 62-96C66-74 56-56 40-48C74-48 100-26 96 8C50 18-50 18-98 8Z",
    flank:
      "M16-135C42-134 58-118 62-96C66-74 56-56 40-48C78-46 104-20 96 8C76 13 54 15 24 15C40 2 50-12 44-28C38-40 24-44 8-44C22-52 34-66 32-90C30-108 28-120 16-135Z",
    deep: "M96 8C60 16 0 18-40 15C10 12 60 4 92-18C97-10 98 0 96 8ZM-58-52C-30-46 20-44 40-48C50-54 56-62 60-72C44-60-10-52-58-52Z",
    crown:
      "M-64-80C-64-104-52-116-36-124L-8-134C2-136 10-136 16-135L10-120C-12-122-30-112-40-100C-48-90-54-74-64-80ZM-90-22C-84-40-64-47-40-46C-50-36-72-32-90-22Z",
    joints:
      "M-52 12C-46-4-34-16-16-20L2-22M-30-106C-34-92-34-80-30-70M-4-118C-8-104-8-96-4-84M-66-36C-62-26-60-20-62-12",
    lichen: "M-34-82q8-8 16 0q2 10-8 9q-12-1-8-9ZM-12-70q5-3 8 1q0 5-5 4q-5-1-3-5ZM-40-24q7-5 12 1q0 7-7 6q-7-1-5-7Z",
  },
  // A leaning egg.
  {
    body: "M-66 8C-90-8-86-44-64-72L-44-92C-20-116 18-128 44-116C66-106 80-84 80-56C80-32 74-8 62 6C20 16-40 16-66 8Z",
    flank: "M34-119C60-114 80-88 80-56C80-32 74-8 62 6C46 11 26 13 2 13C24-2 38-24 40-52C42-76 46-96 34-119Z",
    deep: "M62 6C40 13 0 15-30 13C16 8 56-10 79-44C78-24 72-6 62 6Z",
    crown: "M-76-42C-74-56-68-66-64-72L-44-92C-24-112 8-122 30-119L22-104C0-104-18-92-34-74C-48-60-60-40-76-42Z",
    joints: "M-30 12C-28-8-14-24 8-32L24-36M-40-78C-48-64-50-54-48-44M-4-104C-10-90-14-82-12-70",
    lichen: "M-38-50q8-8 16 0q2 10-8 9q-12-1-8-9ZM-16-40q5-3 8 1q0 5-5 4q-5-1-3-5ZM0-76q7-5 12 1q0 7-7 6q-7-1-5-7Z",
  },
];

/** A worn boulder of gneiss in one of four forms, bedded in the ground at 0,0; `half` its width to each side, its shadow to the right. */
export function wornBoulder(form: 0 | 1 | 2 | 3, half: number): Drawing {
  const { body, flank, deep, crown, joints, lichen } = FORMS[form];
  const size = half / 100;
  return `<g transform="scale(${Math.round(size * 1000) / 1000})">${
    fill(disc(66, 7, 130, 17), "#4b4270", 0.42) +
    fill(body, "#dcc4b0") +
    fill(flank, "#a08a9c") +
    fill(deep, "#77668a") +
    fill(crown, "#f8e9d3") +
    fill(lichen, "#c9a86c", 0.8) +
    stroke(joints, "#a68c94", 1.8)
  }</g>`;
}
