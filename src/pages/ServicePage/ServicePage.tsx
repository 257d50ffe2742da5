import type { Missing, PageData } from "#src/content/schema.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { useActionLink } from "#src/features/navigation/useActionLink.ts";
import { FareOffer } from "#src/features/offer/FareOffer.tsx";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Spread } from "#src/ui/Spread/Spread.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import { MoreFares } from "./MoreFares.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { RideDetails } from "./RideDetails.tsx";
import { RoadMap } from "./RoadMap.tsx";
import { ENQUIRY_ID, ServiceEnquiry } from "./ServiceEnquiry.tsx";
import styles from "./ServicePage.module.css";
import { tripOf } from "./trips.ts";

export type ServicePageProps = Exclude<PageData["service"], Missing>;

/** One service: its picture and its price at once, then what it is like, what is in it, where it goes, and what else there is. */
export function ServicePage({ language, service, neighbours, questions, contact }: ServicePageProps) {
  const { t } = useTranslation(["services", "fares"]);
  const { title, shortDescription, image, fares, map } = service;
  const [fare] = fares;
  const form = useActionLink(
    reservationHref(language, fare?.bookable ? tripOf(fare) : {}),
    t(fare ? "fares:book" : "services:call.book"),
  );
  return (
    <>
      <Spread
        variant="page"
        title={title}
        lead={shortDescription}
        back={<BackLink href={pathOf(language, "services")} label={t("all")} Link={RouterLink} />}
        image={image}
        action={
          !fare && (
            <ButtonLink href={form.href} onClick={form.onClick}>
              {form.label}
            </ButtonLink>
          )
        }
      />
      {fare && (
        <Wrap className={styles.ticket}>
          <FareOffer
            fare={fare}
            language={language}
            book={fare.bookable ? form : { href: `#${ENQUIRY_ID}`, label: t("ask") }}
          />
        </Wrap>
      )}
      <MoreFares fares={fares} language={language} />
      <ServiceEnquiry service={service} language={language} contact={contact} />
      <RideDetails service={service} />
      {map && fare && <RoadMap map={map} fares={fares} language={language} />}
      <NextSteps neighbours={neighbours} questions={questions} language={language} />
    </>
  );
}
