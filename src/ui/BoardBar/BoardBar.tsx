import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./BoardBar.module.css";

export interface BoardBarProps {
  phone: { href: string; text: string };
  email: { href: string; text: string };
  /** The tiles: a `TileGroup`. */
  children: ReactNode;
  languages: ReactNode;
}

/** The dark strip above the masthead. Phone and e-mail stand on it on desktops only. */
export function BoardBar({ phone, email, children, languages }: BoardBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.contact}>
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
