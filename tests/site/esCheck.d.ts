/** The part of es-check that is used here: the package brings no types. */
declare module "es-check" {
  interface Check {
    ecmaVersion: string;
    files: readonly string[];
    /** The oldest browsers of `browserslist` decide what is known. */
    checkBrowser: boolean;
    /** Also judges functions such as `Array.prototype.toSorted`, not syntax alone. */
    checkFeatures: boolean;
    module?: boolean;
    /** Names of features that are not judged, with commas between. */
    ignore?: string;
  }
  export function runChecks(checks: readonly Check[]): Promise<{ errors: { file: string; err: Error }[] }>;
}
