import { useNetwork } from "#src/api/network.ts";
import type { ContactData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ContactActions, type ContactLayout } from "#src/ui/ContactActions/ContactActions.tsx";

export interface ContactButtonsProps {
  contact: ContactData;
  language: Language;
  /** What stands already typed in a chat. */
  message: string;
  /** Every way there is: for who has just seen a form fail. */
  all?: boolean;
  layout?: ContactLayout;
}

/** The ways to a person, in the order that suits the guest's language; without the internet those that do without it. */
export function ContactButtons({ contact, language, message, all = false, layout = "row" }: ContactButtonsProps) {
  const { t } = useTranslation("pages");
  const network = useNetwork();
  const ways = contactOrder(contactLinks(contact, message), { language, network, all });
  return <ContactActions layout={layout} actions={ways.map((way) => ({ ...way, label: t(`call.${way.channel}`) }))} />;
}
