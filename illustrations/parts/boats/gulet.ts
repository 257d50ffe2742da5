import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { disc, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface GuletOptions {
  /** Under sail, or at anchor with its sails furled on the booms. */
  sails?: "set" | "furled";
  hull?: string;
  hullShade?: string;
  sail?: string;
  sailShade?: string;
  /** Lamps in the deckhouse and behind the portholes. */
  lit?: boolean;
}

/**
 * A gulet in profile, its bow to the right: broad round stern, low waist, a sheer that sweeps up to a clipper bow and a long
 * bowsprit; the main mast forward, the shorter mizzen aft. 660 units long, 440 high, its waterline at y 0.
 */
export function gulet(sheet: Sheet, options: GuletOptions = {}): Drawing {
  const { sails = "set", hull = "#8a4a2c", hullShade = "#54291f", lit = false } = options;
  const { wall, wallBright, wallShade, trunk, window } = sheet.mood;
  const { sail = wallBright, sailShade = wallShade } = options;
  return (
    stroke("M262-92L398-138", trunk, 5.5) +
    hullOf(hull, hullShade, wall) +
    fill(
      counted(10)
        .map((index) => disc(-176 + index * 36, -22 - Math.abs(index - 4) * 0.5, 3.2))
        .join(""),
      lit ? "#ffe7a8" : wall,
    ) +
    deck(sheet, lit ? "#ffd98a" : window) +
    fill("M-118-70L-115-330H-111L-107-70Z", trunk) +
    fill("M58-58L62-416H66.5L71-58Z", trunk) +
    (sails === "set" ? setSails(sail, sailShade) : furledSails(wall, wallShade, trunk)) +
    stroke(
      "M64-412L-112-326L-262-88M64-412L396-138M64-362L318-112M-113-328L-70-60M-113-328L-158-60M64-408L112-56M64-408L20-52",
      trunk,
      1.2,
      0.85,
    ) +
    // She lies or sails with her bow towards the wind, so her pennant streams aft.
    fill("M66-416V-438Q48-442 34-434Q48-430 66-424Z", "#c4252f")
  );
}

const HULL: Path = "M-272-84Q-262-36-218 0Q-20 16 206 0Q252-36 296-112Q232-62 112-52Q-90-44-196-66Q-246-76-272-84Z";

function hullOf(hull: string, shade: string, trim: string): Drawing {
  return (
    fill(HULL, hull) +
    fill("M-246-32Q-236-16-218 0Q-20 16 206 0Q222-12 236-28Q120-10-20-8Q-160-10-246-32Z", shade) +
    fill(
      "M-272-84Q-246-76-196-66Q-90-44 112-52Q232-62 296-112L290-98Q232-54 112-43Q-90-35-198-58Q-246-69-269-75Z",
      trim,
    ) +
    fill("M-264-64Q-130-30 20-31Q170-34 268-72L266-67Q170-29 20-26Q-130-25-262-59Z", "#c79a4b") +
    stroke("M-250-44Q-130-16 10-18T246-44", shade, 1.4, 0.7)
  );
}

function deck(sheet: Sheet, glass: string): Drawing {
  const { wall, wallShade, wallBright, trunk } = sheet.mood;
  return (
    fill("M-92-58L-86-84H28L44-53Z", wall) +
    fill("M-84-78H12L18-66H-86Z", glass) +
    fill("M28-84L44-53H58L34-84Z", wallShade) +
    fill("M-94-84H38V-90H-94Z", trunk) +
    fill("M96-54L100-66H150L160-56Z", wall) +
    fill("M150-66L160-56H170L156-66Z", wallShade) +
    stroke("M-252-80V-124M-206-68V-124M-160-62V-124", trunk, 2.4) +
    fill("M-268-122Q-210-136-150-122L-150-115H-268Z", wallBright) +
    fill("M-190-130Q-168-128-150-122V-115H-190Z", wallShade) +
    fill("M-248-84V-96Q-206-90-166-78V-64Q-206-70-248-84Z", "#c8643c", 0.9) +
    stroke("M-268-96Q-190-80-150-76M78-66Q190-72 284-118M100-54V-68M146-56V-70M192-64V-78M236-78V-94", trunk, 1.5)
  );
}

function setSails(sail: string, shade: string): Drawing {
  return (
    fill("M-106-92L-104-312Q-176-190-254-108Q-176-96-106-92Z", sail) +
    fill("M-106-92L-104-312Q-124-196-146-95Q-124-93-106-92Z", shade) +
    fill("M70-86L72-398Q10-220-82-100Q0-90 70-86Z", sail) +
    fill("M70-86L72-398Q52-230 24-90Q50-87 70-86Z", shade) +
    fill("M78-396Q196-226 384-136Q226-130 122-94Q112-240 78-396Z", sail) +
    fill("M78-396Q128-240 214-122Q164-110 122-94Q112-240 78-396Z", shade) +
    fill("M78-330Q128-200 250-100Q170-98 98-74Q98-200 78-330Z", shade, 0.75)
  );
}

function furledSails(canvas: string, shade: string, spar: string): Drawing {
  return (
    stroke("M-112-88L-258-104M64-84L-84-98", spar, 4) +
    fill("M-112-92Q-190-108-256-112L-256-102Q-190-96-112-84Z", canvas) +
    fill("M64-90Q-20-106-82-108L-82-98Q-20-92 64-82Z", canvas) +
    fill("M-112-88Q-190-100-256-106V-102Q-190-96-112-84Z", shade) +
    fill("M64-86Q-20-98-82-103V-98Q-20-92 64-82Z", shade) +
    // The jib is rolled about its stay, from the masthead to the bowsprit.
    fill("M80-401L386-149L380-143Z", canvas)
  );
}
