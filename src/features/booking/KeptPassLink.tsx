import { useSyncExternalStore } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { placeLabel } from "#src/domain/places.ts";
import type { KeptPass } from "#src/domain/keptPass.ts";
import { keptPassesHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { rideText } from "./labels.ts";
import { readPasses, subscribeToPasses } from "./passStore.ts";

export interface KeptPassLinkProps {
  data: BookingData;
  language: Language;
  Link: LinkComponent;
  className?: string | undefined;
}

/** Link to the newest pass stored on this device, for a page that does not show it. Renders nothing if there is none. */
export function KeptPassLink({ data, language, Link, className }: KeptPassLinkProps) {
  const { t } = useTranslation("request");
  const [latest] = useSyncExternalStore(subscribeToPasses, readPasses, () => NO_PASSES);
  if (!latest) return null;
  const ride = rideText(latest.booking, language, (id) => placeLabel(data.places, id));
  return (
    <MoreLink className={className} href={keptPassesHref(language)} Link={Link}>
      <FixedValues>{t("pass.latest", { ride })}</FixedValues>
    </MoreLink>
  );
}

/** While the page is prerendered or hydrates. */
const NO_PASSES: readonly KeptPass[] = [];
