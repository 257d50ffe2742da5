import type { KEPT_FILES, KeptFiles } from "./keptFiles.ts";

/*
 * A service worker's global scope, as far as it is used here: the types of the browser's window and those of its workers exclude each
 * other, and the rest of src needs the former.
 */

export interface LifeEvent {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchedEvent extends LifeEvent {
  readonly request: Request;
  /** The navigation's answer where the browser has asked ahead, else undefined. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface ToldEvent extends LifeEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly [KEPT_FILES]: KeptFiles | null;
  readonly location: { readonly origin: string };
  readonly navigator: Navigator;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true; type: "window" }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchedEvent) => void): void;
  addEventListener(type: "message", listener: (event: ToldEvent) => void): void;
}
