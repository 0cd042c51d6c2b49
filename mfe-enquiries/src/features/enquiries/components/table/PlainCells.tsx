import type { Country } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import type { TranslateText } from '../../../../messages/useText';
import { ageText, rentalPeriod } from '../../../../entities/enquiry/model/dates';
import { moneyText, type Row } from '../../../../entities/enquiry/model/row';

interface Props {
  row: Row;
  t: TranslateText;
  country: Country;
}

export function BookingCell({ row, t, country }: Props) {
  const { rentalStartDate, rentalEndDate } = row.enquiry;
  return (
    <div className="booking" role="gridcell">
      <p className="strong">
        <span className="told">{t('enquiries.booking.total')} </span>
        <bdi>{moneyText(row.total, country)}</bdi>
      </p>
      <p>
        <bdi>{t('enquiries.booking.perDay', { price: moneyText(row.pricePerDay, country) })}</bdi>
        {' · '}
        <bdi>{t('enquiries.booking.days', { days: row.days })}</bdi>
      </p>
      <p dir="auto">
        {rentalPeriod(rentalStartDate, rentalEndDate, country.id) || t('enquiries.notAvailable')}
      </p>
    </div>
  );
}

/** `now` is the time of the render. The age shows when the pointer is over the date. */
export function DateCell({ row: { enquiry }, t, country, now }: Props & { now: number }) {
  const { createdAt } = enquiry;
  return (
    <div className="date" role="gridcell" data-label={t('enquiries.column.date')}>
      <time dateTime={createdAt} title={ageText(createdAt, now, country.id, t)}>
        <bdi>{formatDateTime(createdAt, country.id) || t('enquiries.notAvailable')}</bdi>
      </time>
    </div>
  );
}
