import type { PageData } from "#src/content/schema.ts";
import { BookingForm, type RunningFare } from "#src/features/booking/BookingForm.tsx";
import type { Live } from "#src/features/liveBoard/useLiveBoard.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { Badges } from "#src/features/offer/Badges.tsx";
import { CallSection } from "#src/features/offer/CallSection.tsx";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { RoadsSection } from "#src/features/offer/RoadsSection.tsx";
import { StoriesSection } from "#src/features/offer/StoriesSection.tsx";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Spread } from "#src/ui/Spread/Spread.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./HomePage.module.css";
import { TodayBoard } from "./TodayBoard.tsx";

export interface HomePageProps extends Omit<PageData["home"], "head"> {
  live: Live;
  /** Told what the form's trip costs, whenever that changes. */
  onFareChange?: (fare: RunningFare) => void;
}

/** The promise, the form risen into its plate, and below it what answers the next questions. */
export function HomePage(props: HomePageProps) {
  const { language, booking, map, services, fleet, posts, pictures, live, onFareChange } = props;
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
      <RoadsSection booking={booking} map={map} services={services} language={language} Link={RouterLink} />
      <FleetSection cars={fleet} />
      <StoriesSection posts={posts} language={language} Link={RouterLink} />
      <CallSection contact={booking.contact} language={language} image={pictures.night} />
    </>
  );
}
