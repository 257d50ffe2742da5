/** Whether an `Origin` or `Referer` is on this site: its host is that of the request (`host`, the header) or that of `siteUrl`. */
export function isOwnAddress(address: string, host: string | undefined, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: addressed } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return false;
  const asked = `${protocol}//${host ?? ""}`;
  return addressed === new URL(siteUrl).host || (URL.canParse(asked) && addressed === new URL(asked).host);
}
