import { useState, type RefObject } from "react";
import { createPortal } from "react-dom";

import type { ContactData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { Toast } from "#src/ui/Toast/Toast.tsx";
import { ToastRegion, TOASTS_ID } from "#src/ui/Toast/ToastRegion.tsx";
import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import styles from "./BookingResult.module.css";
import { FailedDialog } from "./FailedDialog.tsx";
import type { SubmissionResult } from "./useSubmission.ts";

interface BookingResultProps {
  result: SubmissionResult | null;
  onClose: () => void;
  isRestored: boolean;
  /** Where the focus goes when the toast closes: the submit button, or the pass while the form is collapsed. */
  focusAfter: RefObject<HTMLElement | null>;
  contact: ContactData;
  language: Language;
  labelOf: (id: string) => string;
}

/** Toast with the result of a submission, and the dialog with the other channels for a request that was not sent. */
export function BookingResult({
  result,
  onClose,
  isRestored,
  focusAfter,
  contact,
  language,
  labelOf,
}: BookingResultProps) {
  const { t } = useTranslation("booking");
  const failed = result?.kind === "rejected" || result?.kind === "unknown" ? result : null;
  const [openedResult, setOpenedResult] = useState<SubmissionResult | null>(null);
  const isDialogOpen = failed !== null && openedResult === failed;
  useCloseOnBack(isDialogOpen, () => setOpenedResult(null));

  const anchor = isRestored ? document.getElementById(TOASTS_ID) : null;
  const region = (
    <ToastRegion label={t("toast.region")}>
      {result && (
        <Toast
          key={result.kind}
          {...toastProps(result)}
          closeLabel={t("toast.close")}
          onClose={(hadFocus) => {
            if (hadFocus) moveFocus(focusAfter.current);
            onClose();
          }}
          action={
            failed && (
              <Button variant="text" className={styles.more} onClick={() => setOpenedResult(failed)}>
                {t("toast.otherWay")}
              </Button>
            )
          }
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
      case "rejected":
      case "unknown":
        // What to do next stands in the form.
        return { tone: "error", title: t("toast.failedTitle") } as const;
      case "sent":
        // The pass says what happens next.
        return { tone: "success", title: t("toast.sentTitle") } as const;
    }
  }

  return (
    <>
      {/* The empty region is prerendered in place; after hydration it moves below the header. */}
      {anchor ? createPortal(region, anchor) : region}
      {failed && (
        <FailedDialog
          open={isDialogOpen}
          onOpenChange={() => setOpenedResult(null)}
          from={labelOf(failed.request.booking.from)}
          to={labelOf(failed.request.booking.to)}
          text={failed.text}
          contact={contact}
          language={language}
        />
      )}
    </>
  );
}

/** Moves focus to the first invalid field of the button's form, or else to the heading of the pass or the button, without scrolling. */
function moveFocus(target: HTMLElement | null) {
  const wrong = target?.closest("form")?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else (target?.querySelector<HTMLElement>("h2") ?? target)?.focus({ preventScroll: true });
}
