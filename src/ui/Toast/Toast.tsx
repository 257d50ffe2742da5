import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";

import styles from "./Toast.module.css";

/** Whether the message reports a failure or a success. */
export const TOAST_TONES = ["error", "success"] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export interface ToastProps {
  tone: ToastTone;
  title: string;
  text?: string;
  /** One action, such as a button. */
  action?: ReactNode;
  closeLabel: string;
  /** `hadFocus` is true if focus was in the toast, so that the caller has to move it. */
  onClose: (hadFocus: boolean) => void;
}

/** Custom property on the root for the height that the toast takes below the header; the page's scroll padding includes it. */
const HEIGHT = "--toast-h";

/**
 * Result of the visitor's action. It stays until it is closed or replaced; render it in a `ToastRegion`, before what scrolls into view
 * together with it, so that this stops below the toast.
 */
export function Toast({ tone, title, text, action, closeLabel, onClose }: ToastProps) {
  const Icon = tone === "error" ? CircleAlert : CircleCheck;
  const toast = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(HEIGHT, `${toast.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty(HEIGHT);
  });

  return (
    <div ref={toast} className={styles.toast} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      <Icon className={styles.icon} aria-hidden />
      <p className={styles.title}>{title}</p>
      <div className={styles.body}>
        {text && <p className={styles.text}>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {/* Last, so that it does not interrupt what is read out. */}
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => onClose(Boolean(toast.current?.contains(document.activeElement)))}
      >
        <X aria-hidden />
      </button>
    </div>
  );
}

export interface ToastRegionProps {
  label: string;
  /** The toast, if any. Keep the region mounted, so that a new toast is announced. */
  children: ReactNode;
}

/**
 * Region for toasts, to be rendered in a `ToastAnchor`; without one they are in the flow.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <div className={styles.region} role="region" aria-label={label}>
      {children}
    </div>
  );
}

/** Where toasts are shown: directly below the header, wherever the page is scrolled to. Render it after the header. */
export function ToastAnchor({ children }: { children: ReactNode }) {
  return <div className={styles.anchor}>{children}</div>;
}
