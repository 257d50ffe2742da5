import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { ContactAction } from "#src/ui/ContactActions/ContactActions.tsx";
import { useContactLinks } from "./useContactLinks.ts";

/** Like `useContactLinks`, with each link's label. */
export function useContactActions(
  contact: ContactData,
  language: Language,
): (message: string, options?: { all?: boolean }) => ContactAction[] {
  const { t } = useTranslation("shell");
  const linksFor = useContactLinks(contact, language);
  return (message, options) =>
    linksFor(message, options).map((link) => ({ ...link, label: t(`channels.${link.channel}`) }));
}
