import { useEffect, useRef, useState } from "react";

import type { MapData, PriceData, PriceSheet } from "#src/content/schema.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { ChosenFare, type ChosenFareProps } from "./ChosenFare.tsx";
import { mapPlaces } from "./mapPlaces.ts";
import styles from "./PriceMap.module.css";
import { PriceSwitch } from "./PriceSwitch.tsx";

interface PriceMapProps extends Omit<ChosenFareProps, "fare" | "isExample" | "cardRef" | "onOther" | "className"> {
  chosen: PriceData | undefined;
  fares: readonly PriceData[];
  maps: Readonly<Record<PriceSheet, MapData>>;
  ChoiceLink: LinkComponent;
}

const SHEETS = ["peninsula", "coast"] as const satisfies readonly PriceSheet[];

/** What stands on the card of each map until something is chosen: the fares that are asked for most. */
const EXAMPLES: Record<PriceSheet, string> = { peninsula: "airport-yalikavak", coast: "airport-izmir" };

/** Where the map of {@link PriceMap} has room for the large sheet. */
const LARGE_FROM = "83.7rem";

/** The fares on the map, and beside it the one that is chosen there or in the list. */
export function PriceMap({ chosen, fares, maps, ChoiceLink, ...card }: PriceMapProps) {
  const { t } = useTranslation("prices");
  const { language } = card;
  const [sheet, setSheet] = useSheetOf(chosen);
  const cardRef = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const shown = chosen ?? fares.find(({ id }) => id === EXAMPLES[sheet]) ?? fares[0];

  // On a phone the card stands below the map, and what it answers may be out of sight. Then the place is, as soon as the card
  // is not: the next Tab goes on from what is looked at.
  useEffect(() => {
    const { current: shownCard } = cardRef;
    const before = window.scrollY;
    if (wasPressed.current) shownCard?.scrollIntoView({ block: "nearest" });
    if (window.scrollY !== before) shownCard?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [chosen?.id]);

  return (
    <div className={styles.layout}>
      <PriceSwitch
        label={t("map.sheets")}
        options={SHEETS.map((value) => ({ value, name: t(`map.${value}.name`) }))}
        value={sheet}
        onValueChange={setSheet}
      />
      <div className={styles.columns}>
        <div className={styles.maps} role="presentation" onClick={() => (wasPressed.current = true)}>
          {SHEETS.map((name) => (
            <CoastMap
              key={name}
              className={name === sheet ? styles.map : `${styles.map} ${styles.away}`}
              label={t(`map.${name}.label`)}
              sheet={withRoad(maps[name].sheet, chosen?.spot.sheet === name ? chosen.road : undefined)}
              largeFrom={name === sheet ? LARGE_FROM : undefined}
              places={mapPlaces(maps[name], fares, { sheet: name, chosen, language })}
              Link={ChoiceLink}
            />
          ))}
        </div>
        {shown && (
          <ChosenFare
            {...card}
            className={styles.card}
            fare={shown}
            fares={fares}
            isExample={!chosen}
            ChoiceLink={ChoiceLink}
            cardRef={cardRef}
            onOther={() => cardRef.current?.focus({ preventScroll: true })}
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

/** The map on show: that of the chosen fare, until another one is asked for. */
function useSheetOf(chosen: PriceData | undefined): [PriceSheet, (sheet: PriceSheet) => void] {
  const [asked, setAsked] = useState<{ sheet: PriceSheet; whileChosen: string | undefined }>();
  const sheet = asked && asked.whileChosen === chosen?.id ? asked.sheet : (chosen?.spot.sheet ?? "peninsula");
  return [sheet, (next) => setAsked({ sheet: next, whileChosen: chosen?.id })];
}

function withRoad(sheet: MapData["sheet"], road: PriceData["road"]): MapData["sheet"] {
  if (!road) return sheet;
  return { ...sheet, large: { ...sheet.large, route: road.large }, small: { ...sheet.small, route: road.small } };
}
