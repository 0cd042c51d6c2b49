import { isNotOffered } from '@portal/shared/api';
import { readMinor, srmTollEndpoints, type TripTolls } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry, useQuery } from '@portal/shared/portal';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import { useTollsText } from '../../../../messages/useTollsText';

/** How many tolls a trip passed and what they cost; nothing where its trackers saw none. */
export function TripTollsView({ bookingId }: { bookingId: string }) {
  const t = useTollsText();
  const { currency } = useCountry();
  const { data, error, isRefreshing, refresh } = useQuery(
    srmTollEndpoints.trip,
    { query: { bookingId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  if (!data && error && !isNotOffered(error))
    return (
      <Inline gap={2} role="status">
        <Text tone="muted">{t('tolls.trip.failed')}</Text>
        <Button size="sm" disabled={isRefreshing} onClick={() => void refresh()}>
          {t('tolls.retry')}
        </Button>
      </Inline>
    );
  if (!data || data.foreseen.count === 0) return null;
  const money = ({ amount }: TripTolls['foreseen']) => formatMoney(readMinor(amount) ?? 0, currency);
  const { foreseen, awaited } = data;
  return (
    <Stack gap={1}>
      <Text>
        {t(foreseen.unknown > 0 ? 'tolls.trip.foreseenUnknown' : 'tolls.trip.foreseen', {
          count: foreseen.count,
          amount: money(foreseen),
          unknown: foreseen.unknown,
        })}
      </Text>
      {awaited.count > 0 && (
        <Text tone="muted" size={2}>
          {t('tolls.trip.awaited', { count: awaited.count, amount: money(awaited) })}
        </Text>
      )}
    </Stack>
  );
}
