import { spawn } from "node:child_process";
import { cp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { chromiumLaunch } from "#tests/support/chromium.mjs";
import { expectNone } from "#tests/support/expectNone.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startFakeUpstreams, type FakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { copyProject, endOf, type ProjectCopy } from "#tests/support/projectCopy.ts";
import { startRelay, type RunningRelay } from "#tests/support/startRelay.ts";

/** Timeout of a build, in milliseconds. */
const TIMEOUT_MS = 180_000;

const CONTENT = resolve(import.meta.dirname, "../fixtures/sideTransfer/content");
const SOURCES = ["content", "src", "relay", "scripts", "public", "package.json", "tsconfig.json", "vite.config.ts"];
/** Content that is specific to the first business: the other one has its own, or none. */
const LEFT_OUT = ["services", "tours", "blog", "map"];

/**
 * What identifies the first business: its town, its best-known village, the kind of its region, its vehicles, the number of its services
 * and its free waiting, in each language.
 */
const FIRST_BUSINESS =
  /bodrum|yalıkavak|yarımada|peninsula|полуостров|бодрум|ялыкавак|vito|sprinter|mercedes|[sv]-class|fifteen|on beş|пятнадцат|45\s(?:min|dak|dk|мин)/giu;
/** Number of characters around a match that a fault shows. */
const SURROUNDINGS = 40;

/** Checks the types of the content and of what reads it. */
const TYPE_CHECK = { extends: "./tsconfig.json", include: ["src", "content", "relay"] };

let copy: ProjectCopy;
let telegram: FakeTelegram;
let upstreams: FakeUpstreams;
let relay: RunningRelay;
let browser: Browser;

beforeAll(async () => {
  copy = await copyProject("second", SOURCES);
  for (const folder of LEFT_OUT) await rm(join(copy.folder, "content", folder), { recursive: true });
  await cp(CONTENT, join(copy.folder, "content"), { recursive: true });
  await build("node_modules/vite/bin/vite.js", "build", "--app", "--logLevel=error");
  await build("dist/prerender/prerender.js");
  [telegram, upstreams] = await Promise.all([startFakeTelegram(), startFakeUpstreams()]);
  relay = await startRelay({
    program: join(copy.folder, "dist/relay/server.js"),
    siteDir: join(copy.folder, "dist/site"),
    env: { ...telegram.env, ...upstreams.env },
  });
  const { executablePath, args, env } = await chromiumLaunch();
  browser = await chromium.launch({ args, ...(executablePath && { executablePath }), ...(env && { env }) });
}, TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  await relay?.kill();
  await Promise.all([telegram?.close(), upstreams?.close()]);
  await copy.remove();
});

async function build(...command: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production", SITE_URL: "http://localhost:3000" };
  const { code, output } = await endOf(spawn(process.execPath, command, { cwd: copy.folder, env }));
  if (code !== 0) throw new Error(output);
}

async function textOf(path: string): Promise<string> {
  return (await fetch(relay.url + path)).text();
}

/**
 * What people and search engines read of a page: text, attributes with text, and structured data. URLs are left out, because the pictures
 * are those of the first business.
 */
function wordsOf(html: string): string {
  const structured = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => json.replace(/"https?:[^"]*"/g, ""),
  );
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ");
  const attributes = [...markup.matchAll(/\s(?:content|alt|title|label|placeholder|aria-[a-z]*label)="([^"]*)"/g)]
    .map(([, value = ""]) => value)
    .filter((value) => !/^https?:/.test(value));
  return [markup.replace(/<[^>]*>/g, " "), ...attributes, ...structured].join("\n");
}

describe("another business, by changing content alone", { timeout: TIMEOUT_MS }, () => {
  test("has the types that the code expects of content", async () => {
    await writeFile(join(copy.folder, "tsconfig.content.json"), JSON.stringify(TYPE_CHECK));
    const program = ["node_modules/typescript/bin/tsc", "--project", "tsconfig.content.json"];
    const { output } = await endOf(spawn(process.execPath, program, { cwd: copy.folder }));
    expectNone(output.split("\n").filter((line) => line !== ""));
  });

  test.each([
    ["tr", "Side’de bugün", "Side transferi"],
    ["en", "Today in Side", "Side transfers"],
    ["ru", "Сегодня в Сиде", "Трансфер в Сиде"],
  ])("has its own home page in %s", async (language, today, service) => {
    const html = await textOf(`/${language}`);
    for (const words of [today, service, "Side Rides", "tel:+902421112233"]) expect(html).toContain(words);
    expect(html).not.toContain("Bodrum VIP");
  });

  test("shows nothing of the first business on any page", async () => {
    const site = join(copy.folder, "dist/site");
    const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith(".html"));
    for (const language of ["tr", "en", "ru"]) {
      expect(pages.filter((file) => file.startsWith(language)).length).toBeGreaterThan(10);
    }
    const faults: string[] = [];
    for (const file of pages) {
      const words = wordsOf(await readFile(join(site, file), "utf8"));
      for (const { 0: found, index } of words.matchAll(FIRST_BUSINESS)) {
        const around = words.slice(Math.max(0, index - SURROUNDINGS), index + found.length + SURROUNDINGS);
        faults.push(`${file} says "${found}": …${around.replace(/\s+/g, " ")}…`);
      }
    }
    expectNone(faults);
  });

  test("has its own fares, and no others", async () => {
    const html = await textOf("/en/prices");
    expect([...html.matchAll(/<div role="row" [^>]*id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      "ayt-side",
      "ayt-belek",
      "ayt-manavgat",
      "ayt-coast-coach",
    ]);
    expect(html).toContain("€62");
  });

  test("is found sound by the check, but for the pictures of links, which are to be drawn again", async () => {
    const { output } = await copy.run("content");
    expect(output).toContain("The content has 1 fault:\ncontent/previews.json: no longer up to date");
  });

  test("has its own example in the empty form, and nothing leads to tours or articles, of which it has none", async () => {
    const page = await browser.newPage();
    await page.goto(`${relay.url}/en`);
    const panel = page.getByRole("region", { name: "Transfer price" });
    await expect.poll(() => panel.innerText()).toMatch(/SIDE[\s\S]*€\s*62/i);
    expect(await page.locator('a:is([href*="/tours"], [href*="/blog"])').count()).toBe(0);
    await page.close();
  });

  test("has its own colours", async () => {
    const page = await browser.newPage();
    await page.goto(`${relay.url}/en/reservation`);
    const button = page.locator("form[action] button[type=submit]").first();
    // The colour fades in from grey during hydration.
    await expect
      .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe("rgb(20, 99, 74)");
    await page.close();
  });

  test("has its own name and town in the manifest and the metadata", async () => {
    const manifest = JSON.parse(
      await readFile(join(copy.folder, "dist/site/en/manifest.webmanifest"), "utf8"),
    ) as unknown;
    expect(manifest).toMatchObject({ name: "Side Transfer", short_name: "Side Rides" });
    const html = await textOf("/en");
    expect(html).toContain('"addressLocality":"Side"');
    expect(html).toContain('property="og:site_name" content="Side Transfer"');
  });

  test("accepts a booking, whose message names its own places", async () => {
    const page = await browser.newPage();
    await page.goto(`${relay.url}/en/reservation?from=ayt&to=side`);
    const form = page.locator("#reservation-form");
    const send = form.locator("button[type=submit]");
    await page.locator("header button[aria-controls]").waitFor({ state: "attached" });
    await form.locator("[name=date]").fill("2030-07-14");
    await form.locator("[name=time]").fill("23:30");
    await form.locator("[name=fullName]").fill("Ann Lee");
    await form.locator("[name=phone]").fill("0532 123 45 67");
    await send.click();
    await expect.poll(() => telegram.messages.length, { timeout: 20_000 }).toBe(1);
    const [message = ""] = telegram.messages.map(({ text }) => text);
    for (const line of [
      "Nereden: Havalimanı (AYT)",
      "Nereye: Side",
      "Araç: Coast Van",
      "EUR: 62",
      "Side+Transfer+rezervasyonu",
    ]) {
      expect(message).toContain(line);
    }
  });
});
