import { RangeCalendar } from '@portal/shared/ui/date';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { PeriodField } from '../../hooks/usePeriodField';
import type { DayState } from '../../model/list-taken-days';

interface Props {
  field: PeriodField;
  days: ReadonlyMap<string, DayState>;
}

const getDayPart = (text: string) => text.slice(0, 'YYYY-MM-DD'.length);
const getTimePart = (text: string) => text.slice('YYYY-MM-DD'.length) || 'T10:00';

/** Chooses the days; the hours stay unchanged. */
export function TakenCalendar({ field, days }: Props) {
  const t = useTripFormText();
  const { start, end } = field.text;
  return (
    <RangeCalendar
      label={t('trip.days')}
      value={start && end ? { start: getDayPart(start), end: getDayPart(end) } : null}
      isTaken={(day) => days.get(day) === 'taken'}
      isPartlyTaken={(day) => days.get(day) === 'partly'}
      takenLabel={t('trip.days.taken')}
      partlyLabel={t('trip.days.partly')}
      onChange={(chosen) =>
        field.setText({ start: chosen.start + getTimePart(start), end: chosen.end + getTimePart(end) })
      }
    />
  );
}
