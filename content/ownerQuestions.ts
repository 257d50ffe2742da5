/** A question that only the owner can answer. Until then the texts leave it open, or follow the price list. */
interface OwnerQuestion {
  /** Files whose texts depend on the answer. */
  files: string;
  question: string;
}

/** Listed by `npm run check:business`. Remove a question once the texts contain its answer. */
export const OWNER_QUESTIONS: readonly OwnerQuestion[] = [
  {
    files: "content/rideTerms.ts",
    question:
      "From when do the 45 free minutes count: landing, or the hour in the request? What does a longer wait cost?",
  },
  {
    files: "content/tours.ts, content/tours/efes-turu",
    question:
      "What do the 35 EUR of the boat trip pay for: one guest, or a party? Is lunch in it, at what age does a child pay?",
  },
  {
    files: "content/faq.ts (fixed-price), content/prices.ts",
    question:
      "Is every price the same at night, at weekends and on holidays? The texts say so, because the price list has only one.",
  },
  {
    files: "content/fleet.ts, content/prices.ts",
    question:
      "Is the V-Class of the fleet the VIP Vito of the price list? If not, what do the S-Class and the V-Class cost?",
  },
  {
    files: "content/faq.ts (how-many), content/services/mercedes-vito-transfer",
    question: "Does a Vito take 8 if one of them is a baby? The texts say: at most 7.",
  },
  {
    files: "content/faq.ts (payment)",
    question: "Which document do you give, an e-archive invoice or a receipt, and what do you need to know for it?",
  },
  {
    files: "content/faq.ts (how-many), content/fleet.ts",
    question: "Which vehicles take animals, and does the guest have to bring a carrier or a blanket?",
  },
  {
    files: "content/fleet.ts",
    question: "The list of features names smoking and non-smoking cars: may anybody smoke in one?",
  },
  {
    files: "content/services",
    question: "Does a stop for shopping on the way stay within the fixed price?",
  },
  {
    files: "content/streetPrices.ts",
    question: "What do kumpir and vegetable döner cost today? The figures are those of 2022, and are dated.",
  },
  {
    files: "content/services/vip-turkbuku-transfer",
    question: "May cars stop in Türkbükü’s back street in summer?",
  },
  {
    files: "content/blog/bodrumdan-kosa-gunubirlik, content/blog/bodrum-dolmus-rehberi",
    question: "Which quay do the ferries to Kos use, and which minibuses go to Gümüşlük without a change?",
  },
];
