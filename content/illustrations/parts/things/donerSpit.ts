import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

const TOP = -640;
/** Half the cone's width at a height. */
const halfAt = (y: number): number => mixed(112, 214, ((-y - 20) / 600) ** 0.9 || 0) + Math.sin(y / 47) * 5;

/**
 * A vertical spit of meat in layers with peppers and tomatoes between them, on its dish: 700 high without the rod, 430 wide.
 * The fire is on its left; a strip in front has just been cut.
 */
export function donerSpit(sheet: Sheet): Drawing {
  const random = randomOf(29);
  const steps = counted(27).map((index) => TOP + 20 + index * 23.4);
  const side = (sign: -1 | 1) => steps.map((y): Point => [sign * (halfAt(y) + random.between(-9, 7)), y]);
  const outline = polygon([[-120, TOP - 4], [0, TOP - 22], [130, TOP - 2], ...side(1), ...side(-1).toReversed()]);
  const meats = ["#9c4a26", "#b5622f", "#84391f", "#c2763c", "#93432a"] as const;
  const layers = counted(31).map((index) => {
    const y = TOP - 20 + index * 22;
    const wave = random.around(9);
    return fill(
      `M-250 ${short(y)}Q-120 ${short(y + 26 + wave)} 0 ${short(y + 22)}T250 ${short(y + wave)}V${short(y + 26)}Q120 ${short(y + 50)} 0 ${short(y + 44)}T-250 ${short(y + 26)}Z`,
      random.pick(meats),
    );
  });
  const slivers = counted(96).map(() => {
    const y = mixed(TOP + 30, -50, random.next());
    const reach = halfAt(y) * 0.9;
    const [x, long] = [random.between(-1, 1) * reach, random.between(20, 58)];
    const lift = ((x / reach) ** 2 - 1) * -18;
    const path = `M${short(x)} ${short(y + lift)}q${short(long / 2)} ${short(random.between(2, 9))} ${short(long)} ${short(-x * 0.02)}`;
    const [dark, light] = random.pick([
      ["#3f5a22", "#86a93a"],
      ["#3f5a22", "#6f9434"],
      ["#8f2118", "#e2492f"],
      ["#8f2118", "#ef6a3a"],
      ["#7a4a2a", "#f3d9a8"],
      ["#5a2618", "#6b2d1b"],
    ]);
    return (
      stroke(path, dark, 13) +
      stroke(
        path.replace(/^M(\S+) (\S+)q/, (_, a, b) => `M${a} ${Number(b) - 3}q`),
        light,
        8,
      )
    );
  });
  const cut = polygon(
    steps
      .map((y, index): Point => [halfAt(y) * 0.02 - 8 + (index % 3) * 5, y])
      .concat(steps.toReversed().map((y, index): Point => [halfAt(y) * 0.52 + (index % 4) * 4, y])),
  );
  const cutLayers = counted(34).map(
    (index) => `M-20 ${short(TOP + 10 + index * 19)}q70 12 160 ${short(-2 + random.around(4))}`,
  );
  return (
    fill(disc(0, -6, 236, 44), "#3a1d24", 0.55) +
    fill(box(-9, TOP - 190, 18, 190), "#aeb4c0") +
    fill(box(1, TOP - 190, 8, 190), "#6f6f86") +
    fill("M-210-30Q-206 8-150 14H150Q206 8 210-30Q0 22-210-30Z", "#8d93a6") +
    fill("M40 10Q150 6 210-30Q206 8 150 14H40Z", "#5a5a74") +
    fill(disc(0, -32, 210, 34), "#c5cad6") +
    fill(disc(6, -28, 186, 26), "#7d5a52") +
    sheet.clipped(
      outline,
      fill(box(-260, TOP - 40, 520, 700), "#93432a") +
        layers.join("") +
        slivers.join("") +
        fill(cut, "#d59a5e", 0.9) +
        sheet.clipped(
          cut,
          stroke(cutLayers.join(""), "#a85e34", 7, 0.8) +
            stroke(cutLayers.filter((_, index) => index % 4 === 1).join(""), "#7d9a38", 8) +
            stroke(cutLayers.filter((_, index) => index % 5 === 3).join(""), "#dd4a30", 8),
        ) +
        sheet.spray(box(0, TOP - 40, 260, 700), "#4a1a1c", { from: [250, -300], to: [90, -320], thick: 0.8 }) +
        sheet.spray(box(-260, TOP - 40, 220, 700), "#ffb347", { from: [-226, -360], to: [-110, -350], thick: 0.62 }),
    ) +
    crown()
  );
}

/** What is stuck on top of the cone: peppers, a tomato, an onion. */
function crown(): Drawing {
  const y = TOP - 6;
  return (
    fill(`M-112 ${y + 8}Q-128 ${y - 46}-70 ${y - 52}Q-20 ${y - 50}-12 ${y + 6}Z`, "#7c9c38") +
    fill(`M-60 ${y - 50}Q-20 ${y - 46}-12 ${y + 6}H-44Q-40 ${y - 30}-60 ${y - 50}Z`, "#4c6b28") +
    fill(`M14 ${y + 6}Q16 ${y - 56} 74 ${y - 56}Q130 ${y - 48} 118 ${y + 10}Z`, "#6f9434") +
    fill(`M80 ${y - 56}Q130 ${y - 48} 118 ${y + 10}H86Q98 ${y - 30} 80 ${y - 56}Z`, "#40591f") +
    fill(disc(0, y - 36, 56, 48), "#b32f1c") +
    fill(disc(-5, y - 40, 50, 42), "#dd4a30") +
    fill(disc(-20, y - 56, 18, 11), "#f59a76") +
    fill(`M-34 ${y - 78}Q-30 ${y - 116} 0 ${y - 120}Q32 ${y - 116} 34 ${y - 78}Q0 ${y - 64}-34 ${y - 78}Z`, "#f3e2c4") +
    fill(`M6 ${y - 119}Q32 ${y - 114} 34 ${y - 78}Q20 ${y - 72} 6 ${y - 71}Q20 ${y - 96} 6 ${y - 119}Z`, "#c99a86")
  );
}

/** The upright grill behind a spit: four burners, one over the other, glowing through their mesh. 210 wide, 720 high. */
export function uprightGrill(sheet: Sheet): Drawing {
  const burner = (y: number): Drawing => {
    const mesh = counted(10).map((index) => `M-76 ${y + 8 + index * 14}H76`);
    const bars = counted(11).map((index) => `M${-76 + index * 15.2} ${y + 4}V${y + 138}`);
    return (
      fill(box(-84, y, 168, 142), "#5a1a1a") +
      fill(
        box(-78, y + 5, 156, 132),
        sheet.radial(
          [
            [0, "#fff0a8"],
            [0.4, "#ffb03a"],
            [0.8, "#ea5a1f"],
            [1, "#b5321a"],
          ],
          [-6, y + 70],
          104,
        ),
      ) +
      stroke(mesh.join("") + bars.join(""), "#9c2f16", 2.6, 0.75)
    );
  };
  return (
    fill(box(-104, -720, 208, 720), "#9aa0b2") +
    fill(box(60, -720, 44, 720), "#5f5f7a") +
    fill(box(-104, -720, 208, 14), "#d8dce6") +
    [-698, -536, -374, -212].map(burner).join("") +
    fill(box(-112, -52, 224, 52), "#7d8296") +
    fill(box(-112, -52, 224, 9), "#c5cad6") +
    counted(4)
      .map((index) => fill(disc(-72 + index * 48, -24, 11), "#2c2438"))
      .join("") +
    sheet.glow([60, -380], 560, "#ff9a3a", 0.5)
  );
}
