import { encodeQR } from "qr";
import sharp from "sharp";

/** Width of the PNG in pixels: enough for a code of 10 cm in print. */
const PNG_WIDTH = 1200;

/** Draws an address as a QR code with a margin: black, as an SVG without a ground, and as a PNG on white. */
export async function drawQrCode(address: string): Promise<{ svg: string; png: Buffer }> {
  const svg = encodeQR(address, "svg", { ecc: "medium", border: 4 });
  const png = await sharp(Buffer.from(svg), { density: 600 })
    .resize(PNG_WIDTH)
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  return { svg, png };
}
