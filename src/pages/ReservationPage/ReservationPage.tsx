import { useLocation } from "react-router-dom";
import { useId } from "react";

import type { PageData, TermData } from "#src/content/pageData/pageDataTypes.ts";
import { BookingForm, type CurrentFare } from "#src/features/booking/BookingForm.tsx";
import { KeptPasses } from "#src/features/booking/KeptPasses.tsx";
import { usePassShown, useSending } from "#src/features/booking/useSending.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { Badges } from "#src/features/offer/Badges.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { ServicesSection } from "#src/features/offer/ServicesSection.tsx";
import { StoriesSection } from "#src/features/offer/StoriesSection.tsx";
import { KEPT_PASSES_ID, RESERVATION_FORM_ID, SENT_ID, pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { PostedNotice } from "#src/ui/PostedNotice/PostedNotice.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./ReservationPage.module.css";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { Steps } from "#src/ui/Steps/Steps.tsx";
import type { Language } from "#src/domain/language.ts";
import { TermList } from "#src/ui/TermList/TermList.tsx";

export interface ReservationPageProps extends Omit<PageData["reservation"], "head"> {
  /** Called whenever the fare of the form's trip changes. */
  onFareChange?: (fare: CurrentFare) => void;
}

/** Reservation page: form, trust badges, stored passes, and the sections on what follows, the terms, services and articles. */
export function ReservationPage(props: ReservationPageProps) {
  const { language, hero, booking, terms, services, servicesText, posts, postsText, onFareChange } = props;
  const { t } = useTranslation(["reservation", "pages"]);
  const { contact } = booking;
  const { search, hash } = useLocation();
  const isAtPasses = hash === `#${KEPT_PASSES_ID}`;
  const isPassShown = usePassShown();
  const { kind } = useSending().sending;
  return (
    <>
      <div className={styles.head}>
        <Picture className={styles.plate} image={hero} sizes="(min-width: 64rem) 42vw, 100vw" />
        <PageHeader className={styles.words} title={t("title")} lead={t("lead")} leadPlace="below">
          <MoreLink href={`#${RESERVATION_FORM_ID}`} direction="down" Link={PageLink}>
            {t("bookNow")}
          </MoreLink>
        </PageHeader>
      </div>
      <Container>
        <PostedNotice id={SENT_ID} outcome="sent" title={t("sentTitle")} text={t("sentText")}>
          <ContactButtons contact={contact} language={language} message={t("pages:call.message")} />
        </PostedNotice>
        <PostedNotice id="not-sent" outcome="failed" title={t("notSentTitle")} text={t("notSentText")}>
          <ContactButtons contact={contact} language={language} message={t("notSentMessage")} all />
        </PostedNotice>
        {/* Prefill links on this page change only the query; the key remounts the form with it. */}
        <BookingForm key={search} data={booking} language={language} onFareChange={onFareChange} />
        <div className={styles.badges}>
          <Badges language={language} compact />
        </div>
        <KeptPasses
          data={booking}
          language={language}
          concealed={isPassShown && !isAtPasses}
          folded={!isAtPasses || kind === "sending" || kind === "failed"}
        />
      </Container>
      {/* The pass says what happens next. */}
      {!isPassShown && <AfterSending />}
      <PriceTerms terms={terms} language={language} />
      <ServicesSection services={services} servicesText={servicesText} language={language} Link={PageLink} />
      {posts.length > 0 && <StoriesSection posts={posts} postsText={postsText} language={language} Link={PageLink} />}
    </>
  );
}

/** Section on what happens once the request is sent. */
function AfterSending() {
  const { t } = useTranslation("services");
  const titleId = useId();
  return (
    <Section
      className={styles.after}
      labelledBy={titleId}
      margin={<SectionHeader kind="margin" id={titleId} title={t("steps.title")} />}
    >
      <Steps
        className={styles.steps}
        labelledBy={titleId}
        steps={(["send", "agree", "land"] as const).map((step) => ({
          title: t(`steps.${step}.title`),
          text: t(`steps.${step}.text`),
        }))}
      />
    </Section>
  );
}

interface PriceTermsProps {
  terms: readonly TermData[];
  language: Language;
}

/** Section on what the price covers: the terms of every ride, and a link to all prices. */
function PriceTerms({ terms, language }: PriceTermsProps) {
  const { t } = useTranslation(["reservation", "pages"]);
  const titleId = useId();
  return (
    <Section
      className={styles.terms}
      labelledBy={titleId}
      margin={<SectionHeader kind="margin" id={titleId} title={t("termsTitle")} lead={t("termsText")} />}
    >
      <TermList terms={terms} labelledBy={titleId} />
      <p className={styles.more}>
        <MoreLink href={pathOf(language, "prices")} Link={PageLink}>
          {t("pages:home.pricesAll")}
        </MoreLink>
      </p>
    </Section>
  );
}
