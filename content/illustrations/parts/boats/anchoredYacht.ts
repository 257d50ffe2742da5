import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

/** Where the chain leaves the bow. */
const HAWSE: Point = [252, -66];

const HULL = "M-292-9L-254-11L-236-47Q40-54 160-68Q240-78 292-98Q276-42 240 0H-292Z";
const GLASS = "#0f1f3d";

/**
 * A modern motor yacht by night, bow to the right, 584 units long, 222 high: raked stem, two decks of dark glass with light behind
 * their panes, a flying bridge under its hard top, a radar arch. She lies in the water: her waterline is at 0.
 */
export function anchoredYacht(sheet: Sheet): Drawing {
  return hull(sheet) + mainDeck(sheet) + upperDeck(sheet) + bridge(sheet) + rails(sheet);
}

function hull(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade } = sheet.mood;
  const ports = counted(6).map((index) => {
    const x = -148 + index * 50;
    return `M${x}-33L${x + 3}-24H${x + 33}L${x + 36}-33Z`;
  });
  const lights = counted(6).map((index) => box(-139 + index * 50, -31.5, index % 3 === 1 ? 9 : 20, 6));
  return (
    fill(HULL, wall) +
    sheet.clipped(
      HULL,
      // Under the knuckle the side turns down to the water, and the bow flares over it.
      fill("M-300-16Q60-17 200-40Q256-52 296-92V10H-300Z", blend(wall, wallShade, 0.5)) +
        fill("M120-8Q214-28 270-66L300-100V10H110Z", wallShade, 0.75) +
        fill("M-300-47H-236L-254-11L-292-9V10H-300Z", wallShade) +
        fill("M-300-9H300V10H-300Z", GLASS) +
        fill("M-300-13H300V-10.4H-300Z", wallBright),
    ) +
    stroke("M-236-47Q40-54 160-68Q240-78 292-98", wallBright, 3) +
    fill(ports.join(""), GLASS) +
    fill(lights.join(""), "#ffcf7c") +
    fill("M-296-12H-252V-8H-296Z", wallBright) +
    fill(disc(HAWSE[0], HAWSE[1], 6, 4), GLASS)
  );
}

/** Panes side by side in a band of glass, `slant` units further right at their foot; not all of their rooms are lit alike. */
function panes(
  band: readonly [from: number, to: number, top: number, foot: number],
  count: number,
  dim: readonly number[],
): Drawing {
  const [from, to, top, foot] = band;
  return counted(count)
    .map((index) => {
      const [left, right] = [mixed(from, to, index / count) + 2.4, mixed(from, to, (index + 1) / count) - 2.4];
      const colour = dim.includes(index) ? "#b57a4a" : "#ffd07c";
      const pane = polygon([
        [left, top],
        [right, top],
        [right + 3, foot],
        [left + 3, foot],
      ]);
      // The ceiling is brightest; a lamp on a table, the back of a settee.
      const high = foot - top;
      const room =
        fill(box(left, top, right - left, high * 0.22), dim.includes(index) ? "#d89a5a" : "#fff0c0") +
        (index % 2
          ? fill(`M${left + 4} ${foot}V${foot - high * 0.3}H${right - 7}V${foot}Z`, "#9c5f3c")
          : fill(
              disc((left + right) / 2, foot - high * 0.4, 3.4) +
                box((left + right) / 2 - 0.8, foot - high * 0.4, 1.6, high * 0.4),
              "#fff8e0",
            ));
      return fill(pane, colour) + room;
    })
    .join("");
}

function mainDeck(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  return (
    // The open deck astern, under the one above: a settee and the saloon's lit doors.
    fill("M-206-50V-89H-150V-52Z", "#c98a52") +
    fill("M-198-52V-86H-182V-52ZM-178-52V-86H-162V-52Z", "#ffdf9c") +
    fill("M-236-47V-62H-228V-55H-204V-48Z", wallShade) +
    fill("M-160-51L-150-90H118Q160-82 194-66Q100-52-160-51Z", GLASS) +
    panes([-148, 122, -85, -60], 8, [2, 6]) +
    fill("M129-84Q150-78 170-70L134-63Z", "#ffd07c") +
    fill("M-160-51L-158-57Q100-58 190-69L206-68Q110-50-160-49Z", wall) +
    fill("M-246-89L-236-99H122Q176-90 214-66Q160-80 118-88Z", wallBright) +
    fill("M-246-89L118-88Q160-80 214-66Q160-84 118-91L-243-92Z", wallShade) +
    stroke("M-224-88L-230-58", wallDeep, 3)
  );
}

function upperDeck(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  return (
    fill("M-126-99V-131H-96V-99Z", "#c98a52") +
    fill("M-120-100V-128H-101V-100Z", "#ffdf9c") +
    fill("M-104-99L-96-132H62Q94-122 122-99Z", GLASS) +
    panes([-92, 62, -127, -106], 5, [3]) +
    fill("M69-126Q90-117 106-104L74-105Z", "#e3ac66") +
    fill("M-104-98L-102-103H112L126-97Z", wall) +
    fill("M-190-132L-180-141H66Q100-134 122-112Q92-128 62-131Z", wallBright) +
    fill("M-190-132L62-131Q92-128 122-112Q92-131 62-134L-187-135Z", wallShade) +
    stroke("M-166-131L-172-100", wallDeep, 2.6) +
    // Chairs and a table on the open deck.
    fill(
      "M-160-99V-113H-154V-106H-144V-99ZM-214-99V-112H-208V-106H-198V-99ZM-192-110H-168V-107H-178V-99H-182V-107H-192Z",
      wallShade,
    )
  );
}

/** The flying bridge: its screen, the hard top on the arch, the scanner and two domes. */
function bridge(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  return (
    fill("M-132-141L-126-154H36L62-141Z", wall) +
    fill("M-132-141L-130-146H54L62-141Z", wallShade) +
    fill("M-6-154L10-161H24L60-142L36-154Z", GLASS) +
    stroke("M8-152L24-174", wallDeep, 2.6) +
    // The arch leans back; its far leg is in shade.
    fill("M-62-150L-92-176H-78L-42-150Z", wallShade) +
    fill("M-90-150L-126-182L-108-186L-66-150Z", wall) +
    fill("M-130-178L-122-187H22Q40-184 50-176Q30-178 18-178Z", wallBright) +
    fill("M-130-178L18-178Q30-178 50-176Q34-181 20-181L-127-181Z", wallDeep) +
    fill(disc(-104, -194, 8) + disc(-82, -192, 5.5), wallBright) +
    fill("M-104-202A8 8 0 0 1-104-186Q-99-194-104-202Z", wallShade) +
    stroke("M-62-187V-222M-62-206H-48", wallShade, 2.2) +
    stroke("M-76-202H-50", wallBright, 3.4) +
    fill(disc(-62, -223, 3.2), "#fff4d0")
  );
}

function rails(sheet: Sheet): Drawing {
  const { wallShade, wallDeep } = sheet.mood;
  const posts = counted(6).map((index) => {
    const x = 176 + index * 21;
    return `M${x} ${-70 - index * 4.4}V${-86 - index * 4.2}`;
  });
  return (
    stroke(`${posts.join("")}M168-85Q240-94 290-112L291-98`, wallShade, 1.5) +
    stroke("M-240-112H-132M-236-112V-99M-210-112V-99M-184-112V-99M-158-112V-99", wallShade, 1.4) +
    stroke("M-240-47L-258-96", wallDeep, 3) +
    place(turkishFlag({ height: 27, fly: "left" }), -257, -95)
  );
}
