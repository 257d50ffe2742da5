import type * as z from "zod";

/** An upstream did not answer, or its answer was invalid. The message contains no URL and no key. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
}

const MAX_BYTES = 256 * 1024;

/** Fetches JSON from `url` within `timeoutMs` milliseconds and validates it with `schema`. Rejects with an `UpstreamError` otherwise. */
export async function fetchJson<T>(url: string, schema: z.ZodType<T>, timeoutMs: number): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal, headers: { accept: "application/json" } });
    if (!response.ok) {
      await response.body?.cancel();
      throw new UpstreamError(`answered ${response.status}`);
    }
    const checked = schema.safeParse(JSON.parse(await boundedText(response)));
    if (!checked.success) throw new UpstreamError("the answer has another shape");
    return checked.data;
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    if (signal.aborted) throw new UpstreamError(`no answer within ${timeoutMs} ms`);
    throw new UpstreamError(error instanceof SyntaxError ? "the answer is not JSON" : "no answer");
  }
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new UpstreamError("the answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Appends a path segment to `address` and keeps its query. */
export function withSegment(address: string, segment: string): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/${encodeURIComponent(segment)}`;
  return url.href;
}
