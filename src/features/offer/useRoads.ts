import { useEffect, useState } from "react";

import { getJson } from "#src/api/relay.ts";
import type { RoadData } from "#src/content/pageData/pageDataTypes.ts";
import { ROADS_PATH } from "#src/i18n/paths.ts";

type Roads = Readonly<Record<string, RoadData>>;

/** The roads of the map, which are loaded when somebody points at a place. */
export interface RoadsState {
  /** Roads from the airport on the map of the region, by place; empty until they have been loaded. */
  roads: Roads;
  /** Loads them, once. */
  load: () => void;
}

/** The roads of the map, loaded once the visitor interacts with it: inlined, they would be a tenth of the page's size. */
export function useRoads(): RoadsState {
  const [isWanted, setWanted] = useState(false);
  const [roads, setRoads] = useState<Roads>({});

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    getJson(ROADS_PATH, controller.signal)
      .then((loaded) => setRoads(loaded as Roads))
      // The map works without roads.
      .catch(() => {});
    return () => controller.abort();
  }, [isWanted]);

  return { roads, load: () => setWanted(true) };
}
