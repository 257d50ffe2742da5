import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { lens } from "#illustrations/kit/path.ts";

/** A cave at the foot of a sea cliff: a leaning, broken mouth under a brow of rock, green water that comes out, fallen blocks. 360 wide, 190 high; its waterline at 0. */
export function seaCave(): Drawing {
  return (
    // The brow and its shaded side.
    fill(
      "M-166 4L-152-40L-158-70L-120-104L-104-150L-62-176L-14-172L20-190L72-178L104-150L142-138L158-96L176-66L172-30L186 4Z",
      "#ecd09a",
    ) +
    fill("M72-178L104-150L142-138L158-96L176-66L172-30L186 4H124L140-40L112-84L124-116L84-132Z", "#b08470") +
    fill("M-104-150L-62-176L-14-172L20-190L30-168L-20-150L-70-148Z", "#f8dfae") +
    // The mouth leans to the right and hangs over; a wall within still takes the light.
    fill("M-124 6L-112-34L-126-52L-84-78L-52-122L-8-134L30-122L64-132L96-96L90-72L120-46L126 6Z", "#6d4f58") +
    fill("M-96 6L-92-30L-102-46L-66-66L-40-104L-6-114L26-102L52-110L76-84L70-60L96-38L100 6Z", "#1c3148") +
    fill("M-96 6L-92-30L-102-46L-66-66L-74-30L-50-8L-56 6Z", "#55506a") +
    fill("M26-102L52-110L48-88L36-72ZM-22-110L-6-114L0-92Z", "#6d4f58") +
    fill("M-96 6Q-60-14-6-8Q60-20 100 4L84 12H-70Z", "#4fae90") +
    fill(lens(10, 2, 120, 6) + lens(54, -5, 46, 4), "#cdeed0", 0.9) +
    fill("M-176 12L-160-14L-128-20L-104-8L-92 12ZM96 12L112-4L134-16L166-8L178 12Z", "#f3d9a6") +
    fill("M-128-20L-104-8L-92 12H-126ZM134-16L166-8L178 12H138Z", "#a97d6c") +
    fill(lens(-134, 14, 124, 8) + lens(138, 14, 120, 8), "#e6f9f4", 0.85)
  );
}
