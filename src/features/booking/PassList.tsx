import { CalendarPlus, PlaneLanding, Printer, Scan, ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { placeLabel } from "#src/domain/places.ts";
import { type KeptPass, isOver } from "#src/domain/keptPass.ts";
import { KEPT_PASSES_ID } from "#src/i18n/paths.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { NameSign } from "#src/ui/NameSign/NameSign.tsx";
import { Pass } from "#src/ui/Pass/Pass.tsx";
import { rideText } from "./labels.ts";
import { beginsAtAirport, passContent, rideMessage, signFacts, signNameOf } from "./passContent.ts";
import { calendarHref } from "./calendarHref.ts";
import { SentPostmark } from "./SentPostmark.tsx";
import styles from "./PassList.module.css";
import { deletePass, isSaved, readPasses, subscribeToPasses } from "./passStore.ts";

export interface PassListProps {
  data: BookingData;
  language: Language;
  /** Whether the passes are folded into one line. */
  folded: boolean;
}

/** List of stored passes with instructions; at their own hash also an empty state. */
export function PassList({ data, language, folded }: PassListProps) {
  const { t } = useTranslation("request");
  const { t: tBooking } = useTranslation(["booking", "fares"]);
  const passes = useSyncExternalStore(subscribeToPasses, readPasses);
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  const [passOnSign, setPassOnSign] = useState<KeptPass | null>(null);
  const [printedId, setPrintedId] = useState<string | null>(null);
  const { contact } = data;
  const labelOf = (id: string) => placeLabel(data.places, id);
  const [latest] = passes;
  const isEmpty = latest === undefined;
  const upcoming = passes.filter((pass) => !isOver(pass, now.getTime()));

  useEffect(() => {
    // This component is loaded lazily, so the browser could not find the target of the hash yet.
    if (folded || location.hash !== `#${KEPT_PASSES_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [folded]);

  const print = ({ id }: KeptPass) => {
    flushSync(() => setPrintedId(id));
    window.print();
    setPrintedId(null);
  };
  const clear = (pass: KeptPass) => {
    deletePass(pass);
    // The pressed button unmounts with its pass.
    heading.current?.focus();
  };

  if (isEmpty && location.hash !== `#${KEPT_PASSES_ID}`) return null;
  const cards = (
    <div className={styles.cards}>
      {passes.map((pass) => {
        const input = { t, tBooking, pass, data, language, labelOf };
        const isPast = !upcoming.includes(pass);
        return (
          <Pass
            key={pass.id}
            {...passContent({ ...input, now })}
            place="kept"
            heading={t("sent.printHeading")}
            printable={printedId === null || printedId === pass.id}
            mark={<SentPostmark sentAt={pass.sentAt} name={contact.name} />}
            actions={{
              main: !isPast && (
                <Button wide onClick={() => setPassOnSign(pass)}>
                  <Scan aria-hidden />
                  <span>{t("pass.show")}</span>
                </Button>
              ),
              contacts: (
                <ContactButtons layout="grid" contact={contact} language={language} message={rideMessage(input)} />
              ),
              others: (
                <>
                  {!isPast && (
                    <ButtonLink variant="line" href={calendarHref(pass, language)} type="text/calendar">
                      <CalendarPlus aria-hidden />
                      <span>{t("sent.addToCalendar")}</span>
                    </ButtonLink>
                  )}
                  <Button variant="line" onClick={() => print(pass)}>
                    <Printer aria-hidden />
                    <span>{t("sent.print")}</span>
                  </Button>
                </>
              ),
              last: (
                <button type="button" className={styles.clear} onClick={() => clear(pass)}>
                  {t("pass.clear")}
                </button>
              ),
            }}
          />
        );
      })}
    </div>
  );
  const sign = passOnSign && (
    <NameSign
      open
      onOpenChange={() => setPassOnSign(null)}
      label={t("pass.signLabel")}
      name={signNameOf(passOnSign)}
      brand={contact.name}
      {...signFacts({ t, tBooking, pass: passOnSign, data, language, labelOf })}
      closeLabel={t("pass.close")}
    />
  );
  if (folded && latest) {
    const ride = rideText(latest.booking, language, labelOf);
    return (
      <>
        <Disclosure
          className={styles.earlier}
          label={<FixedValues>{t("pass.earlier", { count: passes.length, ride })}</FixedValues>}
        >
          {cards}
        </Disclosure>
        {sign}
      </>
    );
  }
  return (
    <section className={styles.passes}>
      <div>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t("pass.heading")}
        </h2>
        {isEmpty && <p className={styles.lead}>{t("pass.none")}</p>}
        {upcoming.length > 0 && <p className={styles.lead}>{t("pass.lead")}</p>}
      </div>
      {!isEmpty && cards}
      {!isEmpty && (
        <PassSteps
          lands={upcoming.some(beginsAtAirport)}
          upcoming={upcoming.length > 0}
          keptText={t(passes.every(isSaved) ? "pass.steps.keep" : "pass.notKept")}
        />
      )}
      {sign}
    </section>
  );
}

interface PassStepsProps {
  /** Whether a ride begins at the airport. */
  lands: boolean;
  /** Whether a ride is still to come. */
  upcoming: boolean;
  /** Where the pass is kept, or that it could not be. */
  keptText: string;
}

/** What a guest does next with a pass, in chronological order, and where it is kept. */
function PassSteps({ lands, upcoming, keptText }: PassStepsProps) {
  const { t } = useTranslation("request");
  return (
    <ul className={styles.steps} role="list">
      {lands && (
        <li className={styles.step}>
          <PlaneLanding className={styles.icon} aria-hidden />
          <span>{t("pass.steps.land")}</span>
        </li>
      )}
      {upcoming && (
        <li className={styles.step}>
          <Scan className={styles.icon} aria-hidden />
          <span>{t("pass.steps.show")}</span>
        </li>
      )}
      <li className={styles.step}>
        <ShieldCheck className={styles.icon} aria-hidden />
        <span>{keptText}</span>
      </li>
    </ul>
  );
}
