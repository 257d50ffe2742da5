import { afterEach, describe, expect, test, vi } from "vitest";

import { translatorOf, type PageWords } from "#src/i18n/translate.ts";
import enBlog from "#src/i18n/messages/en/blog.json" with { type: "json" };
import enShell from "#src/i18n/messages/en/shell.json" with { type: "json" };
import ruBlog from "#src/i18n/messages/ru/blog.json" with { type: "json" };
import trBlog from "#src/i18n/messages/tr/blog.json" with { type: "json" };

const ENGLISH: PageWords = { language: "en", dictionaries: { shell: enShell, blog: enBlog } };

afterEach(() => void vi.restoreAllMocks());

describe("a translator", () => {
  test("finds a key of its first dictionary, and by name of each", () => {
    const t = translatorOf(ENGLISH, ["blog", "shell"]);
    expect(t("shell:menu.open")).toBe(enShell.menu.open);
    expect(t("minutes", { minutes: 7 })).toBe("7\u00a0min");
    expect(t("blog:minutes", { minutes: 7 })).toBe("7\u00a0min");
  });

  test.each([
    ["en", enBlog, 1, "1\u00a0min read"],
    ["en", enBlog, 2, "2\u00a0min read"],
    ["ru", ruBlog, 1, "1\u00a0минута чтения"],
    ["ru", ruBlog, 3, "3\u00a0минуты чтения"],
    ["ru", ruBlog, 12, "12\u00a0минут чтения"],
    ["ru", ruBlog, 21, "21\u00a0минута чтения"],
    ["tr", trBlog, 5, trBlog.readingTime_other.replace("{{count}}", "5")],
  ] as const)("chooses the form of a count (%s, %#)", (language, blog, count, text) => {
    expect(translatorOf({ language, dictionaries: { blog } }, "blog")("readingTime", { count })).toBe(text);
  });

  test("takes the one form there is, where a count does not change the words", () => {
    const words: PageWords = { language: "ru", dictionaries: { blog: { minutes: "{{count}} / {{minutes}}" } } };
    expect(translatorOf(words, "blog")("minutes", { count: 2, minutes: 0 })).toBe("2 / 0");
  });

  test("fills places in with what they are given, as it is", () => {
    const t = translatorOf(ENGLISH, "shell");
    expect(t("languages.current", { name: "<b>$& {{name}}</b>" })).toBe("Language: <b>$& {{name}}</b>");
  });

  test("shows the place of a value that is not given", () => {
    expect(translatorOf(ENGLISH, "shell")("languages.current")).toBe("Language: {{name}}");
  });

  test("knows words that have joined the page meanwhile", () => {
    const words: PageWords = { language: "en", dictionaries: {} };
    const t = translatorOf(words, "shell");
    words.dictionaries.shell = enShell;
    expect(t("menu.open")).toBe(enShell.menu.open);
  });

  test.each(["menu", "menu.nothing", "blog:minutes", "menu.open.wide"])(
    "says that %s is missing, and shows it",
    (key) => {
      const complaint = vi.spyOn(console, "error").mockReturnValue();
      const t = translatorOf({ language: "en", dictionaries: { shell: enShell } }, "shell") as (key: string) => string;
      expect(t(key)).toBe(key.replace("blog:", ""));
      expect(complaint).toHaveBeenCalledExactlyOnceWith(`missing words: ${key.includes(":") ? key : `shell:${key}`}`);
    },
  );
});
