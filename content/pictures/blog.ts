import type { Picture } from "#src/content/pageData/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the articles. */
export const BLOG_PICTURES = {
  "blog-halikarnas-balikcisinin-bodrumu": {
    ...CARD,
    looks: ["boats", "castle", "night"],
    alt: {
      tr: "Geceleyin açık pencerenin önünde yazı masası: daktilo, gaz lambası, çay ve deniz süngeri; dışarıda dolunayda bir sünger teknesi ile Bodrum Kalesi",
      en: "A writer’s desk by lamplight: typewriter, tea, a sea sponge; through the open window a sponge boat and Bodrum Castle under a full moon",
      ru: "Письменный стол у окна, керосиновая лампа: машинка, чай, морская губка; за окном лодка и Бодрумский замок под луной",
    },
  },
  "blog-bodrum-yel-degirmenleri": {
    ...CARD,
    alt: {
      tr: "Bodrum ile Gümbet arasındaki sırtta beyaz bir yel değirmeni: yelken bezleri, kapıda un çuvalları, önde mor dikenler, ileride ikinci bir değirmen",
      en: "A white windmill on the ridge between Bodrum and Gümbet at noon: canvas sails, flour sacks at the door, thistles, a second mill",
      ru: "Белая мельница между Бодрумом и Гюмбетом, какой она была: парусиновые крылья, мешки у двери, поодаль вторая",
    },
  },
  "blog-bodrum-kalesi": {
    ...CARD,
    looks: ["castle", "morning"],
    named: [9, 80],
    alt: {
      tr: "Sabah güneşinde Bodrum Kalesi’nin içinde bir kapı: kabartma armalar, taş merdiven, mazgallı surdaki tavus kuşunu gösteren bir çocuk, arkada deniz",
      en: "A gate inside Bodrum Castle in the morning sun: coats of arms, a stone stair, a child pointing at a peacock on the battlements",
      ru: "Ворота в Бодрумском замке утром: гербы, каменная лестница, ребёнок показывает на павлина на зубцах стены",
    },
  },
  "blog-bodrum-sualti-arkeoloji-muzesi": {
    ...CARD,
    alt: {
      tr: "Deniz dibinde Tunç Çağı batığı: bir dalgıcın feneri, kumda kiremit gibi sıralanmış bakır külçeleri aydınlatıyor; çevrede küpler, yukarıda tekne",
      en: "A Bronze Age wreck on the sea bed: a diver’s lamp lights rows of copper ingots, laid like roof tiles; jars, a boat above",
      ru: "Корабль бронзового века на дне: фонарь водолаза освещает медные слитки, сложенные как черепица, и кувшины",
    },
  },
  "blog-yalikavak-rehberi": {
    ...CARD,
    looks: ["boats", "morning"],
    alt: {
      tr: "Sabahın erken saatinde Yalıkavak’ın eski rıhtımı: yan yana ahşap balıkçı tekneleri, küpeştede kuruyan ağ, ağ onaran bir balıkçı, tepede yel değirmeni, uzakta marina",
      en: "Yalıkavak’s old quay early in the morning: wooden fishing boats, a net drying over a rail, a fisherman mending, the windmill on its hill",
      ru: "Раннее утро на старом причале Ялыкавака: рыбак чинит снасти, на борту сохнет сеть, на холме мельница, вдали марина",
    },
  },
  "blog-bodrumun-sakli-koyleri": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Bodrum’un tepelerinde akşamüstü: incir ağacının gölgesi düşen taş sokakta keçileriyle yaşlı bir kadın, toprak damlı evin sekisinde bir kedi, aşağıda deniz",
      en: "Late light in a hill village near Bodrum: an old woman with goats, a cat on a bench, a fig tree’s shadow on the lane",
      ru: "Вечер в горной деревне: старушка с козами на мощёной улочке, кошка на скамье, тень инжира, далеко внизу море",
    },
  },
  "blog-bodrumun-gizli-plajlari": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Bodrum’da gizli bir koy: güneşli ve gölgeli yarlar, çakıllı hilal kumsal, dibe gölgesi düşen sandal, kumsala inen taş patikada bir yürüyüşçü",
      en: "A hidden cove near Bodrum between sunlit and shaded cliffs: a crescent of pebbles, a boat over its shadow, a walker on the winding path",
      ru: "Потайная бухта под Бодрумом: галечный пляж среди скал, лодка висит над своей тенью, по тропе спускается путник",
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
      tr: "Alacakaranlıkta Bodrum Marina: ahşap bir guletin pruvası ve uzun cıvadrası rıhtıma uzanıyor, fenerlerin altında bir çift, geride pusta direkler",
      en: "Bodrum Marina at dusk: a wooden gulet’s bow and long bowsprit reach towards the lamplit quay, a couple looking on, masts in the haze",
      ru: "Сумерки в марине Бодрума: длинный бушприт деревянного парусника над набережной, гуляет пара, вдали мачты в дымке",
    },
  },
  "blog-bodrum-antik-tiyatro": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Sabah Bodrum Antik Tiyatrosu’nun en üst sırasından: oturan iki kişi, bir yanı mor gölgede kavisli basamaklar, sahne kalıntısı, ötede beyaz kent, koy ve Karaada",
      en: "Bodrum’s ancient theatre from its top row in the morning: two people sitting, one wing in violet shade, stage ruins, white town and bay",
      ru: "Античный театр Бодрума с верхнего ряда, утро: двое на скамьях, руины сцены, дальше белый город, бухта и остров",
    },
  },
  "blog-ege-zeytinyaglilari": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Sabah, koya bakan bir sofra: iç baklalı enginar, güneşte parlayan bir şişe zeytinyağı, yaprak sarma, taze fasulye, ekmek; açıkta demirli bir gulet",
      en: "A morning table above the bay: artichokes with broad beans, green olive oil glowing in its bottle, stuffed vine leaves, bread, a gulet at anchor",
      ru: "Утренний стол над бухтой: артишоки с бобами, долма, фасоль, хлеб, бутылка зелёного масла светится на солнце",
    },
  },
  "blog-bodrum-mandalinasi": {
    ...CARD,
    looks: ["mandarins", "morning"],
    alt: {
      tr: "Bitez’de mandalina hasadı: yaşlı ağacın altında merdivende meyve toplayan biri, dolu kasalar, su arkının yanından beyaz gümbete ve denize inen yol",
      en: "Mandarin harvest at Bitez: a picker on a ladder, full crates, a lane beside a water channel to a white domed cistern and the bay",
      ru: "Сбор мандаринов в Битезе: сборщик на лестнице, полные ящики, вдоль арыка дорога к белой цистерне и бухте",
    },
  },
  "mandarin-crate": {
    ...CARD,
    alt: {
      tr: "Bitez’de pencere önünde mandalina kasası: çekirdekleriyle enine kesilmiş bir meyve, sarmal kabuğu taştan sarkan yarı soyulmuş bir meyve, gazoz, dışarıda bahçe ve koy",
      en: "A crate of mandarins on a white sill at Bitez: one cut across, pips showing, one half peeled, its spiral hanging; orchard and bay outside",
      ru: "Ящик мандаринов на белом подоконнике: разрезанный плод с косточками, спираль кожуры, стакан газировки; за окном сад",
    },
  },
  "blog-bodrum-carsisi": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Bodrum çarşısında tentelerin arasından süzülen güneş: kâselerde baharat, bir kadına kese uzatan satıcı, cam fenerler, kuru biber, begonvil ve minare",
      en: "Sun between the awnings of Bodrum’s bazaar: bowls of spice, a seller handing a woman her bag, glass lanterns, dried peppers, bougainvillea, a minaret",
      ru: "Солнце между тентами базара: чаши с пряностями, стеклянные фонари, продавец протягивает покупательнице пакет",
    },
  },
  "blog-sebzeli-doner": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Alacakaranlıkta bir Bodrum dönercisi: kor gibi ocağın önünde sebzeli döner, tepside kesilmiş dilimler, uzun bıçak, dolu bir tabak, ayran; pencerede gulet",
      en: "Dusk in a Bodrum eatery: sebzeli döner at its glowing grill, a tray of sliced meat, the long knife, a full plate; outside, a gulet",
      ru: "Сумерки в бодрумской закусочной: дёнер у раскалённого гриля, длинный нож, ломтики на подносе, стакан айрана",
    },
  },
  "blog-halikarnas-mozolesi": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Bodrum’da Mozole alanı: yivli bir sütun tamburunda uyuyan kedi, çevrede devrilmiş mermerler, arkada merdivenleri ve yeşil taşıyla mezarın çukuru, deniz",
      en: "The Mausoleum’s site in Bodrum: a cat asleep on a column drum among fallen marble, behind it the tomb’s pit with its stairs, the sea",
      ru: "На месте Мавзолея: рыжий кот спит на барабане колонны, вокруг мрамор, за ним котлован с лестницей и зелёной глыбой",
    },
  },
  "blog-gumusluk-ve-myndos": {
    ...CARD,
    looks: ["boats", "dusk"],
    alt: {
      tr: "Gümüşlük’te gül rengi günbatımı: elinden çocuğu çeken bir anne ve başkaları, duru suyun altındaki Myndos duvarı üstünden Tavşan Adası’na yürüyor",
      en: "Rose sunset at Gümüşlük: a mother and child and others wade to Rabbit Island along the pale drowned wall of Myndos",
      ru: "Розовый закат в Гюмюшлюке: люди бредут по затонувшей стене Миндоса, за ними Кроличий остров",
    },
  },
  "blog-mavi-yolculuk": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Çam dalları ve zakkumların ardında mavi koya giren, bütün yelkenleri dolu bir gulet; kıçta tentenin altında iki kişi, pruvada ileriyi gösteren bir yolcu",
      en: "A gulet under full sail enters a blue bay, two under the awning astern, one pointing from the bow, pine boughs and oleander in front",
      ru: "За ветвями сосны парусник входит в синюю бухту под всеми парусами: двое на корме под тентом, один на носу",
    },
  },
  "blog-bitezde-ruzgar-sorfu": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Bitez koyunda alçak güneş: ışıldayan turuncu yelkene asılmış rüzgâr sörfçüsü, ardında köpüklü dümen suyu, önde kısa dalgalar, kıyıda mandalina bahçeleri ve beyaz evler",
      en: "Low sun over Bitez: a windsurfer leans out from a glowing orange sail, foam in his wake, short waves in front, white houses ashore",
      ru: "Низкое солнце над Битезом: виндсёрфер откинулся под оранжевым парусом, за ним пена, на берегу сады и белые дома",
    },
  },
  "blog-havalimanindan-bodruma": {
    ...CARD,
    looks: ["morning"],
    alt: {
      tr: "Sabah uçak penceresinden Bodrum Yarımadası: flapları açık kanadın ötesinde turkuaz koylar, beyaz köyler, ufukta adalar; önde hasır şapka, güneş gözlüğü ve kahve",
      en: "The Bodrum peninsula from a plane window: past a wing with flaps out, turquoise bays, white villages, islands beyond; a straw hat and coffee inside",
      ru: "Полуостров Бодрум из иллюминатора: под крылом бирюзовые бухты и белые дома, у окна шляпа, очки и кофе",
    },
  },
  "blog-kumpir": {
    ...CARD,
    named: [28, 90],
    looks: ["food", "night"],
    alt: {
      tr: "Gece Bodrum limanında bir tezgâh: boyuna yarılmış, malzemeleri dolu bir kumpir, içinde kaşarı uzayan çatal, folyoda bir patates; arkada ışıklı kale",
      en: "A baked potato split and heaped with fillings, a fork in its stringy cheese, on a harbour stall by night; the floodlit castle behind",
      ru: "Ночной прилавок в порту: разрезанный кумпир с начинками, вилка в тянущемся сыре, вдали подсвеченный замок",
    },
  },
  "kumpir-counter": {
    ...CARD,
    alt: {
      tr: "Geceleyin kumpir tezgâhı: camın altında iki sıra renk renk malzeme, arkasında patatesi çatalla döven ustanın elleri; kaşar uzuyor, limanda ışıklar",
      en: "A kumpir counter at night: two rows of fillings under curved glass, a cook’s hands drawing a fork from a split potato, cheese in threads",
      ru: "Ряды начинок под стеклом, над ними руки повара: вилка мнёт картофелину, сыр тянется нитями, позади огни гавани",
    },
  },
  "blog-bodrumdan-ne-alinir": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Bodrum’da sabah: çizgili tentenin altında peştamallar, sünger sepeti, sandaletler, su kabağından lambalar, reçel ve bal; sokağın ucunda bir gulet, duvarda bir kedi",
      en: "A Bodrum shop in morning sun: gourd lamps, peştemals, sponges, sandals, jam and honey under a striped awning; a gulet where the lane ends",
      ru: "Лавка утром, полосатый навес: лампы из тыквы, пештемали, губки, сандалии, мёд; в конце переулка блестит вода",
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
      tr: "Bodrum’da şubat sabahı: çiçek açmış badem, otlar arasında anemonlar, taş duvar boyunca beyaz evlere inen patika; aşağıda koy, iki gulet ve kale",
      en: "A February morning above Bodrum: almond blossom, anemones, a path along a stone wall down to white houses, the bay and the castle",
      ru: "Февраль над Бодрумом: цветущий миндаль, анемоны, тропа вдоль каменной ограды, внизу белые дома, бухта и замок",
    },
  },
  "blog-bodrumdan-kosa-gunubirlik": {
    ...CARD,
    alt: {
      tr: "Kos rıhtımında Şövalyeler Kalesi: yuvarlak tabyanın dibinde balıkçı tekneleri, ağlar, valizli yolcular, yanaşan katamaran, ardında Dikeos Dağı",
      en: "The quay of Kos: fishing boats under the round bastion of the Knights’ castle, travellers with a case, a catamaran, Mount Dikeos beyond",
      ru: "Причал Коса: рыбацкие лодки под круглым бастионом, путники с чемоданом, подходит катамаран, вдали гора Дикеос",
    },
  },
  "blog-bodrum-dolmus-rehberi": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Akşam ışığında deniz kıyısındaki durakta dolmuş: sepetli bir kadın biniyor, ardında bir anneyle çocuk, ağacın altındaki taş sırada yaşlı bir adam",
      en: "A dolmuş at its seaside stop at evening: a woman with a basket gets in, others follow, an old man sits under the tree",
      ru: "Долмуш у моря в вечернем свете: женщина с корзиной садится, за ней мама с мальчиком, под деревом старик в шляпе",
    },
  },
  "blog-cocuklarla-bodrum": {
    ...CARD,
    looks: ["beach"],
    named: [38, 86],
    alt: {
      tr: "Dupduru suyun üstünde ahşap iskele: bir oğlan kepçeyle balık peşinde, kız kardeşi ayaklarını sarkıtmış, şemsiye altında kitap okuyan biri, suda bir yüzme simidi",
      en: "A wooden jetty over clear water: a boy with a net, a girl dangling her feet, a reader under a parasol, a drifting rubber ring",
      ru: "Деревянный причал: мальчик ловит рыбок сачком, девочка свесила ноги в прозрачную воду, рядом плывёт надувной круг",
    },
  },
  "bodrum-year": {
    ...CARD,
    named: [26, 98],
    alt: {
      tr: "Bodrum’da bir koy, dört mevsim: yağmurda mandalina ağacı, erguvanın dibinde gelincik toplayan çocuk, iskelede denize girenler, zeytin hasadı",
      en: "One Bodrum bay in four seasons: mandarins in rain, a child picking poppies by a Judas tree, bathers on a jetty, the olive harvest",
      ru: "Одна бухта, четыре сезона: мандарины под дождём, ребёнок с маками у иудина дерева, купальщики, сбор оливок",
    },
  },
} as const satisfies Record<string, Picture>;
