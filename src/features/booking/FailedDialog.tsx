import { useRef } from "react";

import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { Dialog, DialogClose } from "#src/ui/Dialog/Dialog.tsx";
import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./FailedDialog.module.css";
import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";

interface FailedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names of the places; null while one is empty. */
  route: { from: string; to: string } | null;
  /** The request in the form as text. */
  text: string;
  contact: ContactData;
  language: Language;
}

/** Dialog for a request that could not be sent: other channels, each prefilled with the complete request as it is in the form by now. */
export function FailedDialog({ open, onOpenChange, route, text, contact, language }: FailedDialogProps) {
  const { t } = useTranslation("request");
  const textArea = useRef<HTMLTextAreaElement>(null);
  useCloseOnBack(open, () => onOpenChange(false));

  /** So that the guest can copy it by hand. */
  function selectText() {
    textArea.current?.focus();
    textArea.current?.select();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      head={route && <DialogRoute {...route} />}
      title={t("failed.title")}
      text={t("failed.text")}
    >
      <div className={styles.body}>
        <ContactButtons layout="grid" contact={contact} language={language} message={text} all />
        <label className={styles.label} htmlFor="reservation-request">
          {t("failed.callText")}
        </label>
        <textarea
          ref={textArea}
          id="reservation-request"
          className={styles.request}
          readOnly
          // The text scrolls, so that the buttons below it stay in view on a phone.
          rows={4}
          value={text}
        />
        <CopyButton variant="line" wide text={text} onRefused={selectText} />
        <DialogClose>
          <Button variant="text" className={styles.ok}>
            {t("failed.ok")}
          </Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}

/** The route of a request, in the title bar of its dialog. */
function DialogRoute({ from, to }: { from: string; to: string }) {
  return (
    <>
      <span translate="no">
        <Uppercase>{from}</Uppercase>
      </span>
      <VisuallyHidden> – </VisuallyHidden>
      <span className={styles.to} translate="no">
        <Uppercase>{to}</Uppercase>
      </span>
    </>
  );
}
