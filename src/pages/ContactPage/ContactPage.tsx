import type { PageData } from "#src/content/schema.ts";
import { callLink } from "#src/domain/contact.ts";
import { useConsent } from "#src/features/consent/useConsent.ts";
import { directionsAddress, streetMapAddress } from "#src/features/map/addresses.ts";
import { StreetMap } from "#src/features/map/StreetMap.tsx";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { useActionLink } from "#src/features/navigation/useActionLink.ts";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import { ContactCard } from "#src/ui/ContactCard/ContactCard.tsx";
import { ContactList } from "#src/ui/ContactList/ContactList.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import styles from "./ContactPage.module.css";

export type ContactPageProps = Pick<
  PageData["contact"],
  "language" | "contact" | "address" | "hours" | "position" | "map" | "pictures"
>;

/** The place of the drawn map that the business is at. */
const HOME_PLACE = "bodrum";

/** The question that says more of how one is met. */
const MEETING_QUESTION = "meeting";

/** The ways to reach the business, on a map of where it is; and how the business is found by who lands. */
export function ContactPage({ language, contact, address, hours, position, map, pictures }: ContactPageProps) {
  const { t } = useTranslation("contact");
  const { t: shell } = useTranslation("shell");
  const { state: consent } = useConsent();
  const { label: reserveLabel, ...reserve } = useActionLink(reservationHref(language), shell("notFound.reserve"));
  const { label: howLabel, ...how } = useActionLink(`${pathOf(language, "faq")}#${MEETING_QUESTION}`, t("meeting.how"));
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
            marked={HOME_PLACE}
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
          <MoreLink href={pathOf(language, "faq")} Link={RouterLink}>
            {t("faq")}
          </MoreLink>
          <MoreLink href={pathOf(language, "gallery")} Link={RouterLink}>
            {t("gallery")}
          </MoreLink>
        </div>
      </ContactCard>
      <CallBand
        className={styles.meeting}
        title={t("meeting.title")}
        text={t("meeting.text")}
        image={pictures.arrivals}
        plateOnPhones
      >
        <ButtonLink {...reserve} variant="brass">
          {reserveLabel}
        </ButtonLink>
        <ButtonLink {...how} variant="line">
          {howLabel}
        </ButtonLink>
      </CallBand>
    </>
  );
}
