import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from "react";

import { Mark } from "#src/ui/Mark/Mark.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useReturnFocus } from "#src/ui/useReturnFocus.ts";
import { SIGN_LEADING, USUAL_RATIO, layOutName } from "./layOutName.ts";
import styles from "./NameSign.module.css";
import { useWakeLock } from "./useWakeLock.ts";

export interface NameSignProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog: "Name sign". */
  label: string;
  /** Whom the driver is looking for. */
  name: string;
  /** The name of the business, which the driver looks for too. */
  brand: string;
  /** At the foot, in Turkish whatever the page's language: time, destination, passengers. */
  facts: readonly string[];
  /** The vehicle's product name, which keeps its letters in Turkish. */
  vehicle: string;
  closeLabel: string;
}

/**
 * The guest's name, as large as the screen allows, to be held up for the driver at arrivals. An upright phone shows it turned, and
 * the screen stays awake while it is open.
 */
export function NameSign({ open, onOpenChange, label, name, brand, facts, vehicle, closeLabel }: NameSignProps) {
  const returnFocus = useReturnFocus();
  useWakeLock(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.ground}>
          <Radix.Content className={styles.sign} {...returnFocus}>
            <Radix.Title asChild>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Radix.Title>
            <div className={styles.bar}>
              <Mark className={styles.mark} />
              <span className={styles.brand}>{brand}</span>
              <Radix.Close className={styles.close} aria-label={closeLabel}>
                <X className={styles.icon} aria-hidden />
              </Radix.Close>
            </div>
            <Stage name={name} />
            <p className={styles.foot} lang="tr">
              {facts.map((fact) => (
                <span key={fact}>{fact} </span>
              ))}
              <span lang="en">{vehicle}</span>
            </p>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The room that bar and foot leave, and the name in it, in the lines that fit that room best. */
function Stage({ name }: { name: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const { lines, ems } = layOutName(name, useRatio(stage));
  const size = { "--sign-ems": ems, "--sign-lines": lines.length, "--sign-leading": SIGN_LEADING } as CSSProperties;
  return (
    <div ref={stage} className={styles.stage}>
      <Radix.Description className={styles.name} dir="auto" translate="no" style={size}>
        {lines.map((line, index) => (
          <span key={index} className={styles.line}>
            {line}{" "}
          </span>
        ))}
      </Radix.Description>
    </div>
  );
}

/** Width by height of a box as it is laid out, whichever way it is turned on the screen; the usual one until it is measured. */
function useRatio(box: RefObject<HTMLElement | null>): number {
  const [ratio, setRatio] = useState(USUAL_RATIO);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setRatio(clientWidth / clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return ratio;
}
