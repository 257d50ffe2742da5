import { ArrowRight, ArrowUpDown } from "lucide-react";
import { useId, type ReactNode } from "react";

import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { AmountRows, type PriceAmount } from "./AmountRows.tsx";
import { EuroFigure } from "./EuroFigure.tsx";
import styles from "./PricePanel.module.css";

/** What the panel has to say. `asking` wants the two places; `enquiry` has no price and leads to somebody who can name one. */
export type PriceFace =
  | { state: "asking"; title: string; text: string; amounts: readonly PriceAmount[] }
  | {
      state: "priced";
      euro: PriceAmount;
      amounts: readonly PriceAmount[];
      /** The amounts are those of several rides. */
      journey?: PriceJourney;
      note: string;
      loadingLabel: string;
    }
  | { state: "enquiry"; title: string; text: string; actions: ReactNode; near: ReactNode };

/** Rides that are paid together. */
export interface PriceJourney {
  /** What the sum is made of: "There and back, 2 × €75". */
  text: string;
  /** When each begins; empty while that is not known. */
  legs: readonly { term: string; time: string }[];
}

type FaceOf<State extends PriceFace["state"]> = Extract<PriceFace, { state: State }>;

export interface PricePanelProps {
  /** Names the region. */
  heading: ReactNode;
  /** The places as shown; null while one of them is not chosen. */
  route: { from: string; to: string } | null;
  face: PriceFace;
  /** One sentence for a screen reader, said whenever it changes. */
  announcement: string;
}

/** The stub of the ticket: what the trip costs, in four currencies; without a fixed price, the ways to find out. */
export function PricePanel({ heading, route, face, announcement }: PricePanelProps) {
  const headingId = useId();
  const trip = [face.state, route?.from, route?.to, face.state === "priced" && face.euro.value];
  const isBothWays = face.state === "priced" && face.journey !== undefined;
  const Arrow = isBothWays ? ArrowUpDown : ArrowRight;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {/* Another trip is another face, which comes in afresh. */}
      <div key={trip.join()} className={styles.face} data-state={face.state}>
        {route && (
          <p className={styles.route}>
            <Capitals>{route.from}</Capitals>{" "}
            <Arrow className={styles.arrow} data-turned={isBothWays || undefined} aria-hidden />
            <VisuallyHidden> – </VisuallyHidden> <Capitals>{route.to}</Capitals>
          </p>
        )}
        {face.state === "priced" ? <Priced {...face} /> : <Unpriced {...face} />}
      </div>
    </section>
  );
}

function Priced({ euro, amounts, journey, note, loadingLabel }: FaceOf<"priced">) {
  return (
    <>
      <EuroFigure amount={euro} />
      {journey && <p className={styles.sum}>{journey.text}</p>}
      <AmountRows amounts={amounts} loadingLabel={loadingLabel} />
      {journey?.legs.map(({ term, time }) => (
        <p key={term} className={styles.leg}>
          {term} <span>{time}</span>
        </p>
      ))}
      <p className={styles.note}>{note}</p>
    </>
  );
}

function Unpriced(face: FaceOf<"asking"> | FaceOf<"enquiry">) {
  return (
    <>
      <p className={styles.title}>{face.title}</p>
      <p className={styles.text}>{face.text}</p>
      {face.state === "asking" ? (
        <div className={styles.foot}>
          <AmountRows amounts={face.amounts} />
        </div>
      ) : (
        <>
          <div className={styles.actions}>{face.actions}</div>
          {face.near && <div className={styles.near}>{face.near}</div>}
        </>
      )}
    </>
  );
}
