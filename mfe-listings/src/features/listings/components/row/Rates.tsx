import type { Listing } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import { ratesOf } from '../../model/rates';

const Box = styled.div`
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  & > strong {
    display: block;
    font-size: var(--text-4);
    font-weight: 650;
    white-space: nowrap;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
    font-weight: 400;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
`;

/** The first rate that is on, and the others smaller. */
export function Rates({ row }: { row: Listing }) {
  const t = useListingsText();
  const { currency } = useCountry();
  const [first, ...others] = ratesOf(row.rentalDetails);
  if (!first)
    return (
      <Box>
        <small>{t('listings.rates.none')}</small>
      </Box>
    );
  return (
    <Box>
      <strong>
        {formatMoney(first.minor, currency)} <small>/ {t(`listings.rates.per.${first.period}`)}</small>
      </strong>
      <span>
        {others.map(({ period, minor }) => (
          <small key={period}>
            {formatMoney(minor, currency)} / {t(`listings.rates.per.${period}`)}
          </small>
        ))}
      </span>
    </Box>
  );
}
