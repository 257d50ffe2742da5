import { MessageSquare, Phone } from "lucide-react";
import { useRef, type ReactNode } from "react";

import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import type { ContactChannel } from "#src/ui/ContactActions/ContactActions.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import { useEdgeHeight } from "#src/ui/useEdgeHeight.ts";
import styles from "./FloatingContact.module.css";

/** base.css keeps as much free below what has focus. */
const EDGE = { name: "--dock-h", share: 0.25 } as const;

export type FloatingChannel = Exclude<ContactChannel, "telegram">;

/** A way to a person behind a round button: its address, and the name of what has none of its own. */
export interface FloatingWay {
  channel: FloatingChannel;
  href: string;
  label: string;
}

export interface FloatingContactProps {
  /** Names the group. */
  label: string;
  /** In the order in which they stand; two at most, so that they leave room on a phone. */
  ways: readonly FloatingWay[];
  action: ActionLink;
  /** The running fare, where the form has one: as it is shown, with its currency, and the places. */
  fare: { price: string; route: string } | null;
  /** Stands in the fare's place while there is none: where it will be, or that it is on request. */
  fareText: string;
  /** While the form is on screen the fare stands in place of a second button. */
  formInView: boolean;
  /** Out of the way, on phones and tablets: while somebody types, or what is on show has ways of its own. */
  concealed: boolean;
}

const ICONS: Record<FloatingChannel, ReactNode> = {
  call: <Phone className={styles.icon} aria-hidden />,
  sms: <MessageSquare className={styles.icon} aria-hidden />,
  whatsapp: <BrandIcon brand="whatsapp" />,
};

/** The quickest ways to a person at the lower right: round buttons in the margin of a desktop, an opaque shelf with Reserve below that. */
export function FloatingContact({ label, ways, action, fare, fareText, formInView, concealed }: FloatingContactProps) {
  const dock = useRef<HTMLElement>(null);
  useEdgeHeight(dock, EDGE);
  const { label: actionLabel, ...actionLink } = action;
  return (
    <>
      <div className={styles.room} />
      <aside className={styles.dock} ref={dock} data-concealed={concealed || undefined} aria-label={label}>
        <div className={styles.shelf}>
          {!formInView && (
            <div className={styles.action}>
              <ButtonLink {...actionLink} className={styles.button} wide>
                {actionLabel}
                {fare && <span className={styles.actionPrice}>{fare.price}</span>}
              </ButtonLink>
            </div>
          )}
          {formInView && (
            <p className={styles.fare}>
              {fare ? (
                <>
                  <span className={styles.price}>{fare.price}</span>{" "}
                  <span className={styles.route}>
                    <Capitals>{fare.route}</Capitals>
                  </span>
                </>
              ) : (
                <span className={styles.fareText}>{fareText}</span>
              )}
            </p>
          )}
          <div className={styles.floats}>
            {ways.map(({ channel, href, label: wayLabel }) => (
              <a className={styles.float} data-channel={channel} href={href} aria-label={wayLabel} key={channel}>
                {ICONS[channel]}
              </a>
            ))}
          </div>
        </div>
      </aside>
    </>
  );
}
