import type { GalleryItemData, PageData } from "#src/content/pageData/pageDataTypes.ts";
import { GalleryViewer } from "#src/features/gallery/GalleryViewer.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { priceNote } from "#src/features/offer/labels.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { JumpBar } from "#src/ui/JumpBar/JumpBar.tsx";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./GalleryPage.module.css";
import { arrangeTiles } from "./arrangeTiles.ts";

export type GalleryPageProps = Pick<PageData["gallery"], "language" | "items" | "town" | "regionTitle" | "closing">;

/**
 * Gallery page: all pictures in chapters, in the order of the route, with a lightbox and links to rides, tours and articles, and a
 * closing banner that leads on.
 */
export function GalleryPage({ language, items, town, regionTitle, closing }: GalleryPageProps) {
  const { t } = useTranslation(["gallery", "fares"]);
  const chapters = [...new Set(items.map(({ chapter }) => chapter))].map((id) => ({
    id,
    text: t(`chapters.${id}`, { town, regionTitle }),
    isName: id === "town",
  }));
  const linkOf = (offer: NonNullable<GalleryItemData["offer"]>) => {
    if ("tour" in offer) {
      return { href: pathOf(language, "tours", offer.tour.slug), label: t("tour", { place: offer.tour.place }) };
    }
    if ("post" in offer) {
      return { href: pathOf(language, "blog", offer.post.slug), label: t("post", { title: offer.post.shortTitle }) };
    }
    const { slug, title, fares } = offer.service;
    return { href: pathOf(language, "services", slug), label: `${title}: ${priceNote(t, fares, language)}` };
  };
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className={styles.gallery}>
        <JumpBar label={t("chaptersLabel")} items={chapters} Link={PageLink} />
        <GalleryViewer
          label={t("title")}
          chapters={chapters.map(({ text, ...chapter }) => ({ ...chapter, title: text }))}
          items={arrangeTiles(
            items.map((item) => ({ ...item, ...(item.offer && { link: { ...linkOf(item.offer), Link: PageLink } }) })),
          )}
        />
      </Container>
      <ContactBanner title={t("onward.title")} text={t("onward.text")} image={closing}>
        <ButtonLink href={pathOf(language, "tours")} Link={PageLink} variant="brass">
          {t("onward.tours")}
        </ButtonLink>
        <ButtonLink href={pathOf(language, "reservation")} Link={PageLink} variant="line">
          {t("onward.reserve")}
        </ButtonLink>
      </ContactBanner>
    </>
  );
}
