import type { BookingFacts } from "./bookingFacts.ts";
import { formatLongDate, type DayAndTime } from "./days.ts";
import type { Language } from "./language.ts";
import { isAirport, type Place } from "./places.ts";

/**
 * What dispatchers write to guests every day. `received` opens the chat about a request that cannot be confirmed yet. What stands in
 * brackets is filled in by hand before it is sent.
 */
export const DRAFTS = ["confirmed", "received", "price", "otherCar", "driver", "waiting"] as const;
export type Draft = (typeof DRAFTS)[number];

/** What a draft names beside the booking. */
export interface DraftContext {
  /** Given by the relay. */
  reference: string;
  business: string;
  places: readonly Place[];
}

/** The booking as text for the guest, in the guest's language. */
interface Summary {
  /** `14 July 2027 23:30, Airport (BJV) → Yalıkavak` */
  ride: string;
  /** `VIP Vito`, or a gap. */
  vehicle: string;
  /** What is confirmed besides the ride: `VIP Vito, 75 EUR`. */
  terms: string;
  /** Name on the driver's sign. Empty if it is unknown. */
  sign: string;
}

/** Number plate to be replaced, in the form of Türkiye's. */
const PLATE = "[34 ABC 123]";
const GAP = "[…]";

const GREETINGS: Readonly<Record<Language, (business: string, name: string) => string>> = {
  tr: (business, name) => `Merhaba${name && ` ${name}`}, ${business} olarak yazıyoruz.`,
  en: (business, name) => `Hello${name && ` ${name}`}, this is ${business}.`,
  ru: (business, name) => `Здравствуйте${name && `, ${name}`}! Это ${business}.`,
};

type Sentences = Readonly<Record<Exclude<Draft, "waiting"> | "atArrivals" | "atDoor", (summary: Summary) => string>>;

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  tr: {
    confirmed: ({ ride, terms }) => `Rezervasyonunuz onaylandı: ${ride}, ${terms}.`,
    received: ({ ride }) => `${ride} talebinizi aldık.`,
    price: ({ ride }) => `${ride} için aracın fiyatı ${GAP} EUR. Uygunsa rezervasyonunuzu yapalım.`,
    otherCar: ({ ride, vehicle }) =>
      `${ride} için istediğiniz ${vehicle} o saatte dolu. Yerine ${GAP} göndersek olur mu? Fiyatı ${GAP} EUR.`,
    driver: ({ ride, vehicle }) => `${ride}: şoförünüz [ad], aracınız ${vehicle}, plakası ${PLATE}.`,
    atArrivals: ({ sign }) => `Gelen yolcu çıkışında bekliyorum, elimde “${sign}” yazan tabela var.`,
    atDoor: ({ vehicle }) => `Kapıdayım: ${vehicle}, plaka ${PLATE}.`,
  },
  en: {
    confirmed: ({ ride, terms }) => `Your car is booked for ${ride}, ${terms}.`,
    received: ({ ride }) => `We have your request for ${ride}.`,
    price: ({ ride }) => `The price for ${ride} is ${GAP} EUR for the car. Shall we book it?`,
    otherCar: ({ ride, vehicle }) =>
      `For ${ride} the ${vehicle} is already taken. Would ${GAP} do instead, for ${GAP} EUR?`,
    driver: ({ ride, vehicle }) => `For ${ride} your driver is [name], your car a ${vehicle}, number plate ${PLATE}.`,
    atArrivals: ({ sign }) => `I’m waiting at the arrivals exit with a sign that says “${sign}”.`,
    atDoor: ({ vehicle }) => `I’m at your door: ${vehicle}, number plate ${PLATE}.`,
  },
  ru: {
    confirmed: ({ ride, terms }) => `Ваш заказ подтверждён: ${ride}, ${terms}.`,
    received: ({ ride }) => `Мы получили вашу заявку: ${ride}.`,
    price: ({ ride }) => `Поездка ${ride} стоит ${GAP} EUR за машину. Бронируем?`,
    otherCar: ({ ride, vehicle }) =>
      `На поездку ${ride} ${vehicle} уже занят. Подойдёт ли вместо него ${GAP} за ${GAP} EUR?`,
    driver: ({ ride, vehicle }) => `Поездка ${ride}: водитель [имя], машина ${vehicle}, номер ${PLATE}.`,
    atArrivals: ({ sign }) => `Жду вас у выхода из зала прилёта, на табличке написано «${sign}».`,
    atDoor: ({ vehicle }) => `Я у ваших дверей: ${vehicle}, номер ${PLATE}.`,
  },
};

const REFERENCES: Readonly<Record<Language, string>> = { tr: "Talep no", en: "Reference", ru: "Номер заявки" };
const RETURNS: Readonly<Record<Language, string>> = { tr: "dönüş", en: "return", ru: "обратно" };

/** Whether the driver waits with a sign. */
function beginsAtAirport({ from }: BookingFacts): boolean {
  return from !== null && isAirport(from);
}

/** What the operator reads on a draft's button, in Turkish. */
export function draftLabel(draft: Draft, facts: BookingFacts): string {
  const labels: Readonly<Record<Draft, string>> = {
    confirmed: "Onay",
    received: "Talebiniz geldi",
    price: "Fiyat",
    otherCar: "Başka araç",
    driver: "Şoför ve plaka",
    waiting: beginsAtAirport(facts) ? "Çıkışta bekliyorum" : "Kapıdayım",
  };
  return labels[draft];
}

/** The draft with which the chat begins: a confirmation to send as it is, unless the price is open or a value is implausible. */
export function openingDraft({ vehicle, fare, returnTrip, needsCheck }: BookingFacts): Draft {
  const isComplete = vehicle !== null && fare !== null && returnTrip?.start !== null;
  return isComplete && !needsCheck ? "confirmed" : "received";
}

/** The drafts that have buttons, besides the one with which the chat begins. None if nobody can be written to about the ride. */
export function buttonDrafts(facts: BookingFacts): Draft[] {
  const { phone, from, to, start, fare } = facts;
  if (phone === null || !from || !to || !start) return [];
  return fare === null ? ["price", "driver"] : ["driver", "waiting"];
}

/** The other drafts, which are links in the folded part of the message. */
export function foldedDrafts(facts: BookingFacts): Draft[] {
  const shown = [openingDraft(facts), ...buttonDrafts(facts)];
  return shown.length === 1 ? [] : DRAFTS.filter((draft) => draft !== "received" && !shown.includes(draft));
}

/** A draft in the guest's language. Undefined if the ride is unknown. */
export function draftText(draft: Draft, facts: BookingFacts, context: DraftContext): string | undefined {
  const { start, returnTrip, fare, language, name, sign } = facts;
  const { reference, business, places } = context;
  const [from, to] = [facts.from, facts.to].map((id) => places.find((place) => place.id === id));
  if (!from || !to || !start) return undefined;
  const when = ({ date, time }: DayAndTime) => `${formatLongDate(date, language)} ${time}`;
  const ride = [
    when(start),
    `${from.label[language]} ${returnTrip ? "↔" : "→"} ${to.label[language]}`,
    returnTrip?.start && `${RETURNS[language]} ${when(returnTrip.start)}`,
  ];
  const vehicle = facts.vehicle ?? GAP;
  const summary = {
    ride: ride.filter(Boolean).join(", "),
    vehicle,
    terms: `${vehicle}, ${fare === null ? GAP : fare * (returnTrip ? 2 : 1)} EUR`,
    sign: sign || name || GAP,
  };
  const sentence = draft !== "waiting" ? draft : beginsAtAirport(facts) ? "atArrivals" : "atDoor";
  return `${GREETINGS[language](business, name)} ${SENTENCES[language][sentence](summary)} ${REFERENCES[language]}: ${reference}.`;
}
