import { useState } from "react";
import { useLocation } from "react-router-dom";

import { useEuroRates } from "#src/api/useEuroRates.ts";
import type { ContactData, PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import type { Trip } from "#src/domain/price.ts";
import type { LinkComponent } from "#src/ui/link.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { directionFromQuery, type Direction } from "./direction.ts";
import { PriceList } from "./PriceList.tsx";
import { PriceMap } from "./PriceMap.tsx";

export interface PricesProps extends Pick<
  PageData["prices"],
  "groups" | "maps" | "examples" | "region" | "regionTitle" | "beyondRegion" | "mapSource"
> {
  language: Language;
  contact: ContactData;
  /** URL of the form, prefilled with a trip. */
  bookHref: (trip: Trip) => string;
  Link?: LinkComponent;
  /** Link component for selecting a fare, which keeps the scroll position. */
  ChoiceLink?: LinkComponent;
}

/**
 * All fixed fares on a map and in a table, linked to each other. The hash names the selected fare, so that the address can be shared.
 * Euros are prerendered; the other currencies follow once the rates have loaded.
 */
export function Prices(props: PricesProps) {
  const { groups, maps, examples, region, regionTitle, beyondRegion, mapSource, language, contact, bookHref } = props;
  const { Link = "a", ChoiceLink = "a" } = props;
  const { hash, search } = useLocation();
  const euroRates = useEuroRates();
  const [requested, setRequested] = useState<Direction>();
  // Query and hash are unknown when prerendering.
  const isHydrated = useHydrated();
  const direction = requested ?? directionFromQuery(isHydrated ? search : "");
  const fares = groups.flatMap((group) => group.fares);
  const chosen = isHydrated ? fares.find(({ id }) => hash === `#${id}`) : undefined;
  const shared = { regionTitle, beyondRegion, chosen, direction, euroRates, language, contact, bookHref, Link };
  return (
    <>
      <PriceMap {...shared} fares={fares} maps={maps} examples={examples} region={region} ChoiceLink={ChoiceLink} />
      <PriceList {...shared} groups={groups} mapSource={mapSource} onDirectionChange={setRequested} />
    </>
  );
}
