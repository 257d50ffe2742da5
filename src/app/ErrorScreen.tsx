import { useEffect } from "react";
import { useLocation, useRouteError, useRouteLoaderData } from "react-router-dom";

import type { SiteData } from "#src/content/pageData/pageDataTypes.ts";
import { languageOfPath } from "#src/domain/language.ts";
import { CrashScreen } from "#src/features/navigation/CrashScreen.tsx";
import { i18nOf, languageWithMessages } from "#src/i18n/loadMessages.ts";
import { I18nextProvider } from "#src/i18n/useTranslation.ts";
import { reloadIfDeployed } from "#src/offline/newDeploy.ts";
import { MAIN_ID } from "./mainId.ts";

/** Layout data of the last rendered page, from which the error screen takes the contact details. */
let lastSite: SiteData | undefined;

/** Keeps the layout data of a page that is rendered. */
export function rememberSite(site: SiteData): void {
  lastSite = site;
}

/** Error boundary of the layout, for pages that failed to load or render. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const language = languageWithMessages(languageOfPath(pathname));
  const site = useRouteLoaderData<SiteData>(`site:/${language}`) ?? lastSite;
  const i18n = i18nOf(language);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = i18n.t("shell:crash.title");
  }, [language, i18n]);

  useEffect(() => {
    // The chunk may be missing because a new version has been deployed. Failed prefetches and registrations of the
    // service worker do not end here, so that nobody loses what they are typing.
    void reloadIfDeployed();
  }, []);

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
