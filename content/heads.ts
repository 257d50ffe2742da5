import type { Localized } from "#src/domain/language.ts";
import type { Section } from "#src/i18n/paths.ts";

/** Title (15–60 characters) and description (50–155) of a page, for browser tabs and search results. */
interface Head {
  title: string;
  description: string;
}

/** Short names of the sections, for places such as breadcrumbs and feeds. */
export const SECTION_NAMES: Readonly<Record<Section, Localized<string>>> = {
  home: { tr: "Ana sayfa", en: "Home", ru: "Главная" },
  reservation: { tr: "Rezervasyon", en: "Booking", ru: "Форма заказа" },
  services: { tr: "Hizmetler", en: "Services", ru: "Услуги" },
  tours: { tr: "Turlar", en: "Tours", ru: "Туры" },
  blog: { tr: "Blog", en: "Blog", ru: "Блог" },
  prices: { tr: "Fiyatlar", en: "Prices", ru: "Цены" },
  contact: { tr: "İletişim", en: "Contact", ru: "Контакты" },
  faq: { tr: "Sık sorulanlar", en: "FAQ", ru: "Вопросы и ответы" },
  gallery: { tr: "Galeri", en: "Gallery", ru: "Галерея" },
  privacy: { tr: "Gizlilik", en: "Privacy", ru: "Политика конфиденциальности" },
  terms: { tr: "Koşullar", en: "Terms", ru: "Условия" },
};

/** Title and description of each page that has no text of its own to take them from. */
export const HEADS = {
  home: {
    tr: {
      title: "{{business}}: havalimanından sabit fiyatlı araç",
      description:
        "Milas–Bodrum Havalimanı’ndan otelinizin kapısına özel araç. Fiyat araç başına sabittir, rezervasyondan önce bellidir. 7/24 yanıt veririz.",
    },
    en: {
      title: "Private transfers in Bodrum: airport and bay to bay",
      description:
        "A private car from Milas–Bodrum Airport to the bays of the peninsula, or from one bay to another, at a price per car that you know before you book.",
    },
    ru: {
      title: "Трансфер из аэропорта Бодрума по фиксированной цене",
      description:
        "Автомобиль с водителем из аэропорта Милас–Бодрум до отеля в любой бухте полуострова. Платите за машину, а не за человека. Мы на связи круглосуточно.",
    },
  },
  reservation: {
    tr: {
      title: "Bodrum transfer rezervasyonu: fiyat baştan belli",
      description:
        "Yolu, günü ve saati seçer, sabit fiyatı dört para biriminde görür, talebinizi bir dakikada gönderirsiniz. Ödeme nakit ya da havaleyle.",
    },
    en: {
      title: "Book a private transfer in Bodrum",
      description:
        "Choose your route and your time, see the fixed price in four currencies and send your request. Nothing to pay online.",
    },
    ru: {
      title: "Заказать трансфер в Бодруме",
      description:
        "Откуда, куда и когда: фиксированную цену вы увидите до отправки заявки, в четырёх валютах. Платить онлайн не нужно.",
    },
  },
  services: {
    tr: {
      title: "Bodrum transferleri ve şoförlü araç hizmetleri",
      description:
        "Havalimanı, koylar, uzak şehirler ya da bütün gün sizinle kalan bir araç. Hizmetlerin çoğunun sabit fiyatı kendi sayfasında yazar.",
    },
    en: {
      title: "Bodrum transfers and cars with a driver",
      description:
        "Every way to travel with a driver in Bodrum, from a hotel transfer to a car for the day, most of them at a fixed price.",
    },
    ru: {
      title: "Трансферы и машины с водителем в Бодруме",
      description:
        "Трансферы из аэропорта, дальние поездки и машина на весь день с водителем. Цена за машину известна до поездки.",
    },
  },
  tours: {
    tr: {
      title: "Bodrum turları: araçla ve tekneyle, bir ya da iki gün",
      description:
        "Tekneyle koylar, bir günde Pamukkale, iki günde Efes, Fethiye ya da İzmir kıyıları: Bodrum’dan {{count tours}} tur, durakları ve fiyata dâhil olanlarıyla.",
    },
    en: {
      title: "One- and two-day tours from Bodrum by car or boat",
      description:
        "By boat round the bays, or by car to Ephesus, Pamukkale, Fethiye and İzmir: what you’ll see on each tour, how long it takes and what’s included.",
    },
    ru: {
      title: "Туры из Бодрума на один и два дня",
      description:
        "На машине в Эфес, Памуккале, Фетхие и Чешме или на катере по бухтам. Что вы увидите, сколько длится каждый тур из Бодрума и что в него входит.",
    },
  },
  blog: {
    tr: {
      title: "Bodrum rehberi: koylar, kale, sofra ve yollar",
      description:
        "Hangi koyda kalınır, kaleye kaçta çıkılır, rüzgârda nerede yüzülür, dolmuş nereden kalkar? Bodrum’a gelmeden okunacak yazılar.",
    },
    en: {
      title: "A Bodrum guide: where to stay, eat and swim, and when",
      description:
        "Which bay to stay in, when to see the castle, where the sea is flat and how to get there: our articles on the Bodrum peninsula.",
    },
    ru: {
      title: "Заметки о Бодруме: куда поехать и когда",
      description:
        "В какой бухте остановиться, когда идти в замок, где море спокойнее, что попробовать и как добраться: статьи о полуострове Бодрум.",
    },
  },
  prices: {
    tr: {
      title: "Bodrum Havalimanı transfer fiyatları, araç başına",
      description:
        "Havalimanından koylara, İzmir’e ve Antalya’ya giden aracın sabit fiyatı: haritada ve listede, dört para biriminde.",
    },
    en: {
      title: "Bodrum transfer prices, all on one page",
      description:
        "Every fixed price per car, on a map and in a table: from the airport to the bays, to İzmir and to Antalya, in four currencies.",
    },
    ru: {
      title: "Цены на трансфер из аэропорта Бодрума",
      description:
        "Все фиксированные цены за машину на карте и в таблице: из аэропорта на курорты полуострова, в Измир и Анталью, в четырёх валютах.",
    },
  },
  contact: {
    tr: {
      title: "{{business}} iletişim bilgileri ve harita",
      description:
        "Fiyat sormak ya da bugün ineceğiniz saate araç istemek için günün her saati telefon, WhatsApp, e-posta; yarımadanın haritasıyla birlikte.",
    },
    en: {
      title: "Contact {{business}}: phone, WhatsApp, e-mail",
      description:
        "Call, e-mail or message us on WhatsApp for a price or for a car today. With a map of the peninsula and what to look for at arrivals.",
    },
    ru: {
      title: "Контакты {{business}}: связь круглосуточно",
      description:
        "Телефон, почта, мессенджеры и карта полуострова. Спросите о цене или закажите машину: мы отвечаем и ночью.",
    },
  },
  faq: {
    tr: {
      title: "Bodrum transferi hakkında sık sorulan sorular",
      description:
        "Şoför nerede bekler, uçak gecikirse ne olur, kaç bavul sığar, nasıl ödenir, ne zamana kadar iptal edilir? Rezervasyondan önce kısa yanıtlar.",
    },
    en: {
      title: "Bodrum transfers: questions before you book",
      description:
        "How to find your driver, what happens if the flight is late, how to pay and what fits in the car: short answers to what guests ask first.",
    },
    ru: {
      title: "Трансфер в Бодруме: вопросы и ответы перед заказом",
      description:
        "Где ждёт водитель, сколько ехать, чем платить, сколько войдёт чемоданов, можно ли с собакой и как отменить поездку.",
    },
  },
  gallery: {
    tr: {
      title: "Resimlerle Bodrum ve yarımadanın yolları",
      description:
        "Uçağın penceresinden koylara, limana ve yarımadanın ötesine: Bodrum yollarını gösteren, bu site için çizilmiş resimler.",
    },
    en: {
      title: "Bodrum in pictures, from the plane to the last bay",
      description:
        "The airport, the harbour, the castle, the bays of the peninsula and the ruins beyond: what you pass on the way, drawn for this site.",
    },
    ru: {
      title: "Бодрум и его дороги в рисунках",
      description:
        "Аэропорт, гавань, замок, бухты и развалины за пределами полуострова: рисунки, сделанные для этого сайта.",
    },
  },
  terms: {
    tr: {
      title: "Transfer ve tur koşulları",
      description:
        "Talep nasıl kesinleşir, fiyat ne zaman değişmez, şoför ne kadar bekler, nasıl iptal edilir: transferlerin ve turların koşulları.",
    },
    en: {
      title: "Terms of service for transfers and tours",
      description:
        "What applies when you book, take or cancel a ride or a tour. In Turkish, with each part summed up in English.",
    },
    ru: {
      title: "Условия: заказ, отмена, ожидание",
      description:
        "На каких условиях заказывают и выполняют поездку, как её отменить и сколько ждёт водитель. Текст на турецком.",
    },
  },
  privacy: {
    tr: {
      title: "Gizlilik ve kişisel veriler",
      description:
        "Bu site hangi bilgilerinizi neden ve ne kadar süreyle kullanır, haklarınız nelerdir, bize nasıl ulaşırsınız?",
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
        "Bu sayfa cihazınızda kayıtlı değil. Fiyatlar, iletişim ve rezervasyon formu internet olmadan da açılır, bize telefonla da ulaşırsınız.",
    },
    en: {
      title: "You have no internet connection",
      description:
        "This page isn’t kept on your device. Prices, contact and the booking form open without the internet, and you can always call us.",
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
      description: "Bu adreste bir sayfa yok. Ana sayfaya dönebilir ya da hemen transfer rezervasyonu yapabilirsiniz.",
    },
    en: {
      title: "This page was not found",
      description:
        "There’s no page at this address. Start again from the home page, or go straight to booking a transfer.",
    },
    ru: {
      title: "Страница не найдена",
      description: "По этому адресу страницы нет. Вернитесь на главную или сразу перейдите к заказу трансфера.",
    },
  },
  serviceNotFound: {
    tr: {
      title: "Hizmet bulunamadı",
      description: "Aradığınız hizmet bu adreste yok. Bütün transferler ve şoförlü araçlar hizmetler sayfasında.",
    },
    en: {
      title: "This service was not found",
      description:
        "There’s no service at this address. All our transfers and cars with a driver are on the services page.",
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
      description: "There’s no tour at this address. All our tours from Bodrum are together on the tours page.",
    },
    ru: {
      title: "Такого тура на сайте нет",
      description: "По этому адресу тура нет. Все туры из Бодрума, на один день и на два, собраны на одной странице.",
    },
  },
  postNotFound: {
    tr: {
      title: "Blog yazısı bulunamadı",
      description: "Aradığınız yazı bu adreste değil. Bodrum için yazdıklarımızın hepsi blog sayfasında.",
    },
    en: {
      title: "This article was not found",
      description: "There’s no article at this address. Everything we’ve written about Bodrum is on the blog page.",
    },
    ru: {
      title: "Статья не найдена",
      description: "Такой статьи по этому адресу нет. Все наши заметки о Бодруме собраны на странице блога.",
    },
  },
} satisfies Record<string, Localized<Head>>;
