import { casesOf, seatsOf, type PlanBox, type PlanFacts, type PlanSeat } from "./planLayout.ts";
import styles from "./SeatPlan.module.css";

export interface SeatPlanProps {
  plan: PlanFacts;
  /** What the plan shows, in words, below it: "For 6, with 6 medium suitcases". */
  caption: string;
  /** Fills its width with this vehicle. Otherwise plans of one width share a scale. */
  alone?: boolean;
  className?: string | undefined;
}

/** Millimetres of the longest vehicle, and of the widest with its mirrors. */
const VIEW = { length: 7000, width: 2360 } as const;
const BACKREST = 150;
const ARMREST = 70;

/** Top view of a vehicle without its roof, front to the left, with doors, seats and suitcases to scale. */
export function SeatPlan({ plan, caption, alone, className }: SeatPlanProps) {
  const { width, windscreen, rearWindow, cases } = plan;
  const seats = seatsOf(plan);
  const luggage = casesOf(plan);
  const cabinEnd = (rearWindow ?? cases.at - 60) - 60;
  const taken = (place: PlanSeat["place"]) => seats.filter((seat) => seat.place === place);
  return (
    <figure className={className}>
      <svg
        className={styles.drawing}
        viewBox={`0 ${(width - VIEW.width) / 2} ${alone ? plan.length : VIEW.length} ${VIEW.width}`}
        aria-hidden
      >
        <path className={styles.body} d={bodyPath(plan)} />
        <path className={styles.seam} d={bonnetEdgePath(windscreen, width)} />
        <path className={styles.glass} d={windscreenPath(windscreen, width) + rearWindowPath(plan)} />
        <path
          className={styles.floor}
          d={
            roundedBox({ x: windscreen + 470, y: 120, width: cabinEnd - windscreen - 470, height: width - 240 }, 110) +
            roundedBox(bootOf(plan), rearWindow ? 170 : 110)
          }
        />
        <Side plan={plan} />
        <g transform={`translate(0 ${width}) scale(1 -1)`}>
          <Side plan={plan} />
        </g>
        <path className={styles.wheel} d={taken("driver").map(steeringWheelPath).join("")} />
        <path className={styles.driver} d={taken("driver").map(seatPath).join("")} />
        <path className={styles.driver} d={taken("driver").map(backrestPath).join("")} />
        <path className={styles.seat} d={taken("seat").map(seatPath).join("")} />
        <path className={styles.spare} d={taken("spare").map(seatPath).join("")} />
        <path className={styles.backrest} d={taken("seat").map(backrestPath).join("")} />
        <path className={styles.case} d={luggage.map((box) => roundedBox(box, 50)).join("")} />
        <path className={styles.strap} d={luggage.map(strapsPath).join("")} />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

/** Details of the right side, mirrored for the left one: mirror, doors with their windows, lamps, and the edge of the bonnet. */
function Side({ plan }: { plan: PlanFacts }) {
  const { windscreen, doors } = plan;
  const fold = `M210 520Q${windscreen / 2} 380 ${windscreen + 60} 380`;
  return (
    <>
      <path className={styles.body} d={`M${windscreen + 330} 40l60-190q90-40 130 30V40Z`} />
      <path className={styles.seam} d={fold + doors.map((x) => `M${x} 14V112`).join("")} />
      <path className={styles.glass} d={sideWindowsPath(plan) + HEADLAMP} />
      <path className={styles.backrest} d={tailLampPath(plan)} />
    </>
  );
}

/** Floor of the boot: narrower in a saloon, between the rear wings. */
function bootOf({ length, width, cases, rearWindow }: PlanFacts): PlanBox {
  const [wing, tail] = rearWindow ? [230, 170] : [120, 110];
  const x = cases.at - 60;
  return { x, y: wing, width: length - x - tail, height: width - 2 * wing };
}

function roundedBox({ x, y, width, height }: PlanBox, r: number): string {
  return (
    `M${x + r} ${Math.round(y)}h${width - 2 * r}q${r} 0 ${r} ${r}v${Math.round(height - 2 * r)}q0 ${r}-${r} ${r}` +
    `h${2 * r - width}q-${r} 0-${r}-${r}v${Math.round(2 * r - height)}q0-${r} ${r}-${r}Z`
  );
}

function seatPath(seat: PlanSeat): string {
  return roundedBox(seat, 110);
}

/** Backrest with the headrest over its middle, and two armrests that run forward from it. */
function backrestPath({ x, y, width, height, backwards }: PlanSeat): string {
  const back = backwards ? x : x + width - BACKREST;
  const head = backwards ? back - 50 : back + BACKREST - 50;
  const arms = { x: x + (backwards ? BACKREST : 110), width: width - BACKREST - 110, height: ARMREST };
  return (
    roundedBox({ x: back, y, width: BACKREST, height }, 70) +
    roundedBox({ x: head, y: y + height * 0.26, width: 100, height: height * 0.48 }, 46) +
    roundedBox({ ...arms, y }, 34) +
    roundedBox({ ...arms, y: y + height - ARMREST }, 34)
  );
}

function steeringWheelPath({ x, y, height }: PlanSeat): string {
  const middle = Math.round(y + height / 2);
  return `M${x - 60} ${middle - 190}Q${x - 130} ${middle} ${x - 60} ${middle + 190}M${x - 95} ${middle}H${x - 170}`;
}

/** Two straps around a suitcase. */
function strapsPath({ x, y, width, height }: PlanBox): string {
  const [first, second] = [y + height * 0.27, y + height * 0.73].map(Math.round);
  return `M${x} ${first}h${width}M${x} ${second}h${width}`;
}

/** Outline: a curved front with round corners, and a tail that is nearly square, or tapered for a saloon. */
function bodyPath({ length, width, rearWindow }: PlanFacts): string {
  const tail = rearWindow
    ? `H${length - 900}C${length - 420} 0 ${length - 130} 60 ${length - 50} 330Q${length + 20} ${width / 2} ${length - 50} ${width - 330}` +
      `C${length - 130} ${width - 60} ${length - 420} ${width} ${length - 900} ${width}`
    : `H${length - 190}Q${length - 20} 0 ${length - 14} 190Q${length + 14} ${width / 2} ${length - 14} ${width - 190}Q${length - 20} ${width} ${length - 190} ${width}`;
  return `M620 0${tail}H620C300 ${width} 110 ${width - 50} 50 ${width - 330}Q-30 ${width / 2} 50 330C110 50 300 0 620 0Z`;
}

/** Edge of the bonnet in front of the windscreen. */
function bonnetEdgePath(windscreen: number, width: number): string {
  return `M${windscreen + 60} 150Q${windscreen - 190} ${width / 2} ${windscreen + 60} ${width - 150}`;
}

/** A windscreen that curves forward. */
function windscreenPath(x: number, width: number): string {
  return `M${x + 180} 130Q${x - 80} ${width / 2} ${x + 180} ${width - 130}L${x + 430} ${width - 190}Q${x + 270} ${width / 2} ${x + 430} 190Z`;
}

/** Narrow side windows between the doors and, behind the last door, to the end of the cabin. */
function sideWindowsPath({ length, doors, rearWindow }: PlanFacts): string {
  const edges = rearWindow ? doors : [...doors, length - 240];
  return edges
    .slice(1)
    .map((edge, index) => `M${(edges[index] ?? 0) + 40} 46H${edge - 40}l-20 50H${(edges[index] ?? 0) + 60}Z`)
    .join("");
}

/** A wide window that slopes down to the boot, or a narrow one in the tailgate. */
function rearWindowPath({ length, width, rearWindow: x }: PlanFacts): string {
  if (!x)
    return `M${length - 84} 300Q${length - 62} ${width / 2} ${length - 84} ${width - 300}L${length - 36} ${width - 280}Q${length - 8} ${width / 2} ${length - 36} 280Z`;
  return `M${x} 210Q${x + 90} ${width / 2} ${x} ${width - 210}L${x + 280} ${width - 150}Q${x + 350} ${width / 2} ${x + 280} 150Z`;
}

const HEADLAMP = "M100 360C150 200 250 110 400 70L380 130C270 190 190 270 150 400Z";

function tailLampPath({ length, rearWindow }: PlanFacts): string {
  return rearWindow
    ? `M${length - 460} 66c160 24 330 114 380 364l-60-30c-70-160-190-220-320-260Z`
    : `M${length - 90} 90h50v140h-20Z`;
}
