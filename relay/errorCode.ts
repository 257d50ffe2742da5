/** The code that Node or a driver gave an error, such as `ECONNREFUSED` or `SQLITE_BUSY`; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
