import type { PageData } from "#src/content/schema.ts";
import { GalleryViewer } from "#src/features/gallery/GalleryViewer.tsx";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { JumpBar } from "#src/ui/JumpBar/JumpBar.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { PageHead } from "#src/ui/PageHead/PageHead.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./GalleryPage.module.css";
import { hangPictures } from "./hangPictures.ts";

export type GalleryPageProps = Pick<PageData["gallery"], "language" | "items">;

/** All pictures in the order of the road, chapter by chapter, each of them whole in the lightbox. */
export function GalleryPage({ language, items }: GalleryPageProps) {
  const { t } = useTranslation("gallery");
  const chapters = [...new Set(items.map(({ chapter }) => chapter))].map((id) => ({ id, text: t(`chapters.${id}`) }));
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <Wrap className={styles.gallery}>
        <JumpBar label={t("chaptersLabel")} items={chapters} Link={RouterLink} />
        <GalleryViewer
          label={t("title")}
          chapters={chapters.map(({ id, text }) => ({ id, title: text }))}
          items={hangPictures(items)}
        />
        <section className={styles.onward} aria-labelledby="onward">
          <h2 className={styles.onwardTitle} id="onward">
            {t("onward.title")}
          </h2>
          <div className={styles.links}>
            <MoreLink href={pathOf(language, "tours")} Link={RouterLink}>
              {t("onward.tours")}
            </MoreLink>
            <MoreLink href={pathOf(language, "reservation")} Link={RouterLink}>
              {t("onward.reserve")}
            </MoreLink>
          </div>
        </section>
      </Wrap>
    </>
  );
}
