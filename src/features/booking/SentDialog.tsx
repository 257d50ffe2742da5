import { Printer } from "lucide-react";
import type { ReactNode } from "react";

import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { Dialog, DialogClose } from "#src/ui/Dialog/Dialog.tsx";
import { Pass, type PassContent } from "#src/ui/Pass/Pass.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { SentPostmark } from "./SentPostmark.tsx";
import styles from "./SentDialog.module.css";

export interface SentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: PassContent;
  /** When the request was sent, in milliseconds since 1970. */
  sentAt: number;
  /** The request as plain text, to be copied. */
  text: string;
  /** Prefilled beginning of a message to the business. */
  message: string;
  /** The button that opens the kept pass. */
  main: ReactNode;
  /** Where the pass is kept. */
  note: string;
  /** The link to the calendar file. */
  calendar: ReactNode;
  contact: ContactData;
  language: Language;
}

/** The pass of the request that was just sent, with all that can be done with it. */
export function SentDialog({ open, onOpenChange, content, sentAt, text, message, ...rest }: SentDialogProps) {
  const { t } = useTranslation("request");
  const { main, note, calendar, contact, language } = rest;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      head={
        <>
          <span>{t("sent.passHeading")}</span>
          {content.reference && <span translate="no">{content.reference.value}</span>}
        </>
      }
      title={t("sent.title")}
      text={t("sent.text")}
      mark={<SentPostmark sentAt={sentAt} name={content.brand} className={styles.mark} />}
    >
      <Pass
        {...content}
        place="dialog"
        heading={t("sent.passHeading")}
        fareNote={t("sent.fareNote")}
        actions={{
          main,
          note,
          contacts: <ContactButtons layout="grid" contact={contact} language={language} message={message} />,
          others: (
            <>
              {calendar}
              <Button variant="line" onClick={() => window.print()}>
                <Printer aria-hidden />
                <span>{t("sent.print")}</span>
              </Button>
              {/* There is no clipboard without HTTPS. */}
              {"clipboard" in navigator && <CopyButton variant="line" text={text} />}
            </>
          ),
          last: (
            <DialogClose>
              <Button variant="text" className={styles.ok}>
                {t("sent.ok")}
              </Button>
            </DialogClose>
          ),
        }}
      />
    </Dialog>
  );
}
