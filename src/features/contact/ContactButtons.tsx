import type { ContactData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactActions, type ContactActionsProps } from "#src/ui/ContactActions/ContactActions.tsx";
import { useContactActions } from "./useContactActions.ts";

export interface ContactButtonsProps {
  contact: ContactData;
  language: Language;
  /** Prefilled chat message. */
  message: string;
  /** Shows every channel, for example after a form could not be sent. */
  all?: boolean;
  /** Shows the phone number on the call button, for guests who dial it on another phone. */
  withNumber?: boolean;
  layout?: ContactActionsProps["layout"];
  variant?: ContactActionsProps["variant"];
}

/** Buttons for the contact channels, in the order that suits the visitor's language; offline only those that work without a network. */
export function ContactButtons({
  contact,
  language,
  message,
  all = false,
  withNumber = false,
  layout = "row",
  variant,
}: ContactButtonsProps) {
  const actionsFor = useContactActions(contact, language);
  return <ContactActions layout={layout} variant={variant} actions={actionsFor(message, { all, withNumber })} />;
}
