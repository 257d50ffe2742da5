import { BUSINESS } from "#content/business.ts";
import type { LegalText } from "#src/content/contentSchema.ts";

/** What this site does with its visitors' data. Change the text whenever the site does something else. */
export const PRIVACY: LegalText = {
  sections: [
    {
      heading: "Kısaca",
      paragraphs: [
        "Bu sitede hesap açılmaz ve ödeme alınmaz. Sayfaları yalnızca okuyan bir ziyaretçinin kimliğine ilişkin hiçbir bilgiyi kaydetmeyiz; reklam ve izleme yazılımı kullanmayız. Kişisel bilgileriniz, rezervasyon formuna dokunduğunuzda (yalnızca IP adresiniz) ve bir formu gönderdiğinizde işlenir.",
      ],
    },
    {
      heading: "Veri sorumlusu",
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
      paragraphs: [
        "Talebiniz, işletmenin Telegram sohbetine bir mesaj olarak iletilir. Yolculuğu onaylamak ve gerçekleştirmek için bu mesajda şunlar bulunur:",
      ],
      list: [
        "Yazdıklarınız: ad soyad, telefon, nereden, nereye, tarih, saat, yolcu sayısı, araç ve varsa eklediğiniz bilgiler.",
        "Talebin nereden geldiği: sayfanın adresi ve dili, gönderim zamanı.",
        "Cihazınıza ilişkin bilgiler: IP adresi; bu adrese göre şehir, bölge, ülke ve internet sağlayıcısı; cihaz türü, ekran boyutu, tarayıcı, siteye hangi sayfadan geldiğiniz ve saat dilimi. Bunlar sahte talepleri ayırt etmemize yarar.",
      ],
    },
    {
      heading: "Bültene abone olduğunuzda",
      paragraphs: [
        "E-posta adresiniz, formu gönderdiğiniz sayfanın adresi ve diliyle birlikte işletmenin Telegram sohbetine bir mesaj olarak iletilir ve yalnızca size bülten göndermek için kullanılır. Sunucumuz her mesajın sonuna gönderim zamanını ve mesajın geldiği IP adresini ekler; bu adrese göre konum sorgusu yapılmaz, cihazınıza ilişkin başka bilgi iletilmez. Abonelikten çıkmak için aşağıdaki adrese yazmanız yeterlidir; adresiniz o zaman silinir.",
      ],
    },
    {
      heading: "IP adresinden konum",
      paragraphs: [
        "Rezervasyon formuna ilk dokunduğunuzda sunucumuz, IP adresinizin hangi şehir ve internet sağlayıcısına ait olduğunu bir sorgulama hizmetine (ip-api.com) sorar. Hizmete yalnızca IP adresiniz iletilir, yazdıklarınız iletilmez; sunucumuzla hizmet arasındaki bu bağlantı şifresizdir (http). Yanıt, aynı adresi yeniden sormamak için en çok altı saat sunucunun belleğinde tutulur. Talebinizi gönderirseniz mesajınızda da yer alır ve mesaj iletilene kadar onunla birlikte sunucuda bekler. Bu forma dokunmadıkça sorgu yapılmaz; bülten formu için hiç yapılmaz; tarayıcınız bu hizmete hiç bağlanmaz.",
      ],
    },
    {
      heading: "Ne kadar süre saklanır",
      paragraphs: [
        "Talebiniz, işletmenin sohbetine ulaşana kadar sunucumuzda bekler; ulaştığı anda metni sunucudan silinir. Aynı talebin iki kez iletilmemesi için geriye, içinden metnin okunamayacağı bir özet kalır; o da bir gün sonra silinir. Sitede bir rezervasyon arşivi tutulmaz. Sohbete ulaşan mesaj işletmede kalır; silinmesini isteyebilirsiniz.",
        "Aşırı kullanımı önlemek için sunucu, bir IP adresinden gelen istekleri kısa bir süre belleğinde sayar.",
        "Aynı numaradan bir gün içinde gelen ikinci talebi fark edebilmek için sunucu, telefon numaranızın geri çevrilemeyen bir özetini bir gün belleğinde tutar; diske yazmaz.",
      ],
    },
    {
      heading: "Cihazınızda saklananlar",
      paragraphs: ["Aşağıdakiler sizin cihazınızda durur; tarayıcınızın ayarlarından her zaman silebilirsiniz:"],
      list: [
        "Seçtiğiniz dil: yerel depolamada (language) ve sunucunun sizi doğru dile yönlendirmesi için aynı adlı bir çerezde, bir yıl süreyle.",
        "Çerez bildirimini kabul ettiğiniz bilgisi: yerel depolamada (cookieConsent).",
        "Gündüz ya da gece görünümünü seçtiyseniz bu seçim: yerel depolamada (theme).",
        "Doldurmakta olduğunuz form: yalnızca o sekmenin oturum depolamasında (reservationDraft). Talep gönderildiğinde ya da sekme kapandığında silinir.",
        "Gönderdiğiniz, ama bize ulaştığı henüz doğrulanmayan talep (reservationAttempt) ya da bülten adresi (newsletterAttempt): yeniden gönderdiğinizde iki kez işlenmesin diye, yalnızca o sekmenin oturum depolamasında. Bize ulaştığında ya da sekme kapandığında silinir.",
        "Blog yazılarının size gösterilen sırası: yalnızca o sekmenin oturum depolamasında (blogOrders). Sekme kapandığında silinir.",
        "Her sayfada nereye kadar indiğiniz: yalnızca o sekmenin oturum depolamasında (react-router-scroll-positions). Geri döndüğünüzde sayfa kaldığınız yerden açılır; sekme kapandığında silinir.",
        "Site yenilendiğinde sayfanın bir kez kendiliğinden yeniden yüklendiği: yalnızca o sekmenin oturum depolamasında (reloadedFor). Sekme kapandığında silinir.",
        "Bağlantınız kesildiğinde de okuyabilmeniz için, üçüncü sayfanızda ya da forma dokunduğunuzda: ana sayfa, fiyatlar, iletişim ve rezervasyon sayfaları, açtığınız başka sayfalar ve son gördüğünüz resimler, tarayıcınızın önbellek deposunda (Cache Storage). Yazdıklarınız oraya konmaz.",
        "Gönderdiğiniz talebin transfer belgesi: adınız, telefonunuz, yolculuğun yeri, günü ve saati, yolcu sayısı, araç, fiyat ve eklediğiniz bilgiler. Şoföre internetsiz de gösterebilmeniz için yerel depolamada (vouchers.1) durur, belge olarak bize gönderilmez. Dilediğiniz an belgenin kendisinden silebilirsiniz; silmezseniz yolculuktan 7\u00a0gün sonra siteyi ilk açtığınızda silinir.",
      ],
    },
    {
      heading: "Üçüncü taraflar",
      paragraphs: [
        "Bu sayfaları okurken tarayıcınız, aşağıdaki sokak haritası dışında, bizim sunucumuzdan başka hiçbir yere istek göndermez: yazı tipleri ve resimler bizden gelir, döviz kurlarını ve hava durumunu sunucumuz kendisi sorar.",
        "İletişim sayfasındaki sokak haritası OpenStreetMap’ten (openstreetmap.org) gelir. Yalnızca siz “Haritayı yükle” düğmesine bastığınızda ya da çerez bildirimini kabul etmişseniz yüklenir; o zaman OpenStreetMap IP adresinizi ve tarayıcınızı görür. Çizilmiş harita bizden gelir.",
        "WhatsApp, Telegram, telefon ve sosyal medya bağlantıları ile iletişim sayfasındaki yol tarifi (Google Haritalar) ancak siz dokunduğunuzda açılır; oralarda o hizmetlerin kendi kuralları geçerlidir.",
      ],
    },
    {
      heading: "Yurt dışına aktarım",
      paragraphs: [
        "Rezervasyon talebiniz ve bülten için verdiğiniz e-posta adresi bize Telegram üzerinden ulaşır; konum sorgusunda IP adresiniz ip-api.com’a iletilir. Bu hizmetlerin sunucuları yurt dışında olabilir, o zaman bu veriler yurt dışına aktarılmış olur (KVKK m.\u00a09, GDPR V.\u00a0bölüm).",
        "Talebiniz ve e-posta adresiniz yalnızca siz formu gönderdiğinizde, kendi isteğinizle bu yoldan iletilir. Bunu istemezseniz formu kullanmadan telefonla ya da e-postayla da rezervasyon yapabilirsiniz.",
        `Aktarımın dayandığı hukuki sebep ve güvenceler: ${BUSINESS.controller.transferAbroad}.`,
      ],
    },
    {
      heading: "Ödeme",
      paragraphs: [
        "Sitede ödeme yapılmaz; yolculuğun karşılığı nakit ya da banka havalesiyle ödenir. Kartla ödeme gereken bir durumda işlemi ödeme kuruluşu yürütür; kart bilgileri bize ulaşmaz ve tarafımızca saklanmaz.",
      ],
    },
    {
      heading: "Hukuki dayanak ve haklarınız",
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
      paragraphs: [
        "Sorularınız ve başvurularınız için aşağıdaki adresten bize yazınız. Yanıtımızdan memnun kalmazsanız Kişisel Verileri Koruma Kuruluna ya da bulunduğunuz ülkenin veri koruma kurumuna şikâyette bulunabilirsiniz.",
      ],
    },
  ],
};
