import { ArrowDown, ArrowRight } from "lucide-react";
import type { MouseEventHandler, ReactNode, Ref } from "react";

import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { AmountRows, EuroFigure, type PriceAmount } from "#src/ui/Amount/Amount.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./FareCard.module.css";

/** Link to a related fare. */
export interface RelatedFare {
  text: string;
  price: string;
  href: string;
}

export interface FareCardProps {
  /** Title of the bar; names the section. */
  heading: string;
  from: string;
  to: string;
  euro: PriceAmount;
  /** The fare in the other currencies. */
  amounts: readonly PriceAmount[];
  /** Announced while exchange rates are loading. */
  loadingLabel: string;
  /** Further facts, such as driving time and return fare. */
  facts: readonly { label: string; value: string }[];
  /** What the price covers. */
  note: string;
  /** Label and names of the places with the same fare. */
  sameFare?: { label: string; places: string } | undefined;
  relatedFares?: { title: string; links: readonly RelatedFare[] } | undefined;
  /** Link component for related fares. */
  RelatedLink?: LinkComponent;
  /** Called when a related fare is clicked: its link is unmounted together with the current fare. */
  onRelatedClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Button to book the ride or to enquire about it. */
  children: ReactNode;
  /** Link to the same fare in the list on this page. */
  listLink: { href: string; label: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  /** Small button before that link, such as for copying a link to the fare. */
  copy?: ReactNode;
  Link?: LinkComponent;
  /** Content of a live region: one sentence, announced whenever it changes. */
  announcement: string;
  ref?: Ref<HTMLElement>;
  className?: string | undefined;
}

/** Details of the fare selected on a map or in a list. */
export function FareCard(props: FareCardProps) {
  const { heading, from, to, euro, amounts, loadingLabel, facts, note, sameFare, children, listLink, announcement } =
    props;
  const { relatedFares, RelatedLink = "a", onRelatedClick, copy, Link = "a", ref, className } = props;
  return (
    <section
      className={className ? `${styles.card} ${className}` : styles.card}
      aria-label={heading}
      ref={ref}
      tabIndex={-1}
    >
      <h2 className={styles.heading}>{heading}</h2>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {/* The key remounts the content so that it fades in again for another fare. */}
      <div className={styles.face} key={listLink.href}>
        <p className={styles.route} translate="no">
          <span>
            <Uppercase>{from}</Uppercase>
          </span>{" "}
          <ArrowRight className={styles.arrow} aria-hidden />
          <VisuallyHidden> – </VisuallyHidden>{" "}
          <span>
            <Uppercase>{to}</Uppercase>
          </span>
        </p>
        <EuroFigure amount={euro} />
        <div className={styles.amounts}>
          <AmountRows amounts={amounts} loadingLabel={loadingLabel} />
        </div>
        <dl>
          {facts.map(({ label, value }) => (
            <div className={styles.fact} key={label}>
              <dt>{label}</dt>
              <dd className={styles.value}>
                <FixedValues>{value}</FixedValues>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{note}</p>
        {sameFare && (
          <p className={styles.same}>
            <b>
              <FixedValues>{sameFare.label}</FixedValues>
            </b>{" "}
            <span translate="no">{sameFare.places}</span>
          </p>
        )}
        {relatedFares && (
          <div className={styles.others}>
            <p className={styles.othersTitle}>{relatedFares.title}</p>
            <ul role="list">
              {relatedFares.links.map(({ text, price, href }) => (
                <li key={href}>
                  <RelatedLink className={styles.other} href={href} onClick={onRelatedClick}>
                    <span className={styles.otherText} translate="no">
                      {text}
                    </span>{" "}
                    <span className={styles.otherPrice} translate="no">
                      {price}
                    </span>
                  </RelatedLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.ways}>
          {children}
          <div className={styles.foot}>
            {copy}
            <Link className={styles.inList} href={listLink.href} onClick={listLink.onClick}>
              <span>{listLink.label}</span> <ArrowDown className={styles.inListIcon} strokeWidth={1.75} aria-hidden />
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
