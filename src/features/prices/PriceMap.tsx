import { useEffect, useRef, useState } from "react";

import type { MapData, PriceData, PriceSheet } from "#src/content/pageData/pageDataTypes.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { ChosenFare, type ChosenFareProps } from "./ChosenFare.tsx";
import { mapPlaces } from "./mapPlaces.ts";
import styles from "./PriceMap.module.css";
import { PriceSwitch } from "./PriceSwitch.tsx";

interface PriceMapProps extends Omit<
  ChosenFareProps,
  "fare" | "isExample" | "cardRef" | "onRelatedClick" | "className"
> {
  chosen: PriceData | undefined;
  fares: readonly PriceData[];
  maps: Readonly<Record<PriceSheet, MapData>>;
  /** Ids of the fares that the card of each map shows until one is selected: the most requested ones. */
  examples: Readonly<Record<PriceSheet, string>>;
  /** Name of the region on the map of the region. */
  region: string;
  regionTitle: string;
  beyondRegion: string;
  ChoiceLink: LinkComponent;
}

const SHEETS = ["region", "coast"] as const satisfies readonly PriceSheet[];

/** Viewport width from which the map has space for the large drawing. */
const LARGE_FROM = "83.7rem";

/** Map of the fares, with a card for the fare selected on the map or in the list. */
export function PriceMap({
  chosen,
  fares,
  maps,
  examples,
  region,
  regionTitle,
  beyondRegion,
  ChoiceLink,
  ...card
}: PriceMapProps) {
  const { t } = useTranslation("prices");
  const { language } = card;
  const awayClass = useHydrated() ? styles.hidden : styles.away;
  const [sheet, setSheet] = useVisibleSheet(chosen);
  const cardRef = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const cardFare = chosen ?? fares.find(({ id }) => id === examples[sheet]) ?? fares[0];

  // On phones the card is below the map and may be out of view. After a press on the map the page scrolls to the card, and if that moved
  // the page, focus follows: Tab then continues from the card.
  useEffect(() => {
    const { current: cardElement } = cardRef;
    const scrollBefore = window.scrollY;
    if (wasPressed.current) cardElement?.scrollIntoView({ block: "nearest" });
    if (window.scrollY !== scrollBefore) cardElement?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [chosen?.id]);

  return (
    <div className={styles.layout}>
      <PriceSwitch
        label={t("map.sheets")}
        options={SHEETS.map((value) => ({ value, name: t(`map.${value}.name`, { regionTitle, beyondRegion }) }))}
        value={sheet}
        onValueChange={setSheet}
      />
      <div className={styles.columns}>
        <div className={styles.maps} role="presentation" onClick={() => (wasPressed.current = true)}>
          {SHEETS.map((name) => (
            <CoastMap
              key={name}
              className={name === sheet ? styles.map : `${styles.map} ${awayClass}`}
              label={t(`map.${name}.label`, { region, beyondRegion })}
              sheet={maps[name].sheet}
              largeFrom={name === sheet ? LARGE_FROM : undefined}
              places={mapPlaces(maps[name], fares, { sheet: name, chosen, language })}
              Link={ChoiceLink}
            />
          ))}
        </div>
        {cardFare && (
          <ChosenFare
            {...card}
            className={styles.card}
            fare={cardFare}
            fares={fares}
            isExample={!chosen}
            ChoiceLink={ChoiceLink}
            cardRef={cardRef}
            onRelatedClick={() => cardRef.current?.focus({ preventScroll: true })}
          />
        )}
        <div className={styles.notes}>
          <p>{t("map.legend")}</p>
          <ul className={styles.facts} role="list">
            {(["waiting", "childSeats", "payment"] as const).map((fact) => (
              <li key={fact}>{t(`facts.${fact}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** The visible map: that of the selected fare, until the visitor switches to the other one. */
function useVisibleSheet(chosen: PriceData | undefined): [PriceSheet, (sheet: PriceSheet) => void] {
  const [requested, setRequested] = useState<{ sheet: PriceSheet; chosenId: string | undefined }>();
  const sheet = requested && requested.chosenId === chosen?.id ? requested.sheet : (chosen?.spot.sheet ?? "region");
  return [sheet, (next) => setRequested({ sheet: next, chosenId: chosen?.id })];
}
