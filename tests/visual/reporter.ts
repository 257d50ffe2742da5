import type { FullResult, Reporter } from "@playwright/test/reporter";

import { ACCEPT } from "./pictures.ts";

/** The last sentence of a run: where to look and what to do then. */
export default class PictureReporter implements Reporter {
  onEnd({ status }: FullResult): void {
    if (status === "passed") return;
    console.log(
      `\nOpen dist/visual-report/index.html to see each picture before, after and where it differs. If the new ones are right: ${ACCEPT}`,
    );
  }
}
