import { Clock, History } from "lucide-react";
import type { ReactNode, Ref } from "react";

import { FareLine, type FareLineProps } from "#src/ui/FareLine/FareLine.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { LogoMark } from "#src/ui/LogoMark/LogoMark.tsx";
import { RouteLine, type RouteLineStop } from "#src/ui/RouteLine/RouteLine.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import styles from "./Pass.module.css";

/** `page`: in place of the form, once its request is sent. `dialog`: in a `Dialog`, which has the heading. `kept`: on the device, later. */
export const PASS_PLACES = ["page", "dialog", "kept"] as const;
/** `sent` is not yet confirmed; `past` is a ride that is over. */
export const PASS_STATES = ["sent", "past"] as const;

/** A fact with its term. */
export interface PassFact {
  term: string;
  value: string;
  /** Whether a browser that translates the page leaves the value as it is: a name, a date, what the guest has written. */
  isVerbatim?: boolean;
}

/** What a pass says about a request, wherever it stands. */
export interface PassContent {
  /** Name of the business. */
  brand: string;
  /** Kind of document: "Booking request". */
  title: string;
  /** What the business calls the request, to be read out: "Reference", "K7QF-2M9X". */
  reference?: PassFact | undefined;
  state: (typeof PASS_STATES)[number];
  /** "Awaiting confirmation". */
  stateText: string;
  /** Machine-readable date and time: `2026-11-24T14:30+03:00`. */
  dateTime: string;
  /** Localised date: "Tue 24 Nov 2026". */
  date: string;
  /** Time: "14:30". */
  time: string;
  /** Time zone note: "local time". */
  zone: string;
  from: RouteLineStop;
  to: RouteLineStop;
  /** Name and phone number of the guest: in the dialog and on paper. */
  guest: readonly PassFact[];
  /** Passengers, the name on the driver's sign, and what else was requested. */
  facts: readonly PassFact[];
  /** "Transfer fare", or how many rides it covers. */
  fareLabel: string;
  /** Fare in euros and the other currencies, or a sentence for a trip without a fixed price. */
  fare: Pick<FareLineProps, "euro" | "others"> | { text: string };
  /** Waiting and payment in a few words. */
  terms: readonly PassFact[];
  /** Note for the driver, always in Turkish; its title is for the guest. */
  driver: { title: string; text: string };
  /** A phone number as a link. */
  phone: { label: string; display: string; href: string };
  /** What only the printed pass has. */
  paper: {
    /** Waiting and payment in sentences. */
    terms: readonly { title: string; text: string }[];
    /** Validity of the document, and how to reach the business. */
    note: string;
  };
}

/** What can be done with a pass, the likeliest first. */
export interface PassActions {
  /** A wide button. */
  main?: ReactNode;
  /** What the button is for, or where the pass is kept. */
  note?: string;
  /** `ContactActions`. */
  contacts?: ReactNode;
  /** Buttons beside each other: calendar, print. */
  others?: ReactNode;
  /** The last button, as a text. */
  last?: ReactNode;
}

export interface PassProps extends PassContent {
  place: (typeof PASS_PLACES)[number];
  /** Title of the bar; labels the pass. */
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** What happens next, in one sentence. */
  next?: string;
  /** When the fare is paid: "Nothing to pay now". */
  fareNote?: string;
  /** `Postmark` beside the date. */
  mark?: ReactNode;
  /** What to write or call for, and at most two buttons; beside what happens next. */
  contact?: { label: string; actions: ReactNode };
  actions: PassActions;
  /** Whether it prints, alone and on one sheet. Turn it off where another pass of the page is to be printed. */
  printable?: boolean;
}

/** The one face of a sent request: the ride on a ticket, price and actions on its stub. On paper it is black on white, without actions. */
export function Pass({ place, heading, headingRef, printable = true, ...pass }: PassProps) {
  const { brand, title, reference, paper } = pass;
  const stub = <Stub place={place} {...pass} />;
  return (
    <div className={styles.pass} data-place={place} data-printable={printable || undefined}>
      <p className={styles.letterhead}>
        <LogoMark className={styles.logo} />
        <span className={styles.brand} translate="no">
          {brand}
        </span>
        <span>
          <FixedValues>{[title, reference?.value].filter(Boolean).join(" ")}</FixedValues>
        </span>
      </p>
      {place === "dialog" ? (
        <>
          <Ride place={place} {...pass} />
          {stub}
        </>
      ) : (
        <Ticket
          Element={place === "kept" ? "article" : "section"}
          level={place === "kept" ? 3 : 2}
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
          stub={stub}
        >
          <Ride place={place} {...pass} />
        </Ticket>
      )}
      <div className={styles.smallPrint}>
        {paper.terms.map((term) => (
          <p key={term.title}>
            <b className={styles.paperTerm}>{term.title}</b>
            <span>{term.text}</span>
          </p>
        ))}
        <p>
          <FixedValues>{paper.note}</FixedValues>
        </p>
      </div>
    </div>
  );
}

type PartProps = Omit<PassProps, "heading" | "headingRef" | "printable">;

function Ride({ state, stateText, next, contact, mark, ...ride }: PartProps) {
  const StateIcon = state === "past" ? History : Clock;
  const Headline = ride.place === "page" ? "h3" : "p";
  return (
    <div className={styles.ride}>
      <div className={styles.state} data-state={state} data-contact={contact ? true : undefined}>
        <div>
          <Headline className={styles.headline}>
            <StateIcon className={styles.icon} aria-hidden />
            <span>
              <FixedValues>{stateText}</FixedValues>
            </span>
          </Headline>
          {next && (
            <p className={styles.next}>
              <FixedValues>{next}</FixedValues>
            </p>
          )}
        </div>
        {contact && (
          <div className={styles.contact}>
            <p>{contact.label}</p>
            {contact.actions}
          </div>
        )}
      </div>
      <div className={styles.top}>
        <time className={styles.when} dateTime={ride.dateTime}>
          <span className={styles.time} translate="no">
            {ride.time}
          </span>{" "}
          <span className={styles.date}>
            <span translate="no">{ride.date}</span> <span className={styles.zone}>{ride.zone}</span>
          </span>
        </time>
        {mark}
      </div>
      <div className={styles.road}>
        <RouteLine from={ride.from} to={ride.to} />
      </div>
      <Facts facts={ride.facts} guest={ride.guest} />
      <div className={styles.driver}>
        <p className={styles.label}>{ride.driver.title}</p>
        <p className={styles.value} lang="tr" translate="no">
          {ride.driver.text}
        </p>
      </div>
    </div>
  );
}

function Stub({ place, fareLabel, fareNote, fare, terms, actions, phone }: PartProps) {
  const { main, note, contacts, others, last } = actions;
  return (
    <div className={styles.stub}>
      <div className={styles.price}>
        <p className={styles.fareHead}>
          <span className={styles.label}>
            <FixedValues>{fareLabel}</FixedValues>
          </span>{" "}
          {fareNote && <span className={styles.fareNote}>{fareNote}</span>}
        </p>
        {"text" in fare ? <p className={styles.ask}>{fare.text}</p> : <FareLine className={styles.fare} {...fare} />}
      </div>
      <Facts facts={terms} />
      <div className={styles.actions}>
        {main}
        {note && <p className={styles.note}>{note}</p>}
        {contacts}
        {others && <div className={styles.others}>{others}</div>}
        {place === "kept" && (
          <p className={styles.phone}>
            <span className={styles.label}>{phone.label}</span>
            <a className={styles.number} translate="no" href={phone.href}>
              {phone.display}
            </a>
          </p>
        )}
        {last}
      </div>
    </div>
  );
}

function Facts({ facts, guest = [] }: { facts: readonly PassFact[]; guest?: readonly PassFact[] }) {
  return (
    <dl className={styles.facts}>
      {[...guest, ...facts].map((fact) => (
        <div key={fact.term} className={guest.includes(fact) ? styles.guest : undefined}>
          <dt className={styles.label}>{fact.term}</dt>
          <dd className={styles.value} translate={fact.isVerbatim ? "no" : undefined}>
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
