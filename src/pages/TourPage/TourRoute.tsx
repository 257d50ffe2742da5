import type { MapData, TourData } from "#src/content/pageData/pageDataTypes.ts";
import { StopsViewer } from "#src/features/gallery/StopsViewer.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import styles from "./TourRoute.module.css";

export interface TourRouteProps {
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
export function TourRoute({ stops, map, sitePlan, mapSource }: TourRouteProps) {
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
