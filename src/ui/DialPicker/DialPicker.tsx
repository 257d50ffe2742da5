import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";

import { nextPaint } from "#src/ui/nextPaint.ts";
import { useOpened } from "#src/ui/useOpened.ts";
import { usePart } from "#src/ui/usePart.ts";
import { WaitSign } from "#src/ui/WaitSign/WaitSign.tsx";
import { CountryFlag } from "./CountryFlag.tsx";
import type { DialListWords } from "./DialList.tsx";
import { bringFlags } from "./flagPictures.ts";
import type { DialCountry } from "./searchCountries.ts";
import styles from "./DialPicker.module.css";

/** From here on there is room beside the button; below, the list comes up from the edge of the screen. */
const WIDE = "(min-width: 64rem)";

const loadPopover = async () => (await import("./DialPopover.tsx")).DialPopover;
const loadSheet = async () => (await import("./DialSheet.tsx")).DialSheet;

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
  /** The button was pressed and its list cannot be had: a plain select is better than nothing. */
  onUnavailable?: (() => void) | undefined;
}

/**
 * The country in front of a phone number: a button with flag and code that opens a list with a search field, below the button
 * on a desktop, from the edge of the screen on a phone, where Back closes it. The list's code comes on intent; a press before it is
 * there opens it when it comes, and what is typed meanwhile is searched for.
 */
export function DialPicker({
  countries,
  value,
  onValueChange,
  labelOf,
  title,
  closeLabel,
  onUnavailable,
  ...words
}: DialPickerProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState("");
  const [isEntered, setEntered] = useState(false);
  /** The list was asked for and has not taken the focus yet. */
  const [isAwaited, setAwaited] = useState(false);
  /** The same for who has waited for it meanwhile. */
  const isMeant = useRef(false);
  const isWide = useWideScreen();
  const list = useOpened("dialCode", { isEntry: !isWide });
  const { Part: Popup, bring } = usePart(isWide ? loadPopover : loadSheet);
  const isWanted = list.which !== null;
  const isOpen = isWanted && Popup !== null;

  // Come back to by Forward or a reload.
  useEffect(() => {
    if (isWanted) void bring();
  }, [isWanted, bring]);

  const chosen = countries.find(({ code }) => code === value) ?? countries[0];
  if (!chosen) return null;

  const prepare = () => {
    void bring();
    void bringFlags();
  };
  const setMeant = (meant: boolean) => {
    isMeant.current = meant;
    setAwaited(meant);
    setTyped("");
    setEntered(false);
  };
  const close = () => {
    setMeant(false);
    list.close();
  };
  const keepKey = (event: KeyboardEvent) => {
    if (!isAwaited || event.ctrlKey || event.metaKey || event.altKey) return;
    // A key that is held down goes on pressing; once is meant.
    if (event.key === "Enter") setEntered(!event.repeat);
    else if (event.key === "Escape") setMeant(false);
    else if (event.key === "Backspace") setTyped((text) => text.slice(0, -1));
    else if (event.key.length === 1) setTyped((text) => text + event.key);
    else return;
    event.preventDefault();
  };
  const press = async () => {
    if (isOpen) return close();
    if (isAwaited) return;
    setMeant(true);
    // The whole list takes a slow phone more than a frame: the press itself shows before.
    const [hasCome] = await Promise.all([bring(), nextPaint()]);
    // Escape has been pressed, or the form is gone.
    if (!isMeant.current || !button.current?.isConnected) return;
    if (hasCome) return list.open("list");
    setMeant(false);
    onUnavailable?.();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={labelOf(chosen)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={(isAwaited && !isOpen) || undefined}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={() => void press()}
        onKeyDown={keepKey}
      >
        <CountryFlag code={chosen.code} />
        <span className={styles.code}>{chosen.dialCode}</span>
        <WaitSign isWaiting={isAwaited && !isOpen}>
          <ChevronDown className={styles.chevron} aria-hidden />
        </WaitSign>
      </button>
      {Popup && (
        <Popup
          {...words}
          id={id}
          open={isOpen}
          onOpenChange={(next) => !next && close()}
          button={button}
          title={title}
          closeLabel={closeLabel}
          countries={countries}
          value={chosen.code}
          typed={typed}
          onType={setTyped}
          isEntered={isEntered}
          onFocused={() => setAwaited(false)}
          onChoose={(code) => {
            onValueChange(code);
            close();
          }}
        />
      )}
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
