import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useRef, type RefObject } from "react";

import { DialList, type DialListLabels } from "./DialList.tsx";
import type { DialCountry } from "./searchCountries.ts";
import styles from "./DialSheet.module.css";

/** Props of the list's popover and bottom sheet. */
export interface DialPopupProps extends DialListLabels {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it, and that gets the focus when it closes. */
  button: RefObject<HTMLButtonElement | null>;
  title: string;
  closeLabel: string;
  countries: readonly DialCountry[];
  value: string;
  onChoose: (code: string) => void;
}

/** The list of countries as a bottom sheet. The list gets the focus, because the search field would open the on-screen keyboard. */
export function DialSheet({ id, open, onOpenChange, button, title, closeLabel, ...list }: DialPopupProps) {
  const first = useRef<HTMLElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          id={id}
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            first.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <X className={styles.icon} aria-hidden />
            </Dialog.Close>
          </div>
          <DialList {...list} label={title} focusOn="list" focusRef={first} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
