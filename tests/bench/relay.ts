import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { median, tableOf, unmetOf, type Row } from "#tests/bench/report.ts";
import {
  memoryOf,
  hasWrk,
  nginxVersion,
  processorTime,
  startBareServer,
  startNginx,
  type Rival,
} from "#tests/bench/servers.ts";
import { spawnRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const PROJECT = join(import.meta.dirname, "../..");
const REPORT = join(PROJECT, "tests/bench/relay.md");
const LOAD = join(PROJECT, "tests/bench/load.lua");

/**
 * For the report: seconds of each measurement, how often the rivals take turns, of which the median counts, and requests before memory
 * is looked at. Less is for a look.
 */
const WHOLE = { seconds: 4, turns: 5, requests: 1_000_000 };
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? WHOLE.seconds);
const TURNS = Number(process.env["BENCH_TURNS"] ?? WHOLE.turns);
const MANY = Number(process.env["BENCH_REQUESTS"] ?? WHOLE.requests);

const CONNECTIONS = 64;
const MANY_CONNECTIONS = 200;

/** What a visit asks for; the files of which the name changes with the content are found when the bench runs. */
const PAGES = ["pages", "/en", "/tr", "/ru/services", "/en/faq", "/tr/reservation", "/sitemap.xml"] as const;
/** The same by a browser that has something of each already, which takes more than to send what is held. */
const AGAIN = ["again", ...PAGES.slice(1)] as const;
const POSTS = ["posts"] as const;

interface Load {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Processor time of the server per request, in microseconds; `null` where the system does not tell. */
  cost: number | null;
  requests: number;
}

interface Measurement {
  url: string;
  pid: number;
  connections?: number;
}

/** What is asked, as `load.lua` takes it. */
type Requests = readonly ["pages" | "again", ...string[]] | readonly ["posts"];

/** What `load.lua` tells of a run. */
interface Told {
  requests: number;
  microseconds: number;
  lost: number;
  refused: number;
  p99: number;
}

const run = promisify(execFile);

/** Loads `server` for some seconds and throws where it answers anything but success: figures of errors are worth nothing. */
async function load(server: Measurement, [kind, ...paths]: Requests, seconds = SECONDS): Promise<Load> {
  const connections = String(server.connections ?? CONNECTIONS);
  const options = ["--threads", "1", "--connections", connections, "--duration", `${seconds}s`, "--timeout", "10s"];
  const asked = kind === "posts" ? [randomUUID()] : paths;
  const before = processorTime(server.pid);
  const { stdout } = await run("wrk", [...options, "--latency", "--script", LOAD, server.url, "--", kind, ...asked]);
  const after = processorTime(server.pid);
  const told = JSON.parse(stdout.slice(stdout.lastIndexOf("{"))) as Told;
  const { requests, microseconds, lost, refused, p99 } = told;
  if (lost + refused > 0) {
    throw new Error(`${server.url}: ${lost} requests lost and ${refused} refused of ${requests}`);
  }
  const cost = before === null || after === null ? null : (after - before) / requests;
  return { perSecond: (requests / microseconds) * 1e6, p99, cost, requests };
}

interface Rivals<Name extends string> {
  servers: Record<Name, Omit<Measurement, "connections">>;
  connections: number;
  requests: Requests;
}

/** Lets rivals take turns, so that whatever else the machine does hits all of them. */
async function compared<Name extends string>({
  servers,
  connections,
  requests,
}: Rivals<Name>): Promise<Record<Name, Load>> {
  const names = Object.keys(servers) as Name[];
  const turns = new Map<Name, Load[]>(names.map((name) => [name, []]));
  // What is compiled when it is first used is compiled before anybody counts.
  for (const name of names) await load({ ...servers[name], connections }, requests, 1);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of names) turns.get(name)?.push(await load({ ...servers[name], connections }, requests));
  }
  const middle = (name: Name): Load => {
    const loads = turns.get(name) ?? [];
    const costs = loads.flatMap(({ cost }) => (cost === null ? [] : [cost]));
    return {
      perSecond: median(loads.map(({ perSecond }) => perSecond)),
      p99: median(loads.map(({ p99 }) => p99)),
      cost: costs.length === 0 ? null : median(costs),
      requests: loads.reduce((sum, { requests: count }) => sum + count, 0),
    };
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Load>;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)} %`;
}

/** A ratio of speeds, and of processor time where the system tells that. */
function ratioRows(what: string, relay: Load, rival: Load, least: number): Row[] {
  const target = `≥ ${percent(least, 1)}`;
  const speed = relay.perSecond / rival.perSecond;
  const figures = `${Math.round(relay.perSecond)} : ${Math.round(rival.perSecond)} a second`;
  const rows = [{ what, figure: `${percent(speed, 1)} (${figures})`, target, isMet: speed >= least }];
  if (relay.cost === null || rival.cost === null) return rows;
  const cost = rival.cost / relay.cost;
  const times = `${relay.cost.toFixed(1)} : ${rival.cost.toFixed(1)} µs of processor each`;
  return [
    ...rows,
    { what: `${what}, by processor time`, figure: `${percent(cost, 1)} (${times})`, target, isMet: cost >= least },
  ];
}

async function startedRelay(): Promise<Rival> {
  // Telegram is away, so that nothing but taking bookings is measured.
  const telegram = { TELEGRAM_BOT_TOKEN: "1:bench", TELEGRAM_CHAT_ID: "1", TELEGRAM_API_ROOT: "http://127.0.0.1:1" };
  const relay = await spawnRelay({ env: telegram, dropsLog: true });
  await relay.ready;
  return { url: relay.url, pid: relay.pid, stop: () => void relay.kill("SIGKILL") };
}

async function measurePages(rows: Row[], folder: string, running: Rival[]): Promise<void> {
  const relay = await startedRelay();
  running.push(relay);
  if (nginxVersion() === null) {
    rows.push({ what: "Pages against nginx", figure: "nginx is not installed", target: "≥ 90 %", isMet: null });
  } else {
    const site = join(PROJECT, "dist/site");
    const asItComes = await startNginx(folder, site, false);
    const tuned = await startNginx(folder, site, true);
    running.push(asItComes, tuned);
    const loads = await compared({ servers: { relay, asItComes, tuned }, connections: CONNECTIONS, requests: PAGES });
    rows.push(...ratioRows("Pages against nginx", loads.relay, loads.asItComes, 0.9));
    const [, byTime] = ratioRows("Pages against nginx that keeps files open", loads.relay, loads.tuned, 0.9);
    const again = await compared({ servers: { relay, asItComes }, connections: CONNECTIONS, requests: AGAIN });
    const more = [byTime, ...ratioRows("Pages asked for again, against nginx", again.relay, again.asItComes, 0.9)];
    for (const row of more) if (row !== undefined) rows.push({ ...row, target: "—", isMet: null });
  }
  const { p99 } = await load({ ...relay, connections: MANY_CONNECTIONS }, PAGES);
  rows.push({
    what: `Pages at ${MANY_CONNECTIONS} connections, p99`,
    figure: `${p99} ms`,
    target: "< 50 ms",
    isMet: p99 < 50,
  });

  const memory = memoryOf(relay.pid);
  if (memory === null) return;
  let many = 0;
  while (many < MANY) many += (await load(relay, PAGES)).requests;
  const after = memoryOf(relay.pid);
  const figure = `${after?.now.toFixed(0)} MB (at most ${after?.most.toFixed(0)}; ${memory.now.toFixed(0)} before)`;
  const isMet = after !== null && after.most < 120;
  rows.push({ what: `Memory after ${many} requests more`, figure, target: "< 120 MB", isMet });
}

async function measurePosts(rows: Row[], running: Rival[]): Promise<void> {
  const [relay, bare] = [await startedRelay(), await startBareServer()];
  running.push(relay, bare);
  const loads = await compared({ servers: { relay, bare }, connections: MANY_CONNECTIONS, requests: POSTS });
  const [bySpeed, byTime] = ratioRows("Durable posts against bare node:http", loads.relay, loads.bare, 0.3);
  if (bySpeed !== undefined) rows.push(bySpeed);
  // What is promised is a rate. The time that goes into writing to a disk is told besides: the bare server writes nothing.
  if (byTime !== undefined) rows.push({ ...byTime, target: "—", isMet: null });
  const { p99, perSecond, requests } = loads.relay;
  const figure = `${p99} ms (${Math.round(perSecond)} a second)`;
  rows.push({
    what: `Durable posts at ${MANY_CONNECTIONS} connections, p99`,
    figure,
    target: "< 200 ms",
    isMet: p99 < 200,
  });
  const memory = memoryOf(relay.pid);
  if (memory === null) return;
  rows.push({
    what: `Memory after ${requests} durable posts`,
    figure: `${memory.now.toFixed(0)} MB (at most ${memory.most.toFixed(0)})`,
    target: "< 120 MB",
    isMet: memory.most < 120,
  });
}

/**
 * Measures the built relay against what it is compared with, prints the figures and writes them down. A sentence where it cannot, or where a target is missed.
 *
 * @public called by `scripts/house/benchRelay.mjs`
 */
export async function benchRelay(): Promise<string | undefined> {
  if (!existsSync(join(PROJECT, "dist/relay/server.js")))
    return "The relay is not built yet: run `npm run build` first.";
  if (!hasWrk()) return "The load comes from wrk, which is not installed.";
  const rows: Row[] = [];
  const running: Rival[] = [];
  const folder = await temporaryFolder();
  const busy = loadavg()[0] ?? 0;
  try {
    await measurePages(rows, folder.path, running);
    for (const rival of running.splice(0)) rival.stop();
    await measurePosts(rows, running);
  } finally {
    for (const rival of running) rival.stop();
    await folder.remove();
  }
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${nginxVersion() ?? "no nginx"}`;
  const text = `# The relay under load

Written by \`npm run bench:relay\`. Rivals take turns at the same machine with the same requests, gzip on both sides, one process
each. The load comes from wrk on the same machine. ${TURNS} turns of ${SECONDS} s, the median counts;
files with ${CONNECTIONS} connections where nothing else is said, posts with ${MANY_CONNECTIONS}.

${machine}. Load of the machine before: ${busy.toFixed(1)}.

${tableOf(rows)}
`;
  const isWhole = SECONDS >= WHOLE.seconds && TURNS >= WHOLE.turns && MANY >= WHOLE.requests;
  if (isWhole) writeFileSync(REPORT, text);
  console.log(text);
  return unmetOf(rows);
}
