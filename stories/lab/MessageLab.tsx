import { useState } from "react";

import type { BookingForm } from "#src/domain/bookingForm.ts";
import type { ExtrasForm } from "#src/domain/extrasForm.ts";
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
import {
  CHAT_LIMIT,
  cutLabels,
  messageOf,
  sentMessage,
  type MessageContext,
  type RelayFindings,
} from "./operatorMessage.ts";
import { LAB } from "./labels.ts";

type Globals = Parameters<typeof inLanguage>[0];

interface LabProps {
  globals: Globals;
  context: Omit<MessageContext, "turkishPlaces">;
}

interface BookingLabProps extends LabProps {
  example: BookingForm;
  /** The extras; none by default. */
  extras?: Partial<ExtrasForm>;
  findings?: RelayFindings;
}

/** The fields of a booking next to the message that the operator receives. */
export function BookingLab({ globals, context, example, extras = {}, findings }: BookingLabProps) {
  const [form, setForm] = useState(example);
  const data = bookingIn(globals);
  const result = messageOf(form, extras, { ...context, turkishPlaces: data.turkishPlaces });
  return (
    <div className="message-lab">
      <BookingInputs data={data} form={form} onFormChange={setForm} errors={result.ok ? {} : result.errors} />
      {result.ok ? (
        <ReceivedMessage globals={globals} message={result.message} now={context.now} findings={findings} />
      ) : (
        <FieldHint tone="error">{inLanguage(globals, LAB.notSent)}</FieldHint>
      )}
    </div>
  );
}

/** The field of a newsletter subscription next to its message. */
export function NewsletterLab({ globals, context, example }: LabProps & { example: string }) {
  const [email, setEmail] = useState(example);
  const message = newsletterMessage({ email, source: context.source });
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
      <ReceivedMessage globals={globals} message={message} now={context.now} />
    </div>
  );
}

interface ReceivedMessageProps {
  globals: Globals;
  message: string;
  now: Date;
  findings?: RelayFindings | undefined;
}

/** The message as the relay sends it, the length of both, and the labels of truncated values. */
function ReceivedMessage({ globals, message, now, findings }: ReceivedMessageProps) {
  const { language } = translatorOf(globals);
  const sent = sentMessage(message, now, findings);
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
          label={inLanguage(globals, LAB.withFooter)}
          length={sent.text.length}
          limit={CHAT_LIMIT}
          text={used(sent.text.length, CHAT_LIMIT)}
        />
        <div role="status">
          {cut.length > 0 && <FieldHint>{inLanguage(globals, LAB.cut)(cut.join(", "))}</FieldHint>}
        </div>
      </div>
      <ChatMessage chat="Bodrum VIP Transfer" label={inLanguage(globals, LAB.chat)} message={sent} />
    </div>
  );
}
