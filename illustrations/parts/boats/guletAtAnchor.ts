import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon, short } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

const HULL: Path = "M-272-84Q-262-36-230 2H218Q256-36 296-112Q232-62 112-52Q-90-44-196-66Q-246-76-272-84Z";
const [WOOD, WOOD_SHADE, KEEL, SPAR, SPAR_SHADE, BRASS] = [
  "#b4662f",
  "#7d4029",
  "#57292a",
  "#8a5535",
  "#57352c",
  "#e0b062",
];
const [BLUE, BLUE_SHADE, CORAL] = ["#2b7fa8", "#1c557f", "#ec7b50"];

/**
 * A gulet on a day trip, at anchor and in profile, its bow to the right: sails furled, awning over the after deck, mats on the
 * deckhouse, towels on the rail, the bathing ladder over its side. 670 units long, 440 high; its waterline is at y 0, the
 * ladder goes on to y 40 below the water.
 */
export function guletAtAnchor(sheet: Sheet): Drawing {
  return (
    stroke("M262-94L404-140", SPAR, 8) +
    stroke("M264-91L402-137", SPAR_SHADE, 3) +
    stroke("M64-416L400-139M64-372L-112-330M-112-332L-262-92M-113-328L-72-60", SPAR_SHADE, 1.5) +
    mast(-113, -336) +
    mast(64.5, -424) +
    jib() +
    deckhouse(sheet) +
    afterDeck(sheet) +
    furled([62, -146], [-92, -152], sheet) +
    furled([-114, -176], [-254, -184], sheet) +
    foredeck(sheet) +
    hull() +
    shrouds(64, -404, [24, 44, 84, 104]) +
    shrouds(-113, -322, [-146, -128, -98]) +
    ladder() +
    ensign()
  );
}

function mast(x: number, top: number): Drawing {
  const spar = (right: number) =>
    polygon([
      [x - 5, -48],
      [x - 2.6, top],
      [x + right * 0.55, top],
      [x + right, -48],
    ]);
  return fill(spar(5), SPAR_SHADE) + fill(spar(0.5), SPAR);
}

function hull(): Drawing {
  const bow: Path = "M84-51Q226-60 296-112Q256-36 218 2H30Q110-12 84-51Z";
  const portholes = counted(11).map((index) => [-196 + index * 36, -20 - Math.abs(index - 5) * 0.7] as const);
  return (
    fill(HULL, WOOD) +
    fill(bow, WOOD_SHADE) +
    fill("M-250-24Q-241-11-230 2H218Q231-11 241-25Q120-8-10-7T-250-24Z", WOOD_SHADE) +
    fill("M-238-8Q-234-3-230 2H218L227-8Q120 0-10 0T-238-8Z", KEEL) +
    // The bulwark: white, its bow third turned out of the light.
    fill(
      "M-272-84Q-246-76-196-66Q-90-44 112-52Q232-62 296-112L288-96Q230-48 112-37Q-90-29-198-52Q-246-63-269-72Z",
      "#fffaf0",
    ) +
    fill("M84-51L112-52Q232-62 296-112L288-96Q230-48 112-37L76-35Z", "#b9c6dc") +
    fill(
      "M-276-88Q-246-79-196-69Q-90-47 112-55Q232-65 298-117L297-110Q232-60 112-50Q-90-42-196-64Q-246-74-273-82Z",
      SPAR,
    ) +
    fill("M-264-61Q-130-26 20-27Q170-30 277-74L273-68Q170-24 20-21Q-130-20-261-54Z", BRASS) +
    stroke("M-254-40Q-130-11 10-13T252-44", WOOD_SHADE, 1.4, 0.8) +
    fill(portholes.map(([x, y]) => disc(x, y, 4.2)).join(""), BRASS) +
    fill(portholes.map(([x, y]) => disc(x, y, 2.9)).join(""), "#1d3f5c")
  );
}

/** The deckhouse with its row of panes, a hatch to the bow; mats in the sun on its roof. */
function deckhouse({ mood }: Sheet): Drawing {
  const panes = counted(5).map((index) => {
    const x = mixed(-96, 24, index / 5);
    return `M${short(x)}-88H${short(x + 19)}L${short(x + 20)}-64H${short(x)}Z`;
  });
  const glints = counted(5).map((index) => {
    const x = mixed(-96, 24, index / 5);
    return `M${short(x)}-88H${short(x + 9)}L${short(x + 3)}-64H${short(x)}Z`;
  });
  const mats = counted(4).map((index) => {
    const x = -96 + index * 34;
    const [light, dark] = index % 2 ? ["#fff3d8", "#d5c6c4"] : [CORAL, "#b9523c"];
    return fill(box(x, -111, 29, 7), light ?? "") + fill(box(x, -106.5, 29, 2.5), dark ?? "");
  });
  return (
    fill("M-108-48L-102-100H38L46-46Z", mood.wall) +
    fill("M38-100L46-46H62L49-100Z", mood.wallShade) +
    fill("M-102-100H38L39-95H-102.5Z", mood.wallShade) +
    fill(panes.join(""), mood.window) +
    fill(glints.join(""), "#4d8bb0") +
    fill(box(-114, -104, 168, 6), SPAR) +
    fill(box(30, -104, 24, 6), SPAR_SHADE) +
    mats.join("")
  );
}

/** Bench and table in the shade of the awning, which is tied between stern and mizzen. */
function afterDeck({ mood }: Sheet): Drawing {
  const scallops = counted(9).map((index) => `M${short(-262 + index * 16.6)}-148q8.3 15 16.6 0z`);
  return (
    // The bench runs round the stern; its backrest is lit where it stands clear of the awning's shade.
    fill("M-262-84L-260-100Q-196-86-124-82V-50Z", BLUE_SHADE) +
    fill("M-262-84L-260-100Q-236-95-214-91L-212-68Z", BLUE) +
    fill("M-206-98H-146V-93H-206Z", "#fff3d8") +
    fill("M-180-93H-172V-60H-180Z", SPAR_SHADE) +
    fill("M-196-98V-106H-184V-98Z", CORAL) +
    stroke("M-262-88V-150M-192-70V-150M-122-56V-150", SPAR_SHADE, 3.6) +
    fill("M-272-147Q-192-166-112-147Z", mood.wallBright) +
    fill("M-192-156.500Q-150-156-112-147H-180Z", mood.wallShade) +
    fill(scallops.filter((_, index) => index % 2 === 0).join(""), BLUE) +
    fill(scallops.filter((_, index) => index % 2 === 1).join(""), mood.wall) +
    fill(box(-266, -150, 156, 4), BLUE_SHADE)
  );
}

/** A sail rolled up on its boom, lashed, lit from above. */
function furled([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], { mood }: Sheet): Drawing {
  const roll = (low: number, high: number): Path =>
    `M${x0} ${y0 - low}L${x0} ${y0 - 4 - high}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - 2 - high} ${x1} ${y1 - 4}L${x1} ${y1 - 1}Z`;
  const ties = counted(6).map((index) => {
    const share = (index + 0.6) / 6.4;
    return `M${short(mixed(x0, x1, share))} ${short(mixed(y0, y1, share) - 1)}v${short(-mixed(13, 7, share))}`;
  });
  return (
    stroke(`M${x0} ${y0}L${x1 - 10} ${y1}`, SPAR_SHADE, 4.6) +
    fill(roll(1, 13), mood.wallBright) +
    fill(roll(0, 3), mood.wallShade) +
    stroke(ties.join(""), BLUE_SHADE, 1.8)
  );
}

/** The jib rolled up about its stay: thickest at its clew, bare wire above and below it. */
function jib(): Drawing {
  const [dx, dy] = [336, 277];
  const at = (share: number, out: number) =>
    `${short(64 + dx * share + out * 0.636)} ${short(-416 + dy * share - out * 0.772)}`;
  return (
    fill(`M${at(0.07, 0)}Q${at(0.5, 4.6)} ${at(0.93, 4)}L${at(0.93, -4)}Q${at(0.5, -4.6)} ${at(0.07, 0)}Z`, "#fffaf0") +
    fill(`M${at(0.07, 0)}Q${at(0.5, -1)} ${at(0.93, -0.6)}L${at(0.93, -4)}Q${at(0.5, -4.6)} ${at(0.07, 0)}Z`, BLUE) +
    fill(`M${at(0.935, 5)}L${at(0.955, 5)}L${at(0.955, -5)}L${at(0.935, -5)}Z`, SPAR_SHADE)
  );
}

/** Hatch, cushions, the rail with its towels, the roller of the chain. */
function foredeck({ mood }: Sheet): Drawing {
  return (
    fill("M106-50L110-68H152L160-52Z", mood.wall) +
    fill("M152-68L160-52H172L161-68Z", mood.wallShade) +
    fill("M107-68H163V-72H107Z", SPAR) +
    fill("M112-78H136V-72H112Z", CORAL) +
    fill("M138-78H160V-72H138Z", "#fff3d8") +
    stroke("M92-52V-80M136-54V-82M180-60V-88M222-72V-100M262-92V-120", "#e7ecee", 2.2) +
    stroke("M84-79Q180-84 284-132", "#e7ecee", 2.2) +
    fill("M190-87L208-91L209-62L191-58Z", "#fff3d8") +
    fill("M190-80.500L208.300-84.500V-80L190-76ZM190.500-70L208.600-74V-69.500L190.500-65.500Z", CORAL) +
    fill("M228-98L246-106L248-78L230-70Z", BLUE) +
    fill("M228.500-91L246.500-99V-95L228.800-87ZM229.500-80L247.500-88V-84L229.700-76Z", "#fff3d8")
  );
}

function shrouds(x: number, top: number, feet: readonly number[]): Drawing {
  const lines = feet.map((foot) => `M${x} ${top}L${foot}-54`).join("");
  const [first = 0, last = 0] = [feet[0], feet.at(-1)];
  const steps = counted(5).map((index) => {
    const share = 0.62 + index * 0.07;
    return `M${short(mixed(x, first, share))} ${short(mixed(top, -54, share))}H${short(mixed(x, feet[1] ?? last, share))}`;
  });
  return stroke(lines + steps.join(""), SPAR_SHADE, 1.3, 0.9);
}

/** Hooked over the rail, steps down the side, two of them under water. */
function ladder(): Drawing {
  const rungs = (from: number, to: number) =>
    counted(to - from)
      .map((index) => `M-160 ${-46 + (from + index) * 13}h20`)
      .join("");
  return (
    stroke(`M-160 4L-157 40M-140 4L-137 40${rungs(4, 7)}`, "#d8f4ea", 3, 0.65) +
    stroke(`M-160 4V-74Q-160-82-166-80M-140 4V-72Q-140-80-146-78${rungs(0, 4)}`, "#7c3f2b", 4.6) +
    stroke(`M-161 4V-74Q-161-82-167-80M-141 4V-72Q-141-80-147-78${rungs(0, 4)}`, "#fffdf6", 3.2)
  );
}

function ensign(): Drawing {
  return (
    stroke("M-268-84L-288-156", SPAR, 3.6) +
    place(turned(turkishFlag({ height: 42, fly: "left" }), 5), -288, -156) +
    fill("M64-424Q44-436 24-430T-10-432Q4-414 24-418T64-412Z", "#c4252f")
  );
}
