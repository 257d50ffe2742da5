import { expect, type Locator, type Page } from "@playwright/test";

import { FAQ } from "#content/faq.ts";
import { FIRST_QUESTIONS } from "#tests/support/firstQuestions.ts";
import { waitForHydration, sharedTest as test, messagesOf } from "#tests/e2e/fixtures.ts";

function questionOf(id: string): (typeof FAQ)[number] {
  const item = FAQ.find((each) => each.id === id);
  if (!item) throw new Error(`there is no question ${id}`);
  return item;
}

/** Ids of the expanded questions, in the order of the page. */
const expandedIn = (page: Page) =>
  page
    .getByRole("main")
    .locator("h3 button[aria-expanded=true]")
    .evaluateAll((buttons) => buttons.map((button) => button.closest("[id]:not(button)")?.id));

test("the first question of each group is expanded; questions expand independently, and a second click collapses one", async ({
  page,
}) => {
  await page.goto("/en/faq");
  await waitForHydration(page);
  const questions = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("button");
  await expect(questions).toHaveCount(FAQ.length);
  expect(await expandedIn(page)).toEqual(FIRST_QUESTIONS);
  const [first, third] = [questionOf("hours").answer.en, questionOf("waiting").answer.en];
  await questions.nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(first)).toBeInViewport();
  await expect(page.getByText(third)).toBeInViewport();
  expect(await expandedIn(page)).toHaveLength(FIRST_QUESTIONS.length + 1);
  await questions.nth(0).click();
  await expect(page.getByText(first)).not.toBeInViewport();
  await expect(page.getByText(third)).toBeInViewport();
});

test("a URL with the hash of a question expands that question too and scrolls it into view", async ({ page }) => {
  const { question: asked, answer } = questionOf("pets");
  await page.goto("/tr/faq#pets");
  await waitForHydration(page);
  const question = page.getByRole("button", { name: asked.tr });
  await expect(question).toHaveAttribute("aria-expanded", "true");
  const expanded = FAQ.map(({ id }) => id).filter((id) => [...FIRST_QUESTIONS, "pets"].includes(id));
  expect(await expandedIn(page)).toEqual(expanded);
  await expect(page.getByText(answer.tr)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await question.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test("expanding a question puts its hash into the URL, which can be shared, in en @once", async ({ page, browser }) => {
  await page.goto("/en/contact");
  await page.goto("/en/faq?a=1");
  await waitForHydration(page);
  const entries = await page.evaluate(() => history.length);
  const button = (id: string) => page.getByRole("button", { name: questionOf(id).question.en });
  await button("waiting").click();
  await expect(page).toHaveURL("/en/faq?a=1#waiting");
  await expect(button("waiting")).toBeFocused();
  await button("pets").click();
  await expect(page).toHaveURL("/en/faq?a=1#pets");
  await expect(button("pets")).toBeFocused();
  expect(await expandedIn(page)).toHaveLength(FIRST_QUESTIONS.length + 2);

  const shared = await browser.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText(questionOf("pets").answer.en)).toBeInViewport();
  await shared.close();

  await button("pets").click();
  await expect(page).toHaveURL("/en/faq?a=1");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL("/en/contact");
});

test("the link below the questions leads to the contact page", async ({ page }) => {
  const { contact, faq } = messagesOf("ru");
  await page.goto("/ru/faq");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: faq.contact.link }).click();
  await expect(page).toHaveURL("/ru/contact");
  await expect(page.getByRole("heading", { level: 1, name: contact.title })).toBeFocused();
});

test("a link in an answer works even if it is clicked right after its question", async ({ page }) => {
  await page.goto("/en/faq");
  await waitForHydration(page);
  // Both clicks in one task, faster than any pointer.
  await page.evaluate(
    (words) => {
      for (const control of document.querySelectorAll<HTMLElement>("main h3 button, main a")) {
        if (words.some((text) => control.textContent.endsWith(text))) control.click();
      }
    },
    [questionOf("night").question.en, "price list"],
  );
  await expect(page).toHaveURL("/en/prices");
});

test("Back restores the expanded and the collapsed questions", async ({ page }) => {
  await page.goto("/en/faq");
  await waitForHydration(page);
  const [fixed, night] = ["fixed-price", "night"].map((id) =>
    page.getByRole("button", { name: questionOf(id).question.en }),
  ) as [Locator, Locator];
  await fixed.click();
  await night.click();
  const link = page.getByRole("main").getByRole("link", { name: "price list" });
  // Wait until the answer has expanded: if the link moves between pointerdown and pointerup, there is no click.
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL("/en/prices");
  await page.goBack();
  await expect(night).toHaveAttribute("aria-expanded", "true");
  await expect(fixed).toHaveAttribute("aria-expanded", "false");
  await expect(night).toBeInViewport();
});
