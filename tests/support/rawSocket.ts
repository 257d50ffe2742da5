import { connect } from "node:net";

/** The response, and how long the connection was open, in milliseconds. */
export interface RawAnswer {
  text: string;
  ms: number;
}

/**
 * Sends bytes unchanged and resolves with everything received until the connection ends, or until nothing is received for `quietMs`.
 * Never rejects: a dropped connection is a valid result.
 */
export function exchange(port: number, bytes: string | Uint8Array, quietMs = 1_000): Promise<RawAnswer> {
  return new Promise((done) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(quietMs, () => socket.destroy());
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => done({ text: Buffer.concat(chunks).toString("latin1"), ms: performance.now() - began }));
    socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  });
}

/** The status codes of all responses in `text`, in order. */
export function statusesOf(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}
