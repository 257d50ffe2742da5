import type { PageData } from "#src/content/pageDataTypes.ts";
import { GalleryViewer } from "#src/features/gallery/GalleryViewer.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { JumpBar } from "#src/ui/JumpBar/JumpBar.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./GalleryPage.module.css";
import { arrangeTiles } from "./arrangeTiles.ts";

export type GalleryPageProps = Pick<PageData["gallery"], "language" | "items" | "town" | "regionTitle">;

/** Gallery page: all pictures in chapters, in the order of the route, with a lightbox. */
export function GalleryPage({ language, items, town, regionTitle }: GalleryPageProps) {
  const { t } = useTranslation("gallery");
  const chapters = [...new Set(items.map(({ chapter }) => chapter))].map((id) => ({
    id,
    text: t(`chapters.${id}`, { town, regionTitle }),
  }));
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className={styles.gallery}>
        <JumpBar label={t("chaptersLabel")} items={chapters} Link={PageLink} />
        <GalleryViewer
          label={t("title")}
          chapters={chapters.map(({ id, text }) => ({ id, title: text }))}
          items={arrangeTiles(items)}
        />
        <section className={styles.onward} aria-labelledby="onward">
          <h2 className={styles.onwardTitle} id="onward">
            {t("onward.title")}
          </h2>
          <div className={styles.links}>
            <MoreLink href={pathOf(language, "tours")} Link={PageLink}>
              {t("onward.tours")}
            </MoreLink>
            <MoreLink href={pathOf(language, "reservation")} Link={PageLink}>
              {t("onward.reserve")}
            </MoreLink>
          </div>
        </section>
      </Container>
    </>
  );
}
