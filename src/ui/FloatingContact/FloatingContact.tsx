import { Phone } from "lucide-react";
import { useRef } from "react";

import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import { useEdgeHeight } from "#src/ui/useEdgeHeight.ts";
import styles from "./FloatingContact.module.css";

/** base.css keeps as much free below what has focus. */
const EDGE = { name: "--dock-h", share: 0.25 } as const;

export interface FloatingContactProps {
  /** Names the group. */
  label: string;
  call: { href: string; label: string };
  /** False where there is no network for it. */
  chat: { href: string; label: string } | false;
  action: ActionLink;
  /** The running fare, where the form has one: as it is shown, with its currency, and the places. */
  fare: { price: string; route: string } | null;
  /** Stands in the fare's place while there is none: where it will be, or that it is on request. */
  fareText: string;
  /** While the form is on screen the fare stands in place of a second button. */
  formInView: boolean;
  /** Out of the way, on phones and tablets, while somebody types. */
  concealed: boolean;
}

/** Call and chat at the lower right: round buttons in the margin of a desktop, an opaque shelf with Reserve below that. */
export function FloatingContact({
  label,
  call,
  chat,
  action,
  fare,
  fareText,
  formInView,
  concealed,
}: FloatingContactProps) {
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
            <a className={styles.float} data-kind="call" href={call.href} aria-label={call.label}>
              <Phone className={styles.icon} aria-hidden />
            </a>
            {chat && (
              <a className={styles.float} data-kind="chat" href={chat.href} aria-label={chat.label}>
                <BrandIcon brand="whatsapp" />
              </a>
            )}
          </div>
        </div>
      </aside>
    </>
  );
}
