import { ENCODINGS, type Encoding } from "#relay/siteFiles.ts";

/** Whether the `Accept-Encoding` header takes `coding`; one with `q=0` is refused. */
function accepts(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Browsers send a handful of different headers. Those of somebody who tries many are forgotten together. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, readonly Encoding[]>();

/** The encodings that an `Accept-Encoding` header takes, the smallest first; `identity` is always among them. */
export function encodingsOf(header: string): readonly Encoding[] {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const taken = ENCODINGS.filter((encoding) => encoding === "identity" || accepts(header, encoding));
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, taken);
  return taken;
}

/** Whether an `If-None-Match` header names `tag`, which is given with its quotes. */
export function isUnchanged(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === tag);
}

/** The first and the last byte. */
export interface Range {
  first: number;
  last: number;
}

/** The part of a file of `size` bytes that a `Range` header asks for; `null`: the whole file; `"none"`: bytes that the file has not. */
export function rangeOf(header: string | undefined, size: number): Range | "none" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") return Number(to) === 0 ? "none" : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== "" && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return "none";
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
