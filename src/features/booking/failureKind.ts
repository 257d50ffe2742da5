/**
 * What the form has to say after a failure. `rejected`: nothing has arrived. `unknown`: the request in the form may have arrived; the relay
 * would recognise it. `earlier`: another request may have arrived, and the one in the form would be sent in addition to it.
 */
export type FailureKind = "rejected" | "unknown" | "earlier";

/** Compares the content of the form, null while it is not valid, with those of the requests that may have arrived. */
export function failureKind(unanswered: readonly string[], content: string | null): FailureKind {
  if (content !== null && unanswered.includes(content)) return "unknown";
  return unanswered.length > 0 ? "earlier" : "rejected";
}
