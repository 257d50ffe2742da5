import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./FareTable.module.css";

/** What the table can be sorted by. */
export const FARE_SORT_KEYS = ["name", "price"] as const;
export type FareSortKey = (typeof FARE_SORT_KEYS)[number];

/** The column that the table is sorted by, and the direction. */
export interface FareOrder {
  by: FareSortKey;
  direction: "ascending" | "descending";
}

/** Texts of the head of the table. */
export interface FareHeadMessages {
  /** Heading of the places that the rows are named by. */
  place: string;
  /** Code of the currency that fares are quoted in. */
  fare: string;
  /** Codes of the other currencies, in the order of the rows' amounts. */
  currencies: readonly string[];
  /** Headings of the line with converted amounts and of the links; both are visually hidden. */
  others: string;
  links: string;
  /** Short labels of the sort buttons, for the list layout on phones. */
  sortByName: string;
  sortByPrice: string;
}

export interface FareHeadProps {
  messages: FareHeadMessages;
  order: FareOrder | null;
  onSort: (by: FareSortKey) => void;
}

/** Header row of the fare table, with sort buttons for name and price. */
export function FareHead({ messages, order, onSort }: FareHeadProps) {
  return (
    <div role="row" className={styles.headRow}>
      <SortColumn by="name" label={messages.place} short={messages.sortByName} order={order} onSort={onSort} />
      <SortColumn by="price" label={messages.fare} short={messages.sortByPrice} order={order} onSort={onSort} />
      {messages.currencies.map((currency) => (
        <div role="columnheader" key={currency} className={styles.column} data-kind="figure" translate="no">
          {currency}
        </div>
      ))}
      <div role="columnheader" className={styles.column} data-kind="others">
        {messages.others}
      </div>
      <div role="columnheader" className={styles.column} data-kind="actions">
        <VisuallyHidden>{messages.links}</VisuallyHidden>
      </div>
    </div>
  );
}

interface SortColumnProps extends Omit<FareHeadProps, "messages"> {
  by: FareSortKey;
  label: string;
  short: string;
}

/** Sortable column header. Without scripts it shows the label alone. */
function SortColumn({ by, label, short, order, onSort }: SortColumnProps) {
  const direction = order?.by === by ? order.direction : undefined;
  // The fare is labelled by the code of its currency.
  const translate = by === "price" ? "no" : undefined;
  const Icon = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <div role="columnheader" className={styles.column} data-kind={by} aria-sort={direction ?? "none"}>
      <span className={styles.unsorted} translate={translate}>
        {label}
      </span>
      <button type="button" className={styles.sort} onClick={() => onSort(by)}>
        <span className={styles.columnName} translate={translate}>
          {label}
        </span>
        <span className={styles.sortName}>{short}</span>
        <Icon className={styles.sortIcon} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
