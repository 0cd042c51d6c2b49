import { readMinor, type TripQuote, type TripRecord } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { DescriptionList, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import { getTripTotal } from '../../model/trip';

interface Props {
  trip: TripRecord;
  quote: TripQuote | null;
  isWorking: boolean;
}

/** The rental before and after, and the difference. */
export function ExtensionPrice({ trip, quote, isWorking }: Props) {
  const t = useTripsText();
  const { currency } = useCountry();
  if (isWorking)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('trips.extend.working')}</VisuallyHidden>
        <Skeleton width="60%" />
      </div>
    );
  const after = readMinor(quote?.quote?.total);
  const before = readMinor(quote?.before?.total) ?? getTripTotal(trip);
  if (after === null || before === null) return null;
  return (
    <div role="status">
      <DescriptionList
        items={[
          { term: t('trips.extend.before'), description: formatMoney(before, currency) },
          { term: t('trips.extend.after'), description: formatMoney(after, currency) },
          { term: t('trips.extend.more'), description: formatMoney(after - before, currency) },
        ]}
      />
    </div>
  );
}
