import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useId, useRef, type FormHTMLAttributes, type ReactNode, type SubmitEvent } from "react";

import { Button } from "#src/ui/Button/Button.tsx";
import { FormCell } from "#src/ui/FormCell/FormCell.tsx";
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
  /** Sends an address that the browser accepts. Without it, and without scripts, the form posts itself to `action`. */
  onSubmit?: ((email: string) => void) | undefined;
  /** Further controls, such as hidden ones for a form that posts itself. */
  children?: ReactNode;
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
  onSubmit,
  children,
  className,
  ...form
}: NewsletterProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state === "success") element.current?.reset();
  }, [state]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (state === "sending") event.preventDefault();
    else if (onSubmit) {
      event.preventDefault();
      onSubmit(String(new FormData(event.currentTarget).get("email")));
    }
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
        aria-busy={state === "sending"}
        onSubmit={handleSubmit}
      >
        <FormCell id={`${id}-email`} label={label} describedBy={`${id}-result`}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              placeholder={placeholder}
              required
            />
          )}
        </FormCell>
        <Button type="submit" busy={state === "sending"}>
          {state === "sending" ? sendingLabel : submitLabel}
        </Button>
        {children}
        <p id={`${id}-result`} className={styles.result} role="status" data-state={state}>
          {state === "success" && <CircleCheck className={styles.icon} aria-hidden />}
          {state === "success" && successText}
          {state === "error" && <CircleAlert className={styles.icon} aria-hidden />}
          {state === "error" && errorText}
        </p>
      </form>
    </div>
  );
}
