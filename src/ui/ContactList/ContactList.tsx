import { Clock, Mail, MapPin, Phone, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./ContactList.module.css";

/** A link to a contact channel, as text. */
export interface ContactLink {
  text: string;
  /** `tel:` or `mailto:`. */
  href: string;
}

export interface ContactListProps {
  phoneLabel: string;
  phone: ContactLink;
  emailLabel: string;
  emails: readonly ContactLink[];
  addressLabel: string;
  /** Line breaks are preserved. */
  address: string;
  hoursLabel: string;
  hours: string;
  className?: string | undefined;
}

/** Description list of phone, e-mail, address and opening hours. */
export function ContactList({
  phoneLabel,
  phone,
  emailLabel,
  emails,
  addressLabel,
  address,
  hoursLabel,
  hours,
  className,
}: ContactListProps) {
  return (
    <dl className={className ? `${styles.list} ${className}` : styles.list}>
      <Row Icon={Phone} label={phoneLabel}>
        <Link {...phone} />
      </Row>
      <Row Icon={Mail} label={emailLabel}>
        {emails.map((email) => (
          <Link key={email.href} {...email} />
        ))}
      </Row>
      <Row Icon={MapPin} label={addressLabel}>
        <span translate="no">{address}</span>
      </Row>
      <Row Icon={Clock} label={hoursLabel}>
        {hours}
      </Row>
    </dl>
  );
}

function Row({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        <Icon className={styles.icon} aria-hidden />
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Link({ text, href }: ContactLink) {
  return (
    <a className={styles.link} href={href} translate="no">
      {text}
    </a>
  );
}
