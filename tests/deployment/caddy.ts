import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { join, resolve } from "node:path";
import { until } from "#tests/faults/plan.ts";
import { freePort } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const CADDYFILE = resolve("relay/deploy/Caddyfile");
const START_MS = 30_000;

export interface RunningCaddy {
  /** Where it speaks HTTPS, for the name `localhost`. */
  port: number;
  /** Where it speaks plain HTTP. */
  plainPort: number;
  /** The certificate of its own authority: PEM, and the file that has it. */
  authority: { pem: string; path: string };
  close(): Promise<void>;
}

/**
 * What stands before the project's own Caddyfile here: other ports than 443 and 80, which need rights; an authority of its own, which the
 * machine does not come to trust; and nobody may change its configuration. The observatory asks for plain HTTP at the port of HTTPS.
 */
function configurationFor(port: number, plainPort: number): string {
  return `{
	admin off
	https_port ${port}
	http_port ${plainPort}
	local_certs
	skip_install_trust
	servers :${port} {
		listener_wrappers {
			http_redirect
			tls
		}
	}
}
import ${CADDYFILE}
`;
}

function servesPages(port: number, ca: string): Promise<boolean> {
  return new Promise((told) => {
    get({ host: "localhost", family: 4, port, path: "/en", ca, agent: false }, (answer) => {
      answer.resume();
      told(answer.statusCode === 200);
    }).on("error", () => told(false));
  });
}

/** Starts Caddy by the project's Caddyfile before the relays at these ports; resolves once a page comes through it. */
export async function startCaddy(relayPorts: readonly number[]): Promise<RunningCaddy> {
  const folder = await temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const configuration = join(folder.path, "Caddyfile");
  writeFileSync(configuration, configurationFor(port, plainPort));
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", configuration], {
    env: {
      PATH: process.env["PATH"],
      // Where it keeps its authority and certificates.
      HOME: folder.path,
      XDG_DATA_HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
      SITE_URL: "https://localhost",
      RELAYS: relayPorts.map((relayPort) => `127.0.0.1:${relayPort}`).join(" "),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<void>((done) => child.once("error", () => done()).once("close", () => done()));

  async function close(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
    await folder.remove();
  }

  const path = join(folder.path, "caddy/pki/authorities/local/root.crt");
  try {
    await until("a page comes through Caddy", START_MS, async () => {
      if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}.`);
      return existsSync(path) && (await servesPages(port, readFileSync(path, "utf8")));
    });
  } catch (error) {
    await close();
    throw new Error(`Caddy does not start:\n${output}`, { cause: error });
  }
  return { port, plainPort, authority: { pem: readFileSync(path, "utf8"), path }, close };
}
