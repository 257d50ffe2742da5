import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { copyProject, type CommandEnd, type ProjectCopy } from "#tests/support/projectCopy.ts";

/** Timeout of a process, in milliseconds. */
const TIMEOUT_MS = 180_000;

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject("content", ["content", "src", "scripts", "package.json", "tsconfig.json"]);
}, TIMEOUT_MS);
afterAll(() => copy.remove());

async function edit(path: string, what: string, other: string): Promise<void> {
  const text = await readFile(join(copy.folder, path), "utf8");
  if (!text.includes(what)) throw new Error(`${path} does not hold ${what}`);
  await writeFile(join(copy.folder, path), text.replace(what, other));
}

describe("npm run content", { timeout: TIMEOUT_MS }, () => {
  let end: CommandEnd;

  beforeAll(async () => {
    await edit("content/tours.ts", "price: 35", 'price: "35"');
    await edit("content/faq.ts", 'id: "waiting",', 'id: "waiting"');
    await edit("content/gallery.ts", 'src: "gallery-cistern",\n', "");
    await edit("content/gallery.ts", '"blog-bodrum-marina"', '"no-such-picture"');
    await edit(
      "content/services.ts",
      "export const SERVICES: readonly ServiceFacts[] = [",
      "export const SERVICES = [LATER,",
    );
    await edit("content/captions.ts", "export const CAPTIONS", "export const CAPTION");
    await edit("content/blog/kumpir/en.md", "title:", "titel:");
    await edit("content/blog/kumpir/post.ts", "id: 28", "id: 4");
    await edit("content/services/gumbet-transfer/ru.md", "---\n", "");
    await edit("src/i18n/messages/en/faq.json", "{", "{,");
    await rm(join(copy.folder, "content/blog/bodrum-kalesi/post.ts"));
    end = await copy.run("content");
  }, TIMEOUT_MS);

  test.each([
    'content/tours.ts: efes-turu: price "35" is no whole number (line ',
    "content/faq.ts: line 36 cannot be read: Expected `,` or `}` but found",
    "content/gallery.ts: entry 4 (A domed cistern): src is missing",
    'content/gallery.ts: no-such-picture: src: there is no picture "no-such-picture"',
    "content/services.ts: cannot be read: LATER is not defined",
    "content/captions.ts: exports no CAPTIONS",
    'content/blog/kumpir/en.md: has what nobody asks for: "titel" (line 2; did you mean "title"?)',
    "content/blog/kumpir/en.md: title is missing",
    "content/blog/kumpir/post.ts: id 4 is also that of content/blog/bodrum-sualti-arkeoloji-muzesi/post.ts",
    "content/services/gumbet-transfer/ru.md: does not begin with its fields between two lines of ---",
    "src/i18n/messages/en/faq.json: cannot be read: ",
    "content/blog/bodrum-kalesi/post.ts: is missing",
  ])("reports together with all other faults: %s", (fault) => {
    expect(end.code).toBe(1);
    expect(end.output).toContain(`\n${fault}`);
  });

  test("prints nothing but faults, without a stack or an absolute path", () => {
    expect(end.output).toMatch(/^\nThe content has 12 faults:\n/);
    expect(end.output.trim().split("\n")).toHaveLength(13);
    expect(end.output).not.toContain(copy.folder);
  });
});
