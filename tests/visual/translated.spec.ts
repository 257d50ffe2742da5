import { readFileSync } from "node:fs";

import { alterPage, type Alterations } from "#tests/support/alterations.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { STORYBOOK } from "./pictures.ts";
import { showStory, test } from "./story.ts";

interface IndexEntry {
  id: string;
  type: string;
}

const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, "utf8")) as {
  entries: Record<string, IndexEntry>;
};
/** The pages about the library itself are not translated. */
const STORIES = Object.values(entries).filter(({ id, type }) => type === "story" && /^(?:ui|features|pages)-/.test(id));

/** What React says when a node that it wants to remove, or to insert before, is not where it has put it. */
const LOST_NODE = /NotFoundError|The node (?:to be removed|before which)/;

for (const translation of ["in font elements", "beside the original"] as const)
  test(`every story lives through a translation ${translation}`, async ({ storybook }) => {
    test.setTimeout(10 * 60_000);
    const { page } = storybook;
    const faults: string[] = [];
    let current = "";
    page.on("console", (message) => {
      if (LOST_NODE.test(message.text())) faults.push(`${current}: ${message.text()}`);
    });
    page.on("pageerror", (error) => {
      if (LOST_NODE.test(String(error))) faults.push(`${current}: ${String(error)}`);
    });
    await page.evaluate(alterPage, { translation, extension: false, altersEarly: true } satisfies Alterations);
    for (const { id } of STORIES) {
      current = id;
      // Where a `play` no longer finds a text by its element, it ends early, which says nothing about the component.
      await showStory(storybook, id).catch((error: unknown) => {
        if (LOST_NODE.test(String(error))) faults.push(`${id}: ${String(error)}`);
      });
    }
    expectNone(faults);
  });
