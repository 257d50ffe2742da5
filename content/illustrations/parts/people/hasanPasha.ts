import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { type Girth, limb } from "./body.ts";

/** Bronze in the low sun: its rim towards the light, the form, its shade, the deepest of it. */
const BRONZE = { rim: "#f3c078", form: "#865a4a", shade: "#503842", deep: "#352637" } as const;

/**
 * The monument of Cezayirli Gazi Hasan Paşa, in centimetres, without its plinth: the Pasha of the sea in turban and open coat, a hand on his
 * hip, and the lion that he kept, on its leash. 370 high; its foot at 0,0 under him, the lion to 290.
 */
export function hasanPasha(sheet: Sheet): Drawing {
  /** One form: its rim, then the form, then the shade on its right. */
  const form = (shape: Path, rim: number, core: number): Drawing =>
    fill(shape, BRONZE.rim) +
    sheet.clipped(
      shape,
      place(fill(shape, BRONZE.form), rim, rim * 0.25) + place(fill(shape, BRONZE.shade), core, core * 0.1),
    );
  const arm = (places: readonly Girth[], rim: number, core: number) => form(limb(places), rim, core);
  return (
    lion(form) +
    // The coat's back, which hangs behind his legs.
    fill("M-58-250Q-72-160-80-40L-40-24L44-26L96-44Q80-160 56-250Z", BRONZE.deep) +
    arm(
      [
        [-24, -92, 19],
        [-30, -46, 14],
        [-32, -10, 15],
      ],
      7,
      14,
    ) +
    form("M-46-14Q-32-26-18-14L-16 0H-62Q-62-10-46-14Z", 6, 20) +
    arm(
      [
        [26, -94, 20],
        [34, -48, 15],
        [38, -10, 15],
      ],
      7,
      14,
    ) +
    form("M24-14Q40-26 54-14Q72-10 74 0H22Z", 6, 22) +
    // Wide trousers, gathered under the knee.
    form("M-46-176Q-66-118-50-84Q-28-66-6-88L0-118L8-86Q32-66 54-86Q64-120 46-176Z", 12, 40) +
    stroke("M-30-160Q-38-120-30-88M22-160Q34-124 30-90", BRONZE.deep, 4, 0.6) +
    form("M-54-262Q-34-286 0-286T54-262L46-170H-46Z", 14, 48) +
    // Sash, with the handle of his yatagan.
    form("M-48-196Q0-184 48-196L50-160Q0-146-50-160Z", 14, 46) +
    stroke("M-40-184Q0-172 42-184M-42-172Q0-160 44-172", BRONZE.deep, 3, 0.6) +
    stroke("M-28-148L34-206", BRONZE.deep, 10) +
    stroke("M-27-150L33-207", BRONZE.rim, 3) +
    // The two fronts of the coat; the wind from the sea takes the right one.
    form("M-56-266Q-70-196-78-120Q-86-66-92-34Q-70-20-48-26Q-44-110-30-172L-22-262Q-40-284-56-266Z", 13, 50) +
    form("M56-266Q68-196 84-128Q104-72 124-42Q100-22 72-24Q62-104 38-172L26-262Q44-284 56-266Z", 8, 26) +
    arm(
      [
        [-54, -256, 20],
        [-94, -218, 17],
        [-58, -178, 13],
      ],
      9,
      20,
    ) +
    arm(
      [
        [56, -256, 20],
        [92, -212, 16],
        [118, -178, 12],
      ],
      7,
      16,
    ) +
    fill(disc(124, -172, 11), BRONZE.shade) +
    head(form) +
    stroke("M124-172Q160-138 206-150", BRONZE.deep, 4)
  );
}

/** Beard, face and the tall turban. */
function head(form: (shape: Path, rim: number, core: number) => Drawing): Drawing {
  return (
    form("M-15-300Q-18-284-20-278H26Q22-286 22-300Z", 6, 20) +
    form("M-18-330Q-22-296-6-284Q4-276 14-284Q30-300 26-332Z", 8, 26) +
    form("M-18-308Q-16-270 6-258Q28-272 28-310Q14-300 5-302Q-8-302-18-308Z", 6, 20) +
    form("M-14-350Q-16-384 4-384T24-350Z", 8, 22) +
    form("M-36-336Q-40-362 4-364T44-336Q36-320 4-320T-36-336Z", 12, 44) +
    stroke("M-30-342Q-4-326 30-334M-20-354Q10-342 38-346", BRONZE.deep, 3, 0.5)
  );
}

/** The lion, which walks at his side to the right. */
function lion(form: (shape: Path, rim: number, core: number) => Drawing): Drawing {
  return (
    fill(
      "M118-84L112-46L118-10L112 0H142L138-10L134-44L150-84ZM186-84L190-46L182-10L176 0H206L204-12L208-46L214-84Z",
      BRONZE.deep,
    ) +
    stroke("M82-134Q52-128 50-92T28-54", BRONZE.form, 9) +
    form("M28-70Q44-62 40-42Q30-28 18-34Q12-54 28-70Z", 5, 16) +
    form("M76-124Q74-150 108-152Q150-146 204-158L236-124L228-84Q180-72 132-82Q84-86 76-124Z", 7, 90) +
    form("M76-128Q62-88 86-66L74-36L80-8L70 0H110Q114-10 98-14L98-36L122-70Q132-104 112-128Z", 9, 34) +
    form("M202-124Q196-84 208-54L206-8L200 0H240Q244-10 228-14L230-52Q244-84 240-124Z", 8, 26) +
    form(
      "M196-164L186-136L194-118L188-100L204-90L206-74L226-80L240-70L250-86L266-92L266-112L278-124L272-150L270-176L254-186L244-202L226-196L208-194Z",
      14,
      56,
    ) +
    form("M232-190Q258-200 274-182L280-166L296-160Q302-148 294-138L276-130Q262-118 250-132Q230-156 232-190Z", 8, 34) +
    fill(disc(236, -190, 9), BRONZE.shade) +
    fill("M288-162L298-158L296-150H286ZM268-136L294-142L288-132L274-126Z", BRONZE.deep)
  );
}
