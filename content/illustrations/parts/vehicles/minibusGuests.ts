import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";
import { BEARD, CROPPED, headOf, LEANING_AHEAD } from "./seated.ts";

type Dim = (colour: string, share?: number) => string;

/**
 * The guests behind the panes of `minibusSide` in broad armchairs: one turned to the far window, two who talk across a small table, then a free
 * seat; `room` is the tint that dims them. Millimetres.
 */
export function minibusGuests(room: string): Drawing {
  const dim: Dim = (colour, share = 0.16) => blend(colour, room, share);
  return (
    seat(dim, 2940) +
    place(turned(onlooker(dim), -5), 2700, -1842) +
    seat(dim, 3740, -1) +
    place(teller(dim), 3950, -1846, 1, -1) +
    seat(dim, 5400) +
    place(listener(dim), 5130, -1800) +
    // Tea on the table between them.
    [4420, 4770].map((x) => tea(dim, x)).join("") +
    seat(dim, 6330)
  );
}

/** An armchair that looks left, or right if mirrored: a reclined back, a cushion for the head strapped on it, an arm at the panes' lower edge. */
function seat(dim: Dim, x: number, wide = 1): Drawing {
  const [leather, leatherShade, seam] = [dim("#cf9868", 0.2), dim("#84543f", 0.26), dim("#e6bd8e", 0.16)];
  return place(
    fill("M-96 40C-90-120-56-270-14-400Q6-446 70-450H170Q226-444 234-370C248-240 258-100 264 40Z", leather) +
      fill("M124-450H170Q226-444 234-370C248-240 258-100 264 40H160C158-120 150-310 124-450Z", leatherShade) +
      stroke("M-44-120Q50-152 154-132M-2-270Q70-298 146-284", seam, 7) +
      fill("M14-436C-2-540 16-610 84-616H166Q226-610 224-530L212-436Q110-458 14-436Z", leather) +
      fill("M132-616H166Q226-610 224-530L212-436Q170-446 132-446Q152-540 132-616Z", leatherShade) +
      stroke("M18-437Q110-458 206-438", leatherShade, 8) +
      fill("M-300 40V-10Q-300-56-250-56H70Q120-56 120-10V40Z", leatherShade) +
      fill("M-296-20Q-292-56-250-56H70Q112-56 118-20Q90-34 40-34H-230Q-280-34-296-20Z", seam),
    x,
    -1416,
    1,
    wide,
  );
}

/** From behind, in a straw hat: she has turned to the bay, a hand on the far sill. */
function onlooker(dim: Dim): Drawing {
  const skin = dim("#b9805a");
  return (
    fill("M-120 232C-200 250-250 200-290 130L-330 150C-320 260-240 340-140 350Z", skin) +
    fill("M-330 156C-352 120-340 76-318 62C-300 80-288 110-286 136Z", skin) +
    fill("M-216 560C-222 400-226 280-140 214Q-60 176 0 172Q66 176 140 214C212 270 218 400 214 560Z", dim("#fdf8ee")) +
    fill("M40 174Q90 186 140 214C212 270 218 400 214 560H96C120 420 110 280 40 174Z", dim("#b7c0d6")) +
    fill("M-54 60H54L66 186Q0 216-66 186Z", skin) +
    // Her hair, gathered low on her back.
    fill(
      "M-88-50C-100 40-76 110-40 140C-60 230-40 330 10 400C60 330 72 230 44 140C80 100 100 40 88-50Z",
      dim("#3a2430"),
    ) +
    fill("M-98-50C-104-170 104-170 98-50Q0-20-98-50Z", dim("#f0cf8c")) +
    fill("M-98-66Q0-36 98-66V-36Q0-4-98-36Z", dim("#c2265f")) +
    fill("M-206-26Q-110-52 0-52T206-26Q120 24 0 26T-206-26Z", dim("#f7dda2")) +
    fill("M20 24Q130 18 206-26Q110-30 20-14Z", dim("#cfa566"))
  );
}

/** Grey and bearded, he leans over the table and tells a story with an open hand; he looks left, his place mirrors him. */
function teller(dim: Dim): Drawing {
  const fair = dim("#d9a07a");
  return (
    fill(LEANING_AHEAD, dim("#5b8fc0")) +
    headOf(fair) +
    fill(CROPPED, dim("#d9d6cf")) +
    fill(BEARD, dim("#e8e4da")) +
    fill(disc(46, 10, 17, 26), dim("#c08560")) +
    fill(
      "M60 206C130 230 150 330 104 420C40 480-80 466-152 412L-122 336C-70 350-34 336-10 296C4 250 24 212 60 206Z",
      dim("#5183b4"),
    ) +
    fill(
      "M-132 346L-148 404C-200 388-250 360-286 326C-330 320-366 296-384 262L-330 268L-300 240L-276 252L-262 290C-224 312-180 334-132 346Z",
      fair,
    )
  );
}

/** Her hair tied up, she leans to him, her chin on her hand. */
function listener(dim: Dim): Drawing {
  const brown = dim("#7d4f3c");
  return (
    fill(LEANING_AHEAD, dim("#d9553f")) +
    fill("M130 190C250 270 310 390 330 520H220C216 400 190 280 96 184Z", dim("#a83a3c")) +
    headOf(brown) +
    fill(CROPPED, dim("#1f1820")) +
    fill(disc(116, -108, 62), dim("#1f1820")) +
    fill(disc(40, 60, 15), dim("#f0c04a")) +
    fill("M34 212C104 236 104 330 60 410H-130L-64 330C-34 290-10 226 34 212Z", dim("#cb4f3d")) +
    fill("M-128 430L-96 190L-112 122C-84 98-44 104-30 130L-40 190L-60 420Z", brown)
  );
}

/** A glass of tea at the lower edge of the panes. */
function tea(dim: Dim, x: number): Drawing {
  return (
    fill(
      `M${x - 38}-1540H${x + 38}Q${x + 10}-1480 ${x + 34}-1410H${x - 34}Q${x - 10}-1480 ${x - 38}-1540Z`,
      dim("#b8552a", 0.06),
    ) + stroke(`M${x - 34}-1540H${x + 34}`, dim("#fdf8ee", 0), 16)
  );
}
