import { ArrowRight, MessageCircle, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import { AmountText, type PriceAmount } from "#src/ui/Amount/Amount.tsx";
import styles from "./FareTable.module.css";

/**
 * Link of a row: `book` leads to the booking form, the others to a contact channel. `name` is the accessible name and
 * begins with the label.
 */
export interface FareLink {
  kind: "book" | "whatsapp" | "telegram" | "sms" | "call";
  href: string;
  label: string;
  name: string;
}

/** A fare, as a row of the table. */
export interface FareTableRow {
  /** Fragment identifier of the row. */
  id: string;
  /** The place that the row is about. */
  name: string;
  /** Formatted duration of the ride; undefined if unknown. */
  time?: string | undefined;
  /** What is otherwise in the title of its group: where the ride begins or ends, and the vehicle. */
  detail?: string | undefined;
  euro: PriceAmount;
  /** Converted amounts, in the order of the table's currencies. */
  others: readonly PriceAmount[];
  /** Converted amount with its currency, for phones, which have no column for it: `USD 90`. Undefined if there is none to show. */
  converted?: string | undefined;
  /** The first is shown with its label, the others as icons. */
  links: readonly FareLink[];
  /** Further actions, as small buttons in front of the links, which stay at the edge. */
  extra?: ReactNode;
  /** Whether the row is highlighted. While undefined, `:target` decides. */
  isSelected?: boolean | undefined;
}

export interface FareRowProps {
  row: FareTableRow;
  Link: LinkComponent;
}

/** Row of a `FareTable`. */
export function FareRow({ row, Link }: FareRowProps) {
  return (
    <div role="row" className={styles.row} id={row.id} tabIndex={-1} data-on={row.isSelected}>
      <div role="rowheader" className={styles.name}>
        <span translate="no">{row.name}</span>{" "}
        {row.time !== undefined && <span className={styles.time}>{row.time}</span>}
        {row.detail !== undefined && <span className={styles.detail}>{row.detail}</span>}
      </div>
      <div role="cell" className={styles.fare}>
        <AmountText amount={row.euro} />
      </div>
      {row.others.map((amount) => (
        <div role="cell" key={amount.currency} className={styles.figure} data-state={amount.state}>
          {amount.state !== "loading" && <AmountText amount={amount} />}
        </div>
      ))}
      <div role="cell" className={styles.converted} translate="no">
        {row.converted}
      </div>
      <div role="cell" className={styles.actions}>
        <div className={styles.wayList}>
          {row.extra}
          {row.links.map((link, index) => (
            <RowLink key={link.kind} link={link} isIconOnly={index > 0} Link={Link} />
          ))}
        </div>
      </div>
    </div>
  );
}

const ICONS = { book: ArrowRight, whatsapp: MessageCircle, telegram: MessageCircle, sms: MessageSquare, call: Phone };
const CHATS: readonly FareLink["kind"][] = ["whatsapp", "telegram"];

interface RowLinkProps {
  link: FareLink;
  isIconOnly: boolean;
  Link: LinkComponent;
}

/** Chats open in a new tab, so that the list is kept. */
function RowLink({ link: { kind, href, label, name }, isIconOnly, Link }: RowLinkProps) {
  const Icon = ICONS[kind];
  const shared = { className: isIconOnly ? styles.sign : styles.way, href, "aria-label": name };
  const content = (
    <>
      {!isIconOnly && <span>{label}</span>}
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
