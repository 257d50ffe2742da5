import { useId } from "react";

import type { ServiceCardData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { LinkComponent } from "#src/ui/link.ts";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { ServiceGrid } from "#src/ui/ServiceGrid/ServiceGrid.tsx";
import { priceNote } from "./labels.ts";

export interface ServicesSectionProps {
  services: readonly ServiceCardData[];
  servicesText: string;
  language: Language;
  Link?: LinkComponent;
}

/** Section with a grid of all services as covers, each linking to its page. */
export function ServicesSection({ services, servicesText, language, Link = "a" }: ServicesSectionProps) {
  const { t } = useTranslation("pages");
  const { t: tFares } = useTranslation(["fares", "booking"]);
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <SectionHeader id={titleId} title={t("services.title")} lead={servicesText} />
      <ServiceGrid
        labelledBy={titleId}
        Link={Link}
        services={services.map(({ slug, title, shortDescription, image, fares }) => ({
          title,
          text: shortDescription,
          note: priceNote(tFares, fares, language),
          href: pathOf(language, "services", slug),
          image,
        }))}
      />
    </Section>
  );
}
