import { CalendarPlus, Printer, Scan } from "lucide-react";

import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactActions, type ContactAction } from "#src/ui/ContactActions/ContactActions.tsx";
import type { VoucherDriver } from "./VoucherSheet.tsx";
import styles from "./VoucherStub.module.css";

interface Press {
  label: string;
  onPress: () => void;
}

interface Way {
  label: string;
  href: string;
}

export interface VoucherPhone extends Way {
  /** As people read it. */
  display: string;
}

/** What can be done with a card. */
export interface VoucherActions {
  /** Fills the screen with the name; left out once the ride is over. */
  show?: Press;
  /** The ways to a person, in their order. */
  ways: readonly ContactAction[];
  /** A file that a calendar opens, by the name in `download`; left out once the ride is over. */
  calendar?: Way & { download: string };
  print: Press;
  clear: Press;
}

interface VoucherStubProps {
  phone: VoucherPhone;
  actions: VoucherActions;
  driver: VoucherDriver;
}

/** The part of a voucher below the perforation: what to do with it, the likeliest first. */
export function VoucherStub({ phone, actions: { show, ways, calendar, print, clear }, driver }: VoucherStubProps) {
  return (
    <div className={styles.stub}>
      {show && (
        <Button wide onClick={show.onPress}>
          <Scan aria-hidden />
          {show.label}
        </Button>
      )}
      <ContactActions layout="grid" className={styles.ways} actions={ways} />
      <div className={styles.others}>
        {calendar && (
          <ButtonLink variant="line" href={calendar.href} download={calendar.download}>
            <CalendarPlus aria-hidden />
            {calendar.label}
          </ButtonLink>
        )}
        <Button variant="line" onClick={print.onPress}>
          <Printer aria-hidden />
          {print.label}
        </Button>
      </div>
      <div className={styles.driver} lang="tr">
        <p className={styles.label}>{driver.title}</p>
        <p className={styles.text}>{driver.text}</p>
      </div>
      <p className={styles.phone}>
        <span className={styles.label}>{phone.label}</span>
        <a className={styles.number} href={phone.href}>
          {phone.display}
        </a>
      </p>
      <button type="button" className={styles.clear} onClick={clear.onPress}>
        {clear.label}
      </button>
    </div>
  );
}
