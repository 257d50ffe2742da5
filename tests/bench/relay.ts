import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import autocannon, { type Options, type Result } from "autocannon";
import Libsql from "libsql";
import { systemClock } from "#relay/clock.ts";
import { createOutbox } from "#relay/outbox/outbox.ts";
import { openSqlite } from "#relay/outbox/sqlite.ts";
import { tableOf, unmetOf, type Row } from "#tests/bench/report.ts";
import { freePort, startRelay } from "#tests/support/startRelay.ts";
import { storedMessage, temporaryFolder } from "#tests/support/testRelay.ts";

const PROJECT = join(import.meta.dirname, "../..");
const REPORT = join(PROJECT, "tests/bench/relay.md");
const UNIT = join(PROJECT, "relay/deploy/relay.service");
const PAGE = join(PROJECT, "dist/site/en/index.html.br");

/** The load of a busy day: duration in seconds and requests per second. */
const REPORT_SECONDS = 120;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? REPORT_SECONDS);
const POSTS_A_SECOND = 50;
const PAGES_A_SECOND = 500;
/** A burst of bookings: duration in seconds and posts per second. */
const RUSH_SECONDS = 10;
const RUSH_POSTS_A_SECOND = 500;

/** Messages that wait already when the same load is repeated, as after an outage of days. */
const BACKLOG = 20_000;

const START_MS = 1_000;
const P99_MS = 100;
const MEMORY_MB = 150;

const PATHS = ["/en", "/tr", "/ru/services", "/en/faq", "/tr/reservation", "/en/prices"];

const BOOKING = JSON.stringify({
  action: "sendReservation",
  message: `Ad Soyad: Ann Lee\nTelefon: +905321234567\nNot: ${"Bodrum Havalimanı ".repeat(60)}`,
});

interface Server {
  url: string;
  pid: number;
  stop(): void;
}

/**
 * Starts the built relay with the Node options of relay.service. Telegram is unreachable, so that accepted messages wait and can be
 * counted.
 */
async function startBuiltRelay(dataDir?: string): Promise<Server> {
  const telegram = { TELEGRAM_BOT_TOKEN: "1:bench", TELEGRAM_CHAT_ID: "1", TELEGRAM_API_ROOT: "http://127.0.0.1:1" };
  const [, NODE_OPTIONS = ""] = /^Environment=NODE_OPTIONS=(.+)$/m.exec(readFileSync(UNIT, "utf8")) ?? [];
  const relay = await startRelay({
    env: { ...telegram, NODE_OPTIONS },
    dropsLog: true,
    ...(dataDir !== undefined && { dataDir }),
  });
  return { url: relay.url, pid: relay.pid, stop: () => void relay.kill("SIGKILL") };
}

/** Writes an outbox in which `BACKLOG` messages wait. */
async function fillOutbox(dataDir: string): Promise<void> {
  const outbox = createOutbox(await openSqlite(dataDir, { clock: systemClock }), systemClock);
  await outbox.enqueue(storedMessage(BOOKING));
  await outbox.close();
  const file = new Libsql(join(dataDir, "outbox.db"));
  file.exec(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${BACKLOG - 1})
    INSERT INTO outbox
      (id, reference, text, facts, state, body_hash, created, next_attempt, attempts, lease, suspicious)
    SELECT printf('%021d', n), reference, text, facts, state, body_hash, created, 0, 0, 0, 0 FROM outbox, numbers`);
  file.close();
}

async function startBareServer(): Promise<Server> {
  const port = await freePort();
  const program = join(import.meta.dirname, "bareServer.mjs");
  const child = spawn(process.execPath, [program, String(port), PAGE], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((listening) => child.stdout.once("data", listening));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() };
}

/** Sends requests at a constant rate. Latency is measured from the time at which a request was scheduled, so that waiting in the queue is included. */
function load(options: Options): Promise<Result> {
  return autocannon({ timeout: 20, ...options });
}

function posts(url: string, perSecond: number, seconds: number): Promise<Result> {
  return load({
    url: `${url}/api/telegram-handler.php`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: BOOKING,
    connections: Math.ceil(perSecond / 25),
    overallRate: perSecond,
    duration: seconds,
  });
}

function pages(url: string, perSecond: number, seconds: number): Promise<Result> {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const requests = PATHS.map((path) => ({ method: "GET" as const, path, headers }));
  return load({ url, requests, connections: perSecond / 50, overallRate: perSecond, duration: seconds });
}

/** Number of failed requests: errors, timeouts and unsuccessful statuses. */
function failedOf({ non2xx, errors, timeouts }: Result): number {
  return non2xx + errors + timeouts;
}

/** Memory of a process in megabytes; `null` if the system does not provide it. */
function memoryOf(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, "utf8"))?.[1]) / 1024;
}

async function waitingAt(url: string): Promise<number> {
  return ((await (await fetch(`${url}/healthz`)).json()) as { waiting: number }).waiting;
}

interface Day {
  posts: Result;
  pages: Result;
  /** Megabytes at the end. */
  memory: number | null;
}

async function busyDay({ url, pid }: Server): Promise<Day> {
  // Warm-up, so that code is compiled before the measurement.
  await Promise.all([posts(url, POSTS_A_SECOND, 3), pages(url, PAGES_A_SECOND, 3)]);
  const [posted, paged] = await Promise.all([posts(url, POSTS_A_SECOND, SECONDS), pages(url, PAGES_A_SECOND, SECONDS)]);
  return { posts: posted, pages: paged, memory: memoryOf(pid) };
}

function rowsOf(what: "posts" | "pages", relay: Result, bare: Result, when = ""): Row[] {
  const rate = what === "posts" ? `${POSTS_A_SECOND} stored bookings a second` : `${PAGES_A_SECOND} pages a second`;
  const name = rate + when;
  const { p50, p99, max } = relay.latency;
  const figure = `${p99} ms (median ${p50}, maximum ${max}); bare server ${bare.latency.p99} ms`;
  const failed = failedOf(relay);
  return [
    { what: `${name}, p99 latency`, figure, target: `< ${P99_MS} ms`, isMet: p99 < P99_MS },
    {
      what: `${name}, failed requests`,
      figure: `${failed} of ${relay.requests.total}`,
      target: "0",
      isMet: failed === 0,
    },
  ];
}

/**
 * Measures the built relay and a minimal server under the load of a busy day, prints the results and writes the report. Resolves with an
 * error message if that fails or a target is missed.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<string | undefined> {
  if (!existsSync(PAGE)) return "The site is not built yet: run `npm run build` first.";
  const loadAverage = loadavg()[0] ?? 0;
  const servers: Server[] = [];
  const folder = await temporaryFolder();
  const rows: Row[] = [];
  try {
    const bare = await startBareServer();
    servers.push(bare);
    const bareDay = await busyDay(bare);
    bare.stop();

    const startedAt = performance.now();
    const relay = await startBuiltRelay();
    const startMs = performance.now() - startedAt;
    servers.push(relay);
    const start = "From start to first response";
    rows.push({
      what: start,
      figure: `${startMs.toFixed(0)} ms`,
      target: `< ${START_MS} ms`,
      isMet: startMs < START_MS,
    });
    const day = await busyDay(relay);
    rows.push(...rowsOf("posts", day.posts, bareDay.posts), ...rowsOf("pages", day.pages, bareDay.pages));
    if (day.memory !== null) {
      const figure = `${day.memory.toFixed(0)} MB; bare server ${bareDay.memory?.toFixed(0)} MB`;
      rows.push({ what: "Memory at the end", figure, target: `< ${MEMORY_MB} MB`, isMet: day.memory < MEMORY_MB });
    }

    const before = await waitingAt(relay.url);
    const rush = await posts(relay.url, RUSH_POSTS_A_SECOND, RUSH_SECONDS);
    const acknowledged = rush["2xx"];
    const stored = (await waitingAt(relay.url)) - before;
    const scheduled = RUSH_POSTS_A_SECOND * RUSH_SECONDS;
    // Requests in progress at the end may have been stored without being counted.
    const isLossless = failedOf(rush) === 0 && stored >= acknowledged && acknowledged >= scheduled * 0.95;
    const name = `${RUSH_POSTS_A_SECOND} bookings a second for ${RUSH_SECONDS} s`;
    rows.push({
      what: `${name}: acknowledged, and stored`,
      figure: `${acknowledged} and ${stored}, ${failedOf(rush)} failed`,
      target: "none lost",
      isMet: isLossless,
    });
    rows.push({ what: `${name}, p99 latency`, figure: `${rush.latency.p99} ms`, target: "—", isMet: null });
    relay.stop();

    await fillOutbox(folder.path);
    const behind = await startBuiltRelay(folder.path);
    servers.push(behind);
    const late = await busyDay(behind);
    const when = `, ${BACKLOG} waiting`;
    rows.push(...rowsOf("posts", late.posts, bareDay.posts, when), ...rowsOf("pages", late.pages, bareDay.pages, when));
  } finally {
    for (const server of servers) server.stop();
    await folder.remove();
  }
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}`;
  const text = `# The relay on a busy day

Written by \`npm run bench:relay\`. For ${SECONDS} s, ${POSTS_A_SECOND} bookings a second, each stored on disk before it is answered, and ${PAGES_A_SECOND} pages
a second at the same time; then ${RUSH_POSTS_A_SECOND} bookings a second for ${RUSH_SECONDS} s; then the first load again while ${BACKLOG} messages wait. The relay is one process; the load comes from the same machine. The bare
server is a minimal \`node:http\` server that stores nothing, measured before under the same load. The relay runs with the Node options of its
systemd unit (\`--max-semi-space-size=4\`), which save about 85 MB. Latency is measured from the time at which a request was scheduled, not
from the time at which it was sent.

${machine}. Load average before the run: ${loadAverage.toFixed(1)}.

${tableOf(rows)}
`;
  if (SECONDS >= REPORT_SECONDS) writeFileSync(REPORT, text);
  console.log(text);
  return unmetOf(rows);
}
