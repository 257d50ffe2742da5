import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import sharp, { type Sharp } from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { terminalWith } from "#tests/support/fakeTerminal.ts";
import { copyProject, type CommandEnd, type ProjectCopy } from "#tests/support/projectCopy.ts";
import type { Terminal } from "../../scripts/owner/dialogue.ts";
import type { main as addContent } from "../../scripts/owner/new.ts";

/** Timeout in milliseconds: pictures of many megapixels are created, read and encoded. */
const TIMEOUT = { timeout: 300_000 };
const SOURCES = ["content", "src", "scripts", "public/images", "public/film", "package.json", "tsconfig.json"];
const FILM = resolve(import.meta.dirname, "../../public/film/boat-tour.mp4");
const WORDS = [
  ["alt-tr", "Havalimanı çıkışında bekleyen siyah bir Vito, açık kapısının yanında beyaz gömlekli bir şoför"],
  ["alt-en", "A black Vito waits outside arrivals, its driver in a white shirt beside the open door"],
  ["alt-ru", "Чёрный Vito ждёт у выхода из аэропорта, рядом с открытой дверью водитель в белой рубашке"],
  ["source", "Ayşe Yılmaz, May 2026"],
  ["licence", "own"],
] as const;
const FLAGS = WORDS.flatMap(([name, value]) => [`--${name}`, value]);
const GALLERY_FLAGS = [
  ["--gallery", "town", "--subject", "car"],
  ["--title-tr", "Vito hazır", "--title-en", "The Vito is ready", "--title-ru", "Vito готов"],
  ["--location-tr", "Bodrum", "--location-en", "Bodrum", "--location-ru", "Бодрум"],
].flat();

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject("photo", [...SOURCES, "tests/support/chromium.mjs"]);
  await cp(join(copy.folder, "content"), join(copy.folder, "content.before"), { recursive: true });
  await mkdir(join(copy.folder, "camera"));
}, TIMEOUT.timeout);
afterAll(() => copy.remove());

// Every test begins with the original content.
afterEach(async () => {
  await rm(join(copy.folder, "content"), { recursive: true });
  await cp(join(copy.folder, "content.before"), join(copy.folder, "content"), { recursive: true });
});

/** A picture of this size, with a red left half and a blue right one. */
function halves(width: number, height: number): Sharp {
  const red = { create: { width: Math.round(width / 2), height, channels: 3, background: "#f00" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#00f" } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

/** Writes a file with metadata like a camera's: make and location. Returns its path. */
async function taken(name: string, picture: Sharp, orientation = 1): Promise<string> {
  const file = join(copy.folder, "camera", name);
  const place = {
    GPSLatitudeRef: "N",
    GPSLatitude: "37/1 2/1 0/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "27/1 25/1 0/1",
  };
  await picture
    .withExif({ IFD0: { Make: "Camera", Orientation: String(orientation) }, IFD3: place })
    .withMetadata({ orientation })
    .toFile(file);
  return file;
}

async function written(name: string, bytes: Buffer | string): Promise<string> {
  const file = join(copy.folder, "camera", name);
  await writeFile(file, bytes);
  return file;
}

/** Runs the command in this process. The modules that it imports contain the content as it was when the tests began. */
async function add(args: readonly string[], terminal?: Terminal): Promise<CommandEnd> {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    const module = await import(pathToFileURL(join(copy.folder, "scripts/owner/new.ts")).href);
    const fault = await (module as { main: typeof addContent }).main(["photo", ...args], terminal);
    return { code: fault === undefined ? 0 : 1, output: fault ?? said.mock.calls.join("\n") };
  } finally {
    said.mockRestore();
  }
}

function textOf(path: string): Promise<string> {
  return readFile(join(copy.folder, path), "utf8");
}

/** The colour of a picture at a point, whose coordinates are shares of width and height. */
async function colourAt(path: string, across: number, down: number): Promise<string> {
  const { data, info } = await sharp(join(copy.folder, path)).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (Math.min(red, green, blue) > 200) return "white";
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 20) return "grey";
  return red > blue ? "red" : "blue";
}

describe("new:photo", TIMEOUT, () => {
  test("replaces a drawing by a photograph of 12 megapixels, in all sizes and without its location", async () => {
    const file = await taken("van.jpg", halves(4032, 3024).jpeg());
    const { code, output } = await add([file, "--name", "fleet-van", "--focus", "25% 90%", ...FLAGS]);
    expect([code, output]).toEqual([0, expect.stringContaining("Written:\n  content/pictures/fleet.ts")]);
    expect(output).toContain('git restore "content/pictures/fleet.ts" "content/pictures/rendered.json"');
    expect(output).toContain('"public/images/fleet-van-480.avif"');
    for (const [type, widths] of Object.entries({ avif: [480, 640, 800, 1280], webp: [480, 640, 1280] })) {
      for (const width of widths) {
        const path = `public/images/fleet-van-${width}.${type}`;
        const found = await sharp(join(copy.folder, path)).metadata();
        expect(found).toMatchObject({ width, height: width / 1.6, space: "srgb", channels: 3 });
        expect([found.exif, found.xmp, found.iptc]).toEqual([undefined, undefined, undefined]);
        expect([await colourAt(path, 0.1, 0.5), await colourAt(path, 0.9, 0.5)]).toEqual(["red", "blue"]);
      }
    }
    const entry = /"fleet-van": \{[^]*?\n {2}\},/.exec(await textOf("content/pictures/fleet.ts"))?.[0];
    // The crop removed a sixth at the top, so the focus is further down in the result.
    expect(entry).toMatch(/\.\.\.VEHICLE,\n {4}kind: "photo",\n {4}focus: "25% 88%",\n {4}colour: "#[0-9a-f]{6}",/);
    expect(entry).toContain('credit: { source: "Ayşe Yılmaz, May 2026", licence: "own" },');
    expect(entry).not.toContain("yel değirmen");
    expect(await textOf("content/pictures/rendered.json")).not.toContain('"fleet-van"');
    expect(await textOf("content/pictures/rendered.json")).toContain('"fleet-mpv"');

    expect((await copy.run("content")).output).toContain("The content is sound");
    const again = [file, "--name", "fleet-van", ...FLAGS];
    const refused = await copy.run("new:photo", again);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("--replace is missing. It is a photo")]);
    expect((await copy.run("new:photo", [...again, "--replace"])).code).toBe(0);
  });

  test("rotates a photograph of 48 megapixels upright", async () => {
    // Stored with red on the left; the EXIF rotation to the right moves it to the top.
    const file = await taken("portrait.jpg", halves(8064, 6048).jpeg(), 6);
    expect(await sharp(file).metadata()).toMatchObject({ width: 8064, height: 6048, orientation: 6 });
    const { code, output } = await add([file, "--name", "licence", "--focus", "50% 50%", ...FLAGS]);
    expect([code, output]).toEqual([0, expect.stringContaining("public/images/licence-184.avif")]);
    const path = "public/images/licence-184.webp";
    expect((await sharp(join(copy.folder, path)).metadata()).orientation).toBeUndefined();
    expect([await colourAt(path, 0.5, 0.1), await colourAt(path, 0.5, 0.9)]).toEqual(["red", "blue"]);
    expect(readFileSync(join(copy.folder, path)).includes("Camera")).toBe(false);
  });

  test.each([
    ["a grey one", "grey.jpg", () => halves(1200, 900).greyscale().toColourspace("b-w").jpeg(), "grey"],
    [
      "one with holes, on white",
      "holes.png",
      () => sharp({ create: { width: 1200, height: 900, channels: 4, background: "#0000" } }).png(),
      "white",
    ],
    ["one of 16 bits", "deep.png", () => halves(1200, 900).toColourspace("rgb16").png(), "red"],
  ])("accepts %s", async (_, name, picture, colour) => {
    const { code } = await add([await taken(name, picture()), "--name", "licence", ...FLAGS]);
    expect(code).toBe(0);
    const path = "public/images/licence-184.avif";
    expect(await sharp(join(copy.folder, path)).metadata()).toMatchObject({ width: 184, space: "srgb", channels: 3 });
    expect(await colourAt(path, 0.1, 0.5)).toBe(colour);
  });

  test("adds a photograph at the end of a chapter of the gallery", async () => {
    const file = await taken("gallery.jpg", halves(1280, 960).jpeg());
    const { code, output } = await add([file, "--name", "gallery-our-vito", ...GALLERY_FLAGS, ...FLAGS]);
    expect(code).toBe(0);
    // Each file by its full name: the name of another picture may begin with this one.
    expect(output).toMatch(/^ {2}rm (?:"public\/images\/gallery-our-vito-\d+\.(?:avif|webp)" ?)+$/m);
    expect(await textOf("content/pictures/gallery.ts")).toMatch(
      /"gallery-our-vito": \{\n {4}\.\.\.CARD,\n {4}kind: "photo",/,
    );
    const gallery = await textOf("content/gallery.ts");
    expect(gallery).toMatch(/src: "gallery-our-vito",\n {4}chapter: "town",\n {4}subject: "car",/);
    expect(gallery.indexOf("gallery-our-vito")).toBeGreaterThan(gallery.lastIndexOf('chapter: "town"') - 60);
    expect(gallery.indexOf("gallery-our-vito")).toBeLessThan(gallery.indexOf('chapter: "region"'));
    expect((await copy.run("content")).output).toContain("The content is sound");
  });

  test("asks for missing answers, and repeats a question until the answer is valid", async () => {
    const file = await taken("asked.jpg", halves(400, 300).jpeg());
    const { terminal, shown } = terminalWith([
      ["The photograph or the film", `'${file}x'\r`],
      ["there is no file", `\u0015'${file}'\r`],
      ["The chapter of the gallery", "\r"],
      ["The name of the picture", "fleet-van\r"],
      ["needs a file of 1280 × 800 pixels at least; this one has 400 × 300", "licence\r"],
      ["The point that stays in view", "\r"],
      ...WORDS.slice(0, 3).map(([, said]) => ["What is seen on it", `${said}\r`] as const),
      ["Who took it", "Ayşe Yılmaz\r"],
      ["On what terms", "\r"],
      ["Write them?", "\r"],
    ]);
    const { code } = await add([], terminal);
    expect(shown()).toMatch(/public\/images\/licence-184\.avif \(changed, \d+ KB\)/);
    expect(code).toBe(0);
  });

  test("asks only for what is missing if file and name are given", async () => {
    const file = await taken("given.jpg", halves(400, 300).jpeg());
    const { terminal, shown } = terminalWith([
      ["The chapter of the gallery", "\r"],
      ["The point that stays in view", "\r"],
      ["What is seen on it, in Turkish", "\u0003"],
    ]);
    const { code, output } = await add([file, "--name", "licence"], terminal);
    expect([code, output]).toEqual([1, expect.stringContaining("Nothing was written.")]);
    expect(shown()).not.toContain("The name of the picture");
  });

  const small = () => halves(1279, 800).jpeg();
  test.each<[what: string, file: () => Promise<string>, args: string[], says: string]>([
    ["a file that is not there", () => Promise.resolve("no.jpg"), [], 'there is no file "no.jpg"'],
    ["a text", () => written("text.jpg", "a text"), [], "is no picture that can be read: export it as JPEG"],
    ["a drawing", () => written("a.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), [], "svg"],
    [
      "a HEIC picture",
      () => written("a.heic", Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from("ftypheic0000"), Buffer.alloc(99)])),
      [],
      "is a HEIC picture: export it as JPEG",
    ],
    [
      "one for print",
      async () => written("cmyk.jpg", await halves(1300, 900).toColourspace("cmyk").jpeg().toBuffer()),
      [],
      "(CMYK): export it",
    ],
    [
      "half a file",
      async () => {
        const whole = await readFile(await taken("whole.jpg", halves(2000, 1500).jpeg()));
        return written("half.jpg", whole.subarray(0, whole.length / 2));
      },
      [],
      "is broken, perhaps by a copy that stopped halfway",
    ],
    [
      "too many pixels",
      () =>
        taken("large.png", sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: "#888" } }).png()),
      [],
      "has 108 megapixels; the maximum is 100",
    ],
    [
      "too few pixels",
      () => taken("small.jpg", small()),
      ["--name", "fleet-van"],
      "needs a file of 1280 × 800 pixels at least",
    ],
    [
      "a name that is not there",
      () => taken("b.jpg", small()),
      ["--name", "fleet-boat"],
      'did you mean "fleet-boot"? If not, a new one needs --gallery',
    ],
    [
      "a name that is in the gallery",
      () => taken("c.jpg", small()),
      ["--name", "gallery-bagla", "--gallery", "town"],
      "is in the gallery already",
    ],
    [
      "words that say too little",
      () => taken("d.jpg", small()),
      ["--alt-en", "A van"],
      "--alt-en: has 5 characters; the minimum is 40",
    ],
    [
      "a focus in words",
      () => taken("f.jpg", small()),
      ["--focus", "middle"],
      "--focus: must be a point, such as 50% 40%",
    ],
    ["a licence that asks for a name", () => taken("e.jpg", small()), ["--licence", "CC BY 4.0"], "is none of own"],
    ["a film as a car", () => Promise.resolve(FILM), ["--name", "fleet-van"], "shows no film: name one of the gallery"],
    ["two files", () => Promise.resolve(FILM), ["other.mp4"], '"other.mp4" is one file too many'],
    ["half a film", async () => written("half.mp4", (await readFile(FILM)).subarray(0, 2000)), [], "holds no film"],
    [
      "a film of QuickTime",
      () => written("a.mov", Buffer.concat([Buffer.of(0, 0, 0, 16), Buffer.from("ftypqt  0000")])),
      [],
      "is a QuickTime film (.mov): export it as mp4",
    ],
    [
      "a film that is coded in another way",
      async () => written("a.mp4", replaced(await readFile(FILM), "avc1", "hvc1")),
      [],
      "is coded as hvc1, which not every browser plays: export it as H.264",
    ],
    [
      "a film of 9 MB",
      async () => written("b.mp4", Buffer.concat([await readFile(FILM), Buffer.alloc(9e6)])),
      [],
      "has 10 MB; the maximum is 8",
    ],
  ])("rejects %s, and says what to do", async (_, file, args, says) => {
    const { code, output } = await add([await file(), ...args]);
    expect([code, output]).toEqual([1, expect.stringContaining(says)]);
    expect(output).toContain("Nothing was written");
  });

  test("replaces the film of a tour, with a frame of it as poster and without camera metadata", async () => {
    const film = await readFile(FILM);
    // Location metadata after everything else, where cameras append it.
    const movie = film.indexOf("moov");
    expect(film.indexOf("mdat")).toBeGreaterThan(movie);
    const noted = withBoxAtEnd(film, "udta", "+37.0344+027.4305/");
    const file = await written("noted.mp4", noted);
    const { code, output } = await add([file, "--name", "boat-film-poster", ...FLAGS]);
    expect([code, output]).toEqual([0, expect.stringContaining("public/film/boat-tour.mp4")]);
    const kept = readFileSync(join(copy.folder, "public/film/boat-tour.mp4"));
    expect([kept.length, kept.includes("+37.0344")]).toEqual([noted.length, false]);
    expect(kept.subarray(film.indexOf("mdat"), film.length)).toEqual(film.subarray(film.indexOf("mdat")));
    const still = sharp(join(copy.folder, "public/film/boat-tour.webp"));
    expect(await still.metadata()).toMatchObject({ width: 1280, height: 720 });
    expect((await still.stats()).entropy).toBeGreaterThan(3);
    const tours = await textOf("content/tours.ts");
    expect(tours).toMatch(/poster: "boat-film-poster",\n {6}src: "\/film\/boat-tour.mp4",/);
    expect(tours).toMatch(/width: 1280,\n {6}height: 720,\n {6}seconds: 8,\n {6}seen: \{\n {8}tr: "Havalimanı/);
    expect((await copy.run("content")).output).toContain("The content is sound");
  });

  test("adds a film with a separate poster to the gallery", async () => {
    const poster = await taken("poster.jpg", halves(1280, 960).jpeg());
    const { code } = await add([FILM, "--poster", poster, "--name", "gallery-film", ...GALLERY_FLAGS, ...FLAGS]);
    expect(code).toBe(0);
    expect(await textOf("content/gallery.ts")).toMatch(
      /film: \{\s+src: "\/film\/gallery-film.mp4",\s+still: "\/film\/gallery-film.webp",\s+width: 1280,\s+height: 720,/,
    );
    expect(await colourAt("public/film/gallery-film.webp", 0.1, 0.5)).toBe("red");
    expect(existsSync(join(copy.folder, "public/images/gallery-film-1280.avif"))).toBe(true);
  });
});

/** A copy of the film in which one word is replaced by another of the same length. */
function replaced(film: Buffer, word: string, by: string): Buffer {
  const changed = Buffer.from(film);
  changed.write(by, changed.indexOf(word, changed.indexOf("stsd")), "latin1");
  return changed;
}

function withBoxAtEnd(film: Buffer, type: string, content: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([film, head, Buffer.from(content)]);
}
