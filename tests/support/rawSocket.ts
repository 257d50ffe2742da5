import { connect } from "node:net";

/**
 * Sends bytes unchanged and resolves with everything received until the connection ends, or until nothing is received for `quietMs`.
 * Never rejects: a dropped connection is a valid result.
 */
export function exchange(port: number, bytes: string | Uint8Array, quietMs = 30_000): Promise<string> {
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(quietMs, () => socket.destroy());
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => done(Buffer.concat(chunks).toString("latin1")));
    socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  });
}

/** The status codes of all responses in `text`, in order. */
export function statusesOf(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}
