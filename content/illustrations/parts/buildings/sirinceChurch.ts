import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** The church of Saint John the Baptist at Şirince: a long hall of bare stone with arched windows, its round apse to the right, plaster and tiles half gone. 250 wide. */
export function sirinceChurch(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, roof, roofShade } = sheet.mood;
  const arch = (x: number, half: number, foot: number, tall: number): Path =>
    `M${x - half} ${-foot}v${half - tall}a${half} ${half} 0 0 1 ${half * 2} 0v${tall - half}z`;
  return (
    fill("M180 4L330-20L300-70H200Z", "#76734c", 0.9) +
    fill("M190 4V-66Q232-66 236-50V-4Q220 6 190 4Z", stoneShade) +
    fill("M188-64Q216-98 242-50Q222-64 188-64Z", roofShade) +
    fill("M0 0V-82L30-112L60-82V4Z", stone) +
    fill("M60 4V-84H196V4Z", stoneWorn) +
    fill("M60-84H150V-40L136-52L120-36L98-48L60-30Z", blend(stoneWorn, "#fff2dc", 0.6)) +
    fill("M60-80L96-121L168-122L206-80Z", stoneDeep) +
    fill("M-7-80L28-120H150L138-108L148-96L134-88L140-80H60L30-112Z", roof) +
    fill("M172-121L206-80H184L178-96L182-106Z", roofShade) +
    stroke("M150-120L166-80M162-120L180-82", "#8a6a56", 4) +
    fill(
      arch(30, 11, 0, 40) + [84, 114, 144, 174].map((x) => arch(x, 8, 28, 36)).join("") + disc(30, -76, 7),
      stoneDeep,
    )
  );
}
