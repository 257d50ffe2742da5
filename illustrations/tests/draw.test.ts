import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import type { Picture } from "../../src/content/pageData/picture.ts";
import { main } from "../commands/draw.ts";
import { main as mainOfFilm } from "../commands/film.ts";
import { renderPicture } from "../commands/render.ts";

vi.mock("../commands/render.ts", () => ({ renderPicture: vi.fn<() => void>() }));
vi.mock("../commands/records.ts", () => ({
  readRendered: () => ({}),
  recordRendered: vi.fn<() => void>(),
  removeOtherRecords: vi.fn<() => void>(),
}));
// Two of the pictures are photographs of the owner's.
vi.mock(import("../../content/pictures.ts"), async (original) => {
  const { PICTURES } = await original();
  const taken = Object.entries(PICTURES).filter(([name]) => name === "fleet-van" || name === "boat-film-poster");
  const photos = taken.map(([name, picture]) => [name, { ...picture, kind: "photo" } as unknown as Picture]);
  return { PICTURES: { ...PICTURES, ...Object.fromEntries(photos) } };
});

let said: readonly string[];

beforeEach(() => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  said = log.mock.calls.flat() as string[];
  log.mockImplementation((line: string) => void (said = [...said, line]));
  onTestFinished(() => log.mockRestore());
});

test("--help prints the command's forms and draws nothing, without an error", async () => {
  await expect(main(["--help"])).resolves.toBeUndefined();
  expect(said).toEqual([expect.stringContaining("npm run draw -w illustrations -- harbour --preview folder")]);
});

test("a photograph is left as it is", async () => {
  await expect(main(["fleet-van"])).resolves.toBeUndefined();
  expect(said[0]).toContain("fleet-van is a photograph.");
  expect(renderPicture).not.toHaveBeenCalled();
});

test("a film that was filmed stays", async () => {
  await expect(mainOfFilm()).resolves.toBeUndefined();
  expect(said).toEqual([expect.stringContaining("which stays")]);
});
