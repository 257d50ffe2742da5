import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";

import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Spinner } from "#src/ui/Spinner/Spinner.tsx";

/** Delay before the loading indicator is shown, in milliseconds; a shorter wait goes unnoticed. */
const LOADING_DELAY_MS = 150;

/** Loading overlay for navigations that take long enough to be noticed. */
export function LoadingOverlay() {
  const { t } = useTranslation("shell");
  const isLoading = useNavigation().state === "loading";
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsVisible(true), LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsVisible(false);
    };
  }, [isLoading]);

  return isVisible ? <Spinner size="page" label={t("spinner.label")} text={t("spinner.text")} /> : null;
}
