import { useId } from "react";

import type { MapData, Missing, PageData, TourData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { GalleryViewer } from "#src/features/gallery/GalleryViewer.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import type { Translate } from "#src/i18n/messages.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { DayLine } from "#src/ui/DayLine/DayLine.tsx";
import { type Fact, FactsBar } from "#src/ui/FactsBar/FactsBar.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { Rating } from "#src/ui/Rating/Rating.tsx";
import { Section, type SectionTone } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { Hero } from "#src/ui/Hero/Hero.tsx";
import { CheckList, type TickMark } from "#src/ui/CheckList/CheckList.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import { tourGallery } from "./tourGallery.ts";
import styles from "./TourPage.module.css";
import { StopsViewer } from "#src/features/gallery/StopsViewer.tsx";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";

export type TourPageProps = Exclude<PageData["tour"], Missing>;

const HIGHLIGHTS_ID = "tour-highlights";
const COURSE_ID = "tour-course";
const GALLERY_ID = "tour-gallery";

/**
 * Tour page: hero, facts, highlights, route with its stops, course of the day and advice, packing lists and contact banner. A tour without
 * stops begins with its pictures instead, and has its map after the text.
 */
export function TourPage({ language, tour, contact, pictures }: TourPageProps) {
  const { t } = useTranslation("tour");
  const { t: tTours } = useTranslation("tours");
  const handleLinkClick = useInternalLinks();
  const { title, days, stops } = tour;
  const booking = { href: reservationHref(language, tour.request), Link: PageLink };
  const bookingLabel = t(hasPrice(tour) ? "reserve" : "ask");
  const hasStops = stops.length > 0;
  /*
   * No picture appears twice. Pictures of stops are shown and opened at their stop; the gallery contains only those that are nowhere else
   * on the page.
   */
  const gallery = tourGallery(tour);
  const facts = [
    { label: t("facts.duration"), value: tTours("days", { count: days }) },
    { label: t("facts.group"), value: t("facts.groupSize") },
    priceOf(t, tTours, tour, language),
    { label: t("facts.rating"), value: <Rating shown={tTours("rating.shown")} spoken={tTours("rating.spoken")} /> },
  ];

  const views = gallery.length > 0 && (
    <Section tone="sand" labelledBy={GALLERY_ID}>
      <SectionHeader id={GALLERY_ID} title={t("gallery")} />
      <GalleryViewer label={t("gallery")} items={gallery} />
    </Section>
  );
  const route = (hasStops || tour.map) && (
    <TourRoute stops={stops} map={tour.map} sitePlan={tour.sitePlan} mapSource={tour.mapSource} />
  );
  const [above, below] = hasStops ? [route, views] : [views, route];

  return (
    <>
      <Hero
        variant="stack"
        title={title}
        lead={tour.description}
        back={<BackLink href={pathOf(language, "tours")} label={tTours("back")} Link={PageLink} />}
        action={
          <ButtonLink {...booking} className={styles.action}>
            {bookingLabel}
          </ButtonLink>
        }
        image={tour.image}
      />
      <Container className={styles.facts}>
        <FactsBar facts={facts} />
        <h2 className={styles.highlightsTitle} id={HIGHLIGHTS_ID}>
          {t("highlights")}
        </h2>
        <CheckList className={styles.highlights} labelledBy={HIGHLIGHTS_ID} items={tour.highlights} />
      </Container>
      {above}
      <Section>
        <h2 className={styles.title} id={COURSE_ID}>
          {t("about", { count: days })}
        </h2>
        {tour.course.length > 0 && <DayLine className={styles.course} labelledBy={COURSE_ID} parts={tour.course} />}
        <Prose className={styles.text}>
          <ProseHtml html={tour.html} onClick={handleLinkClick} />
        </Prose>
      </Section>
      {below}
      <TourLists {...tour} tone={below ? "paper" : "sand"} />
      <ContactBanner title={t("call.title")} text={t("call.text")} image={pictures.closing}>
        <ButtonLink {...booking} variant="brass">
          {bookingLabel}
        </ButtonLink>
        <ContactButtons contact={contact} language={language} message={t("call.message", { tour: title })} limit={2} />
      </ContactBanner>
    </>
  );
}

function hasPrice({ price, vehiclePrice }: Pick<TourData, "price" | "vehiclePrice">): boolean {
  return price !== undefined || vehiclePrice !== undefined;
}

/** Price of a tour with its label. */
function priceOf(
  t: Translate<"tour">,
  tTours: Translate<"tours">,
  { price, vehiclePrice }: Pick<TourData, "price" | "vehiclePrice">,
  language: Language,
): Fact {
  if (vehiclePrice !== undefined) {
    return {
      label: t("facts.vehiclePrice"),
      value: <FixedValues>{tTours("facts.from", { price: formatEuro(vehiclePrice, language) })}</FixedValues>,
    };
  }
  return {
    label: t("facts.price"),
    value: price === undefined ? tTours("facts.onRequest") : <span translate="no">{formatEuro(price, language)}</span>,
  };
}

interface TourListsProps extends Pick<TourData, "included" | "notIncluded" | "bring"> {
  /** Background; adjacent sections alternate. */
  tone: SectionTone;
}

/** Section with three lists: included, not included, and what to bring. */
function TourLists({ included, notIncluded, bring, tone }: TourListsProps) {
  const { t } = useTranslation("tour");
  const titleId = useId();
  return (
    <Section tone={tone} labelledBy={titleId} margin={<SectionHeader kind="margin" id={titleId} title={t("before")} />}>
      <div className={styles.lists}>
        <List title={t("included")} items={included} mark="tick" />
        <List title={t("notIncluded")} items={notIncluded} mark="minus" />
        <List title={t("bring")} items={bring} mark="bag" />
      </div>
    </Section>
  );
}

function List({ title, items, mark }: { title: string; items: readonly string[]; mark: TickMark }) {
  const titleId = useId();
  return (
    <div>
      <h3 className={styles.listTitle} id={titleId}>
        {title}
      </h3>
      <CheckList labelledBy={titleId} items={items} mark={mark} />
    </div>
  );
}

interface TourRouteProps {
  stops: TourData["stops"];
  map: TourData["map"];
  sitePlan: TourData["sitePlan"];
  mapSource: TourData["mapSource"];
}

const TITLE_ID = "tour-route";

/** Most stops that follow their map side by side, as its key. */
const MOST_WITHOUT_LIST = 3;

/**
 * Route of a tour: a map, with a plan of the site as an inset if all stops are there, beside a list of the stops if there are many, then the
 * stops with plates and descriptions. A tour by sea has no stops, and a map of the bays among which its captain chooses.
 */
function TourRoute({ stops, map, sitePlan, mapSource }: TourRouteProps) {
  const { t } = useTranslation("tour");
  const { t: tTours } = useTranslation("tours");
  const hasList = stops.length > MOST_WITHOUT_LIST;
  return (
    <Section tone="sand" labelledBy={TITLE_ID}>
      <div className={styles.overview}>
        <SectionHeader
          kind="board"
          id={TITLE_ID}
          title={t("route")}
          end={stops.length > 0 && <span className={styles.count}>{tTours("stops", { count: stops.length })}</span>}
        />
        <div className={styles.sheet} data-list={hasList || undefined} data-inset={sitePlan && true}>
          {hasList && (
            <ol className={styles.names} role="list">
              {stops.map(({ name, title, day }, index) => (
                <li className={styles.row} key={name}>
                  <PageLink className={styles.name} href={`#${idOf(index)}`}>
                    <span className={styles.number} aria-hidden>
                      {index + 1}
                    </span>
                    <span>
                      {day !== undefined && day !== stops[index - 1]?.day && (
                        <span className={styles.sight}>{t("day", { day })}</span>
                      )}
                      <span translate="no">{name}</span>
                      {title !== name && <span className={styles.sight}>{title}</span>}
                    </span>
                  </PageLink>
                </li>
              ))}
            </ol>
          )}
          {map && (
            <CoastMap className={sitePlan && styles.map} {...map} label={t("routeMap", { places: namesOf(map) })} />
          )}
          {sitePlan && (
            <CoastMap className={styles.inset} {...sitePlan} label={t("routeMap", { places: namesOf(sitePlan) })} />
          )}
        </div>
        {map && mapSource && <p className={styles.source}>{mapSource}</p>}
      </div>
      {stops.length > 0 && (
        <StopsViewer
          label={t("gallery")}
          labelledBy={TITLE_ID}
          stops={stops.map(({ name, description, title, location, image, day }, index) => ({
            name,
            kicker: day === undefined ? undefined : t("day", { day }),
            text: description,
            title,
            place: location,
            image,
            id: idOf(index),
          }))}
        />
      )}
    </Section>
  );
}

function namesOf({ places }: MapData): string {
  return places.map(({ name }) => name).join(", ");
}

function idOf(index: number): string {
  return `stop-${index + 1}`;
}
