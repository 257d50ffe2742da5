import { MAX_LENGTH } from "#src/domain/bookingForm.ts";
import type { Language } from "#src/domain/language.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Honeypot } from "#src/ui/Honeypot/Honeypot.tsx";
import { Newsletter } from "#src/ui/Newsletter/Newsletter.tsx";
import { PostedNotice } from "#src/ui/PostedNotice/PostedNotice.tsx";
import { useSubscription } from "./useSubscription.ts";

export interface NewsletterFormProps {
  language: Language;
  title: string;
}

/** Topics of the newsletter, as category keys. The categories of articles are separate. */
const TOPICS = ["travel", "tips", "news", "events"] as const;

/** Newsletter sign-up form. The notices above it show the result of a submit without scripts. */
export function NewsletterForm({ language, title }: NewsletterFormProps) {
  const { t } = useTranslation("newsletter");
  const { state, draft, saveDraft, subscribe } = useSubscription(language);
  return (
    <>
      <PostedNotice id="subscribed" outcome="sent" title={t("subscribedTitle")} text={t("subscribedText")} />
      <PostedNotice
        id="not-subscribed"
        outcome="failed"
        title={t("notSubscribedTitle")}
        text={t("notSubscribedText")}
      />
      <Newsletter
        title={title}
        lead={t("lead")}
        label={t("label")}
        placeholder={t("placeholder")}
        submitLabel={t("subscribe")}
        sendingLabel={t("sending")}
        state={state}
        successText={t("success")}
        errorText={t("error")}
        missingText={t("missing")}
        invalidText={t("invalid")}
        maxLength={MAX_LENGTH.email}
        action={MESSAGE_ENDPOINT}
        method="post"
        draft={draft}
        onDraft={saveDraft}
        onSubmit={(values) => void subscribe(values)}
        note={`${t("topics")}: ${TOPICS.map((topic) => t(`categories.${topic}`)).join("\u00a0· ")}`}
      >
        <input type="hidden" name="action" value="sendMessage" />
        <input type="hidden" name="language" value={language} />
        <Honeypot />
      </Newsletter>
    </>
  );
}
