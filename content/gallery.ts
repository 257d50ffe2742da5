import type { GalleryItem } from "#src/content/entities.ts";

/** The gallery, chapter by chapter along the road. What is seen on a picture is told beside the picture itself. */
export const GALLERY: readonly GalleryItem[] = [
  {
    src: "blog-havalimanindan-bodruma",
    chapter: "arrival",
    title: { tr: "İnişe beş dakika kala", en: "Five minutes to landing", ru: "Пять минут до посадки" },
    location: { tr: "Güllük Körfezi üstünde", en: "Over the Gulf of Güllük", ru: "Над заливом Гюллюк" },
  },
  {
    src: "service-bodrum-airport-transfer",
    chapter: "arrival",
    title: { tr: "Gelen yolcu kapısının önü", en: "Outside arrivals", ru: "У выхода из зала прилёта" },
    location: { tr: "Milas–Bodrum Havalimanı", en: "Milas–Bodrum Airport", ru: "Аэропорт Милас–Бодрум" },
  },
  {
    src: "service-vip-bodrum-transfer",
    chapter: "arrival",
    title: { tr: "Yokuş başı", en: "The top of the hill", ru: "Вершина подъёма" },
    location: { tr: "Yokuşbaşı, Bodrum", en: "Yokuşbaşı, Bodrum", ru: "Йокушбашы, Бодрум" },
  },
  {
    src: "hero-dusk-road",
    chapter: "arrival",
    title: { tr: "Akşam yolu", en: "The evening road", ru: "Вечерняя дорога" },
    location: { tr: "Bodrum kıyısı", en: "The shore near Bodrum", ru: "Берег у Бодрума" },
    focus: "50% 65%",
  },
  {
    src: "gallery-cistern",
    chapter: "arrival",
    title: { tr: "Kubbeli sarnıç", en: "A domed cistern", ru: "Купольная цистерна" },
    location: { tr: "Bodrum Yarımadası", en: "Bodrum peninsula", ru: "Полуостров Бодрум" },
  },
  {
    src: "stop-bodrum-castle",
    chapter: "bodrum",
    title: {
      tr: "Kale, batı limanından",
      en: "The castle from the west harbour",
      ru: "Замок со стороны западной гавани",
    },
    location: { tr: "Bodrum Kalesi", en: "Bodrum Castle", ru: "Бодрумский замок" },
  },
  {
    src: "blog-bodrum-marina",
    chapter: "bodrum",
    title: { tr: "Direkler arasında akşam", en: "Evening among the masts", ru: "Вечер среди мачт" },
    location: { tr: "Bodrum Marina", en: "Bodrum Marina", ru: "Марина Бодрума" },
  },
  {
    src: "tour-bodrum-city-tour",
    chapter: "bodrum",
    title: { tr: "Kaleye çıkan sokak", en: "The lane to the castle", ru: "Улочка к замку" },
    location: { tr: "Eski Bodrum", en: "Old Bodrum", ru: "Старый Бодрум" },
  },
  {
    src: "blog-bodrum-antik-tiyatro",
    chapter: "bodrum",
    title: { tr: "En üst sıradan koy", en: "The bay from the top row", ru: "Бухта с верхнего ряда" },
    location: { tr: "Antik tiyatro, Göktepe", en: "Ancient theatre, Göktepe", ru: "Античный театр, Гёктепе" },
  },
  {
    src: "night-harbour",
    chapter: "bodrum",
    title: { tr: "Limanda dolunay", en: "Full moon over the harbour", ru: "Полнолуние над гаванью" },
    location: { tr: "Bodrum limanı", en: "Bodrum harbour", ru: "Гавань Бодрума" },
  },
  {
    src: "blog-bodrum-carsisi",
    chapter: "bodrum",
    title: { tr: "Tenteler altında", en: "Under the awnings", ru: "Под навесами" },
    location: { tr: "Bodrum çarşısı", en: "Bodrum bazaar", ru: "Базар Бодрума" },
  },
  {
    src: "stop-windmills",
    chapter: "peninsula",
    title: { tr: "İki koy arasında", en: "Between two bays", ru: "Между двух бухт" },
    location: { tr: "Bodrum ile Gümbet arası", en: "Between Bodrum and Gümbet", ru: "Между Бодрумом и Гюмбетом" },
  },
  {
    src: "service-vip-gumusluk-transfer",
    chapter: "peninsula",
    title: { tr: "Su kabağı lambaları", en: "Gourd lamps", ru: "Лампы из тыкв" },
    location: { tr: "Gümüşlük", en: "Gümüşlük", ru: "Гюмюшлюк" },
  },
  {
    src: "service-vip-turkbuku-transfer",
    chapter: "peninsula",
    title: { tr: "Öğle vakti iskeleler", en: "Jetties at noon", ru: "Полдень на причалах" },
    location: { tr: "Türkbükü", en: "Türkbükü", ru: "Тюркбюкю" },
  },
  {
    src: "service-vip-icmeler-transfer",
    chapter: "peninsula",
    title: { tr: "Kızakta bir gulet", en: "A gulet on the stocks", ru: "Гулет на стапеле" },
    location: { tr: "İçmeler", en: "İçmeler", ru: "Ичмелер" },
  },
  {
    src: "gallery-bagla",
    chapter: "peninsula",
    title: { tr: "Fıstık çamlarının gölgesi", en: "In the shade of the pines", ru: "В тени пиний" },
    location: { tr: "Bağla", en: "Bağla", ru: "Багла" },
  },
  {
    src: "gallery-pedasa",
    chapter: "peninsula",
    title: { tr: "Leleg duvarı", en: "A Lelegian wall", ru: "Лелегская стена" },
    location: { tr: "Pedasa, Konacık", en: "Pedasa, Konacık", ru: "Педаса, Конаджик" },
  },
  {
    src: "stop-ephesus",
    chapter: "further",
    title: { tr: "Celsus Kütüphanesi", en: "Library of Celsus", ru: "Библиотека Цельса" },
    location: { tr: "Efes, Selçuk", en: "Ephesus, Selçuk", ru: "Эфес, Сельчук" },
    focus: "30% 15%",
  },
  {
    src: "stop-pamukkale",
    chapter: "further",
    title: { tr: "Beyaz havuzlar", en: "White pools", ru: "Белые чаши" },
    location: { tr: "Pamukkale", en: "Pamukkale", ru: "Памуккале" },
  },
  {
    src: "tour-likya-fethiye-turu",
    chapter: "further",
    title: { tr: "Lagün, Babadağ’dan", en: "The lagoon from Babadağ", ru: "Лагуна с горы Бабадаг" },
    location: { tr: "Ölüdeniz", en: "Ölüdeniz", ru: "Олюдениз" },
  },
  {
    src: "stop-amyntas",
    chapter: "further",
    title: { tr: "Tapınak cepheli mezar", en: "A temple front cut in rock", ru: "Гробница в виде храма" },
    location: { tr: "Fethiye", en: "Fethiye", ru: "Фетхие" },
  },
  {
    src: "gallery-karaada",
    chapter: "further",
    title: { tr: "Buharlı mağara", en: "The steaming cave", ru: "Пещера в клубах пара" },
    location: { tr: "Karaada", en: "Karaada", ru: "Караада" },
  },
];
