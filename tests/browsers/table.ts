import { readFileSync, writeFileSync } from "node:fs";

import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { format } from "prettier";

import { JOURNEYS, LANGUAGE, VERSION } from "./journeys.ts";

const FILE = "docs/browsers.md";
/** Everything below this heading is replaced. */
const MARK = "\n## The last run\n";

/**
 * Writes a table to docs/browsers.md: the language in which each journey was tested, by browser and width.
 *
 * @public
 */
export default class Table implements Reporter {
  #root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.#root = root;
  }

  async onEnd({ status }: FullResult): Promise<void> {
    const columns = (this.#root?.suites ?? []).filter(hasJourneys);
    const untested = columns.filter((column) => versionsIn(column).length === 0);
    if (status !== "passed" || untested.length > 0) {
      const names = untested.map(({ title }) => title).join(", ");
      console.log(`${FILE} stays as it is: ${names ? `nothing was tested in ${names}` : "a test failed"}.`);
      return;
    }
    const rows = JOURNEYS.map((journey) => [
      journey,
      ...columns.map(
        (column) =>
          noteOf(
            testsIn(column).find(({ title }) => title === journey),
            LANGUAGE,
          ) ?? "",
      ),
    ]);
    const table = [["Journey", ...columns.map(({ title }) => title)], columns.map(() => "---").concat("---"), ...rows];
    const versions = [...new Set(columns.flatMap(versionsIn))];
    const text = [
      readFileSync(FILE, "utf8").split(MARK)[0] + MARK,
      `${versions.join(", ")}. A cell names the language of the journey.\n`,
      ...table.map((cells) => `| ${cells.join(" | ")} |`),
    ].join("\n");
    writeFileSync(FILE, await format(text, { parser: "markdown", printWidth: 120 }));
    console.log(`${FILE} was written.`);
  }
}

const testsIn = (column: Suite): TestCase[] => column.allTests();

const hasJourneys = (column: Suite): boolean => testsIn(column).some(({ title }) => title === JOURNEYS[0]);

function versionsIn(column: Suite): string[] {
  return testsIn(column).flatMap((test) => noteOf(test, VERSION) ?? []);
}

function noteOf(test: TestCase | undefined, type: string): string | undefined {
  return test?.results.at(-1)?.annotations.find((annotation) => annotation.type === type)?.description;
}
