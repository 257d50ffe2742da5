import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** An office typewriter from its keys' side, paper in it. 430 wide, 480 high with the sheet. */
export function typewriter(): Drawing {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    counted(10).map((index): Point => [
      mixed(-1, 1, index / 9) * mixed(138, 172, row / 3) + (row % 2) * 8 - 4,
      -112 + row * 29,
    ]),
  );
  const caps = (dy: number, rx: number, ry: number) => keys.map(([x, y]) => disc(x, y + dy, rx, ry)).join("");
  const bars = counted(13).map((index) => {
    const angle = Math.PI * (0.12 + (index / 12) * 0.76);
    return `M${short(Math.cos(angle) * 104)} ${short(-196 + Math.sin(angle) * 44)}L${short(Math.cos(angle) * 22)} -214`;
  });
  const lines = counted(6).map((index) => `M-92 ${-420 + index * 24}h${index === 5 ? 84 : 150 + ((index * 53) % 34)}`);
  return (
    fill("M-126-450H126V-250H-126Z", "#f6e3c0") +
    fill("M60-450H126V-250H20Z", "#cbb2ae") +
    stroke(lines.join(""), "#6a5a78", 4, 0.8) +
    fill("M-200-284H200V-236H-200Z", "#1c1a34") +
    fill("M-200-284H200V-272H-200Z", "#8f7a86") +
    fill("M-232-290H-200V-230H-232Z", "#d99d5c") +
    fill("M200-290H232V-230H200Z", "#4a3550") +
    fill("M-228-262L-292-312L-284-320L-220-276Z", "#c9b9b4") +
    fill("M-186-238H186L214-44L224 8H-224L-214-44Z", "#2f5a6a") +
    fill("M96-238H186L214-44L224 8H120Z", "#172c4a") +
    fill("M-186-238H186L188-222H-188Z", "#7fa3a4") +
    fill("M-118-206H118Q104-142 0-136Q-104-142-118-206Z", "#141230") +
    stroke(bars.join(""), "#b9a9a4", 3.4) +
    fill("M-196-130H196L212-36L216-8H-216L-212-36Z", "#141c38") +
    fill(caps(5, 15, 9), "#0a0f24") +
    fill(caps(0, 15, 9), "#f0d8b0") +
    fill(caps(0, 10, 5.6), "#cfae92") +
    fill("M-110-2H110V12H-110Z", "#f0d8b0") +
    fill("M-224 8H224V24H-224Z", "#101530")
  );
}

/** A paraffin lamp of brass, burning. 130 units wide, 346 high. */
export function oilLamp(sheet: Sheet): Drawing {
  return (
    fill(lens(70, 6, 240, 26), "#24183a", 0.7) +
    fill("M-62 6Q-58-22-22-34L-14-70H14L22-34Q58-22 62 6Q0 22-62 6Z", "#a8643a") +
    fill("M10 14L12-70L22-34Q58-22 62 6Q40 12 10 14Z", "#5d3340") +
    fill("M-50 2Q-46-18-18-32L-14-62L-10-62L-12-28Q-36-14-42 6Z", "#ffd995") +
    fill("M-54-112Q-54-70 0-66T54-112Q30-140 0-140T-54-112Z", "#3a7f8c") +
    fill("M8-66Q54-70 54-112Q40-132 18-138Q30-100 8-66Z", "#1f4a66") +
    fill("M-24-138H24V-160H-24Z", "#d99d4c") +
    sheet.glow([0, -214], 190, "#ffd27a", 0.95) +
    fill("M-26-160Q-54-206-24-256L-20-330H20L24-256Q54-206 26-160Z", "#fff0c4", 0.5) +
    fill("M0-262Q30-214 14-176H-14Q-30-214 0-262Z", "#ffb84a") +
    fill("M0-234Q16-204 8-180H-8Q-16-204 0-234Z", "#fff8e0")
  );
}

/** Two written sheets and a pen, lying. Some 310 units wide. */
export function papers(): Drawing {
  return (
    fill("M-110 50L90 20L190 74L-20 112Z", "#24183a", 0.6) +
    fill("M-130 40L80 8L180 62L-40 100Z", "#c9a690") +
    fill("M-120 26L92 10L176 60L-36 86Z", "#f0d4ac") +
    stroke("M-74 30L76 18M-50 42L104 29M-26 54L66 47", "#7a6078", 3.4) +
    stroke("M40 84L150 22", "#1c1a34", 8) +
    stroke("M34 88L46 80", "#e8b45c", 6)
  );
}

/** A bottle of ink, open, its stopper beside it. */
export function inkBottle(): Drawing {
  return (
    fill(lens(46, 2, 170, 18), "#24183a", 0.6) +
    fill("M-44 0L-48-48Q-46-62-22-66V-84H22V-66Q46-62 48-48L44 0Q0 12-44 0Z", "#3a5a94") +
    fill("M12 6V-66H22Q46-62 48-48L44 0Q30 6 12 6Z", "#1b2856") +
    fill("M-40-6L-43-34H43L40-6Q0 6-40-6Z", "#121a40") +
    fill("M-36-16L-38-50Q-36-58-24-60V-18Z", "#ffd9a0", 0.9) +
    fill(disc(0, -84, 24, 7), "#8fa6cf") +
    fill(disc(0, -84, 15, 4), "#101530") +
    fill("M78 4V-20H112V4Q95 10 78 4Z", "#c98a4a") +
    fill(disc(95, -20, 17, 6), "#f0c07c")
  );
}
