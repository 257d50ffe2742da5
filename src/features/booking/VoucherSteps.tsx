import { PlaneLanding, Scan, ShieldCheck } from "lucide-react";

import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./VoucherSteps.module.css";

interface VoucherStepsProps {
  /** Whether a ride begins at the airport. */
  lands: boolean;
  /** Whether a ride is still to come. */
  upcoming: boolean;
  /** Where the voucher is kept, or that it could not be. */
  keptText: string;
}

/** What a guest does next with a voucher, in chronological order, and where it is kept. */
export function VoucherSteps({ lands, upcoming, keptText }: VoucherStepsProps) {
  const { t } = useTranslation("request");
  return (
    <ul className={styles.steps} role="list">
      {lands && (
        <li className={styles.step}>
          <PlaneLanding className={styles.icon} aria-hidden />
          <span>{t("voucher.steps.land")}</span>
        </li>
      )}
      {upcoming && (
        <li className={styles.step}>
          <Scan className={styles.icon} aria-hidden />
          <span>{t("voucher.steps.show")}</span>
        </li>
      )}
      <li className={styles.step}>
        <ShieldCheck className={styles.icon} aria-hidden />
        <span>{keptText}</span>
      </li>
    </ul>
  );
}
