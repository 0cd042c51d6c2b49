export { formatAge } from './age';
export { formatBytes } from './bytes';
export { formatDate, formatDateTime, isoDateToday } from './dates';
export { formatIn, offsetOf } from './on-clocks';
export { formatMoney, type Currency } from './money';
export { initials, truncateId } from './names';
export { dayjs, inCountry } from './time';
