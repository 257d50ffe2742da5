import { MESSAGE_ENDPOINT, RATES_ENDPOINT, VISITOR_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";

/** Where the counts are, for who has the token. */
export const METRICS_PATH = "/metrics";

/** The addresses of the relay's own interface. */
const ROUTES: ReadonlySet<string> = new Set([
  MESSAGE_ENDPOINT,
  RATES_ENDPOINT,
  WEATHER_ENDPOINT,
  VISITOR_ENDPOINT,
  "/healthz",
  METRICS_PATH,
]);

/** The path of a request's target: what stands before its query. */
export function pathOfTarget(target: string): string {
  const question = target.indexOf("?");
  return question === -1 ? target : target.slice(0, question);
}

/** The route of the interface that a request's target belongs to, as logs and counts name it; `null` for the site's. */
export function routeOf(target: string): string | null {
  // Nearly everything is asked of the site, so that is found out first.
  if (!/^\/(?:api|healthz|metrics)/.test(target)) return null;
  const path = pathOfTarget(target);
  if (ROUTES.has(path)) return path;
  return /^\/api(?:\/|$)/.test(path) ? "/api/*" : null;
}
