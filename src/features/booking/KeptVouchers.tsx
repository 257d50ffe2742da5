import { lazy, Suspense, useSyncExternalStore } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { VOUCHER_ID } from "#src/i18n/paths.ts";
import { localStore } from "#src/storage.ts";
import { VOUCHERS_KEY } from "./voucherExpiry.ts";
import { subscribeToVouchers } from "./voucherStore.ts";

const Vouchers = lazy(async () => ({ default: (await import("./Vouchers.tsx")).Vouchers }));

export interface KeptVouchersProps {
  data: BookingData;
  language: Language;
  /** While the pass of the request that was just sent is in the page: the vouchers then show at their own hash only. */
  concealed?: boolean;
  /** Anywhere but at their own hash: one line says of which request they are, and unfolds them. */
  folded?: boolean;
}

/**
 * The vouchers stored on this device, below the reservation form and at their own hash; they work offline too. Renders an empty
 * container if there are none and the address does not ask for them.
 */
export function KeptVouchers({ data, language, concealed = false, folded = false }: KeptVouchersProps) {
  const isShown = useSyncExternalStore(subscribeToVouchers, hasVoucherOrHash, () => false);
  return (
    <div id={VOUCHER_ID}>
      {isShown && !concealed && (
        <Suspense>
          <Vouchers data={data} language={language} folded={folded} />
        </Suspense>
      )}
    </div>
  );
}

/** Checks the hash as well, because storage has no entry for a voucher that the browser refused to store. */
function hasVoucherOrHash(): boolean {
  return location.hash === `#${VOUCHER_ID}` || localStore.get(VOUCHERS_KEY) !== null;
}
