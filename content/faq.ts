import type { FaqItem } from "#src/content/entities.ts";
import { RIDE_TERMS } from "./rideTerms.ts";

/** The questions that people ask before they book, group by group. `id` is the anchor of each on the page. */
export const FAQ: readonly FaqItem[] = [
  {
    id: "hours",
    group: "arrival",
    question: {
      tr: "Gece inen uçaklar için de araç gönderiyor musunuz?",
      en: "Do you meet flights that land in the middle of the night?",
      ru: "Вы встречаете ночные рейсы?",
    },
    answer: {
      tr: "Evet. 7/24 çalışıyoruz; saat üçte inen uçağın yolcusu da bayram sabahı yola çıkan da aracını bulur. Telefona ve WhatsApp’a her saat biri bakar.",
      en: "Yes. Cars and drivers are on the road 24 hours a day, seven days a week, and somebody answers the phone and WhatsApp at three in the morning too.",
      ru: "Да. Мы работаем круглосуточно и без выходных, и на звонок или сообщение в три часа ночи ответит человек, а не автоответчик.",
    },
  },
  {
    id: "meeting",
    group: "arrival",
    question: {
      tr: "Havalimanında şoförü nasıl bulurum?",
      en: "How do I find my driver at the airport?",
      ru: "Как я найду водителя в аэропорту?",
    },
    answer: {
      tr: "Bagajınızı alıp çıkış kapısından geçtiğinizde şoförünüz, üzerinde adınız yazan bir tabelayla bekler. Milas–Bodrum’da iç hatlarla dış hatların çıkışı ayrıdır; kapıda kimseyi göremezseniz yerinizden ayrılmadan bizi arayınız.",
      en: "Collect your bags, walk out through the arrivals door and look for the sign with your name on it. Domestic and international flights come out through different doors at Milas–Bodrum, so if you see nobody, stay where you are and ring us.",
      ru: "Получите багаж, выйдите в зал прилёта и ищите табличку со своим именем. В аэропорту Милас–Бодрум у внутренних и международных рейсов разные выходы: если никого не видно, не уходите далеко и позвоните нам.",
    },
  },
  {
    id: "waiting",
    group: "arrival",
    question: {
      tr: "Uçağım gecikirse ne olur?",
      en: "What happens if my flight is late?",
      ru: "Что будет, если рейс задержат?",
    },
    answer: RIDE_TERMS.waiting.text,
  },
  {
    id: "drive-times",
    group: "arrival",
    question: {
      tr: "Havalimanından yol ne kadar sürer?",
      en: "How long is the drive from the airport?",
      ru: "Сколько ехать из аэропорта?",
    },
    answer: {
      tr: "Yarımadada en uzağı Gümüşlük: 60 dakika kadar. Turgutreis 55, Yalıkavak 50, Bodrum merkez ise 35–40 dakikadır. Temmuz ve ağustosta cuma akşamları Torba kavşağından sonrası yavaşlar; dönüş uçağınız için payı biz de hesaba katarız.",
      en: "On the peninsula Gümüşlük is the farthest, about 60 minutes. Turgutreis takes 55, Yalıkavak 50, and the town itself 35–40. On Friday evenings in July and August the road slows down after the Torba junction, and we allow for that on your way back to the plane.",
      ru: "На полуострове дальше всех Гюмюшлюк\u00a0— около 60\u00a0минут. До Тургутреиса 55, до Ялыкавака 50, до самого Бодрума 35–40. Вечером по пятницам в июле и августе после развязки у Торбы едут медленнее, и на дорогу к самолёту мы закладываем запас.",
    },
  },
  {
    id: "fixed-price",
    group: "price",
    question: {
      tr: "Fiyat kişi başına mı, yolda değişir mi?",
      en: "Is the price per person, and can it change on the way?",
      ru: "Это цена за человека? Может ли она вырасти в дороге?",
    },
    answer: {
      tr: "Fiyat araç başınadır ve sabittir: Rezervasyondan önce ne gördüyseniz onu ödersiniz. Örneğin VIP Vito ile havalimanından Yalıkavak’a {{fare airport yalıkavak}}; dönüş de aynı. Bütün liste [fiyatlar sayfasında](/prices).",
      en: "It is per car, and it is fixed: you pay what you saw before you booked. A VIP Vito from the airport to Yalıkavak is {{fare airport yalıkavak}}, for example, and the way back costs the same. The whole list is on the [prices page](/prices).",
      ru: "Цена\u00a0— за машину, и она фиксированная: вы платите ту сумму, которую видели до заказа. Например, VIP Vito из аэропорта в Ялыкавак\u00a0— {{fare airport yalıkavak}}, обратно столько же. Весь список\u00a0— на [странице цен](/prices).",
    },
  },
  {
    id: "payment",
    group: "price",
    question: {
      tr: "Ödemeyi nasıl yaparım?",
      en: "How do I pay?",
      ru: "Как оплатить поездку?",
    },
    answer: {
      tr: `${RIDE_TERMS.payment.text.tr} Kart bilgisi istenmez; lira, dolar ve sterlin karşılıkları güncel kurla gösterilir.`,
      en: `${RIDE_TERMS.payment.text.en} Nobody asks for a card number. The site works out lira, dollars and pounds at the day’s rate.`,
      ru: `${RIDE_TERMS.payment.text.ru} Номер карты не нужен. Карты российских банков в Турции не работают, поэтому проще всего взять с собой наличные. Суммы в лирах, долларах и фунтах сайт считает по курсу дня.`,
    },
  },
  {
    id: "child-seats",
    group: "onboard",
    question: {
      tr: "Çocuk koltuğu var mı?",
      en: "Do you have child seats?",
      ru: "Есть ли детские кресла?",
    },
    answer: RIDE_TERMS.childSeats.text,
  },
  {
    id: "how-many",
    group: "onboard",
    question: {
      tr: "Kaç kişi ve kaç bavul sığar?",
      en: "How many people and bags fit in?",
      ru: "Сколько человек и чемоданов поместится?",
    },
    answer: {
      tr: "VIP Vito en çok 7, VIP Sprinter en çok 19 yolcu alır. Rahat edecek sayı S-Class’ta 3, V-Class’ta 6, Sprinter’da 12 kişidir. Bavul hesabı şöyle: Vito’ya 6 kişi birer orta boy bavulla, Sprinter’a 12 kişi birer büyük bavulla rahat sığar; S-Class kabin bagajına göredir, katlanan bebek arabası bir bavul yeri tutar. Sörf tahtası ya da golf çantası varsa önceden yazınız.",
      en: "A VIP Vito takes up to 7 people, a VIP Sprinter up to 19. The comfortable numbers are 3 in the S-Class, 6 in the V-Class and 12 in the Sprinter. As for bags, a Vito carries 6 people with a medium suitcase each, a Sprinter 12 with a large one each; the S-Class is for cabin bags, and a folded pram takes up one suitcase. If a surfboard or golf clubs are coming too, say so beforehand.",
      ru: "VIP Vito берёт до 7\u00a0пассажиров, VIP Sprinter\u00a0— до 19. Чтобы не тесниться, рассчитывайте на троих в S-Class, шестерых в V-Class и двенадцать человек в Sprinter. Теперь о багаже: Vito везёт шестерых со средним чемоданом у каждого, Sprinter\u00a0— двенадцать человек с большим; S-Class рассчитан на ручную кладь, а сложенная коляска занимает место одного чемодана. О доске для сёрфинга или клюшках для гольфа предупредите заранее.",
    },
  },
  {
    id: "cancelling",
    group: "changes",
    question: {
      tr: "İptal edersem ne öderim?",
      en: "What does it cost to cancel?",
      ru: "Что я заплачу, если отменю поездку?",
    },
    answer: RIDE_TERMS.cancelling.text,
  },
  {
    id: "certain",
    group: "changes",
    question: {
      tr: "Formu gönderince rezervasyonum kesinleşiyor mu?",
      en: "Is my ride settled once I have sent the form?",
      ru: "Заявка отправлена. Это уже бронь?",
    },
    answer: {
      tr: "Form bir talep gönderir. Talebiniz ekibimize ulaşınca size telefonla ya da WhatsApp’tan dönüp aracı onaylarız. Acele bir yolculuksa beklemeyiniz, [bizi arayınız](/contact).",
      en: "The form sends a request. Once it has reached our team we ring or write back to confirm the car. If you are in a hurry, don’t wait for that: [call us](/contact).",
      ru: "Ещё нет, это только заявка. Получив её, мы перезвоним или напишем, чтобы подтвердить машину. Если времени мало, не ждите: [позвоните](/contact).",
    },
  },
];
