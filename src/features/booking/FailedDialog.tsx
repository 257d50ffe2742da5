import { Copy } from "lucide-react";
import { useRef, useState } from "react";

import type { ContactLinks } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { useBroughtWords, useTranslation } from "#src/i18n/useTranslation.tsx";
import { Button } from "#src/ui/Button/Button.tsx";
import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import { Dialog, DialogClose } from "#src/ui/Dialog/Dialog.tsx";
import { ContactButtons } from "./ContactButtons.tsx";
import styles from "./FailedDialog.module.css";

interface FailedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  from: string;
  to: string;
  /** The whole request. */
  text: string;
  links: ContactLinks;
  language: Language;
}

/** Other ways for a request that could not be sent; each carries the whole of it. */
export function FailedDialog({ open, onOpenChange, from, to, text, links, language }: FailedDialogProps) {
  useBroughtWords(["request"]);
  const { t } = useTranslation(["booking", "request"]);
  const request = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without https there is no clipboard to write to: the text is marked, for the visitor's own copying.
      request.current?.focus();
      request.current?.select();
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setCopied(false);
        onOpenChange(isOpen);
      }}
      head={
        <>
          <span>
            <Capitals>{from}</Capitals>
          </span>
          <span className={styles.to}>
            <Capitals>{to}</Capitals>
          </span>
        </>
      }
      title={t("request:failed.title")}
      text={t("request:failed.text")}
    >
      <div className={styles.body}>
        <ContactButtons links={links} language={language} all />
        <label className={styles.label} htmlFor="reservation-request">
          {t("request:failed.callText")}
        </label>
        <textarea
          ref={request}
          id="reservation-request"
          className={styles.request}
          readOnly
          // It scrolls: the buttons below it must be in sight on a phone.
          rows={4}
          value={text}
        />
        <Button variant="line" wide onClick={() => void copy()}>
          <Copy aria-hidden />
          <span aria-live="polite">{isCopied ? t("channels.copied") : t("channels.copy")}</span>
        </Button>
        <DialogClose>
          <Button wide>{t("request:failed.ok")}</Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}
