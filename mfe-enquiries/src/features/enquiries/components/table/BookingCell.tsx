import { useCountry } from '@portal/shared/portal';
import { VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { rentalPeriod } from '../../model/dates';
import { moneyText, type Row } from '../../model/row';
import { Cell, Line, wide } from './cell';

const Box = styled(Cell)`
  font-variant-numeric: tabular-nums;
  ${wide} {
    text-align: end;
  }
`;

export function BookingCell({ row }: { row: Row }) {
  const t = useText();
  const country = useCountry();
  const { rentalStartDate, rentalEndDate } = row.enquiry;
  return (
    <Box $name="booking" role="gridcell">
      <Line $strong>
        <VisuallyHidden>{t('enquiries.booking.total')} </VisuallyHidden>
        <bdi>{moneyText(row.total, country)}</bdi>
      </Line>
      <Line $quiet>
        <bdi>{t('enquiries.booking.perDay', { price: moneyText(row.pricePerDay, country) })}</bdi>
        {' · '}
        <bdi>{t('enquiries.booking.days', { days: row.days })}</bdi>
      </Line>
      <Line $quiet>
        <bdi>{rentalPeriod(rentalStartDate, rentalEndDate, country.id) || t('enquiries.notAvailable')}</bdi>
      </Line>
    </Box>
  );
}
