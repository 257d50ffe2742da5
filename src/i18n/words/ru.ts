export { default as booking } from "../messages/ru/booking.json";
export { default as pages } from "../messages/ru/pages.json";
export { default as shell } from "../messages/ru/shell.json";
