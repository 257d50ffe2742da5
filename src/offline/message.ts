/** What a page tells the worker that it asked for: the paths of what it had loaded before. */
export interface AdoptMessage {
  adopt: readonly string[];
}

/** So many are taken over. */
const MAX_ADOPTED = 60;

/** Paths of this site out of a message; none where it is no such message. */
export function adoptedPaths(data: unknown): string[] {
  const { adopt } = (data ?? {}) as Partial<Record<keyof AdoptMessage, unknown>>;
  if (!Array.isArray(adopt)) return [];
  const paths = adopt.filter((path): path is string => typeof path === "string" && /^\/(?!\/)[^?#]*$/.test(path));
  return paths.slice(0, MAX_ADOPTED);
}
