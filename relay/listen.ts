import type { Server } from "node:http";
import { shownHost, type Settings } from "#relay/env.ts";

/** A reason not to start, in a sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Resolves with the port once the server listens; rejects with a `StartError` that says what to do when it cannot. */
export function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((listening, failed) => {
    server.once("error", (error) => {
      const code = "code" in error ? error.code : undefined;
      if (code === "EADDRINUSE") {
        const other = `PORT=${port + 1} npm start`;
        failed(new StartError(`Port ${port} is already in use. Stop what uses it, or choose another port: ${other}`));
      } else if (code === "EACCES") {
        failed(new StartError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`));
      } else {
        const shown = shownHost(host) ?? "(not shown here)";
        failed(
          new StartError(
            `HOST ${shown} cannot be listened on (${String(code)}). Use an address of this machine, e.g. 127.0.0.1.`,
          ),
        );
      }
    });
    server.listen(port, host, () => {
      const address = server.address();
      listening(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
