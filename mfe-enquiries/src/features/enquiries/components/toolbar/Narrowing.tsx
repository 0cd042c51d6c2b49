import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button, Inline } from '@portal/shared/ui';
import { useText } from '../../../../messages/useText';
import { anyDay } from '../../../../entities/enquiry/model/arrival';
import type { Filters } from '../../../../entities/enquiry/model/filter';
import type { Row } from '../../../../entities/enquiry/model/row';

interface Props {
  filters: Filters;
  rows: readonly Row[];
  onFilter: (filters: Partial<Filters>) => void;
}

/**
 * A filter that came from a metric of another page. It has no field here, so it is shown and can be removed.
 */
export function Narrowing({ filters: { from, to, vehicle }, rows, onFilter }: Props) {
  const t = useText();
  const { id: country } = useCountry();
  if (from === null && to === null && vehicle === null) return null;
  const day = (date: string) => formatDate(date, country);
  const days =
    from !== null && to !== null
      ? from === to
        ? t('enquiries.narrowed.day', { day: day(from) })
        : t('enquiries.narrowed.days', { from: day(from), to: day(to) })
      : from !== null
        ? t('enquiries.narrowed.since', { day: day(from) })
        : to !== null
          ? t('enquiries.narrowed.until', { day: day(to) })
          : null;
  const name = rows.find(({ enquiry }) => enquiry.vehicleId === vehicle)?.vehicle;
  const removable = (text: string, change: Partial<Filters>) => (
    <Button
      size="sm"
      icon="x"
      aria-label={t('enquiries.narrowed.remove', { filter: text })}
      onClick={() => onFilter(change)}
    >
      {text}
    </Button>
  );
  return (
    <Inline>
      {days !== null && removable(days, anyDay)}
      {vehicle !== null && removable(name ?? t('enquiries.narrowed.vehicle'), { vehicle: null })}
    </Inline>
  );
}
