import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { callLink } from "#src/domain/contact.ts";
import { useConsent } from "#src/features/consent/useConsent.ts";
import { directionsAddress, streetMapAddress } from "#src/features/map/addresses.ts";
import { StreetMap } from "#src/features/map/StreetMap.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { ContactCard } from "#src/ui/ContactCard/ContactCard.tsx";
import { ContactList } from "#src/ui/ContactList/ContactList.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import styles from "./ContactPage.module.css";

export type ContactPageProps = Pick<
  PageData["contact"],
  | "language"
  | "contact"
  | "address"
  | "hours"
  | "position"
  | "map"
  | "place"
  | "town"
  | "region"
  | "question"
  | "pictures"
>;

/** Contact page: contact channels, map, and a banner about meeting at the airport. */
export function ContactPage(props: ContactPageProps) {
  const { language, contact, address, hours, position, map, place, town, region, question, pictures } = props;
  const { t } = useTranslation("contact");
  const { t: shell } = useTranslation("shell");
  const { state: consent } = useConsent();
  return (
    <>
      <ContactCard
        title={t("title")}
        lead={t("lead")}
        actions={
          <ContactButtons contact={contact} language={language} message={shell("chat.message")} layout="grid" all />
        }
        map={
          <StreetMap
            map={map}
            markedPlace={place}
            town={town}
            region={region}
            src={streetMapAddress(position)}
            directionsHref={directionsAddress(position)}
            allowed={consent === "accepted"}
          />
        }
      >
        <ContactList
          phoneLabel={t("phone")}
          phone={{ text: contact.phone.display, href: callLink(contact) }}
          emailLabel={t("email")}
          emails={contact.emails.map((email) => ({ text: email, href: `mailto:${email}` }))}
          addressLabel={t("address")}
          address={address}
          hoursLabel={t("hours")}
          hours={hours}
        />
        <div className={styles.more}>
          <MoreLink href={pathOf(language, "faq")} Link={PageLink}>
            {t("faq")}
          </MoreLink>
          <MoreLink href={pathOf(language, "gallery")} Link={PageLink}>
            {t("gallery")}
          </MoreLink>
        </div>
      </ContactCard>
      <ContactBanner
        className={styles.meeting}
        title={t("meeting.title")}
        text={t("meeting.text")}
        image={pictures.arrivals}
      >
        <ButtonLink href={reservationHref(language)} Link={PageLink} variant="brass">
          {shell("notFound.reserve")}
        </ButtonLink>
        <ButtonLink href={`${pathOf(language, "faq")}#${question}`} Link={PageLink} variant="line">
          {t("meeting.how")}
        </ButtonLink>
      </ContactBanner>
    </>
  );
}
