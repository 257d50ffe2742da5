import { existsSync } from "node:fs";

import { expect } from "@playwright/test";

import { ACCEPT, readPictures, type Picture } from "./pictures.ts";
import { NEW_PICTURE } from "./reporter.ts";
import { showStory, test } from "./story.ts";

const components = new Map<string, Picture[]>();
for (const picture of readPictures()) {
  components.set(picture.component, [...(components.get(picture.component) ?? []), picture]);
}

test.skip(
  ({ pinned }) => !pinned,
  "Pictures are compared in the pinned Chromium only, which is for Linux on x64; another browser draws other pixels.",
);

for (const [component, pictures] of components) {
  test.describe(component, () => {
    for (const { id, story: name, viewports, isWordless, atNight, fullPage } of pictures) {
      const tag = viewports.map((viewport) => `@${viewport}`);
      if (isWordless) tag.push("@wordless");
      if (atNight) tag.push("@night");
      test(name, { tag }, async ({ storybook, story }, info) => {
        await showStory(storybook, id);
        await expect(storybook.page.locator("html")).toHaveAttribute("lang", story.language);

        const file = `${id}.png`;
        if (info.config.updateSnapshots === "none" && !existsSync(info.snapshotPath(file))) {
          await info.attach(NEW_PICTURE, {
            body: await storybook.page.screenshot({ fullPage, animations: "disabled" }),
            contentType: "image/png",
          });
          throw new Error(
            `This story has no picture yet. Look at the new one in the report and accept it with \`${ACCEPT}\`.`,
          );
        }
        await expect(
          storybook.page,
          `The picture changed. If it should have, accept it with \`${ACCEPT}\`.`,
        ).toHaveScreenshot(file, { fullPage });
      });
    }
  });
}
