import { useState } from "react";
import { useLocation } from "react-router-dom";

import { useEuroRates } from "#src/api/useEuroRates.ts";
import type { ContactData, PageData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import type { Trip } from "#src/domain/price.ts";
import type { LinkComponent } from "#src/ui/link.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { directionIn, type Direction } from "./direction.ts";
import { PriceList } from "./PriceList.tsx";
import { PriceMap } from "./PriceMap.tsx";

export interface PricesProps extends Pick<PageData["prices"], "groups" | "maps"> {
  language: Language;
  contact: ContactData;
  /** The address of the form with a trip filled in. */
  bookHref: (trip: Trip) => string;
  Link?: LinkComponent;
  /** For links that choose a fare: the page stays where it is scrolled to. */
  ChoiceLink?: LinkComponent;
}

/**
 * Every fixed price on a map and in a list, which lead to each other: the address names the chosen fare, and so can be handed on. The
 * euro is there at once, the other currencies as soon as their rates are.
 */
export function Prices({ groups, maps, language, contact, bookHref, Link = "a", ChoiceLink = "a" }: PricesProps) {
  const { hash, search } = useLocation();
  const known = useEuroRates();
  const [asked, setAsked] = useState<Direction>();
  // The prerender knows neither query nor hash.
  const isHydrated = useHydrated();
  const direction = asked ?? directionIn(isHydrated ? search : "");
  const fares = groups.flatMap((group) => group.fares);
  const chosen = isHydrated ? fares.find(({ id }) => hash === `#${id}`) : undefined;
  const shared = { chosen, direction, known, language, contact, bookHref, Link };
  return (
    <>
      <PriceMap {...shared} fares={fares} maps={maps} ChoiceLink={ChoiceLink} />
      <PriceList {...shared} groups={groups} onDirectionChange={setAsked} />
    </>
  );
}
