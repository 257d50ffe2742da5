import { afterAll, beforeAll, expect, test } from "vitest";
import { startDeployment, type Deployment } from "#tests/deployment/deployment.ts";
import { visitorFrom, type Visitor } from "#tests/deployment/visitor.ts";
import { pause, until } from "#tests/faults/plan.ts";

const VISITORS = 12;
/** Of the answers to a visitor, every so many is to a booking. */
const BOOKING_EVERY = 6;
/** Between two of a visitor's requests, in milliseconds: whoever restarts beside them gets to work, too. */
const BREATH_MS = 30;

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(async () => deployment?.close());

interface Diary {
  /** Each message, and the address that it was sent from. */
  bookings: Map<string, string>;
  /** What was not as it should be. */
  refused: string[];
  pages: number;
  /**
   * How often a booking was sent once more by the page, and how often by a visitor who pressed again: in the very moment in which a relay
   * stops, the connection is cut, and the second try finds nobody, which Caddy before 2.11.2 answers by itself.
   */
  sentAgain: number;
  pressedAgain: number;
  /** How many answers each visitor had. */
  answers: number[];
}

/** Has every visitor open pages and book until it is over. */
async function visit(visitors: Visitor[], paths: string[], diary: Diary, isOver: AbortSignal): Promise<void> {
  async function stay(visitor: Visitor, place: number): Promise<void> {
    for (let turn = place; !isOver.aborted; turn += 1) {
      if (turn % BOOKING_EVERY === 0) {
        const message = `Transfer ${visitor.address} no. ${turn}\nAd Soyad: Emma Clarke`;
        diary.bookings.set(message, visitor.address);
        const { status, text, tries, presses } = await visitor.book(message);
        if (status !== 200 || text !== '{"ok":true}') diary.refused.push(`booking ${status} ${text}`);
        diary.sentAgain += tries - presses;
        diary.pressedAgain += presses - 1;
      } else {
        const path = paths[turn % paths.length] ?? "/";
        const { status } = await visitor.get(path);
        if (status !== 200) diary.refused.push(`${path} ${status}`);
        diary.pages += 1;
      }
      diary.answers[place] = (diary.answers[place] ?? 0) + 1;
      await pause(BREATH_MS);
    }
  }
  await Promise.all(visitors.map(stay));
}

test("both relays are replaced one after the other: no page is refused, no booking is lost, none comes twice", async () => {
  const { caddy, relays, telegram, startAgain, waiting } = deployment;
  const visitors = Array.from({ length: VISITORS }, (_, place) => visitorFrom(`127.0.1.${place + 1}`, caddy));
  const siteMap = await visitors[0]?.get("/sitemap.xml");
  const paths = [...(siteMap?.text ?? "").matchAll(/<loc>https:\/\/localhost(.+?)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(50);

  const diary: Diary = { bookings: new Map(), refused: [], pages: 0, sentAgain: 0, pressedAgain: 0, answers: [] };
  const isOver = new AbortController();
  const visits = visit(visitors, paths, diary, isOver.signal);
  /** Resolves once everybody was answered what they asked for from now on. */
  async function everybodyIsServed(): Promise<void> {
    const before = visitors.map((_, place) => diary.answers[place] ?? 0);
    await until("everybody is served", 60_000, async () =>
      // The answer that comes next may have been asked for before.
      before.every((count, place) => (diary.answers[place] ?? 0) > count + BOOKING_EVERY),
    );
  }
  await everybodyIsServed();
  const accepted = relays.map((relay) => relay.log().filter(({ event }) => event === "accepted").length);
  expect(Math.min(...accepted), "each relay has visitors of its own").toBeGreaterThan(0);
  for (const isAway of [false, true]) {
    for (const place of [0, 1]) {
      expect(await relays[place]?.kill("SIGTERM")).toBe(0);
      if (isAway) await everybodyIsServed();
      await startAgain(place);
      await everybodyIsServed();
    }
  }
  isOver.abort();
  await visits;
  for (const visitor of visitors) visitor.leave();

  await until("nothing waits", 60_000, async () => (await waiting()) === 0);
  console.log(
    `${VISITORS} visitors: ${diary.pages} pages, ${diary.bookings.size} bookings, ${diary.sentAgain} sent once more by the page, ` +
      `${diary.pressedAgain} by the visitor`,
  );
  expect(diary.refused).toEqual([]);
  const arrived = telegram.messages.map(({ text }) => {
    const [, message, address] = /^([^]+)\nAktarım: [\w-]+ · (\S+) · .+$/.exec(text) ?? [];
    return [message, address];
  });
  expect(arrived.toSorted()).toEqual([...diary.bookings].toSorted());
});
