/** The part of es-check that is used here: the package brings no types. */
declare module "es-check" {
  interface Check {
    ecmaVersion: string;
    files: readonly string[];
    /** Takes the supported features from the oldest browsers of `browserslist`. */
    checkBrowser: boolean;
    /** Also checks functions such as `Array.prototype.toSorted`, not syntax alone. */
    checkFeatures: boolean;
    module?: boolean;
    /** Names of features to ignore, separated by commas. */
    ignore?: string;
  }
  export function runChecks(checks: readonly Check[]): Promise<{ errors: { file: string; err: Error }[] }>;
}
