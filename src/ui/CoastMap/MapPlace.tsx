import type { CSSProperties } from "react";

import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import type { CoastSheetPlace, PlacedName } from "./coastSheet.ts";
import styles from "./CoastMap.module.css";
import { MapSymbol } from "./MapSymbol.tsx";

export interface CoastMapPlace {
  /** One of the sheet's places. */
  id: string;
  name: string;
  /** The language of the name where it is not the page's: capitals depend on it. */
  lang?: string;
  /** Stands under the name. */
  price?: string;
  /** Where the place leads; without it, it is only shown. */
  href?: string;
  /** It is the one that is chosen. */
  on?: boolean;
}

export interface MapPlaceProps extends CoastMapPlace {
  placed: CoastSheetPlace;
  Link: LinkComponent;
}

/** A place of the map: its pin, its name and its price, as a link where it leads somewhere. */
export function MapPlace({ name, lang, price, href, on = false, placed, Link }: MapPlaceProps) {
  const { large, small, symbol, rank, number } = placed;
  const shared = {
    className: styles.place,
    "data-in": tokens({ large: Boolean(large), small: Boolean(small) }),
    "data-halo": tokens({ large: large?.sea === false, small: small?.sea === false }),
    "data-rank": rank,
    "data-on": on || undefined,
    style: { ...largeStyle(large), ...smallStyle(small) } as CSSProperties,
  };
  const content = (
    <>
      {number === undefined ? <MapSymbol symbol={symbol} /> : <span className={styles.number}>{number}</span>}
      <span className={styles.label}>
        <span className={styles.name} data-rank={rank} lang={lang}>
          <Capitals>{name}</Capitals>
        </span>
        {price !== undefined && <span className={styles.price}>{price}</span>}
      </span>
    </>
  );
  return href === undefined ? (
    <span {...shared}>{content}</span>
  ) : (
    <Link
      {...shared}
      href={href}
      aria-label={price === undefined ? name : `${name}, ${price}`}
      aria-current={on || undefined}
    >
      {content}
    </Link>
  );
}

const SIDES = {
  start: { shift: "0%", align: "start" },
  middle: { shift: "-50%", align: "center" },
  end: { shift: "-100%", align: "end" },
} as const;

function largeStyle(placed: PlacedName | undefined): Record<string, string | number> {
  if (!placed) return {};
  const { x, y, dx, dy, shift, align } = spotOf(placed);
  return {
    "--large-x": x,
    "--large-y": y,
    "--large-dx": dx,
    "--large-dy": dy,
    "--large-shift": shift,
    "--large-align": align,
  };
}

function smallStyle(placed: PlacedName | undefined): Record<string, string | number> {
  if (!placed) return {};
  const { x, y, dx, dy, shift, align } = spotOf(placed);
  return {
    "--small-x": x,
    "--small-y": y,
    "--small-dx": dx,
    "--small-dy": dy,
    "--small-shift": shift,
    "--small-align": align,
  };
}

function spotOf({ at: [x, y], label: [dx, dy], side }: PlacedName) {
  return { x, y, dx, dy, ...SIDES[side] };
}

/** The names of what is true, as an attribute holds them; none where nothing is. */
function tokens(flags: Readonly<Record<string, boolean>>): string | undefined {
  return (
    Object.keys(flags)
      .filter((name) => flags[name])
      .join(" ") || undefined
  );
}
