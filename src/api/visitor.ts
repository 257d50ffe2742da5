import { UNKNOWN, UNKNOWN_CLIENT, type ClientInfo, type VisitorInfo } from "#src/domain/message.ts";
import { recordOf } from "#src/domain/recordOf.ts";
import { VISITOR_ENDPOINT } from "#src/i18n/paths.ts";
import { getJson } from "./relay.ts";

/** Maximum time that sending waits for the lookup, in milliseconds. */
const LOOKUP_TIMEOUT_MS = 1_500;

/** Looks up the visitor's IP address. Rejects if the relay cannot be reached. */
export async function fetchVisitor(signal: AbortSignal): Promise<VisitorInfo> {
  const answer = recordOf(await getJson(VISITOR_ENDPOINT, signal));
  const read = (key: keyof VisitorInfo): string => {
    const value = answer[key];
    return typeof value === "string" && value !== "" ? value : UNKNOWN;
  };
  return {
    ip: read("ip"),
    city: read("city"),
    region: read("region"),
    country_name: read("country_name"),
    org: read("org"),
  };
}

/** Looks up the visitor's address at most once, and never before `ask` or `client` is called. */
export interface VisitorLookup {
  ask: () => void;
  /** Resolves with what is known within a second and a half; the rest is `Unknown`. */
  client: () => Promise<ClientInfo>;
}

/** Creates a lookup that asks the relay on its first use and keeps the answer; failures are logged, and count as unknown. */
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
      const visitor = await Promise.race([ask(), wait(LOOKUP_TIMEOUT_MS)]);
      return { ...UNKNOWN_CLIENT, ...visitor, ...deviceInfo() };
    },
  };
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

/** Device details that need no permission. */
function deviceInfo(): Pick<ClientInfo, "device" | "screen" | "browser" | "browserLanguage" | "referrer" | "timeZone"> {
  const orUnknown = (text: string | undefined) => text || UNKNOWN;
  return {
    device: orUnknown(navigator.platform),
    screen: `${window.screen.width}x${window.screen.height}`,
    browser: orUnknown(navigator.userAgent),
    browserLanguage: orUnknown(navigator.language),
    referrer: orUnknown(document.referrer),
    timeZone: orUnknown(Intl.DateTimeFormat().resolvedOptions().timeZone),
  };
}
