import { exec } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { FARES } from "#content/prices.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { findFare } from "#src/domain/price.ts";
import { dataPathOf, feedPath, pathOf } from "#src/i18n/paths.ts";
import { attributesOf, markupOf } from "./pages.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
/** All that a build reads but the public files, which it only copies. */
const SOURCES = ["src", "content", "relay", "scripts", "package.json", "tsconfig.json", "vite.config.ts"];
const SITE_URL = "https://article.example";
const BUILD_TIMEOUT_MS = 120_000;

/** Puts files through as they are: compressing the whole site for the web takes longer than all else, and is no matter here. */
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

/** The file that is the same in every language. */
function factsOf(readingTime: number): string {
  return `import type { PostFacts } from "#src/content/entities.ts";

export const POST: PostFacts = {
  id: 9001,
  image: "blog-bodrum-yel-degirmenleri",
  category: "Travel",
  author: "editors",
  month: "Haziran",
  published: "${PUBLISHED}",
  readingTime: ${readingTime},
  related: [1, 2, 3],
};
`;
}

/** A text of the length, and with the parts, that the README asks for. */
function textOf(language: Language): string {
  const { title, excerpt, sentence, link, tags } = WORDS[language];
  const fields = { title, excerpt, seoTitle: `${title} (2)`, seoDescription: excerpt, tags };
  const front = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const paragraph = Array.from({ length: 14 }, () => sentence).join(" ");
  const parts = [1, 2, 3].map((number) => `## ${title} ${number}\n\n${paragraph}`);
  return [
    `---\n${front.join("\n")}\n---`,
    ...parts,
    `- ${sentence}\n- {{fare airport yalıkavak}}\n- [${link}](/services/vip-gumusluk-transfer)`,
    `> ${sentence}`,
    "",
  ].join("\n\n");
}

let copy = "";

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "article-"));
  for (const path of SOURCES) await cp(join(PROJECT, path), join(copy, path), { recursive: true });
  await symlink(join(PROJECT, "node_modules"), join(copy, "node_modules"), "junction");
  await mkdir(join(copy, "content/blog", SLUG));
  for (const language of LANGUAGES)
    await writeFile(join(copy, "content/blog", SLUG, `${language}.md`), textOf(language));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Builds the copy with the project's own command; resolves to its exit code and to what it said. */
async function build(readingTime: number): Promise<{ code: number; output: string }> {
  await writeFile(join(copy, "content/blog", SLUG, "post.ts"), factsOf(readingTime));
  const { scripts } = JSON.parse(await readFile(join(copy, "package.json"), "utf8")) as { scripts: { build: string } };
  const env = {
    PATH: [join(copy, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
    NODE_ENV: "production",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WITHOUT_COMPRESSION)}`,
    SITE_URL,
  };
  return new Promise((ended) => {
    exec(scripts.build, { cwd: copy, env }, (error, stdout, stderr) =>
      ended({ code: error ? (error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

function built(path: string): string {
  return join(copy, "dist/site", path);
}

describe("an article that is added as the README says", () => {
  beforeAll(async () => {
    const { code, output } = await build(5);
    if (code !== 0) throw new Error(output);
  }, BUILD_TIMEOUT_MS);

  describe.each(LANGUAGES)("in %s", (language) => {
    const { title, link } = WORDS[language];
    const path = pathOf(language, "blog", SLUG);

    test("is on the list, in whichever order that is shown", async () => {
      const folder = pathOf(language, "blog");
      const orders = (await readdir(built(folder))).filter((file) => /^index(?:\.\d+)?\.html$/.test(file));
      expect(orders.length).toBeGreaterThan(0);
      const without: string[] = [];
      for (const file of orders) {
        const html = await readFile(built(join(folder, file)), "utf8");
        const markup = markupOf({ file, path: folder, html });
        const isListed = attributesOf(markup, "a", "href").includes(path) && markup.includes(title);
        if (!isListed) without.push(file);
      }
      expect(without).toEqual([]);
    });

    test("stands at its own address, with its link, its fare and the name of the place as the README says", async () => {
      const html = await readFile(built(join(path, "index.html")), "utf8");
      const markup = markupOf({ file: path, path, html });
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1]).toContain(title);
      expect(markup).toContain(`<link data-page rel="canonical" href="${SITE_URL}${path}">`);
      expect(markup).toContain(`<a href="${pathOf(language, "services", "vip-gumusluk-transfer")}">${link}</a>`);
      const fare = findFare(FARES, { from: "airport", to: "yalıkavak", vehicleType: "vip-vito" });
      expect(markup).toContain(`<li>${formatEuro(fare ?? 0, language)}</li>`);
      expect(markup).toMatch(/<strong>(?:Bodrum|Бодруме)<\/strong>/);
    });

    test("can be opened from within the site", async () => {
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
});

test(
  "an article with a fault stops the build, which names file and field",
  async () => {
    const { code, output } = await build(12);
    expect(code).not.toBe(0);
    expect(output).toContain(`content/blog/${SLUG}/post.ts: readingTime 12 is over 9`);
    expect(existsSync(built("sitemap.xml"))).toBe(false);
  },
  BUILD_TIMEOUT_MS,
);
