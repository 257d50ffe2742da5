import { expect, test } from "vitest";
import { z } from "zod";

import { describeQuestions, oneOf, parseAnswer, parseAnswers } from "../../../scripts/owner/questions.ts";

const { parse = (typed: string) => typed } = oneOf([
  { value: "Travel", label: "Seyahat" },
  { value: "Local Flavors", label: "Yerel lezzetler" },
  { value: "Local Products", label: "Yerel ürünler" },
]);

test.each([
  ["its value", "Travel", "Travel"],
  ["its label", "seyahat", "Travel"],
  ["a part that only one has", "flav", "Local Flavors"],
  ["a part that two have", "local", "local"],
  ["nothing", "", ""],
])("a choice is found by %s", (_by, typed, chosen) => {
  expect(parse(typed)).toBe(chosen);
});

test("a misspelt choice is rejected with the one that it resembles", async () => {
  const choices = [{ value: "Travel" }, { value: "History" }];
  const schema = z.enum(["Travel", "History"], "is no category");
  const questions = { category: { prompt: "What it is about", ...oneOf(choices), schema } };
  await expect(parseAnswers(questions, { category: "Travl" })).rejects.toThrow(
    '--category: is no category; did you mean "Travel"?',
  );
  await expect(parseAnswers(questions, { category: "Sport" })).rejects.toThrow(/--category: is no category$/);
});

test("a rejected answer is shown with what it probably means, if that is a valid answer", async () => {
  const schema = z.string().regex(/^[a-z-]+$/, "must be small letters and dashes");
  const slug = { prompt: "The address", suggest: (typed: string) => typed.toLowerCase().replaceAll(" ", "-"), schema };
  expect(parseAnswer(slug, "Our Winter").faults).toEqual([
    'must be small letters and dashes; did you mean "our-winter"?',
  ]);
  expect(parseAnswer(slug, "Winter 2").faults).toEqual(["must be small letters and dashes"]);
  await expect(parseAnswers({ slug }, { slug: "Winter" })).rejects.toThrow('dashes; did you mean "winter"?');
});

test("a switch is described without values", () => {
  const choices = () => [{ value: "yes" }, { value: "no" }];
  const schema = z.string();
  expect(describeQuestions({ replace: { prompt: "Whether", choices, schema, isSwitch: true } })).toBe(
    "--replace  (without a value)\n  Whether",
  );
  expect(describeQuestions({ selectable: { prompt: "Whether", choices, schema } })).toBe(
    "--selectable\n  Whether\n  yes, no",
  );
});
