export { DateField } from './date-fields/DateField';
export { DateTimeField } from './date-fields/DateTimeField';
export { loadRangePopover } from './date-fields/range/load-range-popover';
export type { DateFieldProps } from './date-fields/SegmentedField';
export { TimeField } from './date-fields/TimeField';
