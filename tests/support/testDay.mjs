/** When the tests take place, in milliseconds since 1970: 14 July 2026, 06:00 UTC, unless the environment says another time. */
const TEST_TIME = Number(process.env.SOURCE_DATE_EPOCH ?? 1_784_008_800) * 1000;

/** From the machine's clock to that of the tests, in milliseconds. */
export const CLOCK_OFFSET = TEST_TIME - Date.now();

/**
 * Sets the date of the page or process that runs it. Timers are left alone, and so are the entries of `performance`, which the clock of
 * Playwright would empty and the site reads.
 */
export function shiftDate(offset) {
  const machineNow = Date.now;
  Date.now = () => machineNow() + offset;
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, subclass) => Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], subclass),
  });
}
