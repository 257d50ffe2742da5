import type { Caption } from "#src/content/schema/pictures.ts";

/** Captions of the pictures in a tour's gallery, for pictures that are not in the site's gallery, which has captions of its own. */
export const CAPTIONS: readonly Caption[] = [
  {
    src: "tour-efes-turu",
    title: { tr: "Yukarıdan bir tekne", en: "At anchor, from above", ru: "Якорная стоянка сверху" },
    location: { tr: "Bodrum koyları", en: "A bay near Bodrum", ru: "Бухта близ Бодрума" },
  },
  {
    src: "boat-anchorage",
    title: { tr: "Demir atılan koy", en: "A cove to anchor in", ru: "Бухта для стоянки" },
    location: { tr: "Karaada", en: "Karaada", ru: "Караада" },
  },
  {
    src: "boat-table",
    title: { tr: "Güvertede öğle sofrası", en: "Lunch on deck", ru: "Обед на палубе" },
    location: { tr: "Demir yerinde", en: "At anchor", ru: "На якоре" },
  },
  {
    src: "boat-film-poster",
    title: { tr: "Yelkenler açılınca", en: "Under full sail", ru: "Под всеми парусами" },
    location: { tr: "Bodrum açıkları", en: "Off Bodrum", ru: "В море у Бодрума" },
  },
  {
    src: "tour-izmir-seferihisar-sigacik-alacati-cesme",
    title: { tr: "Denize inen sokak", en: "A lane down to the sea", ru: "Улочка к морю" },
    location: { tr: "Çeşme Yarımadası", en: "Çeşme peninsula", ru: "Полуостров Чешме" },
  },
  {
    src: "blog-bodrum-kalesi",
    title: { tr: "Yeşil taşlı kapı", en: "The gate with green stones", ru: "Ворота с зелёными камнями" },
    location: { tr: "Bodrum Kalesi", en: "Bodrum Castle", ru: "Бодрумский замок" },
  },
  {
    src: "stop-seferihisar",
    title: { tr: "Zeytinlikteki tapınak", en: "A temple among the olives", ru: "Храм среди олив" },
    location: { tr: "Teos, Seferihisar", en: "Teos, Seferihisar", ru: "Теос, Сеферихисар" },
  },
  {
    src: "stop-sigacik",
    title: { tr: "Kale kapısından sokağa", en: "Out of the castle gate", ru: "Из-под крепостных ворот" },
    location: { tr: "Sığacık", en: "Sığacık", ru: "Сыгаджик" },
  },
  {
    src: "stop-alacati",
    title: { tr: "Mavi cumbalı sokak", en: "The blue bay window", ru: "Улица с синим эркером" },
    location: { tr: "Alaçatı", en: "Alaçatı", ru: "Алачаты" },
  },
  {
    src: "stop-cesme",
    title: { tr: "Sakız’a bakan kale", en: "The castle facing Chios", ru: "Крепость напротив Хиоса" },
    location: { tr: "Çeşme Kalesi", en: "Çeşme Castle", ru: "Крепость Чешме" },
  },
  {
    src: "stop-izmir",
    title: { tr: "Saat Kulesi ve Kemeraltı", en: "The clock tower at dusk", ru: "Часовая башня на площади Конак" },
    location: { tr: "Konak, İzmir", en: "Konak, İzmir", ru: "Конак, Измир" },
  },
  {
    src: "tour-denizli-pamukkale-turu",
    title: { tr: "Beyaz yolda yalınayak", en: "Barefoot on the white path", ru: "Босиком по белой дорожке" },
    location: { tr: "Pamukkale", en: "Pamukkale", ru: "Памуккале" },
  },
  {
    src: "stop-hierapolis",
    title: { tr: "Tiyatroda akşam güneşi", en: "Late sun in the theatre", ru: "Вечернее солнце в театре" },
    location: { tr: "Hierapolis", en: "Hierapolis", ru: "Иераполис" },
  },
  {
    src: "stop-antique-pool",
    title: { tr: "Suyun dibinde sütunlar", en: "Columns under water", ru: "Колонны под водой" },
    location: { tr: "Antik Havuz, Hierapolis", en: "Antique pool, Hierapolis", ru: "Античный бассейн, Иераполис" },
  },
  {
    src: "stop-oludeniz",
    title: { tr: "Lagünde sabah", en: "The lagoon in the morning", ru: "Утро в лагуне" },
    location: { tr: "Ölüdeniz", en: "Ölüdeniz", ru: "Олюдениз" },
  },
  {
    src: "stop-kayakoy",
    title: { tr: "Çatısız evler", en: "Houses without roofs", ru: "Дома без крыш" },
    location: { tr: "Kayaköy", en: "Kayaköy", ru: "Каякёй" },
  },
  {
    src: "tour-private-tour-to-dalyan",
    title: { tr: "Büyük Tiyatro", en: "The Great Theatre", ru: "Античный театр" },
    location: { tr: "Efes, Selçuk", en: "Ephesus, Selçuk", ru: "Эфес, Сельчук" },
  },
  {
    src: "stop-virgin-mary",
    title: { tr: "Meryem Ana Evi", en: "House of the Virgin Mary", ru: "Дом Девы Марии" },
    location: { tr: "Bülbüldağı, Selçuk", en: "Bülbüldağı, Selçuk", ru: "Бюльбюльдаг, Сельчук" },
  },
  {
    src: "stop-sirince",
    title: { tr: "Vadiye karşı bir masa", en: "A table above the valley", ru: "Столик над долиной" },
    location: { tr: "Şirince", en: "Şirince", ru: "Шириндже" },
  },
  {
    src: "stop-kusadasi",
    title: { tr: "Güvercinada yolu", en: "The way to Güvercinada", ru: "Дамба к острову-крепости" },
    location: { tr: "Kuşadası", en: "Kuşadası", ru: "Кушадасы" },
  },
  {
    src: "tour-ozel-yat-turu",
    title: { tr: "Fenerler yanınca", en: "Lanterns lit", ru: "Зажгли фонари" },
    location: { tr: "Bodrum koyları", en: "A cove near Bodrum", ru: "Бухта близ Бодрума" },
  },
  {
    src: "yacht-cove",
    title: { tr: "Pruvadan sabah", en: "Morning over the bow", ru: "Утро на носу яхты" },
    location: { tr: "Çamlı bir koy", en: "A pine-clad cove", ru: "Бухта в соснах" },
  },
  {
    src: "yacht-evening",
    title: { tr: "Yıldızların altında", en: "Under the stars", ru: "Под звёздами" },
    location: { tr: "Bodrum açıkları", en: "Off Bodrum", ru: "В море у Бодрума" },
  },
];
