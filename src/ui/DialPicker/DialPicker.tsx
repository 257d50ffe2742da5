import { ChevronDown, X } from "lucide-react";
import { type RefObject, Suspense, lazy, startTransition, useId, useRef, useState, useSyncExternalStore } from "react";
import * as Dialog from "@radix-ui/react-dialog";

import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import { CountryFlag, DialList, type DialListLabels } from "./DialList.tsx";
import { loadFlags } from "./flagPictures.ts";
import type { DialCountry } from "./searchCountries.ts";
import styles from "./DialPicker.module.css";

/** At this width the list opens as a popover; on narrower screens it is a bottom sheet. */
const WIDE = "(min-width: 64rem)";

/**
 * Loaded on demand: only wide screens need it, and its positioning code is large. Where it cannot be loaded, the sheet
 * opens instead.
 */
const loadPopover = () => import("./DialPopover.tsx").then(({ DialPopover }) => DialPopover);
const DialPopover = lazy(async () => ({ default: await loadPopover().catch(() => DialSheet) }));

export interface DialPickerProps extends DialListLabels {
  /** In the order of the list. */
  countries: readonly DialCountry[];
  /** Code of the chosen country, such as `TR`. A dial code would be ambiguous, because several countries can share one. */
  value: string;
  onValueChange: (code: string) => void;
  /** Accessible name of the button for the chosen country. It must contain the dial code, which is the visible label. */
  labelOf: (country: DialCountry) => string;
  /** Name of the list, and its visible title on a phone. */
  title: string;
  closeLabel: string;
}

/**
 * Country picker for a phone number: a button with a flag and a dial code that opens a searchable list. The list is a popover on a
 * desktop and a bottom sheet on a phone, where the Back button closes it.
 */
export function DialPicker({
  countries,
  value,
  onValueChange,
  labelOf,
  title,
  closeLabel,
  ...labels
}: DialPickerProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isWide = useWideScreen();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  useCloseOnBack(isOpen && !isWide, () => setOpen(false));

  const chosen = countries.find(({ code }) => code === value) ?? countries[0];
  if (!chosen) return null;

  const prepare = () => {
    void loadFlags();
    if (isWide) loadPopover().catch(() => undefined);
  };
  const Popup = isWide ? DialPopover : DialSheet;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={labelOf(chosen)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        // Rendering the list takes a slow phone more than a frame. The transition shows the press first.
        onClick={() => {
          startTransition(() => {
            setUsed(true);
            setOpen(!isOpen);
          });
        }}
      >
        <CountryFlag code={chosen.code} />
        <span className={styles.code} translate="no">
          {chosen.dialCode}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </button>
      <Suspense>
        {isUsed && (
          <Popup
            {...labels}
            id={id}
            open={isOpen}
            onOpenChange={setOpen}
            button={button}
            title={title}
            closeLabel={closeLabel}
            countries={countries}
            value={chosen.code}
            onChoose={(code) => {
              onValueChange(code);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
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
function DialSheet({ id, open, onOpenChange, button, title, closeLabel, ...list }: DialPopupProps) {
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
