import { z } from "zod";

import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import { MAIN_AIRPORT } from "#content/placeIds.ts";
import { asMessage, say } from "#src/content/messages/sentences.ts";
import { parseVia } from "#src/domain/bookingForm.ts";
import { escapeHtml } from "#src/domain/escapeHtml.ts";
import { LANGUAGES, type Localized } from "#src/domain/language.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import type { Addition } from "./addition.ts";
import { exists } from "./files.ts";
import { slugOf } from "./post.ts";
import { drawQrCode } from "./qrCode.ts";
import { oneOf, type Questions } from "./questions.ts";
import { fromTemplate } from "./template.ts";

/** The words of a card. The last three are for whoever prints it. */
const CARD_WORDS: Localized<Record<"title" | "question" | "advice" | "print" | "away" | "there", string>> = {
  tr: {
    title: "Şoförlü araç",
    question: "Havalimanına ya da başka bir yere mi gideceksiniz?",
    advice:
      "Kodu telefonunuzla okutun, fiyatı görün, talebinizi gönderin. Araç başına sabit fiyat, ödeme yolculukta şoföre.",
    print: "Kartı yazdırın: kâğıt boyu A6. Bu satırlar yazdırılmaz.",
    away: "Karttaki bağlantı, otelden havalimanına:",
    there: "Gelecek misafirlere gönderilecek bağlantı, havalimanından otele:",
  },
  en: {
    title: "Car with a driver",
    question: "Going to the airport, or anywhere else?",
    advice: "Scan the code, see the price and send your request. One fixed price for the car, paid to the driver.",
    print: "Print the card on A6 paper. These lines are not printed.",
    away: "The link on the card, from the hotel to the airport:",
    there: "The link for guests who are still to come, from the airport to the hotel:",
  },
  ru: {
    title: "Машина с водителем",
    question: "Едете в аэропорт или куда-нибудь ещё?",
    advice:
      "Наведите телефон на код, узнайте цену и отправьте заявку. Цена фиксированная, за машину; платите водителю.",
    print: "Напечатайте карточку на листе А6. Эти строки не печатаются.",
    away: "Ссылка на карточке, из отеля в аэропорт:",
    there: "Ссылка для гостей, которые ещё не приехали, из аэропорта в отель:",
  },
};

function questions() {
  const places = LOCATIONS.filter(({ id, selectable }) => selectable && id !== MAIN_AIRPORT);
  const ids = places.map(({ id }) => id);
  return {
    house: {
      prompt: say("The name of the hotel, or of another partner"),
      hint: say("As it calls itself: it stands on the card. The chat names it without spaces and accents."),
      schema: z
        .string()
        .min(2, asMessage("must have at least %{count} letters", { count: 2 }))
        .max(40, asMessage("must have at most %{count} letters", { count: 40 }))
        .refine((house) => parseVia(slugOf(house)) !== undefined, asMessage("has no letter or digit"))
        .refine((house) => !exists(folderOf(house)), {
          error: ({ input }) => asMessage("%{path} is there already", { path: folderOf(String(input)) }),
        }),
    },
    place: {
      prompt: say("Where it is"),
      hint: say("One of the places of the form. Where there is none, choose the nearest: the guest can change it."),
      ...oneOf(places.map(({ id, label }) => ({ value: id, label: { tr: label.tr, en: label.en } }))),
      schema: z.enum(ids, asMessage("must be one of %{list}", { list: ids.join(", ") })),
    },
    language: {
      prompt: say("The language of its guests"),
      ...oneOf([
        { value: "tr", label: say("Turkish") },
        { value: "en", label: say("English") },
        { value: "ru", label: say("Russian") },
      ]),
      schema: z.enum(LANGUAGES, asMessage("must be one of %{list}", { list: LANGUAGES.join(", ") })),
    },
    site: {
      prompt: say("The address of your site"),
      hint: say("As the server has it in SITE_URL, such as https://www.example.com"),
      schema: z
        .url({ protocol: /^https$/, error: asMessage("must be an https address") })
        .transform((address) => new URL(address).origin),
    },
  } satisfies Questions;
}

/**
 * `npm run new:link`: writes a card for the desk of a hotel with a QR code, which leads to the form with the hotel's place filled in. The
 * request names the hotel in the chat (`Kaynak`).
 */
export function newLink(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    argument: "house",
    async createFiles({ house, place, language, site }) {
      const via = slugOf(house);
      const folder = folderOf(house);
      const link = site + reservationHref(language, { from: place, to: MAIN_AIRPORT, via });
      const linkThere = site + reservationHref(language, { from: MAIN_AIRPORT, to: place, via });
      const { svg, png } = await drawQrCode(link);
      return [
        {
          path: `${folder}/card.html`,
          text: fromTemplate("card.html", {
            ...CARD_WORDS[language],
            language,
            house: escapeHtml(house),
            business: escapeHtml(BUSINESS.name),
            code: svg,
            link: escapeHtml(link),
            linkThere: escapeHtml(linkThere),
          }),
        },
        { path: `${folder}/qr.svg`, bytes: Buffer.from(svg) },
        { path: `${folder}/qr.png`, bytes: png },
      ];
    },
    nextSteps: ({ house }) => [
      say("Open %{path} in a browser and print it. Try the code with your phone before you hand it out.", {
        path: `${folderOf(house)}/card.html`,
      }),
      say("A request that comes by it has the line Kaynak: %{via} in the chat.", { via: slugOf(house) }),
    ],
  };
}

/** The folder of a partner's card. */
function folderOf(house: string): string {
  return `links/${slugOf(house)}`;
}
