import type { Place } from "#src/domain/places.ts";

/** Every place of the form and the price table, group by group in the order in which a list shows them. */
export const LOCATIONS: readonly Place[] = [
  {
    id: "airport",
    group: "airport",
    selectable: true,
    label: { tr: "Havalimanı (BJV)", en: "Airport (BJV)", ru: "Аэропорт (BJV)" },
  },

  // The prices name the centre of Bodrum; the form does not offer it until this says true.
  {
    id: "bodrum",
    group: "peninsula",
    selectable: false,
    label: { tr: "Bodrum merkez", en: "Bodrum centre", ru: "Центр Бодрума" },
  },
  {
    id: "kaynar",
    group: "peninsula",
    selectable: true,
    label: { tr: "Kaynar", en: "Kaynar", ru: "Кайнар" },
  },
  {
    id: "torba",
    group: "peninsula",
    selectable: true,
    label: { tr: "Torba", en: "Torba", ru: "Торба" },
  },
  {
    id: "içmeler",
    group: "peninsula",
    selectable: true,
    label: { tr: "İçmeler", en: "İçmeler", ru: "Ичмелер" },
  },
  {
    id: "gümbet",
    group: "peninsula",
    selectable: true,
    label: { tr: "Gümbet", en: "Gümbet", ru: "Гюмбет" },
  },
  {
    id: "bitez",
    group: "peninsula",
    selectable: true,
    label: { tr: "Bitez", en: "Bitez", ru: "Битез" },
  },
  {
    id: "ortakent",
    group: "peninsula",
    selectable: true,
    label: { tr: "Ortakent", en: "Ortakent", ru: "Ортакент" },
  },
  {
    id: "yalıkavak",
    group: "peninsula",
    selectable: true,
    label: { tr: "Yalıkavak", en: "Yalıkavak", ru: "Ялыкавак" },
  },
  {
    id: "gündoğan",
    group: "peninsula",
    selectable: true,
    label: { tr: "Gündoğan", en: "Gündoğan", ru: "Гюндоган" },
  },
  {
    id: "turgutreis",
    group: "peninsula",
    selectable: true,
    label: { tr: "Turgutreis", en: "Turgutreis", ru: "Тургутреис" },
  },
  {
    id: "gümüşlük",
    group: "peninsula",
    selectable: true,
    label: { tr: "Gümüşlük", en: "Gümüşlük", ru: "Гюмюшлюк" },
  },
  {
    id: "türkbükü",
    group: "peninsula",
    selectable: true,
    label: { tr: "Türkbükü", en: "Türkbükü", ru: "Тюркбюкю" },
  },
  {
    id: "peninsula",
    group: "peninsula",
    selectable: true,
    label: { tr: "Tüm yarımada", en: "Whole peninsula", ru: "Весь полуостров" },
  },

  {
    id: "sixsenseskaplankaya",
    group: "region",
    selectable: true,
    label: { tr: "Six Senses Kaplankaya", en: "Six Senses Kaplankaya", ru: "Six Senses Kaplankaya" },
  },
  {
    id: "didim",
    group: "region",
    selectable: true,
    label: { tr: "Didim", en: "Didim", ru: "Дидим" },
  },
  {
    id: "dalaman",
    group: "region",
    selectable: true,
    label: { tr: "Dalaman", en: "Dalaman", ru: "Даламан" },
  },
  {
    id: "gocek",
    group: "region",
    selectable: true,
    label: { tr: "Göcek", en: "Göcek", ru: "Гёчек" },
  },
  {
    id: "dmarishisaronu",
    group: "region",
    selectable: true,
    label: { tr: "D Maris, Hisarönü", en: "D Maris, Hisarönü", ru: "D Maris, Хисарёню" },
  },
  {
    id: "fethiye",
    group: "region",
    selectable: true,
    label: { tr: "Fethiye", en: "Fethiye", ru: "Фетхие" },
  },
  {
    id: "marmaris",
    group: "region",
    selectable: true,
    label: { tr: "Marmaris", en: "Marmaris", ru: "Мармарис" },
  },
  {
    id: "kusadasıhotels",
    group: "region",
    selectable: true,
    label: { tr: "Kuşadası otelleri", en: "Kuşadası hotels", ru: "Отели Кушадасы" },
  },
  {
    id: "izmiradnanmenderesairport",
    group: "region",
    selectable: true,
    label: { tr: "İzmir Havalimanı (ADB)", en: "İzmir Airport (ADB)", ru: "Аэропорт Измира (ADB)" },
  },
  {
    id: "izmir",
    group: "region",
    selectable: true,
    label: { tr: "İzmir", en: "İzmir", ru: "Измир" },
  },
  // Two entries with prices of their own: the Vito's are for Çeşme together with Alaçatı, the Sprinter's for Çeşme alone.
  {
    id: "cesme/alacatı",
    group: "region",
    selectable: true,
    label: { tr: "Çeşme / Alaçatı", en: "Çeşme / Alaçatı", ru: "Чешме / Алачаты" },
  },
  {
    id: "çeşme",
    group: "region",
    selectable: true,
    label: { tr: "Çeşme", en: "Çeşme", ru: "Чешме" },
  },
  {
    id: "pamukkale",
    group: "region",
    selectable: true,
    label: { tr: "Pamukkale", en: "Pamukkale", ru: "Памуккале" },
  },
  {
    id: "antalya",
    group: "region",
    selectable: true,
    label: { tr: "Antalya", en: "Antalya", ru: "Анталья" },
  },

  {
    id: "bodrumtour",
    group: "tours",
    selectable: true,
    label: { tr: "Bodrum turu", en: "Bodrum tour", ru: "Тур по Бодруму" },
  },
  {
    id: "ephesustour",
    group: "tours",
    selectable: true,
    label: { tr: "Efes turu", en: "Ephesus tour", ru: "Тур в Эфес" },
  },
  {
    id: "pamukkaletour",
    group: "tours",
    selectable: true,
    label: { tr: "Pamukkale turu", en: "Pamukkale tour", ru: "Тур в Памуккале" },
  },

  {
    id: "other",
    group: "other",
    selectable: true,
    label: { tr: "Başka bir yer", en: "Somewhere else", ru: "Другое место" },
  },
];
