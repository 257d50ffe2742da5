import { casesOf, seatsOf, type PlanBox, type PlanFacts, type PlanSeat } from "./planLayout.ts";
import styles from "./SeatPlan.module.css";

export interface SeatPlanProps {
  plan: PlanFacts;
  /** What the plan shows, in words, below it: "With 6 medium suitcases". */
  caption: string;
  className?: string | undefined;
}

/** Millimetres that every plan shows, so that plans of one width share a scale: the longest vehicle and its mirrors. */
const VIEW = { length: 7000, width: 2360 } as const;
const BACKREST = 150;

/** Vehicle from above, its front to the left, with its seats and suitcases to scale. */
export function SeatPlan({ plan, caption, className }: SeatPlanProps) {
  const { length, width, windscreen, cases } = plan;
  const seats = seatsOf(plan);
  const boot = cases.at - 60;
  const taken = (place: PlanSeat["place"]) => seats.filter((seat) => seat.place === place);
  return (
    <figure className={className}>
      <svg
        className={styles.drawing}
        viewBox={`0 ${(width - VIEW.width) / 2} ${VIEW.length} ${VIEW.width}`}
        aria-hidden
      >
        <path className={styles.body} d={bodyPath(length, width) + mirrorsPath(windscreen, width)} />
        <path className={styles.glass} d={windscreenPath(windscreen, width)} />
        <path
          className={styles.floor}
          d={
            roundedBox({ x: windscreen + 470, y: 80, width: boot - windscreen - 530, height: width - 160 }, 110) +
            roundedBox({ x: boot, y: 80, width: length - boot - 80, height: width - 160 }, 110)
          }
        />
        <path className={styles.driver} d={taken("driver").map(seatPath).join("")} />
        <path className={styles.seat} d={taken("seat").map(seatPath).join("")} />
        <path className={styles.spare} d={taken("spare").map(seatPath).join("")} />
        <path className={styles.backrest} d={taken("seat").map(backrestPath).join("")} />
        <path
          className={styles.case}
          d={casesOf(plan)
            .map((box) => roundedBox(box, 50))
            .join("")}
        />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
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

function backrestPath({ x, y, width, height, backwards }: PlanSeat): string {
  return roundedBox({ x: backwards ? x : x + width - BACKREST, y, width: BACKREST, height }, 70);
}

/** Bonnet with round corners, nearly square tail. */
function bodyPath(length: number, width: number): string {
  return (
    `M480 0H${length - 190}Q${length} 0 ${length} 190V${width - 190}Q${length} ${width} ${length - 190} ${width}` +
    `H480Q60 ${width - 60} 0 ${width / 2}Q60 60 480 0Z`
  );
}

function mirrorsPath(windscreen: number, width: number): string {
  const x = windscreen + 330;
  return (
    `M${x} 40L${x + 60}-150Q${x + 150}-190 ${x + 190}-120V40Z` +
    `M${x} ${width - 40}L${x + 60} ${width + 150}Q${x + 150} ${width + 190} ${x + 190} ${width + 120}V${width - 40}Z`
  );
}

/** Glass that bows forward. */
function windscreenPath(x: number, width: number): string {
  return `M${x + 180} 120Q${x - 80} ${width / 2} ${x + 180} ${width - 120}L${x + 440} ${width - 170}Q${x + 270} ${width / 2} ${x + 440} 170Z`;
}
