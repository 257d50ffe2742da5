/** What was asked for if it comes within `limit` milliseconds; undefined where it takes longer or fails. */
export async function inTime<T>(asked: Promise<T>, limit: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((tell) => (timer = setTimeout(() => tell(undefined), limit)));
  try {
    return await Promise.race([asked.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
