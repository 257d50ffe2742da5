import { expect, test } from "vitest";

import { describe, extentOf, withTokens } from "#tests/visual/cause.ts";
import { reportPage, type Change } from "#tests/visual/report.ts";

const change = (component: string, mode: string, rest: Partial<Change> = {}): Change => ({
  component,
  story: "States",
  mode,
  cause: "#9c4522 became #a0522d",
  before: `pictures/${mode}-before.png`,
  after: `pictures/${mode}-after.png`,
  difference: `pictures/${mode}-difference.png`,
  ...rest,
});

test("changes are grouped by cause, largest first, components before pages, then by language and viewport", () => {
  const page = reportPage([
    change("pages/HomePage", "tr-phone"),
    change("ui/Toast", "ru-phone"),
    change("ui/Button", "en-phone", { cause: "Another height" }),
    change("ui/Toast", "tr-desktop"),
    change("ui/Toast", "tr-phone"),
  ]);
  expect(page).toContain("<h1>5 changed pictures, 2 causes</h1>");
  expect([...page.matchAll(/<h[234][^>]*>(.+?)(?: <code>.*)?<\/h[234]>/g)].map(([, heading]) => heading)).toEqual([
    "#9c4522 became #a0522d: 4 pictures of 2 components",
    "ui/Toast",
    "States, tr phone",
    "States, tr desktop",
    "States, ru phone",
    "pages/HomePage",
    "States, tr phone",
    "Another height: 1 picture of 1 component",
    "ui/Button",
    "States, en phone",
  ]);
  expect(page).toContain("npm run pictures:accept -- ui/Toast");
  const links = [...page.matchAll(/href="#(cause[^"]+)"/g)].map(([, id = ""]) => id);
  expect(links).toEqual(["cause-0", "cause-0-ui/Toast", "cause-0-pages/HomePage", "cause-1", "cause-1-ui/Button"]);
  expect(links.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
});

test("each change shows a slider over both pictures, then before, after and difference", () => {
  const page = reportPage([change("ui/Button", "en-phone")]);
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    "pictures/en-phone-after.png",
    "pictures/en-phone-before.png",
    "pictures/en-phone-before.png",
    "pictures/en-phone-after.png",
    "pictures/en-phone-difference.png",
  ]);
  expect(page).toContain('type="range"');
  expect(page).toContain('alt="ui/Button, States, en phone: before"');
});

test("a picture shows the extent of its change", () => {
  const rows = (...contents: number[]) => ({
    width: 2,
    height: contents.length,
    data: Uint8Array.from(contents.flatMap((content) => [0, 0, 0, 255, content, 0, 0, 255])),
  });
  expect(extentOf(rows(9, 0, 0), rows(9, 9, 9))).toBe("its content ends 2 px lower");
  expect(extentOf(rows(9, 9, 0), rows(9, 0, 0))).toBe("its content ends 1 px higher");
  expect(extentOf(rows(9, 0), rows(5, 0))).toBe("");
  expect(extentOf(rows(9), rows(9, 0, 0))).toBe("2 px taller");
  expect(reportPage([change("ui/Button", "en-phone", { extent: "2 px taller" })])).toContain(
    "States, en phone <em>2 px taller</em>",
  );
});

test("a colour of a token is called by its name", () => {
  const css = `--palette-terracotta-700: #a0522d;
    --color-accent: var(--day, var(--palette-terracotta-700)) var(--night, #eda27f);
    --color-line: var(--day, #a0522d26);
    --color-plate: #43284f;`;
  expect(withTokens("#9c4522 became #a0522d", css)).toBe(
    "#9c4522 became #a0522d (--palette-terracotta-700: --color-accent)",
  );
  expect(withTokens("#9c4522 became #43284f", css)).toBe("#9c4522 became #43284f (--color-plate)");
  expect(withTokens("#9c4522 became #43284f, and something else changed or moved", css)).toBe(
    "#9c4522 became #43284f (--color-plate), and something else changed or moved",
  );
  expect(withTokens("#9c4522 became #123456", css)).toBe("#9c4522 became #123456");
  expect(withTokens("Another height", css)).toBe("Another height");
});

test("a new picture is shown alone and marked as new", () => {
  const page = reportPage([
    { component: "ui/Button", story: "States", mode: "tr-phone", cause: "New", after: "pictures/0-after.png" },
  ]);
  expect(page).toContain("(new)");
  expect(page.match(/<img/g)).toHaveLength(1);
});

test("a failed story shows its error message, escaped", () => {
  const message = 'The story <b> & "its" play failed';
  const page = reportPage([{ component: "ui/Button", story: "States", mode: "tr-phone", cause: "Not shown", message }]);
  expect(page).toContain("<pre>The story &lt;b> &amp; &quot;its&quot; play failed</pre>");
});

test("the cause of a change is a replaced colour, another size, or neither", () => {
  const [red, blue, white] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
    [255, 255, 255, 255],
  ];
  const picture = (...colours: (number[] | undefined)[]) => ({
    width: colours.length,
    height: 1,
    data: Uint8Array.from(colours.flatMap((colour) => colour ?? [])),
  });
  expect(describe(picture(red, red, white), picture(blue, blue, white))).toBe("#ff0000 became #0000ff");
  expect(describe(picture(red, red), picture(red, red, red))).toBe("Another width");
  expect(describe(picture(red, blue, white), picture(blue, white, red))).toMatch(/moved/);
});

test("a replaced colour is not the whole cause if something moved as well", () => {
  const [red, blue, paper] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
    [255, 255, 255, 255],
  ];
  const bar = (colour: number[], width: number) => ({
    width: 400,
    height: 1,
    data: Uint8Array.from(Array.from({ length: 400 }, (_, x) => (x < width ? colour : paper)).flat()),
  });
  expect(describe(bar(red, 200), bar(blue, 200))).toBe("#ff0000 became #0000ff");
  expect(describe(bar(red, 200), bar(blue, 220))).toBe("#ff0000 became #0000ff");
  expect(describe(bar(red, 200), bar(blue, 240))).toBe("#ff0000 became #0000ff, and something else changed or moved");
});

test("a replaced colour is named where most of the change is that things moved", () => {
  const [red, blue, green, paper] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
    [0, 255, 0, 255],
    [255, 255, 255, 255],
  ];
  const bars = (colour: number[], start: number) => ({
    width: 400,
    height: 1,
    data: Uint8Array.from(
      Array.from({ length: 400 }, (_, x) => {
        if (x >= start && x < start + 60) return colour;
        return x >= start + 100 && x < start + 200 ? green : paper;
      }).flat(),
    ),
  });
  expect(describe(bars(red, 0), bars(blue, 40))).toBe("#ff0000 became #0000ff, and something else changed or moved");
  expect(describe(bars(red, 0), bars(red, 40))).toBe("Something moved, or several things changed");
});
