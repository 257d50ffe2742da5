import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { disc, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A driver who walks to the right, a case on its wheels behind him, the sun on his back. In centimetres, 182 high, on 0,0; no shadow. */
export function porter(sheet: Sheet): Drawing {
  const [shirt, shirtShade, cloth, clothShade, vest] = ["#fff6e2", "#c9b3c6", "#2c4a7c", "#1b2c58", "#223a68"];
  const [skin, skinShade, leather] = ["#d1925f", "#9a6248", "#2a1d2c"];
  /** A form, and the side of it that the sun does not reach. */
  const formed = (shape: Path, lit: string, shade: Path, dim: string): Drawing =>
    fill(shape, lit) + sheet.clipped(shape, fill(shade, dim));
  const nearLeg = "M-13-97Q-13-84-6-70Q3-49 16-31Q21-19 23-7Q28-3 35.5-7.5Q34-27 29.4-45Q25-64 19-82Q17-92 14-98Z";
  const farLeg = "M-11-94Q-13-72-15-56Q-22-39-38.4-20.4Q-36-13-28.6-11Q-14-28-4-45Q4-62 10-86Z";
  const trunk = "M-3-153Q-12-149.4-15.4-138Q-18-119-13.6-96Q0-91 15-96Q17-112 16.6-127Q17.4-142 9-151.4Q3-154.4-3-153Z";
  const nearArm =
    "M-1-149.6Q-11-149.6-14-141Q-19.6-130-24-119Q-28-108-31.6-96.4Q-29.4-92.6-25.6-93.4Q-19-105-14-115Q-4-127 1.6-137Z";
  const farArm =
    "M5-147.6Q13.4-146 17-138Q21.4-129 24.6-123.4Q32-120 38.6-116.6Q39.4-111.4 36-109Q24.6-110.6 18-115Q10.4-126 5-136Z";
  const trolley =
    stroke("M-6-60V-92M5-60V-92", "#4a3d4e", 2.2) +
    stroke("M-7-92H6", leather, 4.4) +
    fill("M-9-66H8Q13-66 13-60V-12Q13-6 8-6H-9Q-14-6-14-12V-60Q-14-66-9-66Z", "#f0b53a") +
    fill("M2-66H8Q13-66 13-60V-12Q13-6 8-6H2Z", "#b87826") +
    fill("M-9-66Q-14-66-14-60V-12Q-14-6-9-6H-7Q-11-6-11-12V-60Q-11-66-7-66Z", "#ffdf8c") +
    stroke("M-5.6-58V-14M6.6-58V-14", "#96601f", 1.2) +
    fill(disc(-9, -3, 4) + disc(8, -3, 3.4), leather);
  return (
    place(turned(trolley, 21), -65, 1) +
    fill(farArm, shirtShade) +
    fill("M37-116.4Q42-117.6 45-114Q47-110.4 44-108Q39.6-106.6 35.6-109.4Z", skinShade) +
    fill("M-38.6-21Q-44.6-15-42.4-10.4L-27 .6Q-22 1.6-18 .4Q-16.6-1.6-19.6-3.4Q-24.6-7-28-11.6Z", leather) +
    formed(farLeg, clothShade, "M-4-90Q-6-60-30-20L-20-6L14-60V-94Z", "#141f44") +
    fill("M23.4-8L22-1.4Q22.4 1.4 26 1L45-3.4Q48.4-5.6 46-8Q40-8.8 35.6-8.4Z", leather) +
    formed(nearLeg, cloth, "M6-98Q8-76 20-50Q29-26 30-2H42V-98Z", clothShade) +
    fill("M-5.6-69Q4-62 14-66Q5-58-2.6-62ZM15.6-31.4Q22-27 30-32Q24-24 17.4-27.6Z", clothShade, 0.7) +
    formed(trunk, vest, "M4-156Q6-130 3-92H24V-156Z", "#17264e") +
    sheet.clipped(trunk, stroke("M-15.4-140Q-18-119-13.6-96", "#7f97c2", 4)) +
    // The belt, the white of the collar, the neck.
    fill("M-13.8-98.6Q0-93.6 15-98.6V-95Q0-90-13.4-95Z", leather) +
    fill("M-3.4-160L-4.6-151Q2-148 9.4-151L8.4-158Z", skinShade) +
    fill("M-3.4-160L-4.6-151Q-2-149.8 1.4-149.6L1-159Z", skin) +
    fill("M-6-154.6Q2-151 9.8-154L11-149.6Q2-146.4-7.4-150Z", shirt) +
    formed(nearArm, shirt, "M-2-140Q-12-122-24-92L-10-96L6-130Z", shirtShade) +
    fill("M-14-119Q-19-117.4-23.4-120Q-20-114.6-15-116Z", shirtShade) +
    fill("M-31.8-97Q-35-91.4-33.6-87.6Q-30.6-85-27.4-87.6Q-25.4-90.6-25.8-93.8Z", skin) +
    // The head, turned a little away from us.
    fill("M6-180Q13.6-177.6 13.8-170Q15.4-166.6 13.4-165Q13-158.6 8.4-156.8Q3-156 0-160L2-178Z", skinShade) +
    fill("M4-178Q11-176 11-169L9-158Q4-156 0-160Z", skin) +
    formed(
      "M-3.6-158.6Q-8.6-166-6.6-173.6Q-3-182.4 5-182Q13.6-181 13.8-174.6Q9.6-176.6 7.6-172.4Q8-166.4 5-163.4Q3.6-158-3.6-158.6Z",
      "#5a3d38",
      "M2-184Q-1-172 1-157L14-160V-184Z",
      "#33212b",
    ) +
    fill(disc(5.4, -167.2, 1.8, 2.8), skin)
  );
}
