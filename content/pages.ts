import type { PageFacts } from "#src/content/schema/pages.ts";

/** Pictures and other content of each page, and the sentences that name the business or its region. */
export const PAGES: PageFacts = {
  site: {
    about: {
      tr: "Bodrum Yarımadası’nda özel transfer, şoförlü araç ve turlar; havalimanına da uzak şehirlere de. Tek araç, tek şoför, tek sabit fiyat; gece gündüz.",
      en: "Private airport and city transfers, cars with a driver and tours on the Bodrum peninsula, at a fixed price, day and night.",
      ru: "Индивидуальные трансферы, автомобили с водителем и туры на полуострове Бодрум. Одна машина, один водитель, одна фиксированная цена\u00a0— днём и ночью.",
    },
    services: [
      {
        slug: "bodrum-airport-transfer",
        label: {
          tr: "Bodrum Havalimanı transferi",
          en: "Bodrum airport transfer",
          ru: "Трансфер из аэропорта Бодрума",
        },
      },
      {
        slug: "vip-bodrum-transfer",
        label: { tr: "Koydan koya VIP transfer", en: "VIP transfers from bay to bay", ru: "Трансфер по полуострову" },
      },
      {
        slug: "vip-car-rental",
        label: { tr: "Şoförlü araç", en: "Car and driver by the hour or day", ru: "Машина с водителем" },
      },
      {
        slug: "bodrum-vip-transfer",
        label: {
          tr: "Bodrum’dan uzun yol transferi",
          en: "Long-distance transfers from Bodrum",
          ru: "Из Бодрума в другие города",
        },
      },
    ],
    otherLanguages: [
      { language: "de", text: "Ihr Browser kann diese Seite übersetzen." },
      { language: "nl", text: "Uw browser kan deze pagina vertalen." },
      { language: "pl", text: "Przeglądarka może przetłumaczyć tę stronę." },
      { language: "uk", text: "Браузер може перекласти цю сторінку." },
      { language: "fr", text: "Votre navigateur peut traduire cette page." },
      { language: "ar", text: "يمكن لمتصفحك ترجمة هذه الصفحة." },
      { language: "fa", text: "مرورگر شما می‌تواند این صفحه را ترجمه کند." },
    ],
    licence: "licence",
    night: "yacht-evening",
    notFound: "not-found",
  },
  home: {
    lead: {
      tr: "Havalimanından özel transfer. Araç başına tek sabit fiyat, ödeme yolculukta şoföre.",
      en: "Private airport transfers. One fixed price for the car, paid to the driver.",
      ru: "Трансфер из аэропорта. Фиксированная цена за машину, оплата водителю.",
    },
    today: {
      tr: "Bodrum’da bugün, kurlar TL",
      en: "Bodrum today, rates in lira",
      ru: "Сегодня в Бодруме, курсы в\u00a0лирах",
    },
    faresText: {
      tr: "Havalimanından, araç başına, {{seats vip-vito}} kişiye kadar. Havalimanına dönüş de aynı fiyat.",
      en: "From the airport, per car, up to {{seats vip-vito}} people. The return costs the same.",
      ru: "Из аэропорта, за автомобиль, до {{seats vip-vito}} человек. В обратную сторону цена та же.",
    },
    servicesText: {
      tr: "Kısa bir yolculuktan gün boyu sizinle kalan araca kadar bütün hizmetler.",
      en: "From a short hop into town to a car and driver for the whole day.",
      ru: "От встречи в аэропорту до машины на весь день.",
    },
    services: [
      "bodrum-airport-transfer",
      "vip-yalikavak-transfer",
      "vip-turgutreis-transfer",
      "gumbet-transfer",
      "vip-sprinter-transfer",
      "private-vip-car",
    ],
    tours: ["efes-turu", "bodrum-city-tour", "likya-fethiye-turu"],
    posts: [2, 7, 30],
    hero: "hero-dusk-road",
    heroPortrait: "hero-dusk-road-portrait",
    closing: "service-bodrum-airport-transfer",
  },
  reservation: {
    hero: "service-vip-bodrum-transfer",
    servicesText: {
      tr: "Çoğunun fiyatı sayfasında yazar; saatlik aracın ve koylar arası yolculuğun fiyatını planınıza göre bildiririz.",
      en: "Most services have a fixed price; a car by the hour or a transfer between villages is priced to your plans.",
      ru: "У большинства услуг цена уже известна; поездку между бухтами и машину на день посчитаем по вашему плану.",
    },
  },
  services: {
    title: {
      tr: "Yarımadanın\nyolları ve ötesi",
      en: "Every bay,\nand beyond",
      ru: "Куда вас\nотвезти?",
    },
    further: {
      tr: "Yarımada içi ve uzak yollar",
      en: "Around the peninsula and beyond",
      ru: "По полуострову и дальше",
    },
    hero: "driver-door",
    closing: "contact",
    rides: { places: "contact", further: "fleet-boot", cars: "driver-door" },
    closings: { places: "driver-door", further: "driver-door", cars: "fleet-boot" },
    questions: {
      places: ["meeting", "hours", "how-many"],
      further: ["fixed-price", "how-many", "certain"],
      cars: ["fixed-price", "how-many", "certain"],
    },
  },
  tours: {
    title: {
      tr: "Bodrum’dan bir\u00a0iki günlüğüne",
      en: "A day out, or two",
      ru: "Из\u00a0Бодрума на\u00a0день или\u00a0два",
    },
    elsewhere: "service-bodrum-vip-transfer",
  },
  blog: {
    title: {
      tr: "Yarımada notları",
      en: "Notes from the peninsula",
      ru: "Заметки с\u00a0полуострова",
    },
    teaser: {
      tr: "Yarımadanın tarihi, sofrası ve kıyıları.",
      en: "Castle, coves, markets and food: where to go, and when.",
      ru: "Берега полуострова, его кухня и прошлое: что прочесть до вылета.",
    },
    letter: { tr: "Bodrum’dan mektup", en: "A letter from Bodrum", ru: "Письма из\u00a0Бодрума" },
    ride: {
      title: {
        tr: "Okuduğunuz yere sizi biz götürelim",
        en: "Like to see it?",
        ru: "Прочитали? Поезжайте посмотреть",
      },
      text: {
        tr: "Yazılarda geçen yerlere şoförlü özel araçla gidersiniz. Fiyat sabittir, rezervasyondan önce bellidir.",
        en: "A car with a driver takes you to the places in these articles, at a fixed price.",
        ru: "Отвезём к\u00a0местам из\u00a0этих статей на\u00a0машине с\u00a0водителем. Цена фиксированная и\u00a0известна до\u00a0поездки.",
      },
      picture: "service-private-vip-car",
    },
    bold: ["Bodrum", "Бодрум", "Бодрума", "Бодруму", "Бодрумом", "Бодруме"],
    tags: { tr: ["Bodrum", "VIP Transfer"], en: ["Bodrum", "VIP Transfer"], ru: ["Бодрум", "VIP-трансфер"] },
  },
  prices: {
    examples: { region: "airport-yalikavak", coast: "airport-izmir" },
    mapSource: {
      tr: "Harita: Natural Earth; yarımada elle çizilmiştir.",
      en: "Map: Natural Earth; the peninsula is drawn by hand.",
      ru: "Карта: Natural Earth; полуостров нарисован от руки.",
    },
    closing: "service-mercedes-vito-transfer",
  },
  contact: {
    // Open sea in the west, below the page's card, and enough in the north and south for a laptop's viewport to show the whole peninsula
    // beside the card.
    window: [-760, -110, 1940, 1080],
    // Where the card of the street map is, whose edge would cut the names of the gulf and of the island off the harbour.
    covered: [560, 700, 540, 270],
    // Few enough for all labels to fit on a phone.
    places: ["airport", "kaynar", "bodrum", "turgutreis", "yalıkavak", "türkbükü"],
    arrivals: "contact",
    question: "meeting",
  },
  faq: {
    map: "faq",
  },
  gallery: { closing: "yacht-evening" },
};
