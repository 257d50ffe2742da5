import * as Radix from "@radix-ui/react-dialog";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useState, type KeyboardEvent } from "react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useReturnFocus } from "#src/ui/useReturnFocus.ts";
import styles from "./Lightbox.module.css";
import { LightboxMedia, LightboxNeighbours, type LightboxItem } from "./LightboxMedia.tsx";
import { useSwipe } from "./useSwipe.ts";

export interface LightboxProps {
  /** Accessible name of the dialog, such as the gallery's title. */
  label: string;
  items: readonly LightboxItem[];
  /** Index of the current item; `null` closes the lightbox. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  previousLabel: string;
  nextLabel: string;
  closeLabel: string;
  /** Position text, such as '6 of 22', counted from 1. Announced together with title and place. */
  positionText: (position: number, count: number) => string;
  loadingLabel: string;
  failedText: string;
  retryLabel: string;
}

/**
 * Modal viewer for pictures and films. Buttons, arrow keys and swipes move between items and wrap around; Escape closes
 * it and returns focus.
 */
export function Lightbox({ label, items, index, onIndexChange, positionText, ...labels }: LightboxProps) {
  const { previousLabel, nextLabel, closeLabel, ...mediaLabels } = labels;
  const returnFocus = useReturnFocus();
  const [step, setStep] = useState<-1 | 0 | 1>(0);
  const [readyIndex, setReadyIndex] = useState<number | null>(null);
  const count = items.length;
  const item = index === null ? undefined : items[index];

  function move(by: -1 | 1) {
    if (index === null || count < 2) return;
    setStep(by);
    onIndexChange(wrapIndex(index, by, count));
  }

  function close() {
    setStep(0);
    setReadyIndex(null);
    onIndexChange(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // A focused video uses the arrow keys to seek, and combinations with modifiers belong to the browser.
    if (event.target instanceof HTMLVideoElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  }

  const swipe = useSwipe(move);
  if (index === null || !item) return null;
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={styles.ground}>
          <Radix.Content className={styles.box} onKeyDown={handleKeyDown} {...swipe} {...returnFocus}>
            <Radix.Title asChild>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Radix.Title>
            <Radix.Description asChild>
              <VisuallyHidden role="status">
                {`${positionText(index + 1, count)}: ${item.title}, ${item.place}`}
              </VisuallyHidden>
            </Radix.Description>
            <div className={styles.top}>
              <span className={styles.count} aria-hidden>
                {`${String(index + 1).padStart(2, "0")} / ${String(count).padStart(2, "0")}`}
              </span>
              <Radix.Close className={styles.button} aria-label={closeLabel}>
                <X className={styles.icon} aria-hidden />
              </Radix.Close>
            </div>
            <div className={styles.stage}>
              <LightboxMedia
                {...mediaLabels}
                key={index}
                item={item}
                step={step}
                onReady={() => setReadyIndex(index)}
              />
            </div>
            {count > 1 && (
              <div className={styles.nav}>
                <button type="button" className={styles.turn} aria-label={previousLabel} onClick={() => move(-1)}>
                  <ArrowLeft className={styles.icon} aria-hidden />
                </button>
                <button type="button" className={styles.turn} aria-label={nextLabel} onClick={() => move(1)}>
                  <ArrowRight className={styles.icon} aria-hidden />
                </button>
              </div>
            )}
            {readyIndex === index && (
              <LightboxNeighbours items={[items[wrapIndex(index, -1, count)], items[wrapIndex(index, 1, count)]]} />
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function wrapIndex(index: number, by: -1 | 1, count: number): number {
  return (index + by + count) % count;
}
