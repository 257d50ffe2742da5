import { useEffect, useState } from "react";

import type { Cities, PageData } from "#src/content/pageData/pageDataTypes.ts";
import { BookingForm, type CurrentFare } from "#src/features/booking/BookingForm.tsx";
import { KeptPassLink } from "#src/features/booking/KeptPassLink.tsx";
import { usePassShown } from "#src/features/booking/useSending.ts";
import type { LiveState } from "#src/features/liveBoard/useLiveBoard.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { Badges } from "#src/features/offer/Badges.tsx";
import { CallSection } from "#src/features/offer/CallSection.tsx";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { RoadsSection } from "#src/features/offer/RoadsSection.tsx";
import { StoriesSection } from "#src/features/offer/StoriesSection.tsx";
import { ToursSection } from "#src/features/offer/ToursSection.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Hero } from "#src/ui/Hero/Hero.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./HomePage.module.css";
import type { Language } from "#src/domain/language.ts";
import { LiveBoard } from "#src/features/liveBoard/LiveBoard.tsx";
import { Spinner } from "#src/ui/Spinner/Spinner.tsx";
import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";

export interface HomePageProps extends Omit<PageData["home"], "head"> {
  live: LiveState;
  /** Called whenever the fare of the form's trip changes. */
  onFareChange?: (fare: CurrentFare) => void;
}

/** Home page: hero, reservation form overlapping it, live board, tours, fares, fleet, articles and contact banner. */
export function HomePage(props: HomePageProps) {
  const {
    language,
    booking,
    map,
    services,
    fleet,
    fleetNote,
    tours,
    toursTitle,
    posts,
    pictures,
    lead,
    today,
    faresText,
    servicesText,
    postsText,
    cities,
    live,
    onFareChange,
  } = props;
  const { t } = useTranslation("pages");
  const isPassShown = usePassShown();
  return (
    <>
      <Hero title={t("home.title")} lead={lead} image={pictures.hero} portrait={pictures.heroPortrait} />
      <Container className={styles.form}>
        <BookingForm data={booking} language={language} onFareChange={onFareChange} />
        {!isPassShown && <KeptPassLink className={styles.kept} data={booking} language={language} Link={PageLink} />}
      </Container>
      <Container className={styles.badges}>
        <Badges language={language} compact />
      </Container>
      <TodayBoard language={language} label={today} cities={cities} live={live} />
      {tours.length > 0 && <ToursSection tours={tours} title={toursTitle} language={language} Link={PageLink} />}
      <RoadsSection
        booking={booking}
        map={map}
        services={services}
        faresText={faresText}
        servicesText={servicesText}
        language={language}
        Link={PageLink}
      />
      <FleetSection cars={fleet} note={fleetNote} language={language} Link={PageLink} />
      {posts.length > 0 && <StoriesSection posts={posts} postsText={postsText} language={language} Link={PageLink} />}
      <CallSection contact={booking.contact} language={language} image={pictures.night} />
    </>
  );
}

interface TodayBoardProps {
  language: Language;
  label: string;
  cities: Cities;
  live: LiveState;
}

/** The spinner is removed after this many milliseconds, even if data is still missing. */
const MAX_WAIT_MS = 5_000;

/**
 * Line with live weather and rates. A spinner covers it until all data has loaded or failed, for five seconds at most. The spinner
 * overlays the board, so the layout does not shift.
 */
function TodayBoard({ language, label, cities, live: { data, settled } }: TodayBoardProps) {
  const { t } = useTranslation("shell");
  const [isTimedOut, setTimedOut] = useState(false);
  const waiting = !settled && !isTimedOut;

  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Container className={styles.today}>
      <div className={styles.board} data-waiting={waiting || undefined}>
        <p className={styles.label}>
          {label.split(/(TRY|TL)/).map((text, index) => (
            <span key={text} translate={index % 2 === 0 ? undefined : "no"}>
              <Uppercase>{text}</Uppercase>
            </span>
          ))}
        </p>
        <LiveBoard language={language} cities={cities} data={data} variant="menu" />
      </div>
      {waiting && (
        <div className={styles.wait}>
          <Spinner size="line" label={t("spinner.label")} text={t("spinner.text")} />
        </div>
      )}
    </Container>
  );
}
