import { type ReactNode, useId } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import { FareHead, type FareHeadMessages, type FareOrder, type FareSortKey } from "./FareHead.tsx";
import { FareRow, type FareTableRow } from "./FareRow.tsx";
import styles from "./FareTable.module.css";

/** Rows below a common heading. */
export interface FareTableGroup {
  /** Fragment identifier of the group. */
  id: string;
  /** What the rows of the group have in common. Without a title, each row shows it as its detail. */
  title?: string;
  /** Whether the title is a name, which a browser must not translate. */
  isName?: boolean;
  /** Shown after the title. */
  note?: string;
  rows: readonly FareTableRow[];
}

export interface FareTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** What applies to every row. */
  caption: string;
  messages: FareHeadMessages;
  groups: readonly FareTableGroup[];
  /** Choice of the converted currency, shown on phones, which have no columns for all. */
  currencySwitch?: ReactNode;
  /** Current sort order; null while rows are in their groups. */
  order: FareOrder | null;
  onSort: (by: FareSortKey) => void;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * Sortable table of fares. Below its breakpoint each row is a list item that is clickable as a whole. Group titles are
 * sticky. It consists of roles, because some browsers drop the semantics of table elements with another `display`.
 */
export function FareTable({
  labelledBy,
  caption,
  messages,
  groups,
  currencySwitch,
  order,
  onSort,
  Link = "a",
  className,
}: FareTableProps) {
  const columns = FIXED_COLUMNS + messages.currencies.length;
  const captionId = useId();
  return (
    <div className={className ? `${styles.box} ${className}` : styles.box}>
      <p className={styles.caption} id={captionId}>
        {caption}
      </p>
      {currencySwitch && <div className={styles.currency}>{currencySwitch}</div>}
      <div role="table" aria-labelledby={labelledBy} aria-describedby={captionId}>
        <div role="rowgroup" className={styles.head}>
          <FareHead messages={messages} order={order} onSort={onSort} />
        </div>
        {groups.map(({ id, title, isName, note, rows }) => (
          <div role="rowgroup" key={id} id={id} className={styles.group}>
            {title !== undefined && (
              <div role="row" className={styles.groupRow}>
                <div role="rowheader" aria-colspan={columns} className={styles.title}>
                  <span translate={isName ? "no" : undefined}>{title}</span>{" "}
                  {note !== undefined && <small className={styles.note}>{note}</small>}
                </div>
              </div>
            )}
            {rows.map((row) => (
              <FareRow key={row.id} row={row} Link={Link} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Place, fare, the converted amount, and links. */
const FIXED_COLUMNS = 4;
