import { useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

import type { Language } from "#src/domain/language.ts";
import { THEMES, type Theme } from "#src/domain/theme.ts";
import { languageOf } from "#stories/fixtures/messages.ts";
import { WINDOWS, type WindowName } from "./modes.ts";

/** Selection in the toolbar. */
export interface Toolbar {
  language: Language;
  theme: Theme;
  /** The phone, unless another one is selected. */
  window: WindowName;
}

interface Globals {
  language?: unknown;
  theme?: unknown;
  viewport?: { value?: string };
}

/** Selection in the toolbar, for documentation pages: decorators apply to stories only. */
export function useToolbar(): Toolbar {
  const globals = useSyncExternalStore(subscribe, readGlobals);
  return {
    language: languageOf(globals),
    theme: THEMES.find((theme) => theme === globals.theme) ?? "day",
    window: WINDOW_NAMES.find((name) => name === globals.viewport?.value) ?? "phone",
  };
}

/** Names of the viewports, narrowest first. */
export const WINDOW_NAMES = Object.keys(WINDOWS) as WindowName[];

/** Selects a viewport, as the toolbar does, which has no such control on documentation pages. */
export function chooseWindow(name: WindowName): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { viewport: { value: name, isRotated: false } } });
}

/** URL of a story without Storybook's interface. Storybook's doc blocks would lose the toolbar's selection. */
export function storyAddress(id: string, { language, theme }: Omit<Toolbar, "window">): string {
  return `iframe.html?viewMode=story&id=${id}&globals=language:${language};theme:${theme}`;
}

/** URL of a story in Storybook. */
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
