import { toMinorUnits, type VehicleFigures } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';

const Lines = styled.div`
  display: grid;
  gap: 2px;
  color: var(--color-ink-3);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  & > strong {
    color: var(--color-ink-1);
    font-weight: 600;
  }
`;

/** Views, enquiries and revenue of the last thirty days. */
export function RowFigures({ figures }: { figures: VehicleFigures | undefined }) {
  const t = useListingsText();
  const country = useCountry();
  if (!figures) return <Lines aria-label={t('listings.figures.none')}>—</Lines>;
  const { vehicleId, views, enquiries, revenue } = figures;
  return (
    <Lines>
      {typeof views === 'number' && <span>{t('listings.figures.views', { count: views })}</span>}
      {typeof enquiries === 'number' &&
        (enquiries > 0 ? (
          <Link to={`/enquiries?vehicle=${encodeURIComponent(vehicleId)}`}>
            {t('listings.figures.enquiries', { count: enquiries })}
          </Link>
        ) : (
          <span>{t('listings.figures.enquiries', { count: 0 })}</span>
        ))}
      {revenue !== null && revenue !== undefined && (
        <strong>
          <bdi>{formatMoney(toMinorUnits(String(revenue)), country.currency)}</bdi>
        </strong>
      )}
    </Lines>
  );
}
