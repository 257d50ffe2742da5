/** Returns the value if it is an object, otherwise an empty one, so that fields of unknown JSON can be read. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
