/** Short imperatives that cannot be another word. Those that can also be nouns (`sorun`, `koyun`, `kalın`) are not among them. */
const VERBS = `
  arayın ayırın ayırtın bakın başlayın bekleyin belirtin bildirin bırakın bitirin bulundurun çevirin değiştirin denetleyin
  deyin doldurun dolaşın dönün durun düzeltin edin ekleyin geçin getirin gidin girin giyin gönderin görün götürün hesaplayın
  iletin indirin [iİ]nin isteyin karşılaştırın kararlaştırın okuyun oturun ödeyin öğrenin paylaşın seçin seyredin söyleyin
  taşıyın toplayın tutun ulaşın unutun uzanın verin yapın yazdırın yenileyin yiyin yönelin yürüyün
`;

/** Negative imperatives, which cannot be another word: yazmayın, beklemeyin. */
const NEGATIVE = String.raw`\p{L}+m[ae]y[ıi]n`;

/** Imperatives that can be other words, too (“in summer”, “brow”, “bride”, “bundle”, “Mr”, “problem”), matched only as verbs. */
const AMBIGUOUS = [
  "yazın(?=[.,;:!?]|$| ya da )",
  "(?:alın|atın|açın|çıkın|gelin|sayın)(?=[.;:!?]|$)",
  "(?:yola|yukarı) çıkın",
  "yanınıza alın",
  "(?:ayrıca|bize|fiyatı|mutlaka|önce|önceden|otelinize|satıcıya|yolculuğu) sorun",
  // “Lütfen tekrar deneyin” is prescribed verbatim for two messages.
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
