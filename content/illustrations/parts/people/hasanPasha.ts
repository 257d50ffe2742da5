import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { pointsOf } from "#content/illustrations/parts/land/pointsOf.ts";
import { disc } from "#content/illustrations/kit/path.ts";

/** Bronze in the low sun, from what faces it to what it never reaches. */
const [BRIGHT, LIT, FORM, SHADE, DEEP] = ["#f3b061", "#b9753f", "#7c4c3c", "#4e323e", "#2f2136"] as const;

/**
 * The monument of Cezayirli Gazi Hasan Paşa, in centimetres, without its plinth: the Pasha of the sea in turban and long fur-lined coat, one
 * hand at his belt, the other on the mane of the lion that he kept. Each is one mass, lit on its left. 400 high, from -118 to 300; its foot
 * at 0,0 under him.
 */
export function hasanPasha(): Drawing {
  return lionBody() + coat() + kaftan() + leftArm() + head() + lionFront() + rightArm();
}

/** What the group is from afar, as corners in centimetres: for its shadow. */
export const PASHA_OUTLINE = pointsOf([
  -96, 0, -66, -150, -108, -210, -62, -282, -22, -300, -44, -350, -30, -388, 12, -400, 44, -376, 40, -340, 24, -300, 70,
  -280, 120, -210, 160, -224, 204, -180, 232, -110, 280, -40, 286, 0,
]);

/** The outer coat that falls from his shoulders to his heels: its left front in the sun, its right one in shade. */
function coat(): Drawing {
  return (
    fill(
      "M-62-282Q-34-302 0-302Q44-302 68-280Q80-220 72-176Q82-110 118-30Q112-16 92-14L-84-14Q-104-16-106-30Q-84-110-66-168Q-74-230-62-282Z",
      SHADE,
    ) +
    fill(
      "M-62-282Q-42-298-20-300Q-34-250-34-196Q-44-110-58-14H-84Q-104-16-106-30Q-84-110-66-168Q-74-230-62-282Z",
      LIT,
    ) +
    fill("M-66-168Q-60-150-62-110Q-70-60-78-14H-84Q-104-16-106-30Q-84-110-66-168Z", BRIGHT) +
    fill("M60-170Q76-90 82-14H92Q112-16 118-30Q82-110 72-176Z", DEEP)
  );
}

/** The kaftan between the fronts of the coat, its sash with a yatagan, the boots under it. */
function kaftan(): Drawing {
  return (
    fill("M-46-40H48V-14H-46Z", DEEP) +
    fill("M-44-26Q-30-30-16-22L-12 0H-70Q-68-12-44-26Z", LIT) +
    fill("M-24-25L-16-22L-12 0H-34Q-34-14-24-25Z", FORM) +
    fill("M20-24Q34-32 46-24Q70-12 72 0H14Z", FORM) +
    fill("M46-24Q70-12 72 0H42Q48-12 46-24Z", SHADE) +
    fill("M-20-300H26Q34-240 32-186Q42-100 52-30Q0-18-54-30Q-40-110-34-186Q-32-250-20-300Z", FORM) +
    fill("M-20-300H-4Q-12-240-12-186Q-14-100-20-26Q-40-27-54-30Q-40-110-34-186Q-32-250-20-300Z", LIT) +
    fill("M26-300Q34-240 32-186Q42-100 52-30Q44-27 30-26Q26-110 16-186Q18-250 14-300Z", SHADE) +
    // Its folds spread from under the sash.
    fill("M-2-158Q2-90-2-24H8Q10-90 2-158Z", SHADE) +
    fill("M-24-158Q-34-90-38-27H-31Q-24-90-20-158Z", FORM) +
    // The fur along the coat's fronts.
    fill("M-24-302Q-42-250-38-190Q-48-110-62-16L-48-18Q-34-110-28-190Q-28-250-14-300Z", BRIGHT) +
    fill("M30-302Q44-250 38-190Q48-110 64-16L48-20Q36-110 26-190Q28-250 20-300Z", FORM) +
    fill("M-36-206Q0-192 35-206L37-166Q0-150-38-166Z", LIT) +
    fill("M2-198Q20-200 35-206L37-166Q20-158 2-156Z", SHADE) +
    stroke("M-37-192Q-14-182 2-182M-37-178Q-14-168 2-168", FORM, 3) +
    stroke("M-20-150L46-222", DEEP, 12) +
    stroke("M28-203L46-222", BRIGHT, 9)
  );
}

/** The arm in the sun: its wide sleeve with the elbow out, the hand at the belt. */
function leftArm(): Drawing {
  return (
    fill("M-58-284Q-88-270-116-220Q-124-200-106-188L-50-164L-36-176L-44-190L-84-206Q-66-236-46-250Z", FORM) +
    fill("M-58-284Q-88-270-116-220Q-122-204-112-194Q-92-230-52-262Z", BRIGHT) +
    fill("M-112-194Q-110-190-106-188L-50-164L-44-170L-96-200Q-76-236-50-256L-52-262Q-92-230-112-194Z", LIT) +
    fill("M-50-184Q-34-190-24-182Q-20-172-30-166Q-44-162-54-170Z", BRIGHT)
  );
}

/** His head, turned to the sea and the sun: face, beard, the wound turban with its cap. */
function head(): Drawing {
  return (
    fill("M-16-316H26V-286Q4-276-16-290Z", SHADE) +
    fill("M-26-340L-30-326L-38-314L-30-308L-30-296Q-10-282 12-288Q34-300 32-344Z", FORM) +
    fill("M-26-340L-30-326L-38-314L-30-308L-29-300L-12-302L-6-340Z", BRIGHT) +
    fill("M12-344Q16-310 2-286Q28-288 32-344Z", SHADE) +
    // The beard, cut short and broad.
    fill("M-32-306Q-20-312-8-304Q8-308 12-328L30-330Q34-294 8-268Q-16-262-30-282Z", SHADE) +
    fill("M-32-306Q-20-312-10-304Q-14-284-16-266Q-28-272-32-290Z", LIT) +
    fill("M-29-329L-16-332L-17-328L-28-325Z", FORM) +
    fill("M-20-366Q-20-398 6-400Q30-398 28-366Z", FORM) +
    fill("M-20-366Q-20-398 2-400Q-6-384-6-366Z", BRIGHT) +
    fill("M-44-350Q-46-372-20-376Q6-382 34-374Q54-366 48-344Q34-332 2-334Q-36-336-44-350Z", LIT) +
    fill("M8-378Q24-378 34-374Q54-366 48-344Q36-334 10-334Q28-352 8-378Z", SHADE) +
    fill("M-44-350Q-46-372-20-376L-8-377Q-26-362-18-339Q-38-341-44-350Z", BRIGHT) +
    stroke("M-34-343Q2-352 40-366M-30-366Q2-362 44-346", FORM, 3)
  );
}

/** The back of the lion, which sits at his side and looks where he looks. */
function lionBody(): Drawing {
  return (
    stroke("M250-14Q292-6 302-30", DEEP, 9) +
    fill("M296-26Q288-48 304-62Q318-44 310-26Z", SHADE) +
    fill("M140-190Q196-176 230-128Q268-90 274-38Q276-12 268 0H140Z", SHADE) +
    fill("M214-146Q268-96 274-38Q276-12 268 0H236Q262-70 214-146Z", DEEP) +
    // The haunch comes forward and takes the light.
    fill("M178-24Q168-74 206-94Q246-92 252-46Q252-14 236 0H190Z", FORM) +
    fill("M178-24Q168-74 206-94Q216-94 222-91Q188-70 200-14L190 0Z", LIT) +
    fill("M154 0Q152-18 172-20L214-18Q224-10 224 0Z", FORM) +
    fill("M154 0Q152-18 172-20L182-19Q174-10 176 0Z", BRIGHT)
  );
}

/** Its forelegs, chest, mane and head. */
function lionFront(): Drawing {
  return (
    fill("M134-110L132-16Q124-10 124 0H164L168-110Z", SHADE) +
    fill("M110-124Q104-90 112-60L110-18Q98-12 98 0H138L144-50L162-110Z", FORM) +
    fill("M110-124Q104-90 112-60L110-18Q98-12 98 0H116L124-16L126-60Q122-90 128-124Z", BRIGHT) +
    fill(
      "M120-226Q150-240 178-220L192-206L196-186L210-168L200-150L204-128L186-122L178-100L158-106L142-84L130-104L112-102L112-120L100-134L108-150L102-200Z",
      FORM,
    ) +
    fill(
      "M178-220L192-206L196-186L210-168L200-150L204-128L186-122L178-100L158-106Q178-160 158-232Q170-228 178-220Z",
      DEEP,
    ) +
    fill("M112-150L100-134L112-120L112-102L130-104L142-84L148-120Q132-130 130-150Z", LIT) +
    // The tufts of the mane behind the cheek.
    fill("M142-222Q168-196 150-142L166-156L160-130Q184-160 172-206Q160-226 142-222Z", SHADE) +
    fill("M138-224Q112-226 104-208L86-184Q74-180 74-168L80-156Q94-150 112-154Q130-146 142-156Q160-190 138-224Z", LIT) +
    fill("M138-224Q112-226 104-208L86-184Q74-180 74-170L92-172Q110-178 114-196Q124-206 138-224Z", BRIGHT) +
    fill("M80-156Q94-150 112-154Q130-146 142-156Q152-176 150-196Q140-168 112-164Q96-160 80-160Z", FORM) +
    fill("M74-176L86-178L82-168L74-166Z", DEEP) +
    stroke("M82-160Q98-164 112-158", DEEP, 3.4) +
    fill("M104-197L118-200L114-193Z", DEEP) +
    fill("M130-222Q134-240 150-232Q156-220 146-210Z", SHADE) +
    fill("M130-222Q134-236 142-234Q138-222 140-214Z", BRIGHT)
  );
}

/** The arm in shade, down to the mane. */
function rightArm(): Drawing {
  return (
    fill("M60-284Q92-276 112-236L140-210Q146-200 134-194L104-200Q80-216 58-240Z", SHADE) +
    fill("M60-284Q92-276 112-236L122-226Q96-240 58-272Z", FORM) +
    fill(disc(138, -212, 13, 10), FORM) +
    fill("M126-214Q132-224 144-221Q138-212 128-206Z", LIT)
  );
}
