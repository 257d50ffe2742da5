import * as Dialog from "@radix-ui/react-dialog";
import * as Popover from "@radix-ui/react-popover";
import { ChevronDown, X } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";

import { CountryFlag } from "./CountryFlag.tsx";
import { DialList, type DialListWords } from "./DialList.tsx";
import type { DialCountry } from "./searchCountries.ts";
import styles from "./DialPicker.module.css";

/** From here on there is room beside the button; below, the list comes up from the edge of the screen. */
const WIDE = "(min-width: 64rem)";

export interface DialPickerProps extends DialListWords {
  /** In the order in which the list shows them. */
  countries: readonly DialCountry[];
  /** The chosen country's two letters: several countries share a dial code. */
  value: string;
  onValueChange: (code: string) => void;
  /** The button's name for the chosen country; it must contain the dial code, which is what the eye sees. */
  labelOf: (country: DialCountry) => string;
  /** Names the list; on a phone it stands above it. */
  title: string;
  closeLabel: string;
}

/**
 * The country in front of a phone number: a button with flag and code that opens a list with a search field, below the button
 * on a desktop, from the edge of the screen on a phone.
 */
export function DialPicker({ countries, value, onValueChange, labelOf, title, closeLabel, ...words }: DialPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useWideScreen();
  const first = useRef<HTMLElement>(null);
  const chosen = countries.find(({ code }) => code === value) ?? countries[0];
  if (!chosen) return null;

  const button = (
    <button type="button" className={styles.button} aria-label={labelOf(chosen)}>
      <CountryFlag code={chosen.code} />
      <span className={styles.code}>{chosen.dialCode}</span>
      <ChevronDown className={styles.chevron} aria-hidden />
    </button>
  );
  const focusFirst = (event: Event) => {
    event.preventDefault();
    first.current?.focus();
  };
  const list = (
    <DialList
      {...words}
      label={title}
      countries={countries}
      value={chosen.code}
      // On a phone the keyboard would cover half of the list: there the list itself takes the focus.
      focusRef={first}
      focusOn={isWide ? "search" : "list"}
      onChoose={(code) => {
        onValueChange(code);
        setOpen(false);
      }}
    />
  );

  if (isWide) {
    return (
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger asChild>{button}</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            className={styles.popover}
            aria-label={title}
            align="start"
            alignOffset={-1}
            sideOffset={8}
            collisionPadding={12}
            onOpenAutoFocus={focusFirst}
          >
            {list}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    );
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>{button}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined} onOpenAutoFocus={focusFirst}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <X className={styles.icon} aria-hidden />
            </Dialog.Close>
          </div>
          {list}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
