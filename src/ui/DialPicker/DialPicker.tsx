import { ChevronDown } from "lucide-react";
import { lazy, startTransition, Suspense, useId, useRef, useState, useSyncExternalStore } from "react";

import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import { CountryFlag } from "./CountryFlag.tsx";
import type { DialListWords } from "./DialList.tsx";
import { DialSheet } from "./DialSheet.tsx";
import { loadFlags } from "./flagPictures.ts";
import type { DialCountry } from "./searchCountries.ts";
import styles from "./DialPicker.module.css";

/** From here on there is room beside the button; below, the list comes up from the edge of the screen. */
const WIDE = "(min-width: 64rem)";

/** Only a desktop needs the popover, whose positioning is large. Where it cannot be loaded, the sheet opens instead. */
const loadPopover = () => import("./DialPopover.tsx").then(({ DialPopover }) => DialPopover);
const DialPopover = lazy(async () => ({ default: await loadPopover().catch(() => DialSheet) }));

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
 * on a desktop, from the edge of the screen on a phone, where Back closes it.
 */
export function DialPicker({ countries, value, onValueChange, labelOf, title, closeLabel, ...words }: DialPickerProps) {
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
        // The whole list takes a slow phone more than a frame: the press itself shows before.
        onClick={() => {
          startTransition(() => {
            setUsed(true);
            setOpen(!isOpen);
          });
        }}
      >
        <CountryFlag code={chosen.code} />
        <span className={styles.code}>{chosen.dialCode}</span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </button>
      <Suspense>
        {isUsed && (
          <Popup
            {...words}
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
