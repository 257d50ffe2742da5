import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, shares } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { type Cape, landFromAbove } from "../parts/land/landFromAbove.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 430;

/** From the window of a plane in the morning: the wing over the bays, capes and islands of the Bodrum peninsula. */
export const SCENE: Scene = {
  name: "blog-havalimanindan-bodruma",
  seed: 122,
  mood: "morning",
  colours: { sea: ["#d7e8de", "#8cc8d2", "#3f9abb", "#1d6f9c"], mist: "#fdeccb", near: "#2a3350" },
  grain: 0.36,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawSea(sheet);
    drawPeninsula(sheet);
    drawWing(sheet);
    drawWindow(sheet);
  },
};

function drawSea(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5, reach: 0.55 }),
    sheet.glow([330, 330], 460, "#fff3d0", 0.8),
    flatCloud(sheet, { x: 1010, y: 300, length: 440 }),
    ridge(sheet, {
      crest: pointsOf([760, 430, 860, 410, 980, 386, 1090, 372, 1220, 384, 1340, 404, 1640, 420]),
      foot: HORIZON + 3,
      mist: 30,
      rough: 4,
      seed: 4,
    }),
    fill(box(0, HORIZON, 1600, 800), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
    ...counted(7).map((index) =>
      fill(lens(360 + index * 30 - (index % 2) * 70, HORIZON + 10 + index * 17, 420 - index * 26, 5), "#fff6dc", 0.8),
    ),
  );
}

function drawPeninsula(sheet: Sheet): void {
  const capes: Cape[] = [
    {
      shore: pointsOf([
        140, 470, 300, 456, 470, 452, 640, 458, 760, 474, 700, 492, 600, 486, 520, 500, 400, 494, 280, 508, 150, 500,
      ]),
      hills: [pointsOf([150, 480, 240, 452, 330, 440, 440, 446, 540, 438, 640, 458, 740, 474])],
      seed: 4,
      near: 0.1,
    },
    {
      shore: pointsOf([830, 500, 900, 488, 990, 492, 1040, 504, 980, 516, 880, 516]),
      hills: [pointsOf([836, 502, 890, 478, 940, 468, 990, 482, 1034, 504])],
      seed: 7,
      near: 0.2,
    },
    {
      shore: pointsOf([
        60, 560, 260, 530, 480, 520, 700, 522, 900, 540, 1010, 566, 930, 588, 830, 582, 770, 606, 690, 596, 610, 566,
        540, 600, 420, 640, 300, 628, 180, 660, 60, 650,
      ]),
      hills: [
        pointsOf([60, 560, 180, 520, 300, 500, 420, 512, 540, 496, 660, 510, 780, 520, 900, 540, 1000, 566]),
        pointsOf([60, 600, 170, 566, 290, 556, 400, 570, 500, 588]),
      ],
      towns: [
        [600, 572, 90],
        [860, 580, 60],
      ],
      seed: 11,
      near: 0.45,
    },
    {
      shore: pointsOf([
        60, 720, 220, 690, 400, 676, 560, 660, 700, 650, 790, 640, 870, 664, 930, 700, 890, 716, 838, 706, 800, 726,
        806, 760, 770, 776, 730, 748, 670, 740, 610, 760, 590, 800, 640, 842, 600, 880, 500, 890, 400, 860, 280, 900,
        60, 960,
      ]),
      hills: [
        pointsOf([60, 700, 200, 640, 330, 612, 460, 634, 580, 610, 690, 628, 790, 640, 900, 690]),
        pointsOf([60, 800, 190, 748, 310, 716, 430, 742, 540, 770, 640, 842]),
      ],
      towns: [
        [690, 722, 130],
        [570, 768, 90],
        [880, 706, 40],
      ],
      seed: 15,
      near: 0.9,
    },
    {
      shore: pointsOf([930, 800, 1010, 780, 1100, 786, 1170, 806, 1120, 834, 1020, 838, 950, 826]),
      hills: [pointsOf([934, 804, 990, 760, 1050, 740, 1100, 762, 1164, 806])],
      seed: 19,
      near: 0.9,
    },
  ];
  const random = randomOf(9);
  const wakes = counted(7).map(() => {
    const [x, y] = [random.between(760, 1320), random.between(600, 780)];
    return lens(x, y, random.between(16, 34), 3);
  });
  sheet.add(
    ...capes.map((cape) => landFromAbove(sheet, cape)),
    place(bodrumCastle(sheet.tinted({ stone: "#f3dcae" }), { shade: false }), 742, 776, 0.078),
    fill(wakes.join(""), "#fffdf6", 0.95),
    fill("M620 960Q760 940 900 962Q770 956 640 974Z", "#fffdf6", 0.75),
    fill("M900 956L922 950L930 962L908 966Z", "#fffdf6"),
  );
}

/** The wing from its root below right to its winglet, flaps and a fence of shade; the light slides along its edge. */
function drawWing(sheet: Sheet): void {
  const wing = polygon(
    pointsOf([1640, 760, 1300, 756, 980, 764, 812, 772, 826, 790, 960, 842, 1180, 950, 1400, 1080, 1640, 1220]),
  );
  const back = pointsOf([
    826, 790, 960, 842, 1180, 950, 1400, 1080, 1640, 1220, 1640, 1130, 1420, 1010, 1200, 902, 990, 816,
  ]);
  const edge = pointsOf([1640, 760, 1300, 756, 980, 764, 812, 772, 818, 779, 980, 776, 1300, 776, 1640, 788]);
  const pieces = [
    fill(wing, "#f6f3ea"),
    fill(polygon(back), "#b9c3d8"),
    fill(polygon(edge), "#fffdf6"),
    sheet.spray(wing, "#8f9cc0", { from: [1640, 1140], to: [1020, 780], thick: 0.75 }),
    stroke("M930 806Q1240 890 1640 1060M1010 776L1064 838M1160 774L1260 884M1330 776L1480 966", "#8f9cc0", 3, 0.8),
    fill(
      "M1040 868Q1100 852 1136 874L1110 930Q1060 916 1040 868ZM1250 972Q1320 950 1362 984L1330 1044Q1270 1028 1250 972Z",
      "#9aa6c4",
    ),
    fill("M812 772L768 640Q772 628 792 632L876 770L826 790Z", "#c2265f"),
    fill("M768 640Q772 628 792 632L876 770L852 780L784 646Z", "#8d1b4c"),
    fill("M812 772L768 640L776 634L834 778Z", "#e0487c"),
  ];
  sheet.add(place(pieces.join(""), 56, 84));
}

/** The oval of the window in the cabin wall, its blind half up, the far pane's rim in shade. */
function drawWindow(sheet: Sheet): void {
  const oval = (inset: number) => {
    const [l, t, r, b, c] = [150 + inset, 54 + inset, 1450 - inset, 1150 - inset, 330 - inset * 0.8].map(short) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const k = Number(c);
    return `M${Number(l) + k} ${t}H${Number(r) - k}Q${r} ${t} ${r} ${Number(t) + k}V${Number(b) - k}Q${r} ${b} ${Number(r) - k} ${b}H${Number(l) + k}Q${l} ${b} ${l} ${Number(b) - k}V${Number(t) + k}Q${l} ${t} ${Number(l) + k} ${t}Z`;
  };
  const around = (inner: Path, paint: string) =>
    `<path fill-rule="evenodd" d="${box(-10, -10, 1620, 1220)}${inner}" fill="${paint}"/>`;
  const rays = shares(3).map(
    (share) =>
      `M${short(420 + share * 150)} 150L${short(300 + share * 150)} 560h${short(34 + share * 16)}L${short(454 + share * 150 + share * 16)} 150Z`,
  );
  sheet.add(
    sheet.clipped(oval(0), fill(rays.join(""), "#fffdf6", 0.16)),
    fill(disc(800, 1080, 5), "#fffdf6", 0.7),
    around(oval(26), "#8790b4"),
    around(oval(6), "#c3c4d4"),
    around(oval(-22), "#e9e0d2"),
    around(oval(-52), "#f6efe2"),
    sheet.clipped(
      box(0, 0, 1600, 1200),
      `<g fill-rule="evenodd">${sheet.spray(`${box(0, 0, 1600, 1200)}${oval(-52)}`, "#b7a9b4", { from: [1600, 1200], to: [500, 200], thick: 0.8 })}</g>`,
    ),
  );
}
