import { startTransition, useEffect, useMemo, useState } from "react";
import { Outlet, ScrollRestoration, useLoaderData } from "react-router-dom";

import type { SiteData } from "#src/content/pageData/pageDataTypes.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { CurrentFare } from "#src/features/booking/BookingForm.tsx";
import { RequestToast } from "#src/features/booking/RequestToast.tsx";
import { useSending } from "#src/features/booking/useSending.ts";
import { deleteExpiredPasses } from "#src/features/booking/passExpiry.ts";
import { CookieNotice } from "#src/features/consent/CookieNotice.tsx";
import { LiveBoard } from "#src/features/liveBoard/LiveBoard.tsx";
import { useLiveBoard } from "#src/features/liveBoard/useLiveBoard.ts";
import { FloatingContactDock } from "#src/features/navigation/FloatingContactDock.tsx";
import { LanguageMemory } from "#src/features/navigation/LanguageMemory.tsx";
import { OfflineNotice } from "#src/features/navigation/OfflineNotice.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { SiteFooter } from "#src/features/navigation/SiteFooter.tsx";
import { SiteHeader } from "#src/features/navigation/SiteHeader.tsx";
import { ThemeSwitch } from "#src/features/theme/ThemeSwitch.tsx";
import { i18nOf } from "#src/i18n/loadMessages.ts";
import { I18nextProvider, useTranslation } from "#src/i18n/useTranslation.ts";
import type { LayoutContext } from "#src/pages/pageRoute.tsx";
import { scrollKeyOf } from "#src/scrollKey.ts";
import { SkipLink } from "#src/ui/SkipLink/SkipLink.tsx";
import { ToastAnchor, ToastRegion } from "#src/ui/Toast/Toast.tsx";
import { useNoStaleOverlayEntries } from "#src/ui/useCloseOnBack.ts";
import { useHasForm, useIsNotFound, usePageOffer, usePathname } from "./currentPage.ts";
import { DocumentHead } from "./DocumentHead.tsx";
import { rememberSite } from "./ErrorScreen.tsx";
import { FocusManager } from "./FocusManager.tsx";
import { LoadingOverlay } from "./LoadingOverlay.tsx";
import { MAIN_ID } from "./mainId.ts";
import { useOfflineRegistration } from "./useOfflineRegistration.ts";

/** Layout route component: provides the language's messages and renders the layout. */
export function App() {
  const site = useLoaderData<SiteData>();

  useEffect(() => rememberSite(site), [site]);

  return (
    <I18nextProvider i18n={i18nOf(site.language)}>
      <Layout site={site} />
    </I18nextProvider>
  );
}

function Layout({ site }: { site: SiteData }) {
  const { t } = useTranslation("shell");
  const pathname = usePathname();
  const live = useLiveBoard(site.cities);
  const [fare, setFare] = useState<CurrentFare | null>(null);
  const { kind } = useSending().sending;
  const hasForm = useHasForm();
  const [destination, setDestination] = useState<PlaceId | null>(null);
  const offer = usePageOffer(site.language, destination);
  const isNotFound = useIsNotFound();
  const { language, contact } = site;
  // Memoised: a new context object would re-render the page with every change of the layout.
  const context = useMemo<LayoutContext>(
    // An empty form has no fare to show. As a transition, because the form itself shows the fare first.
    () => ({
      live,
      onFareChange: (next) => startTransition(() => setFare(next.route ? next : null)),
      destination,
      onDestinationChange: setDestination,
    }),
    [live, destination],
  );

  useEffect(() => deleteExpiredPasses(Date.now()), []);
  useNoStaleOverlayEntries();
  useOfflineRegistration();

  return (
    <>
      <LanguageMemory language={language} />
      <DocumentHead language={language} />
      <SkipLink href={`#${MAIN_ID}`}>{t("skipLink")}</SkipLink>
      <LoadingOverlay />
      <SiteHeader
        site={site}
        pathname={pathname}
        board={<LiveBoard language={language} cities={site.cities} data={live.data} />}
        menuBoard={<LiveBoard language={language} cities={site.cities} data={live.data} variant="menu" />}
      />
      <ToastAnchor>
        <ToastRegion label={t("toast.region")}>
          <RequestToast language={language} hasForm={hasForm} Link={PageLink} />
        </ToastRegion>
      </ToastAnchor>
      <OfflineNotice contact={contact} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet context={context} />
      </main>
      <SiteFooter site={site} themeChoice={<ThemeSwitch />} />
      <CookieNotice language={language} Link={PageLink} />
      <FloatingContactDock
        language={language}
        contact={contact}
        pathname={pathname}
        request={offer?.request}
        unsent={kind === "sending" || kind === "failed"}
        lost={isNotFound}
        fare={
          offer?.fare ??
          (fare?.route
            ? {
                price: fare.euro === null ? null : formatEuro(fare.euro, language),
                route: `${fare.route.from} – ${fare.route.to}`,
              }
            : null)
        }
      />
      <FocusManager />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}
