export { default as booking } from "../messages/tr/booking.json";
export { default as pages } from "../messages/tr/pages.json";
export { default as shell } from "../messages/tr/shell.json";
