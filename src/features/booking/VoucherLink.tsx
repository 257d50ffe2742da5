import { useLinkClickHandler } from "react-router-dom";

import type { LinkProps } from "#src/ui/link.ts";

/** Link to the voucher by client-side navigation: a voucher that could not be stored would not survive a page load. */
export function VoucherLink({ href, onClick, ...rest }: LinkProps) {
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
