import type { RideTerm } from "#src/content/schema/business.ts";

/**
 * Terms of every ride, in the order of the list on each service page. Answers about a term begin with its text. Services, tours and
 * articles do not repeat them.
 */
export const RIDE_TERMS = {
  cancelling: {
    label: { tr: "İptal", en: "Cancelling", ru: "Отмена" },
    text: {
      tr: "Sizi alacağımız saatten {{cancellingHours}}\u00a0saat öncesine kadar ücretsizdir. Daha geç iptallerde kesinti oranı %{{lateCancellingPercent}}; haber vermeden gelmezseniz tutarın tamamı alınır.",
      en: "You can cancel free of charge up to {{cancellingHours}}\u00a0hours before the pick-up. After that you pay {{lateCancellingPercent}}% of the price, or the full price if you don’t turn up and haven’t told us.",
      ru: "Отмена бесплатна, если до подачи машины осталось не меньше {{cancellingHours}}\u00a0часов. Позже оплачивается {{lateCancellingPercent}}\u00a0% суммы, а если вы не пришли и не предупредили\u00a0— вся сумма.",
    },
  },
  waiting: {
    label: { tr: "Bekleme", en: "Waiting", ru: "Ожидание" },
    text: {
      tr: "Havalimanında {{waitingMinutes}}\u00a0dakikaya kadar bekleme ücretsizdir. Daha çok vakit gerekirse arayınız ya da yazınız; ses çıkmazsa biz ararız, birlikte karar veririz. Uçağınız gecikirse haber veriniz, yeni bir saat kararlaştırırız.",
      en: "At the airport the driver waits at arrivals, free of charge for up to {{waitingMinutes}}\u00a0minutes. If you need longer, tell us; if we haven’t heard, we’ll call you and decide together. Flight late? Tell us and we’ll move the pick-up.",
      ru: "Ожидание в аэропорту до {{waitingMinutes}}\u00a0минут бесплатно. Если нужно дольше, позвоните или напишите; не дождавшись вестей, позвоним сами и решим вместе. Если рейс задерживается, сообщите нам, и мы перенесём подачу машины.",
    },
  },
  payment: {
    label: { tr: "Ödeme", en: "Payment", ru: "Оплата" },
    text: {
      tr: "Nakit ya da banka havalesiyle: euro, lira, dolar ya da sterlin. Sitede ödeme alınmaz.",
      en: "In cash or by bank transfer, in euros, lira, dollars or pounds. Nothing is paid on this site.",
      ru: "Наличными или банковским переводом: в евро, лирах, долларах или фунтах. На сайте платить ничего не нужно.",
    },
  },
  childSeats: {
    label: { tr: "Çocuk koltuğu", en: "Child seats", ru: "Детские кресла" },
    text: {
      tr: "Çocuk koltuğu ücretsizdir. Talebinize çocuğunuzun yaşını yazınız; uygun koltuk araca takılı gelir.",
      en: "We bring them free of charge. Ask in the form, with each child’s age in the note, and we’ll fit the right seat before the car sets off.",
      ru: "Привозим бесплатно. Укажите в заявке возраст ребёнка, и подходящее кресло установят до выезда.",
    },
  },
} as const satisfies Record<string, RideTerm>;
