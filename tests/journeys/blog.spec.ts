import { expect, type APIRequestContext, type Page } from "@playwright/test";

import { PAGES } from "#content/pages.ts";
import { POST as CASTLE } from "#content/blog/bodrum-kalesi/post.ts";
import { CATEGORIES } from "#content/categories.ts";
import { HEADS } from "#content/heads.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { interpolate, waitForHydration, sharedTest, test, messagesOf } from "#tests/e2e/fixtures.ts";

/** Slugs of the listed articles, in the displayed order. */
const orderOn = (page: Page): Promise<string[]> =>
  page
    .locator("main h2 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""));

/** The same for served HTML. */
function orderIn(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/<h2[^>]*><a[^>]*href="\/\w\w\/blog\/([^"]+)"/g)].map(([, slug = ""]) => slug);
}

/** Number of articles in the sitemap. */
async function countPosts(request: APIRequestContext): Promise<number> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return sitemap.match(/\/en\/blog\/[^<]+/g)?.length ?? 0;
}

sharedTest("every response lists all articles, and the order varies", async ({ request }) => {
  const orders: string[][] = [];
  for (let load = 0; load < 12; load += 1) {
    const answer = await request.get("/en/blog");
    expect(answer.headers()["cache-control"]).toBe("no-store");
    orders.push(orderIn(await answer.text()));
  }
  expect(new Set(orders.map((order) => order.toSorted().join()))).toHaveProperty("size", 1);
  expect(orders[0]).toHaveLength(await countPosts(request));
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
});

sharedTest("hydration keeps the served order", async ({ page, request }) => {
  const count = await countPosts(request);
  for (const language of LANGUAGES) {
    const response = await page.goto(`/${language}/blog`);
    const served = orderIn((await response?.text()) ?? "");
    expect(served).toHaveLength(count);
    await waitForHydration(page);
    expect(await orderOn(page)).toEqual(served);
  }
});

sharedTest(
  "Back and a language change keep the order; following a link to the blog shuffles it",
  { tag: "@once" },
  async ({ page }) => {
    const { blog } = messagesOf("en");
    await page.goto("/en/blog");
    await waitForHydration(page);
    const first = await orderOn(page);
    await page.locator("main h2 a").nth(9).click();
    await expect(page).toHaveURL(`/en/blog/${first[9]}`);
    await page.goBack();
    await expect(page).toHaveTitle(HEADS.blog.en.title);
    expect(await orderOn(page)).toEqual(first);

    await page.goForward();
    await page.getByRole("main").getByRole("link", { name: blog.all }).first().click();
    await expect(page).toHaveTitle(HEADS.blog.en.title);
    const second = await orderOn(page);
    expect(second.toSorted()).toEqual(first.toSorted());
    expect(second).not.toEqual(first);

    await page
      .locator("header a[hreflang=ru]")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(HEADS.blog.ru.title);
    expect(await orderOn(page)).toEqual(second);
    await page.locator("main h2 a").first().click();
    await expect(page).toHaveURL(`/ru/blog/${second[0]}`);
    await page.goBack();
    await expect(page).toHaveTitle(HEADS.blog.ru.title);
    expect(await orderOn(page)).toEqual(second);
  },
);

/** The attributes of each card that depend on its place in the list, in order. */
const placeAttributesOn = (page: Page) =>
  page.locator("main ul[data-layout=index] > li").evaluateAll((cards) =>
    cards.map((card) => {
      const image = card.querySelector("img");
      const variants = [...card.querySelectorAll<HTMLElement>("[data-variant]")].map(
        ({ dataset }) => dataset["variant"],
      );
      return [card.dataset["share"], [...new Set(variants)].join(), image?.loading, image?.fetchPriority, image?.sizes];
    }),
  );

sharedTest("Back from an article that was loaded as a new document keeps the order in tr @once", async ({ page }) => {
  // Before hydration a click on a card loads a new document, and so does Back.
  const neverHydrates = "export const hydrate = () => new Promise(() => {});";
  await page.route(/\/assets\/entry-client-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: neverHydrates }),
  );
  await page.goto("/tr/blog");
  const seen = await orderOn(page);
  const places = await placeAttributesOn(page);
  for (const visit of [1, 2, 3]) {
    await page.locator("main h2 a").nth(visit).click();
    await expect(page).toHaveURL(`/tr/blog/${seen[visit]}`);
    const served = page.waitForResponse((response) => new URL(response.url()).pathname === `/tr/blog`);
    await page.goBack();
    expect((await served).headers()["cache-control"]).toBe("no-store");
    expect(await orderOn(page)).toEqual(seen);
    expect(await placeAttributesOn(page)).toEqual(places);
  }
});

sharedTest("a page that Back reloads keeps its order, also through hydration", { tag: "@once" }, async ({ page }) => {
  await page.goto("/en/blog");
  await waitForHydration(page);
  const first = await orderOn(page);
  await page.goto("/en/faq");
  await page.goto("/en/blog");
  const second = await orderOn(page);
  await page.goto("/en/contact");
  await page.goBack();
  await waitForHydration(page);
  expect(await orderOn(page)).toEqual(second);
  await page.goBack();
  await page.goBack();
  await waitForHydration(page);
  expect(await orderOn(page)).toEqual(first);
  await page.locator("main h2 a").nth(4).click();
  await expect(page).toHaveURL(`/en/blog/${first[4]}`);

  await page.goBack();
  const reloaded = await page.reload();
  expect(await orderOn(page)).toEqual(orderIn((await reloaded?.text()) ?? ""));
});

sharedTest(
  "the offer of a ride stands across the page between two lists of articles, with equal gaps",
  async ({ page }) => {
    const { blog } = messagesOf("en");
    await page.goto("/en/blog");
    await waitForHydration(page);
    const lists = page.locator("main ul[data-layout=index]");
    await expect(lists).toHaveCount(2);
    const band = page.getByRole("main").locator("section").filter({ hasText: PAGES.blog.ride.title.en });
    const widths = await band.evaluate((element) => [element.clientWidth, document.documentElement.clientWidth]);
    expect(widths[0]).toBe(widths[1]);
    const boxes = await Promise.all([lists.first(), band, lists.last()].map((one) => one.boundingBox()));
    const [before, offer, after] = boxes.map((box) => ({
      top: box?.y ?? 0,
      bottom: (box?.y ?? 0) + (box?.height ?? 0),
    }));
    expect(offer?.top).toBeGreaterThan(before?.bottom ?? 0);
    expect((offer?.top ?? 0) - (before?.bottom ?? 0)).toBeCloseTo((after?.top ?? 0) - (offer?.bottom ?? 0), 0);
    await band.getByRole("link", { name: blog.ride.book }).click();
    await expect(page).toHaveURL("/en/reservation");
  },
);

sharedTest("Back from an article finds the list filtered as it was", async ({ page }) => {
  const { blog } = messagesOf("en");
  await page.goto("/en/blog");
  await waitForHydration(page);
  const all = await orderOn(page);
  await page
    .getByRole("group", { name: blog.subjects.label })
    .getByRole("button", { name: CATEGORIES.History.en })
    .click();
  await expect(page).toHaveURL(/\/en\/blog\?category=History$/);
  const few = await orderOn(page);
  expect(few.length).toBeLessThan(all.length);
  expect(all.filter((slug) => few.includes(slug))).toEqual(few);
  await page.locator("main h2 a").first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/${few[0]}$`));
  await page.goBack();
  await expect(page.locator("main h2 a")).toHaveCount(few.length);
  expect(await orderOn(page)).toEqual(few);
  await page.getByRole("button", { name: blog.subjects.all, exact: true }).click();
  await expect.poll(() => orderOn(page)).toEqual(all);
});

sharedTest("a card shows category and reading time in en", async ({ page }) => {
  await page.goto("/en/blog");
  const card = page.locator("main li").filter({ has: page.locator("a[href$='/blog/bodrum-kalesi']") });
  await expect(card).toContainText(CATEGORIES.History.en);
  await expect(card).toContainText(interpolate(messagesOf("en").blog.minutes, { minutes: CASTLE.readingTime }));
  await expect(card.getByRole("paragraph").last()).not.toBeEmpty();
});

/** The names of the month that an article may show, as its language declines them. */
const MONTHS: Record<Language, Record<string, string>> = {
  tr: { "05": "Mayıs", "06": "Haziran" },
  en: { "05": "May", "06": "June" },
  ru: { "05": "мая", "06": "июня" },
};

sharedTest(
  "an article in ru has place names in bold, the date in words and three related articles",
  async ({ page }) => {
    const { blog } = messagesOf("ru");
    await page.goto("/ru/blog/yalikavak-rehberi");
    const names = await page
      .getByRole("article")
      .first()
      .evaluate((article) => {
        const found = { bold: 0, plain: [] as string[], twice: article.querySelectorAll("strong strong").length };
        const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          // Offers, maps and captions are not part of the article's text.
          if (!/Bodrum|Бодрум/.test(text.nodeValue ?? "") || parent?.closest("aside, section, figure")) continue;
          if (parent?.closest("strong")) found.bold += 1;
          else found.plain.push(text.nodeValue ?? "");
        }
        return found;
      });
    expect(names).toEqual({ bold: expect.any(Number), plain: [], twice: 0 });
    expect(names.bold).toBeGreaterThan(0);

    const dates = page.getByRole("main").locator("time");
    const related = page.getByRole("list", { name: blog.related }).getByRole("listitem");
    await expect(related).toHaveCount(3);
    await expect(dates).toHaveCount(4);
    for (const date of await dates.all()) {
      const [year, month = "", day] = ((await date.getAttribute("datetime")) ?? "").split("-");
      await expect(date).toHaveText(`${Number(day)} ${MONTHS.ru[month]} ${year}`);
    }
    await related.nth(1).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/ru/blog/(?!yalikavak-rehberi)`));
  },
);

/** Opens the blog. Returns the controls and messages of its newsletter form. */
async function openNewsletterForm(page: Page, language: Language) {
  const { newsletter } = messagesOf(language);
  await page.goto(`/${language}/blog`);
  await waitForHydration(page);
  const form = page.getByRole("form", { name: PAGES.blog.letter[language] });
  const email = form.getByLabel(newsletter.label);
  return {
    newsletter,
    email,
    send: form.getByRole("button", { name: newsletter.subscribe }),
    success: form.getByRole("status"),
    failed: form.getByRole("alert"),
  };
}

test("a subscription without a valid email address is not sent", async ({ page, servers }) => {
  const { newsletter, email, send } = await openNewsletterForm(page, "ru");
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(newsletter.missing);
  await email.pressSequentially("ayse@");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Enter");
  await expect(email).toHaveAccessibleDescription(newsletter.invalid);
  expect(servers.telegram.attempts()).toBe(0);
});

test("a newsletter subscription reaches the operator's chat in ru", async ({ page, servers }) => {
  const { newsletter, email, send, success } = await openNewsletterForm(page, "ru");
  const posted = page.waitForRequest("**/api/telegram-handler.php");
  await email.fill("ayse@example.com");
  await send.click();
  await expect(success).toContainText(newsletter.success);
  await expect(email).toHaveValue("");
  expect((await posted).postDataJSON()).toMatchObject({ action: "sendMessage" });
  const [message] = await servers.telegram.waitFor(1);
  expect(message?.text.split("\n")).toContain("E-posta: ayse@example.com");
  expect(message?.text.split("\n")).toContain(`Sayfa: ${servers.relay.url}/ru/blog`);
});

test("if a subscription fails, the address stays and the prescribed error message is shown", async ({
  page,
  servers,
  consoleErrors,
}) => {
  const { newsletter, email, send, success, failed } = await openNewsletterForm(page, "tr");
  await email.fill("ayse@example.com");
  let status = 500;
  await page.route("**/api/telegram-handler.php", (route) =>
    status === 500 ? route.fulfill({ status }) : route.continue(),
  );
  await send.click();
  await expect(failed).toContainText("Bir hata oluştu. Lütfen tekrar deneyin.");
  await expect(success).toBeEmpty();
  await expect(email).toHaveValue("ayse@example.com");
  status = 200;
  await send.click();
  await expect(success).toContainText(newsletter.success);
  await servers.telegram.waitFor(1);
  consoleErrors.length = 0;
});
