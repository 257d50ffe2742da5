import { Phone, RotateCw } from "lucide-react";

import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import { callLink } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorMessage } from "#src/ui/ErrorMessage/ErrorMessage.tsx";
import { SiteBrand } from "./SiteBrand.tsx";

export interface CrashScreenProps {
  language: Language;
  /** Message of the error that was thrown. */
  message: string;
  /** Name and phone of the business. Omitted if the site's data is what failed to load. */
  contact?: Pick<ContactData, "shortName" | "phone"> | undefined;
  /** Loads the page again. */
  onReload: () => void;
}

/** Error screen for a page that failed to load or render. */
export function CrashScreen({ language, message, contact, onReload }: CrashScreenProps) {
  const { t } = useTranslation("shell");
  return (
    <ErrorMessage
      lines={[t("crash.board.first"), t("crash.board.second")]}
      title={t("crash.title")}
      text={t("crash.text")}
      detail={{ label: t("crash.detail"), text: message }}
      brand={contact && <SiteBrand language={language} name={contact.shortName} />}
    >
      <Button onClick={onReload}>
        <RotateCw aria-hidden />
        <span>{t("crash.reload")}</span>
      </Button>
      {contact && (
        <ButtonLink href={callLink(contact)} variant="line">
          <Phone aria-hidden />
          <span translate="no">{contact.phone.display}</span>
        </ButtonLink>
      )}
    </ErrorMessage>
  );
}
