import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, lens } from "#content/illustrations/kit/path.ts";

/** The castle's stone in the blue shade of an evening court, from its lightest block to its joints. */
export const COURT_SHADE = {
  pale: "#6f9fb4",
  lit: "#3f7d98",
  body: "#2f6a88",
  dark: "#235674",
  joint: "#183f60",
  deep: "#122a4c",
};

/** A marble panel with a carved shield, 176 units wide; `kind` is its bearing: 0 a cross, 1 quarters, 2 a bend. */
export function coatOfArms(kind: number): Drawing {
  const [face, edge, cut, deep] = ["#f3d6b8", "#fdeccf", "#b98a94", "#5f5a84"];
  const shield = "M-52-62H52V0Q50 46 0 70Q-50 46-52 0Z";
  const bearing = [
    fill("M-12-62H12V-16H52V8H12V64L0 70L-12 64V8H-52V-16H-12Z", cut),
    fill("M0-62H52V0H0ZM0 0V70Q-50 46-52 0Z", cut) + fill(disc(-26, -30, 12) + disc(24, 28, 12), deep),
    fill("M-52-62H-20L52 16Q46 34 34 48L-52-30Z", cut) + fill(disc(26, -36, 11) + disc(-24, 22, 11), deep),
  ][kind];
  return (
    fill(box(-82, -94, 176, 196), deep, 0.8) +
    fill(box(-88, -98, 170, 192), edge) +
    fill(box(-76, -86, 146, 168), "#d4a79c") +
    fill(shield, deep) +
    place(fill(shield, face) + (bearing ?? ""), -4, -5)
  );
}

/** The bird of the castle, asleep on the battlements but for one eye; its train hangs down the wall. Its feet are at 0,0. */
export function peacock(): Drawing {
  const eyes = counted(11).map((index): Point => {
    const down = index / 10;
    return [mixed(46, 128, down) + ((index % 3) - 1) * mixed(10, 26, down), mixed(20, 206, down)];
  });
  const each = (radius: number, dy: number) => eyes.map(([x, y]) => disc(x, y + dy, radius, radius * 1.25)).join("");
  return (
    fill("M-10-16Q64-10 104 82Q150 170 166 246Q120 260 86 214Q40 110-6 36Z", "#1c7f78") +
    fill("M40 6Q96 40 120 120Q150 190 166 246Q140 252 120 240Q96 120 40 6Z", "#0f5560") +
    fill(each(9, 0), "#d9a54c") +
    fill(each(6, 0), "#1d4fa0") +
    fill(
      "M-30-46Q-38-96-26-118Q-20-134-34-142Q-24-158-8-148Q4-136-2-112Q2-84 34-52Q52-20 24 2Q-20 16-34-12Q-40-28-30-46Z",
      "#1d5fb4",
    ) +
    fill("M-2-112Q2-84 34-52Q52-20 24 2Q8 8-6 6Q14-30-10-78Q-8-100-2-112Z", "#12387c") +
    fill("M-34-144L-54-134L-32-132Z", "#e8b45c") +
    fill(disc(-22, -142, 3.4), "#f8e6c0") +
    stroke("M-18-152L-30-182M-16-154L-18-188M-13-153L-6-184", "#1d5fb4", 3) +
    fill(disc(-30, -184, 4.6) + disc(-18, -190, 4.6) + disc(-5, -187, 4.6), "#43a7a0") +
    stroke("M-8 4V24M12 2V24", "#3a2a4c", 4)
  );
}

/** A bronze gun that lies between the cheeks of its low carriage, its mouth to the left. 410 units long; its wheels stand at 20. */
export function cannon(): Drawing {
  return (
    fill("M-120 16L-40 36H330Q380 20 250 4H-60Z", COURT_SHADE.deep, 0.85) +
    // The far wheels and the bed, in the shade under the gun.
    fill(disc(-34, -18, 34) + disc(146, -18, 34), "#1d1230") +
    fill("M-110-26V-84H170V-26Z", "#2c1a36") +
    fill("M-176-156L-170-92L150-66Q186-66 188-112T150-160Z", "#3f8a84") +
    fill("M-170-104L-170-92L150-66Q186-66 188-112Q150-96-170-104Z", "#164a5c") +
    fill("M-176-150L150-156Q176-156 184-136Q150-146-176-140Z", "#a9d2b8") +
    fill("M-190-162H-166V-86H-190ZM-60-160H-42V-82H-60ZM96-162H112V-72H96Z", "#2c6f70") +
    fill(disc(206, -114, 15), "#2c6f70") +
    fill(disc(-190, -124, 10, 37), "#0d1f3a") +
    // The near cheek, stepped down to the rear, with the pin on which the gun lies under an iron strap.
    fill("M-128-16L-112-112Q-104-122-90-122H6L16-102H70L80-82H150L172-62L190-16Z", "#5d3450") +
    fill("M-112-112Q-104-122-90-122H6L9-115H-86Q-98-115-104-104ZM16-102H70L73-95H20ZM80-82H150L158-75H83Z", "#b0686a") +
    fill("M-66-108V-124Q-66-134-56-134H-16Q-6-134-6-124V-108H-16V-122H-56V-108Z", "#2b1c3f") +
    fill(disc(-36, -112, 13), "#164a5c") +
    fill(disc(-39, -115, 8), "#5f9f96") +
    [-74, 128]
      .map(
        (x) =>
          fill(disc(x, -22, 42), "#2c1a36") + fill(disc(x - 3, -25, 33), "#6a3f4c") + fill(disc(x, -23, 11), "#c98a5c"),
      )
      .join("")
  );
}

/** Six stone balls in a heap, 170 units wide. */
export function stoneShot(): Drawing {
  const balls = [
    [-58, -26],
    [0, -26],
    [58, -26],
    [-29, -74],
    [29, -74],
    [0, -122],
  ] as const;
  return (
    fill(lens(40, 0, 260, 26), COURT_SHADE.deep, 0.85) +
    balls
      .map(([x, y]) => fill(disc(x, y, 29), COURT_SHADE.dark) + fill(disc(x - 6, y - 6, 20), COURT_SHADE.pale))
      .join("")
  );
}
