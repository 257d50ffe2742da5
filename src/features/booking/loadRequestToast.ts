/** Loads the toast about a request. Nobody needs it before the form is touched. */
export const loadRequestToast = async () => (await import("./RequestToast.tsx")).RequestToast;
