import { BUSINESS } from "#content/business.ts";
import type { LegalText } from "#src/content/schema/legal.ts";

/** What this site does with its visitors' data. Change the text whenever the site does something else. */
export const PRIVACY: LegalText = {
  keyFacts: [
    { label: { tr: "Hesap", en: "Accounts", ru: "Учётные записи" }, value: { tr: "yok", en: "none", ru: "нет" } },
    { label: { tr: "Ödeme", en: "Payments", ru: "Платежи" }, value: { tr: "yok", en: "none", ru: "нет" } },
    {
      label: { tr: "Reklam ve izleme", en: "Adverts and tracking", ru: "Реклама и\u00a0отслеживание" },
      value: { tr: "yok", en: "none", ru: "нет" },
    },
    {
      label: { tr: "Talebin metni sunucuda", en: "Your request on our server", ru: "Текст заявки на\u00a0сервере" },
      value: { tr: "iletilene dek", en: "until delivered", ru: "до\u00a0доставки" },
    },
  ],
  groups: [
    {
      title: {
        tr: "Neler alırız, kim sorumlu",
        en: "What we collect, and who is responsible",
        ru: "Что мы получаем и кто за это отвечает",
      },
      sections: [
        {
          heading: "Kısaca",
          summary: {
            tr: "Hesap yok, ödeme yok, reklam yok, izleme yok. Verileriniz ancak bir forma dokunduğunuzda ya da formu gönderdiğinizde işlenir.",
            en: {
              title: "In short",
              text: "No accounts, no payments, no advertising, no tracking. We use your details only once you start the booking form or send a form.",
            },
            ru: {
              title: "Коротко",
              text: "Ни учётных записей, ни оплаты, ни рекламы, ни отслеживания. Данные мы обрабатываем, только когда вы начали заполнять форму заказа (тогда лишь IP-адрес) или отправили форму.",
            },
          },
          paragraphs: [
            "Bu sitede hesap açılmaz ve ödeme alınmaz. Sayfaları yalnızca okuyan bir ziyaretçinin kimliğine ilişkin hiçbir bilgiyi kaydetmeyiz; reklam ve izleme yazılımı kullanmayız. Kişisel bilgileriniz, rezervasyon formuna dokunduğunuzda (yalnızca IP adresiniz) ve bir formu gönderdiğinizde işlenir.",
          ],
        },
        {
          heading: "Veri sorumlusu",
          summary: {
            tr: "Verilerinizden kim sorumlu: unvanı, adresi, e-postası ve telefonu.",
            en: {
              title: "Who is responsible",
              text: "The name, address, e-mail and phone number of the data controller.",
            },
            ru: {
              title: "Кто отвечает за данные",
              text: "За данные отвечает компания, которая ведёт этот сайт. Её название, адрес, почта и телефон — в полном тексте.",
            },
          },
          paragraphs: [
            "6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) ve GDPR bakımından kişisel verilerinizden bu siteyi ve hizmetleri işleten sorumludur:",
          ],
          list: [
            `Unvan: ${BUSINESS.controller.name}`,
            `Adres: ${BUSINESS.controller.address}`,
            `E-posta: ${BUSINESS.emails[0]}`,
            `Telefon: ${BUSINESS.phone.display}`,
          ],
        },
        {
          heading: "Rezervasyon talebi gönderdiğinizde",
          summary: {
            tr: "Talebiniz işletmeye Telegram mesajı olarak gider: yazdıklarınız, gönderdiğiniz sayfa ve IP adresi gibi cihaz bilgileri.",
            en: {
              title: "When you send a request",
              text: "Your request reaches the business as a Telegram message, with what you wrote, the page you sent it from, and details of your device such as its IP address.",
            },
            ru: {
              title: "Когда вы отправляете заявку",
              text: "Она приходит компании сообщением в Telegram. В нём то, что вы написали, адрес страницы и сведения об устройстве, например IP-адрес.",
            },
          },
          paragraphs: [
            "Talebiniz, işletmenin Telegram sohbetine bir mesaj olarak iletilir. Yolculuğu onaylamak ve gerçekleştirmek için bu mesajda şunlar bulunur:",
          ],
          list: [
            "Yazdıklarınız: ad soyad, telefon, nereden, nereye, tarih, saat, yolcu sayısı, araç ve varsa eklediğiniz bilgiler.",
            "Talebin nereden geldiği: sayfanın adresi ve dili, gönderim zamanı.",
            "Cihazınıza ilişkin bilgiler: IP adresi; bu adrese göre şehir, bölge, ülke ve internet sağlayıcısı; cihaz türü, ekran boyutu, tarayıcı ve dili, siteye hangi sayfadan geldiğiniz ve saat dilimi. Bunlar sahte talepleri ayırt etmemize yarar.",
          ],
        },
        {
          heading: "Bültene abone olduğunuzda",
          summary: {
            tr: "E-posta adresiniz, saati ve IP adresiyle birlikte Telegram’dan işletmeye iletilir; yalnızca bülten için kullanılır.",
            en: {
              title: "When you subscribe",
              text: "Your e-mail address goes to the business by Telegram, with the time and your IP address, and is used for the newsletter only. To unsubscribe, write to us.",
            },
            ru: {
              title: "Когда вы подписываетесь",
              text: "Адрес почты уходит компании в Telegram вместе со временем и IP-адресом и нужен только для рассылки. Чтобы отписаться, напишите нам, и адрес удалят.",
            },
          },
          paragraphs: [
            "E-posta adresiniz, formu gönderdiğiniz sayfanın adresi ve diliyle birlikte işletmenin Telegram sohbetine bir mesaj olarak iletilir ve yalnızca size bülten göndermek için kullanılır. Sunucumuz her mesajın sonuna gönderim zamanını ve mesajın geldiği IP adresini ekler; bu adrese göre konum sorgusu yapılmaz, cihazınıza ilişkin başka bilgi iletilmez. Abonelikten çıkmak için aşağıdaki adrese yazmanız yeterlidir; adresiniz o zaman silinir.",
          ],
        },
        {
          heading: "IP adresinden konum",
          summary: {
            tr: "Rezervasyon formuna ilk dokunuşunuzda sunucumuz, IP adresinizin hangi şehre ve sağlayıcıya ait olduğunu şifresiz bir bağlantıyla dış bir hizmete sorar.",
            en: {
              title: "Your location, from your IP address",
              text: "When you first use the booking form, our server asks an outside service, over an unencrypted connection, which city and internet provider your IP address belongs to.",
            },
            ru: {
              title: "Город по IP-адресу",
              text: "Когда вы впервые касаетесь формы заказа, наш сервер по незашифрованному соединению спрашивает у внешнего сервиса, какому городу и провайдеру принадлежит ваш IP-адрес.",
            },
          },
          paragraphs: [
            "Rezervasyon formuna ilk dokunduğunuzda sunucumuz, IP adresinizin hangi şehir ve internet sağlayıcısına ait olduğunu bir sorgulama hizmetine (ip-api.com) sorar. Hizmete yalnızca IP adresiniz iletilir, yazdıklarınız iletilmez; sunucumuzla hizmet arasındaki bu bağlantı şifresizdir (http). Yanıt, aynı adresi yeniden sormamak için en çok altı saat sunucunun belleğinde tutulur. Talebinizi gönderirseniz mesajınızda da yer alır ve mesaj iletilene kadar onunla birlikte sunucuda bekler. Bu forma dokunmadıkça sorgu yapılmaz; bülten formu için hiç yapılmaz; tarayıcınız bu hizmete hiç bağlanmaz.",
          ],
        },
      ],
    },
    {
      title: {
        tr: "Nereye gider, ne kadar kalır",
        en: "Where it goes, and how long it stays",
        ru: "Куда попадают данные и сколько хранятся",
      },
      sections: [
        {
          heading: "Ne kadar süre saklanır",
          summary: {
            tr: "İletilen metin sunucudan silinir; geriye bir gün boyunca okunamayan bir özet kalır. Mesajın silinmesini işletmeden isteyebilirsiniz.",
            en: {
              title: "How long it is kept",
              text: "Once delivered, the text is deleted from our server. For a day we keep irreversible fingerprints of it and of your phone number. You can ask us to delete the message.",
            },
            ru: {
              title: "Сколько хранится",
              text: "После доставки текст удаляется с сервера; на сутки остаётся лишь цифровой отпечаток (хеш), по которому текст не восстановить. Компанию можно попросить удалить и само сообщение.",
            },
          },
          paragraphs: [
            "Talebiniz, işletmenin sohbetine ulaşana kadar sunucumuzda bekler; ulaştığı anda metni sunucudan silinir. Aynı talebin iki kez iletilmemesi için geriye, içinden metnin okunamayacağı bir özet kalır; o da bir gün sonra silinir. Sitede bir rezervasyon arşivi tutulmaz. Sohbete ulaşan mesaj işletmede kalır; silinmesini isteyebilirsiniz.",
            "Aşırı kullanımı önlemek için sunucu, bir IP adresinden gelen istekleri kısa bir süre belleğinde sayar.",
            "Aynı numaradan bir gün içinde gelen ikinci talebi fark edebilmek için sunucu, telefon numaranızın geri çevrilemeyen bir özetini bir gün belleğinde tutar; diske yazmaz.",
            "Transfer kartındaki “Takvime ekle” düğmesi takvim dosyasını sunucumuzdan ister. İstekte yalnızca yolculukların yeri, günü ve saati, çocuk koltuğu sayısı ve talep numarası bulunur; adınız ve telefonunuz bulunmaz. Dosya o anda hazırlanır ve saklanmaz.",
          ],
        },
        {
          heading: "Cihazınızda saklananlar",
          summary: {
            tr: "Dil, görünüm, yarım kalan form, transfer kartınız ve çevrimdışı okunacak sayfalar. Hepsini tarayıcının ayarlarından silebilirsiniz.",
            en: {
              title: "Kept on your device",
              text: "Your choice of language and appearance, an unfinished form, your pass, and pages for reading offline. You can delete all of it in your browser’s settings.",
            },
            ru: {
              title: "Что хранится на устройстве",
              text: "Язык, оформление, недописанная форма, карточка поездки и страницы для чтения без интернета. Всё это можно удалить в настройках браузера.",
            },
          },
          paragraphs: ["Aşağıdakiler sizin cihazınızda durur; tarayıcınızın ayarlarından her zaman silebilirsiniz:"],
          list: [
            "Seçtiğiniz dil: yerel depolamada (language) ve sunucunun sizi doğru dile yönlendirmesi için aynı adlı bir çerezde, bir yıl süreyle.",
            "Çerez bildirimini kabul ettiğiniz bilgisi: yerel depolamada (cookieConsent). Onayınızı bu sayfanın sonundan geri alabilirsiniz; bu bilgi o zaman silinir.",
            "Gündüz ya da gece görünümünü seçtiyseniz bu seçim: yerel depolamada (theme).",
            "Doldurmakta olduğunuz form: yalnızca o sekmenin oturum depolamasında (reservationDraft). Talep gönderildiğinde ya da sekme kapandığında silinir.",
            "Gönderdiğiniz, ama bize ulaştığı henüz doğrulanmayan talep (reservationAttempt) ya da bülten adresi (newsletterAttempt): yeniden gönderdiğinizde iki kez işlenmesin diye, yalnızca o sekmenin oturum depolamasında. Bize ulaştığında ya da sekme kapandığında silinir.",
            "Bültene yazdığınız adres (newsletterDraft) ve gönderiminin sonucu (newsletterResult): yalnızca o sekmenin oturum depolamasında. Adres bize ulaştığında silinir; sonuç sekme kapandığında.",
            "Blog yazılarının size gösterilen sırası: yalnızca o sekmenin oturum depolamasında (blogOrders). Sekme kapandığında silinir.",
            "Her sayfada nereye kadar indiğiniz: yalnızca o sekmenin oturum depolamasında (react-router-scroll-positions). Geri döndüğünüzde sayfa kaldığınız yerden açılır; sekme kapandığında silinir.",
            "Site yenilendiğinde sayfanın bir kez kendiliğinden yeniden yüklendiği: yalnızca o sekmenin oturum depolamasında (reloadedFor). Sekme kapandığında silinir.",
            "Bağlantınız kesildiğinde de okuyabilmeniz için, üçüncü sayfanızda ya da forma dokunduğunuzda: ana sayfa, fiyatlar, iletişim ve rezervasyon sayfaları, açtığınız başka sayfalar ve son gördüğünüz resimler, tarayıcınızın önbellek deposunda (Cache Storage). Yazdıklarınız oraya konmaz.",
            "Gönderdiğiniz talebin transfer kartı: talep numarası, adınız, telefonunuz, yolculuğun yeri, günü ve saati, yolcu sayısı, araç, fiyat ve eklediğiniz bilgiler. Şoföre internetsiz de gösterebilmeniz için yerel depolamada (vouchers.1) durur, kart olarak bize gönderilmez. Dilediğiniz an kartın kendisinden silebilirsiniz; silmezseniz yolculuktan 7\u00a0gün sonra siteyi ilk açtığınızda silinir.",
          ],
        },
        {
          heading: "Üçüncü taraflar",
          summary: {
            tr: "Sayfalar yalnızca sunucumuza bağlanır. Sokak haritası OpenStreetMap’ten, siz yüklerseniz ya da çerez bildirimini kabul ettiyseniz gelir.",
            en: {
              title: "Third parties",
              text: "Pages load from our server only. The street map comes from OpenStreetMap, and only if you load it or have accepted the cookie notice.",
            },
            ru: {
              title: "Третьи лица",
              text: "Страницы обращаются только к нашему серверу. Карта улиц приходит с OpenStreetMap, если вы её загрузили или приняли уведомление о cookie.",
            },
          },
          paragraphs: [
            "Bu sayfaları okurken tarayıcınız, aşağıdaki sokak haritası dışında, bizim sunucumuzdan başka hiçbir yere istek göndermez: yazı tipleri ve resimler bizden gelir, döviz kurlarını ve hava durumunu sunucumuz kendisi sorar.",
            "İletişim sayfasındaki sokak haritası OpenStreetMap’ten (openstreetmap.org) gelir. Yalnızca siz “Haritayı yükle” düğmesine bastığınızda ya da çerez bildirimini kabul etmişseniz yüklenir; o zaman OpenStreetMap IP adresinizi ve tarayıcınızı görür. Çizilmiş harita bizden gelir.",
            "WhatsApp, Telegram, telefon ve sosyal medya bağlantıları ile iletişim sayfasındaki yol tarifi (Google Haritalar) ancak siz dokunduğunuzda açılır; oralarda o hizmetlerin kendi kuralları geçerlidir.",
          ],
        },
        {
          heading: "Yurt dışına aktarım",
          summary: {
            tr: "Talepler, bülten adresleri ve IP sorgusu, sunucusu yurt dışında olabilen hizmetlerden geçer. Telefonla ya da e-postayla da rezervasyon yapabilirsiniz.",
            en: {
              title: "Transfers abroad",
              text: "Requests, newsletter addresses and the look-up of your IP address pass through services whose servers may be abroad. You can also book by phone or e-mail.",
            },
            ru: {
              title: "Передача данных за границу",
              text: "Заявки, адреса для рассылки и запрос по IP-адресу идут через сервисы, чьи серверы могут быть за границей. Заказать можно и по телефону или почте.",
            },
          },
          paragraphs: [
            "Rezervasyon talebiniz ve bülten için verdiğiniz e-posta adresi bize Telegram üzerinden ulaşır; konum sorgusunda IP adresiniz ip-api.com’a iletilir. Bu hizmetlerin sunucuları yurt dışında olabilir, o zaman bu veriler yurt dışına aktarılmış olur (KVKK m.\u00a09, GDPR V.\u00a0bölüm).",
            "Talebiniz ve e-posta adresiniz yalnızca siz formu gönderdiğinizde, kendi isteğinizle bu yoldan iletilir. Bunu istemezseniz formu kullanmadan telefonla ya da e-postayla da rezervasyon yapabilirsiniz.",
            `Aktarımın dayandığı hukuki sebep ve güvenceler: ${BUSINESS.controller.transferAbroad}.`,
          ],
        },
        {
          heading: "Ödeme",
          summary: {
            tr: "Nakit ya da havale. Sitede ödeme alınmaz, kart bilgisi bize hiç ulaşmaz.",
            en: {
              title: "Payment",
              text: "You pay in cash or by bank transfer. Nothing is paid on this site, and card details never reach us.",
            },
            ru: {
              title: "Оплата",
              text: "Наличными или банковским переводом. На сайте платить ничего не нужно, данные карт к нам не попадают.",
            },
          },
          paragraphs: [
            "Sitede ödeme yapılmaz; yolculuğun fiyatı nakit ya da banka havalesiyle ödenir. Kartla ödeme alınmamaktadır; ileride alınırsa işlemi ödeme kuruluşu yürütür, kart bilgileri bize ulaşmaz ve tarafımızca saklanmaz.",
          ],
        },
      ],
    },
    {
      title: { tr: "Haklarınız", en: "Your rights", ru: "Ваши права" },
      sections: [
        {
          heading: "Hukuki dayanak ve haklarınız",
          summary: {
            tr: "Verilerinizi hangi hukuki sebeple işlediğimiz ve haklarınız: öğrenmek, düzeltmek, sildirmek, taşımak, itiraz etmek, rızayı geri almak.",
            en: {
              title: "Legal grounds and your rights",
              text: "The legal basis on which we use your data, and your rights: to see, correct, delete or take away your data, to object, and to withdraw consent.",
            },
            ru: {
              title: "Основания и ваши права",
              text: "Заявку обрабатываем ради заказа, почту\u00a0— с согласия, данные об устройстве\u00a0— против обмана. Вы вправе узнать, исправить, забрать и удалить свои данные, возразить, отозвать согласие.",
            },
          },
          paragraphs: [
            "Talebinizi, sizinle bir taşıma sözleşmesi kurmak ve onu yerine getirmek için (KVKK m.\u00a05/2-c, GDPR m.\u00a06/1-b); bülten için verdiğiniz e-posta adresini açık rızanızla (KVKK m.\u00a05/1, GDPR m.\u00a06/1-a); cihaz bilgilerini, kötüye kullanımı önlemekteki meşru menfaatimiz için (KVKK m.\u00a05/2-f, GDPR m.\u00a06/1-f) işleriz.",
            "KVKK’nın 11. maddesi ile GDPR’ın 7/3, 15–22 ve 82. maddeleri uyarınca şu haklarınız vardır:",
          ],
          list: [
            "Verilerinizin işlenip işlenmediğini, hangi amaçla işlendiğini ve o amaca uygun kullanılıp kullanılmadığını öğrenmek; bunlar hakkında bilgi ve verilerinizin bir kopyasını istemek,",
            "Verilerinizin yurt içinde ya da yurt dışında kimlere aktarıldığını öğrenmek,",
            "Eksik ya da yanlış verilerin düzeltilmesini istemek,",
            "Yasal koşulları oluştuğunda verilerinizin silinmesini, yok edilmesini ya da işlenmesinin kısıtlanmasını istemek,",
            "Düzeltme, silme, yok etme ve kısıtlamanın, verilerinizin aktarıldığı kişilere bildirilmesini istemek,",
            "Bize verdiğiniz verileri yaygın ve makinece okunabilir bir biçimde almak ya da başka bir veri sorumlusuna aktarılmasını istemek (veri taşınabilirliği),",
            "İşlemeye, özellikle meşru menfaate dayanan işlemeye itiraz etmek,",
            "Yalnızca otomatik sistemlerle yapılan bir incelemenin aleyhinize sonuç doğurmasına itiraz etmek,",
            "Verdiğiniz açık rızayı dilediğiniz zaman geri almak (o ana kadar yapılan işlemenin hukuka uygunluğu bundan etkilenmez),",
            "Verileriniz kanuna aykırı işlendiği için zarara uğrarsanız zararınızın giderilmesini istemek.",
          ],
        },
        {
          heading: "Başvuru",
          summary: {
            tr: "Önce bize yazınız. Yanıtımız yeterli gelmezse Kişisel Verileri Koruma Kuruluna ya da ülkenizin kurumuna başvurabilirsiniz.",
            en: {
              title: "Questions and complaints",
              text: "Write to us first. If our answer doesn’t satisfy you, you can complain to the data protection authority of Türkiye or of your own country.",
            },
            ru: {
              title: "Вопросы и жалобы",
              text: "Напишите нам. Если ответ вас не устроит, можно пожаловаться в орган по защите данных Турции или вашей страны.",
            },
          },
          paragraphs: [
            "Sorularınız ve başvurularınız için aşağıdaki adresten bize yazınız. Yanıtımızdan memnun kalmazsanız Kişisel Verileri Koruma Kuruluna ya da bulunduğunuz ülkenin veri koruma kurumuna şikâyette bulunabilirsiniz.",
          ],
        },
      ],
    },
  ],
};
