import type { Climate } from "#src/content/schema/places.ts";

const VERY_QUIET = { level: 1, words: { tr: "Çok sakin", en: "Very quiet", ru: "почти никого" } };
const QUIET = { level: 2, words: { tr: "Sakin", en: "Quiet", ru: "мало" } };
const OPENING = { level: 2, words: { tr: "Yeni açılıyor", en: "Opening up", ru: "прибывает" } };
const ROOM = { level: 3, words: { tr: "Her yerde yer var", en: "Room everywhere", ru: "просторно" } };
const BUSY_LATER = {
  level: 4,
  words: { tr: "Sonuna doğru dolu", en: "Busy by the end", ru: "к концу людно" },
};
const EASIER_LATER = {
  level: 4,
  words: { tr: "Ortasından sonra rahat", en: "Busy, then easier", ru: "потом тише" },
};
const FULL = { level: 5, words: { tr: "Tıklım tıklım", en: "Full", ru: "полно" } };

/**
 * The year on the peninsula, for `{{year}}` in an article: averages over many years, rounded, in °C, and the air by day. The months to
 * suggest are those of the two periods that the article "ay-ay-bodrum" suggests, late May to mid-June and mid-September to mid-October.
 */
export const CLIMATE: Climate = {
  heads: {
    month: { tr: "Ay", en: "Month", ru: "Месяц" },
    air: { tr: "Hava", en: "Air", ru: "Воздух" },
    sea: { tr: "Deniz", en: "Sea", ru: "Море" },
    crowd: { tr: "Kalabalık", en: "How full", ru: "Народу" },
  },
  suggested: { tr: "Önerimiz", en: "Our pick", ru: "Советуем" },
  months: [
    { name: { tr: "Ocak", en: "January", ru: "Январь" }, air: 15, sea: [16, 17], crowd: VERY_QUIET },
    { name: { tr: "Şubat", en: "February", ru: "Февраль" }, air: 15, sea: [16, 17], crowd: VERY_QUIET },
    { name: { tr: "Mart", en: "March", ru: "Март" }, air: 17, sea: [16, 17], crowd: QUIET },
    { name: { tr: "Nisan", en: "April", ru: "Апрель" }, air: 20, sea: 17, crowd: OPENING },
    { name: { tr: "Mayıs", en: "May", ru: "Май" }, air: 25, sea: 20, crowd: ROOM, suggested: true },
    { name: { tr: "Haziran", en: "June", ru: "Июнь" }, air: 30, sea: 23, crowd: BUSY_LATER, suggested: true },
    { name: { tr: "Temmuz", en: "July", ru: "Июль" }, air: [33, 34], sea: [25, 26], crowd: FULL },
    { name: { tr: "Ağustos", en: "August", ru: "Август" }, air: [33, 34], sea: [25, 26], crowd: FULL },
    {
      name: { tr: "Eylül", en: "September", ru: "Сентябрь" },
      air: [29, 30],
      sea: 25,
      crowd: EASIER_LATER,
      suggested: true,
    },
    { name: { tr: "Ekim", en: "October", ru: "Октябрь" }, air: [24, 25], sea: 22, crowd: ROOM, suggested: true },
    { name: { tr: "Kasım", en: "November", ru: "Ноябрь" }, air: [19, 20], sea: 20, crowd: QUIET },
    { name: { tr: "Aralık", en: "December", ru: "Декабрь" }, air: 16, sea: [17, 18], crowd: VERY_QUIET },
  ],
};
