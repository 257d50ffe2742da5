import type { Missing, PageData } from "#src/content/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { CarSection } from "#src/features/offer/CarSection.tsx";
import { FareOffer } from "#src/features/offer/FareOffer.tsx";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { Hero } from "#src/ui/Hero/Hero.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import { MoreFares } from "./MoreFares.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { PriceOnRequest } from "./PriceOnRequest.tsx";
import { RideDetails } from "./RideDetails.tsx";
import { RoadMap } from "./RoadMap.tsx";
import { ENQUIRY_ID, ServiceEnquiry } from "./ServiceEnquiry.tsx";
import styles from "./ServicePage.module.css";
import { tripOf } from "./trips.ts";

export type ServicePageProps = Exclude<PageData["service"], Missing>;

/** Service page: hero and ticket with the fare or how to ask for it, further fares or enquiry, description, vehicle, map, similar services and questions. */
export function ServicePage({ language, service, neighbours, questions, terms, contact }: ServicePageProps) {
  const { t } = useTranslation(["services", "fares"]);
  const { title, shortDescription, image, fares, map, car } = service;
  const [fare] = fares;
  return (
    <>
      <Hero
        variant="page"
        title={title}
        lead={shortDescription}
        back={<BackLink href={pathOf(language, "services")} label={t("all")} Link={PageLink} />}
        image={image}
      />
      <Container className={styles.ticket}>
        {fare ? (
          <FareOffer
            fare={fare}
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
      <MoreFares fares={fares} language={language} />
      <ServiceEnquiry service={service} language={language} contact={contact} />
      <RideDetails service={service} terms={terms} />
      {car && <CarSection car={car} />}
      {map && fare && <RoadMap map={map} fares={fares} language={language} />}
      <NextSteps neighbours={neighbours} questions={questions} language={language} />
    </>
  );
}
