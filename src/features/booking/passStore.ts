import { parsePasses, serialisePasses, type KeptPass } from "#src/domain/keptPass.ts";
import { randomKey } from "#src/domain/randomKey.ts";
import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { localStore } from "#src/storage.ts";
import type { BookingWithFare } from "./submitBooking.ts";

/** Event dispatched on the window whenever a pass was added or deleted. */
const PASSES_CHANGED = "passeschanged";

/** Ids of passes that storage refused. They exist in memory until the page is left. */
let unsavedIds: ReadonlySet<string> = new Set();

/** Cached snapshot: `useSyncExternalStore` needs the same reference until something changes. */
let snapshot: { text: string | null; passes: readonly KeptPass[] } | undefined;

/** The stored passes, newest first. */
export function readPasses(): readonly KeptPass[] {
  const text = localStore.get(LOCAL_KEYS.passes);
  if (snapshot?.text !== text) snapshot = { text, passes: parsePasses(text, Date.now()) };
  return snapshot.passes;
}

/** Creates the pass of a request that has just been sent. `reference` is that of the answer. */
export function createPass(request: BookingWithFare, reference: string | null): KeptPass {
  return { id: randomKey(), sentAt: Date.now(), reference, ...request };
}

/** Adds a pass to the store. Returns false if storage refused it: it then lasts until the page is left. */
export function savePass(pass: KeptPass): boolean {
  const wasSaved = write([pass, ...readPasses()]);
  unsavedIds = wasSaved ? new Set() : new Set([...unsavedIds, pass.id]);
  return wasSaved;
}

/** Whether a pass is in storage, not only in memory until the page is left. */
export function isSaved({ id }: KeptPass): boolean {
  return !unsavedIds.has(id);
}

/** Deletes a pass from this device. */
export function deletePass({ id }: KeptPass): void {
  write(readPasses().filter((one) => one.id !== id));
}

/** Calls `listener` after each change, including those in other tabs. Returns the unsubscribe function. */
export function subscribeToPasses(listener: () => void): () => void {
  for (const type of [PASSES_CHANGED, "storage"]) addEventListener(type, listener);
  return () => {
    for (const type of [PASSES_CHANGED, "storage"]) removeEventListener(type, listener);
  };
}

function write(passes: readonly KeptPass[]): boolean {
  if (passes.length === 0) localStore.remove(LOCAL_KEYS.passes);
  const wasSaved = passes.length === 0 || localStore.set(LOCAL_KEYS.passes, serialisePasses(passes));
  dispatchEvent(new Event(PASSES_CHANGED));
  return wasSaved;
}
