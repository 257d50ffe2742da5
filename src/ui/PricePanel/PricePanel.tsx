import { ArrowRight } from "lucide-react";
import { useId, type ReactNode } from "react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { AmountRows, AmountText, type PriceAmount } from "./AmountRows.tsx";
import styles from "./PricePanel.module.css";

/** What the panel has to say. `asking` wants the two places; `enquiry` has no price and leads to somebody who can name one. */
export type PriceFace =
  | { state: "asking"; title: string; text: string; amounts: readonly PriceAmount[] }
  | { state: "priced"; euro: PriceAmount; amounts: readonly PriceAmount[]; note: string; loadingLabel: string }
  | { state: "enquiry"; title: string; text: string; actions: ReactNode; near: ReactNode };

export interface PricePanelProps {
  /** Names the region. */
  heading: string;
  route: { from: string; to: string } | null;
  face: PriceFace;
  /** One sentence for a screen reader, said whenever it changes. */
  announcement: string;
}

/** The stub of the ticket: what the trip costs, in four currencies, or the way to find out. */
export function PricePanel({ heading, route, face, announcement }: PricePanelProps) {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {route && (
        <p className={styles.route}>
          {route.from} <ArrowRight className={styles.arrow} aria-hidden />
          <VisuallyHidden> – </VisuallyHidden> {route.to}
        </p>
      )}
      {face.state === "priced" ? (
        <>
          <p className={styles.euro}>
            <AmountText amount={face.euro} />
          </p>
          <AmountRows amounts={face.amounts} loadingLabel={face.loadingLabel} />
          <p className={styles.note}>{face.note}</p>
        </>
      ) : (
        <>
          <p className={styles.title}>{face.title}</p>
          <p className={styles.text}>{face.text}</p>
          {face.state === "asking" && (
            <div className={styles.foot}>
              <AmountRows amounts={face.amounts} />
            </div>
          )}
          {face.state === "enquiry" && (
            <>
              <div className={styles.actions}>{face.actions}</div>
              {face.near && <div className={styles.near}>{face.near}</div>}
            </>
          )}
        </>
      )}
    </section>
  );
}
