import { spawn } from "node:child_process";
import { cp, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { median, tableOf, unmetOf, type Row } from "#tests/bench/report.ts";
import { copyProject, endOf, type ProjectCopy } from "#tests/support/projectCopy.ts";

const PROJECT = join(import.meta.dirname, "../..");
const REPORT = join(PROJECT, "tests/bench/build.md");

/** Everything that a build reads or copies. */
const SOURCES = ["src", "content", "relay", "scripts", "public", "package.json", "tsconfig.json", "vite.config.ts"];
const POSTS = "content/blog";
const TIMES = 10;
/** Number of builds per copy for the report; `BENCH_TURNS` can set fewer for a quick look. */
const REPORT_TURNS = 3;
const TURNS = Number(process.env["BENCH_TURNS"] ?? REPORT_TURNS);

/** Files that may grow with the number of articles: lists of articles, sitemap, feeds, and the build's own list of files. */
const MAY_GROW =
  /^(?:(?:tr|en|ru)\/blog\/index|_data\/(?:tr|en|ru)\/blog\.json|sitemap\.xml|(?:tr|en|ru)\/feed\.xml|llms\.txt|\.build\.json)/;
/** Tolerance for all other pages, in bytes: file names contain hashes, which compress differently. */
const SIZE_TOLERANCE = 200;

/** Adds nine copies of each article to `copy`, with the same text but another slug, id and title. */
async function multiply({ folder }: ProjectCopy): Promise<void> {
  for (const slug of await readdir(join(folder, POSTS))) {
    for (let count = 2; count <= TIMES; count += 1) {
      const own = join(folder, POSTS, `${slug}-${count}`);
      await cp(join(folder, POSTS, slug), own, { recursive: true });
      await edit(join(own, "post.ts"), (text) =>
        text.replace(/\bid: (\d+)/, (_, id) => `id: ${Number(id) + 100 * count}`),
      );
      for (const language of ["tr", "en", "ru"]) {
        await edit(join(own, `${language}.md`), (text) =>
          text.replaceAll(/^(title|seoTitle|seoDescription): (.*)$/gm, (_, name: string, value: string) => {
            const plain = value.replaceAll(/^"|"$/g, "");
            // Replaces the last word, because none may be much longer; the whole word, because a cut one may look like a misspelt place.
            return `${name}: ${JSON.stringify(`${plain.replace(/ \S+$/, "")} ${count}`)}`;
          }),
        );
      }
    }
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** Runs a Node program in `folder` and resolves with its duration in seconds. Rejects with its output if it fails. */
async function timed(folder: string, args: readonly string[]): Promise<number> {
  const began = performance.now();
  // The runner of this script has set it to "development".
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, output } = await endOf(spawn(process.execPath, args, { cwd: folder, env }));
  if (code !== 0) throw new Error(`${args.join(" ")} failed:\n${output}`);
  return (performance.now() - began) / 1000;
}

/** The steps of `npm run build`, with the check of all content before. */
const check = (folder: string) => timed(folder, ["scripts/run.mjs", "scripts/owner/content.ts"]);
const bundle = (folder: string) => timed(folder, [join(PROJECT, "node_modules/vite/bin/vite.js"), "build", "--app"]);
const write = (folder: string) => timed(folder, ["dist/prerender/prerender.js"]);

/** Sizes in bytes of all pages, text files and scripts of a built site, by path without content hashes. */
async function sizesOf(folder: string, below = ""): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) for (const [inner, size] of await sizesOf(folder, path)) sizes.set(inner, size);
    else if (/\.(?:html|json|xml|txt|js)$/.test(path)) {
      const name = path.startsWith("assets/") ? path.replace(/-[\w-]{7,8}(\.\w+)$/, "$1") : path;
      sizes.set(name, (sizes.get(name) ?? 0) + (await stat(join(folder, path))).size);
    }
  }
  return sizes;
}

/** Builds a copy from scratch `TURNS` times. Resolves with the seconds of each whole build, and of prerendering its pages alone. */
async function buildTimes(copy: ProjectCopy): Promise<{ whole: number[]; writing: number[] }> {
  const whole: number[] = [];
  const writing: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await rm(join(copy.folder, "dist"), { recursive: true, force: true });
    const bundling = (await check(copy.folder)) + (await bundle(copy.folder));
    const pages = await write(copy.folder);
    whole.push(bundling + pages);
    writing.push(pages);
  }
  return { whole, writing };
}

/**
 * Builds the site as it is and with ten times the articles, prints the results and writes the report. Resolves with an error message if a
 * target is missed.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<string | undefined> {
  const loadAverage = loadavg()[0] ?? 0;
  const [plain, many] = [await copyProject("build", SOURCES), await copyProject("build-many", SOURCES)];
  try {
    await mkdir(join(many.folder, POSTS), { recursive: true });
    await multiply(many);
    const [one, ten] = [await buildTimes(plain), await buildTimes(many)];
    const ratio = median(ten.writing) / median(one.writing);
    const [before, after] = [
      await sizesOf(join(plain.folder, "dist/site")),
      await sizesOf(join(many.folder, "dist/site")),
    ];
    const grown = [...before].filter(
      ([path, size]) => !MAY_GROW.test(path) && (after.get(path) ?? Number.POSITIVE_INFINITY) > size + SIZE_TOLERANCE,
    );
    const rows: Row[] = [
      {
        what: "Whole build",
        figure: `${median(one.whole).toFixed(1)} s`,
        target: "< 15 s",
        isMet: median(one.whole) < 15,
      },
      {
        what: "Prerendering with ten times the articles, ratio to today's",
        figure: `${ratio.toFixed(2)} (${median(ten.writing).toFixed(1)} : ${median(one.writing).toFixed(1)} s)`,
        target: `≤ ${TIMES}`,
        isMet: ratio <= TIMES,
      },
      {
        what: "Files that grew, other than lists of articles, sitemap, feeds and `llms.txt`",
        figure:
          grown.length === 0
            ? "none"
            : grown.map(([path, size]) => `${path} (${size} → ${after.get(path) ?? "gone"})`).join(", "),
        target: "none",
        isMet: grown.length === 0,
      },
    ];
    const text = `# The build

Written by \`npm run bench:build\`, which builds a copy of the project and a copy with ${TIMES} times the articles, ${TURNS} times each,
from scratch. A whole build checks all content, bundles the code and prerenders all pages; the figure is the median. The ratio compares
the medians of prerendering alone.

Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}. Load average before the run: ${loadAverage.toFixed(1)}.

${tableOf(rows)}
`;
    if (TURNS >= REPORT_TURNS) await writeFile(REPORT, text);
    console.log(text);
    return unmetOf(rows);
  } finally {
    await Promise.all([plain.remove(), many.remove()]);
  }
}
