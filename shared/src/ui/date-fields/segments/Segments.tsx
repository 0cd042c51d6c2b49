import { DateLocale } from '../../overlays/DateLocale';
import { DayInput } from './DayInput';
import type { SegmentsProps } from './segments-props';
import { TimeInput } from './TimeInput';

/** What covers the browser's field: the parts of a date or time, typed one after the other. */
export function Segments({ kind, hasSeconds, ...props }: SegmentsProps) {
  return (
    <DateLocale>
      {kind === 'time' ? (
        <TimeInput {...props} hasSeconds={hasSeconds} />
      ) : (
        <DayInput {...props} kind={kind} />
      )}
    </DateLocale>
  );
}
