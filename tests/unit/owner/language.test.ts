import { expect, test, vi } from "vitest";

import { say } from "#src/content/messages/sentences.ts";
import { inOwnerLanguage, systemLanguage, takeLanguage } from "../../../scripts/owner/language.ts";
import { UserError } from "../../../scripts/owner/userError.ts";

test.each([
  [{ LANG: "tr_TR.UTF-8" }, "tr"],
  [{ LANG: "tr" }, "tr"],
  [{ LANG: "en_US.UTF-8" }, "en"],
  [{ LANG: "C" }, "en"],
  [{ LANG: "trv_TW.UTF-8" }, "en"],
  [{ LC_MESSAGES: "tr_TR", LANG: "en_US" }, "tr"],
  [{ LC_ALL: "C", LC_MESSAGES: "tr_TR", LANG: "tr_TR" }, "en"],
  [{ LC_ALL: "", LANG: "tr_TR" }, "tr"],
])("the language of %j is %s", (environment, language) => {
  expect(systemLanguage(environment)).toBe(language);
});

test.each([
  [["--lang", "tr"], "tr", []],
  [["--slug", "a", "--lang=en", "--id", "3"], "en", ["--slug", "a", "--id", "3"]],
  [["--slug", "a"], undefined, ["--slug", "a"]],
  [["--language", "tr"], undefined, ["--language", "tr"]],
])("%j names the language %s", (given, named, args) => {
  expect(takeLanguage(given)).toEqual({ named, args });
});

test.each([[["--lang", "de"]], [["--lang=TR"]], [["--lang"]]])("%j is an error", (given) => {
  expect(() => takeLanguage(given)).toThrow("write --lang tr for Turkish, or --lang en for English.");
});

test("an error of the owner is said in the language of the command, or in that of the system if there is none", async () => {
  const fail = () => {
    throw new UserError(say("Nothing was written."));
  };
  expect(await inOwnerLanguage(["--lang", "tr"], fail)).toBe("Hiçbir şey yazılmadı.");
  expect(await inOwnerLanguage(["--lang", "en"], fail)).toBe("Nothing was written.");
  vi.stubEnv("LC_ALL", "tr_TR.UTF-8");
  try {
    expect(await inOwnerLanguage([], fail)).toBe("Hiçbir şey yazılmadı.");
    expect(await inOwnerLanguage(["--lang", "de"], fail)).toMatch(/^--lang "de" olamaz/);
  } finally {
    vi.unstubAllEnvs();
  }
});
