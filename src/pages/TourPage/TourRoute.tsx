import type { TourData } from "#src/content/schema.ts";
import { StopsViewer } from "#src/features/gallery/StopsViewer.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import styles from "./TourRoute.module.css";

export interface TourRouteProps {
  stops: TourData["stops"];
  map: TourData["map"];
}

const TITLE_ID = "tour-route";

/** Route of a tour: the names of its stops beside a map, then the stops with plates and descriptions. */
export function TourRoute({ stops, map }: TourRouteProps) {
  const { t } = useTranslation("tours");
  return (
    <Section tone="sand" labelledBy={TITLE_ID}>
      <div className={styles.overview}>
        <div>
          <h2 id={TITLE_ID}>{t("route")}</h2>
          <ol className={styles.names} role="list">
            {stops.map(({ name }, index) => (
              <li className={styles.row} key={name}>
                <PageLink className={styles.name} href={`#${idOf(index)}`}>
                  <span className={styles.number} aria-hidden>
                    {index + 1}
                  </span>
                  {name}
                </PageLink>
              </li>
            ))}
          </ol>
        </div>
        {map && <CoastMap {...map} label={t("routeMap", { places: map.places.map(({ name }) => name).join(", ") })} />}
      </div>
      <StopsViewer
        label={t("gallery")}
        labelledBy={TITLE_ID}
        stops={stops.map(({ name, description, title, location, image }, index) => ({
          name,
          text: description,
          title,
          place: location,
          image,
          id: idOf(index),
        }))}
      />
    </Section>
  );
}

function idOf(index: number): string {
  return `stop-${index + 1}`;
}
