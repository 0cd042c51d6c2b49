import { SegmentedField, type DateFieldProps } from './SegmentedField';

/** A day: segments in the order of the reader's language, and a calendar. Its value is an ISO date or empty. */
export function DateField(props: DateFieldProps) {
  return <SegmentedField {...props} kind="date" />;
}
