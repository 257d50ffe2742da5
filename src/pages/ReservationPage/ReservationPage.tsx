import { useLocation } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { BookingForm, type RunningFare } from "#src/features/booking/BookingForm.tsx";
import { KeptVouchers } from "#src/features/booking/KeptVouchers.tsx";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { Badges } from "#src/features/offer/Badges.tsx";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { FixedPrices } from "#src/features/offer/FixedPrices.tsx";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { ServicesSection } from "#src/features/offer/ServicesSection.tsx";
import { StoriesSection } from "#src/features/offer/StoriesSection.tsx";
import { RESERVATION_FORM_ID, SENT_ID } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { PageHead } from "#src/ui/PageHead/PageHead.tsx";
import { PostedNotice } from "#src/ui/PostedNotice/PostedNotice.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./ReservationPage.module.css";

export interface ReservationPageProps extends Omit<PageData["reservation"], "head"> {
  /** Told what the form's trip costs, whenever that changes. */
  onFareChange?: (fare: RunningFare) => void;
}

/** The promise, the form, what answers a doubt beside it, and where else on the site to look. */
export function ReservationPage({ language, booking, fleet, services, posts, onFareChange }: ReservationPageProps) {
  const { t } = useTranslation("pages");
  const { contact } = booking;
  const { search } = useLocation();
  return (
    <>
      <PageHead className={styles.head} title={t("reservation.title")} lead={t("reservation.lead")}>
        <MoreLink href={`#${RESERVATION_FORM_ID}`} direction="down" Link={RouterLink}>
          {t("reservation.bookNow")}
        </MoreLink>
      </PageHead>
      <Wrap>
        <div className={styles.badges}>
          <Badges compact />
        </div>
        <PostedNotice id={SENT_ID} outcome="sent" title={t("reservation.sentTitle")} text={t("reservation.sentText")}>
          <ContactButtons contact={contact} language={language} message={t("call.message")} />
        </PostedNotice>
        <PostedNotice
          id="not-sent"
          outcome="failed"
          title={t("reservation.notSentTitle")}
          text={t("reservation.notSentText")}
        >
          <ContactButtons contact={contact} language={language} message={t("reservation.notSentMessage")} all />
        </PostedNotice>
        {/* A link on this page that fills the form in changes the query alone: the form starts again with it. */}
        <BookingForm key={search} data={booking} language={language} onFareChange={onFareChange} />
        <KeptVouchers data={booking} language={language} />
      </Wrap>
      <FixedPrices booking={booking} language={language} Link={RouterLink} />
      <ServicesSection services={services} language={language} Link={RouterLink} />
      <FleetSection cars={fleet} />
      <StoriesSection posts={posts} language={language} Link={RouterLink} />
    </>
  );
}
