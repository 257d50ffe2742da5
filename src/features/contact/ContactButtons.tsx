import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
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
  /** Shows no more than this many channels, the preferred ones. */
  limit?: number;
  /** Label of the call button, if it should show the number for guests who dial it on another phone. */
  callLabel?: string;
  layout?: ContactActionsProps["layout"];
  variant?: ContactActionsProps["variant"];
}

/** Buttons for the contact channels, in the order that suits the visitor's language; offline only those that work without a network. */
export function ContactButtons({
  contact,
  language,
  message,
  all = false,
  limit,
  callLabel,
  layout = "row",
  variant,
}: ContactButtonsProps) {
  const actionsFor = useContactActions(contact, language);
  const actions = actionsFor(message, { all })
    .slice(0, limit)
    .map((action) => (callLabel && action.channel === "call" ? { ...action, label: callLabel } : action));
  return <ContactActions layout={layout} variant={variant} actions={actions} />;
}
