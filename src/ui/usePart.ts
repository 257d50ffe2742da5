import { useCallback, useState, type ComponentType } from "react";

/** Brings the code of a component. It is the part's name, too: the same function stands for the same part everywhere. */
export type PartLoader<Props> = () => Promise<ComponentType<Props>>;

export interface BroughtPart<Props> {
  /** Null until it is there. */
  Part: ComponentType<Props> | null;
  /**
   * Asks for it: at the first sign that it may be wanted, and again when it is. False where it could not be had; the next call asks
   * again. Never rejects.
   */
  bring: () => Promise<boolean>;
}

/** What has come, so that whoever asks next has it at once. */
const here = new WeakMap<object, unknown>();

/**
 * A part of a component that most visits never need, such as what a press opens: its code comes on intent. A part that cannot be
 * had breaks nothing: whoever uses it says what takes its place.
 */
export function usePart<Props>(load: PartLoader<Props>): BroughtPart<Props> {
  // Another loader may be handed in meanwhile: what has come counts for its own.
  const [, setBrought] = useState<PartLoader<Props> | null>(null);

  const bring = useCallback(async () => {
    try {
      if (!here.has(load)) here.set(load, await load());
      setBrought(() => load);
      return true;
    } catch (error) {
      console.warn(error);
      return false;
    }
  }, [load]);

  return { Part: (here.get(load) as ComponentType<Props> | undefined) ?? null, bring };
}
