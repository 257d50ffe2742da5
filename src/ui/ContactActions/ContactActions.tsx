import { MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";

import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { ButtonLink, type ButtonVariant } from "#src/ui/Button/Button.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import styles from "./ContactActions.module.css";

/** The ways to reach the business. */
export const CONTACT_CHANNELS = ["whatsapp", "call", "sms", "telegram"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** A button that leads to one contact channel. */
export interface ContactAction {
  channel: ContactChannel;
  /** URL of the chat, `tel:` or `sms:`. */
  href: string;
  label: string;
}

/**
 * `row` is a line of full-size buttons; `grid` has smaller buttons in equal columns, for narrow containers; `stack` has
 * one full-size button per line.
 */
export const CONTACT_LAYOUTS = ["row", "grid", "stack"] as const;
export type ContactLayout = (typeof CONTACT_LAYOUTS)[number];

export interface ContactActionsProps {
  /** In display order. */
  actions: readonly ContactAction[];
  layout?: ContactLayout;
  /** Variant of every button, beside a more important action; by default the chat is filled and the others are outlines. */
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
}

const LOOKS: Record<ContactChannel, { icon: ReactNode; variant: ButtonVariant; opensTab: boolean }> = {
  whatsapp: { icon: <BrandIcon brand="whatsapp" />, variant: "whatsapp", opensTab: true },
  call: { icon: <Phone strokeWidth={1.75} aria-hidden />, variant: "line", opensTab: false },
  sms: { icon: <MessageSquare strokeWidth={1.75} aria-hidden />, variant: "line", opensTab: false },
  telegram: { icon: <BrandIcon brand="telegram" />, variant: "line", opensTab: true },
};

/**
 * Group of contact buttons: chat, call and text message. Chats open in a new tab, so that a form on the page is kept.
 */
export function ContactActions({ actions, layout = "row", variant, className }: ContactActionsProps) {
  return (
    <div className={className ? `${styles.actions} ${className}` : styles.actions} data-layout={layout}>
      {actions.map(({ channel, href, label }) => {
        const { icon, variant: usualVariant, opensTab } = LOOKS[channel];
        return (
          <ButtonLink
            key={channel}
            variant={variant ?? usualVariant}
            href={href}
            {...(opensTab && { target: "_blank", rel: "noopener" })}
          >
            {icon}
            <span>
              <FixedValues>{label}</FixedValues>
            </span>
          </ButtonLink>
        );
      })}
    </div>
  );
}
