import { useNetwork } from "#src/api/network.ts";
import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import { callLink } from "#src/domain/contact.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./OfflineNotice.module.css";

export interface OfflineNoticeProps {
  contact: Pick<ContactData, "phone">;
}

/** Notice shown while the device is offline, with the phone number, which still works. */
export function OfflineNotice({ contact }: OfflineNoticeProps) {
  const { t } = useTranslation("shell");
  const network = useNetwork();
  return (
    // The live region is rendered from the start, so that screen readers announce content added to it.
    <div role="status">
      {network === "offline" && (
        <p className={styles.notice}>
          <span>{t("offline.notice")}</span>{" "}
          <a href={callLink(contact)} translate="no">
            {contact.phone.display}
          </a>
        </p>
      )}
    </div>
  );
}
