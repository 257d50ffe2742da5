import { expect, test } from "vitest";
import { z } from "zod";

import { asMessage, say, wordsOf } from "#src/content/messages/sentences.ts";
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
  const schema = z.enum(["Travel", "History"], asMessage("is not valid"));
  const questions = { category: { prompt: say("What it is about"), ...oneOf(choices), schema } };
  await expect(parseAnswers(questions, { category: "Travl" })).rejects.toThrow(
    '--category: is not valid; did you mean "Travel"?',
  );
  await expect(parseAnswers(questions, { category: "Sport" })).rejects.toThrow(/--category: is not valid$/);
});

test("a rejected answer is shown with what it probably means, if that is a valid answer", async () => {
  const schema = z.string().regex(/^[a-z-]+$/, asMessage("must be small letters only"));
  const slug = {
    prompt: say("What it is about"),
    suggest: (typed: string) => typed.toLowerCase().replaceAll(" ", "-"),
    schema,
  };
  const faultsOf = (typed: string) => parseAnswer(slug, typed).faults.map((fault) => wordsOf(fault, "en"));
  expect(faultsOf("Our Winter")).toEqual(['must be small letters only; did you mean "our-winter"?']);
  expect(faultsOf("Winter 2")).toEqual(["must be small letters only"]);
  await expect(parseAnswers({ slug }, { slug: "Winter" })).rejects.toThrow('only; did you mean "winter"?');
});

test("a switch is described without values", () => {
  const choices = () => [{ value: "yes" }, { value: "no" }];
  const schema = z.string();
  const prompt = say("Whether the form offers it");
  expect(describeQuestions({ replace: { prompt, choices, schema, isSwitch: true } }, "en")).toBe(
    "--replace  (without a value)\n  Whether the form offers it",
  );
  expect(describeQuestions({ selectable: { prompt, choices, schema } }, "en")).toBe(
    "--selectable\n  Whether the form offers it\n  yes, no",
  );
});
