import type { FleetVehicle } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import { ratesOf } from '../../model/vehicle';

const Box = styled.div`
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  & > strong {
    display: block;
    font-weight: 650;
    white-space: nowrap;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
    font-weight: 400;
    white-space: nowrap;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
`;

/** The first rate that is on, and the others smaller. */
export function Rates({ row }: { row: FleetVehicle }) {
  const t = useFleetText();
  const { currency } = useCountry();
  const [first, ...others] = ratesOf(row.rentalDetails);
  if (!first)
    return (
      <Box>
        <small>{t('fleet.rates.none')}</small>
      </Box>
    );
  return (
    <Box>
      <strong>
        {formatMoney(first.minor, currency)} <small>/ {t(`fleet.per.${first.period}`)}</small>
      </strong>
      <span>
        {others.map(({ period, minor }) => (
          <small key={period}>
            {formatMoney(minor, currency)} / {t(`fleet.per.${period}`)}
          </small>
        ))}
      </span>
    </Box>
  );
}
