import { useNetwork } from "#src/api/network.ts";
import type { ContactData } from "#src/content/pageDataTypes.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { ContactAction } from "#src/ui/ContactActions/ContactActions.tsx";

/**
 * Returns a function that lists the contact channels for a prefilled `message`, in the order that suits the visitor's language; offline
 * only those that work without a network. `all` includes every channel, for example after a form could not be sent.
 */
export function useContactActions(
  contact: ContactData,
  language: Language,
): (message: string, options?: { all?: boolean }) => ContactAction[] {
  const { t } = useTranslation("shell");
  const network = useNetwork();
  return (message, { all = false } = {}) =>
    contactOrder(contactLinks(contact, message), { language, network, all }).map((link) => ({
      ...link,
      label: t(`channels.${link.channel}`),
    }));
}
