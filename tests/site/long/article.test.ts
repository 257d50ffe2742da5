import { exec } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { FARES } from "#content/prices.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { findFare } from "#src/domain/price.ts";
import { dataPathOf, feedPath, pathOf } from "#src/i18n/paths.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { copyProject, type ProjectCopy } from "#tests/support/projectCopy.ts";
import { attributesOf, markupOf } from "../pages.ts";

/** Everything that a build reads; it is copied. */
const SOURCES = ["src", "content", "relay", "scripts", "public", "package.json", "tsconfig.json", "vite.config.ts"];
/** What draws the link previews. */
const BROWSER = "tests/support/chromium.mjs";
const SITE_URL = "https://article.example";
const BUILD_TIMEOUT_MS = 300_000;

/** Replaces compression by the identity: compressing the whole site takes longer than everything else and does not matter here. */
const WITHOUT_COMPRESSION = `
import zlib from "node:zlib";
import { syncBuiltinESMExports } from "node:module";
zlib.brotliCompress = zlib.gzip = (text, options, done) => done(null, text);
syncBuiltinESMExports();
`;

const SLUG = "yeni-bir-yazi-2";
const PUBLISHED = "2026-06-20";
const WORDS: Record<Language, { title: string; excerpt: string; sentence: string; link: string; tags: string[] }> = {
  tr: {
    title: "Bodrum’da bir gün, sabahtan akşama",
    excerpt:
      "Limandan değirmenlere, değirmenlerden Gümüşlük’e: bir günde nereye, hangi sırayla gidilir ve ne kadar sürer.",
    sentence: "Bodrum limanından çıkan yol değirmenlerin yanından tırmanır, sonra öbür koydaki balıkçılara iner.",
    link: "Gümüşlük transferi",
    tags: ["Bodrum", "VIP Transfer", "gezi"],
  },
  en: {
    title: "A day in Bodrum from morning to evening",
    excerpt:
      "From the harbour to the mills and on to Gümüşlük: where to go in one day, in which order, and how long it takes.",
    sentence: "From the harbour in Bodrum the road climbs past the mills and comes down to the next bay.",
    link: "transfer to Gümüşlük",
    tags: ["Bodrum", "VIP Transfer", "a day out"],
  },
  ru: {
    title: "День в Бодруме с утра до вечера",
    excerpt:
      "От гавани к мельницам и дальше в Гюмюшлюк: куда поехать за один день, в каком порядке и сколько это займёт.",
    sentence: "От гавани в Бодруме дорога поднимается мимо старых мельниц и спускается к рыбакам в соседней бухте.",
    link: "трансфер в Гюмюшлюк",
    tags: ["Бодрум", "VIP-трансфер", "прогулки"],
  },
};

/** Flags of `new:post`, for the published article and for the draft. */
const ANSWERS = ["--image", "blog-bodrum-yel-degirmenleri", "--category", "Travel"];
const DRAFT_SLUG = "taslak-yazi";
const PLACE =
  "--id güvercinlik --label-tr Güvercinlik --label-en Güvercinlik --label-ru Гюверджинлик --vito 50 --sprinter 110 --position 37.15,27.59";

/** A text with the length and the parts that the README asks for. */
function textOf(language: Language): string {
  const { title, excerpt, sentence, link, tags } = WORDS[language];
  const fields = { title, excerpt, seoTitle: `${title} (2)`, seoDescription: excerpt, tags };
  const front = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const paragraph = (sentences: number) => Array.from({ length: sentences }, () => sentence).join(" ");
  const parts = [1, 2, 3].map((number) => `## ${title} ${number}\n\n${paragraph(11 + number)}`);
  return [
    `---\n${front.join("\n")}\n---`,
    ...parts,
    `- ${sentence}\n- {{fare airport gümüşlük}}\n- [${link}](/services/vip-gumusluk-transfer)`,
    `{{picture stop-windmills}} ${title}`,
    sentence,
    "{{ride}}",
    `> ${sentence}`,
    "",
  ].join("\n\n");
}

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject("article", [...SOURCES, BROWSER]);
  await expectToRun("new:post", "--slug", SLUG, ...ANSWERS);
  await expectToRun("new:post", "--slug", DRAFT_SLUG, ...ANSWERS);
  await expectToRun("new:service", "--slug", DRAFT_SLUG, "--image", "faq");
  await expectToRun("new:place", ...PLACE.split(" "));
  for (const language of LANGUAGES) await writeFile(inArticle(`${language}.md`), textOf(language));
  await editFacts((facts) =>
    facts.replace("  draft: true,\n", "").replace(/published: "[^"]*"/, `published: "${PUBLISHED}"`),
  );
  // The place has changed the number of fares, which the preview of the prices shows.
  const { output } = await build();
  if (!output.includes("npm run previews")) throw new Error(output);
  await expectToRun("previews");
}, BUILD_TIMEOUT_MS);

afterAll(() => copy.remove());

async function expectToRun(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await copy.run(command, args);
  if (code !== 0) throw new Error(output);
}

function inArticle(file: string): string {
  return join(copy.folder, "content/blog", SLUG, file);
}

async function editFacts(edit: (facts: string) => string): Promise<void> {
  await writeFile(inArticle("post.ts"), edit(await readFile(inArticle("post.ts"), "utf8")));
}

/** Builds the copy with the project's own command; resolves to its exit code and its output. */
async function build(): Promise<{ code: number; output: string }> {
  const { scripts } = JSON.parse(await readFile(join(copy.folder, "package.json"), "utf8")) as {
    scripts: { build: string };
  };
  const env = {
    PATH: [join(copy.folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
    NODE_ENV: "production",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WITHOUT_COMPRESSION)}`,
    SITE_URL,
  };
  return new Promise((ended) => {
    exec(scripts.build, { cwd: copy.folder, env }, (error, stdout, stderr) =>
      ended({ code: error ? (error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

function built(path: string): string {
  return join(copy.folder, "dist/site", path);
}

describe("content that is added as docs/content.md says", () => {
  beforeAll(async () => {
    const { code, output } = await build();
    if (code !== 0) throw new Error(output);
  }, BUILD_TIMEOUT_MS);

  describe.each(LANGUAGES)("a published article, in %s", (language) => {
    const { title, link } = WORDS[language];
    const path = pathOf(language, "blog", SLUG);

    test("is on the list in each of its orders", async () => {
      const folder = pathOf(language, "blog");
      const orders = (await readdir(built(folder))).filter((file) => /^index(?:\.\d+)?\.html$/.test(file));
      expect(orders.length).toBeGreaterThan(0);
      const without: string[] = [];
      for (const file of orders) {
        const html = await readFile(built(join(folder, file)), "utf8");
        const markup = markupOf({ file, path: folder, html });
        const isListed = attributesOf(markup, "a", "href").includes(path) && markup.includes(title);
        if (!isListed) without.push(`${join(folder, file)} does not list ${path}.`);
      }
      expectNone(without);
    });

    test("has its own page, with its link, its fare and the name of the place as the README says", async () => {
      const html = await readFile(built(join(path, "index.html")), "utf8");
      const markup = markupOf({ file: path, path, html });
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1]).toContain(title);
      expect(markup).toContain(`<link data-page rel="canonical" href="${SITE_URL}${path}">`);
      // A Russian word of one letter is never last on a line.
      const shown = link.replace(" в ", " в\u00a0");
      expect(markup).toContain(`<a href="${pathOf(language, "services", "vip-gumusluk-transfer")}">${shown}</a>`);
      const fare = findFare(FARES, { from: "airport", to: "gümüşlük", vehicleType: "vip-vito" });
      expect(markup).toContain(`<li><span translate="no">${formatEuro(fare ?? 0, language)}</span></li>`);
      expect(markup).toMatch(/<strong>(?:Bodrum|Бодруме)<\/strong>/);
    });

    test("can be reached from within the site", async () => {
      expect(JSON.parse(await readFile(built(dataPathOf(language, "post", SLUG)), "utf8"))).toMatchObject({
        post: { slug: SLUG, title },
      });
    });

    test("is in the feed", async () => {
      const feed = await readFile(built(feedPath(language)), "utf8");
      const entry = feed.split("<entry>").find((text) => text.includes(`href="${SITE_URL}${path}"`));
      expect(entry).toContain(`<title>${title}</title>`);
      expect(entry).toContain(`<published>${PUBLISHED}T`);
    });

    test("is in the sitemap", async () => {
      const sitemap = await readFile(built("sitemap.xml"), "utf8");
      expect(sitemap).toContain(`<url><loc>${SITE_URL}${path}</loc><lastmod>${PUBLISHED}</lastmod></url>`);
    });
  });

  test("a draft is on no page, in no list and in no feed", async () => {
    const files = await readdir(built(""), { recursive: true });
    const faults = files.filter((file) => file.includes(DRAFT_SLUG)).map((file) => `${file} was written for a draft.`);
    for (const file of files.filter((one) => /\.(?:html|json|xml|txt)$/.test(one)))
      if ((await readFile(built(file), "utf8")).includes(DRAFT_SLUG)) faults.push(`${file} names a draft.`);
    expectNone(faults);
  });

  test.each(LANGUAGES)(
    "an added place has rows in the price list and a position on the map, in %s",
    async (language) => {
      const path = pathOf(language, "prices");
      const html = await readFile(built(join(path, "index.html")), "utf8");
      const markup = markupOf({ file: path, path, html });
      expect(markup).toContain('id="airport-guvercinlik"');
      expect(markup).toContain('id="airport-guvercinlik-sprinter"');
      const data = JSON.parse(await readFile(built(dataPathOf(language, "prices")), "utf8")) as PageData["prices"];
      const { sheet, places } = data.maps.region;
      expect(places).toContainEqual({ id: "güvercinlik", name: language === "ru" ? "Гюверджинлик" : "Güvercinlik" });
      expect(sheet.places["güvercinlik"]).toMatchObject({ large: {}, small: {} });
    },
  );
});

test(
  "faults stop the build, which names the file and field of each, and leaves the previous site in place",
  async () => {
    const before = await stat(built("sitemap.xml"));
    await editFacts((facts) => facts.replace(/id: \d+/, "id: 10000"));
    await writeFile(inArticle("en.md"), textOf("en").replaceAll("## ", ""));
    const { code, output } = await build();
    expect(code).not.toBe(0);
    expect(output).toContain(`content/blog/${SLUG}/post.ts: id 10000 is over 9999`);
    expect(output).toContain(`content/blog/${SLUG}/en.md: has fewer than two headings (##)`);
    expect(await stat(built("sitemap.xml"))).toEqual(before);
  },
  BUILD_TIMEOUT_MS,
);
