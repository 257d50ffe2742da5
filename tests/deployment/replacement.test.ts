import { afterAll, beforeAll, expect, test } from "vitest";
import { startDeployment, type Deployment } from "#tests/deployment/deployment.ts";
import { visitorFrom, type Visitor } from "#tests/deployment/visitor.ts";
import { pause, until } from "#tests/faults/plan.ts";

const VISITORS = 12;
/** One in this many requests of a visitor is a booking. */
const BOOKING_EVERY = 6;
/** Pause between two requests of a visitor, in milliseconds, so that the restarting relay gets processor time, too. */
const PAUSE_MS = 30;

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(async () => deployment?.close());

interface Results {
  /** Each message, with the address that it was sent from. */
  bookings: Map<string, string>;
  /** Unexpected results. */
  refused: string[];
  pages: number;
  /**
   * Number of retries by the page, and by visitors who sent again. When a relay stops, the connection is closed, and the page's retry may
   * find no relay: Caddy before 2.11.2 then answers with an error.
   */
  sentAgain: number;
  submittedAgain: number;
  /** Number of responses to each visitor. */
  answers: number[];
}

/** Lets every visitor open pages and book until they are stopped. */
async function visit(visitors: Visitor[], paths: string[], results: Results, isOver: AbortSignal): Promise<void> {
  async function useSite(visitor: Visitor, place: number): Promise<void> {
    for (let turn = place; !isOver.aborted; turn += 1) {
      if (turn % BOOKING_EVERY === 0) {
        const message = `Transfer ${visitor.address} no. ${turn}\nAd Soyad: Emma Clarke`;
        results.bookings.set(message, visitor.address);
        const { status, text, tries, presses } = await visitor.book(message);
        if (status !== 200 || text !== '{"ok":true}') results.refused.push(`booking ${status} ${text}`);
        results.sentAgain += tries - presses;
        results.submittedAgain += presses - 1;
      } else {
        const path = paths[turn % paths.length] ?? "/";
        const { status } = await visitor.get(path);
        if (status !== 200) results.refused.push(`${path} ${status}`);
        results.pages += 1;
      }
      results.answers[place] = (results.answers[place] ?? 0) + 1;
      await pause(PAUSE_MS);
    }
  }
  await Promise.all(visitors.map(useSite));
}

test("both relays are replaced one after the other: no page is refused, no booking is lost or duplicated", async () => {
  const { caddy, relays, telegram, startAgain, waiting } = deployment;
  const visitors = Array.from({ length: VISITORS }, (_, place) => visitorFrom(`127.0.1.${place + 1}`, caddy));
  const siteMap = await visitors[0]?.get("/sitemap.xml");
  const paths = [...(siteMap?.text ?? "").matchAll(/<loc>https:\/\/localhost(.+?)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(50);

  const results: Results = { bookings: new Map(), refused: [], pages: 0, sentAgain: 0, submittedAgain: 0, answers: [] };
  const isOver = new AbortController();
  const visits = visit(visitors, paths, results, isOver.signal);
  /** Resolves once every visitor has had the response to a request that was sent after the call. */
  async function everyVisitorIsServed(): Promise<void> {
    const before = visitors.map((_, place) => results.answers[place] ?? 0);
    await until("everybody is served", 60_000, async () =>
      // The next response may belong to a request that was sent before the call.
      before.every((count, place) => (results.answers[place] ?? 0) > count + BOOKING_EVERY),
    );
  }
  await everyVisitorIsServed();
  const accepted = relays.map((relay) => relay.log().filter(({ event }) => event === "accepted").length);
  expect(Math.min(...accepted), "each relay has visitors of its own").toBeGreaterThan(0);
  for (const isAway of [false, true]) {
    for (const place of [0, 1]) {
      expect(await relays[place]?.kill("SIGTERM")).toBe(0);
      if (isAway) await everyVisitorIsServed();
      await startAgain(place);
      await everyVisitorIsServed();
    }
  }
  isOver.abort();
  await visits;
  for (const visitor of visitors) visitor.leave();

  await until("nothing waits", 60_000, async () => (await waiting()) === 0);
  console.log(
    `${VISITORS} visitors: ${results.pages} pages, ${results.bookings.size} bookings, ${results.sentAgain} sent once more by the page, ` +
      `${results.submittedAgain} by the visitor`,
  );
  expect(results.refused).toEqual([]);
  const arrived = telegram.messages.map(({ text }) => {
    const [, message, address] = /^([^]+)\nAktarım: [\w-]+ · (\S+) · .+$/.exec(text) ?? [];
    return [message, address];
  });
  expect(arrived.toSorted()).toEqual([...results.bookings].toSorted());
});
