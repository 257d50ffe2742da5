import { useLocation } from "react-router-dom";

import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { ReplaceLink } from "#src/features/navigation/ReplaceLink.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { Prices } from "#src/features/prices/Prices.tsx";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import type { LinkProps } from "#src/ui/link.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./PricesPage.module.css";

export type PricesPageProps = PageData["prices"];

/**
 * Link that selects a fare. Only the first selection adds a history entry, so Back undoes all of them at once. Without scripts the link
 * leads to the fare's row, so a press before hydration is queued.
 */
function ChoiceLink(props: LinkProps) {
  const { hash } = useLocation();
  return <ReplaceLink {...props} replace={hash !== ""} />;
}

/** Price page: all fixed fares on a map and in a table, and a contact banner for other trips. */
export function PricesPage(props: PricesPageProps) {
  const { language, groups, maps, examples, region, regionTitle, beyondRegion, mapSource, contact, pictures } = props;
  const { t } = useTranslation(["prices", "shell"]);
  return (
    <>
      <PageHeader className={styles.head} title={t("prices:title")} lead={t("prices:lead")} />
      <Container>
        <Prices
          groups={groups}
          maps={maps}
          examples={examples}
          region={region}
          regionTitle={regionTitle}
          beyondRegion={beyondRegion}
          mapSource={mapSource}
          language={language}
          contact={contact}
          bookHref={(trip) => reservationHref(language, trip)}
          Link={PageLink}
          ChoiceLink={ChoiceLink}
        />
      </Container>
      <ContactBanner title={t("prices:call.title")} text={t("prices:call.text")} image={pictures.night}>
        <ContactButtons contact={contact} language={language} message={t("shell:chat.message")} />
      </ContactBanner>
    </>
  );
}
