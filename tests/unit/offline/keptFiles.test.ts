import { expect, test } from "vitest";

import { keptFiles, type Manifest } from "../../../scripts/keptFiles.ts";

const WORDS = "src/i18n/messages";
const MANIFEST: Manifest = {
  "src/boot.ts": { file: "assets/boot.js", dynamicImports: ["_app.js"] },
  "_app.js": {
    file: "assets/app.js",
    css: ["assets/app.css"],
    dynamicImports: [
      "src/routes/home.tsx",
      "src/routes/faq.tsx",
      ...["tr", "en", "ru"].flatMap((language) => [`${WORDS}/${language}/shell.json`, `${WORDS}/${language}/faq.json`]),
    ],
  },
  "src/routes/home.tsx": { file: "assets/home.js", imports: ["_app.js"], dynamicImports: ["src/Dialog.tsx"] },
  "src/routes/faq.tsx": { file: "assets/faq.js", imports: ["_app.js"] },
  "src/Dialog.tsx": { file: "assets/Dialog.js", css: ["assets/Dialog.css"] },
  ...Object.fromEntries(
    ["tr", "en", "ru"].flatMap((language) =>
      ["shell", "faq", "request"].map((name) => [
        `${WORDS}/${language}/${name}.json`,
        { file: `assets/${language}-${name}.js` },
      ]),
    ),
  ),
};

function kept(contents: Readonly<Record<string, string>> = {}) {
  return keptFiles({
    manifest: MANIFEST,
    pages: [
      { name: "home", section: "home", words: [], module: "src/routes/home.tsx" },
      { name: "faq", section: "faq", words: ["faq"], module: "src/routes/faq.tsx" },
    ],
    shellWords: ["shell"],
    laterWords: ["request"],
    read: (path) => Buffer.from(contents[path] ?? path),
  });
}

test("a language has its kept pages with all that they can come to need, and nothing of other pages or languages", () => {
  const built = kept().files.en.filter((path) => path.startsWith("/assets/"));
  expect(built).toEqual([
    "/assets/boot.js",
    "/assets/app.js",
    "/assets/app.css",
    "/assets/home.js",
    "/assets/Dialog.js",
    "/assets/Dialog.css",
    "/assets/en-shell.js",
    "/assets/en-request.js",
  ]);
  expect(kept().files.en).toEqual(expect.arrayContaining(["/en", "/_data/en/home.json", "/_data/en/site.json"]));
});

test("the page for what is not kept comes last, because it stands for the whole", () => {
  for (const language of ["tr", "en", "ru"] as const) {
    expect(kept().files[language].at(-1)).toBe(`/${language}/offline.html`);
  }
});

test("the version changes with any of the files, and with nothing else", () => {
  expect(kept().version).toBe(kept().version);
  expect(kept({ "/en": "another page" }).version).not.toBe(kept().version);
  expect(kept({ "/en/faq": "another page" }).version).toBe(kept().version);
});

test("a page's style sheet comes with the parts that it is put together of", () => {
  const page = '<link rel="stylesheet" href="/assets/page-a.css" data-parts="/assets/app.css /assets/Dialog.css">';
  expect(kept({ "/en": page }).sheets).toEqual({ "/assets/page-a.css": ["/assets/app.css", "/assets/Dialog.css"] });
});

test("a part that is not kept is a fault of the build", () => {
  const page = '<link rel="stylesheet" href="/assets/page-a.css" data-parts="/assets/app.css /assets/faq.css">';
  expect(() => kept({ "/en": page })).toThrow("/assets/faq.css is a part of a kept page's styles");
});
