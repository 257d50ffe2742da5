import type { Picture } from "#src/content/pageData/picture.ts";
import { CARD, PLATE } from "./sizes.ts";

/** Pictures of the tours and their stops. */
export const TOUR_PICTURES = {
  "tour-bodrum-city-tour": {
    ...PLATE,
    alt: {
      tr: "Begonvilli çardağın altından limana inen beyaz bir sokak, başında simit tepsisi taşıyan satıcı, karşıda Bodrum Kalesi",
      en: "A stepped lane in old Bodrum runs down under bougainvillea to the harbour and the Castle of St Peter",
      ru: "Улочка старого Бодрума под перголой с бугенвиллеей спускается к гавани: продавец симитов, гулет, замок Святого Петра",
    },
  },
  "tour-efes-turu": {
    ...PLATE,
    alt: {
      tr: "Demirli bir tekne yukarıdan: berrak suda gölgesi kuma düşmüş, çevresinde yüzenler, biri güverteden atlıyor",
      en: "A boat at anchor in a pine cove near Bodrum, seen from straight above, with swimmers all round her",
      ru: "Гулет на якоре в бухте с соснами близ Бодрума, вид сверху: тень на песчаном дне, люди загорают на палубе и плавают вокруг",
    },
  },
  "tour-izmir-seferihisar-sigacik-alacati-cesme": {
    ...PLATE,
    alt: {
      tr: "Mavi kepenkli, cumbalı taş evlerin arasından denize inen sokak; ucunda Çeşme Kalesi, önde kahve içen bir çift",
      en: "A lane of stone houses with blue shutters and bay windows runs down to the sea, with Çeşme castle at its end",
      ru: "Улочка каменных домов с синими ставнями и эркерами спускается к морю, в конце крепость Чешме, справа столик кафе",
    },
  },
  "tour-denizli-pamukkale-turu": {
    ...PLATE,
    alt: {
      tr: "Akşam güneşinde Pamukkale: turkuaz havuzlar, beyaz yolda yalınayak bir kadın, yukarıda Hierapolis’in sütunları",
      en: "A barefoot visitor on the white path beside the turquoise pools of Pamukkale, below the columns of Hierapolis",
      ru: "Памуккале вечером: женщина идёт босиком по белой дорожке вдоль бирюзовых чаш, наверху колонны Иераполиса",
    },
  },
  "tour-likya-fethiye-turu": {
    ...PLATE,
    alt: {
      tr: "Ölüdeniz’in üstünde iki kişilik yamaç paraşütü; aşağıda turkuaz lagünle lacivert deniz arasında kum dili",
      en: "Two people under one paraglider above Ölüdeniz, where a tongue of sand curls between the lagoon and the open sea",
      ru: "Параплан-тандем над Олюденизом: внизу песчаная коса между бирюзовой лагуной и синим морем, сосны в дымке",
    },
  },
  "tour-private-tour-to-dalyan": {
    ...PLATE,
    alt: {
      tr: "Efes Büyük Tiyatrosu akşam güneşinde; mermer Liman Caddesi’nde yürüyen bir çift, önde çiçek açmış akantus",
      en: "A couple walk up marble Harbour Street to the Great Theatre of Ephesus, half of it already in shade",
      ru: "Большой театр Эфеса на вечернем солнце: по мраморной Портовой улице мимо колонн идёт пара, впереди цветёт акант",
    },
  },
  "tour-ozel-yat-turu": {
    ...PLATE,
    alt: {
      tr: "Gün battıktan sonra koyda tek başına bir yat: kıçta fener ışığında yemek, baş güvertede akşamı seyredenler",
      en: "Dinner by lantern light on the stern of a yacht, alone in a cove near Bodrum after sunset",
      ru: "Одинокий гулет на якоре в бухте близ Бодрума после заката: ужин при фонарях на корме, на носу любуются зарёй",
    },
  },
  "boat-anchorage": {
    ...CARD,
    alt: {
      tr: "Demirli bir tekne, yarısı su altından: omurgası ve zinciri, dalan paletli bir kadın, balık sürüsü, kuma gömülü amfora",
      en: "A boat at anchor off Karaada, seen half from below the surface: her keel, her chain and a woman diving along it",
      ru: "Гулет на якоре у Караады, наполовину под водой: киль и винт, женщина в ластах ныряет вдоль цепи, стайка рыб, амфора в песке",
    },
  },
  "boat-table": {
    ...CARD,
    alt: {
      tr: "Çizgili tentenin altında güvertede öğle yemeği: sofrada beş kişi, ızgara çipura, mezeler, ekmek; arkada koy ve gulet",
      en: "Five people at lunch on deck under a striped awning: grilled bream, meze and bread, with a bay and a boat behind",
      ru: "Обед на палубе под полосатым тентом: пятеро за столом, дорада на гриле, закуски, хлеб; позади бухта и гулет",
    },
  },
  "boat-film-poster": {
    ...CARD,
    alt: {
      tr: "Bodrum açıklarında bütün yelkenleri dolu, iki direkli bir gulet: dümende kaptan, pruvada bir çift",
      en: "A two-masted wooden boat under full sail off Bodrum in low sun, with her captain at the wheel",
      ru: "Двухмачтовый гулет под всеми парусами у Бодрума на закате: капитан за штурвалом, пара на носу, вдали белые дома и мысы",
    },
  },
  "yacht-cove": {
    ...CARD,
    alt: {
      tr: "Çamlı koyda sabah, yatın pruvası: ayaklarını suya sarkıtan bir kadın, kahvaltı, kürek sörfü tahtasında bir çocuk",
      en: "A woman sits on the side of a yacht in a pine cove in the morning, and a child paddles alongside",
      ru: "Утро под соснами: женщина сидит на борту яхты, свесив ноги, к накрытому завтраку подплывает ребёнок на сапборде",
    },
  },
  "yacht-evening": {
    ...PLATE,
    alt: {
      tr: "Yıldızlı gecede demirli ahşap bir yat: fenerlerin altında akşam yemeği, yakamozda yüzen biri, ince bir hilal",
      en: "A swimmer trails glowing plankton beside a yacht at anchor under the stars",
      ru: "Яхта на якоре звёздной ночью: ужин под фонариками, женщина у воды, пловец в светящемся планктоне, месяц",
    },
  },
  "stop-bodrum-castle": {
    ...CARD,
    alt: {
      tr: "Bir tirhandilin pruvasından Bodrum Kalesi: kayalıkta surlar ve kuleler; güvertede sünger sepeti, sarı ağ, bir kedi",
      en: "Bodrum Castle across the harbour, over the bow of a boat with sponges, a yellow net and a cat on deck",
      ru: "Бодрумский замок с воды: на палубе тирхандиля губки, кошка и жёлтая сеть, впереди лодка с гребцом",
    },
  },
  "stop-windmills": {
    ...CARD,
    alt: {
      tr: "Sabah güneşinde sırttaki çatısız taş değirmenler; solda Bodrum Kalesi ve liman, sağda Gümbet koyu, iki gezgin",
      en: "Roofless stone windmills on the ridge at sunrise, with Bodrum’s castle on one side and Gümbet’s bay on the other",
      ru: "Каменные мельницы без крыш на гребне в лучах утра: слева Бодрумский замок и гавань, справа бухта Гюмбет",
    },
  },
  "stop-seferihisar": {
    ...CARD,
    alt: {
      tr: "Teos’ta sabah: Dionysos Tapınağı’nın iki İyon sütunu, kırık gövdeler, şapkalı bir kadın, yaşlı bir zeytin",
      en: "A woman walks between the two standing columns of the Temple of Dionysus at Teos in morning light",
      ru: "Утро близ Сеферихисара: две ионические колонны храма Диониса в Теосе, женщина в шляпе, старая олива, море",
    },
  },
  "stop-sigacik": {
    ...CARD,
    alt: {
      tr: "Sığacık’ta kale kapısının kemerinden güneşli sokak: tenteli arabada mandalina ve enginar, uçta marinanın direkleri",
      en: "A cart of mandarins and artichokes in the sun, seen through the dark castle gate of Sığacık",
      ru: "Вид из тёмных ворот крепости Сыгаджика: солнечная улица, тележка с мандаринами под навесом, кошка, вдали мачты",
    },
  },
  "stop-alacati": {
    ...CARD,
    alt: {
      tr: "Alaçatı’da güneşli bir taş ev: mavi cumba, kapının üstünde mor salkım, duvara dayalı kırmızı bir bisiklet",
      en: "A stone house in Alaçatı with a blue bay window, wisteria over its door and a red bicycle outside",
      ru: "Каменный дом на солнце в Алачаты: синий эркер, глициния над голубой дверью, красный велосипед у стены, в конце улицы мельница",
    },
  },
  "evening-alacati": {
    ...PLATE,
    alt: {
      tr: "Akşam Alaçatı: ampullerle aydınlanan taş sokak, cumbanın altında kafede iki konuk, meydanda kapısı açık minivan",
      en: "Two guests outside a café under a string of lamps in a lane in Alaçatı, with a people carrier waiting on the square",
      ru: "Сумерки в Алачаты: каменная улочка под гирляндой, бугенвиллея, двое в кафе, ждёт минивэн, на холме мельница",
    },
  },
  "stop-cesme": {
    ...CARD,
    alt: {
      tr: "Gün batarken Çeşme limanı: yamaca tırmanan kale, aslanlı Hasan Paşa anıtı, çınarın altında çay içenler",
      en: "Çeşme Castle in late sun behind the statue of Hasan Pasha and his lion, with a fisherman mending his net",
      ru: "Чешме на закате: крепость на склоне, памятник Хасан-паше со львом, рыбак чинит сеть, под платаном пьют чай",
    },
  },
  "stop-izmir": {
    ...CARD,
    alt: {
      tr: "Akşam Konak Meydanı: Saat Kulesi, bir çocuğun önünden havalanan güvercinler, simit arabası, çinili küçük cami",
      en: "Pigeons rise in front of a child on Konak Square in İzmir, with the clock tower behind them at dusk",
      ru: "Площадь Конак в Измире: перед ребёнком взлетают голуби, часовая башня, тележка с симитами, мечеть с изразцами",
    },
  },
  "stop-pamukkale": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde aşağıdan Pamukkale: kenarlarından taş saçaklar sarkan beyaz havuzlar, yolda yalınayak iki ziyaretçi",
      en: "The white basins of Pamukkale from below, dripstone under their rims, and two barefoot visitors on the path",
      ru: "Памуккале снизу вечером: белые чаши с каменной бахромой, бирюзовая вода, двое стоят босиком на дорожке",
    },
  },
  "stop-hierapolis": {
    ...CARD,
    alt: {
      tr: "Hierapolis Tiyatrosu’nun üst sıralarından akşam güneşindeki sütunlu sahne binası; sıralarda ziyaretçiler, gelincikler",
      en: "Visitors on the seats of the theatre of Hierapolis, facing its columned stage building in low sun",
      ru: "Театр Иераполиса: ярусы колонн на вечернем солнце, одно крыло в лиловой тени, маки, вдали белые травертины",
    },
  },
  "stop-antique-pool": {
    ...CARD,
    alt: {
      tr: "Hierapolis’teki Antik Havuz: berrak suyun dibinde yivli sütunlar, bir taşa yaslanmış kadın, çevrede zakkumlar",
      en: "Fluted columns lie in the clear warm water of the antique pool at Hierapolis, where a woman leans on a stump",
      ru: "Античный бассейн в Иераполисе: под прозрачной водой лежат колонны и капитель, женщина опирается на обломок, олеандры",
    },
  },
  "stop-oludeniz": {
    ...CARD,
    alt: {
      tr: "Çamlı tepeden sabah Ölüdeniz: turkuaz lagünü saran kum dili, arkada Babadağ, havada iki kişilik bir yamaç paraşütü",
      en: "A sand spit curls round the turquoise lagoon of Ölüdeniz, seen from a hill of pines",
      ru: "Утренний Олюдениз с холма: песчаная коса огибает бирюзовую лагуну, за ней гора Бабадаг, в небе параплан",
    },
  },
  "stop-kayakoy": {
    ...CARD,
    alt: {
      tr: "Kayaköy’de akşam: içinde incir büyümüş yıkık evin kapısında bir gezgin, arkada kilise ve çatısız evler",
      en: "A visitor at the door of a ruined house in Kayaköy, with a fig tree growing in it and roofless houses behind",
      ru: "Каякёй вечером: путник у двери дома без крыши, внутри растёт инжир; дальше церковь и часовня на холме",
    },
  },
  "stop-amyntas": {
    ...CARD,
    alt: {
      tr: "Fethiye’de kayaya oyulmuş, İyon sütunlu Amyntas Mezarı; merdiveninde üç gezgin, aşağıda kırmızı çatılar ve körfez",
      en: "Three visitors on the steps of the Tomb of Amyntas, cut into its cliff above the red roofs of Fethiye",
      ru: "Гробница Аминты: ионические колонны в скале, трое на ступенях, внизу красные крыши Фетхие и два парусника",
    },
  },
  "evening-fethiye": {
    ...PLATE,
    alt: {
      tr: "Akşam Fethiye: ışıklandırılmış Likya mezarları, altında evler ve tekneler; rıhtımda minivana bavul taşıyan şoför",
      en: "Floodlit Lycian tombs above Fethiye harbour, and a driver loading a people carrier on the quay",
      ru: "Вечер в Фетхие: подсвеченные ликийские гробницы над крышами и лодками, водитель грузит чемодан в минивэн",
    },
  },
  "stop-ephesus": {
    ...CARD,
    alt: {
      tr: "Efes’te Celsus Kütüphanesi’nin heykelli, iki katlı cephesi; basamaklarda ziyaretçiler, bir sütun parçasında kedi",
      en: "Visitors look up from the steps of the two-storeyed Library of Celsus at Ephesus, above a cat in the sun",
      ru: "Библиотека Цельса в Эфесе: два яруса колонн и статуй на солнце, люди на ступенях, на обломке сидит кошка",
    },
  },
  "stop-virgin-mary": {
    ...CARD,
    alt: {
      tr: "Bülbüldağı’nda Meryem Ana Evi: çınar gölgesinde kemerli kapılı küçük taş yapı, yanan mumlar, ziyaretçiler",
      en: "Pilgrims with candles outside the House of the Virgin Mary on Bülbüldağı, in the shade of a plane tree",
      ru: "Дом Девы Марии на Бюльбюльдаге: каменный домик под платаном, пятна солнца на плитах, паломники и горящие свечи",
    },
  },
  "stop-sirince": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde Şirince: asma altında masa, iki kadeh meyve şarabı, karşı yamaçta beyaz, kiremitli evler",
      en: "Two glasses of red fruit wine beside peaches under the vines of Şirince, with white houses climbing across the valley",
      ru: "Шириндже вечером: два бокала красного фруктового вина, персики; за тенистой долиной белые дома под черепицей",
    },
  },
  "stop-kusadasi": {
    ...CARD,
    alt: {
      tr: "Kuşadası’nda gün batımı: ışığa karşı Güvercinada Kalesi, kapıya kıvrılan yolda balık tutanlar, önde ağ asılı tekne",
      en: "Anglers on the curving causeway to Güvercinada castle at Kuşadası, black against the sunset",
      ru: "Закат в Кушадасы: крепость Гюверджинада против света, рыболовы на дамбе, впереди лодка с сетью и кошкой на носу",
    },
  },
} as const satisfies Record<string, Picture>;
