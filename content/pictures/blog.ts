import type { Picture } from "#src/content/pageData/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the articles. */
export const BLOG_PICTURES = {
  "blog-halikarnas-balikcisinin-bodrumu": {
    ...CARD,
    looks: ["boats", "castle", "night"],
    alt: {
      tr: "Geceleyin açık pencerenin önünde yazı masası: daktilo, gaz lambası, çay ve deniz süngeri; dışarıda dolunayda bir sünger teknesi ile Bodrum Kalesi",
      en: "A writer’s desk with a typewriter and a sea sponge, and Bodrum Castle under a full moon through the window",
      ru: "Письменный стол у окна, керосиновая лампа: машинка, чай, морская губка; за окном лодка и Бодрумский замок под луной",
    },
  },
  "blog-bodrum-yel-degirmenleri": {
    ...CARD,
    alt: {
      tr: "Bodrum ile Gümbet arasındaki sırtta beyaz bir yel değirmeni: yelken bezleri, kapıda un çuvalları, önde mor dikenler, ileride ikinci bir değirmen",
      en: "A windmill at work above Gümbet: canvas on the sails, flour sacks at the door and a second mill further along the ridge",
      ru: "Белая мельница между Бодрумом и Гюмбетом, какой она была: парусиновые крылья, мешки у двери, поодаль вторая",
    },
  },
  "blog-bodrum-kalesi": {
    ...CARD,
    looks: ["castle", "morning"],
    named: [9, 80],
    alt: {
      tr: "Sabah güneşinde Bodrum Kalesi’nin içinde bir kapı: kabartma armalar, taş merdiven, mazgallı surdaki tavus kuşunu gösteren bir çocuk, arkada deniz",
      en: "A child points at a peacock on the battlements of Bodrum Castle, above a gate with carved coats of arms",
      ru: "Ворота в Бодрумском замке утром: гербы, каменная лестница, ребёнок показывает на павлина на зубцах стены",
    },
  },
  "blog-bodrum-sualti-arkeoloji-muzesi": {
    ...CARD,
    alt: {
      tr: "Deniz dibinde Tunç Çağı batığı: bir dalgıcın feneri, kumda kiremit gibi sıralanmış bakır külçeleri aydınlatıyor; çevrede küpler, yukarıda tekne",
      en: "A diver’s lamp picks out rows of copper ingots on a Bronze Age wreck at the bottom of the sea",
      ru: "Корабль бронзового века на дне: фонарь водолаза освещает медные слитки, сложенные как черепица, и кувшины",
    },
  },
  "blog-yalikavak-rehberi": {
    ...CARD,
    looks: ["boats", "morning"],
    alt: {
      tr: "Sabahın erken saatinde Yalıkavak’ın eski rıhtımı: yan yana ahşap balıkçı tekneleri, küpeştede kuruyan ağ, ağ onaran bir balıkçı, tepede yel değirmeni, uzakta marina",
      en: "A fisherman mends his net on the old quay of Yalıkavak early in the morning, with the windmill above him",
      ru: "Раннее утро на старом причале Ялыкавака: рыбак чинит снасти, на борту сохнет сеть, на холме мельница, вдали марина",
    },
  },
  "blog-bodrumun-sakli-koyleri": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Bodrum’un tepelerinde akşamüstü: incir ağacının gölgesi düşen taş sokakta keçileriyle yaşlı bir kadın, toprak damlı evin sekisinde bir kedi, aşağıda deniz",
      en: "An old woman comes home with her goats along a lane in a hill village near Bodrum, past a cat on a bench",
      ru: "Вечер в горной деревне: старушка с козами на мощёной улочке, кошка на скамье, тень инжира, далеко внизу море",
    },
  },
  "blog-bodrumun-gizli-plajlari": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Bodrum’da gizli bir koy: güneşli ve gölgeli yarlar, çakıllı hilal kumsal, dibe gölgesi düşen sandal, kumsala inen taş patikada bir yürüyüşçü",
      en: "A crescent of pebbles between two cliffs near Bodrum, and a walker on the path that winds down to it",
      ru: "Потайная бухта под Бодрумом: галечный пляж среди скал, лодка висит над своей тенью, по тропе спускается путник",
    },
  },
  "blog-bodrum-gece-hayati": {
    ...CARD,
    looks: ["castle", "night"],
    alt: {
      tr: "Gece Bodrum’da barlar sokağı: su kenarındaki masalarda oturanlar, fenerler, üstlerine gerilmiş ampuller, neon ışıklar, karşıda aydınlatılmış kale",
      en: "Guests at tables by the water in Bodrum’s Bar Street, with the floodlit castle across the bay",
      ru: "Ночь на улице баров в Бодруме: гости за столиками у самой воды, фонари, гирлянды ламп, неон и подсвеченный замок за бухтой",
    },
  },
  "blog-bodrum-marina": {
    ...CARD,
    looks: ["boats", "dusk", "town"],
    alt: {
      tr: "Alacakaranlıkta Bodrum Marina: ahşap bir guletin pruvası ve uzun cıvadrası rıhtıma uzanıyor, fenerlerin altında bir çift, geride pusta direkler",
      en: "The bow of a wooden gulet reaches over the quay of Bodrum Marina at dusk, under a row of lamps",
      ru: "Сумерки в марине Бодрума: длинный бушприт деревянного парусника над набережной, гуляет пара, вдали мачты в дымке",
    },
  },
  "blog-bodrum-antik-tiyatro": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Sabah Bodrum Antik Tiyatrosu’nun en üst sırasından: oturan iki kişi, bir yanı mor gölgede kavisli basamaklar, sahne kalıntısı, ötede beyaz kent, koy ve Karaada",
      en: "Two people on the top row of Bodrum’s ancient theatre, with the whole town and its bay below them",
      ru: "Античный театр Бодрума с верхнего ряда, утро: двое на скамьях, руины сцены, дальше белый город, бухта и остров",
    },
  },
  "blog-ege-zeytinyaglilari": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Sabah, koya bakan bir sofra: iç baklalı enginar, güneşte parlayan bir şişe zeytinyağı, yaprak sarma, taze fasulye, ekmek; açıkta demirli bir gulet",
      en: "Artichokes with broad beans, stuffed vine leaves and a bottle of green olive oil on a table above the bay",
      ru: "Утренний стол над бухтой: артишоки с бобами, долма, фасоль, хлеб, бутылка зелёного масла светится на солнце",
    },
  },
  "blog-bodrum-mandalinasi": {
    ...CARD,
    looks: ["mandarins", "morning"],
    alt: {
      tr: "Bitez’de mandalina hasadı: yaşlı ağacın altında merdivende meyve toplayan biri, dolu kasalar, su arkının yanından beyaz gümbete ve denize inen yol",
      en: "A picker on a ladder fills his crate in a mandarin orchard at Bitez, with a domed cistern down the lane",
      ru: "Сбор мандаринов в Битезе: сборщик на лестнице, полные ящики, вдоль арыка дорога к белой цистерне и бухте",
    },
  },
  "mandarin-crate": {
    ...CARD,
    alt: {
      tr: "Bitez’de pencere önünde mandalina kasası: çekirdekleriyle enine kesilmiş bir meyve, sarmal kabuğu taştan sarkan yarı soyulmuş bir meyve, gazoz, dışarıda bahçe ve koy",
      en: "Mandarins in a crate on a window sill at Bitez; one is cut across and shows its pips, another hangs half out of its peel",
      ru: "Ящик мандаринов на белом подоконнике: разрезанный плод с косточками, спираль кожуры, стакан газировки; за окном сад",
    },
  },
  "blog-bodrum-carsisi": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Bodrum çarşısında tentelerin arasından süzülen güneş: kâselerde baharat, bir kadına kese uzatan satıcı, cam fenerler, kuru biber, begonvil ve minare",
      en: "A seller hands a woman her bag in Bodrum’s bazaar, among bowls of spice and glass lanterns under the awnings",
      ru: "Солнце между тентами базара: чаши с пряностями, стеклянные фонари, продавец протягивает покупательнице пакет",
    },
  },
  "blog-sebzeli-doner": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Alacakaranlıkta bir Bodrum dönercisi: kor gibi ocağın önünde sebzeli döner, tepside kesilmiş dilimler, uzun bıçak, dolu bir tabak, ayran; pencerede gulet",
      en: "A cone of sebzeli döner glows at its grill in a small Bodrum restaurant, with a full plate ready on the counter",
      ru: "Сумерки в бодрумской закусочной: дёнер у раскалённого гриля, длинный нож, ломтики на подносе, стакан айрана",
    },
  },
  "blog-halikarnas-mozolesi": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Bodrum’da Mozole alanı: yivli bir sütun tamburunda uyuyan kedi, çevrede devrilmiş mermerler, arkada merdivenleri ve yeşil taşıyla mezarın çukuru, deniz",
      en: "A cat asleep on a fallen column drum at the Mausoleum in Bodrum, beside the pit where the tomb stood",
      ru: "На месте Мавзолея: рыжий кот спит на барабане колонны, вокруг мрамор, за ним котлован с лестницей и зелёной глыбой",
    },
  },
  "blog-gumusluk-ve-myndos": {
    ...CARD,
    looks: ["boats", "dusk"],
    alt: {
      tr: "Gümüşlük’te gül rengi günbatımı: elinden çocuğu çeken bir anne ve başkaları, duru suyun altındaki Myndos duvarı üstünden Tavşan Adası’na yürüyor",
      en: "A mother and child wade towards Rabbit Island at sunset, along the drowned wall of Myndos at Gümüşlük",
      ru: "Розовый закат в Гюмюшлюке: люди бредут по затонувшей стене Миндоса, за ними Кроличий остров",
    },
  },
  "blog-mavi-yolculuk": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Çam dalları ve zakkumların ardında mavi koya giren, bütün yelkenleri dolu bir gulet; kıçta tentenin altında iki kişi, pruvada ileriyi gösteren bir yolcu",
      en: "A wooden boat comes into a pine-fringed bay under full sail, with somebody pointing from the bow",
      ru: "За ветвями сосны парусник входит в синюю бухту под всеми парусами: двое на корме под тентом, один на носу",
    },
  },
  "blog-bitezde-ruzgar-sorfu": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Bitez koyunda alçak güneş: ışıldayan turuncu yelkene asılmış rüzgâr sörfçüsü, ardında köpüklü dümen suyu, önde kısa dalgalar, kıyıda mandalina bahçeleri ve beyaz evler",
      en: "A windsurfer at Bitez leans far out from a glowing orange sail, with white houses along the shore behind him",
      ru: "Низкое солнце над Битезом: виндсёрфер откинулся под оранжевым парусом, за ним пена, на берегу сады и белые дома",
    },
  },
  "blog-havalimanindan-bodruma": {
    ...CARD,
    looks: ["morning"],
    alt: {
      tr: "Sabah uçak penceresinden Bodrum Yarımadası: flapları açık kanadın ötesinde turkuaz koylar, beyaz köyler, ufukta adalar; önde hasır şapka, güneş gözlüğü ve kahve",
      en: "The Bodrum peninsula from the window of a plane: turquoise bays, white villages and islands beyond the wing",
      ru: "Полуостров Бодрум из иллюминатора: под крылом бирюзовые бухты и белые дома, у окна шляпа, очки и кофе",
    },
  },
  "blog-kumpir": {
    ...CARD,
    named: [28, 90],
    looks: ["food", "night"],
    alt: {
      tr: "Gece Bodrum limanında bir tezgâh: boyuna yarılmış, malzemeleri dolu bir kumpir, içinde kaşarı uzayan çatal, folyoda bir patates; arkada ışıklı kale",
      en: "A baked potato split open and heaped with fillings, its cheese pulling into strings on the fork",
      ru: "Ночной прилавок в порту: разрезанный кумпир с начинками, вилка в тянущемся сыре, вдали подсвеченный замок",
    },
  },
  "kumpir-counter": {
    ...CARD,
    alt: {
      tr: "Geceleyin kumpir tezgâhı: camın altında iki sıra renk renk malzeme, arkasında patatesi çatalla döven ustanın elleri; kaşar uzuyor, limanda ışıklar",
      en: "A cook draws threads of cheese from a split potato behind two rows of fillings at a kumpir counter",
      ru: "Ряды начинок под стеклом, над ними руки повара: вилка мнёт картофелину, сыр тянется нитями, позади огни гавани",
    },
  },
  "blog-bodrumdan-ne-alinir": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Bodrum’da sabah: çizgili tentenin altında peştamallar, sünger sepeti, sandaletler, su kabağından lambalar, reçel ve bal; sokağın ucunda bir gulet, duvarda bir kedi",
      en: "Gourd lamps, towels, sponges, sandals and jars of honey under the striped awning of a shop in Bodrum",
      ru: "Лавка утром, полосатый навес: лампы из тыквы, пештемали, губки, сандалии, мёд; в конце переулка блестит вода",
    },
  },
  "blog-bodrumda-hangi-koyda-kalmali": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Sabah, beyaz bir otelin havuzunda üç koya bakan bir çift; duvarda palmiye gölgesi, kenarda çayla simit, aşağıda şemsiyeli kumsal, iskele ve demirli bir gulet",
      en: "A couple by the pool of a white hotel looks down on three bays, one behind the other",
      ru: "Утро у бассейна белого отеля: пара над тремя бухтами, на стене тень пальмы, внизу пляж с зонтами и пирсом, гулет на якоре",
    },
  },
  "blog-ay-ay-bodrum": {
    ...CARD,
    looks: ["castle"],
    alt: {
      tr: "Bodrum’da şubat sabahı: çiçek açmış badem, otlar arasında anemonlar, taş duvar boyunca beyaz evlere inen patika; aşağıda koy, iki gulet ve kale",
      en: "Almond blossom and anemones beside a path above Bodrum in February, with the castle far below",
      ru: "Февраль над Бодрумом: цветущий миндаль, анемоны, тропа вдоль каменной ограды, внизу белые дома, бухта и замок",
    },
  },
  "blog-bodrumdan-kosa-gunubirlik": {
    ...CARD,
    alt: {
      tr: "Kos rıhtımında Şövalyeler Kalesi: yuvarlak tabyanın dibinde balıkçı tekneleri, ağlar, valizli yolcular, yanaşan katamaran, ardında Dikeos Dağı",
      en: "Travellers come off a catamaran on the quay of Kos, under the round bastion of the Knights’ castle",
      ru: "Причал Коса: рыбацкие лодки под круглым бастионом, путники с чемоданом, подходит катамаран, вдали гора Дикеос",
    },
  },
  "blog-bodrum-dolmus-rehberi": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Akşam ışığında deniz kıyısındaki durakta dolmuş: sepetli bir kadın biniyor, ardında bir anneyle çocuk, ağacın altındaki taş sırada yaşlı bir adam",
      en: "A woman with a basket climbs into a dolmuş at a seaside stop, while an old man stays in the shade of the tree",
      ru: "Долмуш у моря в вечернем свете: женщина с корзиной садится, за ней мама с мальчиком, под деревом старик в шляпе",
    },
  },
  "blog-cocuklarla-bodrum": {
    ...CARD,
    looks: ["beach"],
    named: [38, 86],
    alt: {
      tr: "Dupduru suyun üstünde ahşap iskele: bir oğlan kepçeyle balık peşinde, kız kardeşi ayaklarını sarkıtmış, şemsiye altında kitap okuyan biri, suda bir yüzme simidi",
      en: "A boy with a net and a girl dangling her feet over clear water on a wooden jetty",
      ru: "Деревянный причал: мальчик ловит рыбок сачком, девочка свесила ноги в прозрачную воду, рядом плывёт надувной круг",
    },
  },
  "bodrum-year": {
    ...CARD,
    named: [26, 98],
    alt: {
      tr: "Bodrum’da bir koy, dört mevsim: yağmurda mandalina ağacı, erguvanın dibinde gelincik toplayan çocuk, iskelede denize girenler, zeytin hasadı",
      en: "One bay in four seasons: mandarins in the rain, poppies and a Judas tree, bathers on a jetty, the olive harvest",
      ru: "Одна бухта, четыре сезона: мандарины под дождём, ребёнок с маками у иудина дерева, купальщики, сбор оливок",
    },
  },
} as const satisfies Record<string, Picture>;
