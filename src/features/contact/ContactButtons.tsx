import type { ContactData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactActions, type ContactLayout } from "#src/ui/ContactActions/ContactActions.tsx";
import { useContactActions } from "./useContactActions.ts";

export interface ContactButtonsProps {
  contact: ContactData;
  language: Language;
  /** Prefilled chat message. */
  message: string;
  /** Shows every channel, for example after a form could not be sent. */
  all?: boolean;
  layout?: ContactLayout;
  /** Leaves the look of a first action to another button. */
  quiet?: boolean;
}

/** Buttons for the contact channels, in the order that suits the visitor's language; offline only those that work without a network. */
export function ContactButtons({
  contact,
  language,
  message,
  all = false,
  layout = "row",
  quiet = false,
}: ContactButtonsProps) {
  const actionsFor = useContactActions(contact, language);
  return <ContactActions layout={layout} quiet={quiet} actions={actionsFor(message, { all })} />;
}
