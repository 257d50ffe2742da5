/** `address`, with `text` as its only parameter where there is a text. */
export function linkWithText(address: string, parameter: string, text: string | undefined): string {
  // Half a character, as a cut at a field's length can leave it, cannot be part of an address.
  return text ? `${address}?${parameter}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"))}` : address;
}
