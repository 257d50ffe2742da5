import type { Language } from "#src/domain/language.ts";

/** What the build tells the service worker: it stands at the beginning of `/sw.js`, so that another build is another worker. */
export interface KeptFiles {
  /** Changes whenever one of the files does. */
  version: string;
  /** For each language the paths of all that its kept pages need, the page for what is not kept last. */
  files: Readonly<Record<Language, readonly string[]>>;
  /**
   * The one style sheet of each kept page, with the sheets that it consists of, in their order. Those are among the files, because
   * other pages ask for them within a visit; the whole is put together on the device and costs nothing.
   */
  sheets: Readonly<Record<string, readonly string[]>>;
}

/** The name under which the worker finds it. Null: nothing is kept any more, and the worker takes its leave. */
export const KEPT_FILES = "KEPT_FILES";
