import type { Picture } from "#src/content/pageData/picture.ts";
import { CARD, PLATE } from "./sizes.ts";

/** Pictures of the tours and their stops. */
export const TOUR_PICTURES = {
  "tour-bodrum-city-tour": {
    ...PLATE,
    alt: {
      tr: "Begonvilli çardağın altından limana inen beyaz bir Bodrum sokağı: başında simit tepsisiyle bir satıcı, suda gulet, karşıda Bodrum Kalesi",
      en: "An old Bodrum lane steps down under a pergola of bougainvillea to the harbour: a simit seller, a gulet and the Castle of St Peter",
      ru: "Улочка старого Бодрума под перголой с бугенвиллеей спускается к гавани: продавец симитов, гулет, замок Святого Петра",
    },
  },
  "tour-efes-turu": {
    ...PLATE,
    alt: {
      tr: "Bodrum’da çamlı bir koyda demirli gulet yukarıdan: berrak suda gölgesi kuma düşmüş, güvertede güneşlenenler, çevresinde yüzenler, biri denize atlıyor",
      en: "A gulet at anchor in a pine cove near Bodrum, seen from above: her shadow on the sand, sunbathers on deck, people swimming",
      ru: "Гулет на якоре в бухте с соснами близ Бодрума, вид сверху: тень на песчаном дне, люди загорают на палубе и плавают вокруг",
    },
  },
  "tour-izmir-seferihisar-sigacik-alacati-cesme": {
    ...PLATE,
    alt: {
      tr: "Akşamüstü Alaçatı’nın değirmen tepesi: yelkenleri açılmış taş yel değirmeni, ona çıkan bir çift, koya inen yolda bir minivan, suda rüzgâr sörfçüleri",
      en: "Late sun on Alaçatı’s windmill hill: a stone mill with its sails set, a minivan on the road from the bay, windsurfers beyond",
      ru: "Алачаты, холм мельниц вечером: каменная башня с парусиновыми крыльями, пара на тропе, виндсёрферы в бухте",
    },
  },
  "tour-denizli-pamukkale-turu": {
    ...PLATE,
    alt: {
      tr: "Gün doğarken Pamukkale: beyaz travertenlerin havuzunda, sandaletleri elinde, eteğini toplamış yalınayak bir kadın; arkasından suya adım atan kız çocuğu",
      en: "Sunrise at Pamukkale: a woman wades barefoot through a pool, sandals in hand, skirt gathered up; a girl steps in after her, white terraces beyond",
      ru: "Памуккале на рассвете: женщина с сандалиями в руке идёт босиком по воде, за ней девочка, дальше белые террасы",
    },
  },
  "tour-likya-fethiye-turu": {
    ...PLATE,
    alt: {
      tr: "Ölüdeniz üzerinde iki kişilik yamaç paraşütü; aşağıda turkuaz lagünle lacivert denizin arasında kıvrılan kum dili, arkada sisli çam tepeleri",
      en: "A tandem paraglider over Ölüdeniz: below, a tongue of sand curls between the turquoise lagoon and the deep blue sea, pine hills in mist",
      ru: "Параплан-тандем над Олюденизом: внизу песчаная коса между бирюзовой лагуной и синим морем, сосны в дымке",
    },
  },
  "tour-private-tour-to-dalyan": {
    ...PLATE,
    alt: {
      tr: "Akşam güneşinde Efes Büyük Tiyatrosu, sıralarının yarısı gölgede; mermer Liman Caddesi’nde sütunların arasından yürüyen bir çift, önde çiçek açmış akantus",
      en: "The Great Theatre of Ephesus late in the day, half in shade; a couple walks up marble Harbour Street between columns, acanthus in flower",
      ru: "Большой театр Эфеса в вечернем солнце: по мраморной Портовой улице мимо колонн идёт пара, впереди цветёт акант",
    },
  },
  "tour-ozel-yat-turu": {
    ...PLATE,
    alt: {
      tr: "Gün batımından sonra bir Bodrum koyunda tek başına demirli gulet: kıçta fener ışığında yemek, baş güvertede akşamı seyredenler",
      en: "A gulet alone at anchor in a cove near Bodrum after sunset: dinner by lantern light astern, a couple watching the afterglow",
      ru: "Одинокий гулет на якоре в бухте близ Бодрума после заката: ужин при фонарях на корме, на носу любуются зарёй",
    },
  },
  "boat-anchorage": {
    ...CARD,
    alt: {
      tr: "Karaada’da demirli bir gulet, yarısı su altından: salması ve pervanesi, zincir boyunca dalan paletli bir kadın, çipura sürüsü, kuma gömülü amfora",
      en: "A gulet at anchor off Karaada, seen half under water: keel, a woman in fins diving along the chain, bream, an amphora in sand",
      ru: "Гулет на якоре у Караады, наполовину из-под воды: киль и винт, женщина в ластах ныряет вдоль цепи, стая дорад, амфора в песке",
    },
  },
  "boat-table": {
    ...CARD,
    alt: {
      tr: "Çizgili tentenin altında uzun öğle sofrası: önde ızgara çipura, ekmek, salata, karpuz; kıçta el sallayan bir çift, çamlı koyda bir gulet",
      en: "Lunch under a striped awning: grilled bream, bread and watermelon; a couple at the stern wave to a gulet in a pine cove",
      ru: "Обед под полосатым тентом: дорада на гриле, хлеб, салат, арбуз; пара на корме машет гулету в сосновой бухте",
    },
  },
  "boat-film-poster": {
    ...CARD,
    alt: {
      tr: "Alçalan güneşte Bodrum açıklarında bütün yelkenleri dolu iki direkli gulet: dümende kaptan, pruvada bir çift, uzakta beyaz evler ve burunlar",
      en: "A two-masted gulet under full sail off Bodrum at low sun: captain at the wheel, a couple in the bow, white houses and headlands beyond",
      ru: "Двухмачтовый гулет под всеми парусами у Бодрума в низком солнце: капитан за штурвалом, пара на носу, вдали белые дома и мысы",
    },
  },
  "yacht-cove": {
    ...CARD,
    alt: {
      tr: "Çamlı koyda sabah, demirli yatın pruvası: bordada ayaklarını suya sarkıtan bir kadın, kitap okuyan biri, hazır kahvaltı, yanaşan kürek tahtasında bir çocuk",
      en: "Morning in a pine cove: a woman sits on a yacht’s side, somebody reads on the foredeck by breakfast, a child paddles alongside",
      ru: "Утро под соснами: женщина сидит на борту яхты, свесив ноги, к накрытому завтраку подплывает ребёнок на сапборде",
    },
  },
  "yacht-evening": {
    ...PLATE,
    alt: {
      tr: "Yıldızlı gecede koyda demirli ahşap yat: fenerlerin altında akşam yemeği, platformda oturan bir kadın, yakamozda yüzen biri, sol yanda hilal",
      en: "A wooden yacht at anchor under the stars: dinner by lanterns on the after deck, a swimmer trailing glowing plankton, a crescent moon",
      ru: "Яхта на якоре звёздной ночью: ужин под фонариками, женщина у воды, пловец в светящемся планктоне, месяц",
    },
  },
  "stop-bodrum-castle": {
    ...CARD,
    alt: {
      tr: "Ahşap bir tirhandilin pruvasından Bodrum Kalesi: kayalıkta surlar ve kuleler, güvertede sepet dolusu sünger, bir kedi ve sarı ağ, ileride kürek çeken bir adam",
      en: "Bodrum Castle across the harbour, seen over the bow of a wooden tirhandil: sponges, a cat and a yellow net on deck, a man rowing",
      ru: "Бодрумский замок с воды: на палубе тирхандиля губки, кошка и жёлтая сеть, впереди лодка с гребцом",
    },
  },
  "stop-windmills": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde Bodrum ile Gümbet arasındaki sırt: yelkenleri açık beyaz bir değirmen, otların üstünde uzun gölgesi, köpeğiyle yürüyen bir kadın, ileride yıkık bir değirmen",
      en: "A white windmill under sail on the ridge between Bodrum and Gümbet, its long shadow, a woman with her dog, a ruined mill beyond",
      ru: "Белая мельница с парусиновыми крыльями между Бодрумом и Гюмбетом, женщина с собакой, поодаль руина второй",
    },
  },
  "stop-seferihisar": {
    ...CARD,
    alt: {
      tr: "Seferihisar’da sabah ışığı: Teos’ta Dionysos Tapınağı’nın iki İyon sütunu, kırık gövdeler, döşemede yürüyen şapkalı bir kadın, yaşlı bir zeytin, arkada deniz",
      en: "Morning light near Seferihisar: two Ionic columns of the Temple of Dionysus at Teos among stumps, a woman walking between them, an old olive",
      ru: "Утро близ Сеферихисара: две ионические колонны храма Диониса в Теосе, женщина в шляпе, старая олива, море",
    },
  },
  "stop-sigacik": {
    ...CARD,
    alt: {
      tr: "Sığacık’ta kale kapısının loş kemerinden güneşli sokak: çizgili tenteli arabada mandalina ve enginar, ışıkta bir kedi, uçta marinanın direkleri ve deniz",
      en: "A sunny lane through the dark castle gate of Sığacık: a cart of mandarins and artichokes, a cat in the light, masts and sea beyond",
      ru: "Сыгаджик из тёмных ворот крепости: солнечная улица, тележка с мандаринами под навесом, кошка, вдали мачты",
    },
  },
  "stop-alacati": {
    ...CARD,
    alt: {
      tr: "Alaçatı’da güneşli taş ev: mavi cumba, derin mavi kapının üzerinde mor salkım, duvara dayalı kırmızı bisiklet, sokağın ucunda yel değirmeni",
      en: "A sunlit stone house in Alaçatı: a blue bay window, wisteria over a deep blue door, a red bicycle, a windmill down the street",
      ru: "Каменный дом на солнце в Алачаты: синий эркер, глициния над голубой дверью, красный велосипед у стены, в конце улицы мельница",
    },
  },
  "evening-alacati": {
    ...PLATE,
    alt: {
      tr: "Akşam alacasında Alaçatı: ampullerle aydınlanan taş sokak, mavi kapıda begonvil, cumbanın altında kafede iki konuk; küçük meydanda kapısı açık minivan, tepede yel değirmeni",
      en: "Blue hour in Alaçatı: a stone lane under a string of lamps, bougainvillea, two café guests; a minivan waits, door open, on the square",
      ru: "Сумерки в Алачаты: каменная улочка под гирляндой, бугенвиллея, двое в кафе, ждёт минивэн, на холме мельница",
    },
  },
  "stop-cesme": {
    ...CARD,
    alt: {
      tr: "Gün batarken Çeşme limanı: yamaca tırmanan altın renkli kale, aslanıyla Hasan Paşa anıtı, balıkçı teknesi, ağını onaran balıkçı, çınar altında çay içenler",
      en: "Çeşme harbour in late sun: the castle climbs behind Hasan Pasha and his lion; a fisherman mends his net, tea under a plane tree",
      ru: "Чешме на закате: крепость на склоне, памятник Хасан-паше со львом, рыбак чинит сеть, под платаном пьют чай",
    },
  },
  "stop-izmir": {
    ...CARD,
    alt: {
      tr: "Akşam alacasında İzmir Konak Meydanı: uzun gölgesiyle saat kulesi, bir çocuğun önünden havalanan güvercinler, simit arabası, çinili küçük cami ve arkada körfez",
      en: "Konak Square in İzmir at dusk: pigeons rise before a child towards the clock tower; a simit cart, the small tiled mosque, the gulf behind",
      ru: "Площадь Конак в Измире: перед ребёнком взлетают голуби, часовая башня, тележка с симитами, мечеть с изразцами",
    },
  },
  "stop-pamukkale": {
    ...CARD,
    alt: {
      tr: "Akşam ışığında Pamukkale: bembeyaz yamaçtan basamak basamak inen turkuaz havuzlar, bileklerine kadar suda yürüyen bir kadın, aşağıda sisli ova, uzakta dağlar",
      en: "Pamukkale in evening light: turquoise basins step down a white slope, a woman wades ankle-deep, poplars on the misty plain, mountains beyond",
      ru: "Памуккале вечером: бирюзовые чаши ступенями на белом склоне, женщина по щиколотку в воде, внизу туманная равнина",
    },
  },
  "stop-hierapolis": {
    ...CARD,
    alt: {
      tr: "Hierapolis Tiyatrosu’nun üst sıralarından: üç katlı, sütunlu sahne binası akşam güneşinde, sol kanat mor gölgede; sıralarda ve orkestrada küçük ziyaretçiler, gelincikler, sisli dağlar",
      en: "The theatre of Hierapolis: its columned stage building in low sun, the left wing in violet shade, visitors on the seats, poppies, hazy mountains",
      ru: "Театр Иераполиса: ярусы колонн на вечернем солнце, одно крыло в лиловой тени, маки, вдали белые травертины",
    },
  },
  "stop-antique-pool": {
    ...CARD,
    alt: {
      tr: "Hierapolis’teki Antik Havuz: berrak sıcak suyun dibinde yivli sütunlar ve bir başlık, sudan çıkan bir sütun parçasına yaslanmış bir kadın, çevrede zakkumlar ve palmiyeler",
      en: "The antique pool at Hierapolis: fluted columns and a capital deep in clear warm water, a woman leans on a stump, oleanders and palms around",
      ru: "Античный бассейн в Иераполисе: на дне прозрачной воды колонны и капитель, женщина опирается на обломок, олеандры",
    },
  },
  "stop-oludeniz": {
    ...CARD,
    alt: {
      tr: "Çamlı tepeden sabah Ölüdeniz: turkuaz lagünü saran kum dili, arkada Babadağ, koyun üstünde süzülen bir tandem yamaç paraşütü",
      en: "Ölüdeniz from a hill of pines: a sand spit curls round the turquoise lagoon, Babadağ behind, a tandem paraglider over the blue bay",
      ru: "Утренний Олюдениз с холма: песчаная коса огибает бирюзовую лагуну, за ней гора Бабадаг, в небе параплан",
    },
  },
  "stop-kayakoy": {
    ...CARD,
    alt: {
      tr: "Kayaköy’de akşam ışığı: içinde incir büyümüş yıkık taş evin kapısında bir gezgin; arkada kilise, çatısız evlerle dolu yamaç, tepede şapel",
      en: "Kayaköy in evening light: a visitor at the door of a ruined house with a fig in it; church, roofless houses and chapel behind",
      ru: "Каякёй вечером: путник у двери дома без крыши, внутри растёт инжир; дальше церковь и часовня на холме",
    },
  },
  "stop-amyntas": {
    ...CARD,
    alt: {
      tr: "Fethiye’de kayaya oyulmuş, İyon sütunlu Amyntas Mezarı yandan akşam ışığında; merdiveninde üç gezgin, aşağıda kırmızı çatılar, körfezde iki yelkenli",
      en: "The Tomb of Amyntas in its cliff, three visitors on the steps in evening light; below, Fethiye’s red roofs and two boats under sail",
      ru: "Гробница Аминты: ионические колонны в скале, трое на ступенях, внизу красные крыши Фетхие и два парусника",
    },
  },
  "evening-fethiye": {
    ...PLATE,
    alt: {
      tr: "Akşam Fethiye limanı: ışıklandırılmış kayada Likya mezarları, altında ışıklı evler ve ahşap tekneler; rıhtımda şoför minivana valiz taşıyor, konuklar mezarlara bakıyor",
      en: "Evening in Fethiye harbour: floodlit Lycian tombs over lit windows and wooden boats; on the quay a driver loads a minivan, two guests look up",
      ru: "Вечер в Фетхие: подсвеченные ликийские гробницы над крышами и лодками, водитель грузит чемодан в минивэн",
    },
  },
  "stop-ephesus": {
    ...CARD,
    alt: {
      tr: "Efes’te Celsus Kütüphanesi’nin sütunlu, heykelli iki katlı cephesi; basamaklarda yukarı bakan ziyaretçiler, güneşli mermer meydanda sütun parçası üstünde bir kedi",
      en: "The two-storeyed Library of Celsus at Ephesus, its columns and statues in the sun; visitors look up from the steps, a cat sits below",
      ru: "Библиотека Цельса в Эфесе: два яруса колонн и статуй на солнце, люди на ступенях, на обломке сидит кошка",
    },
  },
  "stop-virgin-mary": {
    ...CARD,
    alt: {
      tr: "Bülbüldağı’nda Meryem Ana Evi: çınar gölgesinden görülen kemerli kapılı küçük taş yapı, taş avluda ışık benekleri, yanan mumlar ve ziyaretçiler",
      en: "The House of the Virgin Mary on Bülbüldağı, seen from under a plane tree: a small stone house, dappled light, pilgrims and burning candles",
      ru: "Дом Девы Марии на Бюльбюльдаге: каменный домик под платаном, пятна солнца на плитах, паломники и горящие свечи",
    },
  },
  "stop-sirince": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde Şirince: asma altında bir masa, parlayan iki kadeh kırmızı meyve şarabı, sürahi ve şeftaliler; vadinin karşısında beyaz, kiremitli evler",
      en: "Şirince in evening sun: under vines two glasses of red fruit wine glow beside peaches; over the shaded valley white tiled houses climb",
      ru: "Шириндже вечером: два бокала красного фруктового вина, персики; за тенистой долиной белые дома под черепицей",
    },
  },
  "stop-kusadasi": {
    ...CARD,
    alt: {
      tr: "Kuşadası’nda günbatımı: Güvercinada kalesi ışığa karşı, sudaki yansıması, kapıya kıvrılan yolda balık tutanlar; önde ağ asılı bir tekne, pruvasında kedi",
      en: "Sunset at Kuşadası: Güvercinada castle against the light, its reflection, anglers on the curving causeway; a cat on a fishing boat’s bow in front",
      ru: "Закат в Кушадасы: крепость Гюверджинада против света, рыболовы на дамбе, впереди лодка с сетью и кошкой на носу",
    },
  },
} as const satisfies Record<string, Picture>;
