import { ArrowRight, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import { AmountText, type PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";
import styles from "./FareTable.module.css";

export interface FareTableRow {
  /** Its anchor. */
  id: string;
  from: string;
  to: string;
  vehicle: string;
  euro: PriceAmount;
  /** In the order of the table's currencies. */
  others: readonly PriceAmount[];
  /** The same and the minutes in one line: `TRY 3,650 · USD 90 · GBP 70 · 50 min`. */
  line: string;
  /** As the column shows it; nothing where it is not known. */
  minutes?: string | undefined;
  /** Where the row leads: `book` to a form on this site, `ask` to a chat beside it. `name` begins with the label. */
  way: { kind: "book" | "ask"; href: string; label: string; name: string };
  /** Further ways, as small buttons. */
  extra?: ReactNode;
  /** Whether it is the one that was come for; while nobody has said so, that is the one that the address names. */
  on?: boolean | undefined;
}

export interface FareRowProps {
  row: FareTableRow;
  /** No title above it says where it begins and by which vehicle. */
  isLoose: boolean;
  Link: LinkComponent;
}

/** One fare of a `FareTable`. */
export function FareRow({ row, isLoose, Link }: FareRowProps) {
  const loose = isLoose || undefined;
  return (
    <tr className={styles.row} role="row" id={row.id} tabIndex={-1} data-on={row.on}>
      <td className={styles.from} role="cell" data-loose={loose}>
        {row.from}
      </td>
      <th className={styles.to} role="rowheader" scope="row">
        {row.to}
      </th>
      {/* Product names keep their letters in every language. */}
      <td className={styles.vehicle} role="cell" lang="en" data-loose={loose}>
        {row.vehicle}
      </td>
      <td className={styles.fare} role="cell">
        <AmountText amount={row.euro} />
      </td>
      {row.others.map((amount) => (
        <td key={amount.currency} className={styles.figure} role="cell" data-state={amount.state}>
          {amount.state !== "loading" && <AmountText amount={amount} />}
        </td>
      ))}
      <td className={styles.line} role="cell">
        {row.line}
      </td>
      <td className={styles.figure} role="cell">
        {row.minutes}
      </td>
      <td className={styles.ways} role="cell">
        <div className={styles.wayList}>
          <Way way={row.way} Link={Link} />
          {row.extra}
        </div>
      </td>
    </tr>
  );
}

function Way({ way: { kind, href, label, name }, Link }: { way: FareTableRow["way"]; Link: LinkComponent }) {
  const shared = { className: styles.way, href, "aria-label": name };
  return kind === "book" ? (
    <Link {...shared}>
      <span className={styles.wayLabel}>{label}</span>
      <ArrowRight className={styles.wayIcon} strokeWidth={1.75} aria-hidden />
    </Link>
  ) : (
    <a {...shared} target="_blank" rel="noopener">
      <span className={styles.wayLabel}>{label}</span>
      <MessageCircle className={styles.wayIcon} strokeWidth={1.75} aria-hidden />
    </a>
  );
}
