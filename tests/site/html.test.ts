import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { markupOf, writtenPages } from "./pages.ts";

const PAGES = writtenPages();

/** The standard itself; what is off is a matter of taste, or of how React writes its markup. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React closes void elements and writes attributes as `hrefLang`, which is the same to a browser.
    "void-style": "off",
    "attr-case": "off",
    // Ids that React makes up begin with an underscore, which the standard allows.
    "valid-id": ["error", { relaxed: true }],
  },
});

test("every page is valid HTML", async () => {
  expect(PAGES.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const page of PAGES) {
    const { results } = await validator.validateString(markupOf(page));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${page.file} is not valid HTML at ${selector ?? "its root"}: ${message} (${ruleId}).`);
    }
  }
  expectNone(faults);
}, 120_000);
