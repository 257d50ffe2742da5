import { useSyncExternalStore } from "react";

import { isTheme, type Theme } from "#src/domain/theme.ts";
import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { localStore } from "#src/storage.ts";

/** `device` follows the device setting. */
export type ThemeChoiceValue = Theme | "device";

/** The theme colours of the served document. */
let themeColours: Partial<Record<Theme, string>> | undefined;

const listeners = new Set<() => void>();

/** The selected theme, kept in local storage and in sync across tabs, and its setter. */
export function useTheme(): { choice: ThemeChoiceValue; choose: (choice: ThemeChoiceValue) => void } {
  const choice = useSyncExternalStore(subscribe, read, () => "device" as const);
  return { choice, choose };
}

function choose(choice: ThemeChoiceValue): void {
  if (choice === "device") localStore.remove(LOCAL_KEYS.theme);
  else localStore.set(LOCAL_KEYS.theme, choice);
  applyTheme();
}

function read(): ThemeChoiceValue {
  const stored = localStore.get(LOCAL_KEYS.theme);
  return isTheme(stored) ? stored : "device";
}

/** Sets `data-theme` on the root element, which the style sheets select on, and notifies the subscribers. */
function applyTheme(): void {
  const choice = read();
  const { dataset } = document.documentElement;
  if (choice === "device") delete dataset["theme"];
  else dataset["theme"] = choice;
  updateThemeColour(choice);
  for (const listener of listeners) listener();
}

/**
 * Sets the `theme-color` of the document, with which browsers colour their own interface. A document has one for each
 * `prefers-color-scheme`; a selected theme overrides both.
 */
function updateThemeColour(choice: ThemeChoiceValue): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const themeOf = ({ media }: HTMLMetaElement): Theme => (media.includes("dark") ? "night" : "day");
  themeColours ??= Object.fromEntries(metas.map((meta) => [themeOf(meta), meta.content]));
  for (const meta of metas) meta.content = themeColours[choice === "device" ? themeOf(meta) : choice] ?? meta.content;
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    // A script in the head has already set the theme itself.
    updateThemeColour(read());
    window.addEventListener("storage", applyTheme);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener("storage", applyTheme);
  };
}
