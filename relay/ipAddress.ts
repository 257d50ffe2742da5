import ipaddr from "ipaddr.js";

/** One visitor, as rate limits count: an IPv4 address, or the network (/64) that a household's IPv6 addresses share. */
export function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address;
}

/** Whether an address can be looked up: loopback, home, carrier and other special networks cannot. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";
}
