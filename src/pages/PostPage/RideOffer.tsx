import type { FareData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { RideAside } from "#src/ui/RideAside/RideAside.tsx";

interface RideOfferProps {
  language: Language;
  /** The fixed fare of a ride to the place that the article is about, if any. */
  ride?: FareData | undefined;
  className?: string | undefined;
}

/** Ride offer with a link to the form: a ticket with its fare if the article has a ride, generic otherwise. */
export function RideOffer({ language, ride, className }: RideOfferProps) {
  const { t } = useTranslation("blog");
  const prefill = ride && { from: ride.from, to: ride.to, vehicleType: ride.vehicleType };
  return (
    <RideAside
      className={className}
      label={t("ride.label")}
      text={ride ? t("ride.covers", { seats: VEHICLES[ride.vehicleType].seats }) : t("ride.any")}
      fare={ride && { from: ride.fromLabel, to: ride.toLabel, price: formatEuro(ride.euro, language) }}
    >
      <ButtonLink href={reservationHref(language, prefill)} Link={PageLink}>
        {t("ride.book")}
      </ButtonLink>
    </RideAside>
  );
}
