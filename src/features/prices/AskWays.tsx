import { useNetwork } from "#src/api/network.ts";
import type { ContactData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";

interface AskWaysProps {
  contact: ContactData;
  language: Language;
  /** What stands already typed in a chat. */
  message: string;
}

/** The ways to ask for a ride that the form cannot take. */
export function AskWays({ contact, language, message }: AskWaysProps) {
  const { t } = useTranslation("booking");
  const network = useNetwork();
  const ways = contactOrder(contactLinks(contact, message), { language, network, all: false });
  return (
    <ContactActions layout="grid" actions={ways.map((way) => ({ ...way, label: t(`channels.${way.channel}`) }))} />
  );
}
