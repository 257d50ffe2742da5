import type { Picture } from "#src/content/picture.ts";
import { CARD, PLATE } from "./sizes.ts";

/** Pictures of the tours and their stops. */
export const TOUR_PICTURES = {
  "tour-bodrum-city-tour": {
    ...PLATE,
    alt: {
      tr: "Bodrum’un eski sokaklarından biri: beyaz evlerin arasındaki basamaklar, begonvil kemerinin altından koya iniyor; suda yelkenli bir gulet, ötede Karaada",
      en: "A lane in old Bodrum steps down between white houses, under an arch of bougainvillea, to the bay, where a gulet sails past Karaada",
      ru: "Улочка старого Бодрума спускается ступенями между белыми домами, под аркой бугенвиллеи, к бухте: на воде гулет под парусами, за ним остров Караада",
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
      ru: "Вечер на холме мельниц в Алачаты: каменная мельница с поднятыми парусами, пара на тропе, минивэн на дороге у бухты, виндсёрферы",
    },
  },
  "tour-denizli-pamukkale-turu": {
    ...PLATE,
    alt: {
      tr: "Gün doğarken Pamukkale: ağzına kadar dolu bir havuzda yalınayak bir kadınla çocuk, solda basamak basamak beyaz travertenler, sisli ovanın üstünde balonlar",
      en: "Pamukkale at sunrise: a woman and a child wade in a brim-full pool, white terraces climb beside them, hot-air balloons float over the misty plain",
      ru: "Памуккале на рассвете: женщина с ребёнком бродят босиком по полной чаше, слева уступами поднимаются белые террасы, над туманной равниной воздушные шары",
    },
  },
  "tour-likya-fethiye-turu": {
    ...PLATE,
    alt: {
      tr: "Ölüdeniz üzerinde iki kişilik yamaç paraşütü; aşağıda turkuaz lagünle lacivert denizin arasında kıvrılan kum dili, arkada sisli çam tepeleri",
      en: "A tandem paraglider over Ölüdeniz: below, a tongue of sand curls between the turquoise lagoon and the deep blue sea, pine hills in mist",
      ru: "Параплан-тандем над Олюденизом: внизу песчаная коса изгибается между бирюзовой лагуной и тёмно-синим морем, за ней сосновые холмы в дымке",
    },
  },
  "tour-private-tour-to-dalyan": {
    ...PLATE,
    alt: {
      tr: "Akşam güneşinde Efes Büyük Tiyatrosu: yamaçta üç kat oturma sırası, ona giden sütunlu mermer Liman Caddesi’nde yürüyenler",
      en: "The Great Theatre of Ephesus late in the day: three tiers of seats in a hillside, visitors on marble Harbour Street between the columns",
      ru: "Большой театр Эфеса в вечернем солнце: три яруса скамей на склоне, к нему между колоннами идут люди по мраморной Портовой улице",
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
      tr: "Karaada’da yarısı su altından bir koy: yukarıda merdiveninden çıkılan demirli gulet ve mağara, aşağıda omurgası, dalan yüzücüler, kumda gölgesi",
      en: "A cove of Karaada, half under water: above, a gulet at anchor and a cave; below, her keel, swimmers diving, her shadow on the sand",
      ru: "Бухта Караады, наполовину под водой: вверху гулет на якоре и пещера, внизу его киль, ныряющие пловцы и тень на песчаном дне",
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
      tr: "Akşam güneşinde Bodrum açıklarında bütün yelkenlerini açmış bir gulet; pruvasının ötesinde beyaz evler, arkada burunlar",
      en: "A gulet under full sail off Bodrum in the evening sun, white houses beyond her bow and headlands in the haze",
      ru: "Гулет под всеми парусами у берегов Бодрума в вечернем солнце: за его носом белые дома, вдали мысы в дымке",
    },
  },
  "yacht-cove": {
    ...CARD,
    alt: {
      tr: "Çamlı koyda sabah, demirli yatın pruvası: bordada ayaklarını suya sarkıtan bir kadın, kitap okuyan biri, hazır kahvaltı, yanaşan kürek tahtasında bir çocuk",
      en: "Morning in a pine cove: a woman sits on a yacht’s side, somebody reads on the foredeck by breakfast, a child paddles alongside",
      ru: "Утро в бухте под соснами: женщина сидит на борту яхты, свесив ноги, на палубе кто-то читает у накрытого завтрака, к ним подплывает ребёнок на сапборде",
    },
  },
  "yacht-evening": {
    ...PLATE,
    alt: {
      tr: "Gece demirde ışıl ışıl bir motoryatın kıçı: arka güvertede akşam yemeği, yüzme platformunda iki kişi, yukarıda hilale bakanlar",
      en: "A lit motor yacht at anchor by night: dinner on the after deck, two on the bathing platform, a couple above watching the moon",
      ru: "Освещённая яхта на якоре ночью, вид с кормы: ужин на палубе, двое на платформе у воды, двое наверху смотрят на месяц",
    },
  },
  "stop-bodrum-castle": {
    ...CARD,
    alt: {
      tr: "Batı limanından Bodrum Kalesi: kayalık burnun üzerinde surlar ve kuleler, önde rıhtıma halatla bağlı mavi bir tirhandil, demirli yatlar",
      en: "Bodrum Castle seen from the west harbour: walls and towers on their rock, a blue tirhandil moored to the quay in front, yachts at anchor",
      ru: "Бодрумский замок со стороны западной гавани: стены и башни на скалистом мысу, впереди синий тирхандиль у причала, поодаль яхты на якоре",
    },
  },
  "stop-windmills": {
    ...CARD,
    alt: {
      tr: "Bodrum ile Gümbet arasındaki sırtta alçak güneş: yıkık bir taş değirmenin önündeki sekide oturan çift, ileride öbür değirmenler, iki yanda koylar",
      en: "Low sun on the ridge between Bodrum and Gümbet: a couple on the bench of a ruined stone windmill, other mills behind, bays below",
      ru: "Низкое солнце на гребне между Бодрумом и Гюмбетом: двое на скамье у разрушенной каменной мельницы, дальше другие мельницы, внизу две бухты",
    },
  },
  "stop-seferihisar": {
    ...CARD,
    alt: {
      tr: "Seferihisar’da günün ilk ışığı: Teos’taki Dionysos Tapınağı’nın sütunları, basamağında oturan hasır şapkalı bir kadın, yaşlı bir zeytin, anemonlar ve arkada deniz",
      en: "First light near Seferihisar: columns of the Temple of Dionysus at Teos, a woman sitting on its steps, an old olive, anemones, the sea behind",
      ru: "Первые лучи близ Сеферихисара: колонны храма Диониса в Теосе, на ступени сидит женщина в шляпе, старая олива, анемоны, позади море",
    },
  },
  "stop-sigacik": {
    ...CARD,
    alt: {
      tr: "Sığacık’ta pazar günü: kale surunun mazgalları sokağa gölge düşürüyor, çizgili tentelerin altında meyve tezgâhları, uçta kule ile marinanın direkleri",
      en: "Market day in Sığacık: the castle’s battlements throw their shadow down a lane of fruit stalls under striped awnings, marina masts at its end",
      ru: "Рыночный день в Сыгаджике: зубцы крепости отбрасывают тень на улицу, прилавки с фруктами под полосатыми навесами, вдали башня и мачты марины",
    },
  },
  "stop-alacati": {
    ...CARD,
    alt: {
      tr: "Alaçatı’da taş evlerin arasında bir sokak: mavi cumba, kafe masaları, yukarıdan sarkan mor salkımlar",
      en: "A street of stone houses in Alaçatı: a blue bay window, café tables and wisteria hanging overhead",
      ru: "Улица каменных домов в Алачаты: синий эркер, столики кафе и свисающие сверху гроздья глицинии",
    },
  },
  "stop-cesme": {
    ...CARD,
    alt: {
      tr: "Gün batarken Çeşme meydanı: eli aslanının yelesinde bronz Hasan Paşa, önünde bir baba ile çocuk, arkada yamaca tırmanan kale, solda liman",
      en: "The square of Çeşme at sunset: Hasan Pasha in bronze, a hand on his lion’s mane, a father and child, the castle on its hill",
      ru: "Площадь Чешме на закате: бронзовый Хасан-паша держит руку на гриве льва, рядом отец с ребёнком, по склону поднимается крепость, слева гавань",
    },
  },
  "stop-izmir": {
    ...CARD,
    alt: {
      tr: "Akşam alacasında İzmir Konak Meydanı: uzun gölgesiyle saat kulesi, bir çocuğun önünden havalanan güvercinler, simit arabası, çinili küçük cami ve arkada körfez",
      en: "Konak Square in İzmir at dusk: pigeons rise before a child towards the clock tower; a simit cart, the small tiled mosque, the gulf behind",
      ru: "Площадь Конак в Измире в сумерках: перед ребёнком к часовой башне взлетают голуби, рядом тележка с симитами и мечеть с изразцами, позади залив",
    },
  },
  "stop-pamukkale": {
    ...CARD,
    alt: {
      tr: "Akşam ışığında Pamukkale travertenleri: yelpaze gibi açılan beyaz çanak havuzlar, turkuaz suda yalınayak gezenler, yukarıda Hierapolis sütunları, ovanın ardında karlı dağ",
      en: "The travertines of Pamukkale in evening light: white basins fan down the slope, people wade in turquoise water, columns of Hierapolis above, a mountain beyond",
      ru: "Травертины Памуккале вечером: белые чаши веером спускаются по склону, в бирюзовой воде бродят босиком люди, наверху колонны Иераполиса, за равниной снежная гора",
    },
  },
  "stop-hierapolis": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde Hierapolis Tiyatrosu: sütunlu, nişli sahne binası ışıkta, sıraların yarısı mavi gölgede; oturan iki kişi, gelincikler, arkada dağlar",
      en: "The theatre of Hierapolis in late sun: the columned stage building glows, half the seats in blue shade; two visitors, poppies, mountains beyond",
      ru: "Театр Иераполиса на закате: здание сцены с колоннами и нишами в лучах, половина рядов в синей тени; двое зрителей, маки, вдали горы",
    },
  },
  "stop-antique-pool": {
    ...CARD,
    alt: {
      tr: "Hierapolis’teki Antik Havuz: berrak sıcak suyun dibinde yivli sütunlar ve bir başlık, sudan çıkan bir sütun parçasına yaslanmış bir kadın, çevrede zakkumlar ve palmiyeler",
      en: "The antique pool at Hierapolis: fluted columns and a capital deep in clear warm water, a woman leans on a stump, oleanders and palms around",
      ru: "Античный бассейн в Иераполисе: на дне прозрачной тёплой воды колонны и капитель, женщина опирается на обломок колонны, вокруг олеандры и пальмы",
    },
  },
  "stop-oludeniz": {
    ...CARD,
    alt: {
      tr: "Çamlı tepeden sabah Ölüdeniz: turkuaz lagünü saran kum dili, arkada Babadağ, koyun üstünde süzülen bir tandem yamaç paraşütü",
      en: "Ölüdeniz from a hill of pines: a sand spit curls round the turquoise lagoon, Babadağ behind, a tandem paraglider over the blue bay",
      ru: "Утренний Олюдениз с холма с соснами: песчаная коса огибает бирюзовую лагуну, за ней гора Бабадаг, над синей бухтой летит параплан с двумя людьми",
    },
  },
  "stop-kayakoy": {
    ...CARD,
    alt: {
      tr: "Kayaköy’de akşam ışığı: yamaçta teras teras çatısız taş evler, önde kilise ve selviler, patikada iki gezgin, kenarda gelincikler",
      en: "Kayaköy in evening light: roofless stone houses on terraces below a white chapel, the old church with cypresses, two walkers and poppies",
      ru: "Каякёй в вечернем свете: каменные дома без крыш террасами по склону, внизу церковь и кипарисы, двое на тропе, с краю маки",
    },
  },
  "stop-amyntas": {
    ...CARD,
    alt: {
      tr: "Fethiye’de kayaya oyulmuş, İyon sütunlu Amyntas Mezarı yandan akşam ışığında; merdiveninde üç gezgin, aşağıda kırmızı çatılar, körfezde iki yelkenli",
      en: "The Tomb of Amyntas in its cliff, three visitors on the steps in evening light; below, Fethiye’s red roofs and two boats under sail",
      ru: "Гробница Аминты с ионическими колоннами в скале, вечерний свет, трое гостей на ступенях; внизу красные крыши Фетхие и два парусника",
    },
  },
  "stop-ephesus": {
    ...CARD,
    alt: {
      tr: "Efes’te Celsus Kütüphanesi’nin iki katlı sütunlu cephesi ve yanında agora kapısı; mermer meydanda rehber, ziyaretçiler ve bir kedi",
      en: "The two-storeyed façade of the Library of Celsus at Ephesus beside the agora’s gate; a guide with visitors and a cat on the marble square",
      ru: "Двухъярусный фасад библиотеки Цельса в Эфесе, рядом ворота агоры, на мраморной площади гид с группой и кошка",
    },
  },
  "stop-virgin-mary": {
    ...CARD,
    alt: {
      tr: "Bülbüldağı’nda Meryem Ana Evi: çınar gölgesinden görülen kemerli kapılı küçük taş yapı, taş avluda ışık benekleri, yanan mumlar ve ziyaretçiler",
      en: "The House of the Virgin Mary on Bülbüldağı, seen from under a plane tree: a small stone house, dappled light, pilgrims and burning candles",
      ru: "Дом Девы Марии на горе Бюльбюльдаг: каменный домик с арочной дверью из тени платана, солнечные пятна на плитах, паломники и горящие свечи",
    },
  },
  "stop-sirince": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde Şirince: asma altında tezgâhında meyve ve şarap satan bir kadın, ahşap cumbalı ev, duvarda bir kedi, yamaçta kiremit damlar ve kilise",
      en: "Şirince in evening sun: a woman sells fruit and wine under vines by her house; tiled roofs and a church climb the hill",
      ru: "Шириндже вечером: женщина продаёт фрукты и вино под лозой у дома с деревянным эркером, кошка на стене, на склоне черепичные крыши и церковь",
    },
  },
  "stop-kusadasi": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde Kuşadası: Güvercinada’nın kale kapısına kıvrılan deniz yolunda balık tutanlar, duvarda bir kedi, palmiyeler, uzakta sis içinde yolcu gemisi",
      en: "Evening at Kuşadası: anglers and a cat at the sea wall, the causeway curves to walled Güvercinada, palms, a cruise ship in the haze",
      ru: "Вечер в Кушадасы: рыболовы и кошка у парапета, дамба с пальмами изгибается к острову-крепости Гюверджинада, вдали в дымке круизный лайнер",
    },
  },
} as const satisfies Record<string, Picture>;
