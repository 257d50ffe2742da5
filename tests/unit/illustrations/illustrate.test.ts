import { expect, onTestFinished, test, vi } from "vitest";

import { main } from "../../../scripts/illustrations/illustrate.ts";

test("--help prints the command's forms and draws nothing, without an error", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  await expect(main(["--help"])).resolves.toBeUndefined();
  expect(log.mock.calls).toEqual([[expect.stringContaining("npm run illustrations -- harbour --preview folder")]]);
});
