import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useRouteError,
  useRouteLoaderData,
} from "react-router-dom";

import type { FareData, HeadData, Missing, ServiceData, SiteData } from "./content/schema.ts";
import { languageOfPath } from "./domain/language.ts";
import { formatEuro } from "./domain/money.ts";
import type { RunningFare } from "./features/booking/BookingForm.tsx";
import { forgetOldVouchers } from "./features/booking/forgetVouchers.ts";
import { CookieNotice } from "./features/consent/CookieNotice.tsx";
import { LiveBoard } from "./features/liveBoard/LiveBoard.tsx";
import { useLiveBoard, type Live } from "./features/liveBoard/useLiveBoard.ts";
import { CrashScreen } from "./features/navigation/CrashScreen.tsx";
import { FloatingContactDock } from "./features/navigation/FloatingContactDock.tsx";
import { LanguageMemory } from "./features/navigation/LanguageMemory.tsx";
import { OfflineNotice } from "./features/navigation/OfflineNotice.tsx";
import { scrollKeyOf, staysWhereItIs } from "./features/navigation/scrollKey.ts";
import { RouterLink } from "./features/navigation/RouterLink.tsx";
import { SiteFooter } from "./features/navigation/SiteFooter.tsx";
import { SiteHeader } from "./features/navigation/SiteHeader.tsx";
import { useOpenedEntries } from "./features/navigation/useOpenedEntries.ts";
import { ThemeSwitch } from "./features/theme/ThemeSwitch.tsx";
import { headTags } from "./head.ts";
import { SHELL_WORDS } from "./i18n/namespaces.ts";
import { MISSING_SLUG } from "./i18n/paths.ts";
import { translatorOf } from "./i18n/translate.ts";
import { useTranslation, WordsProvider } from "./i18n/useTranslation.tsx";
import { languageWithWords, wordsIn } from "./i18n/words.ts";
import { ownHtml } from "./ui/ownHtml.ts";
import { isDeployed, reloadIfDeployed } from "./offline/newDeploy.ts";
import type { PageHandle } from "./routes/routes.tsx";
import { SkipLink } from "./ui/SkipLink/SkipLink.tsx";
import { NewerBuildContext, type NewerBuild } from "./ui/newerBuild.ts";
import { Spinner } from "./ui/Spinner/Spinner.tsx";
import { OpenedContext } from "./ui/useOpened.ts";

const MAIN_ID = "main";

const NEWER_BUILD: NewerBuild = { isOut: isDeployed, load: reloadIfDeployed };

/** What the layout hands to every page. */
export interface LayoutContext {
  live: Live;
  onFareChange: (fare: RunningFare) => void;
}

/** The layout of every page, in the page's language. */
export function App() {
  const site = useLoaderData<SiteData>();
  const page = useMatches().at(-1)?.handle as PageHandle | undefined;
  const namespaces = page?.words ?? SHELL_WORDS;
  const words = useMemo(() => wordsIn(site.language, namespaces), [site.language, namespaces]);

  useEffect(() => {
    lastSite = site;
  }, [site]);

  return (
    <WordsProvider words={words}>
      <NewerBuildContext value={NEWER_BUILD}>
        <Layout site={site} />
      </NewerBuildContext>
    </WordsProvider>
  );
}

function Layout({ site }: { site: SiteData }) {
  const { t } = useTranslation("shell");
  const pathname = usePathname();
  const live = useLiveBoard();
  const [fare, setFare] = useState<RunningFare | null>(null);
  const offered = useOfferedFare();
  const { language, contact } = site;
  // The same object until something in it changes: the page would be drawn anew with every change of the layout.
  const context = useMemo<LayoutContext>(
    // A form that is empty yet has nothing to tell; and what the form itself shows first, the dock may say a moment later.
    () => ({ live, onFareChange: (next) => startTransition(() => setFare(next.route ? next : null)) }),
    [live],
  );

  useEffect(() => forgetOldVouchers(Date.now()), []);

  return (
    <OpenedContext value={useOpenedEntries()}>
      <LanguageMemory language={language} />
      <DocumentHead language={language} />
      <SkipLink href={`#${MAIN_ID}`}>{t("skipLink")}</SkipLink>
      <NavigationWait />
      <SiteHeader
        site={site}
        pathname={pathname}
        board={<LiveBoard language={language} data={live.data} />}
        menuBoard={<LiveBoard language={language} data={live.data} variant="menu" />}
        themeChoice={<ThemeSwitch variant="page" />}
      />
      <OfflineNotice contact={contact} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet context={context} />
      </main>
      <SiteFooter site={site} themeChoice={<ThemeSwitch variant="dark" />} />
      <CookieNotice language={language} Link={RouterLink} />
      <FloatingContactDock
        language={language}
        contact={contact}
        pathname={pathname}
        trip={offered}
        fare={
          offered
            ? { price: formatEuro(offered.euro, language), route: `${offered.fromLabel} – ${offered.toLabel}` }
            : fare?.route
              ? {
                  price: fare.euro === null ? null : formatEuro(fare.euro, language),
                  route: `${fare.route.from} – ${fare.route.to}`,
                }
              : null
        }
      />
      <FocusOnArrival />
      <ScrollRestoration getKey={scrollKeyOf} />
    </OpenedContext>
  );
}

/**
 * The path of the page on show. One not-found page is prerendered for every address that leads nowhere, and one per section, so
 * React first has to find that page's own path in its links. It is the path that is watched, not whether React is there: on all
 * other pages it stays, and the layout is not drawn a second time, at once and whole.
 */
function usePathname(): string {
  const { pathname } = useLocation();
  const matches = useMatches();
  return useSyncExternalStore(
    never,
    () => pathname,
    () => prerenderedPath(pathname, matches),
  );
}

const never = () => () => {};

function prerenderedPath(pathname: string, matches: ReturnType<typeof useMatches>): string {
  const leaf = matches.at(-1);
  if (leaf?.id.startsWith("notFound:")) return `${matches[0]?.pathname.replace(/\/$/, "")}/${MISSING_SLUG}`;
  return (leaf?.data as Partial<Missing> | undefined)?.missing ? pathname.replace(/[^/]+$/, MISSING_SLUG) : pathname;
}

/** The fare that the page on show is about, where the form can be filled in with it. */
function useOfferedFare(): FareData | undefined {
  const page = useMatches().at(-1)?.data as { service?: ServiceData } | undefined;
  const fare = page?.service?.fares[0];
  return fare?.bookable ? fare : undefined;
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
    const { __html: tags } = ownHtml(headTags(language, head, siteUrl).join(""));
    // What a policy gave stands for a string, which the type does not say.
    document.head.insertAdjacentHTML("beforeend", tags as string);
  }, [language, head]);

  return null;
}

/**
 * Puts the focus where a link has led: on the heading of another page, or on the place that a hash names, so that a screen
 * reader says where one is and the next Tab goes on from there. The first page has its focus from the browser. Back leaves it
 * on the heading, and another state of the same page, or its change of language, which builds the layout anew, where it was.
 */
function FocusOnArrival() {
  const location = useLocation();
  const isBack = useNavigationType() === "POP";
  const arrivedAt = useRef(location);

  useEffect(() => {
    const { pathname, hash, key } = location;
    const before = arrivedAt.current;
    if (before.key === key) return;
    arrivedAt.current = location;
    if (staysWhereItIs(location)) return;
    if (hash && !isBack) focusOn(document.getElementById(hash.slice(1)));
    else if (!hash && before.pathname !== pathname) focusOn(document.querySelector<HTMLElement>(`#${MAIN_ID} h1`));
  }, [location, isBack]);

  return null;
}

function focusOn(place: HTMLElement | null): void {
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.dataset["arrival"] = "";
  }
  place.focus({ preventScroll: true });
}

/** How long a page may take, in milliseconds, before the visitor is told to wait: less than that is no wait. */
const NOTICEABLE = 150;

/** Stands over the page while the next one is on its way, if that takes long enough to be noticed. */
function NavigationWait() {
  const { t } = useTranslation("shell");
  const isLoading = useNavigation().state === "loading";
  const [isNoticed, setIsNoticed] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsNoticed(true), NOTICEABLE);
    return () => {
      clearTimeout(timer);
      setIsNoticed(false);
    };
  }, [isLoading]);

  return isNoticed ? <Spinner size="page" label={t("spinner.label")} text={t("spinner.text")} /> : null;
}

/** The facts of the page that was on show last: what a page that breaks can still offer. */
let lastSite: SiteData | undefined;

/** What is left when a page could not be loaded or drawn. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const language = languageWithWords(languageOfPath(pathname));
  const site = useRouteLoaderData<SiteData>(`site:/${language}`) ?? lastSite;
  const words = useMemo(() => wordsIn(language, SHELL_WORDS), [language]);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = translatorOf(words, "shell")("crash.title");
  }, [language, words]);

  useEffect(() => {
    // The code of this page may be gone because a newer one has taken its place.
    void reloadIfDeployed();
  }, []);

  return (
    <WordsProvider words={words}>
      <main id={MAIN_ID}>
        <CrashScreen
          language={language}
          message={error instanceof Error ? error.message : String(error)}
          contact={site?.contact}
          onReload={() => location.reload()}
        />
      </main>
    </WordsProvider>
  );
}
