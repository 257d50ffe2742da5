import { CircleAlert, CircleCheck } from "lucide-react";
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormHTMLAttributes,
  type ReactNode,
  type SubmitEvent,
} from "react";

import { Button } from "#src/ui/Button/Button.tsx";
import { Field } from "#src/ui/Field/Field.tsx";
import { carryOverInput } from "#src/ui/carryOverInput.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./Newsletter.module.css";

/** States of the form. */
export const NEWSLETTER_STATES = ["idle", "sending", "success", "error"] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

type FormAttributes = "action" | "method" | "encType";

export interface NewsletterProps extends Pick<FormHTMLAttributes<HTMLFormElement>, FormAttributes> {
  title: string;
  lead?: string | undefined;
  label: string;
  placeholder?: string | undefined;
  submitLabel: string;
  sendingLabel: string;
  state: NewsletterState;
  successText: string;
  errorText: string;
  /** Validation message for an empty field. */
  missingText: string;
  /** Validation message for an invalid address. */
  invalidText: string;
  /** Maximum length of the address. */
  maxLength?: number | undefined;
  /** What was typed before, on another page. */
  draft?: string | undefined;
  /** Called with what is typed. */
  onDraft?: ((email: string) => void) | undefined;
  /**
   * Called with the form data once the address is valid. Without a handler, and without scripts, the form is posted to
   * `action`.
   */
  onSubmit?: ((values: FormData) => void) | undefined;
  /** Further controls, such as hidden inputs for the form post. */
  children?: ReactNode;
  /** Small print below the form: what the subscription is. */
  note?: string | undefined;
  className?: string | undefined;
}

/** Newsletter sign-up form with one e-mail field. The field is cleared on success and kept on error. */
export function Newsletter({
  title,
  lead,
  label,
  placeholder,
  submitLabel,
  sendingLabel,
  state,
  successText,
  errorText,
  missingText,
  invalidText,
  maxLength,
  draft = "",
  onDraft,
  onSubmit,
  children,
  note,
  className,
  ...form
}: NewsletterProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [validationError, setValidationError] = useState<string>();
  const isHydrated = useHydrated();
  const isSending = state === "sending";
  // A validation error hides the result of the previous submission.
  const visibleState = validationError ? "idle" : state;

  useLayoutEffect(() => {
    if (!isHydrated && element.current) carryOverInput(element.current);
  }, [isHydrated]);

  // A layout effect clears the field in the same paint that shows the success message, so nothing typed in between is
  // lost.
  useLayoutEffect(() => {
    if (state === "success") element.current?.reset();
  }, [state]);

  // After the form is cleared, so that an address typed since then stays.
  useLayoutEffect(() => {
    if (input.current?.value === "") input.current.value = draft;
  }, [draft]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault();
    if (!onSubmit) return;
    event.preventDefault();
    const validity = input.current?.validity;
    if (validity?.valid) return onSubmit(new FormData(event.currentTarget));
    setValidationError(validity?.valueMissing ? missingText : invalidText);
    input.current?.focus();
  }

  return (
    <div className={className ? `${styles.news} ${className}` : styles.news}>
      <div className={styles.words}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <form
        {...form}
        ref={element}
        className={styles.form}
        aria-labelledby={`${id}-title`}
        aria-busy={isSending}
        // After hydration, validation messages are in the page's language instead of the browser's.
        noValidate={isHydrated && onSubmit !== undefined}
        // The boot module has set it already where scripts run.
        suppressHydrationWarning
        onSubmit={handleSubmit}
      >
        <Field id={`${id}-email`} label={label} error={validationError} describedBy={`${id}-result`} busy={isSending}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              placeholder={placeholder}
              maxLength={maxLength}
              required
              // Text typed while sending would be lost when the field is cleared on success.
              readOnly={isSending}
              onInput={({ currentTarget }) => {
                setValidationError(undefined);
                onDraft?.(currentTarget.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={isSending}>
          {isSending ? sendingLabel : submitLabel}
        </Button>
        {children}
        <p id={`${id}-result`} className={styles.result} data-state={visibleState}>
          {visibleState === "success" && <CircleCheck className={styles.icon} aria-hidden />}
          {visibleState === "error" && <CircleAlert className={styles.icon} aria-hidden />}
          {/* Both live regions exist from the start, so that changes in them are announced; errors are announced
              assertively. */}
          <span role="status">{visibleState === "success" && successText}</span>
          <span role="alert">{visibleState === "error" && errorText}</span>
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </form>
    </div>
  );
}
