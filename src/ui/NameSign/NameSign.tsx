import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from "react";

import { LogoMark } from "#src/ui/LogoMark/LogoMark.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useReturnFocus } from "#src/ui/useReturnFocus.ts";
import { SIGN_LEADING, DEFAULT_RATIO, layOutName } from "./layOutName.ts";
import styles from "./NameSign.module.css";
import { useWakeLock } from "./useWakeLock.ts";

export interface NameSignProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the dialog: "Name sign". */
  label: string;
  /** Name of the guest. */
  name: string;
  /** Name of the business, so that the driver recognises the sign. */
  brand: string;
  /** Shown at the bottom, always in Turkish: time, destination, passengers. */
  facts: readonly string[];
  /** Product name of the vehicle; marked as English so that Turkish casing does not apply. */
  vehicle: string;
  closeLabel: string;
}

/**
 * Full-screen sign with the guest's name, as large as it fits, to be held up for the driver at arrivals. On a phone in
 * portrait it is rotated, and a wake lock keeps the screen on while it is open.
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
              <LogoMark className={styles.mark} />
              <span className={styles.brand} translate="no">
                {brand}
              </span>
              <Radix.Close className={styles.close} aria-label={closeLabel}>
                <X className={styles.icon} aria-hidden />
              </Radix.Close>
            </div>
            <Stage name={name} />
            <p className={styles.foot} lang="tr" translate="no">
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

/** The area between bar and footer, with the name in the line breaks that fit it best. */
function Stage({ name }: { name: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const { lines, ems } = layOutName(name, useAspectRatio(stage));
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

/** Aspect ratio of an element in its own layout, unaffected by rotation; a typical one until it has been measured. */
function useAspectRatio(box: RefObject<HTMLElement | null>): number {
  const [ratio, setRatio] = useState(DEFAULT_RATIO);
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
