import { ArrowRight, MessageCircle, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import { AmountText, type PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";
import styles from "./FareTable.module.css";

/** Where a row leads: `book` to a form on this site, the others to a person. `name` begins with the label. */
export interface FareWay {
  kind: "book" | "whatsapp" | "telegram" | "sms" | "call";
  href: string;
  label: string;
  name: string;
}

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
  /** Which end the row is called by: the other is the same for many. */
  named: "from" | "to";
  /** The first in words, the others as signs. */
  ways: readonly FareWay[];
  /** What else can be done with it, as small buttons. */
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
      {(["from", "to"] as const).map((end) =>
        end === row.named ? (
          <th key={end} className={styles.name} role="rowheader" scope="row">
            {row[end]}
          </th>
        ) : (
          <td key={end} className={styles.end} role="cell" data-loose={loose}>
            {row[end]}
          </td>
        ),
      )}
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
          {row.ways.map((way, index) => (
            <Way key={way.kind} way={way} isSign={index > 0} Link={Link} />
          ))}
          {row.extra}
        </div>
      </td>
    </tr>
  );
}

const ICONS = { book: ArrowRight, whatsapp: MessageCircle, telegram: MessageCircle, sms: MessageSquare, call: Phone };
const CHATS: readonly FareWay["kind"][] = ["whatsapp", "telegram"];

interface WayProps {
  way: FareWay;
  isSign: boolean;
  Link: LinkComponent;
}

/** A chat opens beside the page, so that the list stays. */
function Way({ way: { kind, href, label, name }, isSign, Link }: WayProps) {
  const Icon = ICONS[kind];
  const shared = { className: isSign ? styles.sign : styles.way, href, "aria-label": name };
  const content = (
    <>
      {!isSign && <span className={styles.wayLabel}>{label}</span>}
      <Icon className={styles.wayIcon} strokeWidth={1.75} aria-hidden />
    </>
  );
  if (kind === "book") return <Link {...shared}>{content}</Link>;
  return (
    <a {...shared} {...(CHATS.includes(kind) && { target: "_blank", rel: "noopener" })}>
      {content}
    </a>
  );
}
