import { useLocation } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { StillLink } from "#src/features/navigation/StillLink.tsx";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { Prices } from "#src/features/prices/Prices.tsx";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import type { LinkProps } from "#src/ui/link.ts";
import { PageHead } from "#src/ui/PageHead/PageHead.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./PricesPage.module.css";

export type PricesPageProps = PageData["prices"];

/**
 * Chooses a fare. Back takes all choices back, not one after the other: only the first is a step. Without scripts it leads to the
 * fare's row, so a press must wait for a script that is on its way.
 */
function ChoiceLink(props: LinkProps) {
  const { hash } = useLocation();
  return <StillLink {...props} isStep={hash === ""} />;
}

/** Every fixed price in the open, on a map and in a list, and a person for all other roads. */
export function PricesPage({ language, groups, maps, contact, pictures }: PricesPageProps) {
  const { t } = useTranslation(["prices", "shell"]);
  return (
    <>
      <PageHead className={styles.head} title={t("prices:title")} lead={t("prices:lead")} />
      <Wrap>
        <Prices
          groups={groups}
          maps={maps}
          language={language}
          contact={contact}
          bookHref={(trip) => reservationHref(language, trip)}
          Link={RouterLink}
          ChoiceLink={ChoiceLink}
        />
      </Wrap>
      <CallBand title={t("prices:call.title")} text={t("prices:call.text")} image={pictures.night}>
        <ContactButtons contact={contact} language={language} message={t("shell:chat.message")} />
      </CallBand>
    </>
  );
}
