import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";

const BODY =
  "M142 4Q128-10 110-14C92-48 52-66 12-64Q0-94-30-104Q-20-80-20-58Q-72-42-112 6Q-138 4-162 22Q-138 24-124 26Q-130 42-142 56Q-112 46-96 20Q-56-6-6-12Q4 14-10 38Q26 24 42-8Q78 6 104 10Q128 14 142 4Z";

/** A dolphin in its leap, to the right, 300 long: back, beak, fins and flukes, its belly pale. */
export function dolphin(): Drawing {
  return (
    fill(BODY, "#12406b") +
    fill(
      "M142 4Q120 2 102-2C70-22 20-30-20-26Q-62-16-96 20Q-56-6-6-12Q20-14 42-8Q78 6 104 10Q128 14 142 4Z",
      "#cfe3ec",
    ) +
    fill("M12-64Q0-94-30-104Q-22-84-20-58ZM-6-12Q4 14-10 38Q26 24 42-8Q18-14-6-12Z", "#0b2f55") +
    fill("M110-14C92-48 52-66 12-64L-4-62C44-58 84-42 110-14Z", "#2c6590") +
    fill(disc(98, -10, 3.6), "#061d38")
  );
}
