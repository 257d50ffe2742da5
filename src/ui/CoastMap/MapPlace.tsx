import type { CSSProperties } from "react";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import type { CoastRoad, CoastSheetPlace, PlacedName } from "./coastSheet.ts";
import styles from "./CoastMap.module.css";
import { MapSymbol } from "./MapSymbol.tsx";

/** A place of the map, with its fare and link where it has them. */
export interface CoastMapPlace {
  /** Key in `CoastSheet.places`. */
  id: string;
  name: string;
  /** Language of the name if it differs from the page's: it decides how the name is upper-cased. */
  lang?: string;
  /** Shown below the name. */
  price?: string;
  /** Makes the place a link. */
  href?: string;
  /** Whether the place is selected. */
  isSelected?: boolean;
  /** Highlighted while the place is selected, pointed at or focused. */
  road?: CoastRoad | undefined;
}

export interface MapPlaceProps extends CoastMapPlace {
  placed: CoastSheetPlace;
  isEmphasized: boolean;
  /** Whether a leader joins label and pin on the small map. */
  hasLeader: boolean;
  Link: LinkComponent;
}

/** Place on the map with pin, name and price; a link if it has an `href`. */
export function MapPlace({
  name,
  lang,
  price,
  href,
  isSelected = false,
  placed,
  isEmphasized,
  hasLeader,
  Link,
}: MapPlaceProps) {
  const Name = isEmphasized ? "strong" : "span";
  const { large, small, symbol, rank, number } = placed;
  const shared = {
    className: styles.place,
    "data-in": tokens({ large: Boolean(large), small: Boolean(small) }),
    "data-halo": tokens({ large: large?.sea === false, small: small?.sea === false }),
    "data-rank": rank,
    "data-leader": hasLeader || undefined,
    "data-on": isSelected || undefined,
    style: { ...largeStyle(large), ...smallStyle(small) } as CSSProperties,
  };
  const numbered = number === undefined ? name : `${number} ${name}`;
  const content = (
    <>
      {number === undefined ? <MapSymbol symbol={symbol} /> : <span className={styles.number}>{number}</span>}{" "}
      <span className={styles.label}>
        <Name className={styles.name} data-rank={rank} lang={lang}>
          <Uppercase>{name}</Uppercase>
        </Name>{" "}
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
      aria-label={price === undefined ? numbered : `${numbered}, ${price}`}
      aria-current={isSelected || undefined}
    >
      {content}
    </Link>
  );
}

/** Share of a label that is before its position, and how its lines are aligned. */
const SIDES = {
  start: { shift: 0, align: "start" },
  middle: { shift: 0.5, align: "center" },
  end: { shift: 1, align: "end" },
} as const;

function largeStyle(placed: PlacedName | undefined): Record<string, string | number> {
  if (!placed) return {};
  const { x, y, dx, dy, shift, align } = positionOf(placed);
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
  const { x, y, dx, dy, shift, align } = positionOf(placed);
  return {
    "--small-x": x,
    "--small-y": y,
    "--small-dx": dx,
    "--small-dy": dy,
    "--small-shift": shift,
    "--small-align": align,
  };
}

function positionOf({ at: [x, y], label: [dx, dy], side }: PlacedName) {
  return { x, y, dx, dy, ...SIDES[side] };
}

/** Space-separated keys of the true flags, or undefined so that the attribute is left out. */
function tokens(flags: Readonly<Record<string, boolean>>): string | undefined {
  return (
    Object.keys(flags)
      .filter((name) => flags[name])
      .join(" ") || undefined
  );
}
