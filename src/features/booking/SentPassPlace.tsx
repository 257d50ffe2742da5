import { Plus } from "lucide-react";
import { Suspense } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { SENT_PASS_ID } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { lazyOptional } from "#src/ui/lazyOptional.ts";
import { loadSentPass } from "./loadSentPass.ts";
import type { PassPlace } from "./usePassPlace.ts";

const SentPass = lazyOptional(loadSentPass);

interface SentPassPlaceProps {
  place: PassPlace;
  /** Shows the form again, for another request. */
  onNewRequest: () => void;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
  className?: string | undefined;
}

/** Where the pass of a sent request appears, above the form; empty until then. */
export function SentPassPlace({ place, onNewRequest, className, ...rest }: SentPassPlaceProps) {
  const { t } = useTranslation("request");
  const { request, isSamePlace, isConcealed, isFolded } = place;
  return (
    <div id={SENT_PASS_ID} className={className} hidden={isConcealed}>
      {/* In the page before the pass: a boundary that comes with it would show nothing until its code is there. */}
      <Suspense>
        {request && (
          <SentPass
            key={request.pass.id}
            request={request}
            isSamePlace={isSamePlace}
            isConcealed={isConcealed}
            {...rest}
          >
            {isFolded && (
              <Button variant="text" onClick={onNewRequest}>
                <Plus aria-hidden />
                <span>{t("sent.newRequest")}</span>
              </Button>
            )}
          </SentPass>
        )}
      </Suspense>
    </div>
  );
}
