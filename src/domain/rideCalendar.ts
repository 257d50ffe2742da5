import { formatLongDate, isDate, isTime } from "./days.ts";
import { checkExtras, type Extras } from "./extras.ts";
import { extrasFromFields, MAX_CHILD_SEATS, RETURN_TRIP } from "./extrasForm.ts";
import { icsFile, type CalendarRide } from "./icsFile.ts";
import { isLanguage, LANGUAGES, type Language } from "./language.ts";
import { aliasOfPlace, findPlaceByAlias, type PlaceId } from "./places.ts";
import { parseReference } from "./reference.ts";

/**
 * The rides of a request for the guest's calendar: what was chosen on the form, and nothing that was typed into it, because they stand in
 * an address.
 */
export interface CalendarRequest extends Pick<Extras, "returnTrip" | "childSeats"> {
  from: PlaceId;
  to: PlaceId;
  /** `2027-07-14` and `23:30` */
  date: string;
  time: string;
  language: Language;
  /** As the operator sees it; null if it is not known. */
  reference: string | null;
}

/** What the calendar files in one language have in common. */
export interface CalendarFacts {
  business: string;
  /** Number to call, as people write it. */
  phone: string;
  labelOf: (place: PlaceId) => string;
}

/** The words of an event. */
interface EventWords {
  title: (from: string, to: string) => string;
  reference: string;
  childSeats: string;
  back: string;
  /** Instead of the date of the return trip, until it is known. */
  backOpen: string;
  note: string;
}

const WORDS: Readonly<Record<Language, EventWords>> = {
  tr: {
    title: (from, to) => `Transfer: ${from} – ${to}`,
    reference: "Talep no",
    childSeats: "Çocuk koltuğu, ücretsiz",
    back: "Dönüş",
    backOpen: "tarihi konuşulacak",
    note: "Bu bir talebin kaydıdır; onayı telefonla ya da WhatsApp’tan alırsınız.",
  },
  en: {
    title: (from, to) => `Transfer: ${from} – ${to}`,
    reference: "Reference",
    childSeats: "Child seats, free",
    back: "Return",
    backOpen: "date to be agreed",
    note: "This is a note of your request; we confirm it by WhatsApp or phone.",
  },
  ru: {
    title: (from, to) => `Трансфер: ${from}\u00a0— ${to}`,
    reference: "Номер заявки",
    childSeats: "Детские кресла, бесплатно",
    back: "Обратно",
    backOpen: "дату согласуем",
    note: "Пока это только заявка; мы подтвердим её по телефону или сообщением.",
  },
};

/** What each parameter has to be, for whoever sent another value. */
const EXPECTED = {
  from: "a place of the booking form, such as airport",
  to: "a place of the booking form, such as torba",
  date: "a day in the years 2000 to 2100, such as 2027-07-14",
  time: "a time of day, such as 23:30",
  language: `one of ${LANGUAGES.join(", ")}`,
  returnDate: "a day in the years 2000 to 2100, such as 2027-07-21",
  returnTime: "a time of day, such as 11:00",
  childSeats: `a number from 0 to ${MAX_CHILD_SEATS}`,
  reference: "a reference, such as K7QF-2M9X",
} as const;
type Parameter = keyof typeof EXPECTED;

/** The query string of a request's calendar file; what was not chosen is left out. */
export function calendarQuery(request: CalendarRequest): string {
  const { from, to, date, time, language, returnTrip, childSeats, reference } = request;
  return new URLSearchParams({
    from,
    to,
    date,
    time,
    language,
    ...(returnTrip && { [RETURN_TRIP.name]: RETURN_TRIP.value }),
    ...(returnTrip?.date && { returnDate: returnTrip.date }),
    ...(returnTrip?.time && { returnTime: returnTrip.time }),
    ...(childSeats > 0 && { childSeats: String(childSeats) }),
    ...(reference !== null && { reference }),
  }).toString();
}

/** Reads such a query string. Returns the name of the first parameter that is missing or wrong if there is one. */
function parseQuery(query: URLSearchParams): CalendarRequest | Parameter {
  const [from, to] = [findPlaceByAlias(query.get("from") ?? ""), findPlaceByAlias(query.get("to") ?? "")];
  const [date, time, language] = [query.get("date") ?? "", query.get("time") ?? "", query.get("language")];
  const reference = query.get("reference");
  const { extras, errors } = checkExtras(extrasFromFields((name) => query.get(name)));
  if (from === undefined) return "from";
  if (to === undefined) return "to";
  if (!isDate(date)) return "date";
  if (!isTime(time)) return "time";
  if (!isLanguage(language)) return "language";
  // A return trip without a date is one whose date is still to be agreed.
  if (errors.returnDate && errors.returnDate !== "missing") return "returnDate";
  if (errors.returnTime) return "returnTime";
  if (errors.childSeats) return "childSeats";
  if (reference !== null && parseReference(reference) === null) return "reference";
  const { returnTrip, childSeats } = extras;
  return { from, to, date, time, language, returnTrip, childSeats, reference };
}

/**
 * Answers a request for the calendar file at `address`, a whole one: in the relay, and without a network in the service worker. The file
 * has an event for each ride whose date and time are known. Values that are missing or wrong get 400 and an error that names one.
 * Rejects if the facts are not to be had.
 */
export async function answerCalendarRequest(
  address: string,
  factsIn: (language: Language) => CalendarFacts | Promise<CalendarFacts>,
  now: Date,
): Promise<Response> {
  const { host, searchParams } = new URL(address);
  const request = parseQuery(searchParams);
  if (typeof request === "string") {
    const error = `${request} must be ${EXPECTED[request]}.`;
    return new Response(JSON.stringify({ ok: false, error }), {
      status: 400,
      headers: { "Content-Type": "application/json" },
    });
  }
  const { language } = request;
  const facts = await factsIn(language);
  const rides = ridesOf(request, facts).map((ride) => ({ ...ride, id: `${ride.id}@${host}` }));
  return new Response(icsFile(rides, { product: facts.business, language, now }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="transfer.ics"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}

/** The outbound ride, and the return ride if its date and time are known; until then the outbound ride says that there is one. */
function ridesOf(request: CalendarRequest, facts: CalendarFacts): CalendarRide[] {
  const { from, to, returnTrip: back, language } = request;
  if (back === null) return [rideOf(request, facts)];
  if (back.date && back.time)
    return [rideOf(request, facts), rideOf({ ...request, ...back, from: to, to: from }, facts)];
  const known = [back.date && formatLongDate(back.date, language), back.time].filter(Boolean).join(", ");
  return [rideOf(request, facts, known || WORDS[language].backOpen)];
}

/** One ride; `back` describes a return trip that has no event of its own. */
function rideOf(request: CalendarRequest, { business, phone, labelOf }: CalendarFacts, back = ""): CalendarRide {
  const { from, to, date, time, language, childSeats, reference } = request;
  const words = WORDS[language];
  const id = [reference, date, time.replace(":", ""), aliasOfPlace(from), aliasOfPlace(to)].filter(Boolean).join("-");
  const description = [
    business,
    phone,
    reference && `${words.reference}: ${reference}`,
    back && `${words.back}: ${back}`,
    childSeats > 0 && `${words.childSeats}: ${childSeats}`,
    words.note,
  ];
  return {
    id,
    date,
    time,
    title: words.title(labelOf(from), labelOf(to)),
    description: description.filter(Boolean).join("\n"),
    location: labelOf(from),
  };
}
