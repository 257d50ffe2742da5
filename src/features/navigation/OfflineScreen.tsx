import { MessageSquare, Phone } from "lucide-react";

import type { ContactData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Brand } from "#src/ui/Brand/Brand.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorBoard } from "#src/ui/ErrorBoard/ErrorBoard.tsx";

export interface OfflineScreenProps {
  language: Language;
  contact: ContactData;
}

/** The pages that are kept for times without a network, besides the form. */
const KEPT = ["home", "prices", "contact", "reservation"] as const;

/**
 * What stands at the address of a page that is not kept while there is no network: whom to call or to text, the pages that are, and another try.
 * It needs no script: a link without an address leads to the page it is on.
 */
export function OfflineScreen({ language, contact }: OfflineScreenProps) {
  const { t } = useTranslation("shell");
  const { t: says } = useTranslation("offline");
  const { call, sms } = contactLinks(contact, t("chat.message"));
  return (
    <ErrorBoard
      lines={[says("board.first"), says("board.second")]}
      title={says("title")}
      text={says("text")}
      brand={
        <Brand
          href={pathOf(language, "home")}
          name={contact.name.replace(/ Transfer$/, "")}
          tagline={t("brand.tagline")}
          homeLabel={t("brand.home")}
        />
      }
    >
      <ButtonLink href={call}>
        <Phone aria-hidden />
        {contact.phone.display}
      </ButtonLink>
      <ButtonLink href={sms} variant="line">
        <MessageSquare aria-hidden />
        {t("floating.sms")}
      </ButtonLink>
      <ButtonLink href="" variant="line">
        {says("again")}
      </ButtonLink>
      {KEPT.map((section) => (
        <ButtonLink key={section} href={pathOf(language, section)} variant="line">
          {t(`nav.${section}`)}
        </ButtonLink>
      ))}
    </ErrorBoard>
  );
}
