import type { Language } from "#src/domain/language.ts";
import { keptPassesHref, RESERVATION_FORM_ID, reservationHref, SENT_PASS_ID } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { Toast, type ToastProps } from "#src/ui/Toast/Toast.tsx";
import { useSending } from "./useSending.ts";

export interface RequestToastProps {
  language: Language;
  /** Whether the page has the form, and with it the pass of a sent request and what to do about one that failed. */
  hasForm: boolean;
  /** Link to another page of the site. */
  Link: LinkComponent;
}

/** Toast that tells what has become of the request, on whatever page the guest is by then; to be rendered in a `ToastRegion`. */
export function RequestToast({ language, hasForm, Link }: RequestToastProps) {
  const { t } = useTranslation("shell");
  const { sending, dispatch } = useSending();
  const toast = currentToast();

  function currentToast(): Pick<ToastProps, "tone" | "title" | "text" | "action"> | null {
    if (!("isTold" in sending) || sending.isTold) return null;
    switch (sending.kind) {
      case "blocked":
        return sending.form.kind === "missing"
          ? { tone: "error", title: t("toast.missingTitle"), text: t("toast.missingText") }
          : { tone: "error", title: t("toast.invalidTitle"), text: t("toast.invalidText") };
      case "sent":
        return {
          tone: "success",
          title: t("toast.sentTitle"),
          text: t("toast.sentText"),
          action: !hasForm && linkTo(keptPassesHref(language), t("toast.toPass")),
        };
      case "failed":
        return {
          tone: "error",
          title: t("toast.failedTitle"),
          action: hasForm ? (
            <Button variant="text" onClick={() => dispatch({ type: "dialogToggled", isOpen: true })}>
              {t("toast.otherWay")}
            </Button>
          ) : (
            linkTo(reservationHref(language), t("toast.toForm"))
          ),
        };
    }
  }

  function linkTo(href: string, words: string) {
    return (
      <ButtonLink variant="text" href={href} Link={Link}>
        {words}
      </ButtonLink>
    );
  }

  return (
    toast && (
      <Toast
        key={sending.kind}
        {...toast}
        closeLabel={t("toast.close")}
        onClose={(hadFocus) => {
          if (hadFocus) moveFocus();
          dispatch({ type: "toastClosed" });
        }}
      />
    )
  );
}

/**
 * Moves focus from the toast to where the guest goes on: the first invalid field, or without scrolling to what is in view of the pass, its
 * heading first, or of the form. If nothing is, the first of them comes into view.
 */
function moveFocus(): void {
  const wrong = document.querySelector<HTMLElement>(`#${RESERVATION_FORM_ID} [aria-invalid="true"]`);
  if (wrong) return wrong.focus();
  const places = document.querySelectorAll<HTMLElement>(
    `#${SENT_PASS_ID} :is(h2, a, button), #${RESERVATION_FORM_ID} :is(select, [type="submit"])`,
  );
  const place = [...places].find(isOnTop);
  if (place) place.focus({ preventScroll: true });
  else places[0]?.focus();
}

/** Whether the middle of an element is in view, and nothing covers it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
