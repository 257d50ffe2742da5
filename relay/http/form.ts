import { BUSINESS } from "#content/business.ts";
import { COUNTRIES } from "#content/countries.ts";
import { LOCATIONS } from "#content/locations.ts";
import { FARES } from "#content/prices.ts";
import { checkBooking } from "#src/domain/booking.ts";
import { bookingFacts } from "#src/domain/bookingFacts.ts";
import { MAX_LENGTH, parseVia } from "#src/domain/bookingForm.ts";
import { checkExtras } from "#src/domain/extras.ts";
import { extrasFromFields } from "#src/domain/extrasForm.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#src/domain/language.ts";
import {
  bookingMessage,
  newsletterMessage,
  UNKNOWN_CLIENT,
  UNKNOWN_VISITOR,
  type ClientInfo,
  type MessageSource,
} from "#src/domain/message.ts";
import { convertFare } from "#src/domain/money.ts";
import { parseCompletePhone } from "#src/domain/phone.ts";
import { findFare } from "#src/domain/price.ts";
import { pathOf, SENT_ID } from "#src/i18n/paths.ts";
import { withTimeout } from "#relay/clock.ts";
import { isOwnAddress, type Action, type Post } from "#relay/http/post.ts";
import type { AppOptions, RelayContext } from "#relay/http/relayApp.ts";

/** How long a booking without JavaScript waits for the visitor's location and the rates, in milliseconds. */
const LOOKUP_MS = 1_500;

/** The page of each action's form, and the ids of the elements that show success or failure. */
const RESULTS = {
  sendReservation: { section: "reservation", success: SENT_ID, failure: "not-sent" },
  sendMessage: { section: "blog", success: "subscribed", failure: "not-subscribed" },
} as const;

/** A valid form. */
type FilledForm = NonNullable<ReturnType<typeof readForm>>;

function languageOf(form: URLSearchParams): Language {
  const language = form.get("language");
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** URL of the result page for a visitor without JavaScript. */
export function resultAddress(form: URLSearchParams, action: Action, isSuccess: boolean): string {
  const { section, success, failure } = RESULTS[action];
  return `${pathOf(languageOf(form), section)}#${isSuccess ? success : failure}`;
}

/** Validates a form as the page's script does; `null` if a required field is missing or invalid. Invalid extras are left out. */
export function readForm(form: URLSearchParams, action: Action) {
  const common = { language: languageOf(form), suspicious: (form.get("website") ?? "").trim() !== "" };
  if (action === "sendMessage") {
    const email = (form.get("email") ?? "").trim();
    const isEmail = email.length <= MAX_LENGTH.email && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email);
    return isEmail ? { ...common, action, email } : null;
  }
  const phone = parseCompletePhone(form.get("phone") ?? "", COUNTRIES);
  // Of a repeated field the first counts, as everywhere.
  const fields = Object.fromEntries([...form].toReversed());
  const check = checkBooking(phone ? { ...fields, countryCode: phone.dialCode, phone: phone.number } : fields);
  const { extras } = checkExtras(
    extrasFromFields((name) => form.get(name)),
    check.ok ? check.booking : undefined,
  );
  return check.ok ? { ...common, action, booking: check.booking, extras } : null;
}

/** Composes the operator's message with the same code as the page's script. */
export async function composePost(c: RelayContext, filled: FilledForm, options: AppOptions): Promise<Post> {
  const { siteUrl, clock, upstreams, clientAddress } = options;
  const { action, language, suspicious } = filled;
  const referer = c.req.header("referer");
  const isOwn = referer !== undefined && isOwnAddress(referer, c.req.header("host"), siteUrl);
  const url = isOwn ? referer : siteUrl + pathOf(language, RESULTS[action].section);
  const { host, searchParams } = new URL(url);
  const source: MessageSource = { host, url, language, via: parseVia(searchParams.get("via")) };
  if (filled.action === "sendMessage") {
    return { action, message: newsletterMessage({ email: filled.email, source }), booking: null, suspicious };
  }
  const [visitor, quoted] = await Promise.all([
    withTimeout(upstreams.visitor(clientAddress(c.env.incoming)), LOOKUP_MS).catch(() => UNKNOWN_VISITOR),
    withTimeout(upstreams.rates("EUR"), LOOKUP_MS).catch(() => null),
  ]);
  const client: ClientInfo = {
    ...UNKNOWN_CLIENT,
    ...visitor,
    device: (c.req.header("sec-ch-ua-platform") ?? "").replaceAll('"', "") || UNKNOWN_CLIENT.device,
    browser: c.req.header("user-agent") ?? UNKNOWN_CLIENT.browser,
    browserLanguage: /^[\w-]+/.exec(c.req.header("accept-language") ?? "")?.[0] ?? UNKNOWN_CLIENT.browserLanguage,
  };
  const { booking, extras } = filled;
  const fare = findFare(FARES, booking);
  const amounts = fare === null ? null : convertFare(fare, quoted?.rates ?? {});
  const placeLabel = (id: string) => LOCATIONS.find((location) => location.id === id)?.label.tr ?? id;
  const now = new Date(clock.now());
  return {
    action,
    message: bookingMessage({ booking, amounts, business: BUSINESS.name, placeLabel, source, client, extras, now }),
    booking: bookingFacts({ booking, euro: fare, extras, language, now }),
    suspicious,
  };
}
