import { useRef } from "react";

import type { MapData } from "#src/content/pageData/pageDataTypes.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { MapFacade } from "#src/ui/MapFacade/MapFacade.tsx";
import styles from "./StreetMap.module.css";
import { useStreetMap } from "./useStreetMap.ts";

export interface StreetMapProps {
  /** Drawn map, shown until the street map has loaded. */
  map: MapData;
  /** Id of the place marked on the drawn map. */
  markedPlace: string;
  /** Names for the accessible labels: `town` of the street map, `region` of the drawn one. */
  town: string;
  region: string;
  /** URL of the street map's iframe. */
  src: string;
  directionsHref: string;
  /** Whether the visitor has consented already; the street map then loads without a press. */
  allowed: boolean;
}

/** Location of the business: a drawn map, replaced by a third-party street map on request or after consent. */
export function StreetMap({ map, markedPlace, town, region, src, directionsHref, allowed }: StreetMapProps) {
  const { t } = useTranslation("contact");
  const container = useRef<HTMLDivElement>(null);
  const { state, frameSrc, load, handleFrameLoad } = useStreetMap(container, src, allowed);
  return (
    <div ref={container} className={styles.box}>
      <MapFacade
        state={state}
        note={t("map.note")}
        loadLabel={t("map.load")}
        loadingLabel={t("map.loading")}
        failedText={t("map.failed")}
        onLoad={load}
        src={frameSrc}
        title={t("map.title", { town })}
        onFrameLoad={handleFrameLoad}
        directions={{ href: directionsHref, label: t("map.directions") }}
      >
        <CoastMap
          fit="cover"
          sheet={map.sheet}
          label={t("map.drawn", { region })}
          places={map.places.map((place) => ({ ...place, isSelected: place.id === markedPlace }))}
        />
      </MapFacade>
    </div>
  );
}
