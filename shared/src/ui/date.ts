export { RangeCalendar, type RangeCalendarProps } from './date/RangeCalendar';
