import type { TourData } from "#src/content/schema.ts";
import { StopsViewer } from "#src/features/gallery/StopsViewer.tsx";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import styles from "./TourRoute.module.css";

export interface TourRouteProps {
  stops: TourData["stops"];
  map: TourData["map"];
}

const TITLE_ID = "tour-route";

/** Where the tour goes: the road on the map beside the names of its stops, and the stops themselves in their order. */
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
                <RouterLink className={styles.name} href={`#${idOf(index)}`}>
                  <span className={styles.number} aria-hidden>
                    {index + 1}
                  </span>
                  {name}
                </RouterLink>
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
