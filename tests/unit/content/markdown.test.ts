import { describe, expect, test } from "vitest";

import type { StreetPrice } from "#src/content/contentSchema.ts";
import { countWords, renderLineAsHtml, renderLines, renderMarkdown } from "#src/content/markdown.ts";
import type { Language } from "#src/domain/language.ts";
import type { Fare } from "#src/domain/price.ts";

const FARES: readonly Fare[] = [
  { from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 },
  { from: "airport", to: "kaynar", vehicleType: "vip-vito", euro: 45 },
  { from: "airport", to: "yalıkavak", vehicleType: "vip-vito", euro: 75 },
  { from: "airport", to: "peninsula", vehicleType: "vip-sprinter", euro: 120 },
  { from: "airport", to: "antalya", vehicleType: "vip-vito", euro: 1650 },
];

const STREET_PRICES: readonly StreetPrice[] = [{ id: "kumpir", lira: [30, 50] }];

const NAMES = ["Bodrum", "Бодрум", "Бодрума", "Бодруме", "Бодруму", "Бодрумом"];

function render(source: string, language: Language = "en", isArticle = false) {
  return renderMarkdown(source, {
    language,
    fares: FARES,
    streetPrices: STREET_PRICES,
    bold: isArticle ? NAMES : [],
  });
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

/** An amount, as a browser that translates the page leaves it. */
function kept(amount: string): string {
  return `<span translate="no">${amount}</span>`;
}

describe("fares", () => {
  test.each<[Language, string]>([
    ["en", "€75"],
    ["tr", "75\u00a0€"],
    ["ru", "75\u00a0€"],
  ])("are those of the table, in the format of %s", (language, price) => {
    expect(render("{{fare airport yalikavak}}", language)).toEqual({
      html: `<p>${kept(price)}</p>`,
      headings: [],
      faults: [],
    });
  });

  test("of another vehicle include its name", () => {
    expect(render("{{fare peninsula airport vip-sprinter}}").html).toBe(`<p>${kept("€120")}</p>`);
  });

  test("stand for several places only if their fares are equal", () => {
    expect(render("{{fare airport torba,kaynar}}")).toEqual({
      html: `<p>${kept("€45")}</p>`,
      headings: [],
      faults: [],
    });
    expect(render("{{fare airport torba,yalikavak}}").faults).toEqual([
      "{{fare airport torba,yalikavak}} stands for several prices: torba costs 45, yalikavak costs 75",
    ]);
  });

  test("are called the lowest only if no fare is below them", () => {
    expect(render("{{lowest airport torba,kaynar}}", "tr")).toEqual({
      html: `<p>${kept("45\u00a0€")}</p>`,
      headings: [],
      faults: [],
    });
    expect(render("{{lowest airport yalıkavak}}").faults).toEqual([
      "{{lowest airport yalıkavak}} is 75, and the lowest of the price table is 45",
    ]);
  });

  test.each<[Language, string]>([
    ["en", kept("30–50\u00a0TL")],
    ["tr", kept("30–50\u00a0TL")],
    ["ru", "30–50\u00a0лир"],
  ])("of the street are those of their list, in the format of %s", (language, price) => {
    expect(render("{{street kumpir}}", language)).toEqual({ html: `<p>${price}</p>`, headings: [], faults: [] });
    expect(render("{{street simit}}", language).faults).toEqual([
      "{{street simit}} is nothing that content/streetPrices.ts knows",
    ]);
  });

  test.each([
    "{{fare airport mars}}",
    "{{fare airport torba,mars}}",
    "{{lowest airport mars}}",
    "{{fare airport izmir}}",
    "{{fare airport yalıkavak vip-sprinter}}",
    "{{price}}",
    "{{fare airport",
  ])("that are not in the table are faults: %s", (source) => {
    expect(render(source).faults).toHaveLength(1);
  });
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
