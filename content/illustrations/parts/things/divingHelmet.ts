import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** The helmet of the sponge divers: a copper bonnet with four barred windows on its bolted breastplate. 600 wide, 620 high; it stands on 0,0. */
export function divingHelmet(sheet: Sheet): Drawing {
  const bonnet = "M-190-250Q-214-470-110-560Q-50-604 10-604Q86-602 146-550Q226-466 196-250Q100-214 0-214T-190-250Z";
  const plate =
    "M-300-20Q-292-120-226-190Q-200-222-176-236Q-90-200 0-200T180-236Q216-214 236-186Q296-116 304-20Q160 40 0 40T-300-20Z";
  const bolts = [-262, -176, -62, 62, 176, 262].map(
    (x, index) => [x, -24 + (index === 0 || index === 5 ? -6 : index === 1 || index === 4 ? 20 : 34)] as const,
  );
  const bars = (x: number, y: number, rx: number, ry: number) =>
    [-0.5, 0, 0.5].map((at) => `M${short(x + at * rx)} ${short(y - ry * 0.86)}V${short(y + ry * 0.86)}`).join("") +
    [-0.45, 0.45].map((at) => `M${short(x - rx * 0.9)} ${short(y + at * ry)}H${short(x + rx * 0.9)}`).join("");
  const port = (x: number, y: number, rx: number, ry: number) =>
    fill(disc(x + rx * 0.1, y + 8, rx * 1.36, ry * 1.3), "#5a2430") +
    fill(disc(x, y, rx * 1.34, ry * 1.28), "#e9b85c") +
    fill(disc(x + rx * 0.1, y + ry * 0.06, rx * 1.18, ry * 1.14), "#a8742f") +
    fill(disc(x, y, rx, ry), "#12335c") +
    sheet.clipped(
      disc(x, y, rx, ry),
      fill(
        `M${x - rx} ${y + ry}L${x - rx * 0.3} ${y - ry}H${x + rx * 0.3}L${x - rx * 0.4} ${y + ry}Z`,
        "#6ba3c2",
        0.75,
      ),
    ) +
    stroke(bars(x, y, rx, ry), "#f3cf7c", rx * 0.1);
  return (
    fill("M-300 10Q-160 76 60 70Q330 62 560 20Q430-40 300-40Z", "#1a1630", 0.6) +
    fill(plate, "#c8703c") +
    sheet.spray(plate, "#5a2430", { from: [310, 0], to: [-90, -140], thick: 1 }) +
    fill("M-300-20Q-292-120-226-190Q-216-200-206-210Q-250-120-252-8Q-280-14-300-20Z", "#f0b070") +
    fill("M-300-20Q-160 22 0 22T304-20L302 4Q160 62 0 62T-298 4Z", "#8a4230") +
    fill("M-300-20Q-160 22 0 22Q30 22 60 20V30Q30 32 0 32Q-160 32-299-8Z", "#f6c088") +
    bolts
      .map(
        ([x, y]) =>
          fill(disc(x + 3, y + 3, 15), "#4a1f30") +
          fill(disc(x, y, 14), "#e9b85c") +
          fill(disc(x - 3, y - 3, 6), "#fff0c0"),
      )
      .join("") +
    // The ring on which the bonnet turns.
    fill("M-204-236Q-100-192 0-192T206-236V-270Q100-226 0-226T-202-270Z", "#e0a850") +
    fill("M60-196Q140-204 206-236V-270Q140-240 60-230Z", "#8a5a30") +
    fill(bonnet, "#d17a42") +
    sheet.spray(bonnet, "#5a2430", { from: [216, -330], to: [-70, -470], thick: 1 }) +
    fill("M-186-270Q-206-460-104-548Q-70-572-40-584Q-150-480-148-258Q-170-262-186-270Z", "#f3b272") +
    fill("M-92-548Q-60-574-20-580Q-60-548-78-500Z", "#fff0cc", 0.85) +
    // Side windows seen aslant, the one in front, the small one above.
    port(-158, -378, 30, 58) +
    port(168, -376, 28, 56) +
    port(0, -366, 86, 84) +
    port(4, -526, 44, 28) +
    // Spitcock and the elbow where the air comes in.
    fill("M96-262L142-296L158-276L112-240Z", "#e9b85c") +
    fill(disc(154, -288, 20), "#a8742f") +
    fill(disc(150, -291, 14), "#f3cf7c")
  );
}
