/** How the service worker deals with a request. */
export type Way = "page" | "asset" | "data" | "picture" | "file";

/** What is looked at in a request. */
export interface Asked {
  method: string;
  mode: string;
  cache: string;
  url: string;
  headers: { has(name: string): boolean };
}

/** What is served from these folders; whatever else is no page goes to the network as if there were no worker. */
const FOLDERS: readonly (readonly [folder: string, way: Way])[] = [
  ["/assets/", "asset"],
  ["/_data/", "data"],
  ["/images/", "picture"],
  ["/maps/", "picture"],
  ["/fonts/", "file"],
  ["/icons/", "file"],
];

const NEVER = /^\/(?:api|film|previews)\/|^\/healthz$/;

/**
 * The way of a request to the site at `origin`, or null where the worker keeps its hands off: bookings and everything else that is no
 * GET, the relay's own interface, the film and whatever is asked for in parts, other sites, and files that nobody needs offline.
 */
export function wayOf({ method, mode, cache, url, headers }: Asked, origin: string): Way | null {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin || headers.has("range") || NEVER.test(pathname)) return null;
  // Developer tools ask in this way; a worker that passes it on gets an error for an answer.
  if (cache === "only-if-cached" && mode !== "same-origin") return null;
  const [, way] = FOLDERS.find(([folder]) => pathname.startsWith(folder)) ?? [];
  if (mode === "navigate") return way || /\.\w+$/.test(pathname) ? null : "page";
  return way ?? (pathname.endsWith(".webmanifest") ? "file" : null);
}

/** What is left of an answer's qualities for the question whether it may be kept. */
export interface Answered {
  status: number;
  type: string;
  redirected: boolean;
  headers: { get(name: string): string | null };
}

/**
 * Whether an answer may be kept: a whole one of our own site. One that was redirected may not, because a browser refuses to show it as
 * the answer to a navigation.
 */
export function isKeepable({ status, type, redirected, headers }: Answered): boolean {
  return status === 200 && type === "basic" && !redirected && !/no-store/.test(headers.get("cache-control") ?? "");
}

/** Whether a file's address changes with what is in it, so that any copy is the right one. */
export function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}

/** A picture's name and format without its width: `/images/{name}-{width}.{format}` differ in sharpness alone. */
export function pictureOf(path: string): string | null {
  const [, name, format] = /^(\/images\/.+)-\d+\.(\w+)$/.exec(path) ?? [];
  return name && format ? `${name}.${format}` : null;
}
