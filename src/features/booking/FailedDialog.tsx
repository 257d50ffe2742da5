import { Copy } from "lucide-react";
import { useRef, useState } from "react";

import type { ContactData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { Dialog, DialogClose } from "#src/ui/Dialog/Dialog.tsx";
import { DialogRoute } from "./DialogRoute.tsx";
import styles from "./FailedDialog.module.css";

interface FailedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  from: string;
  to: string;
  /** The complete request as text. */
  text: string;
  contact: ContactData;
  language: Language;
}

/** Dialog for a request that could not be sent: other channels, each prefilled with the complete request. */
export function FailedDialog({ open, onOpenChange, from, to, text, contact, language }: FailedDialogProps) {
  const { t } = useTranslation(["booking", "request"]);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // There is no clipboard API without HTTPS: the text is selected instead, so that the visitor can copy it.
      textArea.current?.focus();
      textArea.current?.select();
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setCopied(false);
        onOpenChange(isOpen);
      }}
      head={<DialogRoute from={from} to={to} />}
      title={t("request:failed.title")}
      text={t("request:failed.text")}
    >
      <div className={styles.body}>
        <ContactButtons layout="grid" contact={contact} language={language} message={text} all />
        <label className={styles.label} htmlFor="reservation-request">
          {t("request:failed.callText")}
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
        <Button variant="line" wide onClick={() => void copy()}>
          <Copy aria-hidden />
          <span aria-live="polite">{isCopied ? t("channels.copied") : t("channels.copy")}</span>
        </Button>
        <DialogClose>
          <Button variant="text" className={styles.ok}>
            {t("request:failed.ok")}
          </Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}
