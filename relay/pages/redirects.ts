import type { IncomingHttpHeaders } from "node:http";
import { parse } from "hono/utils/cookie";
import { isLanguage, languageOfHeader, type Language } from "#src/domain/language.ts";
import { LANGUAGE_COOKIE } from "#src/domain/storageKeys.ts";
import { inLanguage, isKnownWithoutLanguage, movedTour, pathOf } from "#src/i18n/paths.ts";

interface Redirect {
  /** 302 if the target depends on the visitor's language. */
  status: 301 | 302 | 308;
  /** Path on this site with the query. It always begins with a single slash and a language. */
  location: string;
}

/** The decoded segments of a path, without empty ones. `null` if the path is malformed, or a segment contains an encoded slash or NUL. */
export function segmentsOf(pathname: string): string[] | null {
  if (!pathname.startsWith("/")) return null;
  try {
    const segments = pathname
      .split("/")
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment));
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** The language for a path without one: the stored one, otherwise the browser's. */
export function preferredLanguage({ cookie = "", "accept-language": accepted }: IncomingHttpHeaders): Language {
  const stored = parse(cookie, LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
  return isLanguage(stored) ? stored : languageOfHeader(accepted);
}

function movedAt([section, slug, ...more]: readonly string[]): string | undefined {
  return section === "tours" && more.length === 0 ? movedTour(slug) : undefined;
}

/** The redirect for a path with these `segments` and a query, in one hop; `null` if the path is canonical or unknown. */
export function redirectOf(
  pathname: string,
  search: string,
  segments: readonly string[],
  preferred: Language,
): Redirect | null {
  const encoded = `/${segments.map(encodeURIComponent).join("/")}`;
  const [first, ...below] = segments;

  if (isLanguage(first)) {
    const moved = movedAt(below);
    if (moved !== undefined) return { status: 301, location: pathOf(first, "tours", moved) + search };
    return /\/\/|\/$/.test(pathname) ? { status: 308, location: encoded + search } : null;
  }
  if (!isKnownWithoutLanguage(encoded)) return null;
  const moved = movedAt(segments);
  const location = moved === undefined ? inLanguage(encoded, preferred) : pathOf(preferred, "tours", moved);
  return { status: 302, location: location + search };
}
