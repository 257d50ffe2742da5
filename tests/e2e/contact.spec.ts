import { expect, type Page } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import { interpolate, waitForHydration, sharedTest as test, messagesOf } from "./fixtures.ts";

/** Records requests of the page to other hosts, and answers them with an empty page. */
async function foreignRequestsOf(page: Page): Promise<string[]> {
  const foreignRequests: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    foreignRequests.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
  });
  return foreignRequests;
}

test("the contact page says in ru how, where and when to reach the business", async ({ page }) => {
  const { contact } = messagesOf("ru");
  await page.goto("/ru/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: contact.title })).toBeVisible();
  const { phone, emails, address, hours } = BUSINESS;
  await expect(main.getByRole("link", { name: phone.display })).toHaveAttribute("href", `tel:${phone.e164}`);
  for (const email of emails) {
    await expect(main.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  }
  await expect(main.getByText(address.ru, { exact: true })).toBeVisible();
  await expect(main.getByText(hours.ru, { exact: true })).toBeVisible();
});

test("the bar with the contact channels is hidden on the contact page only", { tag: "@phone" }, async ({ page }) => {
  const { contact, faq, shell } = messagesOf("en");
  await page.goto("/en/faq");
  await waitForHydration(page);
  const call = page.locator("aside").getByRole("link", { name: shell.floating.call });
  await expect(call).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: faq.contact.link }).click();
  await expect(page).toHaveURL("/en/contact");
  await expect(call).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: contact.faq }).click();
  await expect(page).toHaveURL("/en/faq");
  await expect(call).toBeVisible();
});

test("the street map contacts no other host until it is clicked, and then loads OpenStreetMap", async ({ page }) => {
  const foreignRequests = await foreignRequestsOf(page);
  const { map } = messagesOf("en").contact;
  await page.goto("/en/contact");
  await waitForHydration(page);
  const drawn = page.getByRole("img", { name: interpolate(map.drawn, { region: BUSINESS.region.en }) });
  await drawn.scrollIntoViewIfNeeded();
  await expect(drawn).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(foreignRequests).toEqual([]);
  await expect(page.locator("iframe")).toHaveCount(0);

  await page.getByRole("button", { name: "Load map" }).click();
  const frame = page.getByTitle(interpolate(map.title, { town: BUSINESS.town.en }));
  await expect(frame).toBeVisible();
  await expect(page.getByRole("button", { name: "Load map" })).toHaveCount(0);
  const address = new URL((await frame.getAttribute("src")) ?? "");
  expect(address.origin + address.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  const { latitude, longitude } = BUSINESS.position;
  expect(address.searchParams.get("marker")).toBe(`${latitude},${longitude}`);
  expect(new Set(foreignRequests)).toEqual(new Set(["www.openstreetmap.org"]));
});

test("the street map loads without a click once cookies are accepted", async ({ page }) => {
  const foreignRequests = await foreignRequestsOf(page);
  const { contact, shell } = messagesOf("en");
  await page.goto("/en/contact");
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: contact.map.load })).toBeAttached();
  expect(foreignRequests).toEqual([]);
  await page.getByRole("region", { name: shell.cookie.label }).getByRole("button").click();
  await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
  await expect(page.getByTitle(interpolate(contact.map.title, { town: BUSINESS.town.en }))).toBeVisible();
  expect(new Set(foreignRequests)).toEqual(new Set(["www.openstreetmap.org"]));
});
