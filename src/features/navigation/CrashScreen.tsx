import { Phone, RotateCw } from "lucide-react";

import type { ContactData } from "#src/content/schema.ts";
import { callLink } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorBoard } from "#src/ui/ErrorBoard/ErrorBoard.tsx";
import { SiteBrand } from "./SiteBrand.tsx";

export interface CrashScreenProps {
  language: Language;
  /** What was thrown said. */
  message: string;
  /** Whoever is known stands above and can be called: the site's data may be what did not come. */
  contact?: Pick<ContactData, "name" | "phone"> | undefined;
  /** Loads the page again. */
  onReload: () => void;
}

/** Something broke while the page was loaded or drawn. */
export function CrashScreen({ language, message, contact, onReload }: CrashScreenProps) {
  const { t } = useTranslation("shell");
  return (
    <ErrorBoard
      lines={[t("crash.board.first"), t("crash.board.second")]}
      title={t("crash.title")}
      text={t("crash.text")}
      detail={{ label: t("crash.detail"), text: message }}
      brand={contact && <SiteBrand language={language} name={contact.name} />}
    >
      <Button onClick={onReload}>
        <RotateCw aria-hidden />
        {t("crash.reload")}
      </Button>
      {contact && (
        <ButtonLink href={callLink(contact)} variant="line">
          <Phone aria-hidden />
          {contact.phone.display}
        </ButtonLink>
      )}
    </ErrorBoard>
  );
}
