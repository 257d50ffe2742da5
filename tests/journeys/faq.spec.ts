import { expect, type Page } from "@playwright/test";

import { FAQ } from "#content/faq.ts";
import { messagesOf, sharedTest as test, waitForHydration } from "#tests/e2e/fixtures.ts";
import { FIRST_QUESTIONS } from "#tests/support/firstQuestions.ts";

/** A question and its answer, by the id of the question. */
const questionOn = (page: Page, id = "") => page.locator(`#${id}`).locator("h3 button");
const answerOn = (page: Page, id = "") => page.locator(`#${id}`).getByRole("region");

/** Ids of the expanded questions, in the order of the page. */
const expandedIn = (page: Page) =>
  page
    .getByRole("main")
    .locator("h3 button[aria-expanded=true]")
    .evaluateAll((buttons) => buttons.map((button) => button.closest("[id]:not(button)")?.id));

const idsOf = (...ids: (string | undefined)[]) => FAQ.map(({ id }) => id).filter((id) => ids.includes(id));

/** Questions that are collapsed initially. */
const [COLLAPSED, LATER] = FAQ.map(({ id }) => id).filter((id) => !FIRST_QUESTIONS.includes(id));

test("the first question of each group is expanded; questions expand independently, and a second click collapses one", async ({
  page,
}) => {
  await page.goto("/en/faq");
  await waitForHydration(page);
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(FAQ.length);
  expect(await expandedIn(page)).toEqual(FIRST_QUESTIONS);
  await questionOn(page, COLLAPSED).focus();
  await page.keyboard.press("Enter");
  await expect(answerOn(page, COLLAPSED)).not.toHaveJSProperty("clientHeight", 0);
  expect(await expandedIn(page)).toEqual(idsOf(...FIRST_QUESTIONS, COLLAPSED));
  const [first] = FIRST_QUESTIONS;
  await questionOn(page, first).click();
  await expect(answerOn(page, first)).toHaveJSProperty("clientHeight", 0);
  expect(await expandedIn(page)).toEqual(idsOf(...FIRST_QUESTIONS.slice(1), COLLAPSED));
});

test("a URL with the hash of a question expands that question too and scrolls it into view @once", async ({ page }) => {
  await page.goto(`/tr/faq#${LATER}`);
  await waitForHydration(page);
  expect(await expandedIn(page)).toEqual(idsOf(...FIRST_QUESTIONS, LATER));
  await expect(answerOn(page, LATER)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const question = await questionOn(page, LATER).boundingBox();
  expect(question?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test("expanding a question puts its hash into the URL without a history entry @once", async ({ page }) => {
  await page.goto("/en/contact");
  await page.goto("/en/faq?a=1");
  await waitForHydration(page);
  const entries = await page.evaluate(() => history.length);
  for (const id of [COLLAPSED, LATER]) {
    await questionOn(page, id).click();
    await expect(page).toHaveURL(`/en/faq?a=1#${id}`);
    await expect(questionOn(page, id)).toBeFocused();
  }
  await questionOn(page, LATER).click();
  await expect(page).toHaveURL("/en/faq?a=1");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL("/en/contact");
});

test("Back from the page that an answer links to restores the expanded and the collapsed questions @once", async ({
  page,
}) => {
  // The first collapsed question whose answer has a link within the site.
  const linking = FAQ.find(({ id, answer }) => !FIRST_QUESTIONS.includes(id) && answer.en.includes("](/"));
  const [first] = FIRST_QUESTIONS;
  await page.goto("/en/faq");
  await waitForHydration(page);
  await questionOn(page, first).click();
  await questionOn(page, linking?.id).click();
  const link = answerOn(page, linking?.id).getByRole("link").first();
  // Wait until the answer has expanded: if the link moves between pointerdown and pointerup, there is no click.
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).not.toHaveURL(/\/faq/);
  await page.goBack();
  await expect(questionOn(page, linking?.id)).toHaveAttribute("aria-expanded", "true");
  await expect(questionOn(page, first)).toHaveAttribute("aria-expanded", "false");
  await expect(questionOn(page, linking?.id)).toBeInViewport();
});

test("the link below the questions leads to the contact page, whose heading has the focus @once", async ({ page }) => {
  const { contact, faq } = messagesOf("ru");
  await page.goto("/ru/faq");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: faq.contact.link }).click();
  await expect(page).toHaveURL("/ru/contact");
  await expect(page.getByRole("heading", { level: 1, name: contact.title })).toBeFocused();
});
