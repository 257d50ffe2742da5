import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./FareTable.module.css";

export const FARE_SORT_KEYS = ["name", "price"] as const;
export type FareSortKey = (typeof FARE_SORT_KEYS)[number];

export interface FareOrder {
  by: FareSortKey;
  direction: "ascending" | "descending";
}

export interface FareHeadWords {
  from: string;
  to: string;
  vehicle: string;
  /** Code of the currency that fares are fixed in. */
  fare: string;
  /** Codes of the others, in the order of the rows' amounts. */
  currencies: readonly string[];
  minutes: string;
  /** Heads the line of other amounts, and the ways on; neither is seen. */
  others: string;
  ways: string;
  /** What the two columns sort by, where they have no column below them. */
  byName: string;
  byPrice: string;
}

export interface FareHeadProps {
  words: FareHeadWords;
  /** Which end most rows are called by, and names sort by. */
  named: "from" | "to";
  order: FareOrder | null;
  onSort: (by: FareSortKey) => void;
}

/** The columns of a table of fares; places and prices sort it. */
export function FareHead({ words, named, order, onSort }: FareHeadProps) {
  return (
    <tr className={styles.headRow} role="row">
      {(["from", "to"] as const).map((end) =>
        end === named ? (
          <SortColumn key={end} by="name" label={words[end]} short={words.byName} order={order} onSort={onSort} />
        ) : (
          <th key={end} className={styles.column} role="columnheader" scope="col" data-kind="said">
            {words[end]}
          </th>
        ),
      )}
      <th className={styles.column} role="columnheader" scope="col" data-kind="said">
        {words.vehicle}
      </th>
      <SortColumn by="price" label={words.fare} short={words.byPrice} order={order} onSort={onSort} />
      {words.currencies.map((currency) => (
        <th key={currency} className={styles.column} role="columnheader" scope="col" data-kind="figure">
          {currency}
        </th>
      ))}
      <th className={styles.column} role="columnheader" scope="col" data-kind="others">
        {words.others}
      </th>
      <th className={styles.column} role="columnheader" scope="col" data-kind="figure">
        {words.minutes}
      </th>
      <th className={styles.column} role="columnheader" scope="col" data-kind="ways">
        <VisuallyHidden>{words.ways}</VisuallyHidden>
      </th>
    </tr>
  );
}

interface SortColumnProps extends Omit<FareHeadProps, "words" | "named"> {
  by: FareSortKey;
  label: string;
  short: string;
}

/** A column that sorts. Where there is no script to answer a press it has its name alone. */
function SortColumn({ by, label, short, order, onSort }: SortColumnProps) {
  const direction = order?.by === by ? order.direction : undefined;
  const Icon = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th className={styles.column} role="columnheader" scope="col" data-kind={by} aria-sort={direction ?? "none"}>
      <span className={styles.unsorted}>{label}</span>
      <button type="button" className={styles.sort} onClick={() => onSort(by)}>
        <span className={styles.columnName}>{label}</span>
        <span className={styles.sortName}>{short}</span>
        <Icon className={styles.sortIcon} strokeWidth={1.75} aria-hidden />
      </button>
    </th>
  );
}
