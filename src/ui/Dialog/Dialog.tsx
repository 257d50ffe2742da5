import * as Radix from "@radix-ui/react-dialog";
import { useRef, type ReactNode } from "react";

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
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={styles.sheet}
            onOpenAutoFocus={(event) => {
              // The sheet itself, so that its title and text are read out, and no button is pressed by mistake.
              event.preventDefault();
              opener.current = document.activeElement;
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              // It has no trigger of its own to go back to.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
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
