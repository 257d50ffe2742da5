import type { PictureName } from "#content/pictures.ts";
import type { Preview } from "#src/content/schema/pages.ts";
import type { SectionPreview } from "#src/content/pageData/previewNames.ts";

/** Link preview of each section. */
export const PREVIEWS: Readonly<Record<SectionPreview, Preview>> = {
  home: {
    picture: "hero-dusk-road",
    focus: 62,
    words: {
      tr: {
        title: "Siz inerken\nbiz kapıdayız.",
        line: "Bodrum Yarımadası’nda özel transfer. Fiyat baştan belli.",
        fact: { label: "Havalimanı transferi", figure: "{{lowestFare}}’dan" },
      },
      en: {
        title: "You land.\nWe’re already\nthere.",
        line: "Private transfers on the Bodrum peninsula. One fixed price.",
        fact: { label: "Airport rides from", figure: "{{lowestFare}}" },
      },
      ru: {
        title: "Вы прилетаете.\nМы уже ждём.",
        line: "Из\u00a0аэропорта и\u00a0по\u00a0полуострову. Цена известна заранее.",
        fact: { label: "Из аэропорта от", figure: "{{lowestFare}}" },
      },
    },
  },
  reservation: {
    picture: "service-vip-car-rental",
    focus: 66,
    words: {
      tr: {
        title: "Önce fiyat,\nsonra talep",
        line: "Nereden, nereye, ne zaman: sabit fiyat hemen karşınızda.",
        fact: { label: "Şimdi ödeyeceğiniz", figure: "0 €" },
      },
      en: {
        title: "Know the\nprice before\nyou book",
        line: "Enter your route and time, and see the fixed price at once.",
        fact: { label: "To pay now", figure: "€0" },
      },
      ru: {
        title: "Сначала цена,\nпотом заявка",
        line: "Откуда, куда и\u00a0когда: фиксированная цена сразу на\u00a0экране.",
        fact: { label: "К\u00a0оплате сейчас", figure: "0\u00a0€" },
      },
    },
  },
  services: {
    picture: "service-vip-bodrum-transfer",
    focus: 58,
    words: {
      tr: {
        title: "Nereye,\nhangi araçla?",
        line: "Havalimanı, koylar, uzak şehirler ya da bütün gün bir araç.",
        fact: { label: "Hizmet", figure: "{{count services}}" },
      },
      en: {
        title: "Where to,\nand in what?",
        line: "The airport, villages, other cities, or a car for the day.",
        fact: { label: "Services", figure: "{{count services}}" },
      },
      ru: {
        title: "Куда\nи\u00a0на\u00a0чём?",
        line: "Аэропорт, бухты, другие города или машина на\u00a0весь день.",
        fact: { label: "Всего услуг", figure: "{{count services}}" },
      },
    },
  },
  tours: {
    picture: "tour-denizli-pamukkale-turu",
    focus: 50,
    words: {
      tr: {
        title: "Bodrum’dan\nbir iki\ngünlüğüne",
        line: "Efes, Pamukkale, Fethiye, koylar: karada şoför, denizde kaptan.",
        fact: { label: "Tur", figure: "{{count tours}}" },
      },
      en: {
        title: "A day out\nof town,\nor two",
        line: "Ephesus, Pamukkale, Fethiye and the bays, by car or by boat.",
        fact: { label: "Tours", figure: "{{count tours}}" },
      },
      ru: {
        title: "Из\u00a0Бодрума\nна\u00a0день\nили два",
        line: "Эфес, Памуккале, Фетхие и\u00a0бухты: с\u00a0водителем или с\u00a0капитаном.",
        fact: { label: "Всего туров", figure: "{{count tours}}" },
      },
    },
  },
  blog: {
    picture: "blog-bodrum-yel-degirmenleri",
    focus: 50,
    words: {
      tr: { title: "Yarımada\nnotları", line: "Kale, koylar, çarşı: nereye, hangi saatte, hangi yoldan." },
      en: { title: "Notes from\nthe peninsula", line: "The castle, the coves, the bazaar: when to go and how." },
      ru: {
        title: "Заметки\nс\u00a0полуострова",
        line: "Замок, бухты, базар: куда поехать, когда и\u00a0как добраться.",
      },
    },
  },
  prices: {
    picture: "service-vip-yalikavak-transfer",
    focus: 50,
    words: {
      tr: {
        title: "Bütün fiyatlar\ntek listede",
        line: "Havalimanı, koylar, uzak şehirler: araç başına sabit fiyat.",
        fact: { label: "Sabit fiyat", figure: "{{count fares}}" },
      },
      en: {
        title: "Every price\nin one list",
        line: "The airport, the villages, other towns: one price per car.",
        fact: { label: "Fixed prices", figure: "{{count fares}}" },
      },
      ru: {
        title: "Все цены\nв\u00a0одном\nсписке",
        line: "Аэропорт, бухты, другие города: цена за\u00a0автомобиль.",
        fact: { label: "Фиксированных\nцен", figure: "{{count fares}}" },
      },
    },
  },
  contact: {
    picture: "night-harbour",
    focus: 18,
    words: {
      tr: {
        title: "Gece gündüz\nyanıt veririz",
        line: "Telefon, WhatsApp, e-posta. Fiyat sormak için de yazınız.",
        fact: { label: "Her gün", figure: "7/24" },
      },
      en: {
        title: "A person\nanswers, day\nand night",
        line: "By phone, e-mail or WhatsApp, even just to ask a price.",
        fact: { label: "Every day", figure: "24/7" },
      },
      ru: {
        title: "Отвечаем\nднём и\u00a0ночью",
        line: "Телефон, почта, мессенджеры. О\u00a0цене тоже можно спросить.",
        fact: { label: "Каждый день", figure: "24/7" },
      },
    },
  },
  faq: {
    picture: "faq",
    focus: 45,
    words: {
      tr: {
        title: "Yola çıkmadan\nsorulanlar",
        line: "Karşılama, bekleme, ödeme, çocuk koltuğu, iptal.",
        fact: { label: "Kısa yanıt", figure: "{{count questions}}" },
      },
      en: {
        title: "What people\nask before\nthey book",
        line: "Meeting, waiting, paying, child seats, cancelling.",
        fact: { label: "Short answers", figure: "{{count questions}}" },
      },
      ru: {
        title: "О\u00a0чём\nспрашивают\nперед заказом",
        line: "Встреча, ожидание, оплата, детские кресла, отмена.",
        fact: { label: "Коротких ответов", figure: "{{count questions}}" },
      },
    },
  },
  gallery: {
    picture: "gallery-karaada",
    focus: 58,
    words: {
      tr: {
        title: "Yoldan\nresimler",
        line: "Uçağın penceresinden başlar, uzak yollara gider.",
        fact: { label: "Resim", figure: "{{count pictures}}" },
      },
      en: {
        title: "Bodrum\nin pictures",
        line: "From the aeroplane window on. All drawn for this site.",
        fact: { label: "Pictures", figure: "{{count pictures}}" },
      },
      ru: {
        title: "Дорога\nв\u00a0рисунках",
        line: "От\u00a0иллюминатора до\u00a0дальних дорог. Всё нарисовано для\u00a0сайта.",
        fact: { label: "Всего рисунков", figure: "{{count pictures}}" },
      },
    },
  },
  legal: {
    picture: "stop-bodrum-castle",
    focus: 12,
    words: {
      tr: { title: "Koşullar\nve gizlilik", line: "Yolculuğunuzun ve bilgilerinizin kuralları." },
      en: { title: "The small\nprint", line: "Terms and privacy. The text that applies is in Turkish." },
      ru: {
        title: "Условия\nи\u00a0личные\nданные",
        line: "Правила поездки и\u00a0обращения с\u00a0данными. Текст на\u00a0турецком.",
      },
    },
  },
};

/** Focal points, as in `PREVIEWS`, of pictures of services, tours and articles whose subject is off-centre. */
export const PREVIEW_FOCUS: Partial<Record<PictureName, number>> = { "service-mercedes-vito-transfer": 57 };
