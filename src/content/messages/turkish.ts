/*
 * What the owner's commands say, in Turkish, by the English text. A sentence that is not here cannot be said. What stands between `%{`
 * and `}` is replaced by a value, which no suffix may depend on: it stands between quotation marks, behind a colon or in front of a word.
 * A message about the content follows the names of its file and its field: "content/tours.ts: efes-turu: price: …".
 */
export const TURKISH = {
  // Words within other sentences
  Turkish: "Türkçe",
  English: "İngilizce",
  Russian: "Rusça",
  new: "yeni",
  changed: "değişti",
  none: "hiçbiri",
  "(none)": "(yok)",
  " and %{count} more": " ve %{count} tane daha",
  "line %{line}": "%{line}. satır",

  // Result of the check
  "The content is sound: %{services} services, %{tours} tours, %{articles} articles, %{questions} questions, %{pictures} pictures in the gallery%{waiting}.":
    "İçerikte hata yok: %{services} hizmet, %{tours} tur, %{articles} yazı, %{questions} soru, galeride %{pictures} resim%{waiting}.",
  "; 1 draft waits": "; 1 taslak bekliyor",
  "; %{count} drafts wait": "; %{count} taslak bekliyor",
  "The content has 1 fault:": "İçerikte 1 hata var:",
  "The content has %{count} faults:": "İçerikte %{count} hata var:",
  '%{folder} is ready. Take the line "draft: true" out of %{file} to publish it.':
    '%{folder} hazır. Yayımlamak için şu dosyadan "draft: true" satırını silin: %{file}',
  "%{folder} is a draft. It lacks:": "%{folder} bir taslak. Eksikleri:",
  "Fares changed since the last commit:": "Son kayıttan (commit) beri değişen fiyatlar:",
  "Fares doubled or halved since the last commit. Is that right?":
    "Son kayıttan (commit) beri iki katına çıkan ya da yarıya inen fiyatlar. Doğru mu?",
  "%{from} to %{to}, %{vehicle}: %{was} → %{is}": "%{from} – %{to}, %{vehicle}: %{was} → %{is}",
  "%{tour}: %{was} → %{is}": "%{tour}: %{was} → %{is}",
  "taken out": "silindi",
  'Tours taken out since the last commit: %{tours}. At their addresses guests read "not found", unless content/movedTours.ts names the tour to show instead.':
    'Son kayıttan (commit) beri silinen turlar: %{tours}. Yerlerine hangi turun gösterileceği content/movedTours.ts içinde yazmadıkça o adresler "sayfa bulunamadı" der.',
  'Next: `npm run dev` shows it. `git add --all && git commit -m "…" && git push`, and `release` on the server,\nmake it public (docs/deploying.md, "New releases").':
    'Sırada: `npm run dev` sonucu gösterir. `git add --all && git commit -m "…" && git push` ve sunucuda `release`\nyayına alır (docs/deploying.md, "New releases").',

  // Values of fields
  "is missing": "eksik",
  "is not valid": "geçerli değil",
  "must be %{be}": "olması gereken: %{be}",
  "must be of the kind %{kind}": "olması gereken: %{kind}",
  string: "yazı",
  number: "sayı",
  boolean: "true ya da false",
  array: "[ ] içinde bir liste",
  tuple: "[ ] içinde bir liste",
  object: "{ } içinde alanlar",
  record: "{ } içinde alanlar",
  "a list": "bir liste",
  words: "yazı",
  "has what nobody asks for: %{keys}": "burada olmaması gereken alan: %{keys}",
  "must have 1 entry at least": "en az 1 kayıt olmalı",
  "must have %{least} entries at least": "en az %{least} kayıt olmalı",
  "must have 1 entry at most": "en çok 1 kayıt olabilir",
  "must have %{most} entries at most": "en çok %{most} kayıt olabilir",
  "has %{length} characters; the minimum is %{least}": "%{length} karakter; en az %{least} olmalı",
  "has %{length} characters; the maximum is %{most}": "%{length} karakter; en çok %{most} olabilir",
  "has %{words} words; the minimum is %{least}": "%{words} kelime; en az %{least} olmalı",
  "has %{words} words; the maximum is %{most}": "%{words} kelime; en çok %{most} olabilir",
  "must be one line without markup": "biçim işareti olmayan tek satır olmalı",
  "%{value} is none of %{list}": "%{value} olamaz; olabilecekler: %{list}",
  "%{constant} %{value} is none of %{list}": "%{constant}: %{value} olamaz; olabilecekler: %{list}",
  "%{value} is under %{least}": "%{value} çok küçük; en az %{least} olmalı",
  "%{value} is over %{most}": "%{value} çok büyük; en çok %{most} olabilir",
  "%{value} is no whole number": "%{value} tam sayı değil",
  "%{value} is no date (YYYY-MM-DD)": "%{value} bir tarih değil (YYYY-AA-GG)",
  "%{value} is no field of BUSINESS": "%{value}: BUSINESS içinde böyle bir alan yok",
  "must be the least, then the most": "önce en azı, sonra en çoğu yazılmalı",
  "minutes, or the least and the most": "dakika, ya da en azı ile en çoğu",
  "degrees, or the least and the most": "derece, ya da en azı ile en çoğu",
  "the least and the most, in lira": "lira olarak en azı ile en çoğu",
  degrees: "derece",
  "small letters and digits joined by dashes": "aralarında tire olan küçük harfler ve rakamlar",
  "small letters, digits and dashes": "küçük harf, rakam ve tire",
  "the name of a picture": "bir resmin adı",
  "a place of the maps": "haritalardaki bir yer",
  '"usual" or "reach"': '"usual" ya da "reach"',
  "1 or 2": "1 ya da 2",
  "true or false": "true ya da false",
  "a point, such as 50% 40%": "bir nokta, örneğin 50% 40%",
  "a colour, such as #8fa9b3": "bir renk, örneğin #8fa9b3",
  "a colour such as #0b1c31": "bir renk, örneğin #0b1c31",
  "the code of a language, such as de": "bir dilin kodu, örneğin de",
  "a time such as 08:30": "bir saat, örneğin 08:30",
  "a name, or several with bars between them": "bir ad, ya da aralarında | olan birkaç ad",
  "an address below /film that ends in .mp4": "/film altında, .mp4 ile biten bir adres",
  "an address below /film that ends in .webp": "/film altında, .webp ile biten bir adres",
  "an https address": "https ile başlayan bir adres",
  "an e-mail address": "bir e-posta adresi",
  "one or two e-mail addresses": "bir ya da iki e-posta adresi",
  "two cities": "iki şehir",
  "two capital letters": "iki büyük harf",
  "a plus and up to four digits": "bir artı ve en çok dört rakam",
  "a plus and digits only, as a phone dials it, such as +905321112233":
    "telefonun çevirdiği gibi yalnızca artı ve rakamlar, örneğin +905321112233",
  "digits only, the country's first and no 0 before them, such as 905321112233":
    "yalnızca rakamlar, önce ülke kodu, başında 0 yok, örneğin 905321112233",
  "the name behind t.me/": "t.me/ adresinden sonraki ad",
  "can only be true; without the line it is published": "yalnızca true olabilir; satır silinirse yayımlanır",
  "can only be true; without the line the page shows only its own vehicle":
    "yalnızca true olabilir; satır silinirse sayfa yalnızca kendi aracını gösterir",
  "leads nowhere: from and to are the same place": "hiçbir yere gitmiyor: from ile to aynı yer",
  "goes from its upper edge to its lower one": "önce üst, sonra alt kenar yazılmalı",
  "kind is photo, or left out where the picture is drawn": "kind ya photo olmalı ya da, resim çizimse, hiç yazılmamalı",
  "says what %{other} says already": "şununla aynı şeyi söylüyor: %{other}",
  "must be { service: … }, { tour: … } or { post: …, shortTitle: … }, with its slug":
    "slug ile şunlardan biri olmalı: { service: … }, { tour: … } ya da { post: …, shortTitle: … }",
  "is that of %{vehicle}, whose seats are in content/vehicles.ts; take it out":
    "burada olmamalı, silin; koltuk sayısı content/vehicles.ts içinde, şu araçta yazıyor: %{vehicle}",
  "names something twice": "aynı şey iki kez yazılmış",
  '"%{feature}" is none of its features': '"%{feature}" özellikleri (features) arasında yok',
  "%{comfortable} is more than its seats, %{seats}": "%{comfortable} kişi koltuk sayısından fazla: %{seats}",
  "has latitude and longitude the wrong way round; write latitude: %{latitude}, longitude: %{longitude}":
    "enlem ile boylam yer değiştirmiş; şöyle yazın: latitude: %{latitude}, longitude: %{longitude}",
  "has longitude and latitude the wrong way round; write [%{first}, %{second}]":
    "boylam ile enlem yer değiştirmiş; şöyle yazın: [%{first}, %{second}]",
  "is no longitude and latitude: %{longitude}, %{latitude}; is a decimal point in the wrong place?":
    "boylam ve enlem değil: %{longitude}, %{latitude}; nokta yanlış yerde mi?",
  '"%{number}" is no number in Türkiye, which has ten digits behind 90, the first of them no 0 or 1':
    '"%{number}" bir Türkiye numarası değil: 90’dan sonra on rakam gelir, ilki 0 ya da 1 olmaz',
  'shows %{display} and dials %{e164}; set e164 to "%{dialled}", or correct display':
    'görünen numara %{display}, aranan %{e164}; e164 için "%{dialled}" yazın ya da display alanını düzeltin',
  "shows %{display}, which cannot be dialled from abroad; begin display with the country, as %{e164} does":
    "görünen numara %{display} yurt dışından aranamaz; display ülke koduyla başlasın, şunun gibi: %{e164}",

  // Entries that refer to each other
  "exports no %{name}": "dosyada şu liste ya da değer yok: %{name}",
  "belongs to nothing that is listed": "listelerdeki hiçbir kayda ait değil",
  "has no picture, so its page would be empty": "hiç resim yok, sayfası boş kalır",
  "stands in the list twice; take one of the two out": "listede iki kez var; birini silin",
  "%{value} is also that of %{other}": "%{value} şurada da var: %{other}",
  '"%{words}" is also that of %{other}': '"%{words}" şurada da var: %{other}',
  "there is no %{id}": "böyle bir kayıt yok: %{id}",
  "there is no post %{id}": "bu numarada yazı yok: %{id}",
  "the post %{id} is a draft": "bu numaradaki yazı bir taslak: %{id}",
  "%{id} is the post itself": "%{id} bu yazının kendi numarası",
  "names a post twice: %{list}": "aynı yazı iki kez yazılmış: %{list}",
  'there is no picture "%{name}"': '"%{name}" adında bir resim yok',
  '"%{shown}" is its image already': '"%{shown}" zaten bu hizmetin kendi resmi (image)',
  '"%{picture}" is among its images already': '"%{picture}" zaten bu turun resimleri (images) arasında',
  '"%{name}" has no caption; write one in content/captions.ts':
    '"%{name}" resminin açıklaması yok; content/captions.ts dosyasına yazın',
  '"%{point}" is on no map': '"%{point}" hiçbir haritada yok',
  '"%{id}" is no point of the maps; take its name out': '"%{id}" haritalarda yok; adını buradan silin',
  '"%{id}" is on no map, so the price list cannot show a fare for it':
    '"%{id}" hiçbir haritada yok, bu yüzden fiyat listesi ona fiyat gösteremez',
  'content/locations.ts has no "%{id}"': 'content/locations.ts içinde "%{id}" yok',
  "content/fleet.ts has no %{id}": "content/fleet.ts içinde böyle bir araç yok: %{id}",
  "%{vehicle} has %{euro} in the line of %{from} to %{to} already; delete one of the two":
    "bu yolun fiyatı zaten var (%{vehicle}: %{euro}, satırı: %{from} – %{to}); ikisinden birini silin",
  "leads nowhere; write two places, or delete the line": "hiçbir yere gitmiyor; iki ayrı yer yazın ya da satırı silin",
  "write it from %{start} to %{end}; a fare applies in both directions":
    "şu sırayla yazın: %{start} – %{end}; fiyat iki yönde de geçerlidir",
  "%{from} to %{to} by %{vehicle} is no fare of the price table":
    "fiyat listesinde böyle bir fiyat yok: %{from} – %{to}, %{vehicle}",
  "%{from} to %{to} is listed twice": "iki kez yazılmış: %{from} – %{to}",
  '"%{id}" is no place of the region that the form offers': '"%{id}" formda seçilebilen bir bölge içi yer değil',
  "its trips have a map of their roads": "trips alanındaki yolların haritası zaten var",
  "%{described} are described, but content/services.ts lists %{listed}":
    "burada %{described} tane anlatılmış, content/services.ts içinde %{listed} tane var",
  "%{named} are described, but the tour has %{stops}": "burada %{named} tane anlatılmış, turda %{stops} tane var",
  "%{count} are on the map, but the tour has %{stops}": "haritada %{count} tane var, turda %{stops} tane",
  "%{stops} stops on %{days} days; write how many each day has, such as stopsPerDay: [%{example}]":
    "%{days} günde %{stops} durak var; her güne kaç durak düştüğünü yazın, örneğin stopsPerDay: [%{example}]",
  '"%{when}" speaks of a second day, but content/tours.ts says days: 1':
    '"%{when}" ikinci günden söz ediyor; content/tours.ts ise days: 1 diyor',
  "names no second day, but content/tours.ts says days: 2":
    "ikinci günden hiç söz etmiyor; content/tours.ts ise days: 2 diyor",
  "costs a fare of the price table already; take one of the two out":
    "fiyat tablosundan bir fiyatı zaten var; ikisinden birini silin",
  '"%{label}" has no name of content/placeNames.ts; add it there':
    '"%{label}" içinde content/placeNames.ts dosyasındaki hiçbir ad geçmiyor; oraya ekleyin',
  '"%{label}" is another place than "%{other}"': '"%{label}" ile "%{other}" aynı yer değil',
  'has %{drawn} seats, but content/vehicles.ts says comfortableSeats: %{seats}; "spare" is a seat beyond them':
    'çizilen koltuk %{drawn}; content/vehicles.ts ise comfortableSeats: %{seats} diyor; fazlası "spare" koltuktur',
  'has %{drawn} seats, but its capacity is %{seats}; "spare" is a seat beyond them':
    'çizilen koltuk %{drawn}; capacity ise %{seats}; fazlası "spare" koltuktur',
  "is a tour of the site; take the line out": "sitede bir tur; satırı silin",
  "has letters that cannot be read; save the file as UTF-8": "okunamayan harfler var; dosyayı UTF-8 olarak kaydedin",
  '"%{figure}" is none of the figures of content/climate.ts': '"%{figure}" content/climate.ts dosyasında yok',
  "the year of that price": "o fiyatın yılı",
  '"%{phrase}" is what no vehicle of content/vehicles.ts takes; write {{seats …}} for it':
    '"%{phrase}": content/vehicles.ts dosyasında böyle bir araç yok; yerine {{seats …}} yazın',
  '"%{model}" is no car of content/vehicles.ts and content/fleet.ts, which have %{list}':
    '"%{model}" content/vehicles.ts ve content/fleet.ts dosyalarında yok; oradakiler: %{list}',
  "%{value} is none of %{list}; a new one is added to content/articleIds.ts first":
    "%{value} olamaz; olabilecekler: %{list}. Yenisi önce content/articleIds.ts dosyasına eklenir",
  'the paragraph "%{beginning}…" stands twice': '"%{beginning}…" diye başlayan paragraf iki kez geçiyor',
  'a paragraph breaks off: "…%{end}"': 'bir paragraf yarım kalmış: "…%{end}"',
  '"%{around}" has a sign of markup that visitors would read':
    '"%{around}" içinde ziyaretçilerin okuyacağı bir biçim işareti kalmış',
  'the link to "%{href}" has no words': '"%{href}" bağlantısının yazısı yok',
  'the link to "%{href}" names "%{value}", no place of the form':
    '"%{href}" bağlantısındaki "%{value}" formda bir yer değil',
  'the link to "%{href}" names "%{value}", no vehicle of the form':
    '"%{href}" bağlantısındaki "%{value}" formda bir araç değil',
  '"%{beginning}…" is in %{written}; here belongs %{wanted}':
    '"%{beginning}…" diye başlayan yerin dili %{written}; burada olması gereken: %{wanted}',
  "%{counted} stops on %{listed} days, but the tour has %{stops} on %{days}":
    "%{listed} güne %{counted} durak yazılmış, tur ise %{days} gün ve %{stops} durak",
  "has %{parts} parts, but tr.md has %{inTurkish}": "%{parts} bölüm var, tr.md içinde ise %{inTurkish}",
  '"%{day}" is after today, %{today}; write the day on which it is published':
    '"%{day}" bugünden (%{today}) sonra; yayımlandığı günü yazın',
  'the folder "%{slug}" must be small letters and digits joined by dashes':
    '"%{slug}" klasörünün adında yalnızca küçük harf, rakam ve aralarında tire olabilir',
  "is missing, which %{having} has": "eksik; şu dilde var: %{having}",
  "has the forms %{given}, and needs %{needed}": "çoğul biçimleri tutmuyor; olanlar: %{given}, gerekenler: %{needed}",
  '"%{beginning}…" is retired by content/glossary.md; write %{instead}':
    '"%{beginning}…" artık kullanılmıyor (content/glossary.md); yerine şunu yazın: %{instead}',
  '%{first} is missing%{more}; git restore "%{files}" brings back what was deleted, npm run draw -w illustrations draws what is new':
    '%{first} dosyası yok%{more}; silinenleri git restore "%{files}" geri getirir, yenileri npm run draw -w illustrations çizer',
  " and %{count} more of its files": ", %{count} dosyası daha eksik",
  "no longer up to date: %{titles}; npm run previews draws it again":
    "güncel değil: %{titles}; npm run previews yeniden çizer",
  "no longer up to date: %{titles}%{more}; npm run previews draws them again":
    "güncel değil: %{titles}%{more}; npm run previews yeniden çizer",

  // Texts
  "does not begin with its fields between two lines of ---": "iki --- satırı arasındaki alanlarla başlamıyor",
  "has 1 part to be written, in [[ ]]": "[[ ]] içinde yazılacak 1 yer var",
  "has %{open} parts to be written, in [[ ]]": "[[ ]] içinde yazılacak %{open} yer var",
  "has fewer than two headings (##)": "ikiden az ara başlık (##) var",
  "has a proverb, as %{list} have; that is enough": "atasözü var; şu yazılarda da var, bu kadarı yeter: %{list}",
  "is written in %{written}; this file is for %{wanted}": "metnin dili %{written}; bu dosyanın dili ise %{wanted}",
  '"%{tag}" is missing': '"%{tag}" eksik',
  '"%{term}" repeats a term of content/rideTerms.ts, which services and the FAQ show':
    '"%{term}" burada yinelenmesin: content/rideTerms.ts içinde var, hizmet sayfaları ve sorular onu gösterir',
  "says that a price is the lowest; write {{lowest …}} for it, so that the price table proves it":
    "bir fiyata en düşük diyor; yerine {{lowest …}} yazın ki fiyat listesi bunu doğrulasın",
  "says that a price is the lowest, which nothing there proves":
    "bir fiyata en düşük diyor, bunu doğrulayan bir şey yok",
  'our fonts have no "%{sign}"; write a word': 'yazı tiplerimizde "%{sign}" yok; bir kelime yazın',
  '"%{price}" is a price of its own; note it in content/streetPrices.ts and write {{street …}}, or name none':
    '"%{price}" elle yazılmış bir fiyat; content/streetPrices.ts dosyasına yazıp burada {{street …}} kullanın ya da fiyat vermeyin',
  '"%{price}" is a price of its own; write {{fare %{trip}}} for that of the table':
    '"%{price}" elle yazılmış bir fiyat; listedeki fiyat için {{fare %{trip}}} yazın',
  '"%{found}" is written %{correct} in content/placeNames.ts; a place of that name is to be added there':
    '"%{found}" content/placeNames.ts içinde böyle yazılır: %{correct}; başka bir yerse oraya ekleyin',
  "has the fare of %{id} where no such place is named": "adı geçmeyen bir yerin fiyatı var: %{id}",
  'names %{name} in a sentence whose fare is not that of %{name}: "%{beginning}…"':
    'cümlede adı geçen yer %{name}, ama fiyat onun değil: "%{beginning}…"',
  '%{kind} "%{raw}" has no place in a text': 'metinde böyle bir şeyin yeri yok: "%{raw}"',
  'heading "%{text}" is of level %{level}; only 2 and 3 are for texts':
    '"%{text}" başlığının düzeyi %{level}; metinde yalnızca ## ve ### olur',
  'the link to "%{href}" is no address of the site and no https address':
    '"%{href}" bağlantısı ne sitenin bir sayfası ne de https adresi',
  'the link to "%{href}" names a language; it gets the text\'s own':
    '"%{href}" bağlantısında dil yazıyor; dili metin kendisi ekler',
  'the link to "%{href}" leads to no page of the site': '"%{href}" bağlantısının gittiği sayfa sitede yok',
  'the link to "%{href}" leads to a page without "#%{anchor}"':
    '"%{href}" bağlantısının gittiği sayfada "#%{anchor}" yok',
  'the link to "%{href}" leads to a draft': '"%{href}" bağlantısı bir taslağa gidiyor',

  // Pictures, maps and offers between paragraphs
  "has {{ride}} %{times} times; once is right, where the text speaks of the way":
    "{{ride}} sayısı %{times}; yoldan söz edilen yerde bir kez olmalı",
  "has %{shown} pictures and maps between its paragraphs; 1 to %{most} are right, each on a line of its own such as {{picture name}} Its caption":
    "paragrafların arasında %{shown} resim ve harita var; 1 ile %{most} arası olmalı, her biri kendi satırında, örneğin {{picture ad}} Açıklaması",
  "has %{name} twice": "iki kez var: %{name}",
  "has %{image} between its paragraphs, which stands at its head already":
    "yazının başındaki resim paragrafların arasında yinelenmiş: %{image}",
  "lacks %{name}, which tr.md has": "tr.md içinde olan şu burada yok: %{name}",
  "has %{name}, which tr.md lacks": "tr.md içinde olmayan şu burada var: %{name}",
  '"%{embed}" needs an empty line before and after it': '"%{embed}" satırının üstünde ve altında boş satır olmalı',
  '"%{embed}" stands %{where}; a paragraph has to come before it':
    '"%{embed}" satırının yeri %{where}; önüne bir paragraf gelmeli',
  "at the beginning": "metnin başı",
  "next to another one": "bir başkasının yanı",
  '"%{text}" needs a line of its own, which begins with {{': '"%{text}" kendi satırında ve {{ ile başlamalı',
  '"%{text}" is %{embed} alone: %{why}': '"%{text}" satırında yalnızca %{embed} olmalı: %{why}',
  "its figures are in content/climate.ts": "rakamları content/climate.ts içinde",
  "its place is the ride of post.ts": "yeri post.ts içindeki ride alanıdır",
  '"%{text}" has a caption of %{length} characters; write one of %{least} to %{most} characters behind it':
    '"%{text}" satırında %{length} karakterlik açıklama var; arkasına %{least} ile %{most} karakter arası bir açıklama yazın',
  '"%{text}" is not understood; write {{picture name}} and the caption':
    '"%{text}" anlaşılmadı; {{picture ad}} ve açıklamasını yazın',
  '"%{text}" begins with none of the maps %{list}': '"%{text}" bir haritanın adıyla başlamıyor; haritalar: %{list}',
  '"%{text}" names no places; write {{map %{sheet} place place}} and the caption':
    '"%{text}" yer adı vermiyor; {{map %{sheet} yer yer}} ve açıklamasını yazın',

  // Figures in texts
  "%{token} is not understood": "%{token} anlaşılmadı",
  '"%{token}" is not understood': '"%{token}" anlaşılmadı',
  "%{token} is no fare of the price table": "fiyat listesinde böyle bir fiyat yok: %{token}",
  "%{token} is %{price}, and the lowest from there in that vehicle is %{lowest}":
    "%{token} için fiyat %{price}, oysa oradan o araçla en düşük fiyat %{lowest}",
  "%{token} is nothing that content/streetPrices.ts knows": "content/streetPrices.ts içinde yok: %{token}",
  "%{token} has no driving time in content/drives.ts": "content/drives.ts içinde yol süresi yok: %{token}",
  "%{token} names none of the vehicles %{list}": "%{token} içinde araç adı yok; araçlar: %{list}",
  "%{token} names neither a vehicle of the form nor a car with seats of its own":
    "%{token} içindeki ne formdaki bir araç ne de koltuk sayısı yazılı bir otomobil",
  "%{token} counts none of %{list}": "%{token} ile sayılamaz; sayılabilenler: %{list}",
  '"%{figure}" is %{what}; write %{name} for its figure':
    '"%{figure}" elle yazılmış %{what}; rakamın yerine %{name} yazın',
  "the time of waiting": "bekleme süresi",
  "the hours of a cancellation": "iptal süresi",
  "the percentage of a late cancellation": "geç iptal yüzdesi",
  '"%{phrase}" is the number of seats; write %{name} for it':
    '"%{phrase}" elle yazılmış koltuk sayısı; yerine %{name} yazın',
  '"%{phrase}" is the number of %{kind}; write {{count %{kind}}} for it, or no number':
    '"%{phrase}" elle yazılmış bir sayı; yerine {{count %{kind}}} yazın ya da sayı vermeyin',
  '"%{figure}" is the driving time to %{label}; write {{minutes %{alias}}} for it':
    '"%{figure}" elle yazılmış yol süresi (%{label}); yerine {{minutes %{alias}}} yazın',
  '"%{name}" is the name of the business; write {{business}} for it':
    '"%{name}" elle yazılmış işletme adı; yerine {{business}} yazın',
  '"%{phrase}" is not so: content/business.ts says "%{hours}", which is {{hours}}. Reword it if it is about something else':
    '"%{phrase}" doğru değil: content/business.ts "%{hours}" diyor, bunun için {{hours}} yazın. Başka bir şeyden söz ediyorsa başka türlü söyleyin',

  '"%{id}" is %{label}, and the town is %{town}; name the place of the town':
    '"%{id}" şu yer: %{label}; işletmenin şehri ise %{town}. O şehrin yerini yazın',
  '"%{name}" comes first, where the town of the business belongs: content/business.ts says %{town}':
    'ilk sıradaki "%{name}" işletmenin şehri olmalı; content/business.ts içinde %{town} yazıyor',

  // Files that cannot be read
  "cannot be read: %{reason}": "okunamıyor: %{reason}",
  "line %{line} cannot be read: %{reason}": "%{line}. satır okunamıyor: %{reason}",
  "%{path} cannot be read: %{reason}": "%{path} okunamıyor: %{reason}",
  "%{wanted} was expected there": "burada %{wanted} olmalıydı",
  "%{first} or %{second} was expected there": "burada %{first} ya da %{second} olmalıydı",
  "a new line or ; was expected there": "cümlenin sonunda noktalı virgül ya da yeni satır olmalıydı",
  "a quotation mark is not closed": "tırnak kapanmamış",
  "Unterminated multiline comment": "/* ile başlayan açıklama */ ile kapanmamış",
  "something there does not belong": "burada olmaması gereken bir şey var",
  "Invalid Character %{found}": "burada olamayacak bir işaret: %{found}",
  "Invalid characters after number": "sayının hemen arkasında harf var",
  "%{name} is not defined": "böyle bir ad yok: %{name}",
  "seems to have two fields in one line": "okunamıyor: aynı satırda iki alan var gibi görünüyor",
  "the name of a field needs a colon and a space behind it":
    "okunamıyor: alanın adından sonra iki nokta ve boşluk olmalı",
  "has the same field twice": "okunamıyor: aynı alan iki kez yazılmış",
  "a quotation mark is not closed: %{mark}": "okunamıyor: kapanmamış tırnak var: %{mark}",
  "has words behind the closing quotation mark": "okunamıyor: tırnak kapandıktan sonra yazı var",
  "a bracket is not closed with %{end}": "okunamıyor: bir parantez şununla kapanmamış: %{end}",
  "a value cannot begin with %{found}; put it in quotation marks":
    "okunamıyor: değer şu işaretle başlayamaz, tırnak içine alın: %{found}",
  "begins with a tab; write spaces in its place": "okunamıyor: satır başında sekme (Tab) var, yerine boşluk koyun",
  "the lines of a list begin at different columns": "okunamıyor: satırlar aynı hizada başlamıyor",
  "%{what} at position %{position}%{rest}": "%{position}. karakterden sonrası bozuk",
  "Unexpected end of JSON input": "dosya yarıda bitiyor",
  "%{what} is not valid JSON": "dosyanın yazılışı bozuk",
  "Unknown option '%{option}'%{rest}": "böyle bir seçenek yok: %{option}",
  "Option '%{option} <value>' argument missing": "arkasına değeri yazılmamış: %{option}",
  "Option '%{option}' argument is ambiguous%{rest}": "değeri tire ile başlıyor; araya = koyun: %{option}",
  "Option '%{option}' does not take an argument": "değer almaz: %{option}",
  "Unexpected argument '%{argument}'%{rest}": "önünde seçenek adı yok: %{argument}",
  "%{message}": "bilgisayarın verdiği neden: %{message}",

  // What is likely right
  'did you mean "%{value}"?': 'şunu mu demek istediniz: "%{value}"?',
  "did you mean %{token}?": "şunu mu demek istediniz: %{token}?",
  "did you mean %{token}? Or correct a price in content/prices.ts":
    "şunu mu demek istediniz: %{token}? Ya da content/prices.ts içindeki bir fiyatı düzeltin",
  '%{fault}; did you mean "%{proposal}"?': '%{fault}; şunu mu demek istediniz: "%{proposal}"?',
  "write it in whole euros, or delete the entry, so that guests ask for a price":
    "tam euro olarak yazın ya da kaydı silin; misafirler o zaman fiyat sorar",
  "name it in the same paragraph, or take that {{fare …}} out":
    "aynı paragrafta adını yazın ya da o {{fare …}} sözünü silin",
  '"%{value}" is a field of BUSINESS itself: write it there': '"%{value}" BUSINESS alanıdır: doğrudan onun içine yazın',
  "write the %{language} text beside the other languages":
    "öbür dillerin yanına bu dildeki metni de yazın: %{language}",
  'write it between the two lines of --- at the top, as "%{field}: …"':
    'baştaki iki --- satırının arasına "%{field}: …" diye yazın',
  "translate %{model} into it": "şu dosyayı bu dile çevirip yazın: %{model}",
  "translate %{model}": "şunu çevirin: %{model}",
  "translate %{model}, line %{line}": "şunu çevirin: %{model}, %{line}. satır",
  "write %{number} without quotes": "tırnaksız yazın: %{number}",
  "write %{less} or %{more}": "%{less} ya da %{more} yazın",
  "that page has a fault of its own in this list": "o sayfanın da bu listede bir hatası var",
  'write "%{before}" for the page as a whole': 'sayfanın tamamı için "%{before}" yazın',
  "the values that a text may name are %{list}": "metinde kullanılabilen adlar: %{list}",
  "add that fare to content/prices.ts, or name no price":
    "bu fiyatı content/prices.ts dosyasına ekleyin ya da fiyat vermeyin",
  "add that fare to content/prices.ts, or take the ride out here":
    "bu fiyatı content/prices.ts dosyasına ekleyin ya da bu yolculuğu buradan çıkarın",
  "content/prices.ts has none to %{places}: add it there, or take the place out here":
    "content/prices.ts içinde şuranın fiyatı yok: %{places}; oraya ekleyin ya da burada o yeri yazmayın",
  "take it out there, or name another in its place": "oradan çıkarın ya da yerine başkasını yazın",
  "take the link out, or let it lead to another page": "bağlantıyı kaldırın ya da başka bir sayfaya yönlendirin",
  "write {{standardVehicle}} or {{largeVehicle}} for a vehicle of the form, or the name of a car that you have":
    "formdaki bir araç için {{standardVehicle}} ya da {{largeVehicle}}, başkası için sizde olan bir aracın adını yazın",
  "it ends with }}": "sonunda }} olmalı",
  "write it in full, with https://": "adresi https:// ile, tam yazın",
  'write it, or take "%{slug}" out of %{list}': 'metni yazın ya da "%{slug}" kaydını şu dosyadan çıkarın: %{list}',
  '%{list} has another slug twice; is one of the two "%{slug}"?':
    '%{list} içinde başka bir "slug" iki kez yazılmış; ikisinden biri "%{slug}" mi olacaktı?',
  "is a quotation mark missing?": "bir tırnak mı eksik?",
  'write straight quotation marks: "…"': 'düz tırnak kullanın: "…"',
  "a number has no comma; fares are whole euros": "sayıda virgül olmaz; fiyatlar tam eurodur",
  "write ’ for an apostrophe inside a text": "metnin içindeki kesme işareti için ’ yazın",
  "write “ and ” around words that are quoted inside a text": "metnin içindeki tırnaklar için “ ve ” yazın",
  "does its text stand in quotation marks?": "metni tırnak içinde mi?",
  "is a comma missing before %{field}?": "şunun önünde bir virgül mü eksik: %{field}?",
  "is a } missing at the end of line %{line}?": "%{line}. satırın sonunda } mi eksik?",
  "is a comma missing at the end of line %{line}?": "%{line}. satırın sonunda virgül mü eksik?",
  "its text has a colon, so put it in quotation marks: %{written}":
    "metninde iki nokta var, tırnak içine alın: %{written}",
  "list it in %{list}, or delete the folder": "şu listeye ekleyin ya da klasörü silin: %{list}",
  '%{list} says "%{listed}"; did you mean "%{folder}"?':
    '%{list} içinde "%{listed}" yazıyor; şunu mu demek istediniz: "%{folder}"?',
  '%{list} says "%{listed}" on line %{line}; did you mean "%{folder}"?':
    '%{list}, %{line}. satırda "%{listed}" yazıyor; şunu mu demek istediniz: "%{folder}"?',
  "write it as 2027-07-14": "şu biçimde yazın: 2027-07-14",

  // npm run check:business
  "It says: %{says}": "Şimdi yazan: %{says}",
  "Put there: %{instruction}.": "Yazılacak olan: %{instruction}.",
  "%{says}, which reaches nobody, though PLACEHOLDERS does not name it":
    "%{says} (bununla kimseye ulaşılmaz, ama PLACEHOLDERS içinde de yok)",
  '%{instruction}. Once what it says is right, take "%{field}" out of PLACEHOLDERS':
    '%{instruction}. Yazan doğru olunca PLACEHOLDERS listesinden "%{field}" sözünü silin',
  "To be answered: %{question}": "Cevabınızı bekleyen soru: %{question}",
  "These count as facts, because PLACEHOLDERS does not name them. Read each once more:":
    "Bunlar PLACEHOLDERS içinde olmadığı için gerçek sayılıyor. Her birini bir kez daha okuyun:",
  "1 thing is left before the site can go public.": "Site yayına girmeden önce yapılacak 1 şey kaldı.",
  "%{count} things are left before the site can go public.": "Site yayına girmeden önce yapılacak %{count} şey kaldı.",
  "Nothing is a placeholder or an open question any more.": "Doldurulacak yer ya da açık soru kalmadı.",
  'line %{line}, "%{token}"': '%{line}. satır, "%{token}"',
  "your own words": "kendi sözleriniz",
  "the name of the business": "işletmenin adı",
  "its name in two words, for the icon of the installed site":
    "iki kelimelik adı, telefona eklenen sitenin simgesi için",
  "the town that it is in, in three languages": "bulunduğu ilçe ya da belde, üç dilde",
  "the region that it drives in most, in three languages": "en çok çalıştığı bölge, üç dilde",
  "that region as a heading, without the town's name, in three languages":
    "o bölge, başlık olarak, beldenin adı olmadan, üç dilde",
  "the heading of the places outside of it, in three languages": "bölge dışındaki yerlerin başlığı, üç dilde",
  "that region as a map names it, in three languages": "o bölgenin haritadaki adı, üç dilde",
  "the id of the place of content/locations.ts that stands for the town":
    "content/locations.ts içinde beldeyi gösteren yerin id değeri",
  "your number, as people read it and as a phone dials it":
    "telefon numaranız, hem okunduğu hem telefonun çevirdiği biçimde",
  "your WhatsApp number: digits only, the country's first": "WhatsApp numaranız: yalnızca rakamlar, önce ülke kodu",
  "the name behind t.me/, or nothing": "t.me/ adresinden sonraki adınız, yoksa boş",
  "one or two addresses that you read": "okuduğunuz bir ya da iki e-posta adresi",
  "your address in three languages": "adresiniz, üç dilde",
  "the town, the region and the country of that address": "o adresin beldesi, ili ve ülkesi",
  "the latitude and longitude of that address, for the street map and the directions":
    "o adresin enlemi ve boylamı, sokak haritası ve yol tarifi için",
  "when somebody answers, from and to, for search engines": "cevap verilen saatler, başı ve sonu, arama motorları için",
  "the colours around the page by day and by night, and behind it while the installed site starts":
    "gündüz ve gece sayfanın çevresindeki renkler ve telefona eklenen site açılırken arkasındaki renk",
  "when somebody answers, in three languages": "cevap verilen saatler, üç dilde",
  "the registered name and the address for letters of who is answerable for personal data, and the legal ground and safeguards on which data goes abroad, as your lawyer words them: the privacy text prints all three":
    "kişisel verilerden sorumlu olanın kayıtlı unvanı ve posta adresi, verilerin yurt dışına aktarılmasının hukuki sebebi ve güvenceleri, avukatınızın yazdığı gibi: gizlilik metninde üçü de çıkar",
  "the addresses of your own pages": "kendi sayfalarınızın adresleri",
  "what your licence is called; a picture of the document itself is put in by `npm run new:photo -- file.jpg --name licence`":
    "belgenizin adı; belgenin resmini şu komut koyar: `npm run new:photo -- dosya.jpg --name licence`",

  // The dialogue of all commands that add something
  '--lang says "%{value}": write --lang tr for Turkish, or --lang en for English.':
    '--lang "%{value}" olamaz: Türkçe için --lang tr, İngilizce için --lang en yazın.',
  "tr for Turkish, en for English; without it the language of the system":
    "Türkçe için tr, İngilizce için en; yazılmazsa bilgisayarın dili",
  'There is nothing to add that is called "%{kind}": it is post, service, tour, place, photo, link or component.':
    'Eklenebilen şeyler arasında "%{kind}" yok: post, service, tour, place, photo, link ya da component olmalı.',
  "npm run new:%{kind} asks for what is not given. Flags:": "npm run new:%{kind} verilmeyenleri sorar. Seçenekler:",
  "A JSON file with any of these answers, by their names without the dashes":
    "Bu cevaplardan bir kısmının bulunduğu JSON dosyası; adlar baştaki tireler olmadan yazılır",
  "There is no terminal to ask at: give the answers as flags or in a file; --help names them.":
    "Soru sorulacak bir ekran yok: cevapları seçeneklerle ya da bir dosyayla verin; --help hepsini gösterir.",
  'new:%{kind} does not ask for "%{unknown}". It asks for %{names}.':
    'new:%{kind} "%{unknown}" diye bir şey sormaz. Sordukları: %{names}.',
  '"%{second}" is one %{argument} too many': '"%{second}" fazla; yalnızca bir tane verilebilir',
  "The answers in %{file} cannot be read: %{reason}": "%{file} dosyasındaki cevaplar okunamıyor: %{reason}",
  "Enter takes what is proposed, %{back} goes back to the question before. Ctrl+C stops; nothing is written before the last answer.":
    "Enter önerileni kabul eder, %{back} önceki soruya döner. Ctrl+C durdurur; son cevaptan önce hiçbir şey yazılmaz.",
  "back to the question before": "önceki soruya dön",
  "--%{name}  (without a value)": "--%{name}  (değer almaz)",
  "--%{name} is missing. %{about}": "--%{name} eksik. %{about}",
  "--%{name}: %{fault}": "--%{name}: %{fault}",
  "%{field} %{is}": "%{field}: %{is}",
  "Write them?": "Yazılsın mı?",
  "Yes, write this file": "Evet, bu dosyayı yaz",
  "Yes, write these %{count} files": "Evet, bu %{count} dosyayı yaz",
  "Back to the last question": "Son soruya dön",
  "No, write nothing": "Hayır, hiçbir şey yazma",
  "Warning: %{warning}": "Uyarı: %{warning}",
  "%{path} (%{state}%{size})": "%{path} (%{state}%{size})",
  "A picture or a film.": "Bir resim ya da film.",
  "  and %{hidden} lines more": "  ve %{hidden} satır daha",
  "Written:": "Yazılanlar:",
  "Nothing was written.": "Hiçbir şey yazılmadı.",
  "Stopped before the last answer. Nothing was written.": "Son cevaptan önce durduruldu. Hiçbir şey yazılmadı.",
  "Nothing was written:\n%{faults}": "Hiçbir şey yazılmadı:\n%{faults}",
  "Nothing was written: %{reason}": "Hiçbir şey yazılmadı: %{reason}",
  "Nothing was written: %{reason}. --help names the flags.":
    "Hiçbir şey yazılmadı: %{reason}. --help seçenekleri gösterir.",
  "The new content has faults:\n%{lines}": "Yeni içerikte hata var:\n%{lines}",
  "%{path} is there already": "zaten var: %{path}",
  "%{where} is not there": "bulunamadı: %{where}",
  "%{where} has %{count} entries, and %{expected} were expected":
    "kayıt sayısı tutmuyor (%{where}): %{count} tane var, %{expected} tane bekleniyordu",
  "It is a draft: the site does not have it, `npm run dev` shows it at\n  %{address}":
    "Bu bir taslak: sitede yok, `npm run dev` şu adreste gösterir:\n  %{address}",
  "Write the texts in %{folder}: replace everything in [[ ]], which describes the text that belongs there.":
    "Metinleri şu klasörde yazın: %{folder}. [[ ]] içinde oraya ne yazılacağı duruyor; hepsinin yerine metni koyun.",
  "`npm run content` says what is still missing. When that is nothing, publish it: take the line\n`draft: true` out of %{file}, and `npm run previews` draws the picture that a chat shows for its link.":
    "Eksik kalanları `npm run content` söyler. Eksik kalmayınca yayımlayın: şu dosyadan `draft: true` satırını silin: %{file}\nBağlantısı sohbette paylaşılınca görünecek resmi `npm run previews` çizer.",
  "To take it back before you commit it, where you have changed nothing else in these files:":
    "Kaydetmeden (commit) geri almak için, bu dosyalarda başka bir şey değiştirmediyseniz:",
  "Next: `npm run dev`.": "Sırada: `npm run dev`.",
  "Next: `npm run content`.": "Sırada: `npm run content`.",
  "Its title in %{language}": "%{language} başlığı",
  "Its picture": "Resmi",
  "New ones are drawn as illustrations/README.md says.":
    "Yenilerinin nasıl çizildiği illustrations/README.md dosyasında yazar.",
  "2 to 60 characters": "2 ile 60 karakter arası",
  "3 to 60 characters": "3 ile 60 karakter arası",

  // npm run new:post
  "The address of the article: /blog/…": "Yazının adresi: /blog/…",
  "Small letters and digits joined by dashes, such as bodrumda-kis.":
    "Küçük harf ve rakam, aralarında tire, örneğin bodrumda-kis.",
  "What it is about": "Konusu",

  // npm run new:tour
  "The address of the tour: /tours/…": "Turun adresi: /tours/…",
  "Small letters and digits joined by dashes, such as milas-ve-labranda.":
    "Küçük harf ve rakam, aralarında tire, örneğin milas-ve-labranda.",
  "%{value} is another tour's": "%{value} başka bir turun",
  "How many days it takes": "Kaç gün sürüyor",
  "More pictures, stops, the map and a price of its own are added by hand: docs/content.md says how.":
    "Başka resimler, duraklar, harita ve kendi fiyatı elle eklenir; nasıl yapılacağı docs/content.md içinde yazar.",

  // npm run new:service
  "The address of the service: /services/…": "Hizmetin adresi: /services/…",
  "Small letters and digits joined by dashes, such as vip-bitez-transfer.":
    "Küçük harf ve rakam, aralarında tire, örneğin vip-bitez-transfer.",
  "%{value} is another service's": "%{value} başka bir hizmetin",
  "The trips of the price table that it is about, the most asked for first":
    "Fiyat listesinden ilgili yolculuklar, en çok istenen başta",
  "From, to and vehicle, with commas between trips; the vehicle is %{vehicle} by default. None: on request.":
    "Nereden, nereye ve araç; yolculukların arasında virgül. Araç yazılmazsa: %{vehicle}. Boş bırakılırsa fiyat sorulur.",

  // npm run new:place
  "the main airport": "ana havalimanı",
  "a tour": "bir tur",
  "none of these": "bunların hiçbiri",
  "Where it is on the map of prices": "Fiyat haritasındaki yeri",
  "Latitude and longitude in degrees, such as 37.0344, 27.4305.":
    "Derece olarak enlem ve boylam, örneğin 37.0344, 27.4305.",
  "must be two numbers": "iki sayı olmalı",
  "is on no map: did you mean %{latitude}, %{longitude}?":
    "hiçbir haritada yok: şunu mu demek istediniz: %{latitude}, %{longitude}?",
  "is on no map: %{bounds}": "hiçbir haritada yok: %{bounds}",
  "latitudes go from %{south} to %{north}, longitudes from %{west} to %{east}":
    "enlem %{south} ile %{north}, boylam %{west} ile %{east} arasında olmalı",
  "Its id, which stands in addresses and messages and never changes again":
    "Kısa adı (id): adreslerde ve mesajlarda geçer, bir daha değişmez",
  "Small letters, Turkish ones included, such as güvercinlik.":
    "Küçük harfler, Türkçe harfler de olur, örneğin güvercinlik.",
  "must be small letters only": "yalnızca küçük harf olmalı",
  "the place %{place} is there already": "bu yer zaten var: %{place}",
  "Where it stands in the lists": "Listelerdeki yeri",
  "What a map service finds it by": "Harita uygulamasında nasıl arandığı",
  "In Turkish, such as Torba, Bodrum, Muğla; for directions in the chat.":
    "Türkçe, örneğin Torba, Bodrum, Muğla; sohbetteki yol tarifi için.",
  "Whether the form offers it": "Formda seçilebilsin mi? (yes: evet, no: hayır)",
  "How long the drive from the airport takes": "Havalimanından yol süresi",
  "Minutes, such as 50, or the least and the most, such as 35-40. Enter: not known.":
    "Dakika, örneğin 50, ya da en azı ve en çoğu, örneğin 35-40. Enter: bilinmiyor.",
  "What it is called in %{language}": "%{language} adı",
  "%{name} is another place's": "bu ad başka bir yerin: %{name}",
  "The fare from the airport by the %{vehicle}, in whole euros": "Havalimanından fiyatı, tam euro (%{vehicle})",
  "Enter: no fixed price.": "Enter: sabit fiyat yok.",
  "%{price} EUR is less than every other fare; the lowest is %{lowest} EUR so far. Is that right?":
    "%{price} EUR bütün fiyatlardan düşük; şimdiye kadar en düşüğü %{lowest} EUR. Doğru mu?",
  "%{price} EUR is less than every other fare; the lowest is %{lowest} EUR so far. If you mean it, the build stops until these texts no longer call %{lowest} EUR the lowest ({{lowest …}} in them is to name the new place):\n%{files}":
    "%{price} EUR bütün fiyatlardan düşük; şimdiye kadar en düşüğü %{lowest} EUR. Doğruysa, şu metinler %{lowest} EUR için en düşük demeyi bırakana kadar site kurulamaz ({{lowest …}} içinde yeni yerin adı olmalı):\n%{files}",
  "The form and the list of prices have it with the next build. `npm run dev` shows it at\n  %{address}":
    "Site bir daha kurulunca form ve fiyat listesinde olacak. `npm run dev` şu adreste gösterir:\n  %{address}",
  "Look at the map there: where the name lies on another, move it in\n  %{file}, under LABELS.":
    "Oradaki haritaya bakın: ad başka bir adın üstüne geldiyse şu dosyada, LABELS altında yerini değiştirin:\n  %{file}",

  // npm run new:photo
  "The photograph or the film": "Fotoğraf ya da film",
  "A JPEG, PNG, WebP or AVIF of a camera or a phone, or an mp4 of at most 8 MB and a minute.":
    "Kameradan ya da telefondan JPEG, PNG, WebP ya da AVIF; ya da en çok 8 MB ve bir dakikalık mp4.",
  'there is no file "%{file}"': '"%{file}" diye bir dosya yok',
  "The picture that stands for the film until it plays": "Film oynatılana kadar görünecek resim",
  "Enter: one is taken from the film.": "Enter: filmden bir kare alınır.",
  "The chapter of the gallery that it joins": "Galeride ekleneceği bölüm",
  "None, if it only replaces a picture that the site has.": "Sitedeki bir resmin yerine geçecekse hiçbiri.",
  "The name of the picture that it replaces, or a new one in the gallery":
    "Yerine geçeceği resmin adı ya da galeride yeni bir ad",
  "Such as fleet-van or gallery-our-vito. content/pictures has the names.":
    "Örneğin fleet-van ya da gallery-our-vito. Adlar content/pictures içinde.",
  'there is no picture "%{name}": content/pictures has the names; a new one needs --gallery':
    '"%{name}" adında bir resim yok: adlar content/pictures içinde; yeni bir resim için --gallery gerekir',
  'there is no picture "%{name}": did you mean "%{near}"? If not, a new one needs --gallery':
    '"%{name}" adında bir resim yok: şunu mu demek istediniz: "%{near}"? Değilse yeni bir resim için --gallery gerekir',
  "is in the gallery already: leave --gallery out": "zaten galeride: --gallery yazmayın",
  "shows no film: name one of the gallery or the poster of a tour's film, or let it join the gallery by --gallery":
    "film göstermiyor: galeriden bir resim ya da bir tur filminin resmini (poster) yazın, ya da --gallery ile galeriye ekleyin",
  "needs a file of %{width} × %{height} pixels at least; this one has %{ownWidth} × %{ownHeight}: use the original of the camera":
    "için dosya en az %{width} × %{height} piksel olmalı; bu dosya %{ownWidth} × %{ownHeight}: makinedeki aslını kullanın",
  "It is a photograph already. Whether this one takes its place":
    "Bu zaten bir fotoğraf. Yenisi onun yerine geçsin mi? (yes: evet, no: hayır)",
  "must be yes, or the photograph stays; --replace says so":
    "yes olmalı, yoksa eski fotoğraf kalır; --replace bunun içindir",
  "The point that stays in view however it is cropped, from its left and top edges":
    "Nasıl kesilirse kesilsin görünmesi gereken nokta, sol ve üst kenardan",
  "What is seen on it, in %{language}, for those who do not see it":
    "Göremeyenler için üzerinde ne olduğu (%{language})",
  "40 to 230 characters and at most 25 words.": "40 ile 230 karakter arası ve en çok 25 kelime.",
  "is what %{other} says already": "şunda da aynısı yazıyor: %{other}",
  "Who took it, and where it comes from": "Kim çekti, nereden geldi",
  "Such as: Ayşe Yılmaz, May 2026. It stays in content/pictures; no page shows it.":
    "Örneğin: Ayşe Yılmaz, Mayıs 2026. content/pictures içinde kalır, hiçbir sayfada görünmez.",
  "On what terms you use it": "Hangi şartla kullanıyorsunuz",
  "None that asks for a name beside it, because the site shows none.":
    "Yanına ad yazılmasını isteyen bir şart olmasın, çünkü site ad göstermez.",
  "What is seen on it, so that two of a kind do not stand side by side":
    "Üzerinde ne görülüyor; benzer iki resim yan yana gelmesin diye",
  "Where that is, in %{language}": "Neresi olduğu (%{language})",
  "Making the files takes up to a minute.": "Dosyaların hazırlanması bir dakikaya kadar sürer.",
  "Nothing was written: the photograph has too much fine detail, such as grain or gravel, for a page that loads fast. Take another one, or soften it.":
    "Hiçbir şey yazılmadı: fotoğrafta çabuk açılan bir sayfa için fazla ince ayrıntı var (kum, çakıl, gren). Başka bir fotoğraf seçin ya da bunu yumuşatın.",
  "`npm run dev` shows it at %{address}.": "`npm run dev` şu adreste gösterir: %{address}",
  "`npm run dev` shows it wherever the picture was.": "`npm run dev` resmin olduğu her yerde bunu gösterir.",
  "Its title and place stand in content/gallery.ts or content/captions.ts, and are still the old ones.":
    "Başlığı ve yeri content/gallery.ts ya da content/captions.ts içinde; orada hâlâ eskileri yazıyor.",
  "Phones show %{name}-portrait in its place: replace that too, by an upright photograph.":
    "Telefonlarda onun yerine %{name}-portrait görünür: onu da dikey bir fotoğrafla değiştirin.",
  "is a HEIC picture: export it as JPEG, or set the iPhone to Settings → Camera → Formats → Most Compatible":
    "bir HEIC resmi: JPEG olarak kaydedin ya da iPhone’da Ayarlar → Kamera → Biçimler → En Uyumlu seçin",
  "is no picture that can be read: export it as JPEG or PNG":
    "okunabilen bir resim değil: JPEG ya da PNG olarak kaydedin",
  "is a drawing (%{format}): export a photograph as JPEG or PNG":
    "bir çizim (%{format}): bir fotoğrafı JPEG ya da PNG olarak kaydedin",
  "has the colours of print (CMYK): export it as JPEG in sRGB":
    "baskı renklerinde (CMYK): sRGB renkte JPEG olarak kaydedin",
  "has %{size} megapixels; the maximum is %{most}: export it at 6000 pixels across":
    "%{size} megapiksel; en çok %{most} olabilir: 6000 piksel genişliğinde kaydedin",
  "is broken, perhaps by a copy that stopped halfway: copy it again from the camera":
    "bozuk, belki kopyalama yarıda kaldı: kameradan yeniden kopyalayın",
  "has %{size} MB; the maximum is %{most}: make it shorter, or export it at 1280 × 720":
    "%{size} MB; en çok %{most} olabilir: kısaltın ya da 1280 × 720 kaydedin",
  "is a QuickTime film (.mov): export it as mp4 in H.264": "bir QuickTime filmi (.mov): H.264 ile mp4 olarak kaydedin",
  "is broken or holds no film: export it as mp4 once more": "bozuk ya da içinde film yok: yeniden mp4 olarak kaydedin",
  "is coded as %{codec}, which not every browser plays: export it as H.264":
    "her tarayıcıda açılmayan bir biçimde (%{codec}): H.264 ile kaydedin",
  "holds more than picture and sound, such as places: export it as mp4 once more":
    "içinde görüntü ve sesten başka bilgiler var, örneğin yer bilgisi: yeniden mp4 olarak kaydedin",
  "lasts %{seconds} seconds; the maximum is %{most}: make it shorter":
    "%{seconds} saniye; en çok %{most} olabilir: kısaltın",
  "Nothing was written: no picture could be taken from the film (%{reason}). Give one: --poster file.jpg.":
    "Hiçbir şey yazılmadı: filmden resim alınamadı (%{reason}). Bir resim verin: --poster dosya.jpg",

  // npm run previews
  "No preview has this in its name: %{parts}": "Adında bu geçen önizleme yok: %{parts}",
  "Every preview is up to date.": "Bütün önizlemeler güncel.",
  "%{title}: %{fault}": "%{title}: %{fault}",
  "%{title}: title of %{size} px, %{bytes} bytes": "%{title}: başlık %{size} piksel, %{bytes} bayt",
  "its words do not fit, even with a title of %{smallest} px. Shorten them.":
    "yazıları sığmıyor, başlık %{smallest} piksel olsa bile. Kısaltın.",
  "our faces lack a sign of these words: %{strange}": "yazı tiplerimizde şu yazıların bir işareti yok: %{strange}",
  "it weighs %{bytes} bytes; the maximum is %{most}.": "%{bytes} bayt; en çok %{most} olabilir.",

  // npm run new:component
  "The name of the component": "Bileşenin adı",
  "What the field calls it, in words that each begin with a capital: FareCard.":
    "Alanda ona ne deniyorsa, her kelimesi büyük harfle başlayan İngilizce bir ad: FareCard.",
  "must be a component name: letters, each word with a capital, such as FareCard":
    "bir bileşen adı olmalı: harfler, her kelime büyük harfle, örneğin FareCard",
  "there is a %{name} already: open it in Storybook and add what it lacks":
    "zaten var: %{name}; Storybook içinde açın, eksiğini ekleyin",
  "Where it belongs": "Nereye ait",
  "words and data come in as props": "metinler ve veriler dışarıdan verilir",
  "knows the words of the site, asks the relay, or keeps something":
    "sitenin metinlerini bilir, sunucuya sorar ya da bir şey saklar",
  "must be ui or features": "ui ya da features olmalı",
  "The feature that it is part of": "Parçası olduğu özellik",
  "must be one of %{list}": "şunlardan biri olmalı: %{list}",
  "The group of the sidebar that it stands in": "Kenar çubuğundaki grubu",
  "What it is for": "Ne işe yaradığı",
  "One sentence, which is the first of its page: Details of the fare selected on a map or in a list.":
    "İngilizce tek bir cümle, sayfasının ilk cümlesi: Details of the fare selected on a map or in a list.",
  "must be one sentence, with a capital and a full stop": "büyük harfle başlayıp noktayla biten tek bir cümle olmalı",
  "`npm run storybook` shows it at %{address}": "`npm run storybook` şu adreste gösterir: %{address}",
  'In its stories, write the sentences and what stands in [[ ]]; "How to add a component" in Storybook has an example.':
    'Hikâyelerinde cümleleri ve [[ ]] içindekileri yazın; Storybook’taki "How to add a component" sayfasında örnek var.',
  "`npm test -- types lint styles unused format repo` says what is missing.":
    "Eksikleri `npm test -- types lint styles unused format repo` söyler.",
  "`npm run pictures -- %{component}` takes its picture into dist/visual-report/index.html; when it looks right, `npm run pictures:accept -- %{component}` keeps it.":
    "`npm run pictures -- %{component}` resmini dist/visual-report/index.html içine çeker; doğru görünüyorsa `npm run pictures:accept -- %{component}` saklar.",
  'A line under "New" in stories/docs/Changelog.mdx tells the others, as long as its stories are tagged `new`.':
    'Hikâyelerinde `new` etiketi durdukça, stories/docs/Changelog.mdx içinde "New" altına bir satır yazarak ötekilere haber verin.',
  "Next: `npm run storybook`.": "Sırada: `npm run storybook`.",

  // A partner's link
  "The name of the hotel, or of another partner": "Otelin ya da başka bir iş ortağının adı",
  "As it calls itself: it stands on the card. The chat names it without spaces and accents.":
    "Kendini nasıl adlandırıyorsa öyle: kartta yazar. Sohbette boşluksuz, Türkçe harfsiz görünür.",
  "must have at least %{count} letters": "en az %{count} harf olmalı",
  "must have at most %{count} letters": "en çok %{count} harf olmalı",
  "has no letter or digit": "içinde harf ya da rakam yok",
  "Where it is": "Nerede olduğu",
  "One of the places of the form. Where there is none, choose the nearest: the guest can change it.":
    "Formdaki yerlerden biri. Orada yoksa en yakınını seçin; misafir değiştirebilir.",
  "The language of its guests": "Misafirlerinin dili",
  "The address of your site": "Sitenizin adresi",
  "As the server has it in SITE_URL, such as https://www.example.com":
    "Sunucudaki SITE_URL gibi, örneğin https://www.example.com",
  "must be an https address": "https ile başlayan bir adres olmalı",
  "Open %{path} in a browser and print it. Try the code with your phone before you hand it out.":
    "Şu dosyayı tarayıcıda açıp yazdırın: %{path}. Dağıtmadan önce kodu telefonunuzla deneyin.",
  "A request that comes by it has the line Kaynak: %{via} in the chat.":
    "Onunla gelen talepte, sohbette şu satır görünür: Kaynak: %{via}",
} as const;

/** The English text of a sentence. */
export type SentenceText = keyof typeof TURKISH;
