import type { PageData, ServiceCardData } from "#src/content/schema.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { useActionLink } from "#src/features/navigation/useActionLink.ts";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { priceNote } from "#src/features/offer/words.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import { ServiceGroups } from "#src/ui/ServiceGroups/ServiceGroups.tsx";
import { Spread } from "#src/ui/Spread/Spread.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./ServicesPage.module.css";

export type ServicesPageProps = PageData["services"];

/** A picture stands as tall as two rows of others, so it takes as many. */
const LEAST_AROUND_PICTURE = 5;

/** Everything on offer: the services in three groups, the cars that drive them, and the way to book. */
export function ServicesPage({ language, services, fleet, contact, pictures }: ServicesPageProps) {
  const { t } = useTranslation(["services", "booking", "pages", "fares"]);
  const { label: bookLabel, ...book } = useActionLink(reservationHref(language), t("services:call.book"));
  const groups = [...new Set(services.map(({ group }) => group))].map((id) => ({
    id,
    services: services.filter(({ group }) => group === id),
  }));
  const cellOf = (service: ServiceCardData) => ({
    number: String(services.indexOf(service) + 1).padStart(2, "0"),
    title: service.title,
    text: service.shortDescription,
    note: priceNote(t, service.fares, language),
    href: pathOf(language, "services", service.slug),
  });
  return (
    <>
      <Spread variant="page" title={t("services:title")} lead={t("services:lead")} image={pictures.hero} />
      <Wrap className={styles.groups}>
        <ServiceGroups
          jumpLabel={t("services:jump")}
          groups={groups.map((group) => ({
            id: group.id,
            title: t(`services:groups.${group.id}.title`),
            short: t(`services:groups.${group.id}.short`),
            services: group.services.map((service, index) => ({
              ...cellOf(service),
              ...(index === 0 && group.services.length >= LEAST_AROUND_PICTURE && { image: service.image }),
            })),
          }))}
          Link={RouterLink}
        />
      </Wrap>
      <FleetSection cars={fleet} />
      <CallBand title={t("services:call.title")} text={t("services:call.text")} image={pictures.night}>
        <ButtonLink {...book} variant="brass">
          {bookLabel}
        </ButtonLink>
        <ContactButtons contact={contact} language={language} message={t("pages:call.message")} />
      </CallBand>
    </>
  );
}
