/** The fewest and the most digits of national numbers, without a trunk prefix, and the dial codes for which they hold. */
type NationalLengths = readonly [fewest: number, most: number, dialCodes: string];

/**
 * How long the numbers of fixed lines and mobile phones are in the countries of `content/countries.ts`. Source: the metadata of
 * google-libphonenumber, with which a test compares the table.
 */
export const NATIONAL_LENGTHS: readonly NationalLengths[] = [
  [4, 11, "352"],
  [4, 13, "43"],
  [5, 9, "27"],
  [5, 10, "358 82"],
  [5, 15, "49"],
  [6, 9, "359 40 421"],
  [6, 10, "98"],
  [6, 12, "39"],
  [7, 8, "372 961"],
  [7, 9, "46 48"],
  [7, 10, "353"],
  [7, 11, "86"],
  [7, 12, "381"],
  [8, 8, "216 356 357 370 371 373 374 382 386 389 45 47 965 968 973 974 993"],
  [8, 9, "213 32 355 36 385 387 962 963 971"],
  [8, 10, "20 64 964"],
  [8, 12, "383 972"],
  [9, 9, "212 33 34 351 375 380 41 420 61 966 992 994 995 996 998"],
  [9, 10, "44 81"],
  [9, 11, "31"],
  [10, 10, "1 30 7 90 91"],
  [10, 11, "55"],
];
