import { describe, expect, test } from "vitest";

import { countWords, renderLineAsHtml, renderLines, renderMarkdown } from "#src/content/render/markdown.ts";
import { wordsOf } from "#src/content/messages/sentences.ts";
import type { Language } from "#src/domain/language.ts";

const NAMES = ["Bodrum", "Бодрум", "Бодрума", "Бодруме", "Бодруму", "Бодрумом"];

function render(source: string, language: Language = "en", isArticle = false) {
  return renderMarkdown(source, { language, bold: isArticle ? NAMES : [] });
}

test.each<[Language, string, string]>([
  [
    "ru",
    "Утром и к обеду, а вечером (в сезон) у **моря**",
    "Утром и\u00a0к\u00a0обеду, а\u00a0вечером (в\u00a0сезон) у\u00a0<strong>моря</strong>",
  ],
  ["ru", "На пляже до заката", "На пляже до заката"],
  ["en", "a day in a boat", "a day in a boat"],
])("in %s a word of one letter is never last on a line: %s", (language, source, html) => {
  expect(render(source, language).html).toBe(`<p>${html}</p>`);
});

test("in Russian a word of one letter is not last in a list item either", () => {
  expect(renderLines(["Обед в деревне", "Вода"], "ru")).toEqual(["Обед в\u00a0деревне", "Вода"]);
  expect(renderLines(["Обед в деревне"], "en")).toEqual(["Обед в деревне"]);
});

test("a table has headers of its columns and rows", () => {
  const source = "| Month | Sea, °C |\n| --- | --- |\n| May | 20 |\n| *June* | 23 |";
  expect(render(source)).toEqual({
    html:
      '<table><thead><tr><th scope="col">Month</th><th scope="col">Sea, °C</th></tr></thead><tbody>' +
      '<tr><th scope="row">May</th><td>20</td></tr><tr><th scope="row"><em>June</em></th><td>23</td></tr></tbody></table>',
    headings: [],
    faults: [],
  });
});

describe("the name of the place is bold", () => {
  test.each<[Language, string, string]>([
    ["en", "Bodrum's castle", "<strong>Bodrum</strong>'s castle"],
    ["tr", "Bodrum’da ve Bodrum’un", "<strong>Bodrum</strong>’da ve <strong>Bodrum</strong>’un"],
    ["tr", "Bodrumlu bir balıkçı", "<strong>Bodrum</strong>lu bir balıkçı"],
    ["en", "Bodrumspor plays at home", "Bodrumspor plays at home"],
    [
      "ru",
      "Бодрум, в Бодруме, из Бодрума",
      "<strong>Бодрум</strong>, в\u00a0<strong>Бодруме</strong>, из <strong>Бодрума</strong>",
    ],
    ["ru", "над Бодрумом и к Бодруму", "над <strong>Бодрумом</strong> и\u00a0к\u00a0<strong>Бодруму</strong>"],
    ["ru", "Бодрумский замок", "Бодрумский замок"],
    ["en", "**Bodrum** and **all of Bodrum**", "<strong>Bodrum</strong> and <strong>all of Bodrum</strong>"],
    ["en", "*Bodrum*", "<em><strong>Bodrum</strong></em>"],
  ])("in %s: %s", (language, source, html) => {
    expect(render(source, language, true).html).toBe(`<p>${html}</p>`);
  });

  test("in headings and links, but never in an address", () => {
    expect(render("## Old Bodrum", "en", true).html).toBe("<h2>Old <strong>Bodrum</strong></h2>");
    expect(render("[to Bodrum](https://example.com/Bodrum)", "en", true).html).toBe(
      '<p><a href="https://example.com/Bodrum">to <strong>Bodrum</strong></a></p>',
    );
  });

  test("in the list of headings, which has no other markup", () => {
    expect(render("## *Out* of [Bodrum](/blog) & **Bodrum**", "en", true).headings).toEqual([
      "Out of <strong>Bodrum</strong> &amp; <strong>Bodrum</strong>",
    ]);
    expect(render("## Из Бодрума в Бодрум", "ru", true).headings).toEqual([
      "Из <strong>Бодрума</strong> в\u00a0<strong>Бодрум</strong>",
    ]);
  });

  test.each<[Language, string, string]>([
    ["en", "The castle & Bodrum’s harbour", "The castle &amp; <strong>Bodrum</strong>’s harbour"],
    ["tr", "Bodrum’dan **Kos**’a", "<strong>Bodrum</strong>’dan **Kos**’a"],
    ["ru", "Из Бодрума в <Кос>", "Из <strong>Бодрума</strong> в\u00a0&lt;Кос&gt;"],
  ])("in %s in a line, which has no markup: %s", (language, line, html) => {
    expect(renderLineAsHtml(line, { language, bold: NAMES })).toBe(html);
  });

  test("only if it is requested", () => {
    expect(render("Bodrum").html).toBe("<p>Bodrum</p>");
  });
});

/** An amount or a time, as a browser that translates the page leaves it. */
function kept(amount: string): string {
  return `<span translate="no">${amount}</span>`;
}

test("amounts and times are kept from a browser's translation", () => {
  expect(render("€75, €45–1,650 or 1.650\u00a0€, and 30–50\u00a0TL").html).toBe(
    `<p>${kept("€75")}, ${kept("€45–1,650")} or ${kept("1.650\u00a0€")}, and ${kept("30–50\u00a0TL")}</p>`,
  );
  expect(render("Not between 22:00 and 6:00").html).toBe(`<p>Not between ${kept("22:00")} and ${kept("6:00")}</p>`);
});

describe("links", () => {
  test("within the site get the language of the text", () => {
    expect(render("[a](/reservation?from=airport&to=yalikavak#reservation-form)", "ru").html).toBe(
      '<p><a href="/ru/reservation?from=airport&amp;to=yalikavak#reservation-form">a</a></p>',
    );
    expect(render("[a](/)", "tr").html).toBe('<p><a href="/tr">a</a></p>');
  });

  test.each(["/blogs", "/blog/a/b", "/faq/hours", "/en/faq", "faq", "javascript:alert(1)", "http://example.com"])(
    "without a target are faults: %s",
    (href) => {
      expect(render(`[a](${href})`).faults).toHaveLength(1);
    },
  );

  test.each(["/blog", "/services/vip-car-rental", "/faq#hours", "https://example.com/a"])("to %s are valid", (href) => {
    expect(render(`[a](${href})`).faults).toEqual([]);
  });
});

const PLACES = [
  { id: "yalıkavak", group: "region", selectable: true, label: { tr: "", en: "", ru: "" } },
  { id: "bodrum", group: "region", selectable: false, label: { tr: "", en: "", ru: "" } },
] as const;

test.each([
  ["to=yalikavak", undefined],
  ["to=yal%C4%B1kavak&vehicleType=vip-vito", undefined],
  ["to=yalikavakk", 'names "yalikavakk", no place of the form'],
  ["from=bodrum", 'names "bodrum", no place of the form'],
  ["from=yalikavak&vehicleType=bus", 'names "bus", no vehicle of the form'],
])("a link to the form with %s: %s", (query, fault) => {
  const { faults } = renderMarkdown(`[a](/reservation?${query}#reservation-form)`, { language: "en", places: PLACES });
  expect(faults.map((one) => wordsOf(one, "en"))).toEqual(
    fault === undefined ? [] : [`the link to "/reservation?${query}#reservation-form" ${fault}`],
  );
});

const LONG = "A paragraph of as many words as a sentence has";

test.each([
  ["[](/faq)", 'the link to "/faq" has no words'],
  ["See the [prices(/faq).", '"See the [prices(/faq)." has a sign of markup that visitors would read'],
  ["It costs **a lot.", '"It costs **a lot." has a sign of markup that visitors would read'],
  ["It costs {fare airport torba}.", '"It costs {fare airport torba}." has a sign of markup that visitors would read'],
  [LONG, `a paragraph breaks off: "…${LONG}"`],
  [`${LONG}.\n\n${LONG}.`, `the paragraph "${LONG}.…" stands twice`],
])("what is left over is a fault: %j", (source, fault) => {
  expect(render(source).faults.map((one) => wordsOf(one, "en"))).toEqual([fault]);
});

test.each([
  `${LONG}.`,
  `“${LONG}.”`,
  `${LONG}: [list](/faq).`,
  `*${LONG}!*`,
  `${LONG} [[more]]`,
  `- ${LONG}`,
  `## ${LONG}`,
])("nothing is left over in %j", (source) => {
  expect(render(source).faults).toEqual([]);
});

test.each(["# Head", "#### Head", "<b>bold</b>", "![a](/b.webp)", "```\ncode\n```", "a\n\n---\n\nb"])(
  "unsupported markup is a fault: %j",
  (source) => {
    expect(render(source).faults).not.toEqual([]);
  },
);

test("markup in plain texts is escaped", () => {
  expect(render('Tea & "coffee" < 3').html).toBe("<p>Tea &amp; &quot;coffee&quot; &lt; 3</p>");
});

test.each([
  ["One two, three.", 3],
  ["## Head\n\n- a list\n- of four", 5],
  ["[two words](/faq) and {{fare airport yalıkavak}}", 4],
  ["Bodrum’da 35–40 dakika", 3],
])("counts the words of %j", (source, count) => {
  expect(countWords(source)).toBe(count);
});
