import { TR } from "country-flag-icons/string/3x2";

/** SVGs by country code. The default country's flag is part of the form's code, so that it does not flicker. */
let pictures: Partial<Record<string, string>> = { TR };
let loading: Promise<void> | undefined;

/** The SVG of a country's flag, or undefined until the flags are loaded. */
export function flagPicture(code: string): string | undefined {
  return pictures[code];
}

/** Loads the flags of all countries. If that fails, the placeholders remain and the next call tries again. Never rejects. */
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
