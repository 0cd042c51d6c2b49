import { readMinor, type TripAlert } from '@portal/shared/contract';
import { countryName, formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useDeskText } from '../messages/useDeskText';

interface AlertWords {
  readonly title: string;
  readonly reason: string;
}

/** What an alert is, and the values that explain it, in words. */
export function useDescribeAlert(): (alert: Pick<TripAlert, 'kind' | 'figures'>) => AlertWords {
  const t = useDeskText();
  const { id, currency } = useCountry();
  return ({ kind, figures }) => ({
    title: t(`desk.alert.${kind}`),
    reason: t(`desk.alert.${kind}.why`, {
      country: 'none',
      ...figures,
      ...(typeof figures.country === 'string' ? { countryName: countryName(figures.country) } : {}),
      ...(typeof figures.dueAt === 'string' ? { dueAt: formatDate(figures.dueAt, id) } : {}),
      ...(typeof figures.since === 'string' ? { since: formatDateTime(figures.since, id) } : {}),
      ...(typeof figures.amount === 'string'
        ? { amount: formatMoney(readMinor(figures.amount) ?? 0, currency) }
        : {}),
    }),
  });
}
