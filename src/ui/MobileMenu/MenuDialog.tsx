import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useDeferredValue, type ReactNode, type RefObject } from "react";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./MenuDialog.module.css";

export interface MenuDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Button that opened the dialog; focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
  title: string;
  closeLabel: string;
  board: ReactNode;
  brand: ReactNode;
  children: ReactNode;
  action: ActionLink;
}

/** Full-screen dialog of the mobile menu. */
export function MenuDialog({ id, open, onOpenChange, button, title, closeLabel, ...parts }: MenuDialogProps) {
  const { board, brand, children, action } = parts;
  const { label: actionLabel, ...actionLink } = action;
  // The overlay locks the page's scrolling, which lays the whole page out again: that waits until the menu has been painted.
  const hasBeenPainted = useDeferredValue(open);

  // During the closing animation, the page that a link led to may already have moved focus; keep it there.
  function handleCloseAutoFocus(event: Event) {
    event.preventDefault();
    if (document.activeElement === document.body) button.current?.focus();
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {(!open || hasBeenPainted) && <Dialog.Overlay className={styles.overlay} />}
        <Dialog.Content
          id={id}
          className={styles.menu}
          aria-describedby={undefined}
          onCloseAutoFocus={handleCloseAutoFocus}
        >
          <Dialog.Title asChild>
            <VisuallyHidden>{title}</VisuallyHidden>
          </Dialog.Title>
          <div className={styles.board}>{board}</div>
          <div className={styles.top}>
            {brand}
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <X className={styles.icon} aria-hidden />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          <div className={styles.foot}>
            <ButtonLink {...actionLink} wide>
              {actionLabel}
            </ButtonLink>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
