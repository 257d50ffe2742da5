/** Labels of the lab. The form's labels are those of the site. */
export const LAB = {
  chat: { tr: "Operatörün sohbeti", en: "The operator’s chat", ru: "Чат оператора" },
  message: { tr: "Mesaj", en: "Message", ru: "Сообщение" },
  withFooter: { tr: "Aktarım satırıyla", en: "With the relay’s line", ru: "Со строкой сервера" },
  email: { tr: "E-posta adresi", en: "E-mail address", ru: "Адрес электронной почты" },
  notSent: {
    tr: "Bu hâliyle hiçbir şey gönderilmez: işaretli alanlara bakınız.",
    en: "Like this nothing is sent: see the marked fields.",
    ru: "В таком виде ничего не отправится: проверьте отмеченные поля.",
  },
  used: {
    tr: (length: string, limit: string) => `${length} / ${limit} birim`,
    en: (length: string, limit: string) => `${length} of ${limit} units`,
    ru: (length: string, limit: string) => `${length} из ${limit} единиц`,
  },
  cut: {
    tr: (lines: string) => `Yer açmak için kısaltıldı: ${lines}`,
    en: (lines: string) => `Cut to make room: ${lines}`,
    ru: (lines: string) => `Сокращено, чтобы поместиться: ${lines}`,
  },
} as const;
