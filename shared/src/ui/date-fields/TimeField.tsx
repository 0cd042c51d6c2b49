import { SegmentedField, type DateFieldProps } from './SegmentedField';

/** A time of day, as `18:30`. With `step={1}` it has seconds: `18:30:15`. */
export function TimeField(props: DateFieldProps) {
  return <SegmentedField {...props} kind="time" />;
}
