/** Appends `text` to `address` as its only query parameter. An empty text adds nothing. */
export function linkWithText(address: string, parameter: string, text: string | undefined): string {
  // A text truncated at a field's maximum length can end in a lone surrogate, which `encodeURIComponent` rejects.
  return text ? `${address}?${parameter}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"))}` : address;
}
