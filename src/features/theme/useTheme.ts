import { useSyncExternalStore } from "react";

import { isTheme, THEME_COLOURS, THEME_KEY, type Theme } from "#src/domain/theme.ts";

/** `device` leaves it to the device. */
export type ThemeChoiceValue = Theme | "device";

const listeners = new Set<() => void>();
/** The choice of a visitor whose browser keeps nothing: it holds until the page is left. */
let chosenForNow: ThemeChoiceValue = "device";

/** The theme that the visitor chose, here or in another tab, and what chooses. */
export function useTheme(): { choice: ThemeChoiceValue; choose: (choice: ThemeChoiceValue) => void } {
  const choice = useSyncExternalStore(subscribe, read, () => "device" as const);
  return { choice, choose };
}

function choose(choice: ThemeChoiceValue): void {
  try {
    if (choice === "device") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    chosenForNow = choice;
  }
  update();
}

function read(): ThemeChoiceValue {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return isTheme(kept) ? kept : chosenForNow;
  } catch {
    return chosenForNow;
  }
}

/** On the document, where the style sheets look. */
function update(): void {
  const choice = read();
  const { dataset } = document.documentElement;
  if (choice === "device") delete dataset["theme"];
  else dataset["theme"] = choice;
  colourSurroundings(choice);
  for (const listener of listeners) listener();
}

/** What a phone paints around the page goes by the device, unless it is told. */
function colourSurroundings(choice: ThemeChoiceValue): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const device = meta.media.includes("dark") ? "night" : "day";
    meta.content = THEME_COLOURS[choice === "device" ? device : choice];
  }
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    // The document has its theme from the start.
    colourSurroundings(read());
    window.addEventListener("storage", update);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener("storage", update);
  };
}
