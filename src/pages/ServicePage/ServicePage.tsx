import type { Missing, PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { PlaceId } from "#src/domain/places.ts";
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
import { Hero } from "#src/ui/Hero/Hero.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import { AskedRides } from "./AskedRides.tsx";
import { ENQUIRY_ID, FurtherFares } from "./FurtherFares.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { PriceOnRequest } from "./PriceOnRequest.tsx";
import { RideDetails } from "./RideDetails.tsx";
import { RoadMap } from "./RoadMap.tsx";
import styles from "./ServicePage.module.css";
import { tripOf } from "./trips.ts";

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
        <ContactButtons contact={contact} language={language} message={t("enquiry.message", { service: title })} />
      </ContactBanner>
    </>
  );
}
