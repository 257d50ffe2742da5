import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { lens } from "#content/illustrations/kit/path.ts";

/** A cat that sits and looks to the left, 290 high: cream in the light, ginger on its back. */
export function cat({ light = "#fdeccb", coat = "#e0924a", shade = "#9a5440" } = {}): Drawing {
  return (
    fill(lens(60, 0, 300, 30), "#5a2f4a", 0.5) +
    stroke("M66-16Q150 0 168-44Q176-90 142-98", shade, 25) +
    stroke("M66-20Q144-6 160-46Q166-84 142-94", coat, 17) +
    fill("M-70 2Q-84-70-62-130Q-58-176-30-190Q40-176 76-104Q112-40 92 2Z", coat) +
    fill("M10-178Q50-150 76-104Q112-40 92 2H40Q74-60 10-178Z", shade) +
    fill("M-70 2Q-84-70-62-130Q-60-160-46-176Q-20-120-30-60Q-34-20-24 2Z", light) +
    stroke("M34-128q24-6 30-22M54-92q22-4 32-18M66-54q20-4 28-14", "#b4683a", 8) +
    fill("M-68 4Q-72-40-62-90H-36Q-34-40-38 4Q-54 12-68 4Z", light) +
    fill("M-24 4Q-34-36-30-84L0-70Q-2-30 2 4Q-12 12-24 4Z", coat) +
    fill("M20 4Q16-44 54-52Q92-46 94 2Q60 14 20 4Z", coat) +
    fill("M60 6Q84-20 70-50Q92-40 94 2Q80 8 60 6Z", shade) +
    fill("M-92-196Q-40-150 0-190L24-150Q-10-110-62-112Z", light) +
    // The head, a little raised: it has smelt something.
    fill("M-108-246L-104-306L-66-274ZM-40-276L-6-304L-4-238Z", coat) +
    fill("M-102-256L-99-290L-76-270ZM-34-270L-12-288L-12-250Z", "#e8a890") +
    fill("M-60-284Q0-284 4-228Q0-176-54-174Q-96-172-116-200Q-128-214-112-232Q-108-280-60-284Z", coat) +
    fill("M-30-280Q0-270 4-228Q0-186-38-176Q-2-220-30-280Z", shade) +
    fill("M-118-202Q-128-214-112-228Q-84-232-74-206Q-72-180-92-178Q-110-184-118-202Z", light) +
    stroke("M-66-280l4 20M-46-282l2 20M-84-276l6 18", "#b4683a", 7) +
    stroke("M-96-234q10 10 22 2M-54-232q12 10 22 0", "#4a2a2a", 5.5) +
    fill("M-124-214L-106-216L-112-204Z", "#c4566a") +
    stroke(
      "M-112-204Q-108-194-96-194M-98-200L-150-206M-98-196L-148-188M-70-200L-24-194M-72-196L-30-182",
      "#7a4434",
      2.6,
    )
  );
}
