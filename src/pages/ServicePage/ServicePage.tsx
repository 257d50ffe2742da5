import { useId } from "react";

import type {
  ContactData,
  FareData,
  Missing,
  PageData,
  PictureData,
  QuestionData,
  ServiceCardData,
  ServiceData,
  TermData,
} from "#src/content/pageData/pageDataTypes.ts";
import { type FlightKind, leaveFor, longestDrive } from "#src/domain/flight.ts";
import { type PlaceId, isAirport } from "#src/domain/places.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { CarSection } from "#src/features/offer/CarSection.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { FareOffer } from "#src/features/offer/FareOffer.tsx";
import { ticketFare, ticketFares } from "#src/features/offer/ticketFares.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { Hero } from "#src/ui/Hero/Hero.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import { AskedRides, ENQUIRY_ID, FurtherFares } from "./MapBand.tsx";
import { RoadMap } from "./RoadMap.tsx";
import styles from "./ServicePage.module.css";
import { tripOf } from "./trips.ts";
import type { Language } from "#src/domain/language.ts";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { priceNote } from "#src/features/offer/labels.ts";
import { Accordion } from "#src/ui/Accordion/Accordion.tsx";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { trustedHtml } from "#src/ui/trustedHtml.ts";
import { Section } from "#src/ui/Section/Section.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { CheckList } from "#src/ui/CheckList/CheckList.tsx";
import { TermList } from "#src/ui/TermList/TermList.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";

export interface ServicePageProps extends Exclude<PageData["service"], Missing> {
  /** Destination that was chosen on a ticket, of this page or of one before it. */
  destination?: PlaceId | null;
  onDestinationChange?: (to: PlaceId) => void;
}

/**
 * Service page: hero, ticket with the fare or how to ask for it, or instead the vehicles among which the page lets choose, its vehicle, the
 * map of the road with further fares if there are any, or of the region with typical rides, description with the terms, similar services and
 * questions, and a contact banner.
 */
export function ServicePage(props: ServicePageProps) {
  const { language, service, neighbours, questions, terms, contact, pictures } = props;
  const { destination = null, onDestinationChange } = props;
  const { t } = useTranslation(["services", "fares"]);
  const { title, shortDescription, image, fares, hasFurtherFares, rides, map, car, fleet } = service;
  const fare = fleet ? undefined : ticketFare(fares, destination);
  const bookable = fare?.bookable ? fare : undefined;
  const isAboveBand = car || map || hasFurtherFares;
  return (
    <>
      <Hero
        variant="page"
        title={title}
        lead={shortDescription}
        back={<BackLink href={pathOf(language, "services")} label={t("all")} Link={PageLink} />}
        image={image}
      />
      {fleet ? (
        <div className={styles.fleet}>
          <FleetSection {...fleet} language={language} Link={PageLink} />
        </div>
      ) : (
        <Container className={isAboveBand ? `${styles.ticket} ${styles.aboveBand}` : styles.ticket}>
          {fare ? (
            <FareOffer
              fare={fare}
              choices={ticketFares(fares)}
              onDestinationChange={onDestinationChange}
              language={language}
              book={
                fare.bookable
                  ? { href: reservationHref(language, tripOf(fare)), label: t("fares:book"), Link: PageLink }
                  : { href: `#${ENQUIRY_ID}`, label: t("ask") }
              }
            />
          ) : (
            <PriceOnRequest title={title} language={language} contact={contact} />
          )}
        </Container>
      )}
      {car && <CarSection car={car} />}
      {hasFurtherFares && <FurtherFares service={service} shown={fare} language={language} contact={contact} />}
      {rides && <AskedRides service={service} rides={rides} language={language} />}
      {map && !hasFurtherFares && !rides && (
        <RoadMap className={styles.map} map={map} fares={fares} language={language} />
      )}
      <RideDetails service={service} image={pictures.ride} terms={terms} />
      <NextSteps neighbours={neighbours} questions={questions} language={language} />
      <ContactBanner title={t("close.title")} text={t("close.text")} image={pictures.closing}>
        <ButtonLink href={reservationHref(language, bookable && tripOf(bookable))} Link={PageLink} variant="brass">
          {t("enquiry.form")}
        </ButtonLink>
        <ContactButtons
          contact={contact}
          language={language}
          message={t("enquiry.message", { service: title })}
          limit={2}
        />
      </ContactBanner>
    </>
  );
}

interface NextStepsProps {
  neighbours: readonly ServiceCardData[];
  questions: readonly QuestionData[];
  language: Language;
}

/** Section with the most similar services and common questions before booking. */
function NextSteps({ neighbours, questions, language }: NextStepsProps) {
  const { t } = useTranslation(["services", "fares"]);
  const handleLinkClick = useInternalLinks();
  const nearId = useId();
  const questionsId = useId();
  return (
    <Section>
      <div className={styles.columns} data-even>
        <section aria-labelledby={nearId}>
          <h2 className={styles.title} id={nearId}>
            {t("services:near")}
          </h2>
          <MiniList
            labelledBy={nearId}
            Link={PageLink}
            items={neighbours.map(({ slug, title, fares }) => ({
              title,
              note: priceNote(t, fares, language),
              href: pathOf(language, "services", slug),
            }))}
          />
          <MoreLink className={styles.more} href={pathOf(language, "services")} Link={PageLink}>
            {t("services:all")}
          </MoreLink>
        </section>
        <section aria-labelledby={questionsId}>
          <h2 className={styles.title} id={questionsId}>
            {t("services:questions.title")}
          </h2>
          <Accordion
            items={questions.map(({ id, question, html }) => ({
              id,
              question,
              answer: <div role="presentation" onClick={handleLinkClick} dangerouslySetInnerHTML={trustedHtml(html)} />,
            }))}
          />
          <MoreLink className={styles.more} href={pathOf(language, "faq")} Link={PageLink}>
            {t("services:questions.all")}
          </MoreLink>
        </section>
      </div>
    </Section>
  );
}

interface RideDetailsProps {
  service: ServiceData;
  /** The ride, or the cabin of its vehicle. */
  image: PictureData;
  /** Terms of every ride. */
  terms: readonly TermData[];
}

/** From 64rem its height may be 36rem, whatever its width is. */
const SIZES = "(min-width: 64rem) 48rem, (min-width: 43rem) 40rem, 100vw";

const FROM_AIRPORT = ["meeting", "cabin", "private"] as const;
const FROM_DOOR = ["door", "cabin", "private"] as const;

/** Section with the description of the service and, beside it, a picture of the ride, what the price includes and the terms. */
function RideDetails({ service: { description, html, fares }, image, terms }: RideDetailsProps) {
  const { t } = useTranslation("services");
  const handleLinkClick = useInternalLinks();
  const includedId = useId();
  const termsId = useId();
  // The first fare is the ride that the page is about.
  const isMet = fares[0] !== undefined && isAirport(fares[0].from);
  return (
    <Section className={styles.close}>
      <div className={styles.columns}>
        <Prose className={styles.text} kind="story">
          <p>{description}</p>
          <ProseHtml html={html} onClick={handleLinkClick} />
          {fares[0] && <LeaveBy fare={fares[0]} />}
        </Prose>
        <div className={styles.beside}>
          <Picture className={styles.ride} image={image} sizes={SIZES} />
          <section aria-labelledby={includedId}>
            <h2 className={styles.title} id={includedId}>
              {t("included.title")}
            </h2>
            <CheckList
              labelledBy={includedId}
              items={(isMet ? FROM_AIRPORT : FROM_DOOR).map((item) => t(`included.${item}`))}
            />
          </section>
          <section className={styles.terms} aria-labelledby={termsId}>
            <h2 className={styles.title} id={termsId}>
              {t("terms.title")}
            </h2>
            <TermList terms={terms} labelledBy={termsId} />
          </section>
        </div>
      </div>
    </Section>
  );
}

/** Time of the flight by which the page explains when to leave. */
const EXAMPLE_FLIGHT = { date: "2027-07-14", time: "14:00" };

/** When to leave for a flight, on the way back of a ride from the airport whose driving time is known. */
function LeaveBy({ fare: { toLabel, minutes } }: { fare: FareData }) {
  const { t } = useTranslation("services");
  if (minutes === undefined) return null;
  const leaveAt = (kind: FlightKind) => leaveFor(EXAMPLE_FLIGHT, kind, longestDrive(minutes)).time;
  const times = { flight: EXAMPLE_FLIGHT.time, domestic: leaveAt("domestic"), abroad: leaveAt("abroad") };
  return (
    <p>
      <FixedValues>{t("leave", { place: toLabel, ...times })}</FixedValues>
    </p>
  );
}

interface PriceOnRequestProps {
  /** Name of the service, for the prefilled message. */
  title: string;
  language: Language;
  contact: ContactData;
}

/** Ticket of a service without a fixed price, in place of the fare: an example of a message that is enough, and how to ask. */
function PriceOnRequest({ title, language, contact }: PriceOnRequestProps) {
  const { t } = useTranslation(["services", "fares"]);
  return (
    <Ticket
      heading={t("fares:price.enquiryTitle")}
      promise={t("services:onRequest.promise")}
      stub={
        <div className={styles.stub}>
          <p>{t("fares:price.enquiryText")}</p>
          <div className={styles.ways}>
            <ContactButtons
              layout="grid"
              contact={contact}
              language={language}
              message={t("services:enquiry.message", { service: title })}
            />
            <MoreLink href={reservationHref(language)} Link={PageLink}>
              {t("services:enquiry.form")}
            </MoreLink>
          </div>
        </div>
      }
    >
      <div className={styles.plan}>
        <h3 className={styles.requestTitle}>{t("services:onRequest.title")}</h3>
        <p>{t("services:onRequest.example")}</p>
        <p className={styles.message}>{t("services:onRequest.message")}</p>
      </div>
    </Ticket>
  );
}
