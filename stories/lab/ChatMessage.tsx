import { ArrowRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";

interface ChatMessageProps {
  /** The name of the chat. */
  chat: string;
  text: string;
  /** Names the part on show for a screen reader. */
  label: string;
}

/** Addresses and phone numbers, which a chat makes links of by itself. */
const LINK = /(https?:\/\/\S+|\+\d{8,15}(?!\d)|[^\s@]+@[^\s@]+\.\w+)/u;

/** A message as the operator's phone shows it: first the notification, cut at two lines, then the chat. It is in Turkish. */
export function ChatMessage({ chat, text, label }: ChatMessageProps) {
  const [headline = ""] = text.split("\n");
  return (
    <section className="lab-chat-phone" aria-label={label}>
      {/* Drawn, for its words stand in the message itself. */}
      <div className="lab-chat-notice" aria-hidden>
        <span className="lab-chat-chat">{chat}</span>
        <span className="lab-chat-preview" lang="tr">
          {drawn(headline)}
        </span>
      </div>
      <p className="lab-chat-bubble" lang="tr">
        {text.split(LINK).map((part, index) =>
          LINK.test(part) ? (
            <a key={index} className="lab-chat-link" href={addressOf(part)} target="_blank" rel="noopener">
              {part}
            </a>
          ) : (
            <Fragment key={index}>{drawn(part)}</Fragment>
          ),
        )}
      </p>
    </section>
  );
}

/** A chat's own face has the arrow of the headline; the site's have not, so it is drawn over its place. */
function drawn(text: string): ReactNode[] {
  return text.split(/(→)/).map((part, index) =>
    part === "→" ? (
      <span className="lab-chat-arrow" key={index}>
        {part}
        <ArrowRight aria-hidden />
      </span>
    ) : (
      part
    ),
  );
}

function addressOf(text: string): string {
  if (text.startsWith("http")) return text;
  return text.includes("@") ? `mailto:${text}` : `tel:${text}`;
}
