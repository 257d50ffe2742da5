import { TERM_NUMBERS } from "#content/termNumbers.ts";
import type { LegalText } from "#src/content/contentSchema.ts";

/** On which terms a ride is booked and driven. Figures are the same as in the questions (content/faq.ts). */
export const TERMS: LegalText = {
  sections: [
    {
      heading: "Taraflar ve kapsam",
      paragraphs: [
        "Bu koşullar, bu site üzerinden ya da telefon ve mesajla ilettiğiniz transfer, şoförlü araç ve tur talepleri için geçerlidir. Hizmeti veren işletmenin iletişim bilgileri sayfanın altındadır.",
      ],
    },
    {
      heading: "Talep ve onay",
      paragraphs: [
        "Formu göndermeniz bir taleptir; tek başına sözleşme kurmaz. Yolculuk, işletmenin size telefonla ya da mesajla verdiği onayla kesinleşir. Verdiğiniz bilgilerin doğru ve eksiksiz olması gerekir; yanlış tarih, saat ya da telefon numarasından doğan aksaklıklardan işletme sorumlu tutulamaz.",
      ],
    },
    {
      heading: "Fiyat",
      paragraphs: [
        "Fiyat listesindeki tutarlar araç başına ve euro cinsindendir: transferlerde tek yön, turlarda aracın o günü içindir. Rezervasyondan önce bildirilir ve onaydan sonra değişmez. Bir transferin iki yönü aynı fiyattır. Türk lirası, ABD doları ve sterlin karşılıkları güncel kurla hesaplanır ve 5’in bir üst katına yuvarlanır.",
        "Listede olmayan yollar için fiyat, talebiniz üzerine bildirilir. Yol üstünde sonradan istenen durakların ve beklemenin fiyatı ayrıca konuşulur.",
      ],
    },
    {
      heading: "Ödeme",
      paragraphs: [
        "Ödeme nakit ya da banka havalesiyle yapılır; sitede ödeme alınmaz. Kartla ödeme gereken bir durumda işlemi ödeme kuruluşu yürütür; kart bilgileri bize ulaşmaz ve tarafımızca saklanmaz.",
      ],
    },
    {
      heading: "Bekleme",
      paragraphs: [
        `Havalimanında ${TERM_NUMBERS.waitingMinutes} dakikaya kadar bekleme ücretsizdir. Daha uzun beklemelerde işletme sizinle iletişime geçer; beklemenin sürüp sürmeyeceğine birlikte karar verilir.`,
      ],
    },
    {
      heading: "İptal ve değişiklik",
      paragraphs: ["Yolculuğunuzu telefonla ya da mesajla iptal edebilir veya değiştirebilirsiniz:"],
      list: [
        "Alış saatinden en az 24 saat önce: ücretsiz.",
        "24 saatten az kala: tutarın %50’si.",
        "Haber vermeden gelinmezse: tutarın tamamı.",
      ],
    },
    {
      heading: "Araç, yolcu ve bagaj",
      paragraphs: [
        "Her araç, ruhsatında yazan kadar yolcu taşır; rezervasyonda bildirilenden fazla kişi alınamaz. Çocuk koltuğu ücretsizdir ve yaş önceden bildirildiğinde araca takılır. Emniyet kemeri takmak zorunludur. Araçlarda sigara içilmez; isteyen yolcu için uygun bir yerde mola verilir.",
        "Araçta unutulan eşya işletmeye bildirildiğinde aranır ve bulunursa teslimi için sizinle iletişime geçilir.",
      ],
    },
    {
      heading: "Turlar",
      paragraphs: [
        "Tur programındaki durakların sırası hava, yol ve ziyaret yerlerinin durumuna göre değişebilir. Tekne turlarında kaptan, güvenlik gerekçesiyle rotayı değiştirebilir ya da turu erteleyebilir; bu durumda ödediğiniz tutar iade edilir ya da başka bir güne aktarılır.",
      ],
    },
    {
      heading: "Sorumluluk",
      paragraphs: [
        "Kapanan yol, kaza, olağanüstü hava, grev ve benzeri mücbir sebeplerle oluşan gecikmelerde işletme sizi bilgilendirir ve makul bir çözüm sunar. Tüketici mevzuatının size tanıdığı haklar saklıdır.",
      ],
    },
    {
      heading: "Site",
      paragraphs: [
        "Sitedeki metin ve resimler işletmeye aittir. Yazılardaki gezi bilgileri yayımlandıkları güne göredir; gitmeden önce açılış saatlerini ve koşulları ilgili kurumdan öğreniniz. Kişisel verilerin nasıl işlendiği gizlilik sayfasında anlatılır.",
      ],
    },
    {
      heading: "Uyuşmazlık",
      paragraphs: [
        "Bu koşullara Türk hukuku uygulanır. Tüketici uyuşmazlıklarında yasal parasal sınırlar içinde tüketici hakem heyetlerine, bunun üzerindeki tutarlarda tüketici mahkemelerine başvurabilirsiniz.",
      ],
    },
  ],
};
