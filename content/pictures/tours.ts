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
      tr: "Bodrum’da turkuaz bir koyda demirli, çizgili tenteli gezi teknesi yukarıdan görülüyor; gölgesi dipteki kuma düşmüş",
      en: "An excursion boat with a striped awning at anchor in a turquoise bay near Bodrum, seen from above, its shadow on the sand",
      ru: "Прогулочное судно с полосатым тентом на якоре в бирюзовой бухте близ Бодрума, вид сверху: тень лежит на песчаном дне",
    },
  },
  "tour-izmir-seferihisar-sigacik-alacati-cesme": {
    ...PLATE,
    alt: {
      tr: "Akşamüstü Alaçatı’nın değirmen tepesi: üç yel değirmeni, cumbalı bir taş ev, yolda bir minivan; aşağıda kiremit damlar, ötede koyda rüzgâr sörfçüleri ve sırtlarda rüzgâr türbinleri",
      en: "Late sun on Alaçatı’s windmill hill: three stone mills, a house with a blue bay window, windsurfers out on the bay",
      ru: "Холм мельниц в Алачаты под вечер: три каменные мельницы, дом с голубым эркером, минивэн, внизу черепичные крыши и бухта с парусами",
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
      tr: "Gün batımından sonra çamlarla çevrili bir Bodrum koyunda tek başına demirli gulet, güvertesi fenerlerle aydınlık",
      en: "A gulet alone in a pine-clad cove near Bodrum after sunset, lanterns along its deck and the tender alongside",
      ru: "Одинокий гулет в поросшей соснами бухте близ Бодрума после заката: фонари на палубе, рядом шлюпка",
    },
  },
  "boat-anchorage": {
    ...CARD,
    alt: {
      tr: "Karaada’da, mağaranın yanındaki koyda demirli bir günübirlik gulet: merdiveninin çevresinde yüzenler, dipteki kumda gölgesi, burnun açığında iki tekne daha",
      en: "A day-trip gulet at anchor by the cave in a cove of Karaada, people swimming by its ladder in clear water",
      ru: "Прогулочный гулет на якоре в бухте Караады у пещеры: у лесенки в прозрачной воде купаются люди, тень лежит на песчаном дне, у мыса ещё судно",
    },
  },
  "boat-table": {
    ...CARD,
    alt: {
      tr: "Teknede öğle sofrası: ızgara çipura, çoban salatası, ekmek, zeytin ve soğuk su; küpeştede bayrak, ardında demirli bir gulet ve çamlı bir koy",
      en: "Lunch on deck: grilled sea bream, salad, bread and olives, the Turkish flag at the rail, a pine cove beyond",
      ru: "Обед на палубе: дорада на гриле, салат, хлеб и оливки, у поручня турецкий флаг, за ним гулет на якоре и бухта",
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
      tr: "Yıldızların altında demirli, ışıl ışıl bir motoryat ve sudaki yansıması; karşıda Bodrum kıyısının ışıkları",
      en: "A motor yacht lit up under the stars and its reflection, with the lights of the Bodrum shore across the water",
      ru: "Освещённая моторная яхта под звёздами и её отражение, на другом берегу огни Бодрума",
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
      tr: "Bodrum ile Gümbet arasındaki sırtta eski taş yel değirmenleri, alçak güneşin altında patikada gezenler, iki yanda iki koy",
      en: "The old stone windmills on the ridge between Bodrum and Gümbet, walkers on the path, a bay on either side",
      ru: "Старые каменные мельницы на гребне между Бодрумом и Гюмбетом: на тропе гуляющие, по обе стороны бухты в лучах низкого солнца",
    },
  },
  "stop-seferihisar": {
    ...CARD,
    alt: {
      tr: "Seferihisar’da sabah: Teos’taki Dionysos Tapınağı’nın zeytinlikte ayakta duran sütunları ve onlara bakan iki gezgin, önde meyve yüklü bir mandalina dalı",
      en: "Morning near Seferihisar: columns of the Temple of Dionysus at Teos among olive trees, two visitors below them, a mandarin bough in front",
      ru: "Утро близ Сеферихисара: колонны храма Диониса в Теосе среди олив, двое смотрят на них, на переднем плане ветка с мандаринами",
    },
  },
  "stop-sigacik": {
    ...CARD,
    alt: {
      tr: "Sığacık’ta kale surunun kapısı, surun üzerinden bakan kiremit çatılı evler; önünde pazar tezgâhları ve alışveriş edenler",
      en: "The gate in the castle wall of Sığacık, tiled houses looking over it, market stalls and shoppers in front",
      ru: "Ворота крепостной стены в Сыгаджике, над стеной черепичные крыши домов, перед ней рыночные прилавки и покупатели",
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
      tr: "Çeşme Kalesi’nin limandan yamaca tırmanan surları ve kuleleri, önünde aslanıyla Hasan Paşa’nın heykeli ve gezinenler, boğazın ötesinde Sakız Adası’nın ardında batan güneş",
      en: "Çeşme Castle climbing from the harbour, the statue of Hasan Pasha and his lion before it, people out for a stroll, sunset behind Chios",
      ru: "Стены и башни крепости Чешме поднимаются от гавани по склону, перед ними памятник Хасан-паше со львом, рядом гуляющие, за проливом солнце садится за остров Хиос",
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
      tr: "Pamukkale travertenleri: beyaz, yarım ay havuzların mavi suyunda yalınayak yürüyenler; üstte Hierapolis’in sütunları, aşağıda göletiyle köy, ovanın ardında karlı dağlar",
      en: "The travertines of Pamukkale: people wade barefoot through white basins of blue water; columns of Hierapolis above, a village and pond below, snowy mountains",
      ru: "Травертины Памуккале: люди бродят босиком по белым чашам с голубой водой, наверху колонны Иераполиса, внизу деревня у пруда, вдали снежные горы",
    },
  },
  "stop-hierapolis": {
    ...CARD,
    alt: {
      tr: "Hierapolis Tiyatrosu’nun üst sıralarından akşam güneşi: dik oturma basamaklarında birkaç ziyaretçi, sütunlu sahne binası ve arkada ova",
      en: "The theatre of Hierapolis from its upper rows in evening light: a few visitors on the steep seats, the columned stage building, the plain behind",
      ru: "Театр Иераполиса с верхних рядов в вечернем свете: несколько гостей на крутых ступенях, здание сцены с колоннами и равнина за ним",
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
      tr: "Sabah Ölüdeniz: durgun turkuaz lagünle lacivert deniz arasında kıvrılan kumsal, kıyıda iki kano, arkada dimdik Babadağ ve gökte yamaç paraşütleri",
      en: "Ölüdeniz in the morning: a sand spit between the still lagoon and the blue bay, steep Babadağ behind, paragliders above",
      ru: "Утро в Олюденизе: песчаная коса изгибается между тихой бирюзовой лагуной и синей бухтой, на берегу два каяка, за ними крутая гора Бабадаг, в небе парапланы",
    },
  },
  "stop-kayakoy": {
    ...CARD,
    alt: {
      tr: "Kış akşamında Kayaköy: yamaca dizilmiş çatısız taş evler, aralarında terk edilmiş kilise ve birkaç gezgin, tepede şapel, önde yapraksız bir incir ağacı",
      en: "Kayaköy on a winter evening: roofless stone houses all over the hillside, an empty church, a few visitors, a small chapel on top",
      ru: "Каякёй зимним вечером: каменные дома без крыш на склоне, среди них пустая церковь и редкие гости, на вершине часовня, впереди голый инжир",
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
      tr: "Bülbüldağı’nda Meryem Ana Evi: ulu ağaçların altında, taş yol ve basamaklarla çıkılan kemerli kapılı küçük taş yapı, ziyaretçiler, yanan mumlar",
      en: "The House of the Virgin Mary on Bülbüldağı: a paved path and steps up to a small stone house under tall trees, visitors, burning candles",
      ru: "Дом Девы Марии на горе Бюльбюльдаг: мощёная дорожка и ступени к каменному домику под высокими деревьями, посетители у арочного входа, горящие свечи",
    },
  },
  "stop-sirince": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde Şirince: ahşap cumbalı, asma çardaklı beyaz ev, önünde masada oturanlar, taş sokaktan çıkanlar, bağ sıraları, yamaçta kiremit çatılar ve kilise",
      en: "Şirince in evening sun: people at a table before a white house with a wooden bay, rows of vines, tiled roofs and a church beyond",
      ru: "Шириндже в вечернем солнце: белый дом с деревянным эркером, люди за столом, мощёная улочка, ряды виноградника, на склоне дома под черепицей и церковь",
    },
  },
  "stop-kusadasi": {
    ...CARD,
    alt: {
      tr: "Kuşadası’nda Güvercinada: surlarla çevrili küçük adanın kapısına uzanan palmiyeli yol, açıkta bir yolcu gemisi",
      en: "Güvercinada at Kuşadası: a causeway with palms leads to the gate of the small walled island, a cruise ship in the bay",
      ru: "Гюверджинада в Кушадасы: дамба с пальмами ведёт к воротам маленького острова-крепости, в бухте круизный лайнер",
    },
  },
} as const satisfies Record<string, Picture>;
