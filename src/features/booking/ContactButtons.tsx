import { useNetwork } from "#src/api/network.ts";
import type { ContactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";

interface ContactButtonsProps {
  links: ContactLinks;
  language: Language;
  /** Every way there is: for who could not send the form. */
  all?: boolean;
}

/** Ways to the operator, with the request already in them. */
export function ContactButtons({ links, language, all = false }: ContactButtonsProps) {
  const { t } = useTranslation("booking");
  const network = useNetwork();
  return (
    <ContactActions
      layout="grid"
      actions={contactOrder(links, { language, network, all }).map((way) => ({
        ...way,
        label: t(`channels.${way.channel}`),
      }))}
    />
  );
}
