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
export type PriceContent =
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
  | { state: "enquiry"; title: string; text: string; actions: ReactNode; nearby: ReactNode };

/** Rides that are paid for together. */
export interface PriceJourney {
  /** Breakdown of the total: "There and back, 2 × €75". */
  text: string;
  /** Departure of each ride; empty while unknown. */
  legs: readonly { term: string; time: string }[];
}

type ContentOf<State extends PriceContent["state"]> = Extract<PriceContent, { state: State }>;

export interface PricePanelProps {
  /** Accessible name of the region. */
  heading: ReactNode;
  /** Place labels; null until both are selected. */
  route: { from: string; to: string } | null;
  content: PriceContent;
  /** Content of a live region: one sentence, announced whenever it changes. */
  announcement: string;
}

/**
 * Price panel of the booking form: the fare in four currencies, or contact options for a trip without a fixed price.
 */
export function PricePanel({ heading, route, content, announcement }: PricePanelProps) {
  const headingId = useId();
  const tripKey = [content.state, route?.from, route?.to, content.state === "priced" && content.euro.value];
  const isBothWays = content.state === "priced" && content.journey !== undefined;
  const Arrow = isBothWays ? ArrowUpDown : ArrowRight;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {/* The key remounts the content so that it fades in again for another trip. */}
      <div key={tripKey.join()} className={styles.content} data-state={content.state}>
        {route && (
          <p className={styles.route}>
            <Uppercase>{route.from}</Uppercase>{" "}
            <Arrow className={styles.arrow} data-turned={isBothWays || undefined} aria-hidden />
            <VisuallyHidden> – </VisuallyHidden> <Uppercase>{route.to}</Uppercase>
          </p>
        )}
        {content.state === "priced" ? <Priced {...content} /> : <Unpriced {...content} />}
      </div>
    </section>
  );
}

function Priced({ euro, amounts, journey, note, loadingLabel }: ContentOf<"priced">) {
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

function Unpriced(content: ContentOf<"asking"> | ContentOf<"enquiry">) {
  return (
    <>
      <p className={styles.title}>{content.title}</p>
      <p className={styles.text}>{content.text}</p>
      {content.state === "asking" ? (
        <div className={styles.foot}>
          <AmountRows amounts={content.amounts} />
        </div>
      ) : (
        <>
          <div className={styles.actions}>{content.actions}</div>
          {content.nearby && <div className={styles.nearby}>{content.nearby}</div>}
        </>
      )}
    </>
  );
}
