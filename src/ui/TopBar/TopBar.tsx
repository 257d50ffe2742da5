import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./TopBar.module.css";

export interface TopBarProps {
  phone: { href: string; text: string };
  email: { href: string; text: string };
  /** A `TileGroup`. */
  children: ReactNode;
  languages: ReactNode;
}

/** Dark bar above the masthead. Phone and e-mail are shown on desktops only. */
export function TopBar({ phone, email, children, languages }: TopBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.contact} translate="no">
          <a className={styles.link} href={phone.href}>
            <Phone className={styles.icon} aria-hidden />
            {phone.text}
          </a>
          <a className={styles.link} href={email.href}>
            <Mail className={styles.icon} aria-hidden />
            <span className={styles.email}>{email.text}</span>
          </a>
        </div>
        {children}
        {languages}
      </div>
    </div>
  );
}
