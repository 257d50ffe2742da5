import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { securityHeaders } from "#relay/securityHeaders.ts";
import { freePort } from "#tests/support/startRelay.ts";

/** A program under load. */
export interface Rival {
  url: string;
  /** The process that does the work. */
  pid: number;
  stop(): void;
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > deadline) throw new Error(`nothing answers at ${url}`);
    await new Promise((again) => setTimeout(again, 50));
  }
}

/** The children of a process, by number. */
function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => (line.trim() === "" ? [] : [Number(line)]));
}

/** What nginx says about itself, `null` where there is none. */
export function nginxVersion(): string | null {
  const { status, stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  return status === 0 ? stderr.replace(/^nginx version: /, "").trim() : null;
}

/** Whether the program is installed that makes the load. */
export function hasWrk(): boolean {
  return spawnSync("wrk", ["-v"]).error === undefined;
}

/**
 * nginx with one worker on the same files, as it comes: the compressed forms that the build wrote, the relay's own headers, no log.
 * `cachesFiles`: it keeps the files open, which it does not unless told.
 */
export async function startNginx(folder: string, siteFolder: string, cachesFiles: boolean): Promise<Rival> {
  const port = await freePort();
  const headers = Object.entries({ ...securityHeaders("http://localhost:3000"), "Cache-Control": "no-cache" });
  const own = join(folder, `nginx-${port}`);
  mkdirSync(own);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  writeFileSync(
    join(own, "nginx.conf"),
    `worker_processes 1;
daemon off;
pid ${own}/pid;
error_log ${own}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  ${temporary.join("\n  ")}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  gzip_static on;
  gzip_vary on;
  ${cachesFiles ? "open_file_cache max=2000 inactive=60s;" : ""}
  ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${resolve(siteFolder)};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`,
  );
  const child = spawn("nginx", ["-c", join(own, "nginx.conf"), "-e", join(own, "error.log")], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/robots.txt`);
  const [worker] = childrenOf(child.pid ?? 0);
  if (worker === undefined) throw new Error("nginx has no worker");
  return { url, pid: worker, stop: () => void child.kill("SIGQUIT") };
}

/** A bare `node:http` server that parses a body of JSON and answers. */
export async function startBareServer(): Promise<Rival> {
  const port = await freePort();
  const file = join(import.meta.dirname, "bareServer.mjs");
  const child: ChildProcess = spawn(process.execPath, [file, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((listening) => child.stdout?.once("data", listening));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() };
}

/** The processor time of a process so far, in microseconds; `null` where the system does not tell. */
export function processorTime(pid: number): number | null {
  try {
    // After the name, which may hold anything, in brackets: the 12th and 13th are its ticks, of which there are 100 a second.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return null;
  }
}

/** The memory of a process, now and at its largest, in megabytes; `null` where the system does not tell. */
export function memoryOf(pid: number): { now: number; most: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
    return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
  } catch {
    return null;
  }
}
