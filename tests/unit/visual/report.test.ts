import { expect, test } from "vitest";

import { reportPage, type Change } from "#tests/visual/report.ts";

const change = (component: string, story: string, mode: string, rest: Partial<Change> = {}): Change => ({
  component,
  story,
  mode,
  before: `pictures/${mode}-before.png`,
  after: `pictures/${mode}-after.png`,
  difference: `pictures/${mode}-difference.png`,
  ...rest,
});

test("changes stand together by component, in the order of languages and widths", () => {
  const page = reportPage([
    change("ui/Toast", "States", "ru-phone"),
    change("ui/Button", "States", "en-phone"),
    change("ui/Toast", "States", "tr-desktop"),
    change("ui/Toast", "States", "tr-phone"),
  ]);
  expect(page).toContain("<h1>4 changed pictures of 2 components</h1>");
  expect([...page.matchAll(/<h[23]>(.+?)<\/h[23]>/g)].map(([, heading]) => heading)).toEqual([
    "ui/Button",
    "States, en phone",
    "ui/Toast",
    "States, tr phone",
    "States, tr desktop",
    "States, ru phone",
  ]);
});

test("each change shows before, after and difference, in this order", () => {
  const page = reportPage([change("ui/Button", "States", "en-phone")]);
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    "pictures/en-phone-before.png",
    "pictures/en-phone-after.png",
    "pictures/en-phone-difference.png",
  ]);
  expect(page).toContain('alt="ui/Button, States, en phone: before"');
});

test("a new picture stands alone and is called new", () => {
  const page = reportPage([
    { component: "ui/Button", story: "States", mode: "tr-phone", after: "pictures/0-after.png" },
  ]);
  expect(page).toContain("(new)");
  expect(page.match(/<img/g)).toHaveLength(1);
});

test("a story that failed says why, with nothing of it read as markup", () => {
  const page = reportPage([
    { component: "ui/Button", story: "States", mode: "tr-phone", message: 'The story <b> & "its" play failed' },
  ]);
  expect(page).toContain("<pre>The story &lt;b> &amp; &quot;its&quot; play failed</pre>");
});
