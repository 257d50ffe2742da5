import type { Localized } from "#src/domain/language.ts";
import type { Section } from "#src/i18n/paths.ts";

/** What a page is called in a browser's tab and in a list of results: a title of 15–60 characters, a description of 50–155. */
interface Head {
  title: string;
  description: string;
}

/** What a section is called where only a word or two fit: on the way to a page, in a feed. */
export const SECTION_NAMES: Readonly<Record<Section, Localized<string>>> = {
  home: { tr: "Ana sayfa", en: "Home", ru: "Главная" },
  reservation: { tr: "Rezervasyon", en: "Reservation", ru: "Бронирование" },
  services: { tr: "Hizmetler", en: "Services", ru: "Услуги" },
  tours: { tr: "Turlar", en: "Tours", ru: "Туры" },
  blog: { tr: "Blog", en: "Blog", ru: "Блог" },
  prices: { tr: "Fiyatlar", en: "Prices", ru: "Цены" },
  contact: { tr: "İletişim", en: "Contact", ru: "Контакты" },
  faq: { tr: "Sık sorulan sorular", en: "Questions and answers", ru: "Вопросы и ответы" },
  gallery: { tr: "Galeri", en: "Gallery", ru: "Галерея" },
  privacy: { tr: "Gizlilik", en: "Privacy", ru: "Политика конфиденциальности" },
  terms: { tr: "Koşullar", en: "Terms", ru: "Условия" },
};

export const HEADS = {
  home: {
    tr: {
      title: "Bodrum VIP Transfer: havalimanından sabit fiyatlı araç",
      description:
        "Milas–Bodrum Havalimanı’ndan yarımadaya özel araç. Fiyat araç başına sabittir, rezervasyondan önce bellidir. 7/24 bize ulaşırsınız.",
    },
    en: {
      title: "Bodrum airport transfers at a fixed price",
      description:
        "A private car from Milas–Bodrum Airport to your door on the peninsula. One fixed price per car, known before you book. We answer day and night.",
    },
    ru: {
      title: "Bodrum VIP Transfer: трансфер из аэропорта Бодрума",
      description:
        "Автомобиль с водителем из аэропорта Милас–Бодрум в любую точку полуострова. Цена за машину известна до поездки. Мы на связи круглосуточно.",
    },
  },
  reservation: {
    tr: {
      title: "Bodrum transfer rezervasyonu, fiyatı baştan belli",
      description:
        "Nereden, nereye ve ne zaman: sabit fiyatı dört para biriminde görür, talebinizi bir dakikada gönderirsiniz. Ödeme nakit ya da havaleyle.",
    },
    en: {
      title: "Book a private transfer in Bodrum",
      description:
        "Choose your route and your time, see the fixed price in four currencies and send your request. Nothing to pay online.",
    },
    ru: {
      title: "Заказ трансфера в Бодруме по фиксированной цене",
      description:
        "Откуда, куда и когда: фиксированная цена сразу в четырёх валютах, заявка за минуту. Онлайн платить ничего не нужно.",
    },
  },
  services: {
    tr: {
      title: "Bodrum transferleri ve şoförlü araç hizmetleri",
      description:
        "Havalimanından yarımadanın koylarına, komşu kentlere ve gün boyu şoförlü araca kadar bütün hizmetler; sabit fiyatı olanlar fiyatıyla.",
    },
    en: {
      title: "Bodrum transfers and cars with a driver",
      description:
        "Fifteen ways to travel with a driver in Bodrum: airport and village transfers, other cities, or a car by the hour or day, with every fixed price.",
    },
    ru: {
      title: "Трансферы и машины с водителем в Бодруме",
      description:
        "Все услуги и цены на одной странице: аэропорт, посёлки полуострова, другие города, автомобиль с водителем на день.",
    },
  },
  tours: {
    tr: {
      title: "Bodrum’dan bir ve iki günlük turlar",
      description:
        "Tekne, Efes, Pamukkale, Fethiye ve İzmir kıyısı: Bodrum’dan çıkan turların kaç gün sürdüğü, neler gösterdiği, fiyata nelerin dâhil olduğu.",
    },
    en: {
      title: "One- and two-day tours from Bodrum by car or boat",
      description:
        "Boat trips, Ephesus, Pamukkale, Fethiye and the İzmir coast: what each tour from Bodrum shows, how long it takes and what is included.",
    },
    ru: {
      title: "Туры из Бодрума на один и два дня",
      description:
        "Прогулки по морю, Эфес, Памуккале, Фетхие и побережье Измира. Сколько длится каждый тур из Бодрума и что в него входит.",
    },
  },
  blog: {
    tr: {
      title: "Bodrum rehberi: koylar, kale, çarşı, sofra",
      description:
        "Kale, yel değirmenleri, koylar, mandalina, çarşı: yarımadada nereye, hangi saatte, hangi yoldan gidileceğini söyleyen yazılar.",
    },
    en: {
      title: "Bodrum travel notes: where to go, when and how",
      description:
        "The castle, the windmills, quiet coves, mandarins, the bazaar: short pieces about the peninsula, with the best hour and the way there.",
    },
    ru: {
      title: "Заметки о Бодруме: куда поехать и когда",
      description:
        "Замок, мельницы, тихие бухты, мандарины и базар: короткие рассказы о том, куда поехать, когда и как добраться.",
    },
  },
  prices: {
    tr: {
      title: "Bodrum transfer fiyatları, araç başına",
      description:
        "Havalimanından her koya, İzmir’e, Antalya’ya: araç başına bütün sabit fiyatlar, haritada ve tabloda, dört para biriminde.",
    },
    en: {
      title: "Bodrum transfer prices, all on one page",
      description:
        "Every fixed price per car, on a map and in a table: from the airport to each bay, to İzmir and to Antalya, in four currencies.",
    },
    ru: {
      title: "Цены на трансфер из аэропорта Бодрума",
      description:
        "Все фиксированные цены за машину на карте и в таблице: из аэропорта в каждый посёлок, в Измир и Анталью, в четырёх валютах.",
    },
  },
  contact: {
    tr: {
      title: "Bodrum VIP Transfer iletişim, gece gündüz",
      description:
        "Telefon, WhatsApp, e-posta ve harita. Gece gündüz karşınızda bir insan bulursunuz; fiyat sormak için de yazabilirsiniz.",
    },
    en: {
      title: "Contact Bodrum VIP Transfer, day and night",
      description:
        "Phone, WhatsApp, e-mail and a map of the peninsula. A person answers at any hour, whether you want a price or a car.",
    },
    ru: {
      title: "Контакты Bodrum VIP Transfer: связь круглосуточно",
      description:
        "Телефон, WhatsApp, почта и карта полуострова. В любое время отвечает человек: и о цене, и о машине можно спросить сразу.",
    },
  },
  faq: {
    tr: {
      title: "Bodrum transferi: sık sorulan sorular",
      description:
        "Havalimanında buluşma, bekleme, fiyat, ödeme, çocuk koltuğu, bagaj, iptal: rezervasyondan önce merak edilenler ve kısa yanıtları.",
    },
    en: {
      title: "Bodrum transfers: questions before you book",
      description:
        "Where the driver waits and how long, what it costs, how to pay, luggage, pets, child seats and cancelling, each in a few lines.",
    },
    ru: {
      title: "Трансфер в Бодруме: вопросы и ответы перед заказом",
      description:
        "Где ждёт водитель и как долго, сколько стоит дорога, как платить, что с багажом, питомцами и креслами, можно ли отменить поездку.",
    },
  },
  gallery: {
    tr: {
      title: "Bodrum galerisi: yoldan resimler",
      description:
        "Uçağın penceresinden uzak yollara kadar Bodrum’u, yarımadayı ve ötesini anlatan, bu site için çizilmiş resimler.",
    },
    en: {
      title: "Bodrum in pictures: the road, the bays, beyond",
      description:
        "From the aeroplane window to the far end of the road: Bodrum, the peninsula and beyond, drawn for this site.",
    },
    ru: {
      title: "Галерея: Бодрум и дорога в рисунках",
      description:
        "От иллюминатора самолёта до дальних поездок: Бодрум, полуостров и соседние края, нарисованные для этого сайта.",
    },
  },
  terms: {
    tr: {
      title: "Transfer ve tur kullanım koşulları",
      description:
        "Talep, onay, sabit fiyat, bekleme, iptal ve sorumluluk: yolculuğunuzun hangi koşullarla ayırtıldığı ve yapıldığı.",
    },
    en: {
      title: "Terms of service for transfers and tours",
      description:
        "Requests, fixed prices, waiting, cancelling and liability: the terms on which a ride is booked and driven. Text in Turkish.",
    },
    ru: {
      title: "Условия обслуживания: трансферы в Бодруме",
      description:
        "Заявка, фиксированная цена, ожидание, отмена и ответственность: на каких условиях заказывают и выполняют поездку. Текст на турецком.",
    },
  },
  privacy: {
    tr: {
      title: "Gizlilik ve kişisel veriler",
      description:
        "Bu sitenin hangi bilgilerinizi, neden ve ne kadar süreyle kullandığı; haklarınız ve bize nasıl ulaşabileceğiniz.",
    },
    en: {
      title: "Privacy: what this site does with your details",
      description:
        "Which of your details this site uses, why and for how long, what your rights are, and how to reach us.",
    },
    ru: {
      title: "Политика конфиденциальности сайта",
      description:
        "Какие данные использует этот сайт, зачем и как долго их хранит, какие у вас права и как с нами связаться.",
    },
  },
  offline: {
    tr: {
      title: "İnternet bağlantısı yok",
      description:
        "Bu sayfa cihazınızda kayıtlı değil. Fiyatlar, iletişim ve rezervasyon formu internet olmadan da açılır; telefonla her saat ulaşırsınız.",
    },
    en: {
      title: "You have no internet connection",
      description:
        "This page is not kept on your device. Prices, contact and the booking form open without the internet, and a phone call works at any hour.",
    },
    ru: {
      title: "Нет подключения к интернету",
      description:
        "Эта страница не сохранена на устройстве. Цены, контакты и форма заказа открываются без интернета, позвонить нам можно в любое время.",
    },
  },
  notFound: {
    tr: {
      title: "Sayfa bulunamadı",
      description:
        "Bu adreste bir sayfa yok. Ana sayfadan devam edebilir ya da doğrudan transfer rezervasyonu yapabilirsiniz.",
    },
    en: {
      title: "This page was not found",
      description:
        "There is no page at this address. Start again from the home page, or go straight to booking a transfer.",
    },
    ru: {
      title: "Страница не найдена",
      description: "По этому адресу страницы нет. Вернитесь на главную или сразу перейдите к заказу трансфера.",
    },
  },
  serviceNotFound: {
    tr: {
      title: "Hizmet bulunamadı",
      description:
        "Aradığınız hizmetin sayfası burada değil. Bütün transferler ve şoförlü araçlar hizmetler sayfasında.",
    },
    en: {
      title: "This service was not found",
      description:
        "There is no such service at this address. All transfers and chauffeured cars are on the services page.",
    },
    ru: {
      title: "Услуга не найдена",
      description:
        "Такой услуги по этому адресу нет. Все трансферы и автомобили с водителем собраны на странице услуг.",
    },
  },
  tourNotFound: {
    tr: {
      title: "Aradığınız tur bulunamadı",
      description:
        "Bu adreste bir tur sayfası yok. Bodrum’dan çıkan turlarımızın hepsini turlar sayfasında bulabilirsiniz.",
    },
    en: {
      title: "This tour was not found",
      description: "There is no such tour at this address. All our tours from Bodrum are together on the tours page.",
    },
    ru: {
      title: "Такого тура на сайте нет",
      description: "По этому адресу тура нет. Все туры из Бодрума, на день и на два, собраны на одной странице.",
    },
  },
  postNotFound: {
    tr: {
      title: "Blog yazısı bulunamadı",
      description: "Aradığınız yazı bu adreste değil. Bodrum üstüne yazdıklarımızın hepsi blog sayfasında duruyor.",
    },
    en: {
      title: "This article was not found",
      description:
        "There is no such article at this address. Everything we have written about Bodrum is on the blog page.",
    },
    ru: {
      title: "Статья не найдена",
      description: "Такой статьи по этому адресу нет. Все наши заметки о Бодруме собраны на странице блога.",
    },
  },
} satisfies Record<string, Localized<Head>>;
