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
      tr: "Sabah güneşinde Bodrum Kalesi’nin içinde bir kapı: kabartma armalar, taş merdiven, mazgallı surdaki tavus kuşunu gösteren bir çocuk, arkada deniz",
      en: "A gate inside Bodrum Castle in the morning sun: coats of arms, a stone stair, a child pointing at a peacock on the battlements",
      ru: "Ворота внутри Бодрумского замка в утреннем солнце: рельефные гербы, каменная лестница, ребёнок показывает на павлина на зубцах стены, за ней море",
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
      tr: "Bodrum’un tepelerinde akşamüstü: incir ağacının gölgesi düşen taş sokakta keçileriyle yaşlı bir kadın, toprak damlı evin sekisinde bir kedi, aşağıda deniz",
      en: "Late light in a hill village near Bodrum: an old woman with goats, a cat on a bench, a fig tree’s shadow on the lane",
      ru: "Вечер в горной деревне под Бодрумом: на мощёной улочке старушка с козами, кошка на каменной скамье, тень инжира, далеко внизу море",
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
      tr: "Sabah Bodrum Antik Tiyatrosu’nun en üst sırasından: oturan iki kişi, bir yanı mor gölgede kavisli basamaklar, sahne kalıntısı, ötede beyaz kent, koy ve Karaada",
      en: "Bodrum’s ancient theatre from its top row in the morning: two people sitting, one wing in violet shade, stage ruins, white town and bay",
      ru: "Античный театр Бодрума утром с верхнего ряда: двое сидят, одно крыло в лиловой тени, руины сцены, дальше белый город, бухта и остров",
    },
  },
  "blog-ege-zeytinyaglilari": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Deniz kenarında bir sofra: cam şişeden bezelyeli enginarların üstüne zeytinyağı akıyor; arkada yaprak sarma, taze fasulye ve koyda bir gulet",
      en: "A table by the sea: olive oil poured from a glass bottle over artichokes with peas; behind, stuffed vine leaves, green beans, a gulet",
      ru: "Стол у моря: из стеклянной бутылки оливковое масло льётся на артишоки с горошком; за ними долма, стручковая фасоль и гулет в бухте",
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
      tr: "Bodrum çarşısında tentelerin arasından süzülen güneş: kâselerde baharat, bir kadına kese uzatan satıcı, cam fenerler, kuru biber, begonvil ve minare",
      en: "Sun between the awnings of Bodrum’s bazaar: bowls of spice, a seller handing a woman her bag, glass lanterns, dried peppers, bougainvillea, a minaret",
      ru: "Солнце между тентами бодрумского базара: чаши с пряностями, продавец протягивает женщине пакет, стеклянные фонари, сушёный перец, бугенвиллея и минарет",
    },
  },
  "blog-sebzeli-doner": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Alacakaranlıkta bir Bodrum büfesi: ızgaranın önünde kızaran sebzeli döner, önlüklü aşçının uzun bıçağı, lavaşa düşen dilimler; pencerede bir gulet",
      en: "Dusk in a Bodrum kiosk: sebzeli döner at its glowing burner, the aproned cook slicing it on to flatbread; outside, a gulet",
      ru: "Сумерки в бодрумском киоске: себзели-дёнер у раскалённой горелки, повар в фартуке срезает ломтики на лепёшку; за окном гулет",
    },
  },
  "blog-halikarnas-mozolesi": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Bodrum’da Mozole alanı: yivli bir sütun tamburunda uyuyan kedi, çevrede devrilmiş mermerler, arkada merdivenleri ve yeşil taşıyla mezarın çukuru, deniz",
      en: "The Mausoleum’s site in Bodrum: a cat asleep on a column drum among fallen marble, behind it the tomb’s pit with its stairs, the sea",
      ru: "На месте Мавзолея в Бодруме: на барабане колонны спит рыжий кот, вокруг упавший мрамор, за ним котлован гробницы с лестницей и зелёной глыбой, море",
    },
  },
  "blog-gumusluk-ve-myndos": {
    ...CARD,
    looks: ["boats", "dusk"],
    alt: {
      tr: "Gümüşlük’te gül rengi günbatımı: elinden çocuğu çeken bir anne ve başkaları, duru suyun altındaki Myndos duvarı üstünden Tavşan Adası’na yürüyor",
      en: "Rose sunset at Gümüşlük: a mother and child and others wade to Rabbit Island along the pale drowned wall of Myndos",
      ru: "Розовый закат в Гюмюшлюке: мать с ребёнком и другие идут вброд к Кроличьему острову по затонувшей стене Миндоса",
    },
  },
  "blog-mavi-yolculuk": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Çamların arasından kuş bakışı: bütün yelkenleri dolu bir gulet koya giriyor, dümende biri, pruvada ileriyi gösteren bir yolcu, geride puslu dağlar",
      en: "From a pine on a bluff: a gulet under full sail enters a bay, one at her stern, another pointing ahead from the bow",
      ru: "Вид с обрыва под сосной: гулет под всеми парусами входит в бухту, один человек на корме, другой на носу показывает вперёд",
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
      tr: "Gece Bodrum limanında bir kumpirci: çatalda ilk lokma ve uzayan kaşar, buharı tüten kumpir, satıcıya uzanan malzemeler, bir kedi, aydınlatılmış kale",
      en: "A kumpir stall by night: the first forkful drawing threads of cheese, trays of fillings, the vendor, a cat, the floodlit castle of Bodrum",
      ru: "Кумпир ночью в порту Бодрума: первая вилка с тянущимся сыром, пар над картофелем, ряды начинок, продавец, кот и подсвеченный замок",
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
      tr: "Sabah, beyaz bir otelin havuzunda üç koya bakan bir çift; duvarda palmiye gölgesi, kenarda çayla simit, aşağıda şemsiyeli kumsal, iskele ve demirli bir gulet",
      en: "Morning at a white hotel’s pool: a couple above three bays, parasols and a pier below, a palm’s shadow on the wall, a gulet",
      ru: "Утро у бассейна белого отеля: пара над тремя бухтами, на стене тень пальмы, внизу пляж с зонтами и пирсом, гулет на якоре",
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
      tr: "Kos rıhtımında Şövalyeler Kalesi: yuvarlak tabyanın dibinde balıkçı tekneleri, ağlar, valizli yolcular, yanaşan katamaran, ardında Dikeos Dağı",
      en: "The quay of Kos: fishing boats under the round bastion of the Knights’ castle, travellers with a case, a catamaran, Mount Dikeos beyond",
      ru: "Причал Коса: рыбацкие лодки под круглым бастионом крепости рыцарей, путники с чемоданом, подходит катамаран, вдали гора Дикеос",
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
