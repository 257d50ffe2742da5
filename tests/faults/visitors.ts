import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

/** Creates the site of the fault tests: one page, in the folder `site`. */
export function writePage(site: string): void {
  mkdirSync(join(site, "tr"), { recursive: true });
  writeFileSync(join(site, "tr/index.html"), "ana sayfa");
}

/** Opens `count` connections at once, reads the page on each and drops the connection, as phones do. */
export async function visitPages(port: number, count: number): Promise<void> {
  const visits = Array.from({ length: count }, async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /tr HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [answer] = await new Promise<[unknown]>((come, failed) => {
      socket.once("data", (chunk) => come([chunk])).once("error", failed);
    });
    if (!String(answer).startsWith("HTTP/1.1 200")) throw new Error(`A visitor got ${String(answer)}`);
    socket.destroy();
  });
  await Promise.all(visits);
}
