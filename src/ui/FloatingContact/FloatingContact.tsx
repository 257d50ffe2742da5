import { MessageSquare, Phone } from "lucide-react";
import { useRef, type ReactNode } from "react";

import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import type { ContactChannel } from "#src/ui/ContactActions/ContactActions.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import { useEdgeHeight } from "#src/ui/useEdgeHeight.ts";
import styles from "./FloatingContact.module.css";

/** base.css reserves this height in `scroll-padding`, so that focused elements are not covered. */
const EDGE = { name: "--dock-h", share: 0.25 } as const;

/** A contact channel that the bar has room for. */
export type FloatingChannel = Exclude<ContactChannel, "telegram">;

/** Icon-only contact link; `label` is its accessible name. */
export interface FloatingLink {
  channel: FloatingChannel;
  href: string;
  label: string;
}

export interface FloatingContactProps {
  /** Accessible name of the complementary region. */
  label: string;
  /** In display order; at most two, to leave room on phones. */
  links: readonly FloatingLink[];
  action: ActionLink;
  /** Fare of the form on the page, formatted with its currency, and its route. */
  fare: { price: string; route: string } | null;
  /** Shown while there is no fare: where it will appear, that the price is on request, or what the contact buttons are for. */
  fareText: string;
  /** While the form, or another button that leads to it, is visible, the fare replaces the button. */
  actionInView: boolean;
  /** Hides the bar on phones and tablets: while the visitor types, or while contact buttons in the page are visible. */
  concealed: boolean;
}

const ICONS: Record<FloatingChannel, ReactNode> = {
  call: <Phone className={styles.icon} aria-hidden />,
  sms: <MessageSquare className={styles.icon} aria-hidden />,
  whatsapp: <BrandIcon brand="whatsapp" />,
};

/**
 * Persistent contact buttons: round buttons at the lower right on desktops, a bottom bar with the reserve button below
 * that.
 */
export function FloatingContact({
  label,
  links,
  action,
  fare,
  fareText,
  actionInView,
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
          {!actionInView && (
            <div className={styles.action}>
              <ButtonLink {...actionLink} className={styles.button} wide>
                <span>{actionLabel}</span>
                {fare && (
                  <span className={styles.actionPrice} translate="no">
                    {fare.price}
                  </span>
                )}
              </ButtonLink>
            </div>
          )}
          {actionInView && (
            <p className={styles.fare} translate={fare ? "no" : undefined}>
              {fare ? (
                <>
                  <span className={styles.price}>{fare.price}</span>{" "}
                  <span className={styles.route}>
                    <Uppercase>{fare.route}</Uppercase>
                  </span>
                </>
              ) : (
                <span className={styles.fareText}>{fareText}</span>
              )}
            </p>
          )}
          <div className={styles.floats}>
            {links.map(({ channel, href, label: linkLabel }) => (
              <a className={styles.float} data-channel={channel} href={href} aria-label={linkLabel} key={channel}>
                {ICONS[channel]}
              </a>
            ))}
          </div>
        </div>
      </aside>
    </>
  );
}
