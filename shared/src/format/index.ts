export { formatAge } from './age';
export { formatBytes } from './bytes';
export { formatDate, formatDateTime, isoDateToday, withoutYear } from './dates';
export { formatIn, formatRange, getZoneOffset } from './on-clocks';
export { formatMoney, type Currency } from './money';
export { formatList, formatNumber } from './numbers';
export { countryName, initials, truncateId } from './names';
export { pageTag } from './page-tag';
export { dayjs, inCountry } from './time';
