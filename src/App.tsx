import { useEffect, useMemo, useRef, useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "react-router-dom";

import type { HeadData, SiteData } from "./content/schema.ts";
import { languageOfPath } from "./domain/language.ts";
import { formatEuro } from "./domain/money.ts";
import type { RunningFare } from "./features/booking/BookingForm.tsx";
import { CookieNotice } from "./features/consent/CookieNotice.tsx";
import { LiveBoard } from "./features/liveBoard/LiveBoard.tsx";
import { useLiveBoard, type Live } from "./features/liveBoard/useLiveBoard.ts";
import { CrashScreen } from "./features/navigation/CrashScreen.tsx";
import { FloatingContactDock } from "./features/navigation/FloatingContactDock.tsx";
import { LanguageMemory } from "./features/navigation/LanguageMemory.tsx";
import { scrollKeyOf } from "./features/navigation/scrollKey.ts";
import { SiteFooter } from "./features/navigation/SiteFooter.tsx";
import { SiteHeader } from "./features/navigation/SiteHeader.tsx";
import { headTags } from "./head.ts";
import { createI18n } from "./i18n/createI18n.ts";
import { languageWithWords, wordsIn } from "./i18n/words.ts";
import { SkipLink } from "./ui/SkipLink/SkipLink.tsx";
import { Spinner } from "./ui/Spinner/Spinner.tsx";
import { useHydrated } from "./ui/useHydrated.ts";

const MAIN_ID = "main";
const LICENCE_PICTURE = "/images/licence-184.webp";

/** What the layout hands to every page. */
export interface LayoutContext {
  live: Live;
  onFareChange: (fare: RunningFare) => void;
}

/** The layout of every page, in the page's language. */
export function App() {
  const site = useLoaderData<SiteData>();
  const i18n = useMemo(() => createI18n(site.language, wordsIn(site.language)), [site.language]);
  return (
    <I18nextProvider i18n={i18n}>
      <Layout site={site} />
    </I18nextProvider>
  );
}

function Layout({ site }: { site: SiteData }) {
  const { t } = useTranslation("shell");
  const pathname = usePathname();
  const live = useLiveBoard();
  const [fare, setFare] = useState<RunningFare | null>(null);
  const { language, contact } = site;

  return (
    <>
      <LanguageMemory language={language} />
      <DocumentHead language={language} />
      <SkipLink href={`#${MAIN_ID}`}>{t("skipLink")}</SkipLink>
      <SiteHeader
        site={site}
        pathname={pathname}
        board={<LiveBoard language={language} data={live.data} />}
        menuBoard={<LiveBoard language={language} data={live.data} variant="menu" />}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet context={{ live, onFareChange: setFare } satisfies LayoutContext} />
      </main>
      <SiteFooter site={site} licenceSrc={LICENCE_PICTURE} />
      <CookieNotice language={language} />
      <FloatingContactDock
        language={language}
        contact={contact}
        pathname={pathname}
        fare={
          fare?.route
            ? {
                price: fare.euro === null ? null : formatEuro(fare.euro, language),
                route: `${fare.route.from} – ${fare.route.to}`,
              }
            : null
        }
      />
      <FocusOnArrival />
      <NavigationWait />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/**
 * The path of the page on show. One not-found page is prerendered for every address that leads nowhere, so React first has to
 * find that page's own path in its links.
 */
function usePathname(): string {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const matches = useMatches();
  const isNotFound = matches.at(-1)?.id.startsWith("notFound:") ?? false;
  return isNotFound && !isHydrated ? `${matches[0]?.pathname.replace(/\/$/, "")}/404` : pathname;
}

/** Keeps the document's head in step with navigation; the prerendered head is right already. */
function DocumentHead({ language }: { language: SiteData["language"] }) {
  const head = (useMatches().at(-1)?.data as { head?: HeadData } | undefined)?.head;

  useEffect(() => {
    // No two pages share a title and a language: the one that was prerendered has its head already.
    if (!head || (document.title === head.title && document.documentElement.lang === language)) return;
    document.documentElement.lang = language;
    document.title = head.title;
    for (const stale of document.head.querySelectorAll("[data-page]")) stale.remove();
    const siteUrl = document.documentElement.dataset["siteUrl"] ?? location.origin;
    document.head.insertAdjacentHTML("beforeend", headTags(language, head, siteUrl).join(""));
  }, [language, head]);

  return null;
}

/**
 * Puts the focus on the heading of a page that was come to by a link, so that a screen reader says where one is and the next
 * Tab goes on from there. The first page has its focus from the browser, a hash leads to a place of its own, and after a
 * change of language, which builds the layout anew, the focus stays.
 */
function FocusOnArrival() {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
    if (hash || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
}

/** Stands over the page while the next one is on its way, if that takes long enough to be noticed. */
function NavigationWait() {
  const { t } = useTranslation("shell");
  const { state } = useNavigation();
  return state === "loading" ? <Spinner size="page" label={t("spinner.label")} text={t("spinner.text")} /> : null;
}

/** What is left when a page could not be loaded or drawn. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const language = languageWithWords(languageOfPath(pathname));
  const site = useRouteLoaderData<SiteData>(`site:/${language}`);
  const i18n = useMemo(() => createI18n(language, wordsIn(language)), [language]);
  return (
    <I18nextProvider i18n={i18n}>
      <main id={MAIN_ID}>
        <CrashScreen
          language={language}
          message={error instanceof Error ? error.message : String(error)}
          contact={site?.contact}
          onReload={() => location.reload()}
        />
      </main>
    </I18nextProvider>
  );
}
