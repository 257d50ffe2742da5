import { UNKNOWN, UNKNOWN_CLIENT, type ClientInfo, type VisitorInfo } from "#src/domain/message.ts";
import { VISITOR_ENDPOINT } from "#src/i18n/paths.ts";
import { getJson, recordOf } from "./relay.ts";

/** How long sending waits for the lookup, in milliseconds. */
const LOOKUP_PATIENCE = 1_500;

/** Looks the visitor's address up. Rejects when the relay cannot be reached. */
export async function fetchVisitor(signal: AbortSignal): Promise<VisitorInfo> {
  const answer = recordOf(await getJson(VISITOR_ENDPOINT, signal));
  const read = (key: keyof VisitorInfo): string => {
    const value = answer[key];
    return typeof value === "string" && value !== "" ? value : "Unknown";
  };
  return {
    ip: read("ip"),
    city: read("city"),
    region: read("region"),
    country_name: read("country_name"),
    org: read("org"),
  };
}

/** Asks who the visitor is, at most once, and never before `ask` is called. */
export interface VisitorLookup {
  ask: () => void;
  /** What is known by now or within a second and a half; `Unknown` for the rest. */
  client: () => Promise<ClientInfo>;
}

export function createVisitorLookup(): VisitorLookup {
  let answer: Promise<VisitorInfo | undefined> | undefined;
  const ask = () => {
    answer ??= fetchVisitor(new AbortController().signal).catch((error: unknown) => {
      console.warn("The visitor lookup failed.", error);
      return undefined;
    });
    return answer;
  };
  return {
    ask: () => void ask(),
    async client() {
      const visitor = await Promise.race([ask(), pause(LOOKUP_PATIENCE)]);
      return { ...UNKNOWN_CLIENT, ...visitor, ...deviceInfo() };
    },
  };
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

/** What the browser says of itself without being asked for a permission. */
function deviceInfo(): Pick<ClientInfo, "device" | "screen" | "browser" | "referrer" | "timeZone"> {
  const known = (text: string | undefined) => text || UNKNOWN;
  return {
    device: known(navigator.platform),
    screen: `${window.screen.width}x${window.screen.height}`,
    browser: known(navigator.userAgent),
    referrer: known(document.referrer),
    timeZone: known(Intl.DateTimeFormat().resolvedOptions().timeZone),
  };
}
