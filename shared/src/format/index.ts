export { formatAge } from './age';
export { formatBytes } from './bytes';
export { formatDate, formatDateTime, isoDateToday, removeYear } from './dates';
export { formatIn, formatRange } from './on-clocks';
export { formatCurrency, formatMoney, formatUnits, type Currency } from './money';
export { formatList, formatNumber, joinNames } from './numbers';
export { countryName, getInitials, truncateId } from './names';
export { pageTag } from './page-tag';
export { dayjs, toCountryTime } from './time';
