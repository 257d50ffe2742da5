import { useState } from "react";
import { useLocation } from "react-router-dom";

import { KEPT_PASSES_ID, RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import type { SentRequest } from "./sending.ts";
import { useSending } from "./useSending.ts";

/** What is in the place of the form. */
export interface PassPlace {
  /** The sent request whose pass is there; null while the form is. */
  request: SentRequest | null;
  /** Whether the guest has gone nowhere since the form was sent. */
  isSamePlace: boolean;
  /** Whether all passes of this device are in the page, at their own hash, and this one is not. */
  isConcealed: boolean;
  /** Whether the form is folded away. */
  isFolded: boolean;
  /** Shows the form again, below the pass. */
  unfold: () => void;
}

/** Decides whether the pass of a sent request takes the place of the form, and whether the form is folded away below it. */
export function usePassPlace(): PassPlace {
  const { hash, key } = useLocation();
  const { sending } = useSending();
  const [unfoldedFor, setUnfoldedFor] = useState<string | null>(null);
  const request = sending.kind === "sent" && sending.hasPass ? sending.request : null;
  const isSamePlace = key === request?.locationKey;
  // A link to the form leads to it even while it is folded away.
  const isLinkedTo = hash === `#${RESERVATION_FORM_ID}` && !isSamePlace;
  return {
    request,
    isSamePlace,
    isConcealed: hash === `#${KEPT_PASSES_ID}`,
    isFolded: request !== null && request.pass.id !== unfoldedFor && !isLinkedTo,
    unfold: () => setUnfoldedFor(request?.pass.id ?? null),
  };
}
