import type { FareData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { SEATS } from "#src/domain/price.ts";
import { useActionLink } from "#src/features/navigation/useActionLink.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { RideAside } from "#src/ui/RideAside/RideAside.tsx";

interface RideOfferProps {
  language: Language;
  /** The ride that the article is about, where there is one with a fixed price. */
  ride?: FareData | undefined;
}

/** The offer of a ride: that of the article with its price and the form filled in, or any. */
export function RideOffer({ language, ride }: RideOfferProps) {
  const { t } = useTranslation("blog");
  const prefill = ride && { from: ride.from, to: ride.to, vehicleType: ride.vehicleType };
  const { label, ...link } = useActionLink(reservationHref(language, prefill), t("ride.book"));
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
      <ButtonLink {...link}>{label}</ButtonLink>
    </RideAside>
  );
}
