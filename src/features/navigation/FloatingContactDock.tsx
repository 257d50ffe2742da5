import { useNetwork } from "#src/api/network.ts";
import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { useContactLinks } from "#src/features/contact/useContactLinks.ts";
import {
  pathOf,
  RESERVATION_FORM_ID,
  reservationHref,
  SENT_PASS_ID,
  KEPT_PASSES_ID,
  type Prefill,
} from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FloatingContact } from "#src/ui/FloatingContact/FloatingContact.tsx";
import { PageLink } from "./PageLink.tsx";
import { useElementInView } from "./useElementInView.ts";
import { useTyping } from "./useTyping.ts";

/** Slightly more than the bar's height, in CSS pixels: elements that are visible only behind the bar do not count as in view. */
const BAR_HEIGHT = 120;

/**
 * The page's own primary buttons that lead to the form. They count as in view even behind the bar, which would otherwise show a second one
 * above them.
 */
const BOOKING_BUTTONS = `main :is([data-variant="action"], [data-variant="brass"])[href$="#${RESERVATION_FORM_ID}"]`;

export interface FloatingContactDockProps {
  language: Language;
  contact: ContactData;
  /** Path of the current page; the form is looked up again when it changes. */
  pathname: string;
  /** The trip or tour that the page is about; Reserve prefills the form with it. */
  request?: Prefill | undefined;
  /** Displayed fare of that request or of the form. Null while a place is empty; its price is null if the fare is on request. */
  fare?: { price: string | null; route: string } | null;
  /** Whether the form's request is on its way or has failed. */
  unsent?: boolean;
  /** Whether no page has the address: its picture ends where the bar would be. */
  lost?: boolean;
}

/**
 * Floating bar with Call and WhatsApp, in the order that suits the visitor's language, and below the desktop breakpoint
 * Reserve, while no other button for it is in view; over an empty form the button leads into it. Offers a text message
 * instead of WhatsApp if the network may not carry a chat. Hidden while the visitor types, on not-found pages and the
 * contact page, and over kept passes, the pass of a sent request and the form of a failed one, which have contact channels
 * of their own.
 */
export function FloatingContactDock({
  language,
  contact,
  pathname,
  request,
  fare = null,
  unsent = false,
  lost = false,
}: FloatingContactDockProps) {
  const { t } = useTranslation("shell");
  const network = useNetwork();
  const links = useContactLinks(contact, language)(t("chat.message"));
  const isContactPage = pathname === pathOf(language, "contact");
  const isTyping = useTyping();
  const isKeptPassInView = useElementInView(`#${KEPT_PASSES_ID}`, pathname, BAR_HEIGHT, "article");
  const isPassInView = useElementInView(`#${SENT_PASS_ID}`, pathname, BAR_HEIGHT, "section");
  const isFormInView = useElementInView(`#${RESERVATION_FORM_ID}`, pathname, BAR_HEIGHT);
  const isSendInView = useElementInView(`#${RESERVATION_FORM_ID} [type="submit"]`, pathname, 0);
  const isButtonInView = useElementInView(BOOKING_BUTTONS, pathname, 0);
  // A page that shows the upper part of an empty form has no other button yet.
  const isFormEmpty = isFormInView && !isSendInView && fare === null;
  const fixedFare = fare && fare.price !== null ? { price: fare.price, route: fare.route } : null;

  return (
    <FloatingContact
      label={t("floating.label")}
      links={links.flatMap(({ channel, href }) =>
        channel === "telegram" || channel === (network === "online" ? "sms" : "whatsapp")
          ? []
          : [{ channel, href, label: t(`floating.${channel}`) }],
      )}
      action={
        isFormEmpty
          ? { href: `#${RESERVATION_FORM_ID}`, label: t("floating.seePrice"), Link: PageLink }
          : {
              href: reservationHref(language, request),
              label: t("nav.reserve"),
              Link: PageLink,
            }
      }
      fare={fixedFare}
      fareText={isFormInView ? t(fare ? "floating.onRequest" : "floating.fareHere") : t("floating.questions")}
      actionInView={(isFormInView && !isFormEmpty) || isButtonInView}
      concealed={lost || isContactPage || isTyping || isKeptPassInView || isPassInView || (unsent && isFormInView)}
    />
  );
}
