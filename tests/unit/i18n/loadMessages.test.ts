import { expect, test } from "vitest";

import { NAMESPACES, type Namespace } from "#src/i18n/namespaces.ts";
import { i18nOf, languageWithMessages, loadMessages } from "#src/i18n/loadMessages.ts";

test("messages without a file are an error that names them", async () => {
  const missing = "hotels" as Namespace;
  await expect(loadMessages("en", ["shell", missing])).rejects.toThrow(
    'there is no file of the "hotels" messages in "en"',
  );
});

test("a language has the messages that were loaded, and no others", async () => {
  await loadMessages("ru", ["shell", "blog"]);
  expect(NAMESPACES.filter((name) => i18nOf("ru").hasResourceBundle("ru", name))).toEqual(["shell", "blog"]);
  expect(languageWithMessages("ru")).toBe("ru");
});
