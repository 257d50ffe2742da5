import type { PageData } from "#src/content/schema.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { PageHead } from "#src/ui/PageHead/PageHead.tsx";
import { TourGrid } from "#src/ui/TourGrid/TourGrid.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import { useTourStamps } from "./useTourStamps.ts";
import styles from "./ToursPage.module.css";

export type ToursPageProps = PageData["tours"];

const TITLE_ID = "tours-title";

/** Every tour as a stamp, and at their end the way to ask for another. */
export function ToursPage({ language, tours, contact, pictures }: ToursPageProps) {
  const { t } = useTranslation("tours");
  const stamps = useTourStamps(tours, language);
  return (
    <>
      <PageHead title={t("title")} titleId={TITLE_ID} lead={t("lead")} />
      <Wrap className={styles.tours}>
        <TourGrid
          labelledBy={TITLE_ID}
          tours={stamps}
          elsewhere={{
            title: t("elsewhere.title"),
            text: t("elsewhere.text"),
            image: pictures.elsewhere,
            actions: <ContactButtons contact={contact} language={language} message={t("elsewhere.message")} />,
          }}
          Link={RouterLink}
        />
      </Wrap>
    </>
  );
}
