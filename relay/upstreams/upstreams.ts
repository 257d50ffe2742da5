import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import { createRates } from "#relay/upstreams/rates.ts";
import { createVisitors } from "#relay/upstreams/visitor.ts";
import { createWeather } from "#relay/upstreams/weather.ts";

/** What the relay looks up elsewhere, so that no key reaches a browser. */
export type Upstreams = ReturnType<typeof createUpstreams>;

/** Creates the lookups, each with its own cache. */
export function createUpstreams(settings: Settings, clock: Clock, log: Log) {
  return {
    rates: createRates(settings, clock, log),
    weather: createWeather(settings, clock, log),
    visitor: createVisitors(settings, clock, log),
  };
}
