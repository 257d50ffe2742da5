import { UNKNOWN_VISITOR } from "#src/domain/message.ts";
import { MESSAGE_ENDPOINT as PATH } from "#src/i18n/paths.ts";
import { REFERENCE_HEADER } from "#src/domain/reference.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Outbox } from "#relay/outbox/outbox.ts";
import { UPSTREAM_ANSWERS } from "#tests/support/fakeUpstreams.ts";
import { euroTo, priceLines } from "#tests/support/fares.ts";
import {
  createTestRelay,
  labelOf,
  VISITOR_ADDRESS,
  type TestRelay,
  type TestRelayOptions,
} from "#tests/support/testRelay.ts";

async function setUp(options: TestRelayOptions = {}): Promise<TestRelay> {
  const relay = await createTestRelay(options);
  onTestFinished(relay.close);
  return relay;
}

function json(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { method: "POST", body: text, headers: { "content-type": "application/json", ...headers } };
}

function form(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", body: new URLSearchParams(fields).toString(), headers: { ...type, ...headers } };
}

const GOOD = { action: "sendReservation", message: "Ad Soyad: Ann\nTelefon: +905321234567" };

const BOOKING = {
  action: "sendReservation",
  language: "en",
  fullName: "Ann Lee",
  countryCode: "+44",
  phone: "07700 900123",
  from: "airport",
  to: "yalıkavak",
  date: "2027-07-14",
  time: "23:30",
  passengers: "4",
  vehicleType: "vip-vito",
};

/** The error message of a rejected post, after its status and format have been checked. */
async function errorOf(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const body = (await response.json()) as { ok: boolean; error: string };
  expect(Object.keys(body)).toEqual(["ok", "error"]);
  expect(body.ok).toBe(false);
  return body.error;
}

test("a message is accepted, stored with the relay's footer, and the delivery loop is woken", async () => {
  let accepted = 0;
  const relay = await setUp({ onAccepted: () => (accepted += 1) });
  const response = await relay.request(PATH, json(GOOD));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  const [delivery] = await relay.deliverAll();
  expect(response.headers.get(REFERENCE_HEADER)).toBe(delivery?.reference);
  expect(delivery?.text).toBe(
    `${GOOD.message}\nAktarım: ${delivery?.reference} · ${VISITOR_ADDRESS} · 14.07.2027 23:30:00`,
  );
  expect(accepted).toBe(1);
});

test.each<[string, unknown, RegExp]>([
  ["no JSON", "{", /not valid JSON/],
  ["an empty body", "", /not valid JSON/],
  ["an array", [], /JSON object/],
  ["null", null, /JSON object/],
  ["no action", { message: "x" }, /Unknown action/],
  ["another action", { action: "deleteAll", message: "x" }, /sendReservation or sendMessage/],
  ["no message", { action: "sendMessage" }, /1 to 3900/],
  ["an empty message", { action: "sendMessage", message: " \n\t" }, /1 to 3900/],
  ["a message that is no text", { action: "sendMessage", message: 5 }, /1 to 3900/],
  ["a message too long in UTF-16 units", { action: "sendMessage", message: `${"🚐".repeat(1950)}x` }, /1 to 3900/],
  ["a message too long", { action: "sendMessage", message: "x".repeat(3901) }, /1 to 3900/],
])("400: %s", async (_, body, error) => {
  const relay = await setUp();
  expect(await errorOf(await relay.request(PATH, json(body)), 400)).toMatch(error);
  expect(await relay.deliverAll()).toEqual([]);
});

test("400: invalid UTF-8", async () => {
  const relay = await setUp();
  const body = Buffer.concat([Buffer.from('{"action":"sendMessage","message":"'), Buffer.from([0xff, 0x22, 0x7d])]);
  await errorOf(await relay.request(PATH, { ...json(""), body }), 400);
});

test("3900 characters of any kind are accepted, and the message stays within Telegram's limit of 4096", async () => {
  const relay = await setUp();
  for (const message of ["x".repeat(3900), "🚐".repeat(1950), "ı".repeat(3900)]) {
    expect((await relay.request(PATH, json({ ...GOOD, message }))).status).toBe(200);
  }
  for (const { text } of await relay.deliverAll()) expect(text.length).toBeLessThanOrEqual(4096);
});

const FOREIGN = "https://evil.example null http://localhost:3001 https://vip.example.evil.example ftp://vip.example x";

test.each(FOREIGN.split(" "))("403: Origin %s", async (origin) => {
  const relay = await setUp();
  await errorOf(await relay.request(PATH, json(GOOD, { origin })), 403);
  expect(await relay.deliverAll()).toEqual([]);
});

test("an Origin that matches the Host header or SITE_URL is accepted", async () => {
  const relay = await setUp();
  for (const origin of ["http://localhost:3000", "https://localhost:3000", "https://vip.example"])
    expect((await relay.request(PATH, json(GOOD, { origin }))).status).toBe(200);
});

test.each(["GET", "HEAD", "PUT", "OPTIONS"])("405: %s", async (method) => {
  const relay = await setUp();
  const response = await relay.request(PATH, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
  if (method !== "HEAD") expect(((await response.json()) as { ok: boolean }).ok).toBe(false);
});

test("413: over 16 KiB, with and without Content-Length; exactly 16 KiB are accepted", async () => {
  const relay = await setUp();
  const large = JSON.stringify({ ...GOOD, padding: "x".repeat(16 * 1024) });
  const withLength = await relay.request(PATH, json(large, { "content-length": String(large.length) }));
  expect(await errorOf(withLength, 413)).toContain("16 KiB");
  const body = new Blob([large]).stream();
  const chunked = await relay.request(PATH, { ...json(""), body });
  await errorOf(chunked, 413);
  const rest = 16 * 1024 - JSON.stringify({ ...GOOD, padding: "" }).length;
  expect((await relay.request(PATH, json({ ...GOOD, padding: "x".repeat(rest) }))).status).toBe(200);
});

test.each([
  { "content-type": "text/plain" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "" },
  { "content-type": "application/jsonp" },
  { "content-encoding": "gzip" },
])("415: %j", async (headers) => {
  const relay = await setUp();
  await errorOf(await relay.request(PATH, json(GOOD, headers)), 415);
});

test("parameters and capitals in the Content-Type are accepted", async () => {
  const relay = await setUp();
  const headers = { "content-type": "Application/JSON; charset=utf-8" };
  expect((await relay.request(PATH, json(GOOD, headers))).status).toBe(200);
});

test("422: an Idempotency-Key repeated with another message; with the same one it is idempotent", async () => {
  const relay = await setUp();
  const key = { "idempotency-key": "0d5ad8a0-3d5c-4b4c-8f06-4a1f6c1c2b11" };
  for (const elapsedMs of [3_000, 9_000]) {
    expect(await (await relay.request(PATH, json({ ...GOOD, elapsedMs }, key))).json()).toEqual({
      ok: true,
    });
  }
  for (const change of [{ message: "x" }, { action: "sendMessage" }]) {
    const error = await errorOf(await relay.request(PATH, json({ ...GOOD, ...change }, key)), 422);
    expect(error).toContain("Idempotency-Key");
  }
  expect(await relay.deliverAll()).toHaveLength(1);
  expect(await (await relay.request(PATH, json(GOOD, key))).json()).toEqual({ ok: true });
  expect(await relay.deliverAll()).toEqual([]);
});

test("429: per IP address, with Retry-After; rejected posts do not count", async () => {
  const relay = await setUp({ rateLimit: 3 });
  for (let index = 0; index < 20; index += 1) expect((await relay.request(PATH, json("{"))).status).toBe(400);
  for (let index = 0; index < 3; index += 1) expect((await relay.request(PATH, json(GOOD))).status).toBe(200);
  const refused = await relay.request(PATH, json(GOOD));
  const seconds = refused.headers.get("retry-after") ?? "";
  expect(seconds).toMatch(/^([1-9]|[1-5]\d|60)$/);
  expect(await errorOf(refused, 429)).toContain(`${seconds} seconds`);
  expect((await relay.request(PATH, { ...json(GOOD), from: "203.0.113.10" })).status).toBe(200);
  expect(await relay.deliverAll()).toHaveLength(4);
});

test("behind a trusted proxy the visitor's IP address is rate-limited and put into the message", async () => {
  const relay = await setUp({ rateLimit: 1, trustProxy: 1 });
  for (const address of ["198.51.100.1", "198.51.100.2"]) {
    const init = { ...json(GOOD, { "x-forwarded-for": `6.6.6.6, ${address}` }), from: "10.0.0.1" };
    expect((await relay.request(PATH, init)).status).toBe(200);
  }
  const texts = (await relay.deliverAll()).map(({ text }) => text);
  expect(texts[0]).toContain(" · 198.51.100.1 · ");
  expect(texts[1]).toContain(" · 198.51.100.2 · ");
});

test("without a trusted proxy X-Forwarded-For is ignored, with a single warning", async () => {
  const relay = await setUp({ rateLimit: 1 });
  const statuses: number[] = [];
  for (const address of ["198.51.100.1", "198.51.100.2"]) {
    statuses.push((await relay.request(PATH, json(GOOD, { "x-forwarded-for": address }))).status);
  }
  expect(statuses).toEqual([200, 429]);
  expect(relay.lines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(1);
});

test("503: the store is full or unwritable", async () => {
  const broken = (): Promise<never> => Promise.reject(Object.assign(new Error("disk full"), { code: "SQLITE_FULL" }));
  const relay = await setUp({ outbox: { enqueue: broken, close: async () => undefined } as unknown as Outbox });
  const response = await relay.request(PATH, json(GOOD));
  expect(response.headers.get("retry-after")).toBe("60");
  expect(await errorOf(response, 503)).toContain("try again");
  expect(relay.lines.join()).toMatch(/"reason":"the disk is full".*SQLITE_FULL/);
});

test.each([
  ["a filled honeypot", { website: "http://spam.example" }],
  ["a form filled in within two seconds", { elapsedMs: 1_999 }],
])("%s is delivered nevertheless, marked as suspicious and after the others", async (_, signs) => {
  const relay = await setUp();
  expect(await (await relay.request(PATH, json({ ...GOOD, ...signs }))).json()).toEqual({ ok: true });
  await relay.request(PATH, json(GOOD));
  expect((await relay.deliverAll()).map(({ text }) => text)).toEqual([
    expect.stringMatching(/ · 14\.07\.2027 23:30:00$/),
    expect.stringMatching(/ · 14\.07\.2027 23:30:00 · robot olabilir$/),
  ]);
});

test.each([{ website: " " }, { elapsedMs: 2_000 }, { elapsedMs: "fast" }, { website: 5, elapsedMs: null }])(
  "%j is not suspicious",
  async (signs) => {
    const relay = await setUp();
    await relay.request(PATH, json({ ...GOOD, ...signs }));
    expect((await relay.deliverAll())[0]?.text).toMatch(/23:30:00$/);
  },
);

test("a repeated post gets 200 and the reference of the stored message, also after its delivery and over the rate limit", async () => {
  const relay = await setUp({ rateLimit: 2 });
  const post = (changes: object = {}, key = "one") =>
    relay.request(PATH, json({ ...GOOD, ...changes }, { "idempotency-key": key }));
  const responses = [await post(), await post()];
  const messages = await relay.deliverAll();
  responses.push(await post());
  const reference = messages[0]?.reference;
  expect(messages).toHaveLength(1);
  expect(responses.map(({ status, headers }) => [status, headers.get(REFERENCE_HEADER)])).toEqual(
    responses.map(() => [200, reference]),
  );
  expect(relay.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { outcome: "stored", reference },
    { outcome: "repeated", reference },
    { outcome: "repeated", reference },
  ]);
  await errorOf(await post({ message: "x" }), 422);
  await errorOf(await post({}, "another"), 429);
});

test("a form without JavaScript becomes the same message, with Turkish labels, prices and data from headers", async () => {
  const { TRY, USD } = UPSTREAM_ANSWERS.ratesEur.rates;
  const place = { city: "Berlin", region: "Land Berlin", country_name: "Germany", org: "Telekom" };
  const relay = await setUp({
    upstreams: {
      rates: async () => ({ base: "EUR", rates: { TRY, USD, EUR: 1 }, updatedAt: "" }),
      weather: async () => null,
      visitor: async (address) => ({ ip: address ?? "", ...place }),
    },
  });
  const headers = {
    referer: "http://localhost:3000/en/reservation?from=airport&via=hotel-marina",
    origin: "http://localhost:3000",
    "user-agent": "Mozilla/5.0 (Test)",
    "sec-ch-ua-platform": '"Android"',
  };
  const response = await relay.request(PATH, form(BOOKING, headers));
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/en/reservation#sent");
  const lines = (await relay.deliverAll())[0]?.text.split("\n");
  for (const line of [
    "Ad Soyad: Ann Lee",
    "Telefon: +447700900123",
    `Nereye: ${labelOf("yalıkavak")}`,
    "Tarih: 2027-07-14",
    ...priceLines(euroTo("yalıkavak")).slice(0, -1),
    "GBP: N/A",
    "Sayfa: http://localhost:3000/en/reservation?from=airport&via=hotel-marina",
    "Dil: İngilizce",
    "Kaynak: hotel-marina",
    `IP: ${VISITOR_ADDRESS}`,
    "Şehir: Berlin",
    "Cihaz: Android",
    "Tarayıcı: Mozilla/5.0 (Test)",
    "Türkiye saati: 14.07.2027 23:30:00",
  ]) {
    expect(lines).toContain(line);
  }
});

test.each([
  ["+44", "7700 900123", "+447700900123", false],
  ["+90", "+44 (0)7700 900123", "+447700900123", false],
  ["+90", "532 123 45 67 dahili 5", "+905321234567", false],
  ["+90", "+90447911123111", "+90447911123111", true],
  ["+90", "12", "+9012", true],
])(
  "a form without JavaScript with %s and %s has the number %s, marked: %s",
  async (countryCode, phone, e164, isMarked) => {
    const relay = await setUp();
    const response = await relay.request(PATH, form({ ...BOOKING, countryCode, phone }));
    expect(response.headers.get("location")).toBe("/en/reservation#sent");
    const text = (await relay.deliverAll())[0]?.text ?? "";
    expect(text.split("\n")).toContain(`Telefon: ${e164}`);
    expect(text.startsWith("⚠️ ")).toBe(isMarked);
  },
);

test("a form without JavaScript includes its extras, as far as they are valid", async () => {
  const relay = await setUp();
  const euro = euroTo("yalıkavak");
  const extras = {
    returnTrip: "yes",
    returnDate: "2027-07-21",
    returnTime: "soon",
    childSeats: "9",
    flightNumber: "TK 2512",
    note: `Surfboard\nTelefon: +900000000000 ${"x".repeat(600)}`,
  };
  const response = await relay.request(PATH, form({ ...BOOKING, ...extras }));
  expect(response.headers.get("location")).toBe("/en/reservation#sent");
  const [delivery] = await relay.deliverAll();
  const lines = delivery?.text.split("\n") ?? [];
  const block = lines.slice(
    lines.indexOf("Ek bilgi:"),
    lines.findIndex((line) => line.startsWith("Takvim: ")),
  );
  expect(block).toEqual([
    "Ek bilgi:",
    `Gidiş: 14.07.2027 Çar 23:30 · ${labelOf("airport")} → ${labelOf("yalıkavak")} · ${euro} EUR`,
    `Dönüş: 21.07.2027 Çar saat belirtilmedi · ${labelOf("yalıkavak")} → ${labelOf("airport")} · ${euro} EUR`,
    `Gidiş-dönüş: ${2 * euro} EUR (2 × ${euro})`,
    "Uçuş: TK 2512",
    "Çocuk koltuğu: 4",
    expect.stringMatching(/^Not: Surfboard Telefon: \+900000000000 x+…$/),
    "",
  ]);
  expect(block[6]?.length).toBe("Not: ".length + 500);
});

test("a form without JavaScript and without extras has no block for them", async () => {
  const relay = await setUp();
  await relay.request(
    PATH,
    form({ ...BOOKING, returnDate: "2027-07-21", childSeats: "0", flightNumber: " ", note: "" }),
  );
  expect((await relay.deliverAll())[0]?.text).not.toContain("Ek bilgi");
});

test("a Referer from another origin is ignored", async () => {
  const relay = await setUp();
  await relay.request(PATH, form(BOOKING, { referer: "https://evil.example/x" }));
  expect((await relay.deliverAll())[0]?.text).toContain(
    "\nSite: vip.example\nSayfa: https://vip.example/en/reservation\n",
  );
});

test.each([
  ["a missing name", { fullName: "" }],
  ["an unknown place", { to: "atlantis" }],
  ["a date that does not exist", { date: "2027-02-30" }],
  ["too many passengers", { passengers: "20" }],
  ["a name too long", { fullName: "x".repeat(101) }],
])("%s redirects back to the form, and nothing is sent", async (_, change) => {
  const relay = await setUp();
  const response = await relay.request(PATH, form({ ...BOOKING, ...change }));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/en/reservation#not-sent"]);
  expect(await relay.deliverAll()).toEqual([]);
});

test("an unknown language falls back to Turkish, an unknown action is rejected", async () => {
  const relay = await setUp();
  const response = await relay.request(PATH, form({ ...BOOKING, language: "de" }));
  expect(response.headers.get("location")).toBe("/tr/reservation#sent");
  await errorOf(await relay.request(PATH, form({ ...BOOKING, action: "x" })), 400);
});

test("a form that cannot be stored or exceeds the rate limit redirects back, too", async () => {
  const enqueue = () => Promise.reject(new Error("disk full"));
  const full = await setUp({ outbox: { enqueue, close: async () => undefined } as unknown as Outbox });
  expect((await full.request(PATH, form(BOOKING))).headers.get("location")).toBe("/en/reservation#not-sent");
  const busy = await setUp({ rateLimit: 1 });
  await busy.request(PATH, form(BOOKING));
  const other = form({ ...BOOKING, time: "23:45" });
  expect((await busy.request(PATH, other)).headers.get("location")).toBe("/en/reservation#not-sent");
});

test("a form that is sent twice is one request, also over the rate limit; another one is a second", async () => {
  const relay = await setUp({ rateLimit: 2 });
  for (const time of ["23:30", "23:30", "23:45", "23:30"]) {
    const answer = await relay.request(PATH, form({ ...BOOKING, time }));
    expect([time, answer.headers.get("location")]).toEqual([
      time,
      time === "23:45" ? "/en/reservation#not-sent" : "/en/reservation#sent",
    ]);
    await relay.clock.advance(1_000);
  }
  expect(await relay.deliverAll()).toHaveLength(1);
});

test("of a repeated field the first counts, of the booking as of its extras", async () => {
  const relay = await setUp();
  const { body, ...rest } = form({ ...BOOKING, flightNumber: "TK 1" });
  await relay.request(PATH, { ...rest, body: `${body}&fullName=Eve&passengers=9&flightNumber=XX+9` });
  const [delivery] = await relay.deliverAll();
  expect(delivery?.text).toContain(`Ad Soyad: ${BOOKING.fullName}\n`);
  expect(delivery?.text).toContain("Uçuş: TK 1\n");
  expect(delivery?.text).not.toMatch(/Eve|XX 9|Yolcu: 9/);
});

test("in a flood nobody is refused, and what comes beyond it is delivered last", async () => {
  const relay = await setUp({ rateLimit: 2, trustProxy: 1 });
  const post = async (text: string, from: string) => {
    const { headers, ...rest } = json({ action: "sendReservation", message: text });
    const answer = await relay.request(PATH, { ...rest, headers: { ...headers, "x-forwarded-for": from } });
    expect([text, answer.status]).toEqual([text, 200]);
  };
  for (let index = 0; index < 60; index += 1) await post(`flood ${index}`, `2001:db8:1:${index}::1`);
  await post("guest", "203.0.113.77");
  const order = (await relay.deliverAll()).map(({ text }) => text.split("\n")[0]);
  expect([order.length, order.indexOf("guest")]).toEqual([61, 6]);
});

test("a form with a filled honeypot is delivered and marked", async () => {
  const relay = await setUp();
  await relay.request(PATH, form({ ...BOOKING, website: "x" }));
  expect((await relay.deliverAll())[0]?.text).toMatch(/robot olabilir$/);
});

test("a second request from a phone number within a day is marked, whatever its name; one from another number is not", async () => {
  const relay = await setUp();
  const noteOf = async (message: string) => {
    await relay.request(PATH, json({ action: "sendReservation", message }));
    const [delivery] = await relay.deliverAll();
    return { note: delivery?.text.split("\n")[1], reference: delivery?.reference };
  };
  const first = await noteOf("one\nAd Soyad: Ann\nTelefon: +905321234567");
  expect(first.note).toBe("Ad Soyad: Ann");
  expect((await noteOf("two\nTelefon: +905321234568")).note).toBe("Telefon: +905321234568");
  const second = await noteOf("three\nAd Soyad: Lee\nTelefon: +905321234567");
  expect(second.note).toBe(`🔁 Aynı numaradan 2. talep, önceki: ${first.reference}`);
  await relay.clock.advance(86_400_000 - 1);
  const third = await noteOf("four\nTelefon: +905321234567");
  expect(third.note).toBe(`🔁 Aynı numaradan 3. talep, önceki: ${second.reference}`);
  await relay.clock.advance(86_400_001);
  expect((await noteOf("five\nTelefon: +905321234567")).note).toBe("Telefon: +905321234567");
});

test("a retry with the same Idempotency-Key does not count as a second request", async () => {
  const relay = await setUp();
  const request = json(
    { action: "sendReservation", message: "one\nTelefon: +905321234567" },
    { "idempotency-key": "a" },
  );
  await relay.request(PATH, request);
  await relay.request(PATH, request);
  await relay.request(PATH, json({ action: "sendReservation", message: "two\nTelefon: +905321234567" }));
  expect((await relay.deliverAll()).map(({ text }) => text.split("\n")[1])).toEqual([
    "Telefon: +905321234567",
    expect.stringMatching(/2\. talep/),
  ]);
});

test("a form does not wait for a lookup that hangs", async () => {
  const never = new Promise<never>(() => undefined);
  const relay = await setUp({
    upstreams: { rates: () => never, weather: async () => null, visitor: () => never },
  });
  const response = await relay.request(PATH, form(BOOKING));
  expect(response.headers.get("location")).toBe("/en/reservation#sent");
  const text = (await relay.deliverAll())[0]?.text;
  expect(text).toContain(`\nEUR: ${euroTo("yalıkavak")}\nTL: N/A\n`);
  expect(text).toContain("\nIP: Bilinmiyor\n");
});

test.each([
  ["  ann@example.com ", "/ru/blog#subscribed"],
  ["", "/ru/blog#not-subscribed"],
  ["ann@ex ample.com", "/ru/blog#not-subscribed"],
  [`${"a".repeat(250)}@b.com`, "/ru/blog#not-subscribed"],
])("the newsletter form with %j redirects to %s", async (email, location) => {
  const relay = await setUp();
  const response = await relay.request(PATH, form({ action: "sendMessage", language: "ru", email }));
  expect([response.status, response.headers.get("location")]).toEqual([303, location]);
  expect((await relay.deliverAll()).map(({ text }) => text.includes("E-posta: ann@example.com"))).toEqual(
    location.endsWith("#subscribed") ? [true] : [],
  );
});

test("the newsletter form causes no lookup, and its message omits the data about the browser", async () => {
  const lookUp = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("Something was looked up.")));
  const relay = await setUp({ upstreams: { rates: lookUp, weather: lookUp, visitor: lookUp } });
  const fields = { action: "sendMessage", language: "ru", email: "ann@example.com" };
  await relay.request(PATH, form(fields, { "user-agent": "Mozilla/5.0 (Test)" }));
  expect(lookUp).not.toHaveBeenCalled();
  expect((await relay.deliverAll())[0]?.text).not.toContain("Mozilla");
});

test("a form that is incomplete or over the rate limit causes no lookup", async () => {
  let lookups = 0;
  const upstreams = {
    rates: async () => null,
    weather: async () => null,
    async visitor() {
      lookups += 1;
      return UNKNOWN_VISITOR;
    },
  };
  const relay = await setUp({ upstreams, rateLimit: 2 });
  const { fullName: _, ...withoutName } = BOOKING;
  expect((await relay.request(PATH, form(withoutName))).headers.get("location")).toContain("#not-sent");
  expect(lookups).toBe(0);
  for (let index = 0; index < 5; index += 1) await relay.request(PATH, form({ ...BOOKING, time: `23:0${index}` }));
  expect(lookups).toBe(2);
});
