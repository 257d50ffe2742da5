import type { Missing, PageData } from "#src/content/schema.ts";
import { formatEuro } from "#src/domain/money.ts";
import { GalleryViewer } from "#src/features/gallery/GalleryViewer.tsx";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { useActionLink } from "#src/features/navigation/useActionLink.ts";
import { useOwnLinks } from "#src/features/navigation/useOwnLinks.ts";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import { FactsBar } from "#src/ui/FactsBar/FactsBar.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { Rating } from "#src/ui/Rating/Rating.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { Spread } from "#src/ui/Spread/Spread.tsx";
import { Ticks } from "#src/ui/Ticks/Ticks.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import { tourGallery } from "./tourGallery.ts";
import { TourLists } from "./TourLists.tsx";
import styles from "./TourPage.module.css";
import { TourRoute } from "./TourRoute.tsx";

export type TourPageProps = Exclude<PageData["tour"], Missing>;

const HIGHLIGHTS_ID = "tour-highlights";
const GALLERY_ID = "tour-gallery";

/** A tour: what it is, what one will remember, where it goes, what to know before, how it looks, and whom to ask. */
export function TourPage({ language, tour, contact, pictures }: TourPageProps) {
  const { t } = useTranslation("tours");
  const handleLinks = useOwnLinks();
  const { label: reserve, ...booking } = useActionLink(reservationHref(language, tour.request), t("reserve"));
  const { title, days, stops, price } = tour;
  const hasRoute = stops.length > 0;
  /*
   * Nothing is shown twice. The picture of a stop stands by the stop, where it says most, and is opened there; a gallery of the same
   * below would only ask whether it holds anything new. What is in the gallery is seen nowhere else on the page.
   */
  const gallery = tourGallery(tour);
  const facts = [
    { label: t("facts.duration"), value: t("days", { count: days }) },
    ...(hasRoute ? [{ label: t("facts.stops"), value: String(stops.length) }] : []),
    { label: t("facts.group"), value: t("facts.groupSize") },
    // Where there are no stops to count, what it costs takes their place.
    ...(price !== undefined || !hasRoute
      ? [{ label: t("facts.price"), value: price === undefined ? t("facts.onRequest") : formatEuro(price, language) }]
      : []),
    {
      label: t("facts.rating"),
      value: <Rating shown={t("rating.shown")} spoken={t("rating.spoken")} />,
    },
  ];

  return (
    <>
      <Spread
        variant="stack"
        title={title}
        lead={tour.description}
        back={<BackLink href={pathOf(language, "tours")} label={t("back")} Link={RouterLink} />}
        action={<ButtonLink {...booking}>{reserve}</ButtonLink>}
        image={tour.image}
      />
      <Wrap className={styles.facts}>
        <FactsBar facts={facts} />
      </Wrap>
      <Section>
        <div className={styles.about}>
          <div>
            <h2 className={styles.title} id={HIGHLIGHTS_ID}>
              {t("highlights")}
            </h2>
            <Ticks labelledBy={HIGHLIGHTS_ID} items={tour.highlights} />
          </div>
          <div>
            <h2 className={styles.title}>{t("about", { count: days })}</h2>
            <Prose>
              <ProseHtml html={tour.html} onClick={handleLinks} />
            </Prose>
          </div>
        </div>
      </Section>
      {hasRoute && <TourRoute stops={stops} map={tour.map} />}
      <TourLists {...tour} tone={hasRoute ? "paper" : "sand"} />
      {gallery.length > 0 && (
        <Section tone={hasRoute ? "sand" : "paper"} labelledBy={GALLERY_ID}>
          <SectionHead id={GALLERY_ID} title={t("gallery")} />
          <GalleryViewer label={t("gallery")} items={gallery} />
        </Section>
      )}
      <CallBand title={t("call.title")} text={t("call.text")} image={pictures.band}>
        <ButtonLink {...booking} variant="brass">
          {reserve}
        </ButtonLink>
        <ContactButtons contact={contact} language={language} message={t("call.message", { tour: title })} />
      </CallBand>
    </>
  );
}
