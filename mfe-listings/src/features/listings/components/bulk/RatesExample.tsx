import type { Listing } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useBulkText } from '../../../../messages/useBulkText';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';
import { listChangedRates } from '../../model/list-changed-rates';
import type { RatesChange } from '../../model/rates-rules';

const Box = styled.section`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-2);
  background: var(--color-surface-2);
  font-variant-numeric: tabular-nums;
`;

const Rates = styled.ul`
  padding: 0;
  color: var(--color-ink-2);
  font-size: var(--text-2);
  list-style: none;
`;

const SHOWN = 3;

/** Before and after for the first few, calculated as on the server. */
export function RatesExample({ rows, periods, change }: RatesChange & { rows: readonly Listing[] }) {
  const t = useBulkText();
  const { currency } = useCountry();
  const changed = rows
    .map((row) => ({ row, rates: listChangedRates(row.rentalDetails, periods, change) }))
    .filter(({ rates }) => rates.length > 0);
  const untouched = rows.length - changed.length;
  return (
    <Box aria-live="polite">
      <Text weight={600}>{t('bulk.example')}</Text>
      {changed.length === 0 && <Text tone="muted">{t('bulk.example.none')}</Text>}
      {changed.slice(0, SHOWN).map(({ row, rates }) => (
        <div key={row.vehicleId}>
          <Text as="div" weight={500}>
            <bdi>{formatListingTitle(row)}</bdi>
          </Text>
          <Rates>
            {rates.map(({ period, minor, after }) => (
              <li key={period}>
                {t('bulk.example.change', {
                  period: t(`bulk.period.${period}`),
                  before: formatMoney(minor, currency),
                  after: formatMoney(after, currency),
                })}
              </li>
            ))}
          </Rates>
        </div>
      ))}
      {changed.length > SHOWN && (
        <Text tone="muted" size={2}>
          {t('bulk.example.more', { count: changed.length - SHOWN })}
        </Text>
      )}
      {changed.length > 0 && untouched > 0 && (
        <Text tone="muted" size={2}>
          {t('bulk.example.unchanged', { count: untouched })}
        </Text>
      )}
    </Box>
  );
}
