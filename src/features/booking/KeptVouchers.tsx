import { use, useEffect, useSyncExternalStore } from "react";

import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { VOUCHER_ID } from "#src/i18n/paths.ts";
import { NewerBuildContext } from "#src/ui/newerBuild.ts";
import { useDesk } from "./bringDesk.ts";
import { VOUCHERS_CHANGED, VOUCHERS_KEY } from "./forgetVouchers.ts";

export interface KeptVouchersProps {
  data: BookingData;
  language: Language;
}

/**
 * The cards of what was sent, as the device keeps them: at an address of their own on the form's page, without a network too. Who has
 * none and has not come for one gets nothing, and no code of it.
 */
export function KeptVouchers({ data, language }: KeptVouchersProps) {
  const isWanted = useSyncExternalStore(subscribe, isAskedFor, () => false);
  const { desk, bring } = useDesk(language);
  const newerBuild = use(NewerBuildContext);
  const Vouchers = desk?.Vouchers;

  useEffect(() => {
    if (isWanted) void bring().then((brought) => (brought ? false : newerBuild?.load()));
  }, [isWanted, bring, newerBuild]);

  return <div id={VOUCHER_ID}>{isWanted && Vouchers && <Vouchers data={data} language={language} />}</div>;
}

/** What the device could not keep is come for by its address. */
function isAskedFor(): boolean {
  try {
    return location.hash === `#${VOUCHER_ID}` || localStorage.getItem(VOUCHERS_KEY) !== null;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(VOUCHERS_CHANGED, listener);
  return () => removeEventListener(VOUCHERS_CHANGED, listener);
}
