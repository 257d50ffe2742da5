import { CalendarPlus, IdCard, List, Printer } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useLinkClickHandler } from "react-router-dom";

import type { BookingData, ContactData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { phoneText } from "#src/domain/phone.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { keptPassesHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { Pass, type PassContent } from "#src/ui/Pass/Pass.tsx";
import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import { beginsAtAirport, factText, passContent, referenceFacts, rideMessage } from "./passContent.ts";
import { calendarHref } from "./calendarHref.ts";
import { SentPostmark } from "./SentPostmark.tsx";
import styles from "./SentPass.module.css";
import type { SentRequest } from "./sending.ts";
import { Dialog, DialogClose } from "#src/ui/Dialog/Dialog.tsx";
import { CopyButton } from "./CopyButton.tsx";
import type { LinkProps } from "#src/ui/link.ts";

export interface SentPassProps {
  request: SentRequest;
  /** Whether the guest has gone nowhere since the form was sent: only then does the pass take the focus. */
  isSamePlace: boolean;
  /** Whether the kept passes stand in its place. */
  isConcealed: boolean;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
  /** Button that shows the form again, beside the one for all details. */
  children?: ReactNode;
}

/** Pass of the request that has just been sent, in the place of the form. */
export function SentPass({ request, isSamePlace, isConcealed, data, language, labelOf, children }: SentPassProps) {
  const { t } = useTranslation("request");
  const { t: tBooking } = useTranslation(["booking", "fares"]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  useCloseOnBack(isDialogOpen, () => setDialogOpen(false));

  const { pass, isSaved, text } = request;
  // As it was when the pass came. In another language the page begins from its top.
  const [isAwaited] = useState(request.isAwaited && isSamePlace);
  const { booking, extras } = pass;
  const input = { t, tBooking, pass, data, language, labelOf };
  const content = passContent({ ...input, now: new Date(pass.sentAt) });
  const message = rideMessage(input);

  // Before the first paint, so that the pass is never seen elsewhere.
  useLayoutEffect(() => {
    if (!isAwaited) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView();
  }, [isAwaited]);

  const open = (
    <ButtonLink wide variant="ink" href={keptPassesHref(language)} Link={PassLink} onClick={() => setDialogOpen(false)}>
      <IdCard aria-hidden />
      <span>{t("pass.open")}</span>
    </ButtonLink>
  );
  const note = t(isSaved ? "pass.kept" : "pass.notKept");
  const calendar = (
    <ButtonLink variant="line" href={calendarHref(pass, language)} type="text/calendar">
      <CalendarPlus aria-hidden />
      <span>{t("sent.addToCalendar")}</span>
    </ButtonLink>
  );
  return (
    <>
      <Pass
        {...content}
        place="page"
        heading={t("sent.passHeading")}
        headingRef={heading}
        printable={!isDialogOpen && !isConcealed}
        next={t("text" in content.fare ? "sent.nextEnquiry" : "sent.next", {
          phone: phoneText(booking.countryCode, booking.phone),
        })}
        mark={<SentPostmark sentAt={pass.sentAt} name={content.brand} className={styles.mark} />}
        fareNote={t("sent.fareNote")}
        actions={{ main: open, note, others: calendar }}
        contact={{
          label: t(beginsAtAirport(pass) && extras.flightNumber === "" ? "sent.contactFlight" : "sent.contact"),
          actions: (
            <ContactButtons
              layout="grid"
              contact={data.contact}
              language={language}
              message={message}
              limit={2}
              variant="line"
            />
          ),
        }}
      />
      <div className={styles.others}>
        <Button variant="text" onClick={() => setDialogOpen(true)}>
          <List aria-hidden />
          <span>{t("sent.more")}</span>
        </Button>
        {children}
      </div>
      <SentDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        content={content}
        sentAt={pass.sentAt}
        text={[text, ...referenceFacts(input).map(factText)].join("\n")}
        message={message}
        main={open}
        note={note}
        calendar={calendar}
        contact={data.contact}
        language={language}
      />
    </>
  );
}

interface SentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: PassContent;
  /** When the request was sent, in milliseconds since 1970. */
  sentAt: number;
  /** The request as plain text, to be copied. */
  text: string;
  /** Prefilled beginning of a message to the business. */
  message: string;
  /** The button that opens the kept pass. */
  main: ReactNode;
  /** Where the pass is kept. */
  note: string;
  /** The link to the calendar file. */
  calendar: ReactNode;
  contact: ContactData;
  language: Language;
}

/** The pass of the request that was just sent, with all that can be done with it. */
function SentDialog({ open, onOpenChange, content, sentAt, text, message, ...rest }: SentDialogProps) {
  const { t } = useTranslation("request");
  const { main, note, calendar, contact, language } = rest;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      head={
        <>
          <span>{t("sent.passHeading")}</span>
          {content.reference && <span translate="no">{content.reference.value}</span>}
        </>
      }
      title={t("sent.title")}
      text={t("sent.text")}
      mark={<SentPostmark sentAt={sentAt} name={content.brand} className={styles.dialogMark} />}
    >
      <Pass
        {...content}
        place="dialog"
        heading={t("sent.passHeading")}
        fareNote={t("sent.fareNote")}
        actions={{
          main,
          note,
          contacts: <ContactButtons layout="grid" contact={contact} language={language} message={message} />,
          others: (
            <>
              {calendar}
              <Button variant="line" onClick={() => window.print()}>
                <Printer aria-hidden />
                <span>{t("sent.print")}</span>
              </Button>
              {/* There is no clipboard without HTTPS. */}
              {"clipboard" in navigator && <CopyButton variant="line" text={text} />}
            </>
          ),
          last: (
            <DialogClose>
              <Button variant="text" className={styles.ok}>
                {t("sent.ok")}
              </Button>
            </DialogClose>
          ),
        }}
      />
    </Dialog>
  );
}

/** Link to the pass by client-side navigation: a pass that could not be stored would not survive a page load. */
function PassLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    />
  );
}
