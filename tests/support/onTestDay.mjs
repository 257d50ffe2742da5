// Loaded before a relay, which then runs on the day of the tests. All processes of a test get the same offset.
import { shiftDate } from "./testDay.mjs";

shiftDate(Number(process.env.CLOCK_OFFSET));
