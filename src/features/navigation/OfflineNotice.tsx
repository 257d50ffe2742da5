import { useNetwork } from "#src/api/network.ts";
import type { ContactData } from "#src/content/schema.ts";
import { callLink } from "#src/domain/contact.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import styles from "./OfflineNotice.module.css";

export interface OfflineNoticeProps {
  contact: Pick<ContactData, "phone">;
}

/** Says that there is no network for as long as there is none, and what works all the same: a call. */
export function OfflineNotice({ contact }: OfflineNoticeProps) {
  const { t } = useTranslation("shell");
  const network = useNetwork();
  return (
    // The region is there from the start, so that a screen reader hears what comes into it.
    <div role="status">
      {network === "gone" && (
        <p className={styles.notice}>
          {t("offline.notice")} <a href={callLink(contact)}>{contact.phone.display}</a>
        </p>
      )}
    </div>
  );
}
