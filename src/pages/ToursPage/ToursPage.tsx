import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTourStamp } from "#src/features/offer/useTourStamp.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { TourGrid } from "#src/ui/TourGrid/TourGrid.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./ToursPage.module.css";

export type ToursPageProps = PageData["tours"];

const TITLE_ID = "tours-title";

/** Tours page: a grid of tour stamps, ending with an enquiry for a custom tour. */
export function ToursPage({ language, title, tours, contact, pictures }: ToursPageProps) {
  const { t } = useTranslation("tours");
  const stampOf = useTourStamp(language);
  return (
    <>
      <PageHeader title={title} titleId={TITLE_ID} lead={t("lead")} />
      <Container className={styles.tours}>
        <TourGrid
          labelledBy={TITLE_ID}
          tours={tours.map((tour) => ({
            ...stampOf(tour),
            text: tour.description,
            rating: { shown: t("rating.shown"), spoken: t("rating.spoken") },
          }))}
          customTour={{
            title: t("elsewhere.title"),
            text: t("elsewhere.text"),
            image: pictures.elsewhere,
            actions: (
              <ContactButtons contact={contact} language={language} message={t("elsewhere.message")} layout="grid" />
            ),
          }}
          Link={PageLink}
        />
      </Container>
    </>
  );
}
