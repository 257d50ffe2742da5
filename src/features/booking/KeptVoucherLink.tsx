import { useSyncExternalStore } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { placeLabel } from "#src/domain/places.ts";
import type { Voucher } from "#src/domain/voucher.ts";
import { voucherHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { rideText } from "./labels.ts";
import { readVouchers, subscribeToVouchers } from "./voucherStore.ts";

export interface KeptVoucherLinkProps {
  data: BookingData;
  language: Language;
  Link: LinkComponent;
  className?: string | undefined;
}

/** Link to the newest voucher stored on this device, for a page that does not show it. Renders nothing if there is none. */
export function KeptVoucherLink({ data, language, Link, className }: KeptVoucherLinkProps) {
  const { t } = useTranslation("request");
  const [latest] = useSyncExternalStore(subscribeToVouchers, readVouchers, () => NO_VOUCHERS);
  if (!latest) return null;
  const ride = rideText(latest.booking, language, (id) => placeLabel(data.places, id));
  return (
    <MoreLink className={className} href={voucherHref(language)} Link={Link}>
      <FixedValues>{t("voucher.latest", { ride })}</FixedValues>
    </MoreLink>
  );
}

/** While the page is prerendered or hydrates. */
const NO_VOUCHERS: readonly Voucher[] = [];
