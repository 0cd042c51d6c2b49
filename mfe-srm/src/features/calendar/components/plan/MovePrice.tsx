import { readMinor, type TripQuote } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { DescriptionList, Skeleton, Text, VisuallyHidden } from '@portal/shared/ui';
import { useCalendarText } from '../../../../messages/useCalendarText';

/** The rental before and after, and the difference. */
export function MovePrice({ quote, isWorking }: { quote: TripQuote | null; isWorking: boolean }) {
  const t = useCalendarText();
  const { currency } = useCountry();
  const after = readMinor(quote?.quote?.total);
  const before = readMinor(quote?.before?.total);
  if (isWorking)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('calendar.move.working')}</VisuallyHidden>
        <Skeleton width="60%" />
      </div>
    );
  if (after === null)
    return (
      <Text tone="muted" role="status">
        {t('calendar.move.noPrice')}
      </Text>
    );
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <div role="status">
      <DescriptionList
        items={[
          ...(before === null ? [] : [{ term: t('calendar.move.before'), description: money(before) }]),
          { term: t('calendar.move.after'), description: money(after) },
          ...(before === null
            ? []
            : [{ term: t('calendar.move.difference'), description: money(after - before) }]),
        ]}
      />
    </div>
  );
}
