import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";

interface Scan {
  scan: { grade: string; score: number; testsFailed: number; testsPassed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const PACKAGE = "@mdn/mdn-http-observatory";

/**
 * The package's install script downloads the HSTS preload list. The site is not on it, and a test must not depend on the network, so the
 * package is installed without that script and gets an empty list.
 */
function provideEmptyPreloadList(): void {
  const main = createRequire(import.meta.url).resolve(PACKAGE);
  const list = join(dirname(main), "..", "conf", "hsts-preload.json");
  if (!existsSync(list)) writeFileSync(list, "{}");
}

/** Scans `host` in a process of its own, because Node reads its trusted certificates only at startup. */
async function scanned(host: string, trusted: string): Promise<Scan> {
  const script = `import { scan } from "${PACKAGE}"; console.log(JSON.stringify(await scan(process.argv[1])));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script, host], {
    cwd: join(import.meta.dirname, "../.."),
    env: { PATH: process.env["PATH"], NODE_EXTRA_CA_CERTS: trusted },
  });
  return JSON.parse(stdout) as Scan;
}

/**
 * Scans the site at `host` (name and port; it must serve HTTPS and redirect plain HTTP) with Mozilla's HTTP Observatory. Fails unless the
 * grade is A+ and every test passes. `trusted` is the file of the certificate that signed the site's.
 */
export async function expectBestGrade(host: string, trusted: string): Promise<void> {
  provideEmptyPreloadList();
  const { scan, tests } = await scanned(host, trusted);
  const results = Object.entries(tests).map(([name, { pass, result, scoreModifier }]) => ({
    name,
    pass,
    result,
    points: scoreModifier,
  }));
  console.log(`HTTP Observatory: ${scan.grade}, ${scan.score} points`);
  for (const { name, result, points } of results) console.log(`  ${String(points).padStart(3)}  ${name}: ${result}`);
  expect(results.filter(({ pass }) => !pass)).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(10);
  expect(scan.score).toBeGreaterThanOrEqual(100);
  expect(scan.grade).toBe("A+");
}
