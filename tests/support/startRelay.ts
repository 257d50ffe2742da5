import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PROJECT = resolve(import.meta.dirname, "../..");
const SERVER = join(PROJECT, "dist/relay/server.js");
const START_TIMEOUT_MS = 20_000;

export interface RelayOptions {
  /** Settings beside the defaults of this file. Nothing of the developer's own environment or `.env` is passed on. */
  env?: Record<string, string>;
  /** What its `.env` says; there is none unless told. */
  envFile?: string;
  /** The built relay; that of the project unless told. */
  program?: string;
  /** The built site; `dist/site` unless told. */
  siteDir?: string;
  /** Keeps the outbox over several relays. Without it each relay gets a folder of its own, which goes with it. */
  dataDir?: string;
  /** A free one unless told. */
  port?: number;
  /** Its log is for nobody: under load it would keep whoever started it busy. */
  dropsLog?: boolean;
}

export interface RunningRelay {
  url: string;
  port: number;
  dataDir: string;
  /** What it printed for people: the greeting, and bookings where no Telegram is set. */
  output(): string;
  /** All that it ever wrote, to either stream. */
  everything(): string;
  /** Its log, one JSON line per event, parsed. */
  log(): Record<string, unknown>[];
  /** Ends it, by SIGTERM unless told, and resolves with its exit code (`null` when the signal ended it). */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

/** What `freePort` chooses from: browsers refuse none of these, and no system gives one to a connection by itself (Linux begins at 32768). */
export const PORTS = { first: 12_000, count: 20_000 } as const;

/** Processes that look for a port beside each other begin at different places, and so do not meet. */
let place = randomInt(PORTS.count);

/**
 * A port that is free now, and stays so until a server is started on it: no connection gets it in the meantime, nor does
 * who asked before. Rejects where not one of them is free.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS.count; tries++) {
    place = (place + 1) % PORTS.count;
    const port = PORTS.first + place;
    const server = createServer();
    const isFree = await new Promise<boolean>((told) => {
      server.once("error", () => told(false));
      server.listen(port, "127.0.0.1", () => told(true));
    });
    await new Promise((closed) => server.close(closed));
    if (isFree) return port;
  }
  throw new Error(`No port from ${PORTS.first} on is free.`);
}

/** A relay that was started; whether it gets as far as to answer is another matter. */
export interface SpawnedRelay extends RunningRelay {
  pid: number;
  /** Whether it has ended, however that came about. */
  isGone(): boolean;
  /** Resolves once `/healthz` answers; rejects with everything the relay printed when it ends before. */
  ready: Promise<void>;
  /** Resolves with its exit code (`null` when a signal ended it). */
  ended: Promise<number | null>;
}

/** Starts the built relay in a temporary folder, and waits for nothing. No rate limit and no Telegram unless `env` says so. */
export async function spawnRelay({
  env = {},
  envFile,
  program = SERVER,
  siteDir,
  dataDir,
  port,
  dropsLog = false,
}: RelayOptions = {}): Promise<SpawnedRelay> {
  const folder = await mkdtemp(join(tmpdir(), "relay-"));
  await mkdir(join(folder, "dist"));
  await symlink(resolve(siteDir ?? join(PROJECT, "dist/site")), join(folder, "dist/site"));
  await copyFile(join(PROJECT, "package.json"), join(folder, "package.json"));
  if (envFile !== undefined) await writeFile(join(folder, ".env"), envFile);
  const ownPort = port ?? (await freePort());
  const ownData = dataDir ?? join(folder, "data");

  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env["PATH"], PORT: String(ownPort), DATA_DIR: ownData, RATE_LIMIT: "0", ...env },
    stdio: ["ignore", "pipe", dropsLog ? "ignore" : "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<number | null>((done) => child.once("close", done)).then(async (code) => {
    await rm(folder, { recursive: true, force: true });
    return code;
  });
  const url = `http://127.0.0.1:${ownPort}`;

  async function kill(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    child.kill(signal);
    return ended;
  }

  const isGone = () => child.exitCode !== null || child.signalCode !== null;

  async function untilReady(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    // The greeting is the proof that it is this relay that answers, and not another one on the same port.
    while (
      !stdout.includes("is running") ||
      !(await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      const hasEnded = isGone();
      if (hasEnded || Date.now() > deadline) {
        await kill("SIGKILL");
        throw new Error(`The relay ${hasEnded ? "ended" : "did not answer"} at its start:\n${stdout}${stderr}`);
      }
      await new Promise((again) => setTimeout(again, 20));
    }
  }
  const ready = untilReady();
  // Who kills it before is not interested.
  ready.catch(() => undefined);

  return {
    url,
    port: ownPort,
    dataDir: ownData,
    pid: child.pid ?? 0,
    isGone,
    ready,
    ended,
    output: () => stdout,
    everything: () => stdout + stderr,
    log: () =>
      stderr
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    kill,
  };
}

/** Starts the built relay as `spawnRelay` does and resolves once `/healthz` answers. Rejects with everything it printed when it ends before. */
export async function startRelay(options: RelayOptions = {}): Promise<SpawnedRelay> {
  const relay = await spawnRelay(options);
  await relay.ready;
  return relay;
}
