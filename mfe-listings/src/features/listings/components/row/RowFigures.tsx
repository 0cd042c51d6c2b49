import { toMinorUnits, type Days, type Listing, type VehicleFigures } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { enquiriesLink, revenueLink } from '../../../../entities/listing/model/result-links';
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

interface Props {
  row: Listing;
  figures: VehicleFigures | null | undefined;
  days: Days | undefined;
}

/** Views, enquiries and revenue of the last thirty days, the last two with a link to what they are made of. */
export function RowFigures({ row, figures, days }: Props) {
  const t = useListingsText();
  const country = useCountry();
  if (!figures || !days) return <Lines aria-label={t('listings.figures.unknown')}>—</Lines>;
  const { vehicleId, views, enquiries, revenue } = figures;
  const amount = revenue !== null && revenue !== undefined && (
    <bdi>{formatMoney(toMinorUnits(String(revenue)), country.currency)}</bdi>
  );
  const plate = row.vehicleRegistrationNumber;
  return (
    <Lines>
      {typeof views === 'number' && <span>{t('listings.figures.views', { count: views })}</span>}
      {typeof enquiries === 'number' &&
        (enquiries > 0 ? (
          <Link to={enquiriesLink({ ...days, vehicle: vehicleId })}>
            {t('listings.figures.enquiries', { count: enquiries })}
          </Link>
        ) : (
          <span>{t('listings.figures.enquiries', { count: 0 })}</span>
        ))}
      {amount && <strong>{plate ? <Link to={revenueLink(plate, days)}>{amount}</Link> : amount}</strong>}
    </Lines>
  );
}
