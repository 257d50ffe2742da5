import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { FAQ } from "#content/faq.ts";
import { GALLERY } from "#content/gallery.ts";
import { FARES } from "#content/prices.ts";
import { SERVICES } from "#content/services.ts";
import { TOURS } from "#content/tours.ts";
import { VEHICLES } from "#content/vehicles.ts";
import { placeLabel } from "#src/content/pageData/cards.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { anchorOf } from "#src/domain/price.ts";
import { copyProject, endOf, type CommandEnd, type ProjectCopy } from "#tests/support/projectCopy.ts";

/** Timeout of a process, in milliseconds. */
const TIMEOUT_MS = 180_000;

/** Entries that get faults, whichever the business has. */
const [TOUR] = TOURS;
const [SERVICE] = SERVICES;
const [, QUESTION] = FAQ;
const [SHOWN, ...SHOWN_LATER] = GALLERY;
const PICTURELESS = SHOWN_LATER.at(-1);
const [FARE] = FARES;
const [FIRST_ARTICLE, LOST_ARTICLE, ...ARTICLES] = readLibrary().posts.toSorted((one, other) =>
  one.slug < other.slug ? -1 : 1,
);
const ARTICLE = ARTICLES.at(-1);
const POST = `content/blog/${ARTICLE?.slug}`;

/** Number of the line that begins with this, without its indent. */
function lineOf(path: string, what: string): number {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.findIndex((line) => line.trimStart().startsWith(what)) + 1;
}

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
    await edit("content/tours.ts", `id: ${TOUR?.id},`, `id: "${TOUR?.id}",`);
    await edit("content/faq.ts", `id: "${QUESTION?.id}",`, `id: "${QUESTION?.id}"`);
    await edit("content/gallery.ts", `src: "${PICTURELESS?.src}",\n`, "");
    await edit("content/gallery.ts", `"${SHOWN?.src}"`, '"no-such-picture"');
    await edit(
      "content/services.ts",
      "export const SERVICES: readonly ServiceFacts[] = [",
      "export const SERVICES = [LATER,",
    );
    await edit("content/captions.ts", "export const CAPTIONS", "export const CAPTION");
    await edit(`${POST}/en.md`, "title:", "titel:");
    await edit(`${POST}/post.ts`, `id: ${ARTICLE?.id}`, `id: ${FIRST_ARTICLE?.id}`);
    await edit(`content/services/${SERVICE?.slug}/ru.md`, "---\n", "");
    await edit("src/i18n/messages/en/faq.json", "{", "{,");
    await rm(join(copy.folder, `content/blog/${LOST_ARTICLE?.slug}/post.ts`));
    end = await copy.run("content");
  }, TIMEOUT_MS);

  test.each([
    `content/tours.ts: ${TOUR?.slug}: id "${TOUR?.id}" is no whole number (line `,
    `content/faq.ts: line ${lineOf("content/faq.ts", `id: "${QUESTION?.id}"`) + 1} cannot be read: `,
    `content/gallery.ts: entry ${GALLERY.length} (${PICTURELESS?.title.en}): src is missing`,
    'content/gallery.ts: no-such-picture: src: there is no picture "no-such-picture"',
    "content/services.ts: cannot be read: LATER is not defined",
    "content/captions.ts: exports no CAPTIONS",
    `${POST}/en.md: has what nobody asks for: "titel" (line ${lineOf(`${POST}/en.md`, "title:")}; did you mean "title"?)`,
    `${POST}/en.md: title is missing`,
    `${POST}/post.ts: id ${FIRST_ARTICLE?.id} is also that of content/blog/${FIRST_ARTICLE?.slug}/post.ts`,
    `content/services/${SERVICE?.slug}/ru.md: does not begin with its fields between two lines of ---`,
    "src/i18n/messages/en/faq.json: cannot be read: ",
    `content/blog/${LOST_ARTICLE?.slug}/post.ts: is missing`,
  ])("reports together with all other faults: %s", (fault) => {
    expect(end.code).toBe(1);
    expect(end.output).toContain(`\n${fault}`);
  });

  test("prints nothing but faults, without a stack or an absolute path", () => {
    expect(end.output).toMatch(/^\nThe content has 12 faults:\n/);
    expect(end.output.trim().split("\n")).toHaveLength(13);
    expect(end.output).not.toContain(copy.folder);
  });

  test("says the same in Turkish", async () => {
    const { output } = await copy.run("content", ["--lang", "tr"]);
    expect(output).toMatch(/^\nİçerikte 12 hata var:\n/);
    expect(output.trim().split("\n")).toHaveLength(13);
    expect(output).toContain(`\ncontent/captions.ts: dosyada şu liste ya da değer yok: CAPTIONS\n`);
    const unquoted = output.replaceAll(/"[^"]*"/g, "");
    expect(unquoted).not.toMatch(/(?<![\p{L}-])(?:the|is|has|must|cannot|missing|did|line|but|entry)(?![\p{L}-])/u);
  });
});

describe("npm run content where a fare was changed", { timeout: TIMEOUT_MS }, () => {
  const FAULTY = ["src/i18n/messages/ru/blog.json", `${POST}/tr.md`, `${POST}/post.ts`];
  const ANCHOR = FARE ? anchorOf(FARE) : "";
  const TRIP = FARE
    ? `${placeLabel(readLibrary(), "en", FARE.from)} to ${placeLabel(readLibrary(), "en", FARE.to)}, ${VEHICLES[FARE.vehicleType].name}`
    : "";

  /** Runs it as npm does, with Git at hand. */
  function runContent(): Promise<CommandEnd> {
    const env = { PATH: process.env["PATH"] ?? "", LC_ALL: "C", npm_lifecycle_event: "content" };
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
    await edit("content/prices.ts", `euro: ${FARE?.euro} `, "euro: 9999 ");
  }, TIMEOUT_MS);

  test("lists the fare, before any faults", async () => {
    await edit("src/i18n/messages/ru/blog.json", '  "related": "', '  "relation": "');
    await edit(`${POST}/tr.md`, "\n\n## ", `\n\n[Fiyat](/prices#${ANCHOR}a)\n\n## `);
    await edit(`${POST}/post.ts`, 'published: "20', 'published: "21');
    const { code, output } = await runContent();
    expect(code).toBe(1);
    for (const fault of [
      "src/i18n/messages/ru/blog.json: related is missing, which tr has (translate src/i18n/messages/tr/blog.json, line ",
      `${POST}/tr.md: the link to "/prices#${ANCHOR}a" leads to a page without "#${ANCHOR}a" (line `,
      `did you mean "/prices#${ANCHOR}"?`,
      `${POST}/post.ts: published "21`,
    ])
      expect(output).toContain(fault);
    expect(output).toMatch(/post\.ts: published "21.*" is after today, .* \(line /);
    const fares = `Fares doubled or halved since the last commit. Is that right?\n  ${TRIP}: ${FARE?.euro} EUR → 9999 EUR\n`;
    expect(output.slice(0, fares.length)).toBe(fares);
    expect(output).toContain("related is missing");

    for (const path of FAULTY) await cp(path, join(copy.folder, path));
    expect((await runContent()).output.slice(0, fares.length)).toBe(fares);
  });
});
