import { createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** A self-signed certificate, which is also its own trust anchor, with its key. */
export interface Certificate {
  /** PEM. */
  key: string;
  /** PEM. */
  cert: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const BOOLEAN = 0x01;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_IDENTIFIER = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
/** `[0]` and `[3]` of a certificate, `[2]` of a name: a host's. */
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

/** Encodes a DER element: tag, length, contents. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const bytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

function identifier(hex: string): Buffer {
  return der(OBJECT_IDENTIFIER, Buffer.from(hex, "hex"));
}

/** ecdsa-with-SHA256, commonName, basicConstraints, subjectAltName. */
const ECDSA_WITH_SHA256 = identifier("2a8648ce3d040302");
const COMMON_NAME = identifier("550403");
const BASIC_CONSTRAINTS = identifier("551d13");
const SUBJECT_ALT_NAME = identifier("551d11");
const TRUE = der(BOOLEAN, Buffer.from([0xff]));

function time(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/[-:T]|\.\d+/g, "");
  return der(UTC_TIME, Buffer.from(digits.slice(2)));
}

function pem(content: Buffer): string {
  const lines = content.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

/**
 * Creates a self-signed certificate for `host`, valid for a day. It is encoded by hand, because Node cannot create certificates and not
 * every machine has a program for it.
 */
export function selfSignedCertificate(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(host)))));
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const hour = 3_600_000;
  const now = Date.now();
  const extensions = der(
    SEQUENCE,
    der(SEQUENCE, BASIC_CONSTRAINTS, TRUE, der(OCTET_STRING, der(SEQUENCE, TRUE))),
    der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, der(SEQUENCE, der(DNS_NAME, Buffer.from(host))))),
  );
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    // A positive number without leading zeros.
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(SEQUENCE, time(new Date(now - hour)), time(new Date(now + 24 * hour))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(EXTENSIONS, extensions),
  );
  const signature = createSign("sha256").update(content).sign(privateKey);
  const unusedBits = Buffer.from([0]);
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem(der(SEQUENCE, content, algorithm, der(BIT_STRING, unusedBits, signature))),
  };
}
