export { DateField } from './date-fields/DateField';
export { DateTimeField } from './date-fields/DateTimeField';
export { DateRangeField, type DateRangeFieldProps } from './date-fields/range/DateRangeField';
export type { DateFieldProps } from './date-fields/SegmentedField';
export { TimeField } from './date-fields/TimeField';
