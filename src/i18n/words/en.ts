export { default as booking } from "../messages/en/booking.json";
export { default as pages } from "../messages/en/pages.json";
export { default as shell } from "../messages/en/shell.json";
