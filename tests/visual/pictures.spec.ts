import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, type TestInfo } from "@playwright/test";

import { baselineFileOf, packBaseline, unpackBaseline } from "./baselineFile.ts";
import { ACCEPT, BASELINES, MODE_NAMES, modesOf, readPictures, SELECTED_COMPONENTS, type Picture } from "./pictures.ts";
import { showStory, test, type OpenStorybook } from "./story.ts";

/**
 * Number of pictures per test. Playwright starts a new browser after each failed test, so with one test per picture, a change that affects
 * all pictures would take a quarter of an hour.
 */
const PICTURES_PER_TEST = 20;
const TIMEOUT_MS = 120_000;

const pictures = readPictures().filter(({ component }) => SELECTED_COMPONENTS?.includes(component) ?? true);
const unknown = SELECTED_COMPONENTS?.filter((name) => !pictures.some(({ component }) => component === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`No component with pictures is called ${unknown.join(", ")}: write it as ui/Button.`);

test.skip(
  ({ pinned }) => !pinned,
  "Pictures are compared in the pinned Chromium only, which is for Linux on x64; another browser draws other pixels.",
);

for (const mode of MODE_NAMES) {
  const taken = pictures.filter((picture) => modesOf(picture).includes(mode));
  for (let start = 0; start < taken.length; start += PICTURES_PER_TEST) {
    const batch = taken.slice(start, start + PICTURES_PER_TEST);
    const title = `${batch[0]?.component} to ${batch.at(-1)?.component}, ${mode}`;
    test(title, { tag: `@${mode}` }, async ({ storybook }, info) => {
      test.setTimeout(TIMEOUT_MS);
      for (const picture of batch) {
        await test.step(`${picture.component} › ${picture.story}`, () => compare(storybook, picture, info));
      }
    });
  }
}

/** Compares a picture with its baseline, or stores it as the baseline. A difference fails the test, which continues with the next picture. */
async function compare(storybook: OpenStorybook, picture: Picture, info: TestInfo): Promise<void> {
  const { id, component, fullPage, isPrinted } = picture;
  await storybook.page.emulateMedia({ media: isPrinted ? "print" : "screen" });
  const failure = await showStory(storybook, id).then(
    () => null,
    (error: unknown) => String(error),
  );
  expect.soft(failure, `The story ${id} cannot be shown`).toBeNull();
  if (failure !== null) return;

  const baseline = join(BASELINES, info.project.name, baselineFileOf(id));
  const file = `${id}.png`;
  const png = info.snapshotPath(file, { kind: "screenshot" });
  await unpackBaseline(baseline, png);
  const isAccepting = info.config.updateSnapshots !== "none";
  if (!isAccepting && !existsSync(png)) {
    const body = await storybook.page.screenshot({ fullPage, animations: "disabled" });
    await info.attach(`${id}-actual.png`, { body, contentType: "image/png" });
    expect
      .soft(
        existsSync(png),
        `The story ${id} has no picture yet. Look at the new one; \`${ACCEPT} -- ${component}\` accepts it.`,
      )
      .toBe(true);
    return;
  }
  const unpacked = statSync(png, { throwIfNoEntry: false })?.mtimeMs;
  await expect
    .soft(storybook.page, `The picture of ${id} changed. If it should have, \`${ACCEPT} -- ${component}\` accepts it.`)
    .toHaveScreenshot(file, { fullPage });
  if (isAccepting && statSync(png).mtimeMs !== unpacked) await packBaseline(png, baseline);
}
