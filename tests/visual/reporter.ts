import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

import { causeOf, withTokens } from "./cause.ts";
import { ACCEPT, readPictures, WANTED } from "./pictures.ts";
import { reportPage, type Change } from "./report.ts";

const TOKENS = fileURLToPath(new URL("../../src/styles/tokens.css", import.meta.url));
const REPORT = fileURLToPath(new URL("../../dist/visual-report", import.meta.url));

/** Suffixes of the pictures of a failed comparison in Playwright's output, after the story's id. */
const ATTACHMENT = /^(.+)-(expected|actual|diff)\.png$/;
const VIEWS = { expected: "before", actual: "after", diff: "difference" } as const;

/** Writes the changed pictures to dist/visual-report, grouped by cause, and prints the path at the end. */
export default class PictureReporter implements Reporter {
  readonly #changes: Change[] = [];
  #otherFailures = 0;

  onBegin(): void {
    rmSync(REPORT, { recursive: true, force: true });
    mkdirSync(`${REPORT}/pictures`, { recursive: true });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "passed" || result.status === "skipped") return;
    const [, mode = "", file = ""] = test.titlePath();
    const changes = file.includes("pictures.spec") ? changesOf(mode, result) : [];
    if (changes.length === 0) this.#otherFailures++;
    this.#changes.push(...changes);
  }

  async onEnd({ status }: FullResult): Promise<void> {
    const tokens = readFileSync(TOKENS, "utf8");
    for (const change of this.#changes) {
      const { before, after } = change;
      if (!before || !after) continue;
      const { cause, extent } = await causeOf(`${REPORT}/${before}`, `${REPORT}/${after}`);
      Object.assign(change, { cause: withTokens(cause, tokens), extent });
    }
    writeFileSync(`${REPORT}/index.html`, reportPage(this.#changes));
    if (status === "passed") return;
    if (this.#changes.length > 0) {
      // Only the compared components: otherwise pictures that nobody has reviewed would be accepted too.
      const compared = WANTED?.join(" ");
      console.log(
        `\nOpen dist/visual-report/index.html to see each of ${this.#changes.length} pictures before, after and where it differs. If the new ones are right: ${compared ? `${ACCEPT} -- ${compared}` : ACCEPT}`,
      );
    }
    if (this.#otherFailures > 0) console.log("\nSome failures are not about a picture: see above.");
  }
}

/** The changed pictures of one test; copies them into the report. */
function changesOf(mode: string, { attachments, errors }: TestResult): Change[] {
  return readPictures().flatMap(({ id, component, story }) => {
    const views: Partial<Change> = {};
    for (const { name, path, body } of attachments) {
      const [, of, kind] = ATTACHMENT.exec(name) ?? [];
      if (of !== id || kind === undefined) continue;
      const view = VIEWS[kind as keyof typeof VIEWS];
      const address = `pictures/${mode}-${id}-${view}.png`;
      if (path) copyFileSync(path, `${REPORT}/${address}`);
      else if (body) writeFileSync(`${REPORT}/${address}`, body);
      views[view] = address;
    }
    if (views.after) return [{ component, story, mode, cause: views.before ? "" : "New", ...views }];
    const message = errors.map((error) => error.message ?? "").find((text) => text.includes(`The story ${id} `));
    return message === undefined
      ? []
      : [{ component, story, mode, cause: "Not shown", message: stripVTControlCharacters(message) }];
  });
}
