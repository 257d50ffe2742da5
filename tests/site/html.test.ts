import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { markupOf, writtenPages } from "./pages.ts";

/** Every page in the long tier; else one of each kind in each language, by the first two parts of its path. */
const PAGES =
  process.env["TEST_TIER"] === "all"
    ? writtenPages()
    : [...new Map(writtenPages().map((page) => [kindOf(page.file), page])).values()];

function kindOf(file: string): string {
  const [language = "", section = "", ...below] = file.split("/");
  return [language, section, below.length > 1 ? "entry" : "page"].join("/");
}

/** The rules of the standard. Rules of style, and those that React's markup breaks, are off. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React closes void elements and writes attributes as `hrefLang`; browsers do not care.
    "void-style": "off",
    "attr-case": "off",
    // The ids that React generates begin with an underscore, which the standard allows.
    "valid-id": ["error", { relaxed: true }],
  },
});

/** The W3C's checker refuses a role on a part of a table. Where CSS takes the semantics of one away, it is made of roles alone. */
test("no part of a table has a role", () => {
  const pages = writtenPages();
  expect(pages.length).toBeGreaterThan(0);
  const parts = /<(?:table|caption|colgroup|thead|tbody|tfoot|tr|th|td)\b[^>]*\srole="[^>]*>/;
  expectNone(
    pages.flatMap((page) => {
      const [part] = parts.exec(markupOf(page)) ?? [];
      return part === undefined ? [] : [`${page.file} has a role on a part of a table: ${part}`];
    }),
  );
});

test("the pages are valid HTML", async () => {
  expect(PAGES.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const page of PAGES) {
    const { results } = await validator.validateString(markupOf(page));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${page.file} is not valid HTML at ${selector ?? "its root"}: ${message} (${ruleId}).`);
    }
  }
  expectNone(faults);
}, 300_000);
