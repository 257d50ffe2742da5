import { stringify } from "yaml";

import type { Language, Localized } from "#src/domain/language.ts";
import { aliasOfPlace, type PlaceId } from "#src/domain/places.ts";
import { airportRide, type Trip } from "#src/domain/price.ts";
import { SECTIONS } from "#src/i18n/paths.ts";

/*
 * Templates of new texts. Every field and part says in [[ ]] what to write there. The content parser counts these brackets, and a text
 * that still has some cannot be published.
 */

interface PostTemplate {
  fields: readonly (readonly [name: string, value: string])[];
  tags: readonly string[];
  opening: string;
  first: readonly [heading: string, text: string];
  second: readonly [heading: string, text: string, entry: string];
  quotation: string;
  third: readonly [heading: string, text: string];
  link: string;
}

const POST: Localized<PostTemplate> = {
  tr: {
    fields: [
      ["title", "[[Başlık: 10–90 karakter]]"],
      ["excerpt", "[[Özet: yazının ne anlattığını ve neden okunacağını söyleyen bir iki cümle, 60–220 karakter]]"],
      ["seoTitle", "[[Arama sonucundaki başlık: 15–60 karakter]]"],
      ["seoDescription", "[[Arama sonucunda başlığın altındaki açıklama: 50–155 karakter]]"],
    ],
    tags: ["Bodrum", "VIP Transfer", "[[1–5 etiket daha]]"],
    opening: "[[Giriş: başlıksız bir paragraf. Yazının tamamı 500–1000 kelimedir.]]",
    first: ["[[Birinci başlık]]", "[[Birinci bölümü buraya yazınız.]]"],
    second: ["[[İkinci başlık]]", "[[Listeye götüren cümle:]]", "[[Listenin bir maddesi]]"],
    quotation: "[[Bir alıntı; kimin sözü olduğunu altındaki paragrafta belirtiniz. Gerekmiyorsa çıkarınız]]",
    third: ["[[Üçüncü başlık]]", "[[Oraya nasıl gidilir, dönüş nasıl olur? Fiyatı elle yazmayınız.]]"],
    link: "[[bağlantının adı]]",
  },
  en: {
    fields: [
      ["title", "[[Title: 10 to 90 characters]]"],
      ["excerpt", "[[Excerpt: a sentence or two on what it tells and why to read it, 60 to 220 characters]]"],
      ["seoTitle", "[[Title in search results: 15 to 60 characters]]"],
      ["seoDescription", "[[What stands below that title in search results: 50 to 155 characters]]"],
    ],
    tags: ["Bodrum", "VIP Transfer", "[[1 to 5 more tags]]"],
    opening: "[[Opening: a paragraph without a heading. The whole article has 700 to 1000 words.]]",
    first: ["[[First heading]]", "[[Write the first part here.]]"],
    second: ["[[Second heading]]", "[[A sentence that leads to the list:]]", "[[An entry of the list]]"],
    quotation: "[[A quotation, whose source the paragraph below names. Take it out where none is needed]]",
    third: ["[[Third heading]]", "[[How do you get there, and back? Type no price by hand.]]"],
    link: "[[what the link says]]",
  },
  ru: {
    fields: [
      ["title", "[[Заголовок: 10–90 знаков]]"],
      ["excerpt", "[[Анонс: одно-два предложения о чём статья и зачем её читать, 60–220 знаков]]"],
      ["seoTitle", "[[Заголовок в результатах поиска: 15–60 знаков]]"],
      ["seoDescription", "[[Описание под этим заголовком в результатах поиска: 50–155 знаков]]"],
    ],
    tags: ["Бодрум", "VIP-трансфер", "[[ещё 1–5 меток]]"],
    opening: "[[Вступление: абзац без заголовка. Во всей статье 500–1000 слов.]]",
    first: ["[[Первый подзаголовок]]", "[[Здесь будет первая часть.]]"],
    second: ["[[Второй подзаголовок]]", "[[Предложение, которое подводит к списку:]]", "[[Пункт списка]]"],
    quotation: "[[Цитата; чья она, скажите в абзаце под ней. Если не нужна, уберите]]",
    third: ["[[Третий подзаголовок]]", "[[Как туда доехать и как вернуться? Цену вручную не пишите.]]"],
    link: "[[текст ссылки]]",
  },
};

interface ServiceTemplate {
  fields: readonly (readonly [name: string, value: string])[];
  opening: string;
  heading: string;
  price: string;
  road: string;
  link: string;
}

const SERVICE: Localized<ServiceTemplate> = {
  tr: {
    fields: [
      ["title", "[[Başlık: 5–60 karakter]]"],
      ["shortDescription", "[[Listedeki cümle: 20–110 karakter]]"],
      ["description", "[[Sayfanın başındaki bir iki cümle: 50–240 karakter]]"],
      ["seoTitle", "[[Arama sonucundaki başlık: 15–60 karakter]]"],
      ["seoDescription", "[[Arama sonucunda başlığın altındaki açıklama: 50–155 karakter]]"],
    ],
    opening: "[[Bu hizmet kimin için, farkı ne? Metnin tamamı 250–400 kelimedir.]]",
    heading: "[[Ara başlık: 2–5 kelime]]",
    price: "[[Fiyata neler dâhil? Fiyatı elle yazmayınız.]]",
    road: "[[Yol, yer, saat: yalnızca bu yolculukta olan nedir? Bekleme, iptal, ödeme ve çocuk koltuğu sayfada zaten yazar.]]",
    link: "[[rezervasyona çağıran bağlantının adı]]",
  },
  en: {
    fields: [
      ["title", "[[Title: 5 to 60 characters]]"],
      ["shortDescription", "[[Its sentence in lists: 20 to 110 characters]]"],
      ["description", "[[A sentence or two at the top of its page: 50 to 240 characters]]"],
      ["seoTitle", "[[Title in search results: 15 to 60 characters]]"],
      ["seoDescription", "[[What stands below that title in search results: 50 to 155 characters]]"],
    ],
    opening: "[[Whom is it for, and what makes it different? The whole text has 250 to 400 words.]]",
    heading: "[[Heading: 2 to 5 words]]",
    price: "[[What does the price include? Type no price by hand.]]",
    road: "[[The road, the place, the hour: what has only this ride? Waiting, cancelling, payment and child seats are on the page already.]]",
    link: "[[a link that invites to book]]",
  },
  ru: {
    fields: [
      ["title", "[[Заголовок: 5–60 знаков]]"],
      ["shortDescription", "[[Строка в списке услуг: 20–110 знаков]]"],
      ["description", "[[Одно-два предложения в начале страницы: 50–240 знаков]]"],
      ["seoTitle", "[[Заголовок в результатах поиска: 15–60 знаков]]"],
      ["seoDescription", "[[Описание под этим заголовком в результатах поиска: 50–155 знаков]]"],
    ],
    opening: "[[Для кого эта услуга и чем она отличается? Во всём тексте 250–400 слов.]]",
    heading: "[[Подзаголовок: 2–5 слов]]",
    price: "[[Что входит в цену? Саму цену вручную не пишите.]]",
    road: "[[Дорога, место, час: что есть только у этой поездки? Об ожидании, отмене, оплате и креслах на странице уже сказано.]]",
    link: "[[ссылка, которая приглашает заказать]]",
  },
};

interface TourTemplate {
  fields: readonly (readonly [name: string, value: string])[];
  highlight: string;
  included: string;
  notIncluded: string;
  bring: string;
  course: readonly (readonly [when: string, text: string])[];
  advice: string;
  link: string;
}

const TOUR: Localized<TourTemplate> = {
  tr: {
    fields: [
      ["title", "[[Başlık: 5–70 karakter]]"],
      ["place", "[[Puldaki yer adı]]"],
      ["description", "[[Sayfanın başındaki bir iki cümle: 50–240 karakter]]"],
      ["seoTitle", "[[Arama sonucundaki başlık: 15–60 karakter]]"],
      ["seoDescription", "[[Arama sonucunda başlığın altındaki açıklama: 50–155 karakter]]"],
    ],
    highlight: "[[Bu turda görülecek bir şey; dört ile altı arası]]",
    included: "[[Fiyata dâhil olan]]",
    notIncluded: "[[Fiyata dâhil olmayan]]",
    bring: "[[Yanınıza alınız]]",
    course: [
      ["[[Sabah]]", "[[Gün nasıl başlar? Saat yazmayınız; 40–260 karakter.]]"],
      ["[[Öğle]]", "[[Öğleye kadar ne olur? 40–260 karakter.]]"],
      ["[[Akşamüstü]]", "[[Gün nasıl biter, dönüş nasıl olur? 40–260 karakter.]]"],
    ],
    advice: "[[Kime göre, kime göre değil; neye dikkat edilir? Günün akışıyla birlikte 80–260 kelime.]]",
    link: "[[talebe çağıran bağlantının adı]]",
  },
  en: {
    fields: [
      ["title", "[[Title: 5 to 70 characters]]"],
      ["place", "[[Place, on the stamp]]"],
      ["description", "[[A sentence or two at the top of its page: 50 to 240 characters]]"],
      ["seoTitle", "[[Title in search results: 15 to 60 characters]]"],
      ["seoDescription", "[[What stands below that title in search results: 50 to 155 characters]]"],
    ],
    highlight: "[[Something to see on this tour; four to six of them]]",
    included: "[[What the price includes]]",
    notIncluded: "[[What it does not include]]",
    bring: "[[What to bring]]",
    course: [
      ["[[Morning]]", "[[How does the day begin? No clock times; 40 to 260 characters.]]"],
      ["[[Midday]]", "[[What happens until then? 40 to 260 characters.]]"],
      ["[[Late afternoon]]", "[[How does the day end? 40 to 260 characters.]]"],
    ],
    advice: "[[Whom does it suit, and whom not; what should one know? With the course of the day 80 to 260 words.]]",
    link: "[[a link that invites to ask]]",
  },
  ru: {
    fields: [
      ["title", "[[Заголовок: 5–70 знаков]]"],
      ["place", "[[Место, для марки]]"],
      ["description", "[[Одно-два предложения в начале страницы: 50–240 знаков]]"],
      ["seoTitle", "[[Заголовок в результатах поиска: 15–60 знаков]]"],
      ["seoDescription", "[[Описание под этим заголовком в результатах поиска: 50–155 знаков]]"],
    ],
    highlight: "[[Что увидят на этом туре; таких строк от четырёх до шести]]",
    included: "[[Что входит в цену]]",
    notIncluded: "[[Что в неё не входит]]",
    bring: "[[Что взять с собой]]",
    course: [
      ["[[Утро]]", "[[Как начинается день? Без часов и минут; 40–260 знаков.]]"],
      ["[[Полдень]]", "[[Что происходит до полудня? 40–260 знаков.]]"],
      ["[[Ближе к вечеру]]", "[[Чем день заканчивается? 40–260 знаков.]]"],
    ],
    advice: "[[Кому тур подойдёт, а кому нет, что стоит знать? Вместе с программой дня 80–260 слов.]]",
    link: "[[ссылка, которая приглашает написать]]",
  },
};

/** The initial text of an article, with its title if that is already known. */
export function startingPost(
  language: Language,
  { title, ride }: { title: string | undefined; ride: PlaceId | undefined },
): string {
  const { fields, tags, opening, first, second, quotation, third, link } = POST[language];
  const trip = ride && airportRide(ride);
  return [
    frontMatter([...withTitle(fields, title), ["tags", tags]]),
    opening,
    `## ${first[0]}`,
    first[1],
    `## ${second[0]}`,
    second[1],
    `- ${second[2]}\n- ${second[2]}`,
    `> ${quotation}`,
    `## ${third[0]}`,
    third[1],
    invitation(link, trip),
    "{{ride}}",
  ].join("\n\n");
}

/** The initial text of a service. */
export function startingService(
  language: Language,
  { title, trip }: { title: string | undefined; trip: Trip | undefined },
): string {
  const { fields, opening, heading, price, road, link } = SERVICE[language];
  return [
    frontMatter(withTitle(fields, title)),
    opening,
    `## ${heading}`,
    price,
    `## ${heading}`,
    road,
    invitation(link, trip),
  ].join("\n\n");
}

/** The initial text of a tour. */
export function startingTour(language: Language, title: string | undefined): string {
  const { fields, highlight, included, notIncluded, bring, course, advice, link } = TOUR[language];
  const highlights = Array.from({ length: 4 }, () => highlight);
  const lists = { highlights, included: [included, included], notIncluded: [notIncluded], bring: [bring, bring] };
  return [
    frontMatter([
      ...withTitle(fields, title),
      ...Object.entries(lists),
      ["stops", []],
      ["course", course.map(([when, text]) => ({ when, text }))],
    ]),
    advice,
    invitation(link, undefined),
  ].join("\n\n");
}

type Fields = readonly (readonly [name: string, value: string | readonly (string | object)[]])[];

function withTitle(fields: readonly (readonly [name: string, value: string])[], title: string | undefined): Fields {
  return fields.map(([name, value]) => [name, name === "title" ? (title ?? value) : value]);
}

function frontMatter(fields: Fields): string {
  return `---\n${stringify(Object.fromEntries(fields), { lineWidth: 0 })}---`;
}

/** The fare of a trip with a link to the booking form for it, or a link to the empty form. */
function invitation(link: string, trip: Trip | undefined): string {
  if (!trip) return `[${link}](/${SECTIONS.reservation.path})`;
  const [from, to] = [aliasOfPlace(trip.from), aliasOfPlace(trip.to)];
  const query = new URLSearchParams({ from, to, vehicleType: trip.vehicleType });
  return `{{fare ${from} ${to} ${trip.vehicleType}}} [${link}](/${SECTIONS.reservation.path}?${query})`;
}
