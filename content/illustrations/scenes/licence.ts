import { fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, disc, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pottedBush } from "../parts/plants/small.ts";

/**
 * A framed document on a sunny wall. Every line of it is a bar, on purpose: it stands in the place of the owner's own
 * document and must never look like one. Few and large shapes, as it is shown small.
 */
export const SCENE: Scene = {
  name: "licence",
  seed: 7,
  mood: "morning",
  grain: 0.3,
  draw(sheet) {
    const { width, height } = sheet;
    sheet.add(
      fill(box(0, 0, width, height), "#efe4cf"),
      sheet.spray(box(0, 0, width, height), "#b3bcd6", { from: [1600, 1300], to: [500, 300], thick: 0.8 }),
      fill("M1040 0L1600 420V760L760 0Z", "#fffaf0", 0.7),
      sheet.spray("M370 230H1330V1470H400Z", "#5f6685", { from: [420, 1400], to: [1300, 300], thick: 0.9, thin: 0.3 }),
      fill(box(280, 130, 980, 1250), "#23324a"),
      fill("M280 130H1260L1222 168H318V1342L280 1380Z", "#3f5b7a"),
      fill("M1260 130V1380H280L318 1342H1222V168Z", "#142137"),
      fill(box(318, 168, 904, 1174), "#c79a4b"),
      fill(box(334, 184, 872, 1142), "#fdf9ef"),
      stroke(box(390, 240, 760, 1030), "#1d5d86", 10),
      stroke(box(414, 264, 712, 982), "#c79a4b", 5),
      crest(),
      bars(),
      seal(sheet),
      fill("M334 184H800L470 1326H334Z", "#ffffff", 0.24),
      fill(box(0, 1452, width, 160), "#d9b57f"),
      fill(box(0, 1446, width, 12), "#fff3da"),
      place(pottedBush(sheet, { seed: 3 }), 1396, 1500, 3),
    );
  },
};

/** A tower over two waves. */
function crest() {
  const wave = "q22-18 44 0t44 0 44 0 44 0";
  return (
    fill("M716 300V420Q770 396 824 420V300H800V322H784V300H756V322H740V300Z", "#173b5e") +
    stroke(`M682 452${wave}M682 482${wave}`, "#c79a4b", 12)
  );
}

function bars() {
  const lines = counted(4).map(
    (index) =>
      box(480, 690 + index * 100, 150, 16) + box(690, 684 + index * 100, [330, 280, 360, 220][index] ?? 300, 28),
  );
  return (
    fill(box(540, 540, 460, 34), "#0f2540") +
    fill(box(620, 598, 300, 16), "#0f2540", 0.5) +
    fill(lines.join(""), "#0f2540", 0.62) +
    fill(box(500, 1160, 240, 10), "#0f2540", 0.5) +
    stroke("M520 1130q40-80 70-14t54-26q26-38 40 12t80-24", "#1d5d86", 8)
  );
}

function seal(sheet: Sheet) {
  const points = counted(40).map((index): readonly [number, number] => {
    const [angle, radius] = [(index / 40) * Math.PI * 2, index % 2 ? 78 : 92];
    return [980 + Math.cos(angle) * radius, 1090 + Math.sin(angle) * radius];
  });
  return (
    fill("M930 1140L900 1256L946 1236L972 1266L992 1150ZM1030 1140L1060 1256L1014 1236L988 1266L968 1150Z", "#8d1b4c") +
    fill(polygon(points), "#c79a4b") +
    fill(disc(980, 1090, 66), "#e9c884") +
    sheet.spray(disc(980, 1090, 78), "#7c5420", { from: [1050, 1160], to: [940, 1040], thick: 0.85 }) +
    stroke(disc(980, 1090, 56), "#7c5420", 5)
  );
}
