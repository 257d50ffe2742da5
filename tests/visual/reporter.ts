import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

import { causeOf, withTokens } from "./cause.ts";
import { ACCEPT, readPictures, SELECTED_COMPONENTS, type Picture } from "./pictures.ts";
import { reportPage, type Change } from "./report.ts";

const TOKENS = fileURLToPath(new URL("../../src/styles/tokens.css", import.meta.url));
const REPORT = fileURLToPath(new URL("../../dist/visual-report", import.meta.url));

/** Suffixes of the pictures of a failed comparison in Playwright's output, after the story's id. */
const ATTACHMENT = /^(.+)-(expected|actual|diff)\.png$/;
const VIEWS = { expected: "before", actual: "after", diff: "difference" } as const;

const COMMIT =
  "`git status tests/visual` lists them; commit them on their own, directly after the change, and name the cause.";

interface Options {
  /** Where the report is written. */
  folder?: string;
  /** Lists the pictures that can fail. */
  pictures?: () => readonly Picture[];
}

/**
 * Writes the changed pictures to dist/visual-report, grouped by cause, and prints the path at the end. The report is written after each
 * failed test, so that a run that is killed leaves one, too.
 */
export default class PictureReporter implements Reporter {
  readonly #folder: string;
  readonly #pictures: () => readonly Picture[];
  readonly #changes: Change[] = [];
  #otherFailures = 0;
  #isAccepting = false;
  #written = Promise.resolve();

  constructor({ folder = REPORT, pictures = readPictures }: Options = {}) {
    this.#folder = folder;
    this.#pictures = pictures;
  }

  onBegin({ updateSnapshots }: Pick<FullConfig, "updateSnapshots">): void {
    this.#isAccepting = updateSnapshots !== "none";
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(`${this.#folder}/pictures`, { recursive: true });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "passed" || result.status === "skipped") return;
    const [, mode = "", file = ""] = test.titlePath();
    const changes = file.includes("pictures.spec") ? changesOf(mode, result, this.#pictures(), this.#folder) : [];
    if (changes.length === 0) this.#otherFailures++;
    this.#changes.push(...changes);
    this.#written = this.#written.then(() => this.#write());
  }

  async #write(): Promise<void> {
    const tokens = readFileSync(TOKENS, "utf8");
    const changes = [...this.#changes];
    for (const change of changes) {
      const { before, after } = change;
      if (change.cause !== "" || !before || !after) continue;
      const { cause, extent } = await causeOf(`${this.#folder}/${before}`, `${this.#folder}/${after}`);
      Object.assign(change, { cause: withTokens(cause, tokens), extent });
    }
    writeFileSync(`${this.#folder}/index.html`, reportPage(changes));
  }

  async onEnd({ status }: FullResult): Promise<void> {
    await this.#written;
    await this.#write();
    if (status === "passed") {
      if (this.#isAccepting) console.log(`\nThe new pictures are in tests/visual/baselines. ${COMMIT}`);
      return;
    }
    if (this.#changes.length > 0) {
      // Only the compared components: otherwise pictures that nobody has reviewed would be accepted too.
      const compared = SELECTED_COMPONENTS?.join(" ");
      console.log(
        `\nOpen dist/visual-report/index.html to see each of ${this.#changes.length} pictures before, after and where it differs. If the new ones are right: ${compared ? `${ACCEPT} -- ${compared}` : ACCEPT}`,
      );
    }
    if (this.#otherFailures > 0) console.log("\nSome failures are not about a picture: see above.");
  }
}

/** The changed pictures of one test; copies them into the report's folder. */
function changesOf(
  mode: string,
  { attachments, errors }: TestResult,
  pictures: readonly Picture[],
  folder: string,
): Change[] {
  return pictures.flatMap(({ id, component, story }) => {
    const views: Partial<Change> = {};
    for (const { name, path, body } of attachments) {
      const [, of, kind] = ATTACHMENT.exec(name) ?? [];
      if (of !== id || kind === undefined) continue;
      const view = VIEWS[kind as keyof typeof VIEWS];
      const address = `pictures/${mode}-${id}-${view}.png`;
      if (path) copyFileSync(path, `${folder}/${address}`);
      else if (body) writeFileSync(`${folder}/${address}`, body);
      views[view] = address;
    }
    if (views.after) return [{ component, story, mode, cause: views.before ? "" : "New", ...views }];
    const message = errors.map((error) => error.message ?? "").find((text) => text.includes(`The story ${id} `));
    return message === undefined
      ? []
      : [{ component, story, mode, cause: "Not shown", message: stripVTControlCharacters(message) }];
  });
}
