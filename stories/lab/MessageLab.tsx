import { useState } from "react";

import type { BookingForm } from "#src/domain/bookingForm.ts";
import { MAX_MESSAGE_LENGTH, newsletterMessage } from "#src/domain/message.ts";
import { formatNumber } from "#src/domain/money.ts";
import { FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import { TextField } from "#src/ui/TextField/TextField.tsx";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";
import { BookingInputs } from "./BookingInputs.tsx";
import { ChatMessage } from "./ChatMessage.tsx";
import { LengthMeter } from "./LengthMeter.tsx";
import "./MessageLab.css";
import { CHAT_LIMIT, cutLabels, messageOf, relayLine, type Surroundings } from "./operatorMessage.ts";
import { LAB } from "./labels.ts";

type Globals = Parameters<typeof inLanguage>[0];

interface LabProps {
  globals: Globals;
  surroundings: Omit<Surroundings, "turkishPlaces">;
}

/** A booking's fields, and beside them the message that the operator gets of it. */
export function BookingLab({ globals, surroundings, example }: LabProps & { example: BookingForm }) {
  const [form, setForm] = useState(example);
  const data = bookingIn(globals);
  const result = messageOf(form, { ...surroundings, turkishPlaces: data.turkishPlaces });
  return (
    <div className="message-lab">
      <BookingInputs data={data} form={form} onFormChange={setForm} errors={result.ok ? {} : result.errors} />
      {result.ok ? (
        <Received globals={globals} message={result.message} now={surroundings.now} />
      ) : (
        <FieldHint tone="error">{inLanguage(globals, LAB.notSent)}</FieldHint>
      )}
    </div>
  );
}

/** The newsletter's one field, and its message. */
export function NewsletterLab({ globals, surroundings, example }: LabProps & { example: string }) {
  const [email, setEmail] = useState(example);
  const message = newsletterMessage({ email, source: surroundings.source });
  return (
    <div className="message-lab">
      <div className="message-lab-cells">
        <TextField
          id="lab-email"
          name="email"
          label={inLanguage(globals, LAB.email)}
          value={email}
          onValueChange={setEmail}
        />
      </div>
      <Received globals={globals} message={message} now={surroundings.now} />
    </div>
  );
}

/** The message with the relay's line below it, how long both are, and what had to be cut. */
function Received({ globals, message, now }: { globals: Globals; message: string; now: Date }) {
  const { language } = translatorOf(globals);
  const sent = `${message}\n${relayLine(now)}`;
  const cut = cutLabels(message);
  const used = (length: number, limit: number) =>
    inLanguage(globals, LAB.used)(formatNumber(length, language), formatNumber(limit, language));
  return (
    <div className="message-lab-received">
      <div className="message-lab-lengths">
        <LengthMeter
          label={inLanguage(globals, LAB.message)}
          length={message.length}
          limit={MAX_MESSAGE_LENGTH}
          text={used(message.length, MAX_MESSAGE_LENGTH)}
        />
        <LengthMeter
          label={inLanguage(globals, LAB.withRelayLine)}
          length={sent.length}
          limit={CHAT_LIMIT}
          text={used(sent.length, CHAT_LIMIT)}
        />
        <div role="status">
          {cut.length > 0 && <FieldHint>{inLanguage(globals, LAB.cut)(cut.join(", "))}</FieldHint>}
        </div>
      </div>
      <ChatMessage chat="Bodrum VIP Transfer" label={inLanguage(globals, LAB.chat)} text={sent} />
    </div>
  );
}
