import { useRef } from "react";

import type { MapData } from "#src/content/schema.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { MapFacade } from "#src/ui/MapFacade/MapFacade.tsx";
import styles from "./StreetMap.module.css";
import { useStreetMap } from "./useStreetMap.ts";

export interface StreetMapProps {
  /** Our own drawn map, which stands until the other has come. */
  map: MapData;
  /** The place of the drawn map that is marked. */
  marked: string;
  /** Address of the street map's frame. */
  src: string;
  directionsHref: string;
  /** Whether the visitor has agreed to it beforehand, so that it comes without a press. */
  allowed: boolean;
}

/** Where the business is: a drawn map at once, and a street map of somebody else's once the visitor wants or allows it. */
export function StreetMap({ map, marked, src, directionsHref, allowed }: StreetMapProps) {
  const { t } = useTranslation("contact");
  const box = useRef<HTMLDivElement>(null);
  const { state, frameSrc, load, handleFrameLoad } = useStreetMap(box, src, allowed);
  return (
    <div ref={box} className={styles.box}>
      <MapFacade
        state={state}
        note={t("map.note")}
        loadLabel={t("map.load")}
        loadingLabel={t("map.loading")}
        failedText={t("map.failed")}
        onLoad={load}
        src={frameSrc}
        title={t("map.title")}
        onFrameLoad={handleFrameLoad}
        directions={{ href: directionsHref, label: t("map.directions") }}
      >
        <CoastMap
          fit="cover"
          sheet={map.sheet}
          label={t("map.drawn")}
          places={map.places.map((place) => ({ ...place, on: place.id === marked }))}
        />
      </MapFacade>
    </div>
  );
}
