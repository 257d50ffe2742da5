import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import { MAIN_AIRPORT, PLACE_IDS, WHOLE_REGION } from "#content/placeIds.ts";
import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import { SERVICES } from "#content/services.ts";
import { LARGE_VEHICLE, STANDARD_VEHICLE } from "#content/vehicles.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { parseVia, prefillFromQuery } from "#src/domain/bookingForm.ts";
import { escapeHtml } from "#src/domain/escapeHtml.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { airportRide, findFare } from "#src/domain/price.ts";
import { terminalWith } from "#tests/support/fakeTerminal.ts";
import { copyProject, endOf, type CommandEnd, type ProjectCopy } from "#tests/support/projectCopy.ts";
import type { Terminal } from "../../scripts/owner/dialogue.ts";
import type { writeAtomically } from "../../scripts/owner/files.ts";
import type { main as addContent } from "../../scripts/owner/new.ts";

/** Timeout of tests that start processes, in milliseconds. */
const TIMEOUT = { timeout: 180_000 };
const CONTENT = ["content", "src/domain", "src/i18n/messages"];
const POST = ["--slug", "kis-gunleri", "--category", "travel", "--image", "blog-kumpir"];
/** An article and a service that are there, whichever the business has. */
const [ARTICLE] = readLibrary().posts;
const [SERVICE] = SERVICES;
/** Trips that the price list does not have: one from the airport, one between two other places. */
const UNPRICED_PLACE = LOCATIONS.find(({ id }) => id !== MAIN_AIRPORT && findFare(FARES, airportRide(id)) === null)?.id;
const UNPRICED = LOCATIONS.flatMap(({ id: from }) => LOCATIONS.map(({ id: to }) => ({ from, to }))).find(
  ({ from, to }) =>
    from !== to &&
    from !== MAIN_AIRPORT &&
    to !== MAIN_AIRPORT &&
    findFare(FARES, { from, to, vehicleType: STANDARD_VEHICLE }) === null,
);
const LOWEST = Math.min(...FARES.map(({ euro }) => euro));
/** Keys to press at each question of an article and of a service, by a part of the question. */
const POST_KEYS: readonly (readonly [question: string, keys: string])[] = [
  ["The address of the article", "kis-gunleri\r"],
  ["What it is about", "\r"],
  ["Its picture", "blog-kumpir\r"],
];
const SERVICE_KEYS = [
  ["The address of the service", "kaynar-transfer\r"],
  ["Its picture", "service-vip-torba\r"],
  ["The trips of the price table", "kaynar\t\r"],
] as const;
const WRITE = ["Write them?", "\r"] as const;

let copy: ProjectCopy;
let before: Record<string, string>;

beforeAll(async () => {
  copy = await copyProject("owner", ["content", "src", "scripts", "package.json", "tsconfig.json"]);
  before = written();
});
afterAll(() => copy.remove());

// Every test begins with the original content.
afterEach(async () => {
  const after = written();
  for (const path of Object.keys(after)) {
    if (before[path] === undefined) await rm(join(copy.folder, path));
    else if (after[path] !== before[path]) await writeFile(join(copy.folder, path), before[path]);
  }
  for (const folder of ["content/blog", "content/services"]) {
    for (const slug of readdirSync(join(copy.folder, folder))) {
      if (readdirSync(join(copy.folder, folder, slug)).length === 0)
        await rm(join(copy.folder, folder, slug), { recursive: true });
    }
  }
});

/** All text files of the content by path. */
function written(): Record<string, string> {
  const files = CONTENT.flatMap((folder) =>
    readdirSync(join(copy.folder, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  return Object.fromEntries(
    files
      .filter((path) => statSync(join(copy.folder, path)).isFile())
      .map((path) => [path, readFileSync(join(copy.folder, path), "utf8")]),
  );
}

function changed(): string[] {
  const after = written();
  return Object.keys(after)
    .filter((path) => after[path] !== before[path])
    .toSorted();
}

/**
 * Runs a command with flags in this process, because a process of its own would take most of the time. The modules that it imports contain
 * the content as it was when the tests began, which each test restores.
 */
async function add(...args: string[]): Promise<CommandEnd> {
  return addAt(undefined, ...args);
}

/** The same with a terminal. */
async function addAt(terminal: Terminal | undefined, ...args: string[]): Promise<CommandEnd> {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    const module = await import(pathToFileURL(join(copy.folder, "scripts/owner/new.ts")).href);
    const fault = await (module as { main: typeof addContent }).main(args, terminal);
    return { code: fault === undefined ? 0 : 1, output: fault ?? said.mock.calls.join("\n") };
  } finally {
    said.mockRestore();
  }
}

function textOf(path: string): Promise<string> {
  return readFile(join(copy.folder, path), "utf8");
}

function edit(path: string, change: (text: string) => string): Promise<void> {
  return textOf(path).then((text) => writeFile(join(copy.folder, path), change(text)));
}

/** The slugs of the articles that `npm run dev` shows. */
async function slugsInDev(): Promise<string[]> {
  await writeFile(
    join(copy.folder, "scripts/slugs.mjs"),
    `import { createServer } from "vite";
const vite = await createServer({ root: ${JSON.stringify(copy.folder)}, configFile: false, appType: "custom", logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
const { readLibrary } = await vite.ssrLoadModule("/src/content/read/library.ts");
console.log(JSON.stringify(readLibrary().posts.map(({ slug }) => slug)));
await vite.close();
`,
  );
  const script = join(copy.folder, "scripts/slugs.mjs");
  const { output } = await endOf(spawn(process.execPath, [script], { cwd: copy.folder, env: {} }));
  return JSON.parse(output) as string[];
}

describe("new:post", TIMEOUT, () => {
  const folder = "content/blog/kis-gunleri";
  const files = ["en.md", "post.ts", "ru.md", "tr.md"].map((file) => `${folder}/${file}`);

  test("writes a draft in three languages, which is not published but shown in development", async () => {
    const { code, output } = await copy.run("new:post", [...POST]);
    expect([code, output]).toEqual([0, expect.stringContaining(`Written:\n  ${folder}/post.ts`)]);
    expect(changed()).toEqual(files);
    const facts = await textOf(`${folder}/post.ts`);
    expect(facts).toContain("draft: true,");
    expect(facts).toMatch(
      /id: \d+,\n {2}image: "blog-kumpir",\n {2}category: "Travel",\n[^]*related: \[\d+, \d+, \d+\],\n/,
    );
    expect(await textOf(`${folder}/tr.md`)).toMatch(/^---\ntitle: "\[\[Başlık/);
    expect(await textOf(`${folder}/ru.md`)).toMatch(/^---\ntitle: "\[\[Заголовок[^]*\n\{\{ride\}\}\n$/);

    const content = await copy.run("content");
    expect(content.code).toBe(0);
    expect(content.output).toContain(`${folder} is a draft. It lacks:\n  ${folder}/tr.md: has 16 parts to be written`);
    expect(content.output).toContain("1 draft waits.");
    expect(await slugsInDev()).toContain("kis-gunleri");
  });

  test("repeats a question with the reason until the answer is valid", async () => {
    // Ctrl+U clears the input.
    const { terminal, shown } = terminalWith([
      ["The address of the article", `${ARTICLE?.slug}\r`],
      [`content/blog/${ARTICLE?.slug} is there already`, "\u0015Kış\r"],
      ["must be small letters and digits joined by dashes", "\u0015kis-gunleri\r"],
      ...POST_KEYS.slice(1),
      WRITE,
    ]);
    const { code, output } = await addAt(terminal, "post");
    expect([code, output]).toEqual([0, expect.stringContaining(`Written:\n  ${folder}/post.ts`)]);
    expect(shown()).toContain(`${folder}/post.ts (new)`);
    expect(changed()).toEqual(files);
  });

  test("goes back to the previous question, and from the preview to the last one, with the previous answers", async () => {
    const { terminal } = terminalWith([
      ["The address of the article", "kis\r"],
      // The way back is the last item of a list.
      ["What it is about", "\u001b[A\r"],
      // The previous answer is in the input: Ctrl+U clears it.
      ["The address of the article", "\u0015kis-gunleri\r"],
      ...POST_KEYS.slice(1),
      ["Write them?", "\u001b[B\r"],
      ["Its picture", "blog-kumpir\r"],
      WRITE,
    ]);
    const { code, output } = await addAt(terminal, "post");
    expect([code, output]).toEqual([0, expect.stringContaining(`Written:\n  ${folder}/post.ts`)]);
    expect(changed()).toEqual(files);
    expect(output).toMatch(/Next: `npm run dev`\.$/);
  });

  test("is undone by the command that it prints", async () => {
    const { output } = await add("post", ...POST);
    const [, command = ""] = /^ {2}(rm .+)$/m.exec(output) ?? [];
    expect(command).toBe(`rm -r "${folder}"`);
    expect((await endOf(spawn("sh", ["-c", command], { cwd: copy.folder }))).code).toBe(0);
    expect(changed()).toEqual([]);
    expect(readdirSync(join(copy.folder, "content/blog"))).not.toContain("kis-gunleri");
  });

  test("previews new files, and only the changed lines of existing ones", async () => {
    const { terminal, shown } = terminalWith([...SERVICE_KEYS, ["Write them?", "\u0003"]]);
    expect((await addAt(terminal, "service")).code).toBe(1);
    expect(shown()).toMatch(/content\/services\.ts \(changed\)[^]*\+ {3}\{\s[^]*\+ {5}id: \d+,/);
    expect(shown()).toMatch(/kaynar-transfer\/en\.md \(new\)[^+]*\+ ---/);
    expect(shown()).not.toContain("- export const SERVICES");
    expect(changed()).toEqual([]);
  });

  test.each([
    ["at the last question", [...POST_KEYS.slice(0, -1), ["Its picture", "\u0003"]]],
    ["at the preview", [...POST_KEYS, ["Write them?", "\u0003"]]],
    ["by a no to the preview", [...POST_KEYS, ["Write them?", "\u001b[B\u001b[B\r"]]],
  ] as const)("writes nothing if it is cancelled %s", async (_, keys) => {
    const { code, output } = await addAt(terminalWith(keys).terminal, "post");
    expect([code, output]).toEqual([1, expect.stringContaining("Nothing was written.")]);
    expect(changed()).toEqual([]);
  });

  test("asks nothing without a terminal, and says how to give the answers", async () => {
    const { code, output } = await copy.run("new:post", [], "kis-gunleri\n");
    expect([code, output]).toEqual([1, expect.stringContaining("as flags or in a file; --help names them.")]);
    expect(changed()).toEqual([]);
  });

  test("lists every invalid answer, and writes nothing", async () => {
    const { code, output } = await copy.run("new:post", [...POST.slice(0, 2), "--image", "no-such"]);
    expect(code).toBe(1);
    for (const says of ["--category is missing. What it is about", '--image: there is no picture "no-such"']) {
      expect(output).toContain(says);
    }
    expect(changed()).toEqual([]);
  });

  test.each([
    [["--slug", `${ARTICLE?.slug}`], `--slug: content/blog/${ARTICLE?.slug} is there already`],
    [["--slug", "Bodrumda Kış"], 'digits joined by dashes; did you mean "bodrumda-kis"?'],
    [["--colour", "blue"], "Unknown option '--colour'"],
    [["--answers", "nowhere.json"], "The answers in nowhere.json cannot be read"],
  ])("rejects %j", async (given, says) => {
    const { code, output } = await add("post", ...given);
    expect([code, output]).toEqual([1, expect.stringContaining(says)]);
    expect(changed()).toEqual([]);
  });
});

describe("new:tour", TIMEOUT, () => {
  test("adds a draft to the list, of which the check says what is to be written", async () => {
    const { code, output } = await copy.run("new:tour", [
      "--slug",
      "milas-ve-labranda",
      "--image",
      "faq",
      "--days",
      "2",
    ]);
    expect([code, output]).toEqual([0, expect.stringContaining("http://localhost:3000/en/tours/milas-ve-labranda")]);
    const texts = ["en", "ru", "tr"].map((language) => `content/tours/milas-ve-labranda/${language}.md`);
    expect(changed()).toEqual(["content/tours.ts", ...texts].toSorted());
    const content = await copy.run("content");
    expect([content.code, content.output]).toEqual([
      0,
      expect.stringContaining("content/tours/milas-ve-labranda is a draft."),
    ]);
    expect(content.output).not.toContain("characters");
  });
});

describe("new:service", TIMEOUT, () => {
  test("adds a draft to the list, from a file of answers, and changes nothing else in the list", async () => {
    const answers = join(copy.folder, "answers.json");
    const trips = ["airport kaynar", "airport peninsula vip-sprinter"];
    await writeFile(answers, JSON.stringify({ slug: "kaynar-transfer", image: "service-vip-torba-transfer", trips }));
    const { code, output } = await copy.run("new:service", ["--answers", answers]);
    expect([code, output]).toEqual([0, expect.stringContaining("content/services/kaynar-transfer/ru.md")]);
    const texts = ["en", "ru", "tr"].map((language) => `content/services/kaynar-transfer/${language}.md`);
    expect(changed()).toEqual(["content/services.ts", ...texts].toSorted());
    const list = await textOf("content/services.ts");
    const old = before[join("content", "services.ts")]?.replace(/\];\n$/, "") ?? "";
    expect(list.slice(0, old.length)).toBe(old);
    const facts = list.slice(old.length).replaceAll(/^ *\/\/.*\n/gm, "");
    expect(facts).toBe(`  {
    id: ${Math.max(...SERVICES.map(({ id }) => id)) + 1},
    slug: "kaynar-transfer",
    group: "places",
    image: "service-vip-torba-transfer",
    trips: [
      { from: "airport", to: "kaynar", vehicleType: "vip-vito" },
      { from: "airport", to: "peninsula", vehicleType: "vip-sprinter" },
    ],
    draft: true,
  },
];
`);
    const content = await copy.run("content");
    expect([content.code, content.output]).toEqual([
      0,
      expect.stringContaining("content/services/kaynar-transfer is a draft."),
    ]);
  });

  test("takes the trip that was found by searching", async () => {
    expect((await addAt(terminalWith([...SERVICE_KEYS, WRITE]).terminal, "service")).code).toBe(0);
    const added = (await textOf("content/services.ts")).split('slug: "kaynar-transfer"')[1];
    expect(added).toContain('trips: [{ from: "airport", to: "kaynar", vehicleType: "vip-vito" }],');
  });

  test("rejects an existing service, and a trip without a fare", async () => {
    const given = [
      "--slug",
      `${SERVICE?.slug}`,
      "--image",
      "faq",
      "--trips",
      `airport ${UNPRICED_PLACE}, ${UNPRICED?.from} ${UNPRICED?.to}`,
    ];
    const { code, output } = await add("service", ...given);
    expect(code).toBe(1);
    expect(output).toContain(`--slug: ${SERVICE?.slug} is another service's`);
    expect(output).toContain(
      `airport ${UNPRICED_PLACE} vip-vito, ${UNPRICED?.from} ${UNPRICED?.to} vip-vito is no fare of the price table`,
    );
    expect(changed()).toEqual([]);
  });
});

describe("new:place", TIMEOUT, () => {
  const LABELS = ["--label-tr", "Güvercinlik", "--label-en", "Güvercinlik", "--label-ru", "Гюверджинлик"];
  const REGION = LOCATIONS.filter(({ id, group }) => group === "region" && id !== WHOLE_REGION).map(({ id }) => id);
  /** Fares from the airport into the region, in the order of the price list. */
  const REGION_FARES = FARES.filter(
    ({ from, to, vehicleType }) => from === MAIN_AIRPORT && vehicleType === STANDARD_VEHICLE && REGION.includes(to),
  );
  const EURO = REGION_FARES[Math.floor(REGION_FARES.length / 2)]?.euro ?? NaN;
  const BEFORE = REGION_FARES.findLast(({ euro }) => euro <= EURO);
  const LARGE_TRIPS = NEAR_FARE_RULES.find(
    ({ place, vehicleType }) => place === MAIN_AIRPORT && vehicleType === LARGE_VEHICLE,
  );
  const placeFor = (euro: number) => [
    "--id",
    "güvercinlik",
    ...LABELS,
    "--vito",
    `${euro}`,
    "--minutes",
    "20-25",
    "--position",
    "37.15 27.59",
  ];
  const PLACE = placeFor(EURO);
  const TORBA = LOCATIONS.find(({ id }) => id === "torba")?.label;
  const FILES = [
    "content/drives.ts",
    "content/locations.ts",
    "content/map/places.ts",
    "content/placeIds.ts",
    "content/prices.ts",
  ];

  test("adds it to every list at its place in the order, and leaves all other entries unchanged", async () => {
    const { code, output } = await copy.run("new:place", [...PLACE]);
    expect([code, output]).toEqual([0, expect.stringContaining("Written:")]);
    expect(changed()).toEqual(FILES);
    for (const path of FILES) {
      const [old, now] = [(before[path] ?? "").split("\n"), (await textOf(path)).split("\n")];
      let next = 0;
      for (const line of now) if (line === old[next]) next++;
      expect(`${path}: ${next}`).toBe(`${path}: ${old.length}`);
    }
    expect(await textOf("content/placeIds.ts")).toContain(`  "${PLACE_IDS.at(-1)}",\n  "güvercinlik",\n] as const;`);
    const town = LOCATIONS.find(({ id }) => id === BUSINESS.place)?.mapQuery;
    const [, behind = ""] = (await textOf("content/locations.ts")).split(`id: "${REGION.at(-1)}"`);
    expect(behind).toMatch(/^[^}]*\},\n {4}mapQuery.*\n {2}\},\n {2}\{\n {4}id: "güvercinlik",\n {4}group: "region"/);
    expect(behind).toContain(`    mapQuery: "Güvercinlik, ${town}",\n`);
    const lineOf = (to: string | undefined, euro: number | undefined) =>
      `  { from: "airport", to: "${to}", vehicleType: "vip-vito", euro: ${euro} },\n`;
    const prices = await textOf("content/prices.ts");
    expect(prices).toContain(lineOf(BEFORE?.to, BEFORE?.euro) + lineOf("güvercinlik", EURO));
    expect(prices).toContain(`      "${LARGE_TRIPS?.others.at(-1)}",\n      "güvercinlik",\n    ],`);
    expect(await textOf("content/drives.ts")).toMatch(/\[\n {2}\{ to: "güvercinlik", minutes: \[20, 25\] \},\n/);
    expect((await textOf("content/map/places.ts")).match(/güvercinlik: /g)).toHaveLength(3);
    const content = await copy.run("content");
    expect([content.code, content.output]).toEqual([0, expect.stringContaining("The content is sound")]);
  });

  test("rejects an id that an alias already means, names that exist, and a position outside the maps", async () => {
    const given = [
      "--id",
      "yalikavak",
      "--label-tr",
      `${TORBA?.tr}`,
      "--label-en",
      "T",
      "--label-ru",
      `${TORBA?.ru}`,
      "--minutes",
      "long",
    ];
    const { code, output } = await copy.run("new:place", [...given, "--vito", "50.5", "--position", "51.5, -0.1"]);
    expect(code).toBe(1);
    for (const says of [
      "--id: the place yalıkavak is there already",
      `--label-tr: ${TORBA?.tr} is another place's`,
      "--label-en: has 1 characters; the minimum is 2",
      '--vito: "50.5" is no whole number',
      "--minutes: must be minutes, or the least and the most",
      "--position: is on no map: latitudes go from",
    ]) {
      expect(output).toContain(says);
    }
    expect(changed()).toEqual([]);
  });

  test("warns before writing of a fare below all others, and names the affected texts", async () => {
    const { output } = await add("place", ...placeFor(LOWEST - 1));
    expect(output).toMatch(
      new RegExp(
        `^Warning: ${LOWEST - 1} EUR is less than every other fare; the lowest is ${LOWEST} EUR so far\\.[^]*\nWritten:`,
      ),
    );
    const affected = Object.keys(before).filter(
      (path) => /^content\/(?:faq\.ts|.*\.md)$/.test(path) && before[path]?.includes("{{lowest "),
    );
    expect(output.match(/^content\/.*$/gm)?.toSorted() ?? []).toEqual(affected.toSorted());
  });

  test("does not warn of a fare equal to the lowest", async () => {
    expect((await add("place", ...placeFor(LOWEST))).output).not.toContain("Warning");
  });

  test("shows the warning at a terminal before it asks for confirmation", async () => {
    const { terminal, shown } = terminalWith([
      ["What it is called in Russian", "Гюверджинлик\r"],
      ["Where it stands in the lists", "\r"],
      ["What a map service finds it by", "\r"],
      ["Whether the form offers it", "\r"],
      ["by the VIP Sprinter", "\r"],
      ["Write them?", "\u0003"],
    ]);
    const given = placeFor(LOWEST - 1).filter((value) => value !== "--label-ru" && value !== "Гюверджинлик");
    const { code } = await addAt(terminal, "place", ...given);
    expect([code, changed()]).toEqual([1, []]);
    expect(shown()).toMatch(/\d EUR is less than every other fare[^]*Write them\?/);
  });

  test("reports swapped latitude and longitude", async () => {
    const { code, output } = await add("place", ...PLACE.slice(0, -1), "27.59, 37.15");
    expect([code, output]).toEqual([
      1,
      expect.stringContaining("--position: is on no map: did you mean 37.15, 27.59?"),
    ]);
  });

  test("requires a position only for a place with a fare", async () => {
    const id = ["--id", "güvercinlik", ...LABELS];
    const priced = await add("place", ...id, "--vito", "50");
    expect([priced.code, priced.output]).toEqual([1, expect.stringContaining("--position is missing.")]);
    expect((await add("place", ...id)).code).toBe(0);
    expect(changed()).toEqual(["content/locations.ts", "content/placeIds.ts"]);
  });

  test("adds its spelling, which is then required in every text", async () => {
    const labels = ["--label-tr", "Müskebi", "--label-en", "Müskebi", "--label-ru", "Мюскеби"];
    expect((await add("place", "--id", "müskebi", ...labels)).code).toBe(0);
    expect(changed()).toEqual(["content/locations.ts", "content/placeIds.ts", "content/placeNames.ts"]);
    expect(await textOf("content/placeNames.ts")).toContain('  { tr: "Müskebi", en: "Müskebi", ru: "Мюскеби" },\n];');
  });

  test.each([
    ["one of several spellings", ["Kaplankaya", "Kaplankaya", "Капланкая"]],
    ["a spelling that differs in one language only", ["Mazı", "Mazı", "Мазы-кёй"]],
  ])("leaves the list of spellings alone where it has the place: %s", async (_, [tr = "", en = "", ru = ""]) => {
    const labels = ["--label-tr", tr, "--label-en", en, "--label-ru", ru];
    const { code } = await add("place", "--id", "yeniyer", ...labels, "--group", "region");
    expect([code, changed()]).toEqual([0, ["content/locations.ts", "content/placeIds.ts"]]);
  });

  test("writes what a map service finds the place by: in the region with its town, elsewhere its name, or as given", async () => {
    const id = ["--id", "güvercinlik", ...LABELS];
    expect((await add("place", ...id, "--group", "further")).code).toBe(0);
    expect(await textOf("content/locations.ts")).toContain('    mapQuery: "Güvercinlik",\n');
    await edit("content/locations.ts", () => before["content/locations.ts"] ?? "");
    await edit("content/placeIds.ts", () => before["content/placeIds.ts"] ?? "");
    expect((await add("place", ...id, "--map-query", "Güvercinlik, Milas, Muğla")).code).toBe(0);
    expect(await textOf("content/locations.ts")).toContain('    mapQuery: "Güvercinlik, Milas, Muğla",\n');
  });

  test("is written completely or not at all", async () => {
    const inTheWay = join(copy.folder, "content/drives.ts.new");
    await mkdir(inTheWay);
    const { code, output } = await add("place", ...PLACE);
    expect([code, output]).toEqual([1, expect.stringContaining("Nothing was written: EISDIR")]);
    await rm(inTheWay, { recursive: true, force: true });
    expect(changed()).toEqual([]);
  });
});

describe("new:link", TIMEOUT, () => {
  const PLACE = LOCATIONS.find(({ id, selectable }) => selectable && id !== MAIN_AIRPORT)?.id ?? "";
  const LINK = [
    "--house",
    "Otel Çınar & Söğüt",
    "--place",
    PLACE,
    "--language",
    "ru",
    "--site",
    "https://vip.example/",
  ];
  const folder = "links/otel-cinar-sogut";
  afterEach(() => rm(join(copy.folder, "links"), { recursive: true, force: true }));

  test("writes a card whose code leads from the house to the airport, and names the house", async () => {
    const { code, output } = await add("link", ...LINK);
    expect([code, output]).toEqual([0, expect.stringContaining("Kaynak: otel-cinar-sogut")]);
    const { data, info } = await sharp(join(copy.folder, folder, "qr.png"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const link = new URL(decodeQR({ ...info, data }));
    expect(link.origin + link.pathname + link.hash).toBe("https://vip.example/ru/reservation#reservation-form");
    const isSelectable = (id: string) => LOCATIONS.some((place) => place.id === id && place.selectable);
    expect(prefillFromQuery(link.searchParams, isSelectable)).toEqual({ from: PLACE, to: MAIN_AIRPORT });
    expect(parseVia(link.searchParams.get("via"))).toBe("otel-cinar-sogut");
    const card = await textOf(`${folder}/card.html`);
    expect(card).toContain("Otel Çınar &amp; Söğüt");
    expect(card).toContain(escapeHtml(link.href));
    expect(await textOf(`${folder}/qr.svg`)).toMatch(/^<svg /);
    expect(changed()).toEqual([]);
  });

  test("rejects a name without letters, another place and an address without https, and keeps a card that is there", async () => {
    const wrong = await add("link", "--house", "…!…", "--place", "atlantis", "--language", "ru", "--site", "http://x");
    expect(wrong.code).toBe(1);
    for (const says of [
      "--house: has no letter or digit",
      "--place: must be one of",
      "--site: must be an https address",
    ])
      expect(wrong.output).toContain(says);
    await add("link", ...LINK);
    const again = await add("link", ...LINK);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining(`--house: ${folder} is there already`)]);
  });
});

describe("in Turkish", TIMEOUT, () => {
  /** Words of the English sentences, which no name of the content has. */
  const ENGLISH =
    /(?<![\p{L}/-])(?:the|The|is|are|and|not|with|Its|yes, write|confirm|navigate|[Ss]earch|select|match(?:es)?|[Ww]rite|new|changed|lines|left|There)(?![\p{L}:/-])/u;
  /** The line of keys below a list and its search field, which the package of the prompts says in English only. */
  const KEYS = /↑\/↓|Search:|No matches found|matche?s?\)/;
  /** What is neither quoted nor the text of a file. */
  const saidIn = (output: string) =>
    output
      .split("\n")
      .filter((line) => !KEYS.test(line))
      .filter((line) => !/[+-] /.test(line))
      .map((line) => line.replaceAll(/"[^"]*"|`[^`]*`/g, ""))
      .filter((line) => ENGLISH.test(line));

  test("new:post asks its questions, says its reasons and lists what is left to do", async () => {
    const { terminal, shown } = terminalWith([
      ["Yazının adresi", `${ARTICLE?.slug}\r`],
      [`zaten var: content/blog/${ARTICLE?.slug}`, "\u0015Kış\r"],
      ["aralarında tire olan küçük harfler", "\u0015kis-gunleri\r"],
      ["Konusu", "\r"],
      ["Resmi", "blog-kumpir\r"],
      ["Yazılsın mı?", "\r"],
    ]);
    const { code, output } = await addAt(terminal, "post", "--lang", "tr");
    expect([code, output]).toEqual([0, expect.stringContaining("Yazılanlar:\n  content/blog/kis-gunleri/post.ts")]);
    expect(shown()).toContain("content/blog/kis-gunleri/post.ts (yeni)");
    expect(saidIn(shown())).toEqual([]);
    expect(saidIn(output)).toEqual([]);

    const content = await copy.run("content", ["--lang", "tr"]);
    expect(content.output).toContain(
      "content/blog/kis-gunleri bir taslak. Eksikleri:\n  content/blog/kis-gunleri/tr.md: ",
    );
    expect(saidIn(content.output)).toEqual([]);
  });

  test.each([["post"], ["service"], ["place"], ["photo"]])("new:%s names its flags", async (kind) => {
    const { output } = await add(kind, "--help", "--lang", "tr");
    expect(output).toContain(`npm run new:${kind} verilmeyenleri sorar.`);
    expect(saidIn(output)).toEqual([]);
  });

  test("new:place lists every invalid answer", async () => {
    const given = ["--id", "A b", "--label-tr", "x", "--vito", "1,5", "--position", "1", "--group", "nowhere"];
    const { code, output } = await add("place", ...given, "--lang", "tr");
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Hiçbir şey yazılmadı:\n--id: yalnızca küçük harf olmalı/),
    ]);
    expect(output).toContain("--label-en eksik. İngilizce adı");
    expect(saidIn(output)).toEqual([]);
  });

  test("check:business lists what is left", async () => {
    const { output } = await copy.run("check:business", ["--lang", "tr"]);
    expect(output).toContain("content/business.ts: phone\n  Şimdi yazan: ");
    expect(output).toMatch(/Site yayına girmeden önce yapılacak \d+ şey kaldı\.\n$/);
    expect(saidIn(output)).toEqual([]);
  });

  test("another language is an error", async () => {
    for (const command of ["content", "check:business", "new:post"]) {
      const { code, output } = await copy.run(command, ["--lang", "de"]);
      const says = '--lang says "de": write --lang tr for Turkish, or --lang en for English.';
      expect([code, output.trim()]).toEqual([1, says]);
    }
  });
});

describe("check:business", TIMEOUT, () => {
  /** Fields with values that cannot be real, as those that this project began with. */
  const UNREAL = {
    phone: { display: "+90 252 000 00 00", e164: "+902520000000" },
    whatsapp: "902520000000",
    emails: ["info@example.com", "rides@example.com"],
    controller: {
      name: "Unvan buraya gelecek",
      address: "Adres buraya gelecek",
      transferAbroad: "Sebep buraya gelecek",
    },
    social: { facebook: "https://www.facebook.com/", instagram: "https://www.instagram.com/" },
  };
  const REAL = {
    phone: { display: "+90 252 316 12 34", e164: "+902523161234" },
    whatsapp: "902523161234",
    emails: ["info@bodrum-vip.net", "rides@bodrum-vip.net"],
    controller: { name: "Bodrum Ltd. Şti.", address: "Çarşı 1", transferAbroad: "Açık rıza" },
    social: { facebook: "https://www.facebook.com/us", instagram: "https://www.instagram.com/us" },
  };

  /** Gives fields of the business these values, and names the placeholders among its fields. */
  async function setBusiness(fields: object, placeholders: readonly string[]): Promise<void> {
    const own = (before[join("content", "business.ts")] ?? "").replace(
      /export const (BUSINESS|PLACEHOLDERS)/g,
      "const OWN_$1",
    );
    const altered = `export const BUSINESS: Business = { ...OWN_BUSINESS, ...${JSON.stringify(fields)} };`;
    const named = `export const PLACEHOLDERS: typeof OWN_PLACEHOLDERS = ${JSON.stringify(placeholders)};`;
    await edit("content/business.ts", () => `${own}\n${altered}\n${named}\n`);
  }

  async function setLicence(caption: string): Promise<void> {
    for (const language of LANGUAGES) {
      await edit(`src/i18n/messages/${language}/shell.json`, (text) =>
        text.replace(/"licence": ".*"/, `"licence": "${caption}"`),
      );
    }
  }

  const setQuestions = (questions: readonly object[]) =>
    edit("content/ownerQuestions.ts", (text) => text.replace(/= \[.*\];/s, `= ${JSON.stringify(questions)};`));

  test("lists each placeholder with its file, its field and what to enter, until none is left", async () => {
    const fields = ["phone", "whatsapp", "emails", "address", "position", "controller", "social"];
    await setBusiness(UNREAL, fields);
    await setLicence("Belge buraya gelecek");
    await setQuestions([
      { files: "content/tours/a-tour", question: { tr: "35 EUR neyin ücreti?", en: "What do the 35 EUR pay for?" } },
    ]);
    const { code, output } = await copy.run("check:business");
    expect(code).toBe(1);
    expect(output).toContain("content/tours/a-tour\n  To be answered: What do the 35 EUR pay for?\n");
    for (const field of fields) {
      expect(output).toContain(`content/business.ts: ${field}\n  It says: `);
      expect(output).not.toContain(`\n  ${field}: `);
    }
    expect(output).toContain("It says: +90 252 000 00 00 · +902520000000\n  Put there: your number");
    expect(output).toContain('Once what it says is right, take "phone" out of PLACEHOLDERS.');
    for (const language of LANGUAGES) expect(output).toContain(`messages/${language}/shell.json: footer.about.licence`);
    expect(output).toContain(`${fields.length + 3 + 1} things are left`);

    await setQuestions([]);
    await setBusiness(UNREAL, []);
    await setLicence("D2 48-123");
    await edit("content/faq.ts", (text) => text.replace('tr: "', 'tr: "lorem ipsum '));
    const forgotten = await copy.run("check:business");
    expect(forgotten.code).toBe(1);
    expect(forgotten.output).toContain(
      "content/business.ts: phone\n  It says: +90 252 000 00 00 · +902520000000, which reaches nobody, though PLACEHOLDERS does not name it\n",
    );
    expect(forgotten.output).toContain(`\n  address: ${BUSINESS.address.tr} · `);
    expect(forgotten.output).toContain('"lorem ipsum"\n');
    expect(forgotten.output).toContain(`${Object.keys(UNREAL).length + 1} things are left`);

    await edit("content/faq.ts", (text) => text.replace("lorem ipsum ", ""));
    await setBusiness(REAL, []);
    const { code: end, output: facts } = await copy.run("check:business");
    expect(end).toBe(0);
    expect(facts).toMatch(/^These count as facts, [^]*\n {2}phone: \+90 252 316 .*\n {2}whatsapp: 902523161234\n/);
    expect(facts).toMatch(/\nNothing is a placeholder or an open question any more\.\n$/);

    await add("post", ...POST);
    const drafted = await copy.run("check:business");
    expect(drafted.code).toBe(1);
    expect(drafted.output).toContain("content/blog/kis-gunleri is a draft.");
  });
});

describe("writeAtomically", () => {
  test("restores all files if one of them cannot be replaced", async () => {
    const module = await import(pathToFileURL(join(copy.folder, "scripts/owner/files.ts")).href);
    const write = (module as { writeAtomically: typeof writeAtomically }).writeAtomically;
    const [changes, isNew] = [
      { path: "content/drives.ts", text: "", replaces: true } as const,
      { path: "content/new/a.md", text: "a" },
    ];
    const asFolder = { path: "content/blog", text: "", replaces: true } as const;
    expect(() => write([changes, isNew, asFolder])).toThrow(/EISDIR|EPERM|ENOTEMPTY|EEXIST/);
    expect(() => write([isNew, { path: "content/faq.ts", text: "" }])).toThrow("content/faq.ts is there already");
    expect(changed()).toEqual([]);
    expect(readdirSync(join(copy.folder, "content"))).not.toContain("new");
  });
});
