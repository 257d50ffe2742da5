import { Check, Link2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { useTranslation } from "#src/i18n/useTranslation.tsx";
import styles from "./CopyLink.module.css";

interface CopyLinkProps {
  /** The anchor on this page whose address is copied. */
  id: string;
  /** What the address says between its path and the anchor. */
  query: string;
  /** What the address leads to, for the button's name. */
  trip: string;
  /** Told when the address is in the clipboard. */
  onCopied: () => void;
}

/** How long the button says that it has copied, in milliseconds. */
const SAID_FOR = 4_000;

/** Copies the address of one part of this page, for a hotel's or a blog's own pages. Where there is no clipboard, it marks the address instead. */
export function CopyLink({ id, query, trip, onCopied }: CopyLinkProps) {
  const { t } = useTranslation("prices");
  const [state, setState] = useState<"idle" | "copied" | "manual">("idle");
  const [address, setAddress] = useState("");
  const fieldId = useId();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), SAID_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    const { origin, pathname } = window.location;
    const copied = `${origin}${pathname}${query}#${id}`;
    setAddress(copied);
    try {
      await navigator.clipboard.writeText(copied);
      setState("copied");
      onCopied();
    } catch {
      // Without https, or without the permission, there is no clipboard to write to.
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
            value={address}
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
