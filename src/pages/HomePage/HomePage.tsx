import { useTranslation } from "react-i18next";

import type { BookingData, CarData, PictureData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { BookingForm, type RunningFare } from "#src/features/booking/BookingForm.tsx";
import type { Live } from "#src/features/liveBoard/useLiveBoard.ts";
import { FLEET_ID } from "#src/features/navigation/destinations.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { Badges } from "#src/features/offer/Badges.tsx";
import { CallSection } from "#src/features/offer/CallSection.tsx";
import { FixedPrices } from "#src/features/offer/FixedPrices.tsx";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { Spread } from "#src/ui/Spread/Spread.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./HomePage.module.css";
import { TodayBoard } from "./TodayBoard.tsx";

export interface HomePageProps {
  language: Language;
  booking: BookingData;
  fleet: readonly CarData[];
  pictures: { hero: PictureData; heroPortrait: PictureData; night: PictureData };
  live: Live;
  /** Told what the form's trip costs, whenever that changes. */
  onFareChange?: (fare: RunningFare) => void;
}

/** The promise, the form risen into its plate, and below it what answers the next questions. */
export function HomePage({ language, booking, fleet, pictures, live, onFareChange }: HomePageProps) {
  const { t } = useTranslation("pages");
  return (
    <>
      <Spread title={t("home.title")} lead={t("home.lead")} image={pictures.hero} portrait={pictures.heroPortrait} />
      <Wrap className={styles.form}>
        <BookingForm data={booking} language={language} onFareChange={onFareChange} />
      </Wrap>
      <Wrap className={styles.badges}>
        <Badges compact />
      </Wrap>
      <TodayBoard language={language} live={live} />
      <FixedPrices booking={booking} language={language} Link={RouterLink} />
      <FleetSection id={FLEET_ID} cars={fleet} />
      <CallSection contact={booking.contact} image={pictures.night} />
    </>
  );
}
