import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FullResult, TestCase, TestResult } from "@playwright/test/reporter";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";

import type { Picture } from "#tests/visual/pictures.ts";
import PictureReporter from "#tests/visual/reporter.ts";

const BUTTON = { id: "ui-button--states", component: "ui/Button", story: "States" } as Picture;

function pngOf(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

test("a run that is killed after a failed test leaves a report", async () => {
  const folder = mkdtempSync(join(tmpdir(), "visual-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reporter = new PictureReporter({ folder, pictures: () => [BUTTON] });
  reporter.onBegin({ updateSnapshots: "none" });
  const attachments = [
    { name: "ui-button--states-expected.png", body: await pngOf("#ff0000") },
    { name: "ui-button--states-actual.png", body: await pngOf("#0000ff") },
  ];
  reporter.onTestEnd(
    { titlePath: () => ["", "tr-phone", "pictures.spec.ts", "ui/Button to ui/Toast, tr-phone"] } as TestCase,
    { status: "failed", attachments, errors: [] } as unknown as TestResult,
  );
  const report = await vi.waitFor(() => readFileSync(join(folder, "index.html"), "utf8"));
  expect(report).toContain("#ff0000 became #0000ff: 1 picture of 1 component");
});

test("whoever accepts pictures is told where they are and how to commit them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "visual-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const reporter = new PictureReporter({ folder, pictures: () => [] });
  for (const updateSnapshots of ["none", "changed"] as const) {
    reporter.onBegin({ updateSnapshots });
    await reporter.onEnd({ status: "passed" } as FullResult);
    expect(log).toHaveBeenCalledTimes(updateSnapshots === "none" ? 0 : 1);
  }
  expect(log).toHaveBeenCalledWith(expect.stringContaining("tests/visual/baselines"));
});
