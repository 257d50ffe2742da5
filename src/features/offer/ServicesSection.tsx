import { useId } from "react";

import type { ServiceLineData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { LinkComponent } from "#src/ui/link.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { priceNote } from "./labels.ts";
import styles from "./ServicesSection.module.css";

export interface ServicesSectionProps {
  services: readonly ServiceLineData[];
  servicesText: string;
  language: Language;
  Link?: LinkComponent;
}

/**
 * Section with selected services as a list of names and prices, each linking to its page, and a link to the services page.
 */
export function ServicesSection({ services, servicesText, language, Link = "a" }: ServicesSectionProps) {
  const { t } = useTranslation("pages");
  const { t: tFares } = useTranslation(["fares"]);
  const titleId = useId();
  return (
    <Section className={styles.section} labelledBy={titleId}>
      <SectionHeader kind="board" id={titleId} title={t("services.title")} lead={servicesText} />
      <div className={styles.list}>
        <MiniList
          labelledBy={titleId}
          Link={Link}
          items={[
            ...services.map(({ slug, title, fares }) => ({
              title,
              note: priceNote(tFares, fares, language),
              href: pathOf(language, "services", slug),
            })),
            { title: t("home.servicesAll"), href: pathOf(language, "services") },
          ]}
        />
      </div>
    </Section>
  );
}
