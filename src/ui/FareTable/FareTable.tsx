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
  /** Current sort order; null while rows are in their groups. */
  order: FareOrder | null;
  onSort: (by: FareSortKey) => void;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * Sortable table of fares. Below its breakpoint each row is a list item that is clickable as a whole, and group titles
 * are sticky.
 */
export function FareTable({
  labelledBy,
  caption,
  messages,
  groups,
  order,
  onSort,
  Link = "a",
  className,
}: FareTableProps) {
  const columns = FIXED_COLUMNS + messages.currencies.length;
  return (
    <div className={className ? `${styles.box} ${className}` : styles.box}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <FareHead messages={messages} order={order} onSort={onSort} />
        </thead>
        {groups.map(({ id, title, note, rows }) => (
          <tbody key={id} id={id} className={styles.group}>
            {title !== undefined && (
              <tr className={styles.groupRow}>
                <th className={styles.title} scope="rowgroup" colSpan={columns}>
                  {title} {note !== undefined && <small className={styles.note}>{note}</small>}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <FareRow key={row.id} row={row} Link={Link} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Place, fare, the other currencies in one line, and links. */
const FIXED_COLUMNS = 4;
