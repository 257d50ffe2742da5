import type { ReactNode } from "react";

import type { ServiceData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import styles from "./MapBand.module.css";
import { RoadMap } from "./RoadMap.tsx";

export interface MapBandProps {
  service: Pick<ServiceData, "map" | "fares">;
  /** Whether the map is beside the lists on desktops, cropped to their height, rather than above them. */
  isBeside: boolean;
  language: Language;
  /** Sections with lists. */
  children: ReactNode;
}

/** Band across the page with a service's map and lists of what is on it. */
export function MapBand({ service: { map, fares }, isBeside, language, children }: MapBandProps) {
  return (
    <div className={styles.band}>
      <div className={isBeside ? `${styles.columns} ${styles.beside}` : styles.columns}>
        {map && <RoadMap map={map} fares={fares} language={language} {...(isBeside && { fit: "cover" })} />}
        <div className={styles.panel}>{children}</div>
      </div>
    </div>
  );
}
