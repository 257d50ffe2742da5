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
import { FormCell } from "#src/ui/FormCell/FormCell.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./Newsletter.module.css";

export const NEWSLETTER_STATES = ["idle", "sending", "success", "error"] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

type Passed = "action" | "method" | "encType";

export interface NewsletterProps extends Pick<FormHTMLAttributes<HTMLFormElement>, Passed> {
  title: string;
  lead?: string | undefined;
  label: string;
  placeholder?: string | undefined;
  submitLabel: string;
  sendingLabel: string;
  state: NewsletterState;
  successText: string;
  errorText: string;
  /** What is said of an empty cell when the button is pressed. */
  missingText: string;
  /** What is said of something that is no address. */
  invalidText: string;
  /** The longest address that can be sent. */
  maxLength?: number | undefined;
  /**
   * Sends an address that the browser accepts: `email`, and what the further controls hold. Without it, and without scripts,
   * the form posts itself to `action`.
   */
  onSubmit?: ((values: FormData) => void) | undefined;
  /** Further controls, such as hidden ones for a form that posts itself. */
  children?: ReactNode;
  /** Under the form: what one subscribes to. */
  note?: string | undefined;
  className?: string | undefined;
}

/** One e-mail cell and its button. The cell is emptied by a success and kept by an error. */
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
  onSubmit,
  children,
  note,
  className,
  ...form
}: NewsletterProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const isHydrated = useHydrated();
  const isSending = state === "sending";
  // What came of the last address says nothing about one that was not sent.
  const shown = fault ? "idle" : state;

  // With the words that say so: nobody types into a cell that is about to be emptied.
  useLayoutEffect(() => {
    if (state === "success") element.current?.reset();
  }, [state]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault();
    if (!onSubmit) return;
    event.preventDefault();
    const validity = input.current?.validity;
    if (validity?.valid) return onSubmit(new FormData(event.currentTarget));
    setFault(validity?.valueMissing ? missingText : invalidText);
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
        // Faults are told in the page's language from then on, and no longer in the browser's.
        noValidate={isHydrated && onSubmit !== undefined}
        onSubmit={handleSubmit}
      >
        <FormCell id={`${id}-email`} label={label} error={fault} describedBy={`${id}-result`} busy={isSending}>
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
              // What is typed while an address is on its way would be lost with the success.
              readOnly={isSending}
              onInput={() => setFault(undefined)}
            />
          )}
        </FormCell>
        <Button type="submit" busy={isSending}>
          {isSending ? sendingLabel : submitLabel}
        </Button>
        {children}
        <p id={`${id}-result`} className={styles.result} data-state={shown}>
          {shown === "success" && <CircleCheck className={styles.icon} aria-hidden />}
          {shown === "error" && <CircleAlert className={styles.icon} aria-hidden />}
          {/* Both are there from the start: a screen reader hears what comes into them, and at once what went wrong. */}
          <span role="status">{shown === "success" && successText}</span>
          <span role="alert">{shown === "error" && errorText}</span>
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </form>
    </div>
  );
}
