import { ArrowRight, ArrowUpDown } from "lucide-react";
import { useId, type ReactNode } from "react";

import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { AmountRows, EuroFigure, ExampleFigure, type PriceAmount } from "#src/ui/Amount/Amount.tsx";
import styles from "./PricePanel.module.css";

/**
 * Content of the panel. `asking` needs both places; `priced` has a fixed fare; `enquiry` has none and offers contact
 * instead.
 */
export type PriceContent =
  | { state: "asking"; title: string; text: string; example: PriceExample | null }
  | {
      state: "priced";
      euro: PriceAmount;
      amounts: readonly PriceAmount[];
      /** Set when the amounts cover several rides. */
      journey?: PriceJourney;
      note: string;
      loadingLabel: string;
    }
  | {
      state: "enquiry";
      title: string;
      text: string;
      actions: ReactNode;
      /** Similar fares on desktops; empty if there are none. */
      nearby: ReactNode;
      /** Label of the contact buttons shown instead: that their messages already contain the trip. */
      note: string;
    };

/** Price of another trip, shown until both places are selected. */
export interface PriceExample {
  /** Text that marks it as an example. */
  label: string;
  route: PriceRoute;
  /** Formatted: "€75". */
  price: string;
  /** What the price is for: the vehicle. */
  note: string;
}

/** Place labels. */
export interface PriceRoute {
  from: string;
  to: string;
}

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
  /** Null until both places are selected. */
  route: PriceRoute | null;
  content: PriceContent;
  /** Content of a live region: one sentence, announced whenever it changes. */
  announcement: string;
}

/**
 * Price panel of the booking form: the fare in four currencies, or contact options for a trip without a fixed price. Only the trip's own
 * amounts are `<data>`, so that programs cannot take the example for the price.
 */
export function PricePanel({ heading, route, content, announcement }: PricePanelProps) {
  const headingId = useId();
  const tripKey = [content.state, route?.from, route?.to, content.state === "priced" && content.euro.value];
  const isBothWays = content.state === "priced" && content.journey !== undefined;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {/* The key remounts the content so that it fades in again for another trip. */}
      <div key={tripKey.join()} className={styles.content} data-state={content.state}>
        {route && <Route {...route} isBothWays={isBothWays} />}
        {content.state === "asking" && <Asking {...content} />}
        {content.state === "priced" && <Priced {...content} />}
        {content.state === "enquiry" && <Enquiry {...content} />}
      </div>
    </section>
  );
}

function Route({ from, to, isBothWays = false }: PriceRoute & { isBothWays?: boolean }) {
  const Arrow = isBothWays ? ArrowUpDown : ArrowRight;
  return (
    <p className={styles.route} translate="no">
      <span>
        <Uppercase>{from}</Uppercase>
      </span>{" "}
      <Arrow className={styles.arrow} data-turned={isBothWays || undefined} aria-hidden />
      <VisuallyHidden> – </VisuallyHidden>{" "}
      <span>
        <Uppercase>{to}</Uppercase>
      </span>
    </p>
  );
}

function Asking({ title, text, example }: ContentOf<"asking">) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {example && (
        <div className={styles.foot}>
          <p className={styles.label}>{example.label}</p>
          <Route {...example.route} />
          <ExampleFigure text={example.price} />
          <p className={styles.text}>{example.note}</p>
        </div>
      )}
    </>
  );
}

function Priced({ euro, amounts, journey, note, loadingLabel }: ContentOf<"priced">) {
  return (
    <>
      <EuroFigure amount={euro} />
      {journey && (
        <p className={styles.sum}>
          <FixedValues>{journey.text}</FixedValues>
        </p>
      )}
      <AmountRows amounts={amounts} loadingLabel={loadingLabel} />
      {journey?.legs.map(({ term, time }) => (
        <p key={term} className={styles.leg}>
          <span>{term}</span> <span translate="no">{time}</span>
        </p>
      ))}
      <p className={styles.note}>{note}</p>
    </>
  );
}

function Enquiry({ title, text, actions, nearby, note }: ContentOf<"enquiry">) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={nearby ? styles.ways : `${styles.ways} ${styles.foot}`}>
        {!nearby && <p className={styles.label}>{note}</p>}
        {actions}
      </div>
      {nearby && <div className={styles.nearby}>{nearby}</div>}
    </>
  );
}
