import type { Localized } from "#src/domain/language.ts";

/** What a page is called in a browser's tab and in a list of results: a title of 15–60 characters, a description of 50–155. */
interface Head {
  title: string;
  description: string;
}

export const HEADS = {
  home: {
    tr: {
      title: "Bodrum Havalimanı transferi | Bodrum VIP Transfer",
      description:
        "Milas–Bodrum Havalimanı’ndan yarımadanın her köşesine özel araç. Araç başına sabit fiyatı rezervasyondan önce görün, 7/24 yazın ya da arayın.",
    },
    en: {
      title: "Bodrum airport transfers, fixed price | Bodrum VIP Transfer",
      description:
        "A private car from Milas–Bodrum Airport to anywhere on the peninsula. See the fixed price per car before you book. Day and night.",
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
        "Nereden, nereye ve ne zaman: sabit fiyatı dört para biriminde görün, talebinizi bir dakikada gönderin. Ödeme nakit ya da havaleyle.",
    },
    en: {
      title: "Book a private transfer | Bodrum VIP Transfer",
      description:
        "Choose from, to and when, see the fixed price in four currencies and send your request in a minute. Nothing to pay online.",
    },
    ru: {
      title: "Заказ трансфера в Бодруме | Bodrum VIP Transfer",
      description:
        "Откуда, куда и когда: фиксированная цена сразу в четырёх валютах, заявка за минуту. Онлайн ничего платить не нужно.",
    },
  },
  services: {
    tr: {
      title: "Transfer ve şoförlü araç hizmetleri | Bodrum VIP Transfer",
      description:
        "Yarımadanın köylerine, komşu kentlere ve havalimanına on beş hizmet: hangi yol kaça, hangi araçla, ne kadar sürede, tek listede.",
    },
    en: {
      title: "Transfers and chauffeured cars | Bodrum VIP Transfer",
      description:
        "Fifteen ways to be driven: airport and villages, other cities, a car by the day. What each road costs, in which vehicle, on one page.",
    },
    ru: {
      title: "Трансферы и авто с водителем | Bodrum VIP Transfer",
      description:
        "Пятнадцать услуг на одной странице: аэропорт, посёлки полуострова, другие города, машина с водителем на день. Сколько стоит каждая дорога.",
    },
  },
  tours: {
    tr: {
      title: "Bodrum’dan bir ve iki günlük turlar | Bodrum VIP Transfer",
      description:
        "Tekne, Efes, Pamukkale, Fethiye, İzmir kıyısı: Bodrum’dan çıkan yedi özel tur, duraklarıyla, süreleriyle ve haritasıyla.",
    },
    en: {
      title: "Private tours from Bodrum | Bodrum VIP Transfer",
      description:
        "Boat days, Ephesus, Pamukkale, Fethiye and the Izmir coast: seven tours that start in Bodrum, stop by stop, with their maps.",
    },
    ru: {
      title: "Экскурсии из Бодрума | Bodrum VIP Transfer",
      description:
        "Прогулки по морю, Эфес, Памуккале, Фетхие и побережье Измира: семь туров из Бодрума с остановками, картой и длительностью.",
    },
  },
  blog: {
    tr: {
      title: "Bodrum yazıları | Bodrum VIP Transfer",
      description:
        "Kale, yel değirmenleri, koylar, mandalina, çarşı: yarımadada yaşayanların kaleminden, gidilecek yeri ve gidilecek saati söyleyen yazılar.",
    },
    en: {
      title: "Notes from the Bodrum peninsula | Bodrum VIP Transfer",
      description:
        "The castle, the windmills, quiet coves, mandarins, the bazaar: short reads by people who live here, with when to go and how.",
    },
    ru: {
      title: "Заметки о Бодруме | Bodrum VIP Transfer",
      description:
        "Замок, мельницы, тихие бухты, мандарины и базар: короткие рассказы тех, кто здесь живёт, — куда поехать, когда и как добраться.",
    },
  },
  contact: {
    tr: {
      title: "İletişim | Bodrum VIP Transfer",
      description:
        "Telefon, WhatsApp, e-posta ve harita. Gece gündüz bir insan yanıt verir; fiyat sormak için de yazabilirsiniz.",
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
      title: "Галерея: дорога в 22 картинах | Bodrum VIP Transfer",
      description:
        "От иллюминатора самолёта до дальних поездок: Бодрум, полуостров и соседние края в рисунках, сделанных для этого сайта.",
    },
  },
  terms: {
    tr: {
      title: "Kullanım koşulları | Bodrum VIP Transfer",
      description:
        "Talep, onay, sabit fiyat, bekleme, iptal ve sorumluluk: bir yolculuğun hangi koşullarla rezerve edildiği ve yapıldığı.",
    },
    en: {
      title: "Terms of service | Bodrum VIP Transfer",
      description:
        "Requests, fixed prices, waiting, cancelling and liability: the terms on which a ride is booked and driven, in Turkish.",
    },
    ru: {
      title: "Условия обслуживания | Bodrum VIP Transfer",
      description:
        "Заявка, твёрдая цена, ожидание, отмена и ответственность: на каких условиях заказывают и выполняют поездку. Текст на турецком.",
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
      title: "Конфиденциальность | Bodrum VIP Transfer",
      description:
        "Какие данные использует этот сайт, зачем и как долго их хранит, какие у вас права и как с нами связаться.",
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
} satisfies Record<string, Localized<Head>>;
