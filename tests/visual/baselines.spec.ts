import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { ACCEPT, BASELINES, baselineNames, isBaselineOf, readPictures, SELECTED_COMPONENTS } from "./pictures.ts";

test("every baseline belongs to a story", () => {
  const wanted = baselineNames(readPictures());
  const stale = keptPictures().filter(
    ({ folder, file }) => isBaselineOf(SELECTED_COMPONENTS, file) && !wanted.get(folder)?.has(file),
  );
  if (test.info().config.updateSnapshots !== "none") {
    for (const { folder, file } of stale) rmSync(join(BASELINES, folder, file));
    return;
  }
  const names = stale.map(({ folder, file }) => `${folder}/${file}`);
  expect(names, `These stories are gone; \`${ACCEPT}\` removes their pictures`).toEqual([]);
});

function keptPictures(): { folder: string; file: string }[] {
  if (!existsSync(BASELINES)) return [];
  return readdirSync(BASELINES, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ folder: parentPath.slice(BASELINES.length + 1), file: name }));
}
