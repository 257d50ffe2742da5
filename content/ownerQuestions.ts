/** A question that only the owner can answer. Until then the texts leave it open, or follow the price list. */
interface OwnerQuestion {
  /** Files whose texts depend on the answer. */
  files: string;
  question: { tr: string; en: string };
}

/** Listed by `npm run check:business`, with the values that they name. Remove a question once the texts contain its answer. */
export const OWNER_QUESTIONS: readonly OwnerQuestion[] = [
  {
    files: "content/rideTerms.ts",
    question: {
      tr: "Ücretsiz {{waitingMinutes}} dakika ne zaman başlar: uçak inince mi, talepteki saatte mi? Daha uzun bekleme kaç para?",
      en: "From when do the {{waitingMinutes}} free minutes count: landing, or the hour in the request? What does a longer wait cost?",
    },
  },
  {
    files: "content/tours.ts, content/tours/efes-turu",
    question: {
      tr: "Tekne turunun fiyatı neyin karşılığı: bir kişinin mi, bütün grubun mu? Öğle yemeği içinde mi, çocuktan kaç yaşında ücret alınır?",
      en: "What does the price of the boat trip pay for: one guest, or a party? Is lunch in it, at what age does a child pay?",
    },
  },
  {
    files: "content/faq.ts (fixed-price), content/prices.ts",
    question: {
      tr: "Bütün fiyatlar gece, hafta sonu ve bayramda da aynı mı? Fiyat listesinde tek fiyat olduğu için metinler öyle diyor.",
      en: "Is every price the same at night, at weekends and on holidays? The texts say so, because the price list has only one.",
    },
  },
  {
    files: "content/fleet.ts, content/prices.ts",
    question: {
      tr: "Filodaki V-Class, fiyat listesindeki VIP Vito mu? Değilse S-Class ve V-Class kaç para?",
      en: "Is the V-Class of the fleet the VIP Vito of the price list? If not, what do the S-Class and the V-Class cost?",
    },
  },
  {
    files: "content/faq.ts (how-many), content/services/mercedes-vito-transfer",
    question: {
      tr: "Biri bebekse bir Vito 8 kişi alır mı? Metinler en çok {{seats vip-vito}} diyor.",
      en: "Does a Vito take 8 if one of them is a baby? The texts say: at most {{seats vip-vito}}.",
    },
  },
  {
    files: "content/faq.ts (payment)",
    question: {
      tr: "Hangi belgeyi veriyorsunuz, e-arşiv fatura mı, fiş mi? Onun için neleri bilmeniz gerekir?",
      en: "Which document do you give, an e-archive invoice or a receipt, and what do you need to know for it?",
    },
  },
  {
    files: "content/faq.ts (how-many), content/fleet.ts",
    question: {
      tr: "Hangi araçlara hayvan alınır? Misafirin taşıma çantası ya da örtü getirmesi gerekir mi?",
      en: "Which vehicles take animals, and does the guest have to bring a carrier or a blanket?",
    },
  },
  {
    files: "content/fleet.ts",
    question: {
      tr: "Özellikler listesinde sigara içilen ve içilmeyen araçlar var: araçların birinde sigara içilebiliyor mu?",
      en: "The list of features names smoking and non-smoking cars: may anybody smoke in one?",
    },
  },
  {
    files: "content/services",
    question: {
      tr: "Yolda alışveriş için durmak sabit fiyata dâhil mi?",
      en: "Does a stop for shopping on the way stay within the fixed price?",
    },
  },
  {
    files: "content/streetPrices.ts",
    question: {
      tr: "Kumpir ve sebzeli döner bugün kaç para? Rakamların yılı {{streetYear kumpir}}.",
      en: "What do kumpir and vegetable döner cost today? The figures are those of {{streetYear kumpir}}.",
    },
  },
  {
    files: "content/services/vip-turkbuku-transfer",
    question: {
      tr: "Yazın araçlar Türkbükü’nün arka sokağında durabiliyor mu?",
      en: "May cars stop in Türkbükü’s back street in summer?",
    },
  },
  {
    files: "content/blog/bodrumdan-kosa-gunubirlik, content/blog/bodrum-dolmus-rehberi",
    question: {
      tr: "Kos feribotları hangi iskeleden kalkıyor, Gümüşlük’e aktarmasız hangi dolmuşlar gidiyor?",
      en: "Which quay do the ferries to Kos use, and which minibuses go to Gümüşlük without a change?",
    },
  },
];
