import { execFileSync, spawn } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { GALLERY } from "#content/gallery.ts";
import { copyProject, endOf, type CommandEnd, type ProjectCopy } from "#tests/support/projectCopy.ts";

/** Timeout of a process, in milliseconds. */
const TIMEOUT_MS = 180_000;

/** The entry of the gallery that loses its picture, from 1. */
const CISTERN = GALLERY.findIndex(({ src }) => src === "gallery-cistern") + 1;

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
    `content/gallery.ts: entry ${CISTERN} (A domed cistern): src is missing`,
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

describe("npm run content where a fare was changed", { timeout: TIMEOUT_MS }, () => {
  const FAULTY = [
    "src/i18n/messages/ru/blog.json",
    "content/blog/kumpir/tr.md",
    "content/blog/kumpir/post.ts",
  ] as const;

  /** Runs it as npm does, with Git at hand. */
  function runContent(): Promise<CommandEnd> {
    const env = { PATH: process.env["PATH"] ?? "", npm_lifecycle_event: "content" };
    return endOf(spawn(process.execPath, ["scripts/run.mjs", "scripts/owner/content.ts"], { cwd: copy.folder, env }));
  }

  beforeAll(async () => {
    for (const folder of ["content", "src/i18n/messages"]) {
      await rm(join(copy.folder, folder), { recursive: true });
      await cp(folder, join(copy.folder, folder), { recursive: true });
    }
    const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
    for (const args of [["init"], ["add", "content/prices.ts"], [...author, "commit", "-m", "Fares"]])
      execFileSync("git", args, { cwd: copy.folder, stdio: "ignore" });
    const [fare = ""] = /\{ from: "airport", to: "fethiye".*/.exec(await readFile("content/prices.ts", "utf8")) ?? [];
    await edit("content/prices.ts", fare, fare.replace(/euro: \d+/, "euro: 999"));
  }, TIMEOUT_MS);

  test("lists the fare, before any faults", async () => {
    await edit("src/i18n/messages/ru/blog.json", '  "readOn": "', '  "readOff": "');
    await edit("content/blog/kumpir/tr.md", "\n\n## ", "\n\n[Torba](/prices#airport-torbaa)\n\n## ");
    await edit("content/blog/kumpir/post.ts", 'published: "20', 'published: "21');
    const { code, output } = await runContent();
    expect(code).toBe(1);
    for (const fault of [
      "src/i18n/messages/ru/blog.json: readOn is missing, which tr has (translate src/i18n/messages/tr/blog.json, line ",
      'content/blog/kumpir/tr.md: the link to "/prices#airport-torbaa" leads to a page without "#airport-torbaa" (line ',
      'did you mean "/prices#airport-torba"?',
      /content\/blog\/kumpir\/post\.ts: published "21.*" is after today, .* \(line /,
    ])
      expect(output).toEqual(typeof fault === "string" ? expect.stringContaining(fault) : expect.stringMatching(fault));
    const fares =
      /^Fares doubled or halved since the last commit\. Is that right\?\n {2}Airport \(BJV\) to Fethiye, VIP Vito: \d+ EUR → 999 EUR\n/;
    expect(output).toMatch(fares);
    expect(output.search(fares)).toBeLessThan(output.indexOf("readOn is missing"));

    for (const path of FAULTY) await cp(path, join(copy.folder, path));
    expect((await runContent()).output).toMatch(fares);
  });
});
