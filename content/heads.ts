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
      title: "Bodrum Havalimanı transferi | Bodrum VIP Transfer",
      description:
        "Milas–Bodrum Havalimanı’ndan yarımadaya özel araç. Fiyat araç başına sabittir, rezervasyondan önce bellidir. 7/24 bize ulaşırsınız.",
    },
    en: {
      title: "Bodrum airport transfers, fixed price | Bodrum VIP Transfer",
      description:
        "A private car from Milas–Bodrum Airport to your door on the peninsula. One fixed price per car, known before you book. We answer day and night.",
    },
    ru: {
      title: "Трансфер из аэропорта Бодрума | Bodrum VIP Transfer",
      description:
        "Автомобиль с водителем из аэропорта Милас–Бодрум в любую точку полуострова. Цена за машину известна до поездки. Мы на связи круглосуточно.",
    },
  },
  reservation: {
    tr: {
      title: "Transfer rezervasyonu | Bodrum VIP Transfer",
      description:
        "Nereden, nereye ve ne zaman: sabit fiyatı dört para biriminde görür, talebinizi bir dakikada gönderirsiniz. Ödeme nakit ya da havaleyle.",
    },
    en: {
      title: "Book a private transfer | Bodrum VIP Transfer",
      description:
        "Choose your route and your time, see the fixed price in four currencies and send your request. Nothing to pay online.",
    },
    ru: {
      title: "Заказ трансфера в Бодруме | Bodrum VIP Transfer",
      description:
        "Откуда, куда и когда: фиксированная цена сразу в четырёх валютах, заявка за минуту. Онлайн платить ничего не нужно.",
    },
  },
  services: {
    tr: {
      title: "Transfer ve şoförlü araç hizmetleri | Bodrum VIP Transfer",
      description:
        "Yarımadanın koyları, komşu kentler, havalimanı ve gün boyu araç: on beş hizmet tek listede, sabit fiyatı olanlar fiyatıyla.",
    },
    en: {
      title: "Transfers and chauffeured cars | Bodrum VIP Transfer",
      description:
        "Fifteen ways to be driven: airport and villages, other cities, a car by the day. With the fixed fare wherever there is one.",
    },
    ru: {
      title: "Трансферы и машины с водителем | Bodrum VIP Transfer",
      description:
        "Пятнадцать услуг и цены на одной странице: аэропорт, посёлки полуострова, другие города, машина с водителем на день.",
    },
  },
  tours: {
    tr: {
      title: "Bodrum’dan bir ve iki günlük turlar | Bodrum VIP Transfer",
      description:
        "Tekne, Efes, Pamukkale, Fethiye ve İzmir kıyısı: Bodrum’dan çıkan yedi turun kaç gün sürdüğü, neler gösterdiği, fiyata nelerin dâhil olduğu.",
    },
    en: {
      title: "One- and two-day tours from Bodrum | Bodrum VIP Transfer",
      description:
        "Boat trips, Ephesus, Pamukkale, Fethiye and the İzmir coast: seven tours from Bodrum, how long each takes and what is included.",
    },
    ru: {
      title: "Туры из Бодрума на 1–2 дня | Bodrum VIP Transfer",
      description:
        "Прогулки по морю, Эфес, Памуккале, Фетхие и побережье Измира: семь туров из Бодрума, с водителем или с капитаном.",
    },
  },
  blog: {
    tr: {
      title: "Bodrum yazıları | Bodrum VIP Transfer",
      description:
        "Kale, yel değirmenleri, koylar, mandalina, çarşı: yarımadada nereye, hangi saatte, hangi yoldan gidileceğini söyleyen yazılar.",
    },
    en: {
      title: "Notes from the Bodrum peninsula | Bodrum VIP Transfer",
      description:
        "The castle, the windmills, quiet coves, mandarins, the bazaar: short pieces on where to go, when, and how to get there.",
    },
    ru: {
      title: "Заметки о Бодруме | Bodrum VIP Transfer",
      description:
        "Замок, мельницы, тихие бухты, мандарины и базар: короткие рассказы о том, куда поехать, когда и как добраться.",
    },
  },
  prices: {
    tr: {
      title: "Bodrum transfer fiyatları | Bodrum VIP Transfer",
      description:
        "Havalimanından her koya, İzmir’e, Antalya’ya: araç başına bütün sabit fiyatlar, haritada ve tabloda, dört para biriminde.",
    },
    en: {
      title: "All transfer prices, on one page | Bodrum VIP Transfer",
      description:
        "Every fixed fare per car, on a map and in a table: from the airport to each village, to İzmir and to Antalya, in four currencies.",
    },
    ru: {
      title: "Цены на трансфер в Бодруме | Bodrum VIP Transfer",
      description:
        "Все фиксированные цены за машину на карте и в таблице: из аэропорта в каждый посёлок, в Измир и Анталью, в четырёх валютах.",
    },
  },
  contact: {
    tr: {
      title: "İletişim | Bodrum VIP Transfer",
      description:
        "Telefon, WhatsApp, e-posta ve harita. Gece gündüz karşınızda bir insan bulursunuz; fiyat sormak için de yazabilirsiniz.",
    },
    en: {
      title: "Contact, day and night | Bodrum VIP Transfer",
      description:
        "Phone, WhatsApp, e-mail and a map of the peninsula. A person answers at any hour, whether you want a price or a car.",
    },
    ru: {
      title: "Контакты | Bodrum VIP Transfer",
      description:
        "Телефон, WhatsApp, почта и карта полуострова. В любое время отвечает человек: и о цене, и о машине можно спросить сразу.",
    },
  },
  faq: {
    tr: {
      title: "Sık sorulan sorular | Bodrum VIP Transfer",
      description:
        "Havalimanında buluşma, bekleme, fiyat, ödeme, çocuk koltuğu, iptal: rezervasyondan önce sorulan on soru ve kısa yanıtları.",
    },
    en: {
      title: "Questions before you book | Bodrum VIP Transfer",
      description:
        "Where the driver waits, how long, what it costs, how to pay, child seats and cancelling: ten questions with short answers.",
    },
    ru: {
      title: "Вопросы перед заказом | Bodrum VIP Transfer",
      description:
        "Где ждёт водитель и как долго, сколько стоит дорога, как платить, детские кресла и отмена: десять вопросов и короткие ответы.",
    },
  },
  gallery: {
    tr: {
      title: "Galeri: yoldan yirmi iki resim | Bodrum VIP Transfer",
      description:
        "Uçağın penceresinden uzak yollara kadar: Bodrum’u, yarımadayı ve ötesini anlatan, bu site için çizilmiş yirmi iki resim.",
    },
    en: {
      title: "Gallery: the road in 22 pictures | Bodrum VIP Transfer",
      description:
        "From the aeroplane window to the far end of the road: Bodrum, the peninsula and beyond, drawn for this site.",
    },
    ru: {
      title: "Галерея: дорога в 22 рисунках | Bodrum VIP Transfer",
      description:
        "От иллюминатора самолёта до дальних поездок: Бодрум, полуостров и соседние края, нарисованные для этого сайта.",
    },
  },
  terms: {
    tr: {
      title: "Kullanım koşulları | Bodrum VIP Transfer",
      description:
        "Talep, onay, sabit fiyat, bekleme, iptal ve sorumluluk: yolculuğunuzun hangi koşullarla ayırtıldığı ve yapıldığı.",
    },
    en: {
      title: "Terms of service | Bodrum VIP Transfer",
      description:
        "Requests, fixed prices, waiting, cancelling and liability: the terms on which a ride is booked and driven. Text in Turkish.",
    },
    ru: {
      title: "Условия обслуживания | Bodrum VIP Transfer",
      description:
        "Заявка, фиксированная цена, ожидание, отмена и ответственность: на каких условиях заказывают и выполняют поездку. Текст на турецком.",
    },
  },
  privacy: {
    tr: {
      title: "Gizlilik | Bodrum VIP Transfer",
      description:
        "Bu sitenin hangi bilgilerinizi, neden ve ne kadar süreyle kullandığı; haklarınız ve bize nasıl ulaşabileceğiniz.",
    },
    en: {
      title: "Privacy | Bodrum VIP Transfer",
      description:
        "Which of your details this site uses, why and for how long, what your rights are, and how to reach us.",
    },
    ru: {
      title: "Политика конфиденциальности | Bodrum VIP Transfer",
      description:
        "Какие данные использует этот сайт, зачем и как долго их хранит, какие у вас права и как с нами связаться.",
    },
  },
  offline: {
    tr: {
      title: "İnternet bağlantısı yok | Bodrum VIP Transfer",
      description:
        "Bu sayfa cihazınızda kayıtlı değil. Fiyatlar, iletişim ve rezervasyon formu internet olmadan da açılır; telefonla her saat ulaşırsınız.",
    },
    en: {
      title: "No internet connection | Bodrum VIP Transfer",
      description:
        "This page is not kept on your device. Prices, contact and the booking form open without the internet, and a phone call works at any hour.",
    },
    ru: {
      title: "Нет подключения к интернету | Bodrum VIP Transfer",
      description:
        "Эта страница не сохранена на устройстве. Цены, контакты и форма заказа открываются без интернета, позвонить нам можно в любое время.",
    },
  },
  notFound: {
    tr: {
      title: "Sayfa bulunamadı | Bodrum VIP Transfer",
      description:
        "Bu adreste bir sayfa yok. Ana sayfadan devam edebilir ya da doğrudan transfer rezervasyonu yapabilirsiniz.",
    },
    en: {
      title: "Page not found | Bodrum VIP Transfer",
      description:
        "There is no page at this address. Start again from the home page, or go straight to booking a transfer.",
    },
    ru: {
      title: "Страница не найдена | Bodrum VIP Transfer",
      description: "По этому адресу страницы нет. Вернитесь на главную или сразу перейдите к заказу трансфера.",
    },
  },
  serviceNotFound: {
    tr: {
      title: "Hizmet bulunamadı | Bodrum VIP Transfer",
      description:
        "Aradığınız hizmetin sayfası burada değil. Bütün transferler ve şoförlü araçlar hizmetler sayfasında.",
    },
    en: {
      title: "Service not found | Bodrum VIP Transfer",
      description:
        "There is no such service at this address. All transfers and chauffeured cars are on the services page.",
    },
    ru: {
      title: "Услуга не найдена | Bodrum VIP Transfer",
      description:
        "Такой услуги по этому адресу нет. Все трансферы и автомобили с водителем собраны на странице услуг.",
    },
  },
  tourNotFound: {
    tr: {
      title: "Tur bulunamadı | Bodrum VIP Transfer",
      description: "Aradığınız turun sayfası burada değil. Yedi turumuzun hepsini turlar sayfasında bulabilirsiniz.",
    },
    en: {
      title: "Tour not found | Bodrum VIP Transfer",
      description: "There is no such tour at this address. All seven of our tours are on the tours page.",
    },
    ru: {
      title: "Тур не найден | Bodrum VIP Transfer",
      description: "Такого тура по этому адресу нет. Все семь наших туров собраны на одной странице.",
    },
  },
  postNotFound: {
    tr: {
      title: "Blog yazısı bulunamadı | Bodrum VIP Transfer",
      description: "Aradığınız yazı bu adreste değil. Bodrum üstüne yazdıklarımızın hepsi blog sayfasında duruyor.",
    },
    en: {
      title: "Article not found | Bodrum VIP Transfer",
      description:
        "There is no such article at this address. Everything we have written about Bodrum is on the blog page.",
    },
    ru: {
      title: "Статья не найдена | Bodrum VIP Transfer",
      description: "Такой статьи по этому адресу нет. Все наши заметки о Бодруме собраны на странице блога.",
    },
  },
} satisfies Record<string, Localized<Head>>;
