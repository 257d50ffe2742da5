import type { CSSProperties } from "react";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import type { CoastRoad, CoastSheetPlace, PlacedName } from "./coastSheetTypes.ts";
import styles from "./CoastMap.module.css";

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

interface MapSymbolProps {
  symbol: CoastSheetPlace["symbol"];
}

/** Marker of a place: a pin or a small two-tone drawing, lit from the left. */
function MapSymbol({ symbol }: MapSymbolProps) {
  if (symbol === "dot") return <span className={styles.pin} />;
  return (
    <svg className={styles.symbol} viewBox="-30 -50 60 60" aria-hidden>
      {SHAPES[symbol].map(([tone, path]) => (
        <path key={path} className={styles[tone]} d={path} />
      ))}
    </svg>
  );
}

type Tone = "lit" | "shade" | "ink" | "sail" | "flag" | "water";

const PLANE =
  "M-12.9 2.5Q-15.2 2.8-11.7 5.8L9.5-10.7Q13.1-14.5 14.4-17.3 12.6-20.3 8.1-15.7ZM-1.4-6.8L-14.5-10.8-10.4-14 10.4-13.1ZM0.7-4.1L3.9 9.5 7.2 6.9 14.4-12.6Z";

/** Paths around 0,0, which is the point on the map; at most 60 units across. */
const SHAPES: Readonly<Record<Exclude<MapSymbolProps["symbol"], "dot">, readonly (readonly [Tone, string])[]>> = {
  castle: [
    ["lit", "M-24 0V-18H-20V-22H-16V-18H-12V-22H-8V-34H-5V-38H-1V-34H3V-38H7V0Z"],
    ["shade", "M7 0V-34H11V-18H15V-22H19V-18H24V0Z"],
    ["ink", "M-4 0V-9Q0-14 4-9V0Z"],
    ["flag", "M-3-38V-48L6-45-2-42V-38Z"],
  ],
  windmill: [
    ["lit", "M-9 0L-7-20H1V0Z"],
    ["shade", "M1 0V-20H7L9 0Z"],
    ["flag", "M-9-20L0-31 9-20Z"],
    ["ink", "M-1-22L-17-33-15-36 1-24ZM1-24L12-40 15-38 2-21ZM0-20L17-9 15-6-1-19ZM0-21L-12-5-15-7-2-23Z"],
  ],
  plane: [["ink", PLANE]],
  sail: [
    ["ink", "M-16-3H16Q12 4 8 4H-10Q-14 3-16-3Z"],
    ["sail", "M-2-5V-36L-17-5Z"],
    ["shade", "M1-5V-32L14-5Z"],
    ["flag", "M-2-36L6-34-2-31Z"],
  ],
  columns: [
    ["lit", "M-20-22L0-33 20-22V-18H-20Z"],
    ["shade", "M-18-17H-13V0H-18ZM-7-17H-2V0H-7ZM4-17H9V0H4ZM14-17H19V0H14Z"],
    ["ink", "M-22 0H22V4H-22Z"],
  ],
  terraces: [
    ["shade", "M-26 4Q-20-6-6-6T22-1 26 4Z"],
    ["lit", "M-20-8Q-14-16-2-15T18-11 20-7Q8-4-4-4T-20-8ZM-10-18Q-4-24 6-23T16-19Q8-16 2-16T-10-18Z"],
    ["water", "M-14-9Q-6-13 2-12T12-9Q6-7 0-7T-14-9ZM-5-18Q0-21 6-20T11-19Q6-17 3-17T-5-18Z"],
  ],
};
