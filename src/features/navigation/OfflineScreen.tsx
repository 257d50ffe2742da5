import { MessageSquare, Phone } from "lucide-react";

import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import { contactLinks } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Brand } from "#src/ui/Brand/Brand.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorMessage } from "#src/ui/ErrorMessage/ErrorMessage.tsx";

export interface OfflineScreenProps {
  language: Language;
  contact: ContactData;
}

/** Pages that the service worker keeps for offline use. */
const OFFLINE_SECTIONS = ["home", "prices", "contact", "reservation"] as const;

/**
 * Offline fallback for pages that are not cached: call and text message, links to the cached pages, and a retry. Works without scripts:
 * the retry is a link with an empty address, which reloads the current page.
 */
export function OfflineScreen({ language, contact }: OfflineScreenProps) {
  const { t } = useTranslation("shell");
  const { t: tOffline } = useTranslation("offline");
  const { call, sms } = contactLinks(contact, t("chat.message"));
  return (
    <ErrorMessage
      lines={[tOffline("board.first"), tOffline("board.second")]}
      title={tOffline("title")}
      text={tOffline("text")}
      brand={
        <Brand
          href={pathOf(language, "home")}
          name={contact.shortName}
          tagline={t("brand.tagline")}
          homeLabel={t("brand.home")}
        />
      }
    >
      <ButtonLink href={call}>
        <Phone aria-hidden />
        <span translate="no">{contact.phone.display}</span>
      </ButtonLink>
      <ButtonLink href={sms} variant="line">
        <MessageSquare aria-hidden />
        <span>{t("floating.sms")}</span>
      </ButtonLink>
      <ButtonLink href="" variant="line">
        {tOffline("again")}
      </ButtonLink>
      {OFFLINE_SECTIONS.map((section) => (
        <ButtonLink key={section} href={pathOf(language, section)} variant="line">
          {t(`nav.${section}`)}
        </ButtonLink>
      ))}
    </ErrorMessage>
  );
}
