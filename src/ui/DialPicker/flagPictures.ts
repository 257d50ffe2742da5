// As text, not as components: those all live in one module, which would follow the first flag into the page's first code.
import { TR } from "country-flag-icons/string/3x2";

/** SVG by code. The first country's flag comes with the form, so that nothing blinks when it appears. */
let pictures: Partial<Record<string, string>> = { TR };
let loading: Promise<void> | undefined;

export function flagPicture(code: string): string | undefined {
  return pictures[code];
}

/** Loads the flags of all countries; the blanks stay where they cannot be had, until somebody asks again. Never rejects. */
export function loadFlags(): Promise<void> {
  loading ??= import("./flags.ts").then(
    ({ FLAGS }) => {
      pictures = FLAGS;
    },
    (error: unknown) => {
      console.warn("The flags did not come.", error);
      loading = undefined;
    },
  );
  return loading;
}
