import { useNetwork } from "#src/api/network.ts";
import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import { contactLinks, type ContactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import type { Language } from "#src/domain/language.ts";

/** Link to one contact channel. */
interface ContactLink {
  channel: keyof ContactLinks;
  href: string;
}

/**
 * Returns a function that makes the contact links with a prefilled `message`, in the order that suits the visitor's language; offline only
 * those that work without a network. `all` includes every channel, for example after a form could not be sent.
 */
export function useContactLinks(
  contact: ContactData,
  language: Language,
): (message: string, options?: { all?: boolean }) => ContactLink[] {
  const network = useNetwork();
  return (message, { all = false } = {}) => contactOrder(contactLinks(contact, message), { language, network, all });
}
