import type { FareData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { SEATS } from "#src/domain/price.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { RideAside } from "#src/ui/RideAside/RideAside.tsx";

interface RideOfferProps {
  language: Language;
  /** The fixed fare of a ride to the place that the article is about, if any. */
  ride?: FareData | undefined;
}

/** Ride offer with a link to the form: prefilled and with its price if the article has a ride, generic otherwise. */
export function RideOffer({ language, ride }: RideOfferProps) {
  const { t } = useTranslation("blog");
  const prefill = ride && { from: ride.from, to: ride.to, vehicleType: ride.vehicleType };
  const text = ride
    ? t("ride.priced", {
        from: ride.fromLabel,
        to: ride.toLabel,
        price: formatEuro(ride.euro, language),
        seats: SEATS[ride.vehicleType],
      })
    : t("ride.any");
  return (
    <RideAside label={t("ride.label")} text={text}>
      <ButtonLink href={reservationHref(language, prefill)} Link={PageLink}>
        {t("ride.book")}
      </ButtonLink>
    </RideAside>
  );
}
