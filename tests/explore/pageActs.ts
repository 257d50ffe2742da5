import fc from "fast-check";

import { Act, pressTab, type Deed } from "./act.ts";
import { anyChoice } from "./environment.ts";
import { findFaults } from "./invariants.ts";
import { lookAtFocus } from "./look.ts";
import { followLink, pressTripButton, returnTo, type Model } from "./model.ts";
import { hrefBelowOrigin, isDialogOpen, pickTarget, type Target } from "./targets.ts";
import { releaseScripts, untilAtRest, type Visit } from "./visit.ts";

const PAGE_LINKS = "a[href^='/']:not([target], [download], [hreflang], [href*='.'])";
const LANGUAGE_LINKS = "a[hreflang]:not([aria-current])";
/** Sending is an act of its own. */
const CONTROLS =
  "button:not([type=submit]), summary, [role=option], a[data-press]:not([hreflang]), label:has(> [type=radio])";

const addressOf = ({ page }: Visit) => new URL(page.url());

/** The guest waits for the page before doing anything but read, type and scroll. */
async function waitForScripts(visit: Visit, { fields }: Model): Promise<void> {
  if (!visit.release) return;
  releaseScripts(visit);
  await untilAtRest(visit);
  // The answer to a trip that was chosen before the scripts came: a price, or the ways to ask for one.
  if (fields["from"] && fields["to"]) await visit.page.evaluate(() => window.takeShifts());
}

/**
 * Presses a control. Where it has scrolled away with the first line of the header, the guest scrolls to the top for it, and where the list of
 * languages may lie over it, the guest closes the list.
 */
async function press(visit: Visit, { element }: Target): Promise<void> {
  const { hasLeft, isBelowList } = await element.evaluate((control) => ({
    hasLeft: control.closest("header") !== null && control.getBoundingClientRect().top < 0,
    isBelowList: document.querySelector("header details[open]")?.contains(control) === false,
  }));
  if (hasLeft) await scroll(0)(visit);
  if (isBelowList) await visit.page.keyboard.press("Escape");
  await element.click();
}

async function pressLink(visit: Visit, link: Target, words: string): Promise<URL> {
  const target = new URL(link.href);
  visit.steps.push(`${words} "${link.name}" (${hrefBelowOrigin(link.href)})`);
  await press(visit, link);
  await visit.page.waitForURL(({ pathname }) => pathname === target.pathname, { waitUntil: "commit" });
  return target;
}

const follow =
  (choice: number): Deed =>
  async (visit, model) => {
    await waitForScripts(visit, model);
    const link = await pickTarget(visit, PAGE_LINKS, choice);
    if (!link) return null;
    followLink(model, await pressLink(visit, link, "follow"));
    visit.lastLink = link.href;
    return [];
  };

/** Guests go back to a list and to the same entry again. */
const followAgain: Deed = async (visit, model) => {
  const { lastLink, page } = visit;
  if (page.url() !== lastLink) return null;
  const faults = await travel("back")(visit, model);
  if (!faults || faults.length > 0) return faults;
  const link = await pickTarget(visit, `a[href=${JSON.stringify(hrefBelowOrigin(lastLink))}]:not([hreflang])`, 0);
  const faultsOfBack = await findFaults(visit, model);
  if (!link || faultsOfBack.length > 0) return faultsOfBack;
  followLink(model, await pressLink(visit, link, "follow again"));
  return [];
};

const changeLanguage =
  (choice: number): Deed =>
  async (visit, model) => {
    await waitForScripts(visit, model);
    const link = await pickTarget(visit, LANGUAGE_LINKS, choice);
    if (!link) return null;
    const url = await pressLink(visit, link, "change the language:");
    returnTo(model, url, { isStorageBlocked: false, isSameDocument: true });
    return [];
  };

const pressControl =
  (choice: number): Deed =>
  async (visit, model) => {
    await waitForScripts(visit, model);
    const control = await pickTarget(visit, CONTROLS, choice);
    if (!control) return null;
    visit.steps.push(`press "${control.name}"`);
    if (control.isOfForm) pressTripButton(model, control.name);
    await press(visit, control);
    return [];
  };

const chooseFromList =
  (choice: number): Deed =>
  async (visit, model) => {
    await waitForScripts(visit, model);
    const list = await pickTarget(visit, "select:not(#reservation-form select)", choice);
    if (!list) return null;
    const count = await list.element.evaluate((element) => (element as HTMLSelectElement).length);
    visit.steps.push(`choose entry ${(choice % count) + 1} of "${list.name}"`);
    await list.element.selectOption({ index: choice % count });
    return [];
  };

const travel =
  (by: "back" | "forward"): Deed =>
  async (visit, model) => {
    const { page, steps, environment } = visit;
    const canTravel = await page.evaluate((way) => {
      const { canGoBack, canGoForward } = window.navigation;
      return way === "back" ? canGoBack : canGoForward;
    }, by);
    if (!canTravel) return null;
    await waitForScripts(visit, model);
    steps.push(`go ${by}`);
    const documentOf = () => page.evaluate(() => performance.timeOrigin);
    const before = { url: page.url(), isOpen: await isDialogOpen(visit), document: await documentOf() };
    await (by === "back" ? page.goBack({ waitUntil: "commit" }) : page.goForward({ waitUntil: "commit" }));
    await untilAtRest(visit);
    const isSameDocument = (await documentOf()) === before.document;
    returnTo(model, addressOf(visit), { isStorageBlocked: environment.storageBlocked, isSameDocument });
    // Back within a page scrolls to where the guest was, and keeps the focus where it is.
    if (addressOf(visit).pathname === new URL(before.url).pathname)
      visit.scrolledFrom = await page.evaluate(lookAtFocus);
    const isDead = by === "back" && page.url() === before.url && !before.isOpen;
    return isDead ? [`back does nothing on ${addressOf(visit).pathname}`] : [];
  };

const reload: Deed = async (visit, model) => {
  await waitForScripts(visit, model);
  visit.steps.push("reload the page");
  await visit.page.reload({ waitUntil: "commit" });
  const { storageBlocked: isStorageBlocked } = visit.environment;
  returnTo(model, addressOf(visit), { isStorageBlocked, isSameDocument: false });
  return [];
};

const closeDialog: Deed = async (visit) => {
  if (!(await isDialogOpen(visit))) return null;
  visit.steps.push("press Escape");
  await visit.page.keyboard.press("Escape");
  return [];
};

const scroll =
  (quarters: number) =>
  async (visit: Visit): Promise<string[]> => {
    const { page } = visit;
    visit.steps.push(
      `scroll to ${["the top", "a quarter", "the middle", "three quarters", "the end"][quarters]} of the page`,
    );
    await page.evaluate((share) => {
      scrollTo({ top: share * (document.documentElement.scrollHeight - innerHeight), behavior: "instant" });
    }, quarters / 4);
    visit.scrolledFrom = await page.evaluate(lookAtFocus);
    return [];
  };

/** What a guest does with any page, each with its weight. */
export const PAGE_ACTS: fc.WeightedArbitrary<Act>[] = [
  {
    weight: 6,
    arbitrary: anyChoice().map((choice) => new Act("follow a link", follow(choice))),
  },
  { weight: 4, arbitrary: fc.constant(new Act("follow the link again", followAgain)) },
  { weight: 5, arbitrary: anyChoice().map((choice) => new Act("press a control", pressControl(choice))) },
  {
    weight: 1,
    arbitrary: anyChoice().map((choice) => new Act("choose from a list", chooseFromList(choice))),
  },
  {
    weight: 1,
    arbitrary: anyChoice().map((choice) => new Act("change the language", changeLanguage(choice))),
  },
  { weight: 3, arbitrary: fc.constant(new Act("go back", travel("back"))) },
  { weight: 1, arbitrary: fc.constant(new Act("go forward", travel("forward"))) },
  { weight: 1, arbitrary: fc.constant(new Act("reload", reload)) },
  { weight: 1, arbitrary: fc.constant(new Act("press Escape", closeDialog)) },
  { weight: 2, arbitrary: fc.nat({ max: 4 }).map((quarters) => new Act("scroll", scroll(quarters))) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom("Tab" as const, "Shift+Tab" as const), fc.integer({ min: 1, max: 8 }))
      .map(([key, times]) => new Act(`press ${key}`, (visit) => pressTab(visit, key, times))),
  },
];
