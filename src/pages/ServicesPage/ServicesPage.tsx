import type { PageData, ServiceCardData } from "#src/content/pageData/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { priceNote } from "#src/features/offer/labels.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { ServiceGroups } from "#src/ui/ServiceGroups/ServiceGroups.tsx";
import { Hero } from "#src/ui/Hero/Hero.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./ServicesPage.module.css";

export type ServicesPageProps = PageData["services"];

/** Services page: the services in groups, the fleet, and a banner for booking. */
export function ServicesPage({
  language,
  title,
  further,
  services,
  fleet,
  fleetNote,
  contact,
  pictures,
}: ServicesPageProps) {
  const { t } = useTranslation(["services", "pages", "fares"]);
  const groups = [...new Set(services.map(({ group }) => group))].map((id) => ({
    id,
    services: services.filter(({ group }) => group === id),
  }));
  const cardOf = (service: ServiceCardData) => ({
    title: service.title,
    text: service.shortDescription,
    note: priceNote(t, service.fares, language),
    href: pathOf(language, "services", service.slug),
    image: service.image,
  });
  return (
    <>
      <Hero variant="page" title={title} lead={t("services:lead")} image={pictures.hero} />
      <Container className={styles.groups}>
        <ServiceGroups
          jumpLabel={t("services:jump")}
          groups={groups.map((group) => ({
            id: group.id,
            title: t(`services:groups.${group.id}.title`, { further }),
            short: t(`services:groups.${group.id}.short`),
            services: group.services.map(cardOf),
          }))}
          Link={PageLink}
        />
      </Container>
      <FleetSection cars={fleet} note={fleetNote} language={language} pictured={false} Link={PageLink} />
      <ContactBanner title={t("services:call.title")} text={t("services:call.text")} image={pictures.night}>
        <ButtonLink href={reservationHref(language)} Link={PageLink} variant="brass">
          {t("services:call.book")}
        </ButtonLink>
        <ContactButtons contact={contact} language={language} message={t("pages:call.message")} limit={2} />
      </ContactBanner>
    </>
  );
}
