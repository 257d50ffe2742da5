import type { LinkComponent } from "#src/ui/link.ts";
import { FareHead, type FareHeadWords, type FareOrder, type FareSortKey } from "./FareHead.tsx";
import { FareRow, type FareTableRow } from "./FareRow.tsx";
import styles from "./FareTable.module.css";

export interface FareTableGroup {
  id: string;
  /** Without one, what the rows have in common is not said above them: each says it for itself. */
  title?: string;
  /** Stands behind the title. */
  note?: string;
  rows: readonly FareTableRow[];
}

export interface FareTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** What holds for every row. */
  caption: string;
  words: FareHeadWords;
  groups: readonly FareTableGroup[];
  /** Which end most rows are called by, and names sort by. */
  named?: "from" | "to";
  /** How the rows are sorted; null while they stand in their groups. */
  order: FareOrder | null;
  onSort: (by: FareSortKey) => void;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * A long list of fares with what is known of each and the way to it. Where there is no room for columns every row is a line, all of
 * which leads on, and the titles of groups stay in sight while their rows pass.
 */
export function FareTable({
  labelledBy,
  caption,
  words,
  groups,
  named = "to",
  order,
  onSort,
  Link = "a",
  className,
}: FareTableProps) {
  const columns = FIXED_COLUMNS + words.currencies.length;
  return (
    <div className={className ? `${styles.box} ${className}` : styles.box}>
      {/* The roles are said because a browser forgets those of a table that is laid out as lines. */}
      <table className={styles.table} role="table" aria-labelledby={labelledBy}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <FareHead words={words} named={named} order={order} onSort={onSort} />
        </thead>
        {groups.map(({ id, title, note, rows }) => (
          <tbody key={id} className={styles.group} role="rowgroup">
            {title !== undefined && (
              <tr className={styles.groupRow} role="row">
                <th className={styles.title} role="rowheader" scope="rowgroup" colSpan={columns}>
                  {title} {note !== undefined && <small className={styles.note}>{note}</small>}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <FareRow key={row.id} row={row} isLoose={title === undefined} Link={Link} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** From, to, vehicle, the fare itself, minutes, and the ways on. */
const FIXED_COLUMNS = 6;
