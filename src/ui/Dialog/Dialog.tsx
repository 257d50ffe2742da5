import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

import { useReturnFocus } from "#src/ui/useReturnFocus.ts";
import styles from "./Dialog.module.css";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Text of the dark title bar: one or two short words. */
  head: ReactNode;
  title: string;
  text: string;
  /** Decoration beside the title, such as a `Postmark`. */
  mark?: ReactNode;
  /** Content; wrap the button that closes the dialog in a `DialogClose`. */
  children: ReactNode;
}

/**
 * Modal dialog. It closes on a backdrop click, on Escape and on its close button, and returns focus to where it was.
 */
export function Dialog({ open, onOpenChange, head, title, text, mark, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content className={styles.sheet} {...returnFocus}>
            <div className={styles.head}>{head}</div>
            <div className={styles.body}>
              <div className={styles.top}>
                <Radix.Title className={styles.title} data-marked={mark ? true : undefined}>
                  {title}
                </Radix.Title>
                {mark}
              </div>
              <Radix.Description className={styles.text}>{text}</Radix.Description>
              {children}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Wraps a button that closes the surrounding `Dialog`. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
