import { useState, type RefObject } from "react";
import { createPortal } from "react-dom";

import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { Toast } from "#src/ui/Toast/Toast.tsx";
import { ToastRegion } from "#src/ui/Toast/ToastRegion.tsx";
import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import styles from "./BookingResult.module.css";
import { ResultDialog } from "./ResultDialog.tsx";
import type { SubmissionResult } from "./useSubmission.ts";

interface BookingResultProps {
  result: SubmissionResult | null;
  onClose: () => void;
  isReady: boolean;
  /** The submit button, which the toast must not cover and which may take the focus when the toast closes. */
  submitButton: RefObject<HTMLElement | null>;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
}

/** Toast with the result of a submission, and the details dialog that opens from it. */
export function BookingResult({ result, onClose, isReady, submitButton, data, language, labelOf }: BookingResultProps) {
  const { t } = useTranslation("booking");
  const hasDialog = result !== null && "order" in result;
  const [detailedResult, setDetailedResult] = useState<SubmissionResult | null>(null);
  const isDialogOpen = hasDialog && detailedResult === result;
  useCloseOnBack(isDialogOpen, () => setDetailedResult(null));

  const region = (
    <ToastRegion label={t("toast.region")} trigger={submitButton}>
      {result && (
        <Toast
          key={result.kind}
          {...toastProps(result)}
          closeLabel={t("toast.close")}
          onClose={(hadFocus) => {
            if (hadFocus) focusForm(submitButton.current);
            onClose();
          }}
          action={detailsButton(result)}
        />
      )}
    </ToastRegion>
  );

  function toastProps({ kind }: SubmissionResult) {
    switch (kind) {
      case "missing":
        return { tone: "error", title: t("toast.missingTitle"), text: t("toast.missingText") } as const;
      case "invalid":
        return { tone: "error", title: t("toast.invalidTitle"), text: t("toast.invalidText") } as const;
      case "failed":
        return { tone: "error", title: t("toast.failedTitle"), text: t("toast.failedText") } as const;
      case "sent":
        return { tone: "success", title: t("toast.sentTitle"), text: t("toast.sentText") } as const;
    }
  }

  function detailsButton(outcome: SubmissionResult) {
    if (!("order" in outcome)) return null;
    return (
      <Button variant="line" className={styles.more} onClick={() => setDetailedResult(outcome)}>
        {outcome.kind === "sent" ? t("toast.showRequest") : t("toast.otherWay")}
      </Button>
    );
  }

  return (
    <>
      {/* The empty region is prerendered in place; after hydration it moves to the body, out of any container of the form. */}
      {isReady ? createPortal(region, document.body) : region}
      {hasDialog && (
        <ResultDialog
          open={isDialogOpen}
          onOpenChange={() => setDetailedResult(null)}
          result={result}
          data={data}
          language={language}
          labelOf={labelOf}
        />
      )}
    </>
  );
}

/** Moves focus to the first invalid field, or else to the submit button. */
function focusForm(submit: HTMLElement | null) {
  const wrong = submit?.closest("form")?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? submit)?.focus();
}
