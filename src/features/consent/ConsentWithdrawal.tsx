import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import styles from "./ConsentWithdrawal.module.css";
import { useConsent } from "./useConsent.ts";

/** Line with a button that takes back the consent to cookies. Only shown where there is one, so never without scripts. */
export function ConsentWithdrawal() {
  const { t } = useTranslation("legal");
  const { state, withdraw } = useConsent();
  const [isWithdrawn, setWithdrawn] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const isGiven = state === "accepted";
  if (!isGiven && !isWithdrawn) return null;

  function handlePress() {
    flushSync(() => {
      setWithdrawn(true);
      withdraw();
    });
    // The pressed button has unmounted, so focus moves to the line, which now says what has happened.
    line.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.consent}>
      <p className={styles.line} ref={line} tabIndex={-1} data-arrival>
        {t(isGiven ? "privacy.consent.given" : "privacy.consent.withdrawn")}
      </p>
      {isGiven && (
        <Button variant="line" onClick={handlePress}>
          {t("privacy.consent.withdraw")}
        </Button>
      )}
    </div>
  );
}
