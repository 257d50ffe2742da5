/** Response header with the reference of an accepted message. The body of the answer says only that it was accepted. */
export const REFERENCE_HEADER = "Message-Reference";
