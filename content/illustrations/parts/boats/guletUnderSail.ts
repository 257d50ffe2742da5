import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

const HULL: Path = "M-272-84Q-262-36-226 4Q-20 26 214 4Q256-36 296-112Q232-62 112-52Q-90-44-196-66Q-246-76-272-84Z";
const [WOOD, WOOD_SHADE, SPAR, BRASS] = ["#9a5431", "#5f2d27", "#6b3d2c", "#d9a550"];
const [SAIL, SAIL_SHADE, SEAM] = ["#fffaf0", "#bccde2", "#d9e0e8"];

/**
 * A gulet close-hauled with all her sails drawing, her bow to the right, flag and pennant streaming aft. 670 units long, 450
 * high; her waterline is at y 0 and some 20 of her lie below it, for the foam to hide.
 */
export function guletUnderSail(sheet: Sheet): Drawing {
  return (
    stroke("M258-92L404-140", SPAR, 7) +
    stroke("M64-416L400-139M64-366L318-112M-112-330L64-372M-113-330L-70-62", SPAR, 1.4) +
    headsails() +
    fill("M-118-70L-115-336H-111L-107-70ZM58-58L62-424H66.5L71-58Z", SPAR) +
    deck(sheet) +
    aftersails() +
    hull() +
    stroke("M64-410L112-56M64-410L20-52M-113-326L-158-62", SPAR, 1.3, 0.8) +
    fill("M64-424Q40-436 14-430Q-6-426-22-434Q-4-414 16-416Q40-418 64-410Z", "#c4252f") +
    stroke("M-266-80L-284-150", SPAR, 3.4) +
    place(turned(turkishFlag({ height: 44, fly: "left" }), 4), -284, -149)
  );
}

function hull(): Drawing {
  const portholes = counted(10).map((index) => disc(-176 + index * 36, -21 - Math.abs(index - 4) * 0.6, 3.4));
  return (
    fill(HULL, WOOD) +
    fill("M-250-32Q-240-12-226 4Q-20 26 214 4Q230-12 242-32Q120-8-20-6Q-160-8-250-32Z", WOOD_SHADE) +
    fill(
      "M-272-84Q-246-76-196-66Q-90-44 112-52Q232-62 296-112L289-97Q232-50 112-39Q-90-31-198-54Q-246-65-268-73Z",
      "#fffaf0",
    ) +
    fill("M20-44Q230-50 296-112L289-97Q224-46 20-44Z", "#c3cee2") +
    fill("M-264-62Q-130-28 20-29Q170-32 276-74L272-67Q170-25 20-22Q-130-21-261-54Z", BRASS) +
    fill(portholes.join(""), "#fff3d8")
  );
}

function deck(sheet: Sheet): Drawing {
  const { wall, wallShade, window } = sheet.mood;
  return (
    fill("M-96-50L-88-84H30L46-48Z", wall) +
    fill("M-82-78H14L20-64H-82Z", window) +
    fill("M30-84L46-48H60L38-84Z", wallShade) +
    fill("M-98-90H44V-83H-98Z", SPAR) +
    fill("M100-50L104-66H150L160-50Z", wall) +
    fill("M150-66L160-50H172L158-66Z", wallShade) +
    stroke("M-250-80V-112M-212-70V-106M-174-62V-104", SPAR, 3) +
    fill("M-262-112Q-210-124-158-108L-158-101H-262Z", "#fffaf0") +
    fill("M-196-118Q-174-114-158-108V-101H-196Z", wallShade) +
    stroke("M100-56V-70M146-56V-72M192-64V-82M238-78V-100M84-68Q190-74 288-122", SPAR, 2)
  );
}

/** Main and mizzen: their bellies towards us, the luff in shade. */
function aftersails(): Drawing {
  return (
    stroke("M-112-86L-262-98M66-78L-92-92", SPAR, 5) +
    fill("M-110-88L-109-322Q-196-232-262-104Q-180-84-110-88Z", SAIL) +
    fill("M-110-88L-109-322Q-136-200-152-88Q-130-86-110-88Z", SAIL_SHADE) +
    stroke("M-146-282Q-136-272-128-270M-190-226Q-160-208-139-204M-228-168Q-180-146-147-142", SEAM, 2) +
    fill("M66-80L66-408Q-38-262-92-98Q-10-76 66-80Z", SAIL) +
    fill("M66-80L66-408Q36-240 16-80Q42-78 66-80Z", SAIL_SHADE) +
    stroke("M22-348Q36-338 50-336M-14-286Q16-268 39-266M-46-222Q-4-200 30-198M-74-156Q-20-134 22-132", SEAM, 2)
  );
}

/** The jib on its long stay, and the staysail before it. */
function headsails(): Drawing {
  return (
    fill("M78-404L392-146Q260-110 156-104Q166-270 78-404Z", SAIL) +
    fill("M78-404L392-146Q346-132 300-124Q242-274 78-404Z", SAIL_SHADE) +
    stroke("M122-312Q160-318 176-312M146-238Q204-240 246-228M158-164Q230-160 286-148", SEAM, 2) +
    fill("M76-344L306-122Q190-84 90-82Q118-226 76-344Z", SAIL_SHADE) +
    fill("M76-344Q178-214 232-104Q160-86 90-82Q118-226 76-344Z", "#f1ece4") +
    stroke("M100-244Q124-246 150-240M104-164Q150-164 196-156", "#cfd6e0", 2)
  );
}
