import { useCallback, useState } from "react";

import type { Language } from "#src/domain/language.ts";
import { loadWords } from "#src/i18n/words.ts";
import type { Desk } from "./desk.ts";

const desks = new Map<Language, Desk>();

/** The desk with its words in a language, where it has come by now. */
export function deskAtHand(language: Language): Desk | undefined {
  return desks.get(language);
}

/**
 * Brings what a form needs once somebody fills it in, and its words: at the first touch, so that it is there when the form is sent, and
 * the network may not be. Undefined where it cannot be had; the next call asks again.
 */
export async function bringDesk(language: Language): Promise<Desk | undefined> {
  try {
    if (!desks.has(language)) {
      const [{ DESK }] = await Promise.all([import("./desk.ts"), loadWords(language, ["request"])]);
      desks.set(language, DESK);
    }
  } catch (error) {
    console.warn(error);
  }
  return desks.get(language);
}

export interface BroughtDesk {
  /** Undefined until it is there. */
  desk: Desk | undefined;
  /** See `bringDesk`; who called it is drawn anew once it is there. */
  bring: () => Promise<Desk | undefined>;
}

/** The desk for a component that shows a part of it. */
export function useDesk(language: Language): BroughtDesk {
  const [, setCome] = useState<Desk>();
  const bring = useCallback(async () => {
    const desk = await bringDesk(language);
    setCome(desk);
    return desk;
  }, [language]);
  return { desk: deskAtHand(language), bring };
}
