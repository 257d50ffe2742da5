import * as Popover from "@radix-ui/react-popover";
import { useRef } from "react";

import { DialList } from "./DialList.tsx";
import type { DialPopupProps } from "./DialPicker.tsx";
import styles from "./DialPopover.module.css";

/** The list of countries as a popover below its button. The search field gets the focus. */
export function DialPopover(props: DialPopupProps) {
  const { id, open, onOpenChange, button, title, countries, value, onChoose } = props;
  const { searchLabel, searchPlaceholder, noResult } = props;
  const first = useRef<HTMLElement>(null);
  const wasLeft = useRef(false);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          className={styles.popover}
          aria-label={title}
          align="start"
          alignOffset={-1}
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            wasLeft.current = false;
            first.current?.focus();
          }}
          onInteractOutside={(event) => {
            // A press on the button closes the list. If it were closed here first, the button would open it again.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
            else wasLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!wasLeft.current) button.current?.focus();
          }}
        >
          <DialList
            label={title}
            countries={countries}
            value={value}
            onChoose={onChoose}
            focusOn="search"
            focusRef={first}
            searchLabel={searchLabel}
            searchPlaceholder={searchPlaceholder}
            noResult={noResult}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
