import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCATIONS } from "#content/locations.ts";
import { damageNotice } from "#relay/outbox/damageNotice.ts";
import { cleanMessage, withFooter } from "#relay/outbox/messageFooter.ts";
import { readBookingFacts } from "#src/domain/bookingFacts.ts";
import { ANY_CHARACTER } from "#tests/support/anyCharacter.ts";

const FACTS = {
  reference: "K7QF-2M9X",
  address: "203.0.113.9",
  now: Date.parse("2027-07-14T20:30:05Z"),
  suspicious: false,
  earlier: null,
  booking: null,
};

const FOOTER = "Aktarım: K7QF-2M9X · 203.0.113.9 · 14.07.2027 23:30:05";

function sent(message: string, facts: Partial<Parameters<typeof withFooter>[0]> = {}): string {
  return withFooter({ ...FACTS, ...facts, message: cleanMessage(message) }).text;
}

test("the last line contains reference, IP address and the time in Türkiye, below the unchanged message", () => {
  const message = "14.07.2027 Çar 23:30 · Havalimanı → Yalıkavak\n\nAd Soyad: Ann\tO’Neill 🚐\nAktarım: X";
  expect(sent(message)).toBe(`${message}\n${FOOTER}`);
});

/** An enquiry whose message has a folded part. */
const FOLDED = [
  "14.07.2027 Çar 23:30 · Havalimanı (BJV) → Yalıkavak",
  "",
  "Telefon: +905321234567",
  "Nereden: Havalimanı (BJV)",
  "Nereye: Yalıkavak",
  "Tarih: 2027-07-14",
  "Saat: 23:30",
  "",
  "Takvim: https://calendar.google.com/",
].join("\n");
const DRAFTS_LINE = "Taslaklar: Onay · Başka araç · Çıkışta bekliyorum";

function bookingWithFooter(message: string) {
  return withFooter({ ...FACTS, message, booking: readBookingFacts(message, LOCATIONS) });
}

test("the drafts that have no button stand at the end of the folded part", () => {
  const { text, facts } = bookingWithFooter(FOLDED);
  expect(text).toBe(`${FOLDED}\n${DRAFTS_LINE}\n${FOOTER}`);
  const partOf = (range: { offset: number; length: number } | null | undefined) =>
    range && text.slice(range.offset, range.offset + range.length);
  expect(partOf(facts.drafts)).toBe(DRAFTS_LINE);
  expect(partOf(facts.folded)).toBe(`Takvim: https://calendar.google.com/\n${DRAFTS_LINE}`);
  expect(partOf(facts.footer)).toBe(FOOTER);
});

test("a message that leaves no room for the drafts is complete without them", () => {
  const filled = (spare: number) => {
    const missing = 4096 - FOLDED.length - DRAFTS_LINE.length - FOOTER.length - 2 - spare;
    return `${FOLDED}\n${"x".repeat(missing - 1)}`;
  };
  expect(bookingWithFooter(filled(0)).text).toBe(`${filled(0)}\n${DRAFTS_LINE}\n${FOOTER}`);
  const { text, facts } = bookingWithFooter(filled(-1));
  expect(text).toBe(`${filled(-1)}\n${FOOTER}`);
  expect(facts.drafts).toBeNull();
});

test("a message without a folded part, or without a ride, has no drafts", () => {
  expect(bookingWithFooter(FOLDED.replace(/\n\nTakvim.*/, "")).text).not.toContain("Taslaklar");
  expect(bookingWithFooter(FOLDED.replace("Nereye: Yalıkavak", "")).text).not.toContain("Taslaklar");
});

test("an unknown address and a suspicious post are marked", () => {
  expect(sent("x", { address: null, suspicious: true })).toBe(
    "🤖 x\nAktarım: K7QF-2M9X · Bilinmiyor · 14.07.2027 23:30:05 · robot olabilir",
  );
});

test("a second request from a phone number is marked in the headline and, with the previous reference, below it", () => {
  const earlier = { reference: "B2CD-3FGH", count: 1 };
  expect(sent("headline\n\nAd Soyad: Ann", { earlier })).toBe(
    `🔁 headline\n🔁 Aynı numaradan 2. talep, önceki: B2CD-3FGH\n\nAd Soyad: Ann\n${FOOTER}`,
  );
});

test("a suspicious second request has both marks in its headline", () => {
  const earlier = { reference: "B2CD-3FGH", count: 2 };
  expect(sent("headline", { suspicious: true, earlier })).toMatch(
    /^🔁 🤖 headline\n🔁 Aynı numaradan 3\. talep, önceki: B2CD-3FGH\n/,
  );
});

test("the longest message is complete with a mark, a line about a previous request and a long address", () => {
  const message = `headline\n${"x".repeat(3900 - 9)}`;
  const address = "2001:0db8:0000:0000:0000:0000:0000:0001";
  const earlier = { reference: "B2CD-3FGH", count: 4_999 };
  const text = sent(message, { address, suspicious: true, earlier });
  expect(text.length).toBeLessThanOrEqual(4096);
  expect(text).toContain(`\n${"x".repeat(3900 - 9)}\nAktarım: `);
});

test("midnight is written as 00", () => {
  expect(sent("x", { now: Date.parse("2027-07-14T21:00:00Z") })).toContain("15.07.2027 00:00:00");
});

test.each(["\r", "\r\n", "\u2028", "\u2029", "\u0085", "\v", "\f"])("the line break %j is normalised", (lineBreak) => {
  expect(sent(`Ad: Ann${lineBreak}Soyad: Lee`)).toBe(`Ad: Ann\nSoyad: Lee\n${FOOTER}`);
});

test("characters that Telegram or a database would reject become replacement characters", () => {
  expect(sent("a\0b\u001bc\ud83dd\udc00e").split("\n")[0]).toBe("a\ufffdb\ufffdc\ufffdd\ufffde");
});

test("a message that is too long is truncated before the footer, never in the middle of a character", () => {
  const text = sent(`${"🚐".repeat(2_030)}x`);
  expect(text).toMatch(new RegExp(`^(🚐)+…\n${FOOTER}$`, "u"));
  expect([4095, 4096]).toContain(text.length);
});

test("for any input the message is valid, within 4096 UTF-16 code units, and ends with the footer", () => {
  const piece = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.constantFrom("\n", `\n${FOOTER}\n`, "\0", "\ud800", "🚐", "a".repeat(400)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const { text, facts } = withFooter({ ...FACTS, message: cleanMessage(pieces.join("").slice(0, 3900)) });
      expect(text.length).toBeLessThanOrEqual(4096);
      expect(text).toBe(new TextDecoder().decode(new TextEncoder().encode(text)));
      expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
      const { offset, length } = facts.footer;
      expect([text[offset - 1], text.slice(offset, offset + length)]).toEqual(["\n", FOOTER]);
    }),
  );
});

test("a post that is probably a bot's has to be checked before it is confirmed; a second request need not", () => {
  const booking = readBookingFacts("14 Tem\nTelefon: +905321234567", []);
  const needsCheck = (facts: Partial<Parameters<typeof withFooter>[0]>) =>
    withFooter({ ...FACTS, message: "14 Tem", booking, ...facts }).facts.booking?.needsCheck;
  expect(needsCheck({})).toBe(false);
  expect(needsCheck({ earlier: { reference: "B2CD-3FGH", count: 1 } })).toBe(false);
  expect(needsCheck({ suspicious: true })).toBe(true);
});

test("the notice about a damaged outbox names the file, and is recognised if it is sent again", () => {
  const notice = damageNotice("outbox.damaged-1.db", FACTS.now);
  expect(notice).toMatchObject({
    idempotencyKey: "outbox.damaged-1.db",
    body: "outbox.damaged-1.db",
    doubtful: false,
  });
  expect(notice.text.split("\n")).toEqual([
    expect.stringMatching(/^⚠️ \S/),
    "",
    expect.stringMatching(/\S/),
    expect.stringMatching(/: outbox\.damaged-1\.db$/),
    expect.stringContaining("docs/backup.md"),
    expect.stringMatching(/\S/),
    `Aktarım: ${notice.reference} · Bilinmiyor · 14.07.2027 23:30:05`,
  ]);
});
