import { useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

import type { Language } from "#src/domain/language.ts";
import { THEMES, type Theme } from "#src/domain/theme.ts";
import { languageOf } from "#stories/fixtures/messages.ts";
import { WINDOWS, type WindowName } from "./modes.ts";

/** What is chosen in the toolbar. */
export interface Toolbar {
  language: Language;
  theme: Theme;
  /** The phone where nothing is chosen. */
  window: WindowName;
}

interface Globals {
  language?: unknown;
  theme?: unknown;
  viewport?: { value?: string };
}

/** The toolbar's choices, for pages of documentation: a decorator reaches stories alone. */
export function useToolbar(): Toolbar {
  const globals = useSyncExternalStore(subscribe, readGlobals);
  return {
    language: languageOf(globals),
    theme: THEMES.find((theme) => theme === globals.theme) ?? "day",
    window: WINDOW_NAMES.find((name) => name === globals.viewport?.value) ?? "phone",
  };
}

/** Names of the windows, from narrow to wide. */
export const WINDOW_NAMES = Object.keys(WINDOWS) as WindowName[];

/** Chooses a window as the toolbar does, which shows no such choice on pages of documentation. */
export function chooseWindow(name: WindowName): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { viewport: { value: name, isRotated: false } } });
}

/** Address of a story on its own; Storybook's blocks would drop what the toolbar says. */
export function storyAddress(id: string, { language, theme }: Omit<Toolbar, "window">): string {
  return `iframe.html?viewMode=story&id=${id}&globals=language:${language};theme:${theme}`;
}

/** Address of a story in Storybook. */
export function openAddress(id: string, { language, theme, window }: Toolbar): string {
  return `./?path=/story/${id}&globals=language:${language};theme:${theme};viewport.value:${window}`;
}

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  return () => channel.off(GLOBALS_UPDATED, onChange);
}

function readGlobals(): Globals {
  const channel = addons.getChannel();
  const [{ globals }] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [{ globals: NONE }];
  return globals;
}

const NONE: Globals = {};
