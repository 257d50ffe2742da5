import { afterEach, describe, expect, test, vi } from "vitest";

import enBlog from "#src/i18n/messages/en/blog.json" with { type: "json" };
import enShell from "#src/i18n/messages/en/shell.json" with { type: "json" };
import ruBlog from "#src/i18n/messages/ru/blog.json" with { type: "json" };
import trBlog from "#src/i18n/messages/tr/blog.json" with { type: "json" };
import { createI18n } from "#src/i18n/createI18n.ts";

const ENGLISH = createI18n("en", { shell: enShell, blog: enBlog });

afterEach(() => void vi.restoreAllMocks());

describe("a language's i18next", () => {
  test("finds keys of its first namespace, and of others by prefix", () => {
    const t = ENGLISH.getFixedT("en", ["blog", "shell"]);
    expect(t("shell:menu.open")).toBe(enShell.menu.open);
    expect(t("readOn", { minutes: 7 })).toBe("7\u00a0min read");
    expect(t("blog:readOn", { minutes: 7 })).toBe("7\u00a0min read");
  });

  test.each([
    ["en", enBlog, 1, "1\u00a0min read"],
    ["en", enBlog, 2, "2\u00a0min read"],
    ["ru", ruBlog, 1, "1\u00a0минута чтения"],
    ["ru", ruBlog, 3, "3\u00a0минуты чтения"],
    ["ru", ruBlog, 12, "12\u00a0минут чтения"],
    ["ru", ruBlog, 21, "21\u00a0минута чтения"],
    ["tr", trBlog, 5, trBlog.readingTime_other.replace("{{count}}", "5")],
  ] as const)("chooses the plural form of a count (%s, %#)", (language, blog, count, text) => {
    expect(createI18n(language, { blog }).getFixedT(language, "blog")("readingTime", { count })).toBe(text);
  });

  test("interpolates without escaping, which React does", () => {
    const name = "<b>$& {{name}} $t(menu.open)</b>";
    expect(ENGLISH.t("languages.current", { name })).toBe(`Language: ${name}`);
  });

  test("finds messages that are added later", () => {
    const i18n = createI18n("en");
    const t = i18n.getFixedT("en", "shell");
    i18n.addResourceBundle("en", "shell", enShell);
    expect(t("menu.open")).toBe(enShell.menu.open);
  });

  test("has its initial namespaces, and those that are added later", () => {
    const i18n = createI18n("en", { shell: enShell });
    expect(i18n.options.ns).toEqual(["shell"]);
    i18n.addResourceBundle("en", "blog", enBlog);
    expect(i18n.options.ns).toEqual(["shell", "blog"]);
  });

  test.each(["menu.nothing", "blog:readOn", "menu.open.wide"])(
    "logs that %s is missing, and returns the key",
    (key) => {
      const complaint = vi.spyOn(console, "error").mockReturnValue();
      const t = createI18n("en", { shell: enShell }).getFixedT("en", "shell") as (key: string) => string;
      expect(t(key)).toBe(key.replace("blog:", ""));
      expect(complaint).toHaveBeenCalledExactlyOnceWith(`missing message: ${key.includes(":") ? key : `shell:${key}`}`);
    },
  );
});
