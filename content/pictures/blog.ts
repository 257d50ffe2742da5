import type { Picture } from "#src/content/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the articles. */
export const BLOG_PICTURES = {
  "blog-halikarnas-balikcisinin-bodrumu": {
    ...CARD,
    looks: ["boats", "castle", "night"],
    alt: {
      tr: "Mavi saatte açık bir pencerenin önünde yazı masası: daktilo, gaz lambası ve çay; dışarıda bir sünger teknesi ile Bodrum Kalesi",
      en: "A writer’s desk at an open window at nightfall, with typewriter, oil lamp and tea, and outside a sponge boat and Bodrum Castle",
      ru: "Письменный стол у раскрытого окна в синие сумерки: пишущая машинка, керосиновая лампа и чай, а за окном лодка ловцов губок и Бодрумский замок",
    },
  },
  "blog-bodrum-yel-degirmenleri": {
    ...CARD,
    alt: {
      tr: "Bodrum ile Gümbet arasındaki sırtta, öğle güneşinde yakından bir yel değirmeni: beyaz gövde, sekiz kol, yelken bezleri ve geniş gökyüzü",
      en: "A windmill close up on the ridge between Bodrum and Gümbet at noon: white drum, eight spars with canvas sails and a wide sky",
      ru: "Ветряная мельница на гребне между Бодрумом и Гюмбетом, какой она была: белая башня, восемь спиц с парусиной и огромное небо",
    },
  },
  "blog-bodrum-kalesi": {
    ...CARD,
    looks: ["castle", "morning"],
    named: [9, 80],
    alt: {
      tr: "Sabah güneşinde Bodrum Kalesi’nin içinde bir kapı: üstünde kabartma armalar, taş merdiven, mazgallı surda bir tavus kuşu, arkada deniz",
      en: "A gate inside Bodrum Castle in the morning sun: coats of arms in relief, a stone stair, a peacock on the battlements, the sea behind",
      ru: "Ворота внутри Бодрумского замка в утреннем солнце: рельефные гербы, каменная лестница, павлин на зубцах стены, за ней море",
    },
  },
  "blog-bodrum-sualti-arkeoloji-muzesi": {
    ...CARD,
    alt: {
      tr: "Deniz dibinde Tunç Çağı batığı: bir dalgıcın feneri, kumda kiremit gibi sıralanmış bakır külçeleri aydınlatıyor; çevrede küpler, yukarıda tekne",
      en: "A Bronze Age wreck on the sea bed: a diver’s lamp lights rows of copper ingots, laid like roof tiles; jars, a boat above",
      ru: "Корабль бронзового века на дне: фонарь водолаза освещает ряды медных слитков, лежащих как черепица; вокруг кувшины, наверху лодка",
    },
  },
  "blog-yalikavak-rehberi": {
    ...CARD,
    looks: ["boats", "morning"],
    alt: {
      tr: "Sabahın erken saatinde Yalıkavak’ın eski rıhtımı: yan yana ahşap balıkçı tekneleri, küpeştede kuruyan ağ, ağ onaran bir balıkçı, tepede yel değirmeni, uzakta marina",
      en: "Yalıkavak’s old quay early in the morning: wooden fishing boats, a net drying over a rail, a fisherman mending, the windmill on its hill",
      ru: "Раннее утро на старом причале Ялыкавака: деревянные рыбацкие лодки, сеть сушится на борту, рыбак чинит снасти, на холме мельница, вдали марина",
    },
  },
  "blog-bodrumun-sakli-koyleri": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Bodrum’un tepelerinde akşamüstü: düz toprak damlı taş evlerin arasından inen Arnavut kaldırımlı sokak, keçileriyle yaşlı bir kadın, aşağıda deniz",
      en: "Late light in a hill village near Bodrum: an old woman with goats on a cobbled lane, flat-roofed stone houses, the sea far below",
      ru: "Вечер в горной деревне под Бодрумом: мощёная улочка между каменными домами с плоскими крышами, старушка с козами, далеко внизу море",
    },
  },
  "blog-bodrumun-gizli-plajlari": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Sabah, makilerin arasından küçük bir koya inen patika: beyaz kumda havlusunda bir kadın, turkuaz suda bir adam, arkada çamlı kayalık; ufukta Kos",
      en: "Morning near Bodrum: a path winds through maquis to a small white cove, two bathers, turquoise water under a pine-topped cliff, Kos beyond",
      ru: "Утро под Бодрумом: тропа сквозь маквис к маленькой белой бухте, двое купальщиков, бирюзовая вода под скалой с соснами, на горизонте Кос",
    },
  },
  "blog-bodrum-gece-hayati": {
    ...CARD,
    looks: ["castle", "night"],
    alt: {
      tr: "Gece Bodrum’da barlar sokağı: su kenarındaki masalarda oturanlar, fenerler, üstlerine gerilmiş ampuller, neon ışıklar, karşıda aydınlatılmış kale",
      en: "Bodrum’s Bar Street at night: guests at tables by the water under strings of bulbs, and the floodlit castle across the bay",
      ru: "Ночь на улице баров в Бодруме: гости за столиками у самой воды, фонари, гирлянды ламп, неон и подсвеченный замок за бухтой",
    },
  },
  "blog-bodrum-marina": {
    ...CARD,
    looks: ["boats", "dusk", "town"],
    alt: {
      tr: "Alacakaranlıkta Bodrum Marina: kamaraları ışıklı gulet ve yatlar iskeleye kıçtankara bağlı, iskelede yürüyen bir çift, güvertede sofra, açıkta demirli bir gulet",
      en: "Bodrum Marina at dusk: gulets and yachts with lit cabins along a pontoon, a couple strolling, supper on a deck, a gulet at anchor beyond",
      ru: "Бодрумская марина в сумерках: гулеты и яхты с огнями в каютах вдоль понтона, пара на прогулке, ужин на палубе, вдали гулет на якоре",
    },
  },
  "blog-bodrum-antik-tiyatro": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Sabah Bodrum Antik Tiyatrosu’nun en üst sırasından: oturan iki kişi, bir yanı mavi gölgede kavisli basamaklar, ötede beyaz kent, koy ve Karaada",
      en: "Bodrum’s ancient theatre from its top row in the morning: two people sitting, one wing in blue shade, white town and bay beyond",
      ru: "Античный театр Бодрума утром с верхнего ряда: двое сидят, одно крыло в синей тени, дальше белый город, бухта и остров",
    },
  },
  "blog-ege-zeytinyaglilari": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Bodrum’da yukarıdan bakılan bir sofra: mavi çizgili örtüde yaprak sarma, enginar, taze fasulye, ekmek ve zeytinyağı şişesi",
      en: "A table in Bodrum from above: stuffed vine leaves, artichokes and green beans on a blue-striped cloth, with bread and a cruet of olive oil",
      ru: "Стол в Бодруме, вид сверху: долма в виноградных листьях, артишоки и стручковая фасоль на скатерти в синюю полоску, хлеб и графинчик оливкового масла",
    },
  },
  "blog-bodrum-mandalinasi": {
    ...CARD,
    looks: ["mandarins", "morning"],
    alt: {
      tr: "Bodrum’da bir mandalina bahçesinde hasat: ağaçta merdivene çıkmış biri meyve topluyor, sıraların ucunda beyaz kubbeli gümbet ve deniz",
      en: "Harvest in a Bodrum mandarin grove: a picker on a ladder, full crates, rows of trees running to a white domed cistern and the sea",
      ru: "Сбор мандаринов в саду под Бодрумом: сборщик на лестнице, полные ящики, ряды деревьев тянутся к белой купольной цистерне и морю",
    },
  },
  "blog-bodrum-carsisi": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Bodrum çarşısında tentelerin arasından güneş: bakır kâselerde baharat, tezgâhının başında satıcı, cam fenerler, begonvil, kıvrılan sokakta iki kişi ve minare",
      en: "Sun between the awnings of Bodrum’s bazaar: bowls of spice and their seller, glass lanterns, bougainvillea, two walkers and a minaret",
      ru: "Солнце между тентами бодрумского базара: пряности в медных чашах и их продавец, стеклянные фонари, бугенвиллея, двое прохожих и минарет",
    },
  },
  "blog-sebzeli-doner": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Alacakaranlıkta bir Bodrum büfesi: ızgaranın yanında kızaran sebzeli döner, aşçının uzun bıçağı, lavaşa düşen dilimler; dışarıda koy ve bir gulet",
      en: "Dusk in a Bodrum kiosk: sebzeli döner roasting by its burner, the cook’s long knife slicing it on to flatbread; outside, a gulet",
      ru: "Сумерки в бодрумском киоске: себзели-дёнер у раскалённой горелки, длинный нож повара, ломтики падают на лепёшку; за окном гулет в заливе",
    },
  },
  "blog-halikarnas-mozolesi": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Bodrum’da Mozole alanı: yivli bir sütun tamburunda uyuyan kedi, arkada merdivenleri ve yeşil taşıyla mezarın çukuru, beyaz evler ve deniz",
      en: "The Mausoleum’s site in Bodrum: a cat asleep on a column drum, behind it the tomb’s pit, its stairs and green block, houses, the sea",
      ru: "На месте Мавзолея в Бодруме: на барабане колонны спит рыжий кот, за ним котлован гробницы с лестницей и зелёной глыбой, белые дома и море",
    },
  },
  "blog-gumusluk-ve-myndos": {
    ...CARD,
    looks: ["boats", "dusk"],
    alt: {
      tr: "Gümüşlük’te gül rengi bir akşam: duru suyun altında Tavşan Adası’na uzanan Myndos yolu, demirli iki tekne ve hilal",
      en: "Rose dusk at Gümüşlük: the sunken wall of Myndos runs under clear water to Rabbit Island, between two boats at anchor, a crescent moon above",
      ru: "Розовые сумерки в Гюмюшлюке: затонувшая стена Миндоса уходит под прозрачной водой к Кроличьему острову, две лодки на якоре и молодой месяц",
    },
  },
  "blog-mavi-yolculuk": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Yelkenle bir koya giren guletin baş güvertesi: dolu flok, ıstralyayı tutan biri, minderde bir kadın, ileride çamlar ve turkuaz su",
      en: "From a gulet’s foredeck under sail: a man at the forestay, a woman on the cushions, a pine cove of turquoise water ahead",
      ru: "С бака гулета под парусом: мужчина у штага, женщина на матрасе, впереди бирюзовая бухта в соснах",
    },
  },
  "blog-bitezde-ruzgar-sorfu": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Bitez koyunda meltem: turuncu yelkenine asılıp suları savurarak giden rüzgâr sörfçüsü, arkada küçük yelkenler, mandalina bahçeleri ve beyaz evler",
      en: "Meltem in the bay of Bitez: a windsurfer hangs from an orange sail in flying spray, mandarin groves and white houses along the shore",
      ru: "Мельтем в бухте Битез: виндсёрфер откинулся под оранжевым парусом в брызгах, за ним маленькие паруса, мандариновые сады и белые дома",
    },
  },
  "blog-havalimanindan-bodruma": {
    ...CARD,
    looks: ["morning"],
    alt: {
      tr: "Sabah uçak penceresinden Güllük Körfezi: kanadın ötesinde yarımadanın kuzey kıyısı, koy başında Türkbükü, ufukta adalar",
      en: "The Gulf of Güllük from a plane window in the morning: the wing, the north coast of the peninsula, islands beyond",
      ru: "Залив Гюллюк утром из иллюминатора: за крылом северный берег полуострова, Тюркбюкю в глубине бухты и острова на горизонте",
    },
  },
  "blog-kumpir": {
    ...CARD,
    looks: ["food", "night"],
    alt: {
      tr: "Gece Bodrum limanında bir kumpirci: tezgâhta hazır kumpir ve ayran, ampullerin altında uzanan malzemeler, çalışan satıcı, bekleyen iki kişi, karşıda aydınlatılmış kale",
      en: "A kumpir stall by night: a loaded potato on the counter, trays of fillings under bulbs, the vendor, two guests, the floodlit castle of Bodrum",
      ru: "Ночной прилавок с кумпиром: готовая картофелина, ряды начинок под лампочками, продавец, двое ждут, за водой подсвеченный замок Бодрума",
    },
  },
  "blog-bodrumdan-ne-alinir": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Sabah güneşinde bir sandaletçi tezgâhı: mavi peştamalın üstünde yeni bir çift, aletler, süngerler; pencere önünde mandalina reçeli, dışarıda gulet ve Bodrum Kalesi",
      en: "A sandal maker’s bench in morning sun: a new pair on a blue towel, tools, sponges, mandarin jam on the sill, Bodrum Castle outside",
      ru: "Верстак сандального мастера в утреннем солнце: новая пара на синем полотенце, инструменты, губки, мандариновое варенье; за окном гулет и Бодрумский замок",
    },
  },
  "blog-bodrumda-hangi-koyda-kalmali": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Sabah, beyaz bir otelin taşma havuzunda bir çift; aşağıda şemsiyeli kumsalıyla bir koy, beyaz evli bir yamaç, demirli bir gulet ve uzak dağlar",
      en: "Morning at a white hotel’s infinity pool: a couple above three bays, one with parasols and a pier, one with white houses, a gulet between",
      ru: "Утро у бассейна белого отеля: пара над бухтами — пляж с зонтами и пирсом, склон с белыми домами, гулет на якоре, дальние горы",
    },
  },
  "blog-ay-ay-bodrum": {
    ...CARD,
    looks: ["castle"],
    alt: {
      tr: "Bodrum’da şubat sabahı: taraçada çiçek açmış badem, otlar arasında anemonlar, taş duvar boyunca yürüyen bir kadın; aşağıda koy, iki gulet ve kale",
      en: "A February morning above Bodrum: almond blossom, anemones, a woman on a path by a stone wall; below, the bay, two gulets and the castle",
      ru: "Февральское утро над Бодрумом: цветущий миндаль, анемоны в траве, женщина на тропе у каменной ограды; внизу бухта, два гулета и замок",
    },
  },
  "blog-bodrumdan-kosa-gunubirlik": {
    ...CARD,
    alt: {
      tr: "Kos rıhtımında Şövalyeler Kalesi: yuvarlak tabyanın dibinde bağlı mavi beyaz bir balıkçı teknesi, valizli yolcular, yanaşan katamaran, ardında Dikeos Dağı",
      en: "The quay of Kos: a fishing boat under the round bastion of the Knights’ castle, travellers with a case, a catamaran, Mount Dikeos beyond",
      ru: "Причал Коса: рыбацкая лодка под круглым бастионом крепости рыцарей, путники с чемоданом, подходит катамаран, вдали гора Дикеос",
    },
  },
  "blog-bodrum-dolmus-rehberi": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Akşam ışığında deniz kıyısındaki durakta dolmuş: sepetli bir kadın biniyor, ardında bir anneyle çocuk, ağacın altındaki taş sırada yaşlı bir adam",
      en: "A dolmuş at its seaside stop at evening: a woman with a basket gets in, others follow, an old man sits under the tree",
      ru: "Долмуш на остановке у моря в вечернем свете: женщина с корзиной садится, за ней мама с мальчиком, под деревом на скамье старик в шляпе",
    },
  },
  "blog-cocuklarla-bodrum": {
    ...CARD,
    looks: ["beach"],
    named: [38, 92],
    alt: {
      tr: "Dupduru suyun üstünde ahşap iskele: bir çocuk kepçeyle balık peşinde, biri ayaklarını suya sarkıtmış, anneleri şemsiyenin gölgesinde",
      en: "A wooden jetty over clear water: a boy after fish with a net, a girl dangling her feet, their mother in a parasol’s shade",
      ru: "Деревянный причал над прозрачной водой: мальчик ловит рыбок сачком, девочка свесила ноги к воде, мама сидит в тени зонта",
    },
  },
} as const satisfies Record<string, Picture>;
