import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

import { useReturnFocus } from "#src/ui/useReturnFocus.ts";
import styles from "./Dialog.module.css";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dark strip at the top: one or two short words. */
  head: ReactNode;
  title: string;
  text: string;
  /** Beside the title, such as a postmark. */
  mark?: ReactNode;
  /** The content; a `DialogClose` among it closes. */
  children: ReactNode;
}

/** A modal sheet. It closes on the backdrop, on Escape and on its button, and gives the focus back to where it was. */
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

/** Makes the button in it close the dialog around it. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
