import { Clock } from "lucide-react";
import type { ReactNode, Ref } from "react";

import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { RouteLine } from "#src/ui/Ticket/RouteLine.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import type { VoucherCardStop } from "#src/ui/VoucherCard/VoucherCard.tsx";
import type { VoucherFact } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import styles from "./PassTicket.module.css";

export interface PassTicketProps {
  /** Title of the bar; labels the section. */
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Name of the business, beside the heading of a pass without a reference; hidden where there is no room. */
  brand: string;
  /** What the business calls the request, to be read out: "Reference", "K7QF-2M9X". */
  reference?: VoucherFact | undefined;
  /** State of the request: "Awaiting confirmation". */
  headline: string;
  /** What happens next, in one sentence. */
  next: string;
  /** Machine-readable date and time: `2026-11-24T14:30+03:00`. */
  dateTime: string;
  /** Localised date: "Tue 24 Nov 2026". */
  date: string;
  /** Time: "14:30". */
  time: string;
  /** Time zone note: "local time". */
  zone: string;
  from: VoucherCardStop;
  to: VoucherCardStop;
  /** Passengers and what else was requested. */
  facts: readonly VoucherFact[];
  /** `Postmark` that comes down once. */
  mark: ReactNode;
  fareLabel: string;
  /** When the fare is paid: "Nothing to pay now". */
  fareNote: string;
  /** Formatted fare: "€75", or "Price on request". */
  fare: { euro: string; others: readonly string[] } | { text: string };
  /** Waiting and payment: below the price, or at the foot on phones, where the actions come first. */
  terms: readonly VoucherFact[];
  /** First action: the button that opens the pass. */
  open: ReactNode;
  /** What the pass is for, and where it is kept; below its button. */
  kept: string;
  /** Second action: the button that adds the ride to a calendar. */
  calendar: ReactNode;
  /** What to write or call for: "To change or cancel:" */
  contactLabel: string;
  /** Ways to reach the business, beside what happens next: at most two buttons. */
  contact: ReactNode;
}

/** Pass of a request that has just been sent, in place of the form: the ride on the ticket, price and actions on its stub. */
export function PassTicket({
  heading,
  headingRef,
  brand,
  reference,
  fareLabel,
  fareNote,
  fare,
  open,
  kept,
  calendar,
  terms,
  ...ride
}: PassTicketProps) {
  return (
    <Ticket
      className={styles.pass}
      heading={heading}
      headingRef={headingRef}
      promise={brand}
      reference={
        reference && (
          <dl className={styles.reference}>
            <dt className={styles.term}>{reference.term}</dt>
            <dd translate="no">{reference.value}</dd>
          </dl>
        )
      }
      stub={
        <div className={styles.stub}>
          <div className={styles.price}>
            <p className={styles.fareHead}>
              <span className={styles.label}>
                <FixedValues>{fareLabel}</FixedValues>
              </span>{" "}
              <span className={styles.fareNote}>{fareNote}</span>
            </p>
            {"text" in fare ? (
              <p className={styles.ask}>{fare.text}</p>
            ) : (
              <FareLine className={styles.fare} {...fare} />
            )}
          </div>
          <Facts facts={terms} />
          <div className={styles.actions}>
            {open}
            <p className={styles.kept}>{kept}</p>
            {calendar}
          </div>
        </div>
      }
    >
      <Ride {...ride} />
    </Ticket>
  );
}

type RideProps = Pick<
  PassTicketProps,
  | "headline"
  | "next"
  | "contactLabel"
  | "contact"
  | "dateTime"
  | "date"
  | "time"
  | "zone"
  | "from"
  | "to"
  | "facts"
  | "mark"
>;

/** What has become of the request, and the ride: when, from where and to where, and for whom. */
function Ride({ headline, next, contactLabel, contact, dateTime, date, time, zone, from, to, facts, mark }: RideProps) {
  return (
    <div className={styles.ride}>
      <div className={styles.state}>
        <div>
          <h3 className={styles.headline}>
            <Clock className={styles.icon} aria-hidden />
            <span>{headline}</span>
          </h3>
          <p className={styles.next}>
            <FixedValues>{next}</FixedValues>
          </p>
        </div>
        <div className={styles.contact}>
          <p>{contactLabel}</p>
          {contact}
        </div>
      </div>
      <div className={styles.top}>
        <time className={styles.when} dateTime={dateTime}>
          <span className={styles.time} translate="no">
            {time}
          </span>{" "}
          <span className={styles.date}>
            <span translate="no">{date}</span> <span className={styles.zone}>{zone}</span>
          </span>
        </time>
        {mark}
      </div>
      <div className={styles.road}>
        <RouteLine from={from} to={to} />
      </div>
      <Facts facts={facts} />
    </div>
  );
}

function Facts({ facts }: Pick<PassTicketProps, "facts">) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, isVerbatim }) => (
        <div key={term}>
          <dt className={styles.label}>{term}</dt>
          <dd className={styles.value} translate={isVerbatim ? "no" : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
