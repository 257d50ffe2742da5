/** Short imperatives that are nothing but verbs. Nouns that look alike (`sorun`, `koyun`, `kalın`) are not among them. */
const VERBS = `
  arayın ayırın ayırtın bakın başlayın bekleyin belirtin bildirin bırakın bitirin bulundurun çevirin değiştirin denetleyin
  deyin doldurun dolaşın dönün durun düzeltin edin ekleyin geçin getirin gidin girin giyin gönderin görün götürün hesaplayın
  iletin indirin [iİ]nin isteyin karşılaştırın kararlaştırın okuyun oturun ödeyin öğrenin paylaşın seçin seyredin söyleyin
  taşıyın toplayın tutun ulaşın unutun uzanın verin yapın yazdırın yenileyin yiyin yönelin yürüyün
`;

/** What is not to be done is always said by a verb: yazmayın, beklemeyin. */
const NEGATIVE = String.raw`\p{L}+m[ae]y[ıi]n`;

/** Verbs that may be something else too (in summer, a brow, a bride, a bundle, Mr, a problem): only where they are verbs. */
const AMBIGUOUS = [
  "yazın(?=[.,;:!?]|$| ya da )",
  "(?:alın|atın|açın|çıkın|gelin|sayın)(?=[.;:!?]|$)",
  "(?:yola|yukarı) çıkın",
  "yanınıza alın",
  "(?:ayrıca|bize|fiyatı|mutlaka|önce|önceden|otelinize|satıcıya|yolculuğu) sorun",
  // “Lütfen tekrar deneyin” is prescribed word for word for two messages.
  "(?<!lütfen tekrar )deneyin",
];

/** A Turkish imperative in its short form. The site addresses its visitors with the formal one: yazınız, seçiniz. */
export const SHORT_IMPERATIVE = new RegExp(
  String.raw`(?<![\p{L}’'])(?:${[...VERBS.trim().split(/\s+/), NEGATIVE, ...AMBIGUOUS].join("|")})(?!\p{L})`,
  "iu",
);

/** The same verbs in the formal form, at the end of a label or before its colon or bracket: “Bizi arayınız”, “Arayınız: …”. */
export const FORMAL_IMPERATIVE_LABEL = new RegExp(
  String.raw`(?<![\p{L}’'])(?:${[...VERBS.trim().split(/\s+/), "yazın", "alın", "atın", "açın", "sorun", "deneyin"].join("|")})[ıiuü]z(?=$|:| \()`,
  "iu",
);
