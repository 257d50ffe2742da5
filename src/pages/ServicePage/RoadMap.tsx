import type { FareData, MapData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CoastMap, type CoastMapProps } from "#src/ui/CoastMap/CoastMap.tsx";
import { hasRoad } from "./hasRoad.ts";
import styles from "./RoadMap.module.css";

export interface RoadMapProps {
  map: MapData;
  fares: readonly FareData[];
  language: Language;
  /** Whether it is cropped to the height of what stands beside it. */
  fit?: CoastMapProps["fit"];
  className?: string | undefined;
}

/**
 * Map of a service's roads with their fares, or of the region with its places if it has none: unless it is beside something, that is as wide
 * as the page's column.
 */
export function RoadMap({ map, fares, language, fit, className }: RoadMapProps) {
  const { t } = useTranslation("services");
  const { sheet, places } = map;
  const regionClassName = fit ? styles.beside : styles.region;
  const ends = places.filter(({ id }) => fares.some(({ from, to }) => from === id || to === id));
  return (
    <CoastMap
      className={hasRoad(map) ? className : regionClassName}
      {...(fit && { fit })}
      sheet={sheet}
      label={
        ends.length > 0
          ? t("map", { places: ends.map(({ name }) => name).join(" – ") })
          : t("mapOfPlaces", { places: places.map(({ name }) => name).join(", ") })
      }
      places={places.map(({ id, name }) => {
        const fare = fares.find(({ to }) => to === id);
        const price = fare && { price: formatEuro(fare.euro, language) };
        // On a map of the whole region every place would be selected, and the boxes of their labels would touch.
        const isSelected = hasRoad(map) && ends.some((end) => end.id === id);
        return { id, name, isSelected, ...price };
      })}
    />
  );
}
