import { spawn, spawnSync } from "node:child_process";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { until } from "#tests/faults/plan.ts";
import { freePort } from "#tests/support/startRelay.ts";

/** `session` keeps a client's session; `transaction` may give each transaction another one. */
export type PoolMode = "session" | "transaction";

/** A pooler in front of a Postgres. */
export interface Pooler {
  /** For `DATABASE_URL`. */
  url: string;
  /** Stops it from doing anything, without closing its connections, or lets it go on. */
  hang(isHanging: boolean): void;
  stop(): Promise<void>;
}

/** PgBouncer refuses to run as root, so root starts it as this user, `nobody` on every Linux. */
const NOBODY = 65_534;

/** Whether PgBouncer is installed. In CI it is expected to be, so that tests fail there instead of being skipped. */
export function canStartPooler(): boolean {
  return spawnSync("pgbouncer", ["--version"]).status === 0 || Boolean(process.env["CI"]);
}

/** Starts PgBouncer on a free local port, in front of the Postgres at `url`. */
export async function startPooler(url: string, mode: PoolMode): Promise<Pooler> {
  const { hostname, port, username, pathname } = new URL(url);
  const database = pathname.slice(1);
  const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
  const ownPort = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  await writeFile(
    settings,
    `[databases]
${database} = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === "session" ? 20 : 3}
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, settings]) await chown(path, NOBODY, NOBODY);
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn("pgbouncer", ["--quiet", settings], { ...identity, stdio: "ignore" });
  const ended = new Promise((done) => child.once("close", done));
  const ownUrl = `postgres://${username}@127.0.0.1:${ownPort}/${database}`;
  await until("the pooler answers", 30_000, async () => {
    const client = new pg.Client({ connectionString: ownUrl, connectionTimeoutMillis: 1_000 });
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  });
  return {
    url: ownUrl,
    hang: (isHanging) => void child.kill(isHanging ? "SIGSTOP" : "SIGCONT"),
    async stop() {
      child.kill("SIGCONT");
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
