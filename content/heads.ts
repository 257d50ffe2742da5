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
