import { SegmentedField, type DateFieldProps } from './SegmentedField';

/** A day and a time on the clocks of the country, as `2026-01-31T10:30`, which is the form of `min` and `max` too. */
export function DateTimeField(props: DateFieldProps) {
  return <SegmentedField {...props} kind="datetime-local" />;
}
