import { useEffect, useState } from "react";

import type { Language } from "#src/domain/language.ts";
import { LiveBoard } from "#src/features/liveBoard/LiveBoard.tsx";
import type { Live } from "#src/features/liveBoard/useLiveBoard.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Spinner } from "#src/ui/Spinner/Spinner.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./TodayBoard.module.css";

export interface TodayBoardProps {
  language: Language;
  live: Live;
}

/** The spinner gives way after this, in milliseconds, whatever is still missing. */
const LONGEST_WAIT = 5_000;

/**
 * Weather in Bodrum and Istanbul, and the rates. Only this waits for live data: a spinner stands over it until everything has
 * come or failed, five seconds at most. It takes no room of its own, so nothing on the page moves.
 */
export function TodayBoard({ language, live: { data, settled } }: TodayBoardProps) {
  const { t } = useTranslation(["pages", "shell"]);
  const [late, setLate] = useState(false);
  const waiting = !settled && !late;

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Wrap className={styles.today}>
      <div className={styles.board} data-waiting={waiting || undefined}>
        <div>
          <h2 className={styles.title}>{t("pages:home.todayTitle")}</h2>
          <p className={styles.text}>{t("pages:home.todayText")}</p>
        </div>
        <LiveBoard language={language} data={data} variant="menu" />
      </div>
      {waiting && (
        <div className={styles.wait}>
          <Spinner size="part" label={t("shell:spinner.label")} text={t("shell:spinner.text")} />
        </div>
      )}
    </Wrap>
  );
}
