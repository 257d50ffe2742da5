import { useNetwork } from "#src/api/network.ts";
import type { ContactData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import type { Language } from "#src/domain/language.ts";
import type { Trip } from "#src/domain/price.ts";
import { RESERVATION_FORM_ID, reservationHref, VOUCHER_ID } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { FloatingContact } from "#src/ui/FloatingContact/FloatingContact.tsx";
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
  /** What Reserve fills the form in with: the trip that the page is about. */
  trip?: Trip | undefined;
  /** The fare of that trip or the running fare of the form, as it is shown: without a price where it is on request, null while a place is empty. */
  fare?: { price: string | null; route: string } | null;
}

/**
 * Call and WhatsApp in the order that suits the guest, or call and text message where the network may not carry a chat, and below
 * desktops Reserve: always in desktops Reserve: always in reach, out of the way while somebody types, and before a card of what was sent, which has its own ways.
 */
export function FloatingContactDock({ language, contact, pathname, trip, fare = null }: FloatingContactDockProps) {
  const { t } = useTranslation("shell");
  const network = useNetwork();
  const ways = contactOrder(contactLinks(contact, t("chat.message")), { language, network, all: false });
  const reserve = useActionLink(
    reservationHref(language, trip && { from: trip.from, to: trip.to, vehicleType: trip.vehicleType }),
    t("nav.reserve"),
  );
  const isTyping = useTyping();
  const isCardInView = useElementInView(VOUCHER_ID, pathname, SHELF, "article");
  const priced = fare && fare.price !== null ? { price: fare.price, route: fare.route } : null;

  return (
    <FloatingContact
      label={t("floating.label")}
      ways={ways.flatMap(({ channel, href }) =>
        channel === "telegram" || channel === (network === "there" ? "sms" : "whatsapp")
          ? []
          : [{ channel, href, label: t(`floating.${channel}`) }],
      )}
      action={reserve}
      fare={priced}
      fareText={fare ? t("floating.onRequest") : t("floating.fareHere")}
      formInView={useElementInView(RESERVATION_FORM_ID, pathname, SHELF)}
      concealed={isTyping || isCardInView}
    />
  );
}
