import { expect, test } from "vitest";

import { NAMESPACES, type Namespace } from "#src/i18n/namespaces.ts";
import { i18nOf, languageWithMessages, loadMessages } from "#src/i18n/loadMessages.ts";

test("a namespace without a file causes an error with its name", async () => {
  const missing = "hotels" as Namespace;
  await expect(loadMessages("en", ["shell", missing])).rejects.toThrow(
    'there is no file of the "hotels" messages in "en"',
  );
});

test("only loaded messages are available", async () => {
  await loadMessages("ru", ["shell", "blog"]);
  expect(NAMESPACES.filter((name) => i18nOf("ru").hasResourceBundle("ru", name))).toEqual(["shell", "blog"]);
  expect(languageWithMessages("ru")).toBe("ru");
});
