import { useId } from "react";

import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { Steps } from "#src/ui/Steps/Steps.tsx";
import styles from "./ReservationPage.module.css";

/** Section on what happens once the request is sent. */
export function AfterSending() {
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
