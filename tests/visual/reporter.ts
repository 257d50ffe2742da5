import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

import { compressBaselines } from "./compress.ts";
import { ACCEPT } from "./pictures.ts";
import { reportPage, type Change } from "./report.ts";

const REPORT = fileURLToPath(new URL("../../dist/visual-report", import.meta.url));

/** What Playwright calls a failed comparison's pictures, after the file's name. */
const VIEWS = { "-expected.png": "before", "-actual.png": "after", "-diff.png": "difference" } as const;

/** The name of the attachment that holds the picture of a story which had none. */
export const NEW_PICTURE = "new picture";

/** Collects what changed into dist/visual-report, component by component, and says at the end where to look. */
export default class PictureReporter implements Reporter {
  readonly #changes: Change[] = [];
  #failures = 0;
  #accepting = false;
  #start = 0;

  onBegin({ updateSnapshots }: FullConfig): void {
    this.#accepting = updateSnapshots !== "none";
    this.#start = Date.now();
    rmSync(REPORT, { recursive: true, force: true });
    mkdirSync(`${REPORT}/pictures`, { recursive: true });
  }

  onTestEnd(test: TestCase, { status, attachments, error }: TestResult): void {
    if (status === "passed" || status === "skipped") return;
    this.#failures++;
    const [, mode, file, component, story] = test.titlePath();
    if (!mode || !file?.includes("pictures.spec") || !component || !story) return;

    const change: Change = { component, story, mode };
    for (const { name, path, body } of attachments) {
      const view =
        name === NEW_PICTURE ? "after" : Object.entries(VIEWS).find(([ending]) => name.endsWith(ending))?.[1];
      if (!view) continue;
      const address = `pictures/${this.#changes.length}-${view}.png`;
      if (path) copyFileSync(path, `${REPORT}/${address}`);
      else if (body) writeFileSync(`${REPORT}/${address}`, body);
      change[view] = address;
    }
    if (!change.after && error?.message) change.message = stripVTControlCharacters(error.message);
    this.#changes.push(change);
  }

  async onEnd({ status }: FullResult): Promise<void> {
    if (this.#accepting) await compressBaselines(this.#start);
    writeFileSync(`${REPORT}/index.html`, reportPage(this.#changes));
    if (status === "passed") return;
    if (this.#changes.length > 0) {
      console.log(
        `\nOpen dist/visual-report/index.html to see each picture before, after and where it differs. If the new ones are right: ${ACCEPT}`,
      );
    }
    if (this.#failures > this.#changes.length) console.log("\nSome failures are not about a picture: see above.");
  }
}
