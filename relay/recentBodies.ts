/** Bodies that were fetched lately. */
export interface RecentBodies {
  /** The body called `key`, which `load` fetches where it is not at hand; rejects when `load` does, and asks again the next time. */
  get(key: string, load: () => Promise<Buffer>): Buffer | Promise<Buffer>;
}

/** Holds bodies of `maxBytes` together; those that nobody asked for for longest go first. */
export function createRecentBodies(maxBytes: number): RecentBodies {
  const held = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function hold(key: string, body: Buffer): void {
    held.set(key, body);
    bytes += body.byteLength;
    for (const [oldest, { byteLength }] of held) {
      if (bytes <= maxBytes) return;
      held.delete(oldest);
      bytes -= byteLength;
    }
  }

  async function fetched(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const body = await load();
      hold(key, body);
      return body;
    } finally {
      loading.delete(key);
    }
  }

  return {
    get(key, load) {
      const body = held.get(key);
      if (body !== undefined) {
        held.delete(key);
        held.set(key, body);
        return body;
      }
      const earlier = loading.get(key);
      if (earlier !== undefined) return earlier;
      const promise = fetched(key, load);
      loading.set(key, promise);
      return promise;
    },
  };
}
