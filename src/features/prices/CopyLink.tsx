import { Check, Link2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./CopyLink.module.css";

interface CopyLinkProps {
  /** Id of the element on this page that the address points to. */
  id: string;
  /** Query string of the address, with its question mark; empty for none. */
  query: string;
  /** Name of the trip, for the button's label. */
  trip: string;
  /** Called once the address is in the clipboard. */
  onCopied: () => void;
}

/** How long the confirmation is shown, in milliseconds. */
const COPIED_MS = 4_000;

/** Button that copies a deep link to a fare, for other websites to use. Without a clipboard API it shows the address selected instead. */
export function CopyLink({ id, query, trip, onCopied }: CopyLinkProps) {
  const { t } = useTranslation("prices");
  const [state, setState] = useState<"idle" | "copied" | "manual">("idle");
  const [address, setAddress] = useState("");
  const fieldId = useId();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    const { origin, pathname } = window.location;
    const url = `${origin}${pathname}${query}#${id}`;
    setAddress(url);
    try {
      await navigator.clipboard.writeText(url);
      setState("copied");
      onCopied();
    } catch {
      // There is no clipboard API without HTTPS, and it may be denied.
      setState("manual");
    }
  }

  const Icon = state === "copied" ? Check : Link2;
  return (
    <span className={styles.copy}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t("copy.label", { trip })}
        title={t("copy.label", { trip })}
        onClick={() => void copy()}
      >
        <Icon className={styles.icon} strokeWidth={1.75} aria-hidden />
      </button>
      {state === "copied" && (
        <span className={styles.bubble} aria-hidden>
          {t("copy.copied")}
        </span>
      )}
      {state === "manual" && (
        <span className={styles.bubble} data-kind="manual">
          <label htmlFor={fieldId}>{t("copy.manual")}</label>
          <input
            ref={selectAll}
            id={fieldId}
            className={styles.field}
            readOnly
            defaultValue={address}
            onBlur={() => setState("idle")}
            onKeyDown={({ key }) => {
              if (key === "Escape") button.current?.focus();
            }}
          />
        </span>
      )}
    </span>
  );
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
