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
      tr: "Gün doğarken Pamukkale: balonların yansıdığı dolu bir havuzda yalınayak gezenler, solda beyaz travertenler ve Hierapolis’in sütunları, sağda sisli ova",
      en: "Pamukkale at sunrise: people wade barefoot in a brim-full pool that mirrors hot-air balloons; white terraces climb to columns, mist lies on the plain",
      ru: "Памуккале на рассвете: люди бродят босиком по полной чаше, где отражаются воздушные шары; слева белые террасы и колонны, справа туманная равнина",
    },
  },
  "tour-likya-fethiye-turu": {
    ...PLATE,
    alt: {
      tr: "Babadağ’dan Ölüdeniz: kum dili turkuaz lagünle koyu mavi denizin arasında kıvrılıyor, gökte bir yamaç paraşütü",
      en: "Ölüdeniz from Babadağ: a tongue of sand curls between the turquoise lagoon and the deep blue sea under a paraglider",
      ru: "Олюдениз с горы Бабадаг: песчаная коса изгибается между бирюзовой лагуной и тёмно-синим морем, в небе параплан",
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
      tr: "Çizgili tentenin altında uzun öğle sofrası: önde ızgara çipura, salata, ekmek, karpuz; ucunda yemek yiyenler, kıçta bayrak, çamlı koyda bir gulet",
      en: "A long lunch table under a striped awning: grilled bream, salad, bread and watermelon, people at its far end, a gulet in a pine cove",
      ru: "Длинный обеденный стол под полосатым тентом: дорада на гриле, салат, хлеб, арбуз; в конце обедают люди, за бортом гулет в сосновой бухте",
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
      tr: "Sabah vakti demirli bir yatın pruvasından çam kaplı koy: tik güvertede iki kişilik kahvaltı, cam gibi yeşil suda demir zinciri ve bir kürek sörfü tahtası",
      en: "A pine-clad cove in the morning from a yacht’s foredeck: breakfast for two on the teak, a paddle board on green water",
      ru: "Утренняя бухта в соснах с бака стоящей на якоре яхты: завтрак на двоих на тиковой палубе, якорная цепь и сапборд на зелёной зеркальной воде",
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
      tr: "Sığacık’ta kale kapısının kemerinden pazar günü: renkli tentelerin altında sebze meyve tezgâhları, alışveriş edenler, sokağın ucunda marinanın direkleri",
      en: "Market day in Sığacık through the arch of the castle gate: fruit stalls under bright awnings, shoppers, marina masts at the lane’s end",
      ru: "Рыночный день в Сыгаджике, вид из-под арки крепостных ворот: прилавки под яркими навесами, покупатели, в конце улицы мачты марины",
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
      tr: "Gün batarken Çeşme meydanı: kaidesinde aslanıyla Hasan Paşa heykeli, önünde bir baba ile çocuk, arkada yamaca tırmanan kale, solda liman",
      en: "The square of Çeşme at sunset: Hasan Pasha and his lion in bronze, a father and child looking up, the castle climbing its hill behind",
      ru: "Площадь Чешме на закате: бронзовый Хасан-паша со львом, отец с ребёнком смотрят на памятник, за ними по склону поднимается крепость, слева гавань",
    },
  },
  "stop-izmir": {
    ...CARD,
    alt: {
      tr: "Akşam alacasında İzmir Konak Meydanı: saat kulesi, çinili küçük cami, güvercinlere koşan bir çocuk, simit arabası, palmiyeler ve arkada körfez",
      en: "Konak Square in İzmir at dusk: the clock tower, the small tiled mosque, pigeons, a simit cart, palms and the gulf behind",
      ru: "Площадь Конак в Измире в сумерках: часовая башня, маленькая мечеть с изразцами, голуби, тележка с симитами, пальмы и залив позади",
    },
  },
  "stop-pamukkale": {
    ...CARD,
    alt: {
      tr: "Akşam ışığında Pamukkale travertenleri: göğü yansıtan beyaz çanak havuzlar, kenarlarında yalınayak yürüyen ve oturanlar, Hierapolis sütunları, ovanın ardında karlı dağ",
      en: "The travertines of Pamukkale in evening light: white basins mirror the sky, people walk their rims barefoot, columns of Hierapolis above, a snowy mountain beyond",
      ru: "Травертины Памуккале вечером: белые чаши отражают небо, по их краям идут босиком люди, наверху колонны Иераполиса, за равниной снежная гора",
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
      tr: "Hierapolis’teki Antik Havuz: berrak termal suyun dibinde yivli sütunlar ve bir başlık, suda yüzenler, kıyıda çiçek açmış zakkumlar",
      en: "The antique pool at Hierapolis: bathers above fluted columns and a capital that lie in the clear thermal water, oleanders in flower around it",
      ru: "Античный бассейн в Иераполисе: люди купаются над колоннами и капителью, лежащими в прозрачной термальной воде, вокруг цветут олеандры",
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
      tr: "Kayaköy’de akşam ışığı: çatısız bir evin yıkık duvarından yamaçtaki boş taş evler, kilise ve patikada iki gezgin, odada büyümüş bir incir ağacı",
      en: "Kayaköy in evening light, seen from inside a roofless house: the hillside of empty stone houses, a church, two walkers, a fig tree",
      ru: "Каякёй в вечернем свете из дома без крыши: за проломом склон с пустыми каменными домами, церковь и двое на тропе, в комнате инжир",
    },
  },
  "stop-amyntas": {
    ...CARD,
    alt: {
      tr: "Fethiye’de kayaya oyulmuş, iki İyon sütunlu Amyntas Mezarı, merdiveninde gezginler; aşağıda kırmızı çatılar, körfez ve alçalan güneş",
      en: "The Tomb of Amyntas with its two Ionic columns, cut into the cliff above Fethiye’s red roofs, visitors on its steps at sunset",
      ru: "Вырубленная в скале гробница Аминты с двумя ионическими колоннами, на ступенях гости, внизу красные крыши Фетхие и залив на закате",
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
