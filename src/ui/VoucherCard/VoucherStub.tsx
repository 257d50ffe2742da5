import { CalendarPlus, Printer, Scan } from "lucide-react";

import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactActions, type ContactAction } from "#src/ui/ContactActions/ContactActions.tsx";
import type { VoucherDriver } from "./VoucherSheet.tsx";
import styles from "./VoucherStub.module.css";

interface ButtonAction {
  label: string;
  onPress: () => void;
}

interface LinkAction {
  label: string;
  href: string;
}

/** A phone number as a link. */
export interface VoucherPhone extends LinkAction {
  /** Formatted for people. */
  display: string;
}

/** Actions of a voucher card. */
export interface VoucherActions {
  /** Opens the name sign; left out once the ride is over. */
  show?: ButtonAction;
  /** Contact links, in display order. */
  contacts: readonly ContactAction[];
  /** Address of the calendar file; left out once the ride is over. */
  calendar?: LinkAction;
  print: ButtonAction;
  clear: ButtonAction;
}

interface VoucherStubProps {
  phone: VoucherPhone;
  actions: VoucherActions;
  driver: VoucherDriver;
}

/** Part of the voucher below the perforation: its actions, most likely first. */
export function VoucherStub({ phone, actions: { show, contacts, calendar, print, clear }, driver }: VoucherStubProps) {
  return (
    <div className={styles.stub}>
      {show && (
        <Button wide onClick={show.onPress}>
          <Scan aria-hidden />
          <span>{show.label}</span>
        </Button>
      )}
      <ContactActions layout="grid" className={styles.contacts} actions={contacts} />
      <div className={styles.others}>
        {calendar && (
          <ButtonLink variant="line" href={calendar.href} type="text/calendar">
            <CalendarPlus aria-hidden />
            <span>{calendar.label}</span>
          </ButtonLink>
        )}
        <Button variant="line" onClick={print.onPress}>
          <Printer aria-hidden />
          <span>{print.label}</span>
        </Button>
      </div>
      <div className={styles.driver}>
        <p className={styles.label}>{driver.title}</p>
        <p className={styles.text} lang="tr" translate="no">
          {driver.text}
        </p>
      </div>
      <p className={styles.phone}>
        <span className={styles.label}>{phone.label}</span>
        <a className={styles.number} translate="no" href={phone.href}>
          {phone.display}
        </a>
      </p>
      <button type="button" className={styles.clear} onClick={clear.onPress}>
        {clear.label}
      </button>
    </div>
  );
}
