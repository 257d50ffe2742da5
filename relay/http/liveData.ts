import { CITIES } from "#content/cities.ts";
import { RATES_ENDPOINT, VISITOR_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";
import { createRateLimit } from "#relay/http/rateLimit.ts";
import type { AppOptions, RelayApp } from "#relay/http/relayApp.ts";
import { isRatesBase } from "#relay/upstreams/rates.ts";

/** A page asks once for each form that is touched. */
const VISITOR_LOOKUPS_A_MINUTE = 20;

const ASK_WITH_CITY = `Ask with ${CITIES.map(({ id }) => `city=${id}`).join(" or ")}.`;

const FOR_A_MINUTE = { "Cache-Control": "public, max-age=60" };

/** Exchange rates, the weather, and where the visitor is. */
export function addLiveData(app: RelayApp, { upstreams, clientAddress }: AppOptions): void {
  const visitorLimit = createRateLimit(VISITOR_LOOKUPS_A_MINUTE);

  app.get(RATES_ENDPOINT, async (c) => {
    const base = c.req.query("base");
    if (!isRatesBase(base)) return c.json({ ok: false, error: "Ask with base=TRY or base=EUR." }, 400);
    const answer = await upstreams.rates(base);
    if (answer === null) return c.json({ ok: false, error: "The exchange rates are not known at the moment." }, 503);
    return c.json(answer, 200, FOR_A_MINUTE);
  });

  app.get(WEATHER_ENDPOINT, async (c) => {
    const city = c.req.query("city") ?? "";
    if (!CITIES.some(({ id }) => id === city)) return c.json({ ok: false, error: ASK_WITH_CITY }, 400);
    const answer = await upstreams.weather(city);
    if (answer === null) return c.json({ ok: false, error: "The weather is not known at the moment." }, 503);
    return c.json(answer, 200, FOR_A_MINUTE);
  });

  app.get(VISITOR_ENDPOINT, async (c) => {
    const address = clientAddress(c.env.incoming);
    const seconds = await visitorLimit(address);
    if (seconds > 0) {
      const error = `Too many lookups: try again in ${seconds} seconds.`;
      return c.json({ ok: false, error }, 429, { "Retry-After": String(seconds) });
    }
    return c.json(await upstreams.visitor(address));
  });
}
