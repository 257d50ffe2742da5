import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import { FloatingContact } from "#src/ui/FloatingContact/FloatingContact.tsx";
import { callHref, chatHref } from "./contactLinks.ts";
import { reservationHref } from "./destinations.ts";
import { useActionLink } from "./useActionLink.ts";
import { useElementInView } from "./useElementInView.ts";
import { useTyping } from "./useTyping.ts";

/** A form that peeps out behind the shelf is not on screen yet: the shelf's height and a bit, in CSS pixels. */
const SHELF = 120;

export interface FloatingContactDockProps {
  language: Language;
  contact: ContactData;
  /** The path of the page on show, so that its form is looked for anew. */
  pathname: string;
  /** The running fare of the form, as it is shown; null or nothing where there is none. */
  fare?: { price: string; route: string } | null;
}

/** Call, WhatsApp and, below desktops, Reserve: always in reach, out of the way while somebody types. */
export function FloatingContactDock({ language, contact, pathname, fare = null }: FloatingContactDockProps) {
  const { t } = useTranslation("shell");
  const reserve = useActionLink(reservationHref(language), t("nav.reserve"));

  return (
    <FloatingContact
      label={t("floating.label")}
      call={{ href: callHref(contact), label: t("floating.call") }}
      chat={{ href: chatHref(contact, t("chat.message")), label: t("floating.chat") }}
      action={reserve}
      fare={fare}
      formInView={useElementInView(RESERVATION_FORM_ID, pathname, SHELF)}
      concealed={useTyping()}
    />
  );
}
