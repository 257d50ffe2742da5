import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { disc, type Path, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { leafMass } from "../plants/foliage.ts";

/** How flat a rim is on the far half of a table: every round thing here shares it, so that one eye looks at all. */
const FLAT = 0.29;
const SHADE = "#8c9cc4";
const HERBS = ["#3f6a34", "#6c9440", "#a6c45c"] as const;

/** A vessel's wall between its rim at y `-high` and its round foot at 0. */
function wallOf(rim: number, foot: number, high: number, belly = 0): Path {
  const swell = rim + belly;
  return `M${-rim} ${-high}Q${short(-swell)} ${short(-high * 0.3)} ${-foot} 0A${foot} ${short(foot * FLAT)} 0 0 0 ${foot} 0Q${short(swell)} ${short(-high * 0.3)} ${rim} ${-high}A${rim} ${short(rim * FLAT)} 0 0 1 ${-rim} ${-high}Z`;
}

/** Outline of the bream without its fins: a steep brow, a deep shoulder, a narrow root of the tail. */
export const BREAM_BODY =
  "M-224 18Q-218-8-190-32Q-150-74-92-88Q-30-100 40-80Q96-64 134-32Q150-18 166-10L166 22Q146 26 122 38Q60 66-20 72Q-110 74-168 52Q-208 40-224 18Z";

/** A mark of the grate: it goes over the round of the body, so it bows towards the tail and is broadest where the fish lay hardest. */
function grateMark(x: number, lean: number, wide: number): Path {
  const half = wide / 2;
  return `M${short(x - lean - half * 0.5)}-92Q${short(x + 26 - half)}-20 ${short(x - half * 0.4)} 66L${short(x + half * 0.6)} 66Q${short(x + 26 + half * 1.5)}-20 ${short(x - lean + half * 0.6)}-92Z`;
}

/** A sea bream off the grill, its head to the left, lying flat: 460 long. Light runs along its back, its belly turns into the shade. */
export function seaBream(sheet: Sheet): Drawing {
  const body = BREAM_BODY;
  const marks = [-66, -20, 24, 68, 108].map((x, index) => grateMark(x, 16 + index * 2, 13 - index * 1.4));
  const thin = [-66, -20, 24, 68, 108].map((x, index) => grateMark(x, 16 + index * 2, 7.5 - index * 0.8));
  const rays = counted(9).map(
    (index) => `M${-92 + index * 24} ${-82 + index ** 2 * 0.5}l${8 + index} ${-20 + index * 0.6}`,
  );
  const scales = counted(11).map(
    (index) => `M${-92 + index * 22} ${34 - (index % 3) * 5}q9 7 18 0M${-84 + index * 20} ${50 - index * 2}q8 6 16 0`,
  );
  return (
    // The back fin, its rays crisp from the grill; the belly fin under the shoulder.
    fill(
      "M-110-82Q-92-112-60-114Q-48-107-36-115Q-22-105-8-111Q4-100 20-104Q34-94 50-95Q62-84 80-82Q94-70 112-46Q20-98-110-82Z",
      "#7a4a2e",
    ) +
    fill("M-110-82Q-92-112-60-114Q-48-107-36-115Q-56-96-72-85Z", "#a5673a") +
    stroke(rays.join(""), "#50301f", 2.4) +
    fill("M-60 68Q-44 94-6 92Q-16 80-4 68Z", "#9a6236") +
    fill("M52 58Q70 78 104 66Q94 56 104 44Z", "#8a5630") +
    // The tail, forked: its upper lobe in the light.
    fill("M154-14Q180-24 204-50Q222-62 240-64Q230-36 210-4Q226 18 230 56Q216 58 202 48Q180 32 154 26Z", "#9a6236") +
    fill("M154-14Q180-24 204-50Q222-62 240-64Q228-40 196-8Q176 2 158 4Z", "#cf9450") +
    stroke("M168 0Q200-18 230-56M172 5L212-8M170 12Q200 24 220 50M176 2L216-34M176 14L222 30", "#6b3f22", 2.6) +
    fill(body, "#cf9450") +
    sheet.clipped(
      body,
      // From the dark ridge of the back over the light on the shoulder to the pale flank and the belly's shade.
      fill("M-240-110H200V-20Q120-62 30-76Q-60-92-130-62Q-190-34-240 20Z", "#84532c") +
        fill("M-204-14Q-150-66-80-76Q0-84 70-58Q124-36 166-8Q100-34 20-44Q-80-54-150-22Q-186-4-214 10Z", "#eec583") +
        fill("M-176-24Q-130-58-74-64Q-10-70 46-54Q-20-58-80-50Q-136-42-176-24Z", "#fbe6b4") +
        fill("M-240 30Q-110 28 0 24Q90 18 176 2V60H-240Z", "#e3b673") +
        fill("M-240 34Q-150 58-40 56Q70 50 176 14V110H-240Z", "#b07a44") +
        fill("M-240 46Q-150 70-40 66Q70 60 176 22V110H-240Z", "#84532c") +
        stroke(scales.join(""), "#a8703c", 2.2, 0.8) +
        stroke("M-96-34Q0-42 70-22Q120-8 160 4", "#a06a38", 3, 0.8) +
        fill(marks.join(""), "#8a5428", 0.55) +
        fill(thin.join(""), "#43251a", 0.82) +
        // Its head is browner, smooth, with a cheek that catches the light.
        fill("M-240-110H-126Q-88-40-112 84H-240Z", "#b27a42") +
        fill("M-214-4Q-176-54-122-72Q-106-40-104-10Q-150-34-214-4Z", "#d9a662") +
        fill("M-236 24Q-160 44-104 36L-116 84H-240Z", "#8f5c30") +
        fill("M-168 18Q-140-6-112 6Q-110 34-128 44Q-156 42-168 18Z", "#cf9a58") +
        // Where the skin has burst over the flesh.
        fill("M2-14Q34-26 62-8Q36 2 8 0Q-6-6 2-14Z", "#f8ead0") +
        fill("M14-7Q34-14 50-6Q34-2 16-3Z", "#dfbd88"),
    ) +
    stroke("M-122-74Q-88-30-112 52", "#5f3820", 5.5) +
    stroke("M-138-52Q-112-14-130 40", "#84532c", 3) +
    // The breast fin lies on the flank, over its own shade.
    fill("M-88 12Q-46 2 2 26Q-22 44-58 42Q-84 34-88 12Z", "#7a4a2a", 0.7) +
    fill("M-92 6Q-50-8-4 14Q-24 34-62 34Q-88 26-92 6Z", "#efc888") +
    stroke("M-84 10Q-52 4-14 14M-82 15Q-52 14-22 20M-78 21Q-56 24-34 27", "#94602f", 2.4) +
    fill(disc(-168, -14, 15, 13), "#84532c") +
    fill(disc(-169, -15, 12, 10.5), "#f4ead2") +
    fill(disc(-167, -15, 6.4, 6), "#3d2a24") +
    fill(disc(-170, -18, 2.2, 2), "#fffdf6") +
    stroke("M-223 19Q-206 24-188 18", "#4e2c1c", 4.4)
  );
}

/** A round of lemon that lies on a dish. */
function lemonSlice(x: number, y: number, r: number): Drawing {
  const spokes = counted(4).map((index) => {
    const [cos, sin] = [Math.cos(index * 0.785 + 0.3) * r * 0.78, Math.sin(index * 0.785 + 0.3) * r * 0.34];
    return `M${short(x - cos)} ${short(y - sin)}L${short(x + cos)} ${short(y + sin)}`;
  });
  return (
    fill(disc(x + 4, y + 6, r, r * 0.46), "#7d6a4a", 0.4) +
    fill(disc(x, y, r, r * 0.46), "#efbb35") +
    fill(disc(x, y - 1, r * 0.86, r * 0.38), "#fdf0b0") +
    stroke(spokes.join(""), "#efbb35", 3)
  );
}

/** What lies about the fish on its dish: rocket, lemon, two grilled tomatoes, a green pepper. */
export function fishGarnish(sheet: Sheet): Drawing {
  const tomato = (x: number, y: number) =>
    fill(disc(x + 5, y + 6, 36, 24), "#7d3a2c", 0.5) +
    fill(disc(x, y, 35, 24), "#a92f22") +
    fill(disc(x - 3, y - 5, 31, 17), "#e2573a") +
    stroke(`M${x - 18} ${y - 8}l10 8M${x} ${y - 14}l12 14M${x + 16} ${y - 8}l4 6`, "#6b2018", 4);
  return (
    leafMass(sheet, { x: -196, y: 62, width: 60, height: 20, seed: 2, count: 11, size: 20, colours: HERBS }) +
    fill("M-110 96Q-20 74 76 100Q96 104 92 110Q-10 108-92 116Q-120 108-110 96Z", "#3f6a34") +
    fill("M-108 97Q-20 78 70 101Q-10 96-100 108Z", "#7da048") +
    lemonSlice(150, 76, 46) +
    lemonSlice(214, 56, 44) +
    tomato(248, -28)
  );
}

/** A bread basket, 320 wide, its round rim seen from above, slices standing in a cloth. */
export function breadBasket(sheet: Sheet): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  const [rim, foot, high] = [152, 112, 96];
  const body = wallOf(rim, foot, high, 6);
  const rows = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const [w, y] = [foot + (rim + 4 - foot) * share, -high * share];
    return `M${short(-w)} ${short(y)}A${short(w)} ${short(w * FLAT)} 0 0 0 ${short(w)} ${short(y)}`;
  });
  const stakes = counted(15).map((index) => {
    const angle = (index / 14) * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${short(cos * rim)} ${short(-high + sin * rim * FLAT)}L${short(cos * foot)} ${short(sin * foot * FLAT)}`;
  });
  const slice = (x: number, y: number, turn: number) =>
    place(
      turned(
        fill("M-44 30V-58Q-40-92 6-92T52-58V30Z", "#b9763a") +
          fill("M-44 30V-56Q-40-84 0-84T42-56V30Z", "#f8e6bd") +
          fill("M10 30V-83Q42-80 42-56V30Z", "#e9cb95") +
          fill(disc(-16, -40, 6, 4) + disc(6, -18, 7, 5) + disc(-20, -4, 5, 4) + disc(22, -50, 5, 4), "#d9b67c"),
        turn,
      ),
      x,
      y,
    );
  return (
    fill(disc(54, 8, 176, 44), SHADE, 0.6) +
    fill(disc(0, -high, rim, rim * FLAT), "#7b5236") +
    slice(64, -high - 12, 16) +
    slice(-74, -high - 10, -20) +
    slice(26, -high - 4, 6) +
    slice(-32, -high, -8) +
    fill(body, "#d9a562") +
    sheet.clipped(
      body,
      fill(`M40 ${-high - 60}Q80-40 60 60H200V${-high - 60}Z`, "#a8733f") +
        stroke(stakes.join(""), "#8a5a34", 4, 0.8) +
        stroke(rows.join(""), "#f0cb8c", 8) +
        stroke(rows.join(""), "#8a5a34", 2, 0.7),
    ) +
    fill(
      `M${-rim} ${-high}A${rim} ${short(rim * FLAT)} 0 0 0 ${rim} ${-high}L${rim - 14} ${-high - 8}Q60 ${-high + 10} 20 ${-high + 22}L44 ${-high + 74}Q-10 ${-high + 56}-40 ${-high + 24}Q-110 ${-high + 16}-${rim - 14} ${-high - 8}Z`,
      wallBright,
    ) +
    fill(`M20 ${-high + 22}L44 ${-high + 74}Q4 ${-high + 60}-20 ${-high + 40}Z`, wallShade) +
    stroke(`M${-rim} ${-high}A${rim} ${short(rim * FLAT)} 0 0 0 ${rim} ${-high}`, "#e6b877", 12) +
    stroke(
      `M${short(rim * 0.3)} ${short(-high + rim * FLAT * 0.95)}A${rim} ${short(rim * FLAT)} 0 0 0 ${rim} ${-high}`,
      "#a8733f",
      12,
    )
  );
}

/** A glazed bowl of shepherd's salad, 380 wide: cucumber, tomato, onion and parsley within its round rim. */
export function shepherdSalad(sheet: Sheet): Drawing {
  const random = randomOf(23);
  const [rim, high] = [188, 112];
  const body = wallOf(rim, 84, high, 20);
  const spots = counted(46)
    .map((index): Point => {
      const [far, angle] = [Math.sqrt((index + 0.5) / 46) * 0.92, index * 2.4];
      const up = (1 - far * far) * 34;
      return [Math.cos(angle) * far * 150, -high - up + Math.sin(angle) * far * 38];
    })
    .toSorted(([, a], [, b]) => a - b);
  const piece = ([x, y]: Point, index: number): Drawing => {
    const kind = [0, 1, 2, 0, 1, 0, 2, 1][(index * 3) % 8];
    if (kind === 0)
      return (
        fill(disc(x, y + 3, 24, 13), "#3f7034") +
        fill(disc(x, y, 24, 12), "#5d8f42") +
        fill(disc(x, y - 1, 19, 9), "#dcecb4")
      );
    if (kind === 1)
      return (
        fill(
          `M${short(x - 24)} ${short(y + 4)}Q${short(x)} ${short(y - 26)} ${short(x + 26)} ${short(y + 2)}Q${short(x)} ${short(y + 14)} ${short(x - 24)} ${short(y + 4)}Z`,
          "#b5301f",
        ) +
        fill(
          `M${short(x - 24)} ${short(y + 4)}Q${short(x - 4)} ${short(y - 24)} ${short(x + 18)} ${short(y - 6)}Q${short(x - 4)} ${short(y - 4)} ${short(x - 24)} ${short(y + 4)}Z`,
          "#e5573a",
        )
      );
    const sprig = leafMass(sheet, { x, y, width: 22, height: 9, seed: index, count: 4, size: 17, colours: HERBS });
    return random.chance(0.5) ? sprig : sprig + stroke(`M${short(x - 22)} ${short(y + 2)}q22 -24 44 0`, "#f6e3f0", 5);
  };
  return (
    fill(disc(60, 10, 210, 50), SHADE, 0.6) +
    fill(disc(0, -high, rim, rim * FLAT), "#e9f3f6") +
    fill(disc(0, -high + 4, rim - 12, rim * FLAT - 7), "#12557e") +
    fill(disc(0, -high + 6, 160, 42), "#3f6a34") +
    spots.map(piece).join("") +
    fill(body.replace(/A188 54\.5 0 0 1.*Z$/, `A${rim} ${short(rim * FLAT)} 0 0 1 ${-rim} ${-high}Z`), "#2f86b4") +
    sheet.clipped(
      body,
      fill(`M50 ${-high}Q110-60 40 60H260V${-high - 40}Z`, "#1b6390") +
        stroke(`M-190 ${-high + 34}A${rim} ${short(rim * FLAT)} 0 0 0 190 ${-high + 34}`, "#f2efe2", 7) +
        fill("M-158-70Q-140-22-98 0Q-112-40-116-62Z", "#7fc0da", 0.85),
    ) +
    stroke(`M${-rim} ${-high}A${rim} ${short(rim * FLAT)} 0 0 0 ${rim} ${-high}`, "#f4f8f6", 7)
  );
}

/** A carafe of cold water with lemon, 250 high, round at its mouth, its water and its foot. */
export function waterCarafe(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  const glass =
    "M-64 0Q-86-62-60-120Q-36-160-34-216L-44-240A44 12 0 0 0 44-240L34-216Q36-160 60-120Q86-62 64 0A64 18 0 0 1-64 0Z";
  const water = "M-62-1Q-82-62-57-119Q-44-142-40-162A40 11 0 0 0 40-162Q44-142 57-119Q82-62 62-1A62 17 0 0 1-62-1Z";
  return (
    fill(disc(60, 6, 116, 24), SHADE, 0.6) +
    fill(disc(0, -240, 44, 12), "#dff0f2", 0.8) +
    fill(glass, "#d6eef0", 0.72) +
    fill(water, "#9ed6e0", 0.92) +
    fill("M16-152Q36-154 40-162Q44-142 57-119Q82-62 62-1Q46 12 20 16Q52-70 16-152Z", "#6ab4cb", 0.9) +
    fill(disc(0, -162, 40, 11), "#e4f5f4") +
    fill(disc(-14, -160, 24, 7), "#efbb35") +
    fill(disc(-14, -161, 19, 5), "#fdf0b0") +
    fill(disc(18, -50, 27, 21), "#efbb35") +
    fill(disc(18, -50, 21, 16), "#fdf0b0") +
    fill("M-54-100Q-66-54-54-12Q-42-12-46-44T-44-104Z", wallBright, 0.9) +
    stroke("M-44-240A44 12 0 0 0 44-240A44 12 0 0 0-44-240", wallBright, 4)
  );
}

/** A tumbler of water, 130 high. */
export function tumbler(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  return (
    fill(disc(34, 4, 62, 15), SHADE, 0.6) +
    fill("M-42-126L-32 0A32 9 0 0 0 32 0L42-126A42 12 0 0 1-42-126Z", "#d6eef0", 0.72) +
    fill("M-39-88L-31-2A31 9 0 0 0 31-2L39-88A39 11 0 0 1-39-88Z", "#9ed6e0") +
    fill("M10-78Q30-80 39-88L31-2Q24 5 8 7Z", "#6ab4cb", 0.9) +
    fill(disc(0, -88, 39, 11), "#e4f5f4") +
    fill("M-32-112L-24-14H-16L-22-112Z", wallBright, 0.9) +
    stroke("M-42-126A42 12 0 0 0 42-126A42 12 0 0 0-42-126", wallBright, 3.6)
  );
}

/** Green and black olives in a small bowl, 210 wide. */
export function oliveBowl(): Drawing {
  const [rim, high] = [104, 52];
  const spots = counted(17)
    .map((index): Point => {
      const [far, angle] = [Math.sqrt((index + 0.5) / 17) * 0.86, index * 2.4];
      return [Math.cos(angle) * far * 88, -high - (1 - far) * 22 + Math.sin(angle) * far * 26];
    })
    .toSorted(([, a], [, b]) => a - b);
  return (
    fill(disc(36, 6, 116, 30), SHADE, 0.6) +
    fill(disc(0, -high, rim, rim * FLAT), "#f8efe0") +
    fill(disc(0, -high + 2, rim - 10, rim * FLAT - 5), "#9a4a2c") +
    spots
      .map(([x, y], index) => {
        const [dark, light] = index % 3 ? ["#586328", "#9aa24e"] : ["#3a2438", "#6b4a66"];
        return (
          fill(disc(x, y, 20, 15), dark ?? "") +
          fill(disc(x - 3, y - 3, 14, 9), light ?? "", 0.75) +
          fill(disc(x - 7, y - 6, 4, 2.6), "#f0f0d4")
        );
      })
      .join("") +
    fill(wallOf(rim, 56, high, 8), "#d9744a") +
    bowlShade(rim, high) +
    stroke(`M${-rim} ${-high}A${rim} ${short(rim * FLAT)} 0 0 0 ${rim} ${-high}`, "#fbf3e2", 6)
  );
}

/** The shaded right of the olive bowl. */
function bowlShade(rim: number, high: number): Drawing {
  return fill(
    `M34 ${short(-high + rim * FLAT * 0.94)}A${rim} ${short(rim * FLAT)} 0 0 0 ${rim} ${-high}Q${rim + 8} ${short(-high * 0.3)} 56 0Q40 10 20 15Q40-10 34 ${short(-high + rim * FLAT * 0.94)}Z`,
    "#a84f30",
  );
}
