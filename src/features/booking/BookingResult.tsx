import type { RefObject } from "react";
import { createPortal } from "react-dom";

import type { BookingData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Button } from "#src/ui/Button/Button.tsx";
import { Toast } from "#src/ui/Toast/Toast.tsx";
import { ToastRegion } from "#src/ui/Toast/ToastRegion.tsx";
import { useOpened } from "#src/ui/useOpened.ts";
import styles from "./BookingResult.module.css";
import { deskAtHand } from "./bringDesk.ts";
import { ContactButtons } from "./ContactButtons.tsx";
import type { Result } from "./useSubmission.ts";

interface BookingResultProps {
  result: Result | null;
  onClose: () => void;
  isReady: boolean;
  /** The submit button, which the toast must not cover. */
  clear: RefObject<HTMLElement | null>;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
}

/** The toast that tells the result, and the dialog that opens from there. */
export function BookingResult({ result, onClose, isReady, clear, data, language, labelOf }: BookingResultProps) {
  const { t } = useTranslation("booking");
  const ResultDialog = deskAtHand(language)?.ResultDialog;
  const hasDialog = ResultDialog !== undefined && result !== null && "order" in result;
  const dialog = useOpened("bookingResult", { canShow: hasDialog });

  const region = (
    <ToastRegion label={t("toast.region")} clear={clear}>
      {result && (
        <Toast
          key={result.kind}
          {...toastOf(result)}
          closeLabel={t("toast.close")}
          onClose={(hadFocus) => {
            if (hadFocus) focusForm(clear.current);
            onClose();
          }}
          action={actionOf(result)}
        />
      )}
    </ToastRegion>
  );

  function toastOf(of: Result) {
    switch (of.kind) {
      case "missing":
        return { tone: "error", title: t("toast.missingTitle"), text: t("toast.missingText") } as const;
      case "invalid":
        return { tone: "error", title: t("toast.invalidTitle"), text: t("toast.invalidText") } as const;
      case "failed":
      case "stranded":
        return { tone: "error", title: t("toast.failedTitle"), text: t("toast.failedText") } as const;
      case "sent":
        return { tone: "success", title: t("toast.sentTitle"), text: t("toast.sentText") } as const;
    }
  }

  function actionOf(of: Result) {
    if (of.kind === "stranded")
      return <ContactButtons links={contactLinks(data.contact, of.text)} language={language} all />;
    if (!("order" in of)) return null;
    return (
      <Button variant="line" className={styles.more} onClick={() => dialog.open("dialog")}>
        {of.kind === "sent" ? t("toast.showRequest") : t("toast.otherWay")}
      </Button>
    );
  }

  return (
    <>
      {/* Out of whatever the page puts the form in, as soon as there is a script: the place is prerendered, the toasts are not. */}
      {isReady ? createPortal(region, document.body) : region}
      {hasDialog && (
        <ResultDialog
          open={dialog.which !== null}
          onOpenChange={(next) => !next && dialog.close()}
          result={result}
          data={data}
          language={language}
          labelOf={labelOf}
        />
      )}
    </>
  );
}

/** Back to what the toast was about: the first field to be mended, or else the button. */
function focusForm(submit: HTMLElement | null) {
  const wrong = submit?.closest("form")?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? submit)?.focus();
}
