import { useEffect, useState } from "react";

import type { Cities } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { LiveBoard } from "#src/features/liveBoard/LiveBoard.tsx";
import type { LiveState } from "#src/features/liveBoard/useLiveBoard.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Spinner } from "#src/ui/Spinner/Spinner.tsx";
import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./TodayBoard.module.css";

export interface TodayBoardProps {
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
export function TodayBoard({ language, label, cities, live: { data, settled } }: TodayBoardProps) {
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
