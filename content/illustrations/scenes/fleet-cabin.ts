import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, disc, type Path } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";

const HORIZON = 500;
/** Where their feet are, and how large a figure is that is 100 high. */
const FLOOR = 1046;
const SIZE = 6.1;

/** The cabin of the people carrier from its side: two rows of armchairs that face each other, a family at the folded-out table, the bay in the windows. */
export const SCENE: Scene = {
  name: "fleet-cabin",
  seed: 93,
  mood: "gold",
  crops: { wide: 190, square: 200 },
  grain: 0.36,
  draw(sheet) {
    drawBay(sheet);
    drawShell(sheet);
    drawSeats(sheet);
    drawBody(sheet);
  },
};

/** What passes outside: the evening sun over the bay, a gulet, a white town and a mill on its ridge. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24 }),
    plainSun(sheet, { x: 338, y: 392, radius: 46 }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 160, 440, 320, 462, 520, 478, 700, 452, 900, 430, 1100, 400, 1300, 350, 1640, 320]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 4,
    }),
    groupedTown(sheet, {
      rows: 5,
      far: [1080, 1600],
      near: [980, 1620],
      ground: (_, share) => 420 + share * 84,
      scale: [0.2, 0.34],
      seed: 5,
    }),
    place(windmill(sheet, { turn: 20 }), 1262, 372, 0.42),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 60, foot: false }),
    glitter(sheet, { x: 338, top: HORIZON, bottom: 700, width: 90, count: 70 }),
    place(gulet(sheet), 740, 566, 0.4),
    ripples(sheet, { x: 740, y: 570, width: 240, height: 16, count: 18 }),
  );
}

const WINDOWS = [
  [60, 466],
  [562, 540],
  [1138, 520],
] as const;

function pane(x: number, width: number, inset = 0): Path {
  const [left, right, top, foot, round] = [x + inset, x + width - inset, 218 + inset, 668 - inset, 44];
  return `M${left + round} ${top}H${right - round}Q${right} ${top} ${right} ${top + round}V${foot - round}Q${right} ${foot} ${right - round} ${foot}H${left + round}Q${left} ${foot} ${left} ${foot - round}V${top + round}Q${left} ${top} ${left + round} ${top}Z`;
}

/** The far wall about its windows, the roof with its lines of light, the panelling, the floor. */
function drawShell(sheet: Sheet): void {
  const holes = WINDOWS.map(([x, width]) => pane(x, width)).join("");
  const wall = `M-20-20H1620V1220H-20Z${holes}`;
  const floor = "M-20 1000H1620V1220H-20Z";
  sheet.add(
    `<path d="${wall}" fill="#e6d2b8" fill-rule="evenodd"/>`,
    // The depth of each opening: its right and its lower side have the light.
    ...WINDOWS.map(
      ([x, width]) =>
        `<path d="${pane(x, width)}${pane(x, width, 14)}" fill="#4a3448" fill-rule="evenodd"/>` +
        fill(`M${x + width * 0.24} 650L${x + width * 0.42} 234h46L${x + width * 0.36} 650Z`, "#fffaf0", 0.16),
    ),
    // Roof: a shallow vault, darker towards us, two lines of light.
    fill("M-20-20H1620V150Q800 206-20 150Z", sheet.downwards(["#7d5a62", "#b08a80", "#d8bba0"], 0, 190)),
    stroke("M-20 150Q800 206 1620 150", "#5a3d50", 8),
    stroke("M-20 128Q800 184 1620 128", "#fff0c8", 9),
    stroke("M-20 132Q800 188 1620 132", "#ffcf8a", 26, 0.3),
    // Ledge and panelling below the windows.
    fill(box(-20, 690, 1640, 26), "#fbeed6"),
    fill(box(-20, 716, 1640, 14), "#9c7f86", 0.7),
    fill(box(-20, 730, 1640, 280), sheet.downwards(["#cbaf9c", "#a98a86"], 730, 1010)),
    fill("M520 770H1080Q1100 770 1100 790V930Q1100 950 1080 950H520Q500 950 500 930V790Q500 770 520 770Z", "#b89a90"),
    stroke("M560 900H760", "#7d5a62", 10),
    fill(floor, sheet.downwards(["#6d4a4e", "#8a5f56", "#6b4650"], 1000, 1200)),
    fill(box(-20, 996, 1640, 10), "#4a3044"),
    stroke(
      counted(5)
        .map((row) => `M-20 ${1040 + row * 38}H1620`)
        .join(""),
      "#57384a",
      3,
      0.6,
    ),
    // The low sun lies on the floor between the rows.
    fill("M640 1006H930L1010 1110H700Z", "#f0b47a", 0.4),
  );
}

/** Two rows that face each other, in profile; the far chair of each a little smaller and nearer to the middle. */
function drawSeats(sheet: Sheet): void {
  const far = SIZE * 0.9;
  sheet.add(
    place(armchair(1), 622, FLOOR - 46, far),
    place(armchair(-1), 1030, FLOOR - 46, far),
    // The children sit by the far windows.
    place(
      person(sheet, {
        pose: "sitting",
        child: true,
        top: "#5fb0a8",
        bottom: "#f3c24a",
        hairstyle: "long",
        hair: "#6b3a26",
        sleeves: "short",
        wears: "shorts",
        shadow: false,
      }),
      612,
      FLOOR - 52,
      far * 0.94,
    ),
    place(
      person(sheet, {
        pose: "sitting",
        mirrored: true,
        child: true,
        top: "#fdf0dc",
        bottom: "#c8643c",
        hair: "#33262a",
        wears: "shorts",
        shadow: false,
      }),
      1040,
      FLOOR - 52,
      far * 0.94,
    ),
    place(table(sheet), 12, 0),
    place(armchair(1), 482, FLOOR, SIZE),
    place(armchair(-1), 1160, FLOOR, SIZE),
    fill(disc(510, FLOOR + 6, 160, 14) + disc(1130, FLOOR + 6, 170, 14), "#3b2434", 0.45),
    place(
      person(sheet, {
        pose: "sitting",
        top: "#fdf8ee",
        bottom: "#d0527a",
        hairstyle: "long",
        hair: "#6b3a26",
        sleeves: "none",
        slender: true,
        shadow: false,
      }),
      464,
      FLOOR,
      SIZE,
    ),
    place(
      person(sheet, {
        pose: "sitting",
        mirrored: true,
        top: "#f0b23c",
        bottom: "#3a5a80",
        hair: "#33262a",
        shoes: "#7a4a32",
        shadow: false,
      }),
      1178,
      FLOOR,
      SIZE,
    ),
    belt(464, 1),
    belt(1178, -1),
    place(armrest(1), 482, FLOOR, SIZE),
    place(armrest(-1), 1160, FLOOR, SIZE),
  );
}

/** An armchair in profile, in a figure's measures: it looks to the right with `way` 1, to the left with -1. */
function armchair(way: 1 | -1): Drawing {
  const x = (value: number) => Math.round(value * way * 10) / 10;
  // Backrest and headrest in one line: it leans back, bows in at the neck and comes forward to the head.
  const back =
    `M${x(-8)}-20C${x(-11)}-34 ${x(-13)}-48 ${x(-16)}-58C${x(-18)}-62 ${x(-17)}-66 ${x(-15)}-69C${x(-13)}-74 ${x(-14)}-81 ${x(-19)}-83` +
    `C${x(-25)}-85 ${x(-29)}-81 ${x(-29)}-75C${x(-29)}-69 ${x(-28)}-66 ${x(-28)}-60C${x(-27)}-44 ${x(-24)}-28 ${x(-21)}-14L${x(-10)}-13Z`;
  // Its edge that looks to the light on the left: the outer one of one row, the inner one of the other.
  const edge =
    way === 1
      ? "M-21-14C-24-28-27-44-28-60C-28-66-29-69-29-75C-29-81-25-85-19-83C-24-81-26-77-25-71C-24-62-24-60-23-54C-21-40-19-28-16-14Z"
      : "M8-20C11-34 13-48 16-58C18-62 17-66 15-69C13-74 14-81 19-83C18-78 18-74 20-69C21-64 20-60 19-54C17-42 15-30 12-18Z";
  const cushion = `M${x(-20)}-26H${x(13)}Q${x(19)}-26 ${x(19)}-20Q${x(19)}-13 ${x(12)}-13H${x(-18)}Z`;
  const [lit, mid, dim] = ["#f0c28c", "#c9844f", "#7f4a3c"];
  return (
    fill(`M${x(-13)}-14H${x(9)}L${x(12)}-2H${x(-16)}Z`, "#3b2740") +
    fill(`M${x(-18)}-3H${x(14)}V0H${x(-18)}Z`, "#2a1a30") +
    fill(back, mid) +
    fill(edge, lit) +
    stroke(
      `M${x(-13)}-44L${x(-24)}-42M${x(-11)}-32L${x(-21.6)}-30M${x(-16)}-66Q${x(-22)}-64 ${x(-28)}-65`,
      dim,
      0.7,
      0.8,
    ) +
    fill(cushion, mid) +
    fill(`M${x(-20)}-26H${x(13)}Q${x(18)}-26 ${x(18.6)}-22H${x(-19)}Z`, lit) +
    fill(`M${x(19)}-20Q${x(19)}-13 ${x(12)}-13H${x(-18)}L${x(-18.6)}-16H${x(10)}Q${x(16)}-16 ${x(19)}-20Z`, dim)
  );
}

/** The arm on our side of a chair, which lies before who sits in it. */
function armrest(way: 1 | -1): Drawing {
  const x = (value: number) => Math.round(value * way * 10) / 10;
  return (
    fill(`M${x(-20)}-38H${x(6)}Q${x(10)}-38 ${x(10)}-34.6Q${x(10)}-32 ${x(6)}-32H${x(-19)}Z`, "#d9965c") +
    fill(`M${x(-20)}-38H${x(6)}Q${x(9)}-38 ${x(9.8)}-36H${x(-19.6)}Z`, "#fbe0b0")
  );
}

/** A belt from the shoulder to the hip of who sits at `x`. */
function belt(x: number, way: 1 | -1): Drawing {
  const at = (dx: number, dy: number) => `${x + dx * way * SIZE} ${FLOOR + dy * SIZE}`;
  return stroke(`M${at(-7, -59)}Q${at(0, -46)} ${at(2.4, -31)}`, "#4a3048", 9);
}

/** The people carrier about the doorway: its blue side, the leaf slid back on the right, the sill with its lit tread. */
function drawBody(sheet: Sheet): void {
  const doorway = "M360 118H1262Q1340 118 1340 196V1084H272V206Q272 118 360 118Z";
  const skin = `M-20-20H1620V1220H-20Z${doorway}`;
  const paint = sheet.downwards(["#7a6a88", "#47507a", "#26345c", "#182240"], 0, 1200);
  sheet.add(
    `<path d="${skin}" fill="${paint}" fill-rule="evenodd"/>`,
    fill("M-20 640C60 630 160 628 252 630V700C150 700 50 704-20 712ZM1360 630H1620V700H1360Z", "#c9788a", 0.6),
    fill("M-20 40H1620V62H-20Z", "#f0b08a", 0.7),
    fill("M-20 196H124Q178 196 178 250V566Q178 590 154 592L-20 600Z", "#1a1430"),
    fill("M-20 196H60L-20 420Z", "#8f6a8a", 0.6),
    stroke("M214 62V1220", "#1a1430", 6),
    stroke(doorway, "#1a1430", 22),
    stroke("M1262 130Q1328 130 1328 196V1072M284 1072V206", "#e9a37c", 5),
    // The leaf, slid back: its bright edge, its pane, its handle.
    fill("M1424 60H1620V1150H1424Z", sheet.downwards(["#94809a", "#5a6088", "#304068", "#1f2a4a"], 60, 1150)),
    fill("M1424 60H1446V1150H1424Z", "#f6c49a"),
    fill("M1520 196H1620V596H1496V220Q1496 196 1520 196Z", "#1a1430"),
    fill("M1540 196H1620V330L1560 596H1500V560Z", "#8f6a8a", 0.5),
    fill(box(1446, 650, 180, 44), "#d0818c", 0.6),
    fill("M1486 730H1580Q1590 730 1590 740T1580 752H1486Q1476 752 1476 740T1486 730Z", "#f6dcc0"),
    // The sill, its tread, the step below it.
    fill(box(226, 1084, 1162, 34), "#ffd9a0"),
    fill(box(226, 1118, 1162, 8), "#8a5a50"),
    fill("M400 1160H1240L1280 1220H360Z", "#c9a2a0"),
    fill("M400 1160H1240L1244 1168H394Z", "#fff0d6"),
  );
}

/** A table folded out of the wall: two glasses of tea, a bowl of mandarins. */
function table(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  const tea = (x: number) =>
    fill(disc(x, 858, 34, 8), wallBright) +
    fill(disc(x + 6, 859, 22, 4), "#b7a0bb") +
    fill(
      `M${x - 16} 800Q${x - 8} 822 ${x - 15} 842Q${x - 12} 856 ${x} 856Q${x + 12} 856 ${x + 15} 842Q${x + 8} 822 ${x + 16} 800Z`,
      "#b8502c",
    ) +
    fill(
      `M${x - 16} 800Q${x - 8} 822 ${x - 15} 842Q${x - 12} 854 ${x - 6} 855Q${x - 9} 842 ${x - 4} 822L${x - 8} 800Z`,
      "#f0a25c",
    ) +
    fill(disc(x, 800, 16, 4), "#7d2f24");
  return (
    fill("M804 880H836V1020H804Z", "#3b2740") +
    fill("M780 1012H860L872 1030H768Z", "#3b2740") +
    fill("M640 846H986L1020 880H606Z", "#b8784c") +
    fill("M640 846H986L990 852H634Z", "#f3c890") +
    fill("M606 880H1020V896Q1020 900 1014 900H612Q606 900 606 896Z", "#6d3f38") +
    tea(706) +
    tea(920) +
    [-34, 0, 34]
      .map((dx) => fill(disc(812 + dx, 838, 20), "#ee9433") + fill(disc(818 + dx, 843, 13), "#c86a24"))
      .join("") +
    fill(disc(812, 818, 20), "#f6ac4c") +
    fill("M752 842H872Q866 872 834 872H790Q758 872 752 842Z", "#2a6d9a") +
    fill("M752 842H872Q870 852 866 858H786Q770 856 752 842Z", "#5aa3c4")
  );
}
