import { ArrowRight, ArrowUpDown } from "lucide-react";
import { useId, type ReactNode } from "react";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { AmountRows, type PriceAmount } from "./AmountRows.tsx";
import { EuroFigure } from "./EuroFigure.tsx";
import styles from "./PricePanel.module.css";

/**
 * Content of the panel. `asking` needs both places; `priced` has a fixed fare; `enquiry` has none and offers contact
 * instead.
 */
export type PriceFace =
  | { state: "asking"; title: string; text: string; amounts: readonly PriceAmount[] }
  | {
      state: "priced";
      euro: PriceAmount;
      amounts: readonly PriceAmount[];
      /** Set when the amounts cover several rides. */
      journey?: PriceJourney;
      note: string;
      loadingLabel: string;
    }
  | { state: "enquiry"; title: string; text: string; actions: ReactNode; near: ReactNode };

/** Rides that are paid for together. */
export interface PriceJourney {
  /** Breakdown of the total: "There and back, 2 × €75". */
  text: string;
  /** Departure of each ride; empty while unknown. */
  legs: readonly { term: string; time: string }[];
}

type FaceOf<State extends PriceFace["state"]> = Extract<PriceFace, { state: State }>;

export interface PricePanelProps {
  /** Accessible name of the region. */
  heading: ReactNode;
  /** Place labels; null until both are selected. */
  route: { from: string; to: string } | null;
  face: PriceFace;
  /** Content of a live region: one sentence, announced whenever it changes. */
  announcement: string;
}

/**
 * Price panel of the booking form: the fare in four currencies, or contact options for a trip without a fixed price.
 */
export function PricePanel({ heading, route, face, announcement }: PricePanelProps) {
  const headingId = useId();
  const tripKey = [face.state, route?.from, route?.to, face.state === "priced" && face.euro.value];
  const isBothWays = face.state === "priced" && face.journey !== undefined;
  const Arrow = isBothWays ? ArrowUpDown : ArrowRight;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {/* The key remounts the content so that it fades in again for another trip. */}
      <div key={tripKey.join()} className={styles.face} data-state={face.state}>
        {route && (
          <p className={styles.route}>
            <Uppercase>{route.from}</Uppercase>{" "}
            <Arrow className={styles.arrow} data-turned={isBothWays || undefined} aria-hidden />
            <VisuallyHidden> – </VisuallyHidden> <Uppercase>{route.to}</Uppercase>
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
