import { listActiveRates, type ShownRentalDetails } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useMessages } from '@portal/shared/i18n';
import { useCountry } from '@portal/shared/portal';
import styled from 'styled-components';

const Box = styled.div<{ $large?: boolean | undefined }>`
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  & > strong {
    display: block;
    font-size: ${({ $large }) => ($large ? 'var(--text-4)' : 'inherit')};
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

interface Props {
  details: ShownRentalDetails | null | undefined;
  large?: boolean;
}

/** The first enabled rate, and the others smaller. */
export function Rates({ details, large }: Props) {
  const t = useMessages();
  const { currency } = useCountry();
  const [first, ...others] = listActiveRates(details);
  if (!first)
    return (
      <Box>
        <small>{t('shared.rates.none')}</small>
      </Box>
    );
  return (
    <Box $large={large}>
      <strong>
        {formatMoney(first.minor, currency)} <small>/ {t(`shared.rates.per.${first.period}`)}</small>
      </strong>
      <span>
        {others.map(({ period, minor }) => (
          <small key={period}>
            {formatMoney(minor, currency)} / {t(`shared.rates.per.${period}`)}
          </small>
        ))}
      </span>
    </Box>
  );
}
