import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import booking from "#src/i18n/messages/en/booking.json";
import shell from "#src/i18n/messages/en/shell.json";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { startDeployment, type Deployment } from "#tests/deployment/deployment.ts";
import { startSlowLine, type SlowLine } from "#tests/deployment/slowLine.ts";
import { chromiumLaunch } from "#tests/support/chromium.mjs";

/** Timeout for everything over the slow connection, in milliseconds; a page aborts a request after twenty seconds. */
const TIMEOUT_MS = 120_000;
const SEED = 20_270_714;

let deployment: Deployment;
let browser: Browser;
beforeAll(async () => {
  deployment = await startDeployment();
  const { executablePath, args, env } = await chromiumLaunch();
  browser = await chromium.launch({ args, ...(executablePath && { executablePath }), ...(env && { env }) });
});
afterAll(async () => {
  await browser?.close();
  await deployment?.close();
});

/** A different phone number for each guest, because the message would mark a second request from the same number. */
let guests = 0;

beforeEach(() => {
  guests += 1;
  deployment.telegram.messages.length = 0;
});

/** A guest on a phone who has filled in the form; `submit` submits it. */
async function openFilledForm(): Promise<{ page: Page; line: SlowLine; submit(): Promise<void> }> {
  const line = await startSlowLine(deployment.caddy.port, SEED);
  // Browsers do not trust Caddy's own certificate authority.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  context.setDefaultTimeout(TIMEOUT_MS);
  onTestFinished(async () => {
    await context.close();
    await line.close();
  });
  const page = await context.newPage();
  await page.goto(`https://localhost:${line.port}/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30`);
  // The menu's button has `aria-controls` only once the page is hydrated.
  await page.locator("header button[aria-controls]").waitFor({ state: "attached" });
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill(`+44 7911 1234${10 + guests}`);
  // The button has another label after a failure.
  const submitButton = page.getByRole("button", { name: new RegExp(`^(${booking.send}|${booking.sendAgain})$`) });
  return { page, line, submit: () => submitButton.click() };
}

function untilSent(page: Page): Promise<void> {
  return page.getByRole("status").filter({ hasText: shell.toast.sentTitle }).waitFor();
}

/** Resolves once the page says that it does not know whether the request has arrived. */
function untilFailed(page: Page): Promise<void> {
  return page.getByText(booking.failed.unknown.title).waitFor();
}

/** Resolves once exactly one message has arrived and no other is waiting. */
async function expectOneBooking(): Promise<void> {
  await deployment.telegram.waitFor(1, TIMEOUT_MS);
  await expect.poll(deployment.waiting, { timeout: TIMEOUT_MS }).toBe(0);
  expect(
    deployment.telegram.messages.map(({ text }) =>
      text.split("\n").filter((line) => /^(?:Ad Soyad|Telefon): /.test(line)),
    ),
  ).toEqual([["Ad Soyad: Emma Clarke", `Telefon: +4479111234${10 + guests}`]]);
}

test("a booking over a slow connection arrives once", async () => {
  const { page, submit } = await openFilledForm();
  await submit();
  await untilSent(page);
  await expectOneBooking();
});

test.each([
  ["the response is delayed: the page waits for it, and the booking arrives once", "recover"],
  ["the connection is cut before the response: the page retries, and the booking arrives once", "cut"],
] as const)("%s", async (_what, outcome) => {
  const { page, line, submit } = await openFilledForm();
  line.die("down");
  await submit();
  await deployment.telegram.waitFor(1, TIMEOUT_MS);
  line[outcome]();
  await untilSent(page);
  await expectOneBooking();
});

test("the connection is cut before the request: the page retries, and the booking arrives once", async () => {
  const { page, line, submit } = await openFilledForm();
  line.die();
  const sent = page.waitForRequest(`**${MESSAGE_ENDPOINT}`);
  await submit();
  await sent;
  line.cut();
  await untilSent(page);
  await expectOneBooking();
});

test("the response never arrives: the page says so, and a second submit creates no second booking", async () => {
  const { page, line, submit } = await openFilledForm();
  line.die("down");
  await submit();
  await untilFailed(page);
  await expectOneBooking();
  line.recover();
  await submit();
  await untilSent(page);
  await expectOneBooking();
});

test("the request is delayed until the page times out: it and a second submit create one booking", async () => {
  const { page, line, submit } = await openFilledForm();
  line.die();
  await submit();
  await untilFailed(page);
  expect(deployment.telegram.messages).toEqual([]);
  line.recover();
  await submit();
  await untilSent(page);
  await expectOneBooking();
});
