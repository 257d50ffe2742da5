import { ArrowDown, ArrowRight } from "lucide-react";
import type { MouseEventHandler, ReactNode, Ref } from "react";

import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { AmountRows, type PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";
import { EuroFigure } from "#src/ui/PricePanel/EuroFigure.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./FareCard.module.css";

/** Another fare that somebody who looks at this one may want. */
export interface FareCardOther {
  text: string;
  price: string;
  href: string;
}

export interface FareCardProps {
  /** On the bar: whose fare it is. */
  heading: string;
  from: string;
  to: string;
  euro: PriceAmount;
  /** The other currencies. */
  amounts: readonly PriceAmount[];
  /** Said while their rates are on their way. */
  loadingLabel: string;
  /** What else is known of it: how long the drive takes, what the way back makes of it. */
  facts: readonly { label: string; value: string }[];
  /** What the price is for. */
  note: string;
  /** Places that cost the same: what says so, and their names. */
  same?: { label: string; places: string } | undefined;
  others?: { title: string; links: readonly FareCardOther[] } | undefined;
  /** Draws the links to other fares. */
  OtherLink?: LinkComponent;
  /** Told when one of them was pressed: it is gone with the fare that it stood beside. */
  onOther?: MouseEventHandler<HTMLAnchorElement>;
  /** The way to book it or to ask for it. */
  children: ReactNode;
  /** To the same fare in a list on this page. */
  inList: { href: string; label: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  Link?: LinkComponent;
  /** One sentence for a screen reader, said whenever it changes. */
  announcement: string;
  ref?: Ref<HTMLElement>;
  className?: string | undefined;
}

/** One fare of a map or a list, in full, beside it: it follows what is chosen there. */
export function FareCard(props: FareCardProps) {
  const { heading, from, to, euro, amounts, loadingLabel, facts, note, same, children, inList, announcement } = props;
  const { others, OtherLink = "a", onOther, Link = "a", ref, className } = props;
  return (
    <section
      className={className ? `${styles.card} ${className}` : styles.card}
      aria-label={heading}
      ref={ref}
      tabIndex={-1}
    >
      <h2 className={styles.heading}>{heading}</h2>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {/* Another fare is another face, which comes in afresh. */}
      <div className={styles.face} key={inList.href}>
        <p className={styles.route}>
          <Capitals>{from}</Capitals> <ArrowRight className={styles.arrow} aria-hidden />
          <VisuallyHidden> – </VisuallyHidden> <Capitals>{to}</Capitals>
        </p>
        <EuroFigure amount={euro} />
        <div className={styles.amounts}>
          <AmountRows amounts={amounts} loadingLabel={loadingLabel} />
        </div>
        <dl>
          {facts.map(({ label, value }) => (
            <div className={styles.fact} key={label}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{note}</p>
        {same && (
          <p className={styles.same}>
            <b>{same.label}</b> {same.places}
          </p>
        )}
        {others && (
          <div className={styles.others}>
            <p className={styles.othersTitle}>{others.title}</p>
            <ul role="list">
              {others.links.map(({ text, price, href }) => (
                <li key={href}>
                  <OtherLink className={styles.other} href={href} onClick={onOther}>
                    <span className={styles.otherText}>{text}</span> <span className={styles.otherPrice}>{price}</span>
                  </OtherLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.ways}>
          {children}
          <Link className={styles.inList} href={inList.href} onClick={inList.onClick}>
            {inList.label} <ArrowDown className={styles.inListIcon} strokeWidth={1.75} aria-hidden />
          </Link>
        </div>
      </div>
    </section>
  );
}
