import { use, useCallback, useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";

import type { ExtraFault } from "#src/domain/extras.ts";
import { areExtrasUntouched, RETURN_TRIP, type ExtraField, type ExtrasForm } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Extras } from "#src/ui/Extras/Extras.tsx";
import { HintLine } from "#src/ui/HintLine/HintLine.tsx";
import { NewerBuildContext } from "#src/ui/newerBuild.ts";
import { ownHtml } from "#src/ui/ownHtml.ts";
import type { BroughtDesk } from "./bringDesk.ts";
import type { BookingFields } from "./useBookingFields.ts";

interface BookingExtrasProps extends BroughtDesk {
  fields: BookingFields;
  language: Language;
  faults: Partial<Record<ExtraField, ExtraFault>>;
  busy: boolean;
}

/**
 * What a request may say beyond the ride, folded away. Its fields are prerendered, and their code comes once the form is in use: until
 * then, and where it cannot be had, the prerendered ones stay and are read as they are.
 */
export function BookingExtras({ fields, language, faults, busy, desk, bring }: BookingExtrasProps) {
  const { t } = useTranslation("booking");
  const { extras, changeExtras, changedAt } = fields;
  const { ExtraFields: Fields, FilledExtras: Filled } = desk ?? {};
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const plain = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(null);
  const newerBuild = use(NewerBuildContext);
  const isTold = !areExtrasUntouched(extras);
  // Only what was changed: a box is ticked by its click, and showing it as it was before would undo that.
  const tell = (changed: Partial<ExtrasForm> | null) => changed && changeExtras(changed);

  useEffect(() => {
    if (!isTold && !isOpen) return;
    void bring().then(async (brought) => {
      const hasNone = !brought && !plain.current?.hasChildNodes();
      // The draft keeps what is filled in.
      setMissing(hasNone && !(await newerBuild?.load()));
    });
  }, [isTold, isOpen, bring, newerBuild]);

  useEffect(() => {
    if (changedAt) showIn(plain.current, extras);
  }, [changedAt, extras]);

  // As a ref's clean-up, because the focus is lost with the fields that go.
  const watchFocus = useCallback((element: HTMLDivElement) => {
    plain.current = element;
    return () => {
      plain.current = null;
      const { activeElement } = document;
      focused.current = element.contains(activeElement) ? (activeElement?.getAttribute("name") ?? null) : null;
    };
  }, []);
  const takeFocus = useCallback((element: HTMLDivElement | null) => {
    const control = element?.querySelector<HTMLInputElement>(`[name="${focused.current}"]`);
    control?.focus({ preventScroll: true });
    if (control?.type === "text") control.setSelectionRange(control.value.length, control.value.length);
  }, []);

  return (
    <Extras
      title={t("extras.title")}
      optional={t("extras.optional")}
      filled={Filled && isTold ? <Filled language={language} values={extras} /> : undefined}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {Fields ? (
        <div key="fields" ref={takeFocus}>
          <Fields values={extras} onChange={changeExtras} faults={faults} busy={busy} />
        </div>
      ) : (
        <div
          key="plain"
          ref={watchFocus}
          onInput={(event) => tell(typedIn(event))}
          onClick={(event) => tell(steppedIn(event))}
          role="presentation"
          suppressHydrationWarning
          // Nothing to be set: what is in the page stays as it is.
          dangerouslySetInnerHTML={ownHtml("")}
        />
      )}
      {isMissing && <HintLine tone="error">{t("extras.missing")}</HintLine>}
    </Extras>
  );
}

function typedIn({ target }: FormEvent): Partial<ExtrasForm> | null {
  if (!(target instanceof HTMLInputElement)) return null;
  return target.name === RETURN_TRIP.name ? { returnTrip: target.checked } : { [target.name]: target.value };
}

/** What the buttons beside a number do. */
function steppedIn({ target }: MouseEvent): Partial<ExtrasForm> | null {
  const button = target instanceof Element ? target.closest("button") : null;
  const control = button?.parentElement?.querySelector("input");
  if (!button || !control) return null;
  if (button.previousElementSibling) control.stepUp();
  else control.stepDown();
  return { [control.name]: control.value };
}

function showIn(element: HTMLElement | null, extras: ExtrasForm): void {
  for (const control of element?.querySelectorAll("input") ?? []) {
    if (control.name === RETURN_TRIP.name) control.checked = extras.returnTrip;
    else if (control.value !== extras[control.name as ExtraField]) control.value = extras[control.name as ExtraField];
  }
}
